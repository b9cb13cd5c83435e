//! The words of recorded rulings and of findings.

use arbitre_board::Side;
use arbitre_clock::Duration;
use arbitre_journal::{Answered, Offer, Outcome, Question, Regime, Supervision};

use crate::{Language, Words as _};

words! { Side, |language|
    Self::White => ["White", "les Blancs", "Wit"],
    Self::Black => ["Black", "les Noirs", "Zwart"],
}

/// A side as the subject within a sentence; what it does follows, in French in the plural.
pub(super) fn who(side: Side, language: Language) -> String {
    side.words(language)
}

/// A side before a number in a row.
pub(super) fn label(side: Side, language: Language) -> String {
    match side {
        Side::White => say!(language, "White", "Blancs", "Wit"),
        Side::Black => say!(language, "Black", "Noirs", "Zwart"),
    }
}

/// A side to whom something is left or given.
pub(super) fn to(side: Side, language: Language) -> String {
    match side {
        Side::White => say!(language, "White", "aux Blancs", "Wit"),
        Side::Black => say!(language, "Black", "aux Noirs", "Zwart"),
    }
}

/// A side at the beginning of a sentence.
pub(super) fn first(side: Side, language: Language) -> String {
    match side {
        Side::White => say!(language, "White", "Les Blancs", "Wit"),
        Side::Black => say!(language, "Black", "Les Noirs", "Zwart"),
    }
}

/// Of a side, or its own.
pub(super) fn of(side: Side, language: Language) -> String {
    match side {
        Side::White => say!(language, "White", "des Blancs", "van Wit"),
        Side::Black => say!(language, "Black", "des Noirs", "van Zwart"),
    }
}

/// Time given or taken, with its sign: `+2:00`, `-0:30`.
pub(super) fn signed(time: Duration) -> String {
    let (sign, size) = if time < Duration::ZERO {
        ("-", -time)
    } else {
        ("+", time)
    };
    format!("{sign}{}", short(size))
}

/// A length of time as briefly as a clock shows it: `2:00`, `1:10:00`, `0:02.5`.
pub(super) fn short(time: Duration) -> String {
    let face = format!("{time:#}");
    match face.strip_prefix("0:") {
        Some(minutes) => minutes.strip_prefix('0').unwrap_or(minutes).to_owned(),
        None => face,
    }
}

words! { Outcome, |language|
    Self::WhiteWins => ["White wins", "les Blancs gagnent", "Wit wint"],
    Self::BlackWins => ["Black wins", "les Noirs gagnent", "Zwart wint"],
    Self::Draw => ["a draw", "partie nulle", "remise"],
    Self::BothLose => ["both lose", "perdue pour les deux joueurs", "beiden verliezen"],
    Self::WhiteLoses => [
        "White loses, Black scores half a point",
        "les Blancs perdent, les Noirs marquent un demi-point",
        "Wit verliest, Zwart krijgt een half punt",
    ],
    Self::BlackLoses => [
        "Black loses, White scores half a point",
        "les Noirs perdent, les Blancs marquent un demi-point",
        "Zwart verliest, Wit krijgt een half punt",
    ],
    Self::Ongoing => ["the game goes on", "la partie continue", "de partij gaat door"],
    Self::Annulled => [
        "the game is void and is played again",
        "la partie est annulée et rejouée",
        "de partij is ongeldig en wordt overgespeeld",
    ],
}

words! { Answered, |language|
    Self::Granted => ["The claim is right", "La réclamation est fondée", "De claim is juist"],
    Self::Dismissed => ["The claim is wrong", "La réclamation n'est pas fondée", "De claim is onjuist"],
    Self::TooLate => ["The claim comes too late", "La réclamation vient trop tard", "De claim komt te laat"],
    Self::NotEntitled => [
        "The claim is not this person's to make now",
        "Cette personne ne peut pas réclamer maintenant",
        "Deze persoon kan nu niet claimen",
    ],
    Self::Postponed => [
        "The claim will be decided later",
        "La décision sur la réclamation est reportée",
        "Over de claim wordt later beslist",
    ],
}

words! { Offer, |language|
    Self::Open => ["The draw offer is open", "L'offre de nulle est ouverte", "Het remiseaanbod staat open"],
    Self::Lapsed => ["The draw offer has lapsed", "L'offre de nulle est caduque", "Het remiseaanbod is vervallen"],
    Self::None => ["There is no draw offer", "Il n'y a pas d'offre de nulle", "Er is geen remiseaanbod"],
}

words! { Regime, |language|
    Self::Standard => ["standard chess", "parties standard", "gewone partijen"],
    Self::Rapid => ["rapid chess", "parties rapides", "rapidschaak"],
    Self::Blitz => ["blitz", "blitz", "snelschaak"],
}

words! { Supervision, |language|
    Self::Supervised => ["with enough supervision", "sous surveillance suffisante", "met voldoende toezicht"],
    Self::Unsupervised => ["without enough supervision", "sans surveillance suffisante", "zonder voldoende toezicht"],
}

words! { Question, |language|
    Self::Intent => ["Was it meant", "Était-ce voulu", "Was het bedoeld"],
    Self::Clear => ["Is it clear", "Est-ce clair", "Is het duidelijk"],
    Self::NormalMeans => [
        "Can the game be won by normal means",
        "La partie peut-elle être gagnée par des moyens normaux",
        "Kan de partij met normale middelen gewonnen worden",
    ],
    Self::Effort => [
        "Does the opponent make an effort to win",
        "L'adversaire fait-il des efforts pour gagner",
        "Doet de tegenstander moeite om te winnen",
    ],
    Self::FlagFirst => ["Whose flag fell first", "Quel drapeau est tombé le premier", "Wiens vlag viel het eerst"],
    Self::Times => [
        "What should the clocks show",
        "Que doivent afficher les pendules",
        "Wat moeten de klokken aangeven",
    ],
    Self::Waive => ["Is the consequence relaxed", "La sanction est-elle levée", "Wordt het gevolg verzacht"],
    Self::Persistent => ["Is it persistent", "Est-ce persistant", "Gebeurt het aanhoudend"],
    Self::Restore => [
        "Which position is put back",
        "Quelle position est rétablie",
        "Welke stelling wordt hersteld",
    ],
    Self::Colours => [
        "Does the game with reversed colours go on",
        "La partie aux couleurs inversées continue-t-elle",
        "Gaat de partij met verwisselde kleuren door",
    ],
    Self::Increment => [
        "Is time added for each move from now on",
        "Ajoute-t-on désormais du temps par coup",
        "Komt er voortaan tijd per zet bij",
    ],
    Self::Choice => [
        "Which of the two men decides",
        "Laquelle des deux pièces décide",
        "Welk van de twee stukken beslist",
    ],
    Self::Score => [
        "What does the opponent score",
        "Que marque l'adversaire",
        "Hoeveel punten krijgt de tegenstander",
    ],
    Self::Severe => ["Is it severe", "Est-ce grave", "Is het ernstig"],
    Self::Schedule => [
        "Does the schedule leave time",
        "L'horaire laisse-t-il du temps",
        "Laat het schema tijd",
    ],
    Self::Mate => [
        "Can the side still mate by any series of legal moves",
        "Ce camp peut-il encore mater par une suite de coups légaux",
        "Kan die kant nog mat geven met een reeks reglementaire zetten",
    ],
}
