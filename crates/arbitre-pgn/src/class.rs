//! What a byte can begin or continue.

/// What a byte means where no token is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Blank,
    /// A line end.
    Line,
    Digit,
    /// An ASCII letter.
    Letter,
    /// Printable ASCII that may stand in a word: `+`, `=`, `-`, ...
    Sign,
    /// `!` and `?`
    Suffix,
    Dot,
    /// A byte above 127.
    High,
    Dollar,
    OpenBrace,
    CloseBrace,
    OpenParenthesis,
    CloseParenthesis,
    OpenBracket,
    Semicolon,
    Asterisk,
    /// A control character or a quote.
    Stray,
}

const CLASSES: [Class; 256] = {
    let mut classes = [Class::High; 256];
    let mut byte = 0;
    while byte < 128 {
        classes[byte] = match byte as u8 {
            b' ' | b'\t' | 0x0B | 0x0C => Class::Blank,
            b'\n' | b'\r' => Class::Line,
            b'0'..=b'9' => Class::Digit,
            b'A'..=b'Z' | b'a'..=b'z' => Class::Letter,
            b'!' | b'?' => Class::Suffix,
            b'.' => Class::Dot,
            b'$' => Class::Dollar,
            b'{' => Class::OpenBrace,
            b'}' => Class::CloseBrace,
            b'(' => Class::OpenParenthesis,
            b')' => Class::CloseParenthesis,
            b'[' => Class::OpenBracket,
            b';' => Class::Semicolon,
            b'*' => Class::Asterisk,
            0..=0x20 | 0x7F | b'"' | b']' => Class::Stray,
            _ => Class::Sign,
        };
        byte += 1;
    }
    classes
};

/// Whether a byte continues a word of plain ASCII.
const IN_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = matches!(CLASSES[byte], Class::Digit | Class::Letter | Class::Sign);
        byte += 1;
    }
    table
};

pub(crate) fn class(byte: u8) -> Class {
    CLASSES[byte as usize]
}

pub(crate) fn in_word(byte: u8) -> bool {
    IN_WORD[byte as usize]
}

pub(crate) fn is_blank(byte: u8) -> bool {
    matches!(class(byte), Class::Blank | Class::Line)
}

pub(crate) fn is_line_end(byte: u8) -> bool {
    byte == b'\n' || byte == b'\r'
}

/// Whether a byte may stand in a tag name.
pub(crate) fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether `[ name "` stands here: the beginning of a tag pair, and no other thing.
pub(crate) fn opens_tag(bytes: &[u8]) -> bool {
    let Some((b'[', rest)) = bytes.split_first() else {
        return false;
    };
    let blanks = rest.iter().take_while(|&&byte| byte == b' ').count();
    let name = rest[blanks..]
        .iter()
        .take_while(|&&byte| in_name(byte))
        .count();
    let after = &rest[blanks + name..];
    let gap = after
        .iter()
        .take_while(|&&byte| class(byte) == Class::Blank)
        .count();
    name > 0 && after.get(gap) == Some(&b'"')
}

/// The eight bytes from `at` on, the first one lowest; `None` near the end.
#[inline(always)]
pub(crate) fn eight(bytes: &[u8], at: usize) -> Option<u64> {
    let chunk = bytes.get(at..)?.first_chunk::<8>()?;
    Some(u64::from_le_bytes(*chunk))
}

/// A byte in all eight places.
const fn all(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

const HIGH_BITS: u64 = all(0x80);

/// The places of eight bytes below 0x80 that hold at least `n`, as high bits.
///
/// Adding `0x80 - n` sets the high bit of a byte if it is at least `n`; nothing carries over.
const fn at_least(low: u64, n: u8) -> u64 {
    low + all(0x80 - n)
}

/// The places of eight bytes below 0x80 that hold this one, as high bits.
const fn equal(low: u64, byte: u8) -> u64 {
    !((low ^ all(byte)) + all(0x7F))
}

const fn letters(low: u64) -> u64 {
    let folded = low | all(0x20);
    at_least(folded, b'a') & !at_least(folded, b'{')
}

const fn digits(low: u64) -> u64 {
    at_least(low, b'0') & !at_least(low, b':')
}

/// How many places, from the first on, are set.
#[inline(always)]
const fn run(places: u64) -> usize {
    ((places & HIGH_BITS ^ HIGH_BITS).trailing_zeros() / 8) as usize
}

/// How many of eight bytes, from the first on, are in a word of plain ASCII; without a branch.
///
/// A few rare signs count as no part of a word here (see [`in_word`]).
#[inline(always)]
pub(crate) const fn word_run(eight: u64) -> usize {
    let low = eight & !HIGH_BITS;
    // `+` to `>`, without `.` and `;`
    let signs = at_least(low, b'+') & !at_least(low, b'?') & !equal(low, b'.') & !equal(low, b';');
    run((signs | letters(low) | equal(low, b'#')) & !eight)
}

/// How many of eight bytes, from the first on, are letters and digits.
#[inline(always)]
pub(crate) const fn name_run(eight: u64) -> usize {
    let low = eight & !HIGH_BITS;
    run((letters(low) | digits(low)) & !eight)
}

/// Whether the first bytes, of so many bits below 64, are all in a word of plain ASCII, none
/// being a blank or a control character.
///
/// Letters and digits have the bit 0x40 or 0x10, and their last five bits are at most 26; a few
/// signs that have so, too, are in words.
#[inline(always)]
pub(crate) const fn is_word_up_to(eight: u64, bits: usize) -> bool {
    let is_high = eight | eight << 2;
    let is_last = (eight & all(0x1F)) + all(5);
    let others = !is_high & all(0x40) | is_last & all(0x20) | eight & HIGH_BITS;
    others & ((1 << bits) - 1) == 0
}

/// How many of eight bytes, from the first on, are no blanks or control characters.
///
/// The shortest way to the end of most words: a borrow reaches only bytes behind the first one
/// that is found.
#[inline(always)]
pub(crate) const fn solid_run(eight: u64) -> usize {
    let found = eight.wrapping_sub(all(b'!')) & !eight & HIGH_BITS;
    (found.trailing_zeros() / 8) as usize
}

/// How many of eight bytes, from the first on, are dots.
#[inline(always)]
pub(crate) const fn dot_run(eight: u64) -> usize {
    ((eight ^ all(b'.')).trailing_zeros() / 8) as usize
}

/// The places of zero bytes, as high bits; those behind the first one may be wrong.
const fn zeros(bytes: u64) -> u64 {
    bytes.wrapping_sub(all(1)) & !bytes
}

/// How many of eight bytes, from the first on, are neither control characters nor one of these.
///
/// As in [`solid_run`], what is found behind the first one does not matter.
#[inline(always)]
pub(crate) const fn run_before(eight: u64, first: u8, second: u8) -> usize {
    let control = eight.wrapping_sub(all(b' ')) & !eight;
    let found = control | zeros(eight ^ all(first)) | zeros(eight ^ all(second));
    ((found & HIGH_BITS).trailing_zeros() / 8) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Any bytes, and bytes that often are in words.
    fn text() -> impl Strategy<Value = [u8; 8]> {
        let usual = prop::sample::select(b"eN4x+#=.:;\"\\}1. \n[]_@AZaz09{/".to_vec());
        prop_oneof![any::<[u8; 8]>(), prop::array::uniform8(usual)]
    }

    proptest! {
        #[test]
        fn eight_bytes_at_once_are_as_one_by_one(bytes in text()) {
            let eight = u64::from_le_bytes(bytes);
            let count = |is: &dyn Fn(u8) -> bool| bytes.iter().take_while(|&&byte| is(byte)).count();
            let plain = |byte| in_word(byte) && !b"%&'|^_`@\\~".contains(&byte);
            prop_assert_eq!(word_run(eight), count(&plain));
            let name = count(&|byte| byte.is_ascii_alphanumeric());
            prop_assert_eq!(name_run(eight), name);
            for length in 0..count(&|byte| byte > b' ').min(8) {
                if is_word_up_to(eight, 8 * length) {
                    prop_assert!(length <= count(&in_word));
                } else {
                    prop_assert!(length > name);
                }
            }
            prop_assert_eq!(solid_run(eight), count(&|byte| byte > b' '));
            prop_assert_eq!(dot_run(eight), count(&|byte| byte == b'.'));
            let value = |byte| byte >= 0x20 && byte != b'"' && byte != b'\\';
            prop_assert_eq!(run_before(eight, b'"', b'\\'), count(&value));
        }
    }
}
