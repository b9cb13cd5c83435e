//! Tokens set into lines.

/// Sets tokens into lines, as many as there is room for.
pub(super) struct Wrap {
    text: String,
    columns: usize,
    /// Characters in the current line.
    column: usize,
    glue: Glue,
}

/// What stands before the next token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Glue {
    /// A space or a line end.
    Blank,
    /// Nothing: the line is empty.
    LineStart,
    /// Nothing: an opening parenthesis stands before it.
    None,
    /// A space or a line end, even before a closing parenthesis, which the word would swallow.
    Apart,
}

impl Wrap {
    pub(super) fn new(text: String, columns: usize) -> Self {
        Wrap {
            text,
            columns,
            column: 0,
            glue: Glue::LineStart,
        }
    }

    pub(super) fn finish(self) -> String {
        self.text
    }

    pub(super) fn token(&mut self, token: &str) {
        let width = token.chars().count();
        match self.glue {
            Glue::Blank | Glue::Apart if self.column + 1 + width <= self.columns => {
                self.text.push(' ');
                self.column += 1;
            }
            Glue::Blank | Glue::Apart => self.new_line(),
            Glue::LineStart | Glue::None => {}
        }
        self.text.push_str(token);
        self.column += width;
        self.glue = Glue::Blank;
    }

    /// An opening parenthesis, glued to the token behind it.
    pub(super) fn open(&mut self) {
        // Room for it and the shortest token.
        if matches!(self.glue, Glue::Blank | Glue::Apart) && self.column + 12 > self.columns {
            self.new_line();
        }
        self.token("(");
        self.glue = Glue::None;
    }

    /// A closing parenthesis, glued to the token before it where there is room.
    pub(super) fn close(&mut self) {
        if self.glue != Glue::Apart && self.column < self.columns {
            self.text.push(')');
            self.column += 1;
            self.glue = Glue::Blank;
        } else {
            self.glue = Glue::Blank;
            self.token(")");
        }
    }

    /// Words without a meaning.
    pub(super) fn words(&mut self, text: &str) {
        for word in text.split_whitespace() {
            self.word(word);
            // It goes on to the next blank.
            if word.starts_with('[') {
                self.glue = Glue::Apart;
            }
        }
    }

    /// A comment in braces, filled word by word.
    pub(super) fn comment(&mut self, text: &str) {
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or("");
        let mut word = format!("{{{first}");
        for next in words {
            self.word(&word);
            next.clone_into(&mut word);
        }
        word.push('}');
        self.word(&word);
    }

    /// A word of a text, or a move as it is written. At the start of a line it must not look like
    /// an escape or a tag.
    pub(super) fn word(&mut self, word: &str) {
        let room = self.column + 1 + word.chars().count() <= self.columns;
        let begins_line = match self.glue {
            Glue::Blank | Glue::Apart => !room,
            Glue::LineStart => true,
            Glue::None => false,
        };
        if begins_line && word.starts_with(['%', '[']) {
            if self.glue != Glue::LineStart {
                self.new_line();
            }
            self.text.push(' ');
            self.column = 1;
        }
        self.token(word);
    }

    /// A comment with closing braces, which only one to the end of the line can hold. Where a line
    /// has no room for it, the words without a brace go between braces.
    pub(super) fn comment_with_braces(&mut self, text: &str) {
        let text = text.trim_end();
        if text.chars().count() < self.columns {
            return self.rest_of_line(text);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let has_brace = |word: &&str| word.contains('}');
        for words in words.chunk_by(|one, next| has_brace(one) == has_brace(next)) {
            if words.iter().any(has_brace) {
                words.iter().for_each(|word| self.rest_of_line(word));
            } else {
                self.comment(&words.join(" "));
            }
        }
    }

    /// A comment to the end of the line.
    fn rest_of_line(&mut self, text: &str) {
        self.token(&format!(";{}", text.replace(char::is_whitespace, " ")));
        self.new_line();
    }

    fn new_line(&mut self) {
        self.text.push('\n');
        self.column = 0;
        self.glue = Glue::LineStart;
    }
}
