//! Reading takes steps in proportion to the bytes, whatever they are.

use proptest::prelude::*;

use crate::chunk::{Chunk, Content};
use crate::limits::{Limits, Mode};
use crate::place::Place;
use crate::scan::Scan;
use crate::visitor::{Extent, Head, Visitor};

struct Nobody(Head, Extent);

impl Visitor for Nobody {
    fn begin_tags(&mut self) -> Head {
        self.0
    }
    fn begin_movetext(&mut self) -> Extent {
        self.1
    }
}

/// The bytes that the scanner looks at, for all modes and extents at worst.
fn steps(bytes: &[u8]) -> usize {
    let limits = Limits {
        nesting: 3,
        token_bytes: 50,
        ..Limits::default()
    };
    let mut most = 0;
    for mode in [Mode::Lenient, Mode::Strict, Mode::Forensic] {
        for (head, extent) in [
            (Head::Told, Extent::Everything),
            (Head::PassedOver, Extent::Everything),
            (Head::Told, Extent::MainLine),
            (Head::Told, Extent::Nothing),
            (Head::PassedOver, Extent::Nothing),
        ] {
            let chunk = Chunk {
                bytes,
                place: Place::START,
                content: Content::Games,
            };
            let mut visitor = Nobody(head, extent);
            let mut scan = Scan::new(chunk, mode, &limits, &mut visitor);
            let _ = scan.games();
            assert_eq!(scan.position(), bytes.len());
            most = most.max(scan.steps);
        }
    }
    most
}

fn check(bytes: &[u8]) {
    let (steps, most) = (steps(bytes), 8 * bytes.len() + 8);
    assert!(steps <= most, "{steps} steps for {} bytes", bytes.len());
}

#[test]
fn hostile_text_costs_no_more() {
    for pattern in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        ";",
        "%",
        "\n%",
        "$",
        "*",
        "!",
        ".",
        "1",
        "1.",
        "\"",
        "\\",
        "[A",
        "[A ",
        "[A \"",
        "[A \"\n",
        "[A \"b\"]",
        "[A \"b\"]\n\n",
        "\n[A \"b\"]",
        "({",
        "(;\n",
        "{\n",
        "{\n[",
        "{\n[A ",
        "e4",
        "e4 ",
        "e8(",
        "e8(Q",
        "e8(Q)",
        "½",
        "½-½ ",
        "… ",
        "+",
        "+-",
        "--",
        "1-",
        "1/2",
        "0.5",
        "\r",
        "\n",
        "\r\n",
        " ",
        "\u{A0}",
        "\u{FEFF}",
        "é",
        "\0",
        "1\n\n",
        "1. e4\n\n",
        "* ",
        "*\n{",
        "; \n",
        "[Event \"\n",
        "\n\n[Event \"x\"]\n{",
        "(1. e4",
        "*(\n*\n\n",
        "*(\n*\n \n",
        "*({",
        "*()",
        "* $1 (;)\n)",
    ] {
        check(pattern.repeat(3000).as_bytes());
    }
    check(&b"\xE4".repeat(3000));
}

fn soup() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => prop::sample::select(vec![
            "[", "]", "\"", "\\", "{", "}", "(", ")", ";", "%", "\n", "\r", " ", "$", "1", "0", "-", "/",
            "*", ".", "!", "e4", "Nf3", "O-O", "[Event \"x\"]\n", "\n\n", "e8(Q)", "½", "±", "\u{FEFF}", "…",
        ]).prop_map(|text| text.as_bytes().to_vec()),
        1 => any::<u8>().prop_map(|byte| vec![byte]),
    ];
    prop::collection::vec(piece, 0..200).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn any_bytes_are_read_in_linear_steps(bytes: Vec<u8>) {
        check(&bytes);
    }

    #[test]
    fn any_soup_of_tokens_is_read_in_linear_steps(bytes in soup()) {
        check(&bytes);
    }

    #[test]
    fn the_tree_gives_back_every_byte(
        bytes in soup(),
        mode in prop::sample::select(vec![Mode::Lenient, Mode::Strict, Mode::Forensic]),
        chunk in 1_usize..64,
    ) {
        let limits = Limits { chunk_bytes: chunk, nesting: 2, token_bytes: 10, game_bytes: 1500, ..Limits::default() };
        let mut reader = crate::Reader::with_limits(&bytes[..], limits).with_mode(mode);
        let mut copy = Vec::new();
        while let Some(piece) = reader.next_piece().unwrap() {
            piece.write_unchanged(&mut copy).unwrap();
        }
        prop_assert_eq!(copy, bytes);
    }
}
