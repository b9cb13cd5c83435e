//! From a verb and its arguments to an act.

use arbitre_board::Square;

use crate::act::{
    Act, Agreement, Castling, Claim, Claimed, Departure, Man, MoveMade, Noticed, Penalty, Reading,
    Speech, Verified, Written,
};
use crate::actor::Actor;
use crate::arguments::{
    self, Arguments, MOVE, adjustment, choose, counter, duration, move_name, number, restored, san,
    side, sides,
};
use crate::error::{Expected, Fault};
use crate::excerpt::Text;
use crate::french::in_english;
use crate::judgement::{Finding, Question, Times};
use crate::lexer::{Token, plain};
use crate::verb::Verb;
use crate::word::{Word, words};

words! {
    /// The first word of a claim.
    pub(crate) enum ClaimWord {
        Flag = "flag",
        Illegal = "illegal",
        Touch = "touch",
        Threefold = "threefold",
        Fifty = "fifty",
        NormalMeans = "normal-means",
        NoEffort = "no-effort",
        Setup = "setup",
        Clock = "clock",
        Disturbance = "disturbance",
        Win = "win",
        Draw = "draw",
        Increment = "increment",
        MateInFifty = "mate-in-fifty",
    }

    /// The first word of what is noticed.
    pub(crate) enum NoticeWord {
        Flag = "flag",
        Illegal = "illegal",
        Touch = "touch",
        Position = "position",
    }

    /// The first word of what is agreed.
    pub(crate) enum AgreementWord {
        Draw = "draw",
        Correction = "correction",
        Spectator = "spectator",
    }
}

/// Reads the arguments of a verb.
pub(crate) fn read(verb: Verb, mut from: Arguments<'_, '_>) -> Result<Act, Fault> {
    let act = match verb {
        Verb::Start => Act::Start {
            clock: from.side("clock")?,
        },
        Verb::Arrive => Act::Arrive,
        Verb::Leave => Act::Leave(Departure {
            from: from.choice("from")?,
            permission: from.choice("permission")?,
            words: from.quoted(),
        }),
        Verb::Touch => Act::Touch {
            square: from.square()?,
            hand: from.choice("hand")?,
        },
        Verb::Adjust => Act::Adjust(from.squares()?),
        Verb::Lift => Act::Lift(man(&mut from)?),
        Verb::Place => Act::Place(man(&mut from)?),
        Verb::Release => Act::Release(man(&mut from)?),
        Verb::Remove => Act::Remove(man(&mut from)?),
        Verb::Castle => Act::Castle(castling(&mut from)?),
        Verb::Move => Act::Move(move_made(&mut from)?),
        Verb::TakeBack => Act::TakeBack,
        Verb::Press => Act::Press {
            hand: from.choice("hand")?,
        },
        Verb::Pause => Act::Pause {
            side: from.side("side")?,
        },
        Verb::Resume => Act::Resume {
            side: from.side("side")?,
        },
        Verb::Write => Act::Write(written(&mut from)?),
        Verb::Erase => Act::Erase(written(&mut from)?),
        Verb::Scoresheet => Act::Scoresheet(first(
            &mut from,
            "the state of the scoresheet",
            "state of a scoresheet",
        )?),
        Verb::Verify => Act::Verify {
            what: first::<Verified>(&mut from, "what is verified", "verification")?,
            correct: from.choice("correct")?,
        },
        Verb::Agree => Act::Agree(agreement(&mut from)?),
        Verb::Say => Act::Say {
            speech: speech(&mut from)?,
            to: from.choice("to")?,
        },
        Verb::Offer => {
            first::<DrawWord>(&mut from, "what is offered", "offer")?;
            Act::Offer
        }
        Verb::Accept => draw_or_nothing(&mut from, Act::Accept)?,
        Verb::Decline => draw_or_nothing(&mut from, Act::Decline)?,
        Verb::Resign => Act::Resign {
            how: from.choice("how")?,
        },
        Verb::Claim => Act::Claim(claim(&mut from)?),
        Verb::Flag => Act::Flag(from.sides()?),
        Verb::Notice => Act::Notice(noticed(&mut from)?),
        Verb::Reading => Act::Reading(reading(&mut from)?),
        Verb::Displace => Act::Displace(from.squares()?),
        Verb::Restore => Act::Restore(from.squares()?),
        Verb::Device => Act::Device {
            kind: required(&mut from, "kind")?,
            rings: from.choice("rings")?,
        },
        Verb::Incident => Act::Incident {
            kind: required(&mut from, "kind")?,
            words: from.quoted(),
        },
        Verb::OrderSeal => Act::OrderSeal,
        Verb::Seal => Act::Seal(from.quoted().ok_or_else(|| {
            let form = Expected::Form("quoted text");
            from.missing("what was sealed", form)
        })?),
        Verb::Open => Act::Open,
        Verb::Judge => Act::Judge(findings(&mut from)?),
        Verb::Penalise => Act::Penalise(penalties(&mut from)?),
    };
    from.finish()?;
    Ok(act)
}

words! {
    /// The word that may follow an offer, its acceptance or its refusal.
    enum DrawWord {
        Draw = "draw",
    }
}

/// The next argument as one of the words of a list, in either language.
fn first<W: Word>(
    from: &mut Arguments<'_, '_>,
    what: &'static str,
    one: &'static str,
) -> Result<W, Fault> {
    let word = from.word(what, Expected::words(W::WORDS))?;
    W::from_word(in_english(&plain(&word))).ok_or_else(|| word.unknown(one, W::WORDS))
}

/// The word that a key names, which must be there.
fn required<W: Word>(from: &mut Arguments<'_, '_>, key: &'static str) -> Result<W, Fault> {
    let found = from.choice(key)?;
    found.ok_or_else(|| from.missing(key, Expected::words(W::WORDS)))
}

fn draw_or_nothing(from: &mut Arguments<'_, '_>, act: Act) -> Result<Act, Fault> {
    if let Some(word) = from.next_word()
        && in_english(&plain(&word)) != DrawWord::Draw.word()
    {
        return Err(word.unknown("answer", DrawWord::WORDS));
    }
    Ok(act)
}

fn man(from: &mut Arguments<'_, '_>) -> Result<Man, Fault> {
    let form = Expected::Form("a piece, a square, or both");
    let first = from.word("a man", form)?;
    if let Ok(square) = first.parse::<Square>() {
        return Ok(Man::On(square));
    }
    let Some(role) = arguments::role(&first, from.letters) else {
        let known = "the letter of a piece or a square";
        let cause = "it is neither a square nor a letter of the journal";
        return Err(first.unreadable("a man", cause, known));
    };
    match from.next_word() {
        Some(word) => Ok(Man::PieceOn(role, arguments::square(&word)?)),
        None => Ok(Man::Piece(role)),
    }
}

fn castling(from: &mut Arguments<'_, '_>) -> Result<Castling, Fault> {
    let wing = match from.value("side")? {
        Some(value) => arguments::wing(&value)?,
        None => return Err(from.missing("the side", Expected::Form("side=K or side=Q"))),
    };
    Ok(Castling {
        wing,
        order: from.choice("order")?,
        hands: from.choice("hand")?,
    })
}

fn move_made(from: &mut Arguments<'_, '_>) -> Result<MoveMade, Fault> {
    let name = from.word("a move", Expected::Form(MOVE))?;
    Ok(MoveMade {
        name: move_name(&name, from.letters)?,
        hands: from.choice("hand")?,
        promote: from.choice("promote")?,
        turn: from.choice("turn")?,
    })
}

fn written(from: &mut Arguments<'_, '_>) -> Result<Written, Fault> {
    if let Some(text) = from.quoted() {
        return Ok(Written::Quoted(text));
    }
    let word = from.word(
        "what is written",
        Expected::Form("a move, (=), or quoted text"),
    )?;
    if &*word == "(=)" {
        return Ok(Written::DrawOffer);
    }
    san(&word, from.letters).map(Written::Move)
}

fn agreement(from: &mut Arguments<'_, '_>) -> Result<Agreement, Fault> {
    Ok(
        match first::<AgreementWord>(from, "what is agreed", "agreement")? {
            AgreementWord::Draw => Agreement::Draw,
            AgreementWord::Correction => Agreement::Correction(from.event()?),
            AgreementWord::Spectator => Agreement::Spectator,
        },
    )
}

fn speech(from: &mut Arguments<'_, '_>) -> Result<Speech, Fault> {
    match from.quoted() {
        Some(text) => Ok(Speech::Quoted(text)),
        None => first(from, "what is said", "announcement").map(Speech::Announcement),
    }
}

fn claim(from: &mut Arguments<'_, '_>) -> Result<Claim, Fault> {
    let what = match first::<ClaimWord>(from, "what is claimed", "claim")? {
        ClaimWord::Flag => Claimed::Flag(from.sides()?),
        ClaimWord::Illegal => Claimed::Illegal(from.event()?),
        ClaimWord::Touch => Claimed::Touch(from.square()?),
        ClaimWord::Threefold => Claimed::Threefold,
        ClaimWord::Fifty => Claimed::Fifty,
        ClaimWord::NormalMeans => Claimed::NormalMeans,
        ClaimWord::NoEffort => Claimed::NoEffort,
        ClaimWord::Setup => Claimed::Setup,
        ClaimWord::Clock => Claimed::Clock,
        ClaimWord::Disturbance => Claimed::Disturbance,
        ClaimWord::Win => Claimed::Win,
        ClaimWord::Draw => Claimed::Draw,
        ClaimWord::Increment => Claimed::Increment,
        ClaimWord::MateInFifty => Claimed::MateInFifty,
    };
    let letters = from.letters;
    let intended = from.value("intended")?;
    Ok(Claim {
        what,
        intended: intended.map(|name| move_name(&name, letters)).transpose()?,
        by: from.choice("by")?,
    })
}

fn noticed(from: &mut Arguments<'_, '_>) -> Result<Noticed, Fault> {
    if let Some(count) = from.value("count")? {
        return Ok(Noticed::Count(number(&count, "a count")?));
    }
    Ok(
        match first::<NoticeWord>(from, "what is noticed", "notice")? {
            NoticeWord::Flag => Noticed::Flag(from.sides()?),
            NoticeWord::Illegal => Noticed::Illegal(from.event()?),
            NoticeWord::Touch => Noticed::Touch(from.square()?),
            NoticeWord::Position => Noticed::Position,
        },
    )
}

fn reading(from: &mut Arguments<'_, '_>) -> Result<Reading, Fault> {
    use arbitre_board::Side::{Black, White};
    let time = |value: Option<Text<'_>>| value.map(|text| duration(&text)).transpose();
    let reading = Reading {
        white: time(from.of(White)?)?,
        black: time(from.of(Black)?)?,
        moves: from
            .value("moves")?
            .map(|text| counter(&text))
            .transpose()?,
        first: from.side("first")?,
    };
    let Reading {
        white,
        black,
        moves,
        first,
    } = reading;
    if white.is_none() && black.is_none() && moves.is_none() && first.is_none() {
        return Err(from.missing(
            "what the display shows",
            Expected::Form(Verb::Reading.form()),
        ));
    }
    Ok(reading)
}

fn findings(from: &mut Arguments<'_, '_>) -> Result<Vec<Finding>, Fault> {
    let mut found: Vec<Finding> = Vec::new();
    while let Some((key, answer)) = from.next_pair() {
        let question = choose(&key, "finding")?;
        if found.iter().any(|finding| finding.question() == question) {
            return Err(Fault::repeated(key.span, question));
        }
        found.push(finding(question, &answer, from)?);
    }
    if found.is_empty() {
        return Err(from.missing("a finding", Expected::words(Question::WORDS)));
    }
    Ok(found)
}

fn finding(
    question: Question,
    answer: &Text<'_>,
    from: &Arguments<'_, '_>,
) -> Result<Finding, Fault> {
    let key = question.word();
    let answer = english_side(answer);
    let answer = &answer;
    Ok(match question {
        Question::Intent => Finding::Intent(choose(answer, key)?),
        Question::Clear => Finding::Clear(choose(answer, key)?),
        Question::NormalMeans => Finding::NormalMeans(choose(answer, key)?),
        Question::Effort => Finding::Effort(choose(answer, key)?),
        Question::FlagFirst => Finding::FlagFirst(choose(answer, key)?),
        Question::Times => Finding::Times(times(answer)?),
        Question::Waive => Finding::Waive(choose(answer, key)?),
        Question::Persistent => Finding::Persistent(choose(answer, key)?),
        Question::Restore => Finding::Restore(restored(answer, from.so_far())?),
        Question::Colours => Finding::Colours(choose(answer, key)?),
        Question::Increment => Finding::Increment(choose(answer, key)?),
        Question::Choice => Finding::Choice(choose(answer, key)?),
        Question::Score => Finding::Score(choose(answer, key)?),
        Question::Severe => Finding::Severe(choose(answer, key)?),
        Question::Schedule => Finding::Schedule(choose(answer, key)?),
        Question::Mate => Finding::Mate(choose(answer, key)?),
    })
}

/// The name of a player in English, any other word as it is.
fn english_side<'t>(text: &Text<'t>) -> Text<'t> {
    let word = match &*plain(text) {
        "blancs" => "white".into(),
        "noirs" => "black".into(),
        _ => text.text.clone(),
    };
    Text::new(word, text.span)
}

/// `white=0:30:00,black=0:25:00`, either of them or both.
pub(crate) fn times(text: &Text<'_>) -> Result<Times, Fault> {
    use arbitre_board::Side::{Black, White};
    let form = "times by side, white=0:30:00,black=0:25:00";
    let mut times = Times {
        white: None,
        black: None,
    };
    for part in text.parts(',') {
        let Some((name, time)) = part.keyed() else {
            let cause = "it names no side";
            return Err(part.unreadable("a time by side", cause, form));
        };
        let time = duration(&time)?;
        let slot = match side(&name)? {
            White => &mut times.white,
            Black => &mut times.black,
        };
        if slot.replace(time).is_some() {
            return Err(Fault::repeated(name.span, &*name));
        }
    }
    Ok(times)
}

fn penalties(from: &mut Arguments<'_, '_>) -> Result<Vec<Penalty>, Fault> {
    let form = Expected::Form(Verb::Penalise.form());
    let mut penalties = Vec::new();
    while let Some(token) = from.next() {
        let Token::Word(word) = token.value else {
            return Err(Fault::superfluous(token.span, &token.value, form));
        };
        let word = Text::new(word, token.span);
        for part in word.parts(',') {
            penalties.push(match &*part {
                "warn" => Penalty::Warn(None),
                _ => Penalty::Time(adjustment(&part)?),
            });
        }
    }
    if let Some(warned) = from.side("warn")? {
        penalties.push(Penalty::Warn(Some(warned)));
    }
    if let Some(losers) = from.value("lose")? {
        penalties.push(Penalty::Lose(sides(&losers)?));
    }
    if let Some(who) = from.value("expel")? {
        let who = Actor::from_keyword(&plain(&who)).ok_or_else(|| {
            let known = ["white", "black", "both", "spec", "captain", "asst"];
            who.unknown("person", &known)
        })?;
        penalties.push(Penalty::Expel(who));
    }
    if penalties.is_empty() {
        return Err(from.missing("a penalty", form));
    }
    Ok(penalties)
}
