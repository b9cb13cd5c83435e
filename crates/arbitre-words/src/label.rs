//! The headings of a report.

/// A heading or a standing phrase of a report on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// Before what follows from the headers alone.
    FromTheStart,
    /// Before the facts that a ruling rests on.
    Because,
    /// Before how the game stands.
    Standing,
    /// A recorded ruling with which the judge agrees.
    Agrees,
    /// A recorded ruling with which he does not.
    Differs,
    /// What was recorded.
    Recorded,
    /// What the judge has instead.
    Judged,
    /// Nothing follows from the journal.
    NoRuling,
    /// No ruling differs between the Laws.
    NoDifference,
    /// Before the rulings that are the same under all of several Laws.
    Shared,
    /// Before the result that a game file states.
    FileSays,
    /// Before the illegal moves in a game file.
    IllegalInFile,
    /// A game file names no Laws, and these were chosen.
    Chosen,
    /// A game file names neither Laws nor a time control, and these Laws were chosen.
    Newest,
    /// Before the Laws that a time control is for.
    MeantFor,
    /// Before the Laws that the supervision told of is for.
    SupervisedFor,
    /// A game file says that the time was overstepped, and by whom.
    Forfeit,
    /// A game file says that the time was overstepped, and not by whom.
    ForfeitUnnamed,
    /// The last time in a game file is zero, and that a flag fell is not said.
    ZeroShown,
    /// The moves of a game file do not end the game, although it states a result.
    Untold,
    /// The moves end the game otherwise than a game file states.
    OtherResult,
    /// Before what would follow under the nearest other Laws.
    Elsewhere,
    /// Before the rules that were asked and had nothing to say.
    Silent,
    /// Before what may still be done.
    Open,
    /// All other Laws rule the same.
    NowhereElse,
    /// Laws that are those of a club.
    HouseLaws,
    /// Above the names of Laws.
    Laws,
    /// Above the names of subjects.
    Subject,
    /// Above the articles.
    Article,
    /// Above the days from which Laws are in force.
    InForceFrom,
    /// Above the regimes of Laws.
    Regime,
}

words! { Label, |language|
    Self::FromTheStart => ["From the headers", "D'après les en-têtes", "Uit de kopregels"],
    Self::Because => ["because", "motifs :", "gronden:"],
    Self::Standing => ["How the game stands", "État de la partie", "Hoe de partij staat"],
    Self::Agrees => ["agrees", "concorde", "klopt"],
    Self::Differs => ["differs", "diffère", "wijkt af"],
    Self::Recorded => ["recorded", "consigné", "vastgelegd"],
    Self::Judged => ["judged", "jugé", "beslist"],
    Self::NoRuling => [
        "Nothing follows from this", "Rien n'en découle", "Hieruit volgt niets",
    ],
    Self::NoDifference => [
        "All these Laws rule the same", "Toutes ces Règles décident de même", "Al deze regels beslissen hetzelfde",
    ],
    Self::Shared => [
        "The same under all of them", "Identique selon toutes ces Règles", "Hetzelfde onder al deze regels",
    ],
    Self::FileSays => ["The file says", "Le fichier indique", "Het bestand zegt"],
    Self::IllegalInFile => ["Illegal in the file", "Illégal dans le fichier", "Onreglementair in het bestand"],
    Self::Chosen => [
        "The file names no Laws; these are the newest for its time control",
        "Le fichier ne nomme pas de Règles ; celles-ci sont les plus récentes pour sa cadence",
        "Het bestand noemt geen regels; dit zijn de nieuwste voor zijn bedenktijd",
    ],
    Self::Newest => [
        "The file names no Laws; these are the newest",
        "Le fichier ne nomme pas de Règles ; celles-ci sont les plus récentes",
        "Het bestand noemt geen regels; dit zijn de nieuwste",
    ],
    Self::MeantFor => [
        "Such a time control is meant for", "Une telle cadence relève de", "Zo'n bedenktijd hoort bij",
    ],
    Self::SupervisedFor => [
        "The supervision that is told contradicts these Laws, which are applied all the same; it is that of",
        "La surveillance indiquée contredit ces Règles, appliquées tout de même ; elle relève de",
        "Het vermelde toezicht is in strijd met deze regels, die toch worden toegepast; het hoort bij",
    ],
    Self::Forfeit => [
        "It says that the time was overstepped: a flag fell, and the opponent claimed it",
        "Il indique que le temps a été dépassé : un drapeau est tombé, et l'adversaire l'a réclamé",
        "Het zegt dat de tijd is overschreden: een vlag is gevallen en de tegenstander heeft die geclaimd",
    ],
    Self::ForfeitUnnamed => [
        "It says that the time was overstepped, but not by whom; a journal can tell it, by `clock flag side=white` and `black claim flag side=white` for example",
        "Il indique que le temps a été dépassé, mais non par qui ; un journal peut le dire, par exemple `clock flag side=white` et `black claim flag side=white`",
        "Het zegt dat de tijd is overschreden, maar niet door wie; een verslag kan dat zeggen, bijvoorbeeld `clock flag side=white` en `black claim flag side=white`",
    ],
    Self::ZeroShown => [
        "Its last time of one side is zero, but it does not say that the flag fell; a journal can, by `clock flag side=white` and `black claim flag side=white` for example",
        "Son dernier temps d'un camp est zéro, mais il ne dit pas que le drapeau est tombé ; un journal peut le dire, par exemple `clock flag side=white` et `black claim flag side=white`",
        "De laatste tijd van één speler is nul, maar het zegt niet dat de vlag gevallen is; een verslag kan dat, bijvoorbeeld met `clock flag side=white` en `black claim flag side=white`",
    ],
    Self::Untold => [
        "The moves do not end the game, and the record does not tell what did: a resignation, an agreement, a fallen flag and a penalty leave no trace in the moves",
        "Les coups ne terminent pas la partie, et le relevé ne dit pas ce qui l'a fait : abandon, accord, chute du drapeau et sanction ne laissent pas de trace dans les coups",
        "De zetten beëindigen de partij niet, en het verslag zegt niet wat dat wel deed: opgave, overleg, een gevallen vlag en een straf laten in de zetten geen spoor na",
    ],
    Self::OtherResult => [
        "The record ends the game otherwise", "Le relevé termine la partie autrement", "Het verslag beëindigt de partij anders",
    ],
    Self::Elsewhere => ["It would be otherwise under", "Il en irait autrement selon", "Het zou anders zijn onder"],
    Self::Silent => [
        "Also asked, with nothing to say (in order of precedence)",
        "Également consultées, sans effet (par ordre de priorité)",
        "Ook geraadpleegd, zonder gevolg (in volgorde van voorrang)",
    ],
    Self::Open => ["What may still be done", "Ce qui reste possible", "Wat nog kan"],
    Self::HouseLaws => ["the laws of a club", "les règles d'un club", "de regels van een club"],
    Self::Laws => ["laws", "règles", "regels"],
    Self::Subject => ["subject", "sujet", "onderwerp"],
    Self::Article => ["article", "article", "artikel"],
    Self::InForceFrom => ["in force from", "en vigueur depuis", "van kracht vanaf"],
    Self::Regime => ["what", "régime", "soort"],
    Self::NowhereElse => [
        "All other Laws of this regime rule the same here",
        "Toutes les autres Règles de ce régime décident de même ici",
        "Alle andere regels van dit soort partij beslissen hier hetzelfde",
    ],
}
