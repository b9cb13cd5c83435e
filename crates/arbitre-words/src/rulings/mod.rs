//! Rulings of the judge: what was decided, why, and what is left open.

mod board;
mod decision;
mod fact;
mod field;
mod journal;
mod question;
mod rule;
