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
            0..=0x20 | 0x7F | b'"' => Class::Stray,
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
