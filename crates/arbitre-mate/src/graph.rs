//! The positions reached so far: each once, with exact keys, and a queue of those still open.

use alloc::vec;
use alloc::vec::Vec;

use arbitre_board::Planes;

/// No position: the end of a chain.
const NONE: u32 = u32::MAX;

/// How far from mate a position looks: the queue serves the smallest first.
pub(crate) type Distance = u8;

/// A position that was reached.
struct Node {
    position: Planes,
    /// The position that it was reached from.
    parent: u32,
    /// The next one in the same bucket of each queue.
    next: [u32; Queue::COUNT],
}

/// In place of the next one: the position was taken out of this queue.
const TAKEN: u32 = u32::MAX - 1;

/// The queues of open positions, which take turns.
#[derive(Clone, Copy)]
pub(crate) enum Queue {
    /// What looks near to a mate in this corner.
    A1,
    H1,
    A8,
    H8,
    /// What is new.
    New,
}

impl Queue {
    const COUNT: usize = 5;
    /// Those of the corners.
    pub(crate) const CORNERS: [Self; 4] = [Self::A1, Self::H1, Self::A8, Self::H8];
    /// For a graph whose positions are all alike.
    pub(crate) const ONLY: Self = Self::A1;
}

/// A stack of open positions for each distance.
struct Buckets {
    tops: [u32; 256],
    /// No bucket below this one has anything open.
    lowest: usize,
}

impl Buckets {
    const EMPTY: Self = Self {
        tops: [NONE; 256],
        lowest: 256,
    };
}

/// A place in the table: half of a position's hash, so that most others are told apart without a
/// look at them, and its node.
#[derive(Clone, Copy)]
struct Place {
    hash: u32,
    node: u32,
}

impl Place {
    const EMPTY: Self = Self {
        hash: 0,
        node: NONE,
    };
}

/// What a first look at the table shows of a position.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    hash: u32,
    place: Place,
}

/// A graph of positions that grows while it is searched; its memory is used again.
pub(crate) struct Graph {
    nodes: Vec<Node>,
    /// Open addressing over `nodes`.
    table: Vec<Place>,
    queues: [Buckets; Queue::COUNT],
}

/// The bytes that one position takes at most: its node, with a quarter to spare, and its share of
/// the table, at most two thirds full and doubled when it is, while both tables are there.
pub(crate) const BYTES_PER_POSITION: usize = size_of::<Node>() * 5 / 4 + 5 * size_of::<Place>();

impl Graph {
    pub(crate) const fn new() -> Self {
        Self {
            nodes: Vec::new(),
            table: Vec::new(),
            queues: [Buckets::EMPTY; Queue::COUNT],
        }
    }

    /// Forgets every position, and keeps the memory.
    pub(crate) fn clear(&mut self) {
        if self.nodes.len() < self.table.len() / 16 {
            // Taken out in reverse order, no position hides another one's place.
            while let Some(node) = self.nodes.last() {
                let place = self.place(node.position, hash(node.position)).0;
                self.table[place] = Place::EMPTY;
                self.nodes.pop();
            }
        } else {
            self.table.fill(Place::EMPTY);
        }
        self.nodes.clear();
        self.queues = [Buckets::EMPTY; Queue::COUNT];
    }

    /// The positions reached.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn position(&self, node: u32) -> &Planes {
        &self.nodes[node as usize].position
    }

    pub(crate) fn parent(&self, node: u32) -> Option<u32> {
        let parent = self.nodes[node as usize].parent;
        (parent != NONE).then_some(parent)
    }

    /// Looks where a position would be in the table. Many looks, one after the other, wait for
    /// the memory together.
    pub(crate) fn look(&self, position: Planes) -> Sight {
        let hash = hash(position);
        let mask = self.table.len().wrapping_sub(1);
        let place = self.table.get(hash as usize & mask).copied();
        let place = place.unwrap_or(Place::EMPTY);
        Sight { hash, place }
    }

    /// Whether that look showed the position; if not, it may still have been reached before.
    pub(crate) fn shows(&self, sight: Sight, position: &Planes) -> bool {
        let node = self.nodes.get(sight.place.node as usize);
        sight.place.hash == sight.hash && node.is_some_and(|node| node.position == *position)
    }

    /// Adds a position unless it was reached before; it is not yet in the queue.
    pub(crate) fn reach(&mut self, position: Planes, parent: Option<u32>) -> Option<u32> {
        self.reach_at(self.look(position), position, parent)
    }

    /// The same for a position whose place was looked at.
    pub(crate) fn reach_at(
        &mut self,
        Sight { hash, .. }: Sight,
        position: Planes,
        parent: Option<u32>,
    ) -> Option<u32> {
        if self.nodes.len() * 3 >= self.table.len() * 2 {
            self.enlarge();
        }
        let (place, found) = self.place(position, hash);
        if found {
            return None;
        }
        let node = self.nodes.len() as u32;
        self.table[place] = Place { hash, node };
        if self.nodes.len() == self.nodes.capacity() {
            // Growing by a quarter keeps the memory close to what is used.
            self.nodes
                .reserve_exact(usize::max(1024, self.nodes.len() / 4));
        }
        self.nodes.push(Node {
            position,
            parent: parent.unwrap_or(NONE),
            next: [NONE; Queue::COUNT],
        });
        Some(node)
    }

    /// Puts a position in a queue.
    pub(crate) fn open(&mut self, node: u32, queue: Queue, distance: Distance) {
        let buckets = &mut self.queues[queue as usize];
        let bucket = usize::from(distance);
        self.nodes[node as usize].next[queue as usize] = buckets.tops[bucket];
        buckets.tops[bucket] = node;
        buckets.lowest = buckets.lowest.min(bucket);
    }

    /// Takes the position with the least distance out of a queue, the latest first, unless
    /// another queue had it before.
    pub(crate) fn take(&mut self, queue: Queue) -> Option<u32> {
        let buckets = &mut self.queues[queue as usize];
        while let Some(&node) = buckets.tops.get(buckets.lowest) {
            if node == NONE {
                buckets.lowest += 1;
                continue;
            }
            let next = &mut self.nodes[node as usize].next;
            buckets.tops[buckets.lowest] = next[queue as usize];
            let is_first = !next.contains(&TAKEN);
            next[queue as usize] = TAKEN;
            if is_first {
                return Some(node);
            }
        }
        None
    }

    /// Where a position is in the table or would be, and whether it is there.
    fn place(&self, position: Planes, hash: u32) -> (usize, bool) {
        let mask = self.table.len() - 1;
        let mut index = hash as usize & mask;
        loop {
            let place = self.table[index];
            if place.node == NONE {
                return (index, false);
            }
            if place.hash == hash && self.nodes[place.node as usize].position == position {
                return (index, true);
            }
            index = (index + 1) & mask;
        }
    }

    fn enlarge(&mut self) {
        let size = usize::max(2048, self.table.len() * 2);
        let mask = size - 1;
        let old = core::mem::replace(&mut self.table, vec![Place::EMPTY; size]);
        for place in old.into_iter().filter(|place| place.node != NONE) {
            let mut index = place.hash as usize & mask;
            while self.table[index].node != NONE {
                index = (index + 1) & mask;
            }
            self.table[index] = place;
        }
    }
}

/// Spreads the four planes over 32 bits; equal hashes are told apart by the planes themselves.
fn hash(position: Planes) -> u32 {
    let hash = position
        .words()
        .iter()
        .fold(0x2545_f491_4f6c_dd1d, |hash: u64, &plane| {
            let product = u128::from(hash ^ plane) * 0x9e37_79b9_7f4a_7c15;
            (product >> 64) as u64 ^ product as u64
        });
    (hash >> 32) as u32
}
