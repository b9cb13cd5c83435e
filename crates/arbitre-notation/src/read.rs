//! One move, read as people write it.

use alloc::string::ToString;
use alloc::vec::Vec;

use arbitre_board::{Move, Position};

use crate::decision::Question;
use crate::error::{Expected, ReadError};
use crate::inspection::Inspector;
use crate::played::Played;
use crate::remark::Remark;
use crate::resolve;
use crate::score::{Languages, Mode, Ply};
use crate::sketch::{Handwriting, Sketch, sketches};
use crate::spoken::Spoken;
use crate::tongue::{System, Tongue, tongues};
use crate::{Language, Span, Style, illegal, san, write};

/// A move that was read, with what was remarked about its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRead {
    /// The move.
    pub mv: Move,
    /// What had to be repaired, and in forensic mode whatever is not as usual.
    pub remarks: Vec<Remark>,
}

/// Reads one move in a language.
///
/// All the forms are understood that people write: short and long algebraic,
/// coordinates, figurines of the language `fig`, every sign of capture, castling,
/// promotion, check and mate, and the descriptive notation of English, French
/// and Spanish. Where a form leaves more than one legal move, that is an error.
///
/// # Examples
///
/// ```
/// use arbitre_board::Position;
/// use arbitre_notation::{Language, Mode, read};
///
/// let start = Position::initial();
/// for text in ["Cf3", "Cg1-f3", "Cg1—f3!", "Cgf3", "g1f3", "C3FR"] {
///     let found = read(text, &start, Language::french(), Mode::Lenient)?;
///     assert_eq!(found.mv.to_string(), "g1f3", "{text}");
///     assert!(found.remarks.is_empty());
/// }
///
/// let found = read("Cxf3", &start, Language::french(), Mode::Lenient)?;
/// assert_eq!(
///     found.remarks[0].to_string(),
///     "0..4: a wrong capture sign, expected Cf3 (repaired)",
/// );
/// # Ok::<(), arbitre_notation::ReadError>(())
/// ```
///
/// # Errors
///
/// When the text is no move, with the place and what was expected there; when no
/// such move is legal, with the reason; when several are. In strict mode also
/// when the move is not written as the PGN standard writes it.
#[inline]
pub fn read(
    text: &str,
    position: &Position,
    language: &Language,
    mode: Mode,
) -> Result<MoveRead, ReadError> {
    match san::read(position, text, language.letters()) {
        Ok(mv) if mode == Mode::Lenient && has_right_signs(text, position, mv) => Ok(MoveRead {
            mv,
            remarks: Vec::new(),
        }),
        found => read_closely(text, position, language, mode, found),
    }
}

/// Whether signs of capture and check, where there are any, are right.
#[inline]
fn has_right_signs(text: &str, position: &Position, mv: Move) -> bool {
    let captures = text.as_bytes().iter().take(4).any(|&byte| byte == b'x');
    let checks = matches!(text.as_bytes().last(), Some(b'+' | b'#'));
    (!captures || mv.capture().is_some()) && (!checks || position.after(mv).is_check())
}

#[cold]
fn read_closely(
    text: &str,
    position: &Position,
    language: &Language,
    mode: Mode,
    found: Result<Move, ReadError>,
) -> Result<MoveRead, ReadError> {
    let span = Span::whole(text);
    let candidates = tongues(&[language]);
    let (mv, hand, system) = match found {
        Ok(mv) => (mv, Handwriting::Fair, System::Algebraic),
        Err(error) => leniently(text, position, &candidates, error)?,
    };
    if mode == Mode::Strict {
        let usual = write(position, mv, language, &Style::PGN).to_string();
        return if text == usual {
            Ok(MoveRead {
                mv,
                remarks: Vec::new(),
            })
        } else {
            Err(ReadError::Unusual { span, usual })
        };
    }
    let mut remarks = Vec::new();
    let ply = Ply {
        span,
        position: *position,
        played: Played::Move(mv),
    };
    let inspector = Inspector {
        text,
        mode,
        hand,
        languages: &Languages::One(language, system),
    };
    inspector.inspect(0, &ply, &mut remarks);
    Ok(MoveRead { mv, remarks })
}

/// Reads a move that is not written as PGN writes it; `error` is what the plain
/// road found wrong.
fn leniently(
    text: &str,
    position: &Position,
    candidates: &[Tongue<'_>],
    error: ReadError,
) -> Result<(Move, Handwriting, System), ReadError> {
    let span = Span::whole(text);
    let spoken = Spoken::new(text, span);
    let tokens = core::slice::from_ref(&spoken);
    let decision = Question::open(position, tokens, candidates).decide_alone();
    let mut moves = decision
        .readings
        .iter()
        .filter_map(|whole| match whole.steps[..] {
            [step] => match step.played {
                Played::Move(mv) => Some((mv, whole)),
                _ => None,
            },
            _ => None,
        });
    match (moves.next(), moves.next()) {
        (Some((mv, whole)), None) => {
            let place = whole.tongues[0].iter().next().unwrap_or(0);
            Ok((mv, whole.terms.hand, candidates[place].system))
        }
        (Some((first, _)), Some((second, _))) => Err(ReadError::TwoReadings {
            span,
            first,
            second,
        }),
        (None, _) => Err(reason(text, position, candidates, &spoken, error)),
    }
}

/// Why a text means no legal move.
fn reason(
    text: &str,
    position: &Position,
    candidates: &[Tongue<'_>],
    spoken: &Spoken,
    error: ReadError,
) -> ReadError {
    let letters = candidates[0].language.letters();
    let found = [
        Handwriting::Fair,
        Handwriting::LookAlike,
        Handwriting::Careless,
    ]
    .into_iter()
    .find_map(|hand| sketches(&spoken.core, letters, hand).into_iter().next());
    let span = Span::whole(text);
    match (found, error) {
        (Some(Sketch::Piece(piece)), ReadError::Syntax { span: at, expected }) => {
            let among = resolve::among(&piece);
            match piece.target() {
                Some(to) => ReadError::Illegal {
                    span,
                    role: piece.role,
                    to,
                    why: illegal::why(position, piece.role, among, to, piece.promotion),
                },
                None => ReadError::Syntax { span: at, expected },
            }
        }
        (Some(Sketch::Castling(wing)), _) => match san::castle(position, wing) {
            Err(why) => ReadError::NoCastling { span, wing, why },
            Ok(_) => Expected::in_move(text, letters),
        },
        (Some(Sketch::Coordinates(coordinates)), _) => match position.read(coordinates) {
            Err(why) => ReadError::Illegal {
                span,
                role: position
                    .piece_at(coordinates.from)
                    .map_or(arbitre_board::Role::Pawn, |man| man.role),
                to: coordinates.to,
                why: Some(why),
            },
            Ok(_) => Expected::in_move(text, letters),
        },
        (Some(Sketch::Null), _) => ReadError::Null { span },
        (_, error) => error,
    }
}
