//! The moves of a whole game, read on the board.

use core::ops::Range;

use arbitre_board::fen::{self, FenError};
use arbitre_board::{Move as BoardMove, Position};
use arbitre_notation::{
    Done, Language, Mode, Played, Ply, Reading, Remark, Score, Span, Token, TokenKind, san,
};

use crate::diagnostic::{Diagnostic, Trouble};
use crate::limits;
use crate::outcome::Outcome;
use crate::place::Place;
use crate::replay::{Start, StartError, start_position};
use crate::tree::{Game, Item, Kind, Line};
use crate::visitor::Ending;

/// The moves of a game and of its variations, read on the board.
///
/// Illegal moves stand and are remarked; what cannot be read is passed over.
///
/// # Examples
/// ```
/// use arbitre_notation::Language;
/// use arbitre_pgn::{Mode, Reader};
///
/// let text = "1. e4 e5 2. Cf3 (2. f4 exf4) 2... Cc6 3. Fb5 *";
/// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
/// let languages: Vec<_> = Language::all().iter().collect();
/// let moves = game.score(&languages, Mode::Lenient)?;
/// assert_eq!(moves.reading().uci(), "e2e4 e7e5 g1f3 b8c6 f1b5");
/// assert_eq!(moves.reading().languages.to_string(), "fr");
/// assert!(moves.remarks().next().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameScore<'a> {
    /// What the notation made of the moves; its spans are those of [`text`](GameScore::text).
    pub score: Score<'a>,
    /// The moves, numbers and parentheses of the game, without comments and annotations.
    pub text: String,
    /// The tokens of the text, and where they stand in the file.
    places: Vec<(Span, Place, Range<u64>)>,
    /// The tokens that are moves, in the order of the text.
    moves: Vec<Span>,
    /// All half-moves, in the order of the text.
    plies: Vec<Ply>,
}

impl<'a> GameScore<'a> {
    /// The reading of the main line; the first, if several are open.
    pub fn reading(&self) -> &Reading<'a> {
        self.score.reading()
    }

    /// What is remarkable about the moves, with the place in the file.
    pub fn remarks(&self) -> impl Iterator<Item = (Place, &Remark)> {
        let remarks = self.score.remarks.iter();
        remarks.map(|remark| (self.place_of(remark.span), remark))
    }

    /// Where a piece of the text stands in the file.
    pub fn place_of(&self, span: Span) -> Place {
        let Some((token, place, _)) = self.token_at(span.start) else {
            return Place::START;
        };
        let mut place = *place;
        let before = Span::new(token.start, span.start.min(token.end));
        place.pass(before.of(&self.text).as_bytes());
        place
    }

    /// The bytes of the file that a piece of the text has, up to the end of a token.
    pub fn bytes_of(&self, span: Span) -> Range<u64> {
        let start = self.place_of(span).offset;
        let end = match self.token_at(span.end.saturating_sub(1)) {
            Some((token, _, bytes)) if token.end <= span.end => bytes.end,
            Some((token, _, bytes)) => bytes.start + (span.end - token.start) as u64,
            None => start,
        };
        start..end
    }

    fn token_at(&self, at: usize) -> Option<&(Span, Place, Range<u64>)> {
        let behind = self.places.partition_point(|(token, ..)| token.start <= at);
        self.places.get(behind.checked_sub(1)?)
    }

    /// What the moves of the tree mean, those of variations included, counted in the order of
    /// the text: usually one half-move, none if it was dropped, several if they are glued.
    pub(crate) fn plies_of(&self, nth: usize) -> &[Ply] {
        let Some(span) = self.moves.get(nth) else {
            return &[];
        };
        let first = self
            .plies
            .partition_point(|ply| ply.span.start < span.start);
        let count = self.plies[first..].partition_point(|ply| ply.span.start < span.end);
        &self.plies[first..first + count]
    }

    /// Whether a move of the tree, counted as for [`plies_of`](GameScore::plies_of), was read in
    /// one way, as a move that the board allows, and nothing of it left out.
    pub(crate) fn is_played(&self, nth: usize) -> bool {
        let Some(span) = self.moves.get(nth) else {
            return false;
        };
        let plies = self.plies_of(nth);
        let remarks = &self.score.remarks;
        let first = remarks.partition_point(|remark| remark.span.start < span.start);
        let mut remarks = remarks[first..]
            .iter()
            .take_while(|remark| remark.span.start < span.end);
        !plies.is_empty()
            && plies.iter().all(|ply| ply.played.is_legal())
            && remarks.all(|remark| matches!(remark.done, Done::Repaired | Done::Kept))
    }

    /// The position behind the main line, if every move of it could be played.
    pub fn last_position(&self, start: &Position) -> Option<Position> {
        match self.reading().plies.last() {
            Some(ply) => ply.played.on(&ply.position),
            None => Some(*start),
        }
    }

    /// Whether every move of the main line is legal.
    pub fn is_legal(&self) -> bool {
        let plies = &self.reading().plies;
        plies
            .iter()
            .all(|ply| matches!(ply.played, Played::Move(_)))
    }
}

impl Game {
    /// What the tags say of the start position: the FEN as it is written, with its dialect and all
    /// that had to be overlooked in it.
    ///
    /// # Errors
    /// When the tag FEN is no FEN, even leniently read.
    ///
    /// # Examples
    /// ```
    /// use arbitre_board::fen::Dialect;
    /// use arbitre_pgn::{Reader, Start};
    ///
    /// let text = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/1R2K3 w B - 0 1\"]\n\n1. O-O-O *";
    /// let game = Reader::new(text.as_bytes()).next_game()?.expect("one game");
    /// let Start::Fen(fen) = game.fen()? else { panic!() };
    /// assert_eq!(fen.dialect, Dialect::Shredder);
    /// assert!(fen.remarks.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fen(&self) -> Result<Start, FenError> {
        Ok(match self.tags.get("FEN") {
            Some(text) => Start::Fen(Box::new(fen::read_leniently(text)?)),
            None => Start::Initial,
        })
    }

    /// The position that the game starts from.
    ///
    /// # Errors
    /// When the tag FEN gives none.
    pub fn start(&self) -> Result<Position, StartError> {
        match self.tags.get("FEN") {
            Some(fen) => start_position(fen),
            None => Ok(Position::initial()),
        }
    }

    /// Takes `0-0` behind the last move for the result that both have lost, where the tag says so,
    /// too, and the board allows no castling.
    pub(crate) fn tell_result_from_castling(&mut self) {
        let both_lost = |text: &str| text.parse() == Ok(Outcome::BothLose);
        let is_move = |item: &Item| matches!(item.kind, Kind::Move(_));
        if self.ending != Ending::Read
            || self.line.result().is_some()
            || !self.tags.get("Result").is_some_and(both_lost)
        {
            return;
        }
        let Some(last) = self.line.items.iter().rposition(is_move) else {
            return;
        };
        let Kind::Move(played) = &self.line.items[last].kind else {
            return;
        };
        let is_move = !played.apart.is_empty() || !both_lost(played.text.as_str());
        if is_move || self.may_castle_behind(last) {
            return;
        }
        let missing = |found: &&mut Diagnostic| found.trouble == Trouble::NoResult;
        if let Some(found) = self.diagnostics.iter_mut().find(missing) {
            *found = Diagnostic {
                trouble: Trouble::ResultForm,
                span: played.span(),
                place: played.place,
            };
        }
        self.line.items[last].kind = Kind::Result(Outcome::BothLose, played.text.clone());
    }

    /// Whether the side to move may castle on the king's side behind the first items of the line.
    fn may_castle_behind(&self, items: usize) -> bool {
        let mut before = self.clone();
        before.line.items.truncate(items);
        let (Ok(start), languages) = (before.start(), Language::all().iter().collect::<Vec<_>>())
        else {
            return false;
        };
        let before = before.main_line().score(&languages, limits::Mode::Lenient);
        let position = before.ok().and_then(|score| score.last_position(&start));
        let letters = Language::english().letters();
        position.is_some_and(|position| san::read(&position, "O-O", letters).is_ok())
    }

    /// Whether every move, those of variations included, is legal and in plain algebraic
    /// notation of this language, and no sign of capture, check or mate stands where there is none:
    /// the quick question.
    pub fn is_plainly_legal(&self, language: &Language) -> bool {
        let plain = |start| {
            let mut plies = Vec::new();
            plain_line(&self.line, start, language, Signs::Right, &mut plies)
        };
        self.start().is_ok_and(plain)
    }

    /// Reads the moves on the board, in one of these languages: one if it is known, all of
    /// [`Language::all`] to have it decided.
    ///
    /// # Errors
    /// When the tag FEN gives no position.
    pub fn score<'a>(
        &self,
        languages: &[&'a Language],
        mode: limits::Mode,
    ) -> Result<GameScore<'a>, StartError> {
        Ok(self.score_from(&self.start()?, languages, mode))
    }

    /// Reads the moves on the board from this position on.
    pub(crate) fn score_from<'a>(
        &self,
        start: &Position,
        languages: &[&'a Language],
        mode: limits::Mode,
    ) -> GameScore<'a> {
        let mut spelled = Spelled::default();
        spelled.line(&self.line);
        let Spelled {
            text,
            tokens,
            places,
        } = spelled;
        let mode = match mode {
            limits::Mode::Strict => Mode::Strict,
            limits::Mode::Lenient => Mode::Lenient,
            limits::Mode::Forensic => Mode::Forensic,
        };
        let score = Score::of_tokens(&text, &tokens, start, languages, mode);
        let moves = tokens.iter().filter(|token| token.kind == TokenKind::Move);
        let moves = moves.map(|token| token.span).collect();
        let variations = score.variations.iter();
        let plies = variations.flat_map(|reading| &reading.plies);
        let mut plies: Vec<Ply> = score.reading().plies.iter().chain(plies).copied().collect();
        plies.sort_by_key(|ply| ply.span.start);
        GameScore {
            score,
            text,
            places,
            moves,
            plies,
        }
    }
}

/// All half-moves of a game, in the order of the text, if each is written in plain algebraic
/// notation of one language: the quick way, which most games go.
pub(crate) fn plain_plies(game: &Game, start: Position, language: &Language) -> Option<Vec<Ply>> {
    let mut plies = Vec::new();
    plain_line(&game.line, start, language, Signs::Any, &mut plies).then_some(plies)
}

/// Which signs of capture, check and mate a move may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Signs {
    Any,
    /// None that the board belies; one may be missing.
    Right,
}

/// Whether the whole line could be read.
fn plain_line(
    line: &Line,
    start: Position,
    language: &Language,
    signs: Signs,
    plies: &mut Vec<Ply>,
) -> bool {
    let (mut position, mut before) = (start, start);
    line.items.iter().all(|item| match &item.kind {
        Kind::Move(played) if played.apart.is_empty() => {
            let text = played.text.as_str();
            let Ok(mv) = san::read(&position, text, language.letters()) else {
                return false;
            };
            before = position;
            plies.push(Ply {
                span: Span::whole(text),
                position,
                played: Played::Move(mv),
            });
            position.play(mv);
            signs == Signs::Any || signs_are_right(text, mv, &position)
        }
        Kind::Move(_) => false,
        Kind::Variation(line, _) | Kind::OpenVariation(line) => {
            plain_line(line, before, language, signs, plies)
        }
        _ => true,
    })
}

/// Whether the board behind a move has what the signs of plain notation say.
fn signs_are_right(text: &str, mv: BoardMove, after: &Position) -> bool {
    let check = match text.as_bytes() {
        [.., b'+' | b'#', b'+' | b'#'] => false,
        [.., b'+'] => after.is_check(),
        [.., b'#'] => after.is_mate(),
        _ => true,
    };
    check && (!text.contains('x') || mv.capture().is_some())
}

/// Movetext spelled anew: only what the board needs.
#[derive(Default)]
struct Spelled {
    text: String,
    tokens: Vec<Token>,
    places: Vec<(Span, Place, Range<u64>)>,
}

impl Spelled {
    fn line(&mut self, line: &Line) {
        for item in &line.items {
            self.item(item);
        }
    }

    fn item(&mut self, item: &Item) {
        match &item.kind {
            Kind::Number(text) => self.token(text.as_str(), TokenKind::Number, item),
            Kind::Move(played) => self.token(&played.whole(), TokenKind::Move, item),
            Kind::Variation(line, _) | Kind::OpenVariation(line) => {
                self.token("(", TokenKind::Open, item);
                self.line(line);
                self.token(")", TokenKind::Close, item);
            }
            _ => {}
        }
    }

    fn token(&mut self, text: &str, kind: TokenKind, item: &Item) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        let start = self.text.len();
        self.text.push_str(text);
        let span = Span::new(start, self.text.len());
        self.tokens.push(Token { kind, span });
        let bytes = match kind {
            TokenKind::Open | TokenKind::Close => item.place.offset..item.place.offset + 1,
            _ => item.span(),
        };
        self.places.push((span, item.place, bytes));
    }
}
