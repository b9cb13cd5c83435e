//! The verbs of the journal in English and French, and the form of their arguments.

use crate::actor::Keywords;
use crate::word::{Word, words};

words! {
    /// The verb of an event, spelled as in English.
    pub enum Verb {
        /// See [`Act::Start`](crate::Act::Start).
        Start = "start",
        /// See [`Act::Arrive`](crate::Act::Arrive).
        Arrive = "arrive",
        /// See [`Act::Leave`](crate::Act::Leave).
        Leave = "leave",
        /// See [`Act::Touch`](crate::Act::Touch).
        Touch = "touch",
        /// See [`Act::Adjust`](crate::Act::Adjust).
        Adjust = "adjust",
        /// See [`Act::Lift`](crate::Act::Lift).
        Lift = "lift",
        /// See [`Act::Place`](crate::Act::Place).
        Place = "place",
        /// See [`Act::Release`](crate::Act::Release).
        Release = "release",
        /// See [`Act::Remove`](crate::Act::Remove).
        Remove = "remove",
        /// See [`Act::Castle`](crate::Act::Castle).
        Castle = "castle",
        /// See [`Act::Move`](crate::Act::Move).
        Move = "move",
        /// See [`Act::TakeBack`](crate::Act::TakeBack).
        TakeBack = "takeback",
        /// See [`Act::Press`](crate::Act::Press).
        Press = "press",
        /// See [`Act::Pause`](crate::Act::Pause).
        Pause = "pause",
        /// See [`Act::Resume`](crate::Act::Resume).
        Resume = "resume",
        /// See [`Act::Write`](crate::Act::Write).
        Write = "write",
        /// See [`Act::Erase`](crate::Act::Erase).
        Erase = "erase",
        /// See [`Act::Scoresheet`](crate::Act::Scoresheet).
        Scoresheet = "scoresheet",
        /// See [`Act::Verify`](crate::Act::Verify).
        Verify = "verify",
        /// See [`Act::Agree`](crate::Act::Agree).
        Agree = "agree",
        /// See [`Act::Say`](crate::Act::Say).
        Say = "say",
        /// See [`Act::Offer`](crate::Act::Offer).
        Offer = "offer",
        /// See [`Act::Accept`](crate::Act::Accept).
        Accept = "accept",
        /// See [`Act::Decline`](crate::Act::Decline).
        Decline = "decline",
        /// See [`Act::Resign`](crate::Act::Resign).
        Resign = "resign",
        /// See [`Act::Claim`](crate::Act::Claim).
        Claim = "claim",
        /// See [`Act::Flag`](crate::Act::Flag).
        Flag = "flag",
        /// See [`Act::Notice`](crate::Act::Notice).
        Notice = "notice",
        /// See [`Act::Reading`](crate::Act::Reading).
        Reading = "reading",
        /// See [`Act::Displace`](crate::Act::Displace).
        Displace = "displace",
        /// See [`Act::Restore`](crate::Act::Restore).
        Restore = "restore",
        /// See [`Act::Device`](crate::Act::Device).
        Device = "device",
        /// See [`Act::Incident`](crate::Act::Incident).
        Incident = "incident",
        /// See [`Act::OrderSeal`](crate::Act::OrderSeal).
        OrderSeal = "order-seal",
        /// See [`Act::Seal`](crate::Act::Seal).
        Seal = "seal",
        /// See [`Act::Open`](crate::Act::Open).
        Open = "open",
        /// See [`Act::Judge`](crate::Act::Judge).
        Judge = "judge",
        /// See [`Act::Penalise`](crate::Act::Penalise).
        Penalise = "penalise",
    }
}

/// The French verbs, in the order of [`Verb::ALL`], without accents.
const FRENCH: &[&str] = &[
    "demarre",
    "arrive",
    "quitte",
    "touche",
    "adoube",
    "souleve",
    "pose",
    "lache",
    "retire",
    "roque",
    "joue",
    "reprend",
    "appuie",
    "arrete",
    "relance",
    "note",
    "efface",
    "feuille",
    "verifie",
    "convient",
    "dit",
    "propose",
    "accepte",
    "refuse",
    "abandonne",
    "reclame",
    "drapeau",
    "constate",
    "lecture",
    "derange",
    "retablit",
    "appareil",
    "incident",
    "ordonne-ajournement",
    "scelle",
    "ouvre",
    "apprecie",
    "penalise",
];

const _: () = assert!(FRENCH.len() == Verb::ALL.len());

impl Verb {
    /// The keyword in a language.
    #[must_use]
    pub fn keyword(self, language: Keywords) -> &'static str {
        match language {
            Keywords::English => self.word(),
            Keywords::French => FRENCH[self as usize],
        }
    }

    /// Every keyword of a language.
    #[must_use]
    pub const fn keywords(language: Keywords) -> &'static [&'static str] {
        match language {
            Keywords::English => Self::WORDS,
            Keywords::French => FRENCH,
        }
    }

    /// The verb of a keyword in either language, without accents.
    #[must_use]
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        let french = || FRENCH.iter().position(|known| *known == keyword);
        Self::from_word(keyword).or_else(|| french().map(|at| Self::ALL[at]))
    }

    /// The form of the arguments.
    #[must_use]
    pub const fn form(self) -> &'static str {
        match self {
            Self::Start => "clock=white or clock=black",
            Self::Leave => "from=space|area, permission=yes|no, quoted text",
            Self::Touch => "a square, hand=left|right",
            Self::Adjust | Self::Displace | Self::Restore => "squares",
            Self::Lift | Self::Place | Self::Release | Self::Remove => "a piece, a square, or both",
            Self::Castle => "side=K|Q, order=king,rook|rook,king, hand=one|both",
            Self::Move => "a move, hand=one|both|left|right, promote=none|enemy-queen, turn=other",
            Self::Press => "hand=other",
            Self::Pause | Self::Resume => "side=white|black",
            Self::Write | Self::Erase => "a move, (=), or quoted text",
            Self::Scoresheet => "one of the words of a scoresheet",
            Self::Verify => "position or scoresheet, correct=yes|no",
            Self::Agree => "draw, correction ^n, or spectator",
            Self::Say => "an announcement or quoted text, to=player|arbiter",
            Self::Offer | Self::Accept | Self::Decline => "draw",
            Self::Resign => "how=says|signs|king|handshake|leaves",
            Self::Claim => "what is claimed, intended=a move, by=scoresheet|clock|screen",
            Self::Flag => "side=white|black|both",
            Self::Notice => "flag side=, illegal ^n, touch and a square, position, or count=",
            Self::Reading => "white=, black=, moves=22/21, first=white|black",
            Self::Device => "kind=phone|watch|other, rings=yes|no",
            Self::Incident => "kind=, quoted text",
            Self::Seal => "quoted text",
            Self::Judge => "findings, key=answer",
            Self::Penalise => "warn, white+120s, lose=white|black|both, expel=",
            Self::Arrive | Self::TakeBack | Self::OrderSeal | Self::Open => "nothing more",
        }
    }
}
