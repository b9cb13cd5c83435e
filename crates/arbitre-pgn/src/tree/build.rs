//! Builds the tree of one game out of what the scanner tells.

use crate::diagnostic::{Diagnostic, Trouble};
use crate::encoding::Encoding;
use crate::nag::Nag;
use crate::outcome::Outcome;
use crate::place::{Cursor, Place};
use crate::tree::game::{Game, Piece};
use crate::tree::line::{Item, Kind, Line, Move};
use crate::tree::tags::Tag;
use crate::tree::text::{Blank, Text};
use crate::visitor::{CommentKind, Ending, Extent, Flow, ON, TagToken, Token, Visitor};

/// Collects one game, or the text behind the last one.
pub(crate) struct Builder<'a> {
    bytes: &'a [u8],
    base: u64,
    cursor: Cursor<'a>,
    /// How many bytes have found their place in the tree.
    done: usize,
    game: Option<Game>,
    in_movetext: bool,
    /// The lines around the one being read, each with the item that its variation will become.
    outer: Vec<(Line, Item)>,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(bytes: &'a [u8], place: Place) -> Self {
        Builder {
            bytes,
            base: place.offset,
            cursor: Cursor::new(bytes, place),
            done: 0,
            game: None,
            in_movetext: false,
            outer: Vec::new(),
        }
    }

    /// The game, or the text if no game began. Text that a refused game left unread is kept.
    pub(crate) fn finish(mut self, read: usize) -> Piece {
        while !self.outer.is_empty() {
            self.close(None);
        }
        let rest = Text::read(&self.bytes[self.done..read]);
        match self.game {
            None => Piece::Rest(rest),
            Some(mut game) => {
                if !rest.as_str().is_empty() {
                    let place = self.cursor.place(self.done);
                    game.line.items.push(Item {
                        before: Blank::None,
                        place,
                        kind: Kind::Stray(rest),
                    });
                }
                game.tell_result_from_castling();
                Piece::Game(Box::new(game))
            }
        }
    }

    /// Where a byte of the file stands in memory.
    fn index(&self, offset: u64) -> usize {
        usize::try_from(offset - self.base).unwrap_or(usize::MAX)
    }

    /// The blanks before a token, and its place.
    fn arrive(&mut self, token: Token<'_>) -> (Blank, Place) {
        let start = self.index(token.start);
        let before = Blank::read(&self.bytes[self.done..start]);
        self.done = start + token.text.len();
        (before, self.cursor.place(start))
    }

    fn push(&mut self, token: Token<'_>, kind: Kind) {
        let (before, place) = self.arrive(token);
        self.put(Item {
            before,
            place,
            kind,
        });
    }

    fn put(&mut self, item: Item) {
        let in_movetext = self.in_movetext;
        if let Some(game) = &mut self.game {
            let items = if in_movetext {
                &mut game.line.items
            } else {
                &mut game.tags.items
            };
            items.push(item);
        }
    }

    /// Ends the variation being read; `None` if its parenthesis is missing.
    fn close(&mut self, closing: Option<Blank>) {
        let (Some((outer, mut item)), Some(game)) = (self.outer.pop(), &mut self.game) else {
            return;
        };
        let inner = core::mem::replace(&mut game.line, outer);
        item.kind = match closing {
            Some(before) => Kind::Variation(inner, before),
            None => Kind::OpenVariation(inner),
        };
        game.line.items.push(item);
    }

    /// Reports bytes that are no UTF-8.
    fn note_encoding(&mut self, token: Token<'_>, text: &Text, place: Place) {
        if text.encoding() == Encoding::Windows1252
            && let Some(game) = &mut self.game
        {
            let has_half = token.text.windows(3).any(is_half_of_pair);
            game.diagnostics.push(Diagnostic {
                trouble: match has_half {
                    true => Trouble::HalfPair,
                    false => Trouble::NotUtf8,
                },
                span: token.span(),
                place,
            });
        }
    }
}

/// Whether three bytes stand for half of a UTF-16 pair, as [`Input`](crate::Input) writes it.
fn is_half_of_pair(bytes: &[u8]) -> bool {
    matches!(bytes, [0xED, 0xA0..=0xBF, 0x80..=0xBF])
}

impl Visitor for Builder<'_> {
    fn begin_game(&mut self, start: u64) -> Flow {
        let place = self.cursor.place(self.index(start));
        self.game = Some(Game {
            place,
            ..Game::new()
        });
        ON
    }

    fn tag(&mut self, tag: TagToken<'_>) -> Flow {
        let (before, place) = self.arrive(tag.token);
        let kind = Tag::read(tag.name, tag.raw, tag.token.text);
        self.note_encoding(tag.token, kind.text(), place);
        self.put(Item {
            before,
            place,
            kind: Kind::Tag(kind),
        });
        ON
    }

    fn begin_movetext(&mut self) -> Extent {
        self.in_movetext = true;
        Extent::Everything
    }

    fn number(&mut self, token: Token<'_>) {
        self.push(token, Kind::Number(Text::read(token.text)));
    }

    fn word(&mut self, token: Token<'_>) -> Flow {
        let (before, place) = self.arrive(token);
        self.put(Item {
            before,
            place,
            kind: Kind::Move(Move {
                text: Text::read(token.text),
                place,
                apart: Vec::new(),
            }),
        });
        ON
    }

    fn apart(&mut self, token: Token<'_>) {
        let (before, place) = self.arrive(token);
        let text = Text::read(token.text);
        let last = self
            .game
            .as_mut()
            .and_then(|game| game.line.items.last_mut());
        match last.map(|item| &mut item.kind) {
            Some(Kind::Move(played)) => played.apart.push((before, text)),
            _ => self.put(Item {
                before,
                place,
                kind: Kind::Stray(text),
            }),
        }
    }

    fn nag(&mut self, token: Token<'_>, nag: Nag) {
        self.push(token, Kind::Nag(nag, Text::read(token.text)));
    }

    fn comment(&mut self, token: Token<'_>, kind: CommentKind) -> Flow {
        let (before, place) = self.arrive(token);
        let kind = match (kind, token.text) {
            (CommentKind::Line, text) => Kind::Comment(kind, Text::read(&text[1..])),
            (CommentKind::Brace, [b'{', inside @ .., b'}']) => {
                Kind::Comment(kind, Text::read(inside))
            }
            (CommentKind::Brace, text) => Kind::OpenComment(Text::read(&text[1..])),
        };
        if let Kind::Comment(_, text) | Kind::OpenComment(text) = &kind {
            self.note_encoding(token, text, place);
        }
        self.put(Item {
            before,
            place,
            kind,
        });
        ON
    }

    fn escape(&mut self, token: Token<'_>) {
        self.push(token, Kind::Escape(Text::read(token.text)));
    }

    fn open_variation(&mut self, token: Token<'_>) -> Flow {
        let (before, place) = self.arrive(token);
        if let Some(game) = &mut self.game {
            let line = core::mem::take(&mut game.line);
            let kind = Kind::OpenVariation(Line::default());
            self.outer.push((
                line,
                Item {
                    before,
                    place,
                    kind,
                },
            ));
        }
        ON
    }

    fn close_variation(&mut self, token: Token<'_>) {
        match token.text {
            [] => self.close(None),
            _ => {
                let (before, _) = self.arrive(token);
                self.close(Some(before));
            }
        }
    }

    fn result(&mut self, token: Token<'_>, outcome: Outcome) {
        self.push(token, Kind::Result(outcome, Text::read(token.text)));
    }

    fn stray(&mut self, token: Token<'_>) {
        self.push(token, Kind::Stray(Text::read(token.text)));
    }

    fn diagnose(&mut self, diagnostic: Diagnostic) {
        if let Some(game) = &mut self.game {
            game.diagnostics.push(diagnostic);
        }
    }

    fn end_game(&mut self, ending: Ending) -> Flow {
        if let Some(game) = &mut self.game {
            game.ending = ending;
        }
        ON
    }
}
