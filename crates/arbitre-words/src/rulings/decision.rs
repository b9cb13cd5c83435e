//! What was decided.

use arbitre_journal::{EventNumber, Times};
use arbitre_judge::{Decision, Duty, Ending, Offence, Reason};

use super::board::long;
use super::journal::{first, label, of, short, signed};
use crate::{Language, Words};

impl Words for Decision {
    fn words(&self, language: Language) -> String {
        match self {
            Self::Ends(outcome, ending) => {
                let (who, how) = (outcome.words(language), ending.words(language));
                say!(
                    language,
                    "The game is over, {outcome}: {who}, {how}",
                    "La partie est terminée, {outcome} : {who}, {how}",
                    "De partij is afgelopen, {outcome}: {who}, {how}",
                )
            }
            Self::WouldEnd(outcome, ending) => {
                let (who, how) = (outcome.words(language), ending.words(language));
                say!(
                    language,
                    "The game is over unless a flag has ended it before, {outcome}: {who}, {how}",
                    "La partie est terminée si un drapeau ne l'a pas terminée avant, {outcome} : {who}, {how}",
                    "De partij is afgelopen als geen vlag haar eerder beëindigd heeft, {outcome}: {who}, {how}",
                )
            }
            Self::Resumes => say!(
                language,
                "The game was not over: it goes on",
                "La partie n'était pas terminée : elle continue",
                "De partij was niet afgelopen: zij gaat door",
            ),
            Self::GoesOn => say!(
                language,
                "The game goes on as it stands",
                "La partie continue en l'état",
                "De partij gaat door zoals zij staat",
            ),
            Self::StopsClocks => say!(
                language,
                "The clocks are stopped",
                "Les pendules sont arrêtées",
                "De klokken worden stilgezet",
            ),
            Self::Answers(answer) => answer.words(language),
            Self::TakesBack(EventNumber(event)) => say!(
                language,
                "The position goes back to what it was before event {event}",
                "On rétablit la position d'avant l'événement {event}",
                "De stelling van voor gebeurtenis {event} wordt hersteld",
            ),
            Self::Reinstates(EventNumber(event)) => say!(
                language,
                "The move of event {event} is on the board again",
                "Le coup de l'événement {event} est de nouveau sur l'échiquier",
                "De zet van gebeurtenis {event} staat weer op het bord",
            ),
            Self::Queens(EventNumber(event)) => say!(
                language,
                "The pawn of event {event} becomes a queen",
                "Le pion de l'événement {event} devient une dame",
                "De pion van gebeurtenis {event} wordt een dame",
            ),
            Self::Waits => say!(
                language,
                "The arbiter waits until the next move is completed",
                "L'arbitre attend que le coup suivant soit achevé",
                "De arbiter wacht tot de volgende zet voltooid is",
            ),
            Self::Stands => say!(
                language,
                "What was done stands",
                "Ce qui a été joué reste acquis",
                "Wat gedaan is blijft staan",
            ),
            Self::Binds(binding) => {
                let side = first(binding.side, language);
                let duty = binding.duty.words(language);
                say!(
                    language,
                    "{side} must {duty}",
                    "{side} doivent {duty}",
                    "{side} moet {duty}"
                )
            }
            Self::Counts {
                side,
                offence,
                offences,
                ..
            } => {
                let (side, offence) = (of(*side, language), offence.words(language));
                say!(
                    language,
                    "{offence}: number {offences} of {side} that is penalised",
                    "{offence} : faute n° {offences} {side} qui est sanctionnée",
                    "{offence}: nummer {offences} {side} die bestraft wordt",
                )
            }
            Self::Adjusts { side, amount, why } => {
                let (side, why) = (first(*side, language), why.words(language));
                let time = signed(*amount);
                say!(
                    language,
                    "{side}: {time}, {why}",
                    "{side} : {time}, {why}",
                    "{side}: {time}, {why}"
                )
            }
            Self::Sets(times) => {
                let times = displays(*times, language);
                say!(
                    language,
                    "The clocks are set: {times}",
                    "Les pendules sont réglées : {times}",
                    "De klokken worden ingesteld: {times}"
                )
            }
            Self::Promotes(role) => {
                let role = role.words(language);
                say!(
                    language,
                    "On the promotion square stands: {role}",
                    "Sur la case de promotion se trouve : {role}",
                    "Op het promotieveld staat: {role}",
                )
            }
            Self::Adds(time) => {
                let time = short(*time);
                say!(
                    language,
                    "From now on each move brings {time}",
                    "Chaque coup apporte désormais {time}",
                    "Elke zet levert voortaan {time} op",
                )
            }
            Self::Offers(offer, None) => offer.words(language),
            Self::Offers(offer, Some(side)) => {
                let (offer, side) = (offer.words(language), of(*side, language));
                say!(
                    language,
                    "{offer} (that of {side})",
                    "{offer} (celle {side})",
                    "{offer} (dat {side})"
                )
            }
            Self::Postpones(side) => {
                let side = of(*side, language);
                say!(
                    language,
                    "The decision on the claim of {side} is put off",
                    "La décision sur la réclamation {side} est reportée",
                    "De beslissing over de claim {side} wordt uitgesteld",
                )
            }
            Self::Requests(side) => {
                let side = first(*side, language);
                say!(
                    language,
                    "{side} asks for time on each move",
                    "{side} demandent du temps par coup",
                    "{side} vraagt om tijd per zet",
                )
            }
            Self::Asks(question) => question.words(language),
            Self::Lacks(missing) => {
                let missing = missing.words(language);
                say!(
                    language,
                    "It cannot be told from this record; it lacks {missing}",
                    "Ce relevé ne permet pas de le dire ; il manque {missing}",
                    "Dit verslag zegt het niet; wat ontbreekt is {missing}",
                )
            }
            Self::Classifies(regime) => {
                let regime = regime.words(language);
                say!(
                    language,
                    "The time control is one of {regime}",
                    "Type de cadence : {regime}",
                    "Het speeltempo is dat van {regime}",
                )
            }
            Self::Watches(supervision) => {
                let supervision = supervision.words(language);
                say!(
                    language,
                    "The rules {supervision} apply",
                    "Règles applicables : {supervision}",
                    "De regels {supervision} gelden"
                )
            }
            Self::Completes(EventNumber(event)) => say!(
                language,
                "The move of event {event} is completed by this one",
                "Ce coup achève celui de l'événement {event}",
                "Deze zet voltooit die van gebeurtenis {event}",
            ),
            Self::Offends(offence) => {
                let offence = offence.words(language);
                say!(
                    language,
                    "{offence}; nobody has raised it yet",
                    "{offence} ; personne ne l'a encore relevé",
                    "{offence}; nog niemand heeft het gemeld",
                )
            }
        }
    }
}

/// What the displays are to show.
fn displays(times: Times, language: Language) -> String {
    use arbitre_board::Side::{Black, White};
    let sides = [(White, times.white), (Black, times.black)];
    let told = sides.into_iter().filter_map(|(side, time)| {
        let (side, time) = (label(side, language), format!("{:#}", time?));
        Some(say!(
            language,
            "{side} {time}",
            "{side} {time}",
            "{side} {time}"
        ))
    });
    told.collect::<Vec<_>>().join(", ")
}

words! { Duty, |language|
    Self::Free => [
        "play a legal move; nothing binds it",
        "jouer un coup légal, n'importe lequel",
        "een reglementaire zet spelen, welke ook",
    ],
    Self::Move(mv) => {
        let mv = long(mv, language);
        say!(language, "play {mv}", "jouer {mv}", "{mv} spelen")
    },
    Self::Piece(square) => [
        "move the man on {square}", "jouer la pièce placée en {square}", "het stuk op {square} spelen",
    ],
    Self::Capture(square) => [
        "take the man on {square}", "prendre la pièce placée en {square}", "het stuk op {square} slaan",
    ],
    Self::CaptureWith(man, square) => [
        "take on {square} with the man on {man}",
        "prendre en {square} avec la pièce placée en {man}",
        "op {square} slaan met het stuk op {man}",
    ],
    Self::Castle(wing) => {
        let wing = wing.words(language);
        say!(language, "castle, {wing}", "faire le {wing}", "de {wing} doen")
    },
    Self::King(square) => [
        "move the king on {square}, or castle where that is legal",
        "jouer le roi placé en {square}, ou roquer si c'est légal",
        "de koning op {square} spelen, of rokeren waar dat mag",
    ],
    Self::Promote(from, to) => [
        "promote the pawn of {from} on {to}, to any man",
        "promouvoir en {to} le pion placé en {from}, au choix",
        "de pion van {from} op {to} laten promoveren, naar keuze",
    ],
}

words! { Ending, |language|
    Self::Mate => ["mate", "par échec et mat", "mat"],
    Self::Stalemate => ["stalemate", "par pat", "pat"],
    Self::DeadPosition => [
        "a dead position, in which nobody can mate",
        "position morte, où personne ne peut mater",
        "een dode stelling, waarin niemand mat kan geven",
    ],
    Self::Agreement => ["by agreement", "par accord mutuel", "in onderling overleg"],
    Self::Resignation => ["by resignation", "par abandon", "door opgave"],
    Self::Time => ["on time", "au temps", "op tijd"],
    Self::BothFlags => ["both flags are down", "les deux drapeaux étant tombés", "beide vlaggen zijn gevallen"],
    Self::IllegalMoves => ["by illegal moves", "pour coups illégaux", "door onreglementaire zetten"],
    Self::IllegalPosition => [
        "an illegal position was left on the board",
        "une position illégale étant restée sur l'échiquier",
        "er is een onreglementaire stelling op het bord gebleven",
    ],
    Self::Repetition => ["by repetition, claimed", "par répétition, réclamée", "door herhaling, geclaimd"],
    Self::AutomaticRepetition => [
        "by repetition, without a claim", "par répétition, sans réclamation", "door herhaling, zonder claim",
    ],
    Self::FiftyMoves => [
        "by the fifty-move rule, claimed",
        "par la règle des cinquante coups, réclamée",
        "door de vijftigzettenregel, geclaimd",
    ],
    Self::AutomaticFifty => [
        "by the count of moves, without a claim",
        "par le nombre de coups, sans réclamation",
        "door het aantal zetten, zonder claim",
    ],
    Self::NormalMeans => [
        "not to be won by normal means",
        "le gain par des moyens normaux étant exclu",
        "niet met normale middelen te winnen",
    ],
    Self::Default => ["by default", "par forfait", "door niet op tijd te verschijnen"],
    Self::Device => ["an electronic device", "à cause d'un appareil électronique", "door een elektronisch apparaat"],
    Self::Refusal => [
        "by refusing to obey the Laws", "par refus de respecter les Règles", "door de regels te weigeren",
    ],
    Self::Penalty => ["a penalty of the arbiter", "par une sanction de l'arbitre", "door een straf van de arbiter"],
    Self::Array => [
        "the men were set up wrongly", "les pièces étant mal disposées", "de stukken stonden verkeerd",
    ],
    Self::TurnedBoard => ["the board was turned", "l'échiquier étant mal orienté", "het bord lag verkeerd"],
    Self::Colours => [
        "the colours were reversed", "les couleurs étant inversées", "de kleuren waren verwisseld",
    ],
    Self::SealedMove => [
        "by the sealed move", "à cause du coup sous enveloppe", "door de afgegeven zet",
    ],
}

words! { Reason, |language|
    Self::IllegalMove => [
        "for an illegal move of the opponent",
        "pour un coup illégal de l'adversaire",
        "voor een onreglementaire zet van de tegenstander",
    ],
    Self::VoidPress => [
        "the increment of the press that is void",
        "l'incrément de l'appui annulé",
        "de toevoeging van het ongeldige indrukken",
    ],
    Self::ValidPress => [
        "the increment of the press that counts after all",
        "l'incrément de l'appui finalement valable",
        "de toevoeging van het indrukken dat toch geldt",
    ],
    Self::WrongClaim => ["for a wrong claim", "pour une réclamation infondée", "voor een onjuiste claim"],
    Self::Quickplay => [
        "with the claim in the last period",
        "avec la réclamation en dernière période",
        "met de claim in de laatste periode",
    ],
    Self::Penalty => ["a penalty of the arbiter", "une pénalité de l'arbitre", "een straf van de arbiter"],
}

words! { Offence, |language|
    Self::IllegalMove => ["An illegal move", "Un coup illégal", "Een onreglementaire zet"],
    Self::PawnLeft => [
        "A pawn left on the last rank",
        "Un pion laissé sur la dernière rangée",
        "Een pion die op de laatste rij bleef staan",
    ],
    Self::PressWithoutMove => [
        "The clock pressed without a move",
        "Pendule actionnée sans coup",
        "De klok ingedrukt zonder zet",
    ],
    Self::TwoHands => ["A move with two hands", "Un coup à deux mains", "Een zet met twee handen"],
    Self::OtherHand => [
        "The clock pressed with the other hand",
        "Pendule actionnée de l'autre main",
        "De klok ingedrukt met de andere hand",
    ],
}
