//! One move under the arbiter's eye: legal, or the reason why not.
//!
//! This is written from the rules of movement and shares nothing with the generator but the
//! attack tables, so that each can be tested against the other.

use crate::core_position::{castling_paths, castling_squares};
use crate::movement::is_last_rank;
use crate::{
    Bitboard, CastlingBar, Coordinates, Illegality, Move, Piece, Position, Rank, Role, Square,
    Wing, attacks, squares_between,
};

impl Position {
    /// The move from a square to another, or the reason why it is illegal.
    ///
    /// A king castles that goes along its first rank onto its own rook, or two squares or more onto
    /// the file, c or g, where castling takes it. If several reasons hold, the one named is the first a player would see:
    /// the man, then its way, then the king's safety, then the promotion.
    ///
    /// # Errors
    ///
    /// The reason, with the squares concerned.
    ///
    /// # Examples
    ///
    /// ```
    /// use arbitre_board::{Illegality, Position, Square};
    ///
    /// // . . . . r . . .
    /// // . . . . . . . .
    /// // . . . . N . . .
    /// // . . . . K . . .   The knight is pinned.
    /// let position: Position = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1".parse().unwrap();
    /// assert_eq!(
    ///     position.examine(Square::E2, Square::C3, None),
    ///     Err(Illegality::LeavesInCheck { king: Square::E1, by: Square::E8.bitboard() }),
    /// );
    /// ```
    pub fn examine(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, Illegality> {
        let Piece { side, role } = self
            .piece_at(from)
            .ok_or(Illegality::NothingThere { from })?;
        if side != self.turn {
            return Err(Illegality::NotYours {
                from,
                piece: role.of(side),
            });
        }
        let mv = match self.castling_meant(role, from, to) {
            Some(wing) => self.examine_castling(wing, to)?,
            None => self.examine_way(role, from, to)?,
        };
        promoted(mv, promotion)
    }

    /// The move that coordinates mean here, as [`Position::examine`] sees it.
    ///
    /// # Errors
    ///
    /// The reason why it is illegal.
    ///
    /// ```
    /// # use arbitre_board::{Coordinates, Position};
    /// let opening: Coordinates = "e2e4".parse().unwrap();
    /// assert_eq!(Position::initial().read(opening).unwrap().to_string(), "e2e4");
    /// ```
    pub fn read(&self, coordinates: Coordinates) -> Result<Move, Illegality> {
        self.examine(coordinates.from, coordinates.to, coordinates.promotion)
    }

    fn castling_meant(&self, role: Role, from: Square, to: Square) -> Option<Wing> {
        if role != Role::King {
            return None;
        }
        let towards = if to > from { Wing::King } else { Wing::Queen };
        let first = Rank::First.seen_by(self.turn);
        if from.rank() != first || to.rank() != first {
            return None;
        }
        let far = (from.file() as u8).abs_diff(to.file() as u8) >= 2;
        let onto_rook = self.pieces(self.turn, Role::Rook).contains(to)
            && (far || self.core.castling & to.bit() != 0);
        (onto_rook || far && to.file() == towards.king_file()).then_some(towards)
    }

    fn examine_castling(&self, wing: Wing, to: Square) -> Result<Move, Illegality> {
        let barred = |bar| Illegality::Castling { wing, bar };
        let king = self.king(self.turn);
        let own_rooks = self.pieces(self.turn, Role::Rook);
        let rook = self
            .castling(self.turn, wing)
            .filter(|rook| *rook == to || !own_rooks.contains(to))
            .ok_or(barred(CastlingBar::NoRight))?;
        let (empty, walk) = castling_paths(king.index(), rook.index());
        let (king_to, rook_to) = castling_squares(king.index(), rook.index());
        let king_to = Square::wrap(king_to as u32);
        let by = self.checkers();
        if !by.is_empty() {
            return Err(barred(CastlingBar::InCheck { by }));
        }
        let by = Bitboard(empty) & self.occupied();
        if !by.is_empty() {
            return Err(barred(CastlingBar::Blocked { by }));
        }
        let attackers = |square: Square, occupied| {
            Bitboard(
                self.core
                    .board
                    .attackers_through(square.index(), !self.turn, occupied),
            )
        };
        let lifted = self.occupied().0 & !king.bit();
        for square in Bitboard(walk).without(king_to) {
            let by = attackers(square, lifted);
            if !by.is_empty() {
                return Err(barred(CastlingBar::Through { square, by }));
            }
        }
        let ended = lifted & !rook.bit() | king_to.bit() | 1 << rook_to;
        let by = attackers(king_to, lifted) | attackers(king_to, ended);
        if !by.is_empty() {
            return Err(barred(CastlingBar::Into {
                square: king_to,
                by,
            }));
        }
        Ok(Move::castle(king.index(), king_to.index(), rook.index()))
    }

    fn examine_way(&self, role: Role, from: Square, to: Square) -> Result<Move, Illegality> {
        if from == to {
            return Err(Illegality::StandsStill { role, from });
        }
        let target = self.piece_at(to);
        let mv = if role == Role::Pawn {
            self.examine_pawn(from, to, target)?
        } else {
            self.examine_piece(role, from, to)?;
            let captured = target.map_or(0, |piece| Move::captured(piece.role));
            Move::new(role, from.index(), to.index(), captured)
        };
        match target {
            Some(own) if own.side == self.turn => Err(Illegality::OwnMan { to, role: own.role }),
            Some(Piece {
                role: Role::King, ..
            }) => Err(Illegality::CapturesKing { to }),
            _ => self.examine_safety(mv),
        }
    }

    fn examine_piece(&self, role: Role, from: Square, to: Square) -> Result<(), Illegality> {
        let piece = role.of(self.turn);
        if !attacks(piece, from, Bitboard::EMPTY).contains(to) {
            return Err(Illegality::CannotReach { role, from, to });
        }
        match self.nearest_between(from, to) {
            Some(at) => Err(Illegality::Blocked { from, to, at }),
            None => Ok(()),
        }
    }

    fn nearest_between(&self, from: Square, to: Square) -> Option<Square> {
        let men = squares_between(from, to) & self.occupied();
        if to < from {
            men.iter().last()
        } else {
            men.first()
        }
    }

    fn examine_pawn(
        &self,
        from: Square,
        to: Square,
        target: Option<Piece>,
    ) -> Result<Move, Illegality> {
        let role = Role::Pawn;
        let (from_index, to_index) = (from.index(), to.index());
        if attacks(role.of(self.turn), from, Bitboard::EMPTY).contains(to) {
            return match target {
                Some(prey) => Ok(Move::new(
                    role,
                    from_index,
                    to_index,
                    Move::captured(prey.role),
                )),
                None if self.core.en_passant == to.bit() => {
                    Ok(Move::en_passant(from_index, to_index))
                }
                None => Err(self.nothing_to_capture(from, to)),
            };
        }
        let steps = (to.rank().seen_by(self.turn) as i8) - (from.rank().seen_by(self.turn) as i8);
        let twice = steps == 2 && Self::is_home(from, self.turn);
        if from.file() != to.file() || !(steps == 1 || twice) {
            return Err(Illegality::CannotReach { role, from, to });
        }
        match self.nearest_between(from, to).or(target.map(|_| to)) {
            Some(at) => Err(Illegality::Blocked { from, to, at }),
            None if twice => Ok(Move::double_step(from_index, to_index)),
            None => Ok(Move::new(role, from_index, to_index, 0)),
        }
    }

    fn nothing_to_capture(&self, from: Square, to: Square) -> Illegality {
        let pawn = Square::new(to.file(), from.rank());
        let passes = to.rank() == Rank::Sixth.seen_by(self.turn);
        if passes && self.piece_at(pawn) == Some(Role::Pawn.of(!self.turn)) {
            Illegality::EnPassantTooLate { from, to, pawn }
        } else {
            Illegality::NothingToCapture { from, to }
        }
    }

    /// The king's safety after the move.
    fn examine_safety(&self, mv: Move) -> Result<Move, Illegality> {
        let after = self.after(mv);
        let king = after.king(self.turn);
        let by = after.attackers(king, !self.turn);
        if by.is_empty() {
            Ok(mv)
        } else if mv.role() == Role::King {
            Err(Illegality::IntoCheck { to: mv.to(), by })
        } else if !(by & self.checkers()).is_empty() {
            Err(Illegality::StaysInCheck { king, by })
        } else {
            Err(Illegality::LeavesInCheck { king, by })
        }
    }
}

/// The move with its promotion, if that is as it must be.
fn promoted(mv: Move, promotion: Option<Role>) -> Result<Move, Illegality> {
    let to = mv.to();
    let promotes = mv.role() == Role::Pawn && is_last_rank(to.rank());
    match promotion {
        None if promotes => Err(Illegality::PromotionMissing { to }),
        None => Ok(mv),
        Some(role) if !promotes => Err(Illegality::PromotionUnexpected { to, role }),
        Some(role @ (Role::Pawn | Role::King)) => Err(Illegality::PromotionForbidden { role }),
        Some(role) => Ok(mv.promoting(role)),
    }
}
