//! Game files and journals that come as people have them, as the program judges them.

use arbitre::Streams;

/// Exit status, results, and errors of a run.
fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> (u8, String, String) {
    let mut streams = Streams::captured(input);
    let status = arbitre::run(["arbitre"].iter().chain(arguments), &mut streams);
    (status, streams.output(), streams.errors())
}

/// Judges a game file and demands that these words are told, and those are not.
#[track_caller]
fn judged(game: &str, told: &[&str], untold: &[&str]) {
    let (status, output, errors) = run(&["judge", "-"], game);
    assert_eq!((status, &*errors), (0, ""), "{output}");
    for told in told {
        assert!(output.contains(told), "{told:?} is not in\n{output}");
    }
    for untold in untold {
        assert!(!output.contains(untold), "{untold:?} is in\n{output}");
    }
}

/// King and pawn against the bare king, White to move.
const PAWN: &str = "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\"]\n";

#[test]
fn the_fall_of_a_flag_is_judged_by_what_the_winner_can_do() {
    // 6.9 (2023): the player loses, but the game is drawn if the opponent cannot checkmate.
    judged(
        &format!("{PAWN}[Termination \"time forfeit\"]\n[Result \"1-0\"]\n\n1. Kd2 1-0\n"),
        &[
            "white claim flag side=black",
            "1-0: White wins",
            "6.9",
            "It says that the time was overstepped",
        ],
        &["ends the game otherwise", "the game goes on"],
    );
    judged(
        &format!("{PAWN}[Termination \"time forfeit\"]\n[Result \"0-1\"]\n\n1. Kd2 0-1\n"),
        &["1/2-1/2", "The record ends the game otherwise"],
        &["the game goes on"],
    );
}

#[test]
fn nothing_is_made_up_where_a_game_does_not_say_whose_flag_fell() {
    judged(
        &format!("{PAWN}[Termination \"time forfeit\"]\n[Result \"1/2-1/2\"]\n\n1. Kd2 1/2-1/2\n"),
        &["but not by whom", "black claim flag side=white"],
        &["The claim is", "Clocks to show"],
    );
    judged(
        &format!("{PAWN}[Result \"1-0\"]\n\n1. Kd2 Kd4 {{[%clk 0:00:00]}} 1-0\n"),
        &["does not say that the flag fell"],
        &["The claim is", "may still act"],
    );
}

#[test]
fn clocks_that_nobody_knows_are_not_shown() {
    judged(
        "[TimeControl \"900+10\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nc6 0-1\n",
        &["The moves do not end the game"],
        &["Clocks to show", "the game goes on"],
    );
    judged(
        "@laws fide-2023/blitz\n@tc 3m\nclock flag side=both\n",
        &[
            "the arbiter or Black may still act on the fallen flag of White",
            "the arbiter or White may still act on the fallen flag of Black",
        ],
        &["0:03:00"],
    );
}

#[test]
fn a_display_of_zero_is_a_fallen_flag() {
    let journal = "@laws fide-2023\n@tc 60m\n@start 8/8/8/4k3/8/8/4P3/4K3 w - - 0 40\n\
                   clock reading white=0:12:00 black=0:00:00\nwhite claim flag side=black\n\
                   ! result=1-0 claim=granted articles=6.8,6.9\n";
    let (status, output, errors) = run(&["judge", "--check", "-"], journal);
    assert_eq!((status, &*errors), (0, ""), "{output}");
    // In blitz of 1997 the arbiter refrains from signalling a flag fall (B6).
    let (_, output, _) = run(
        &["judge", "-"],
        "@laws fide-1997/blitz\n@tc 5m\nclock flag side=white\n",
    );
    assert!(
        output.contains("  Black may still act on the fallen flag"),
        "{output}"
    );
}

#[test]
fn the_time_control_chooses_the_laws_of_a_game_file() {
    let game = |control: &str| {
        format!("[TimeControl \"{control}\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n")
    };
    // A.1 and B.1 (2023): 60 times the increment is added; up to 10 minutes is blitz, below 60 rapid.
    judged(
        &game("900+10"),
        &["-, fide-2023/rapid\n", "names no Laws"],
        &["meant for"],
    );
    judged(&game("300"), &["-, fide-2023/blitz\n"], &["meant for"]);
    judged(&game("5400+30"), &["-, fide-2023\n"], &["meant for"]);
    let (_, output, _) = run(&["judge", "--laws", "fide-2018", "-"], game("900+10"));
    assert!(
        output.contains("Such a time control is meant for fide-2018/rapid (--laws)."),
        "{output}"
    );
    let (_, output, _) = run(&["compare", "-"], game("900+10"));
    assert!(!output.contains("0/0"), "{output}");
}

#[test]
fn a_game_with_two_readings_is_not_judged() {
    // A Hungarian knight, or a Polish queen.
    let game = "1. e3 h6 2. Hf3 d5 *";
    let (status, output, errors) = run(&["judge", "-"], game);
    assert_eq!((status, output.as_str()), (2, ""));
    assert!(
        errors.contains("\"Hf3\"") && errors.contains("--from"),
        "{errors}"
    );
    assert_eq!(run(&["judge", "--from", "hu", "-"], game).0, 0);
}

#[test]
fn an_illegal_move_in_a_game_file_is_named() {
    let game = "[Event \"x\"]\n\n1. e4 e5 2. Ke3 d6 *";
    let (status, output, errors) = run(&["judge", "--from", "en", "-"], game);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert!(output.contains("Illegal in the file: 2.e1e3."), "{output}");
}

/// Those that cannot be read are told behind the others, each with its place, and make it status 2.
#[test]
fn one_unreadable_game_hides_no_other() {
    let game = |moves: &str| format!("[Event \"x\"]\n\n{moves} *\n\n");
    let nowhere = "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n";
    let games = [
        &game("1. f3 e5 2. g4 Qh4#"),
        &game("1. e4 Zz9"),
        nowhere,
        &game("1. e4 P x P 2. Nf3"),
        &game("1. d4 d5"),
    ]
    .concat();
    let folder = std::env::temp_dir().join(format!("arbitre-hides-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("some.pgn").display().to_string();
    std::fs::write(&path, &games).unwrap();
    for command in ["judge", "compare", "explain"] {
        let (status, output, errors) = run(&[command, "missing.pgn", &path, "-"], games.as_str());
        assert_eq!(status, 2, "{command}");
        for number in [1, 5] {
            for name in [&*path, "-"] {
                assert!(output.contains(&format!("{name}#{number}")), "{output}");
            }
        }
        assert!(!output.contains("#2") && !output.contains("#4"), "{output}");
        let told = [
            "missing.pgn",
            &format!("{path}:7:7"),
            &format!("{path}:9:7"),
            &format!("{path}:15:7"),
            "-:7:7",
        ];
        let found: Vec<_> = told.iter().map(|told| errors.find(told)).collect();
        assert!(
            found.iter().all(Option::is_some) && found.is_sorted(),
            "{errors}"
        );
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// A file of games has as many lines of JSON as games, in their order.
#[test]
fn an_unreadable_game_has_its_line_of_json() {
    let games =
        "[Event \"x\"]\n\n1. e4 e5 *\n\n[Event \"y\"]\n\n1. e4 Zz9 *\n\n[Event \"z\"]\n\n1. d4 *\n";
    for command in ["judge", "compare", "explain"] {
        let (status, output, errors) = run(&[command, "--json", "-", "missing.pgn"], games);
        assert_eq!(status, 2, "{command}");
        let read = |line| serde_json::from_str::<serde_json::Value>(line).unwrap();
        let lines: Vec<_> = output.lines().map(read).collect();
        let files = lines.iter().map(|line| &line["file"]);
        let games = ["-#1", "-#2", "-#3", "missing.pgn"];
        let named = files.map(|file| file.as_str().unwrap());
        if command != "explain" {
            assert!(named.eq(games), "{output}");
        }
        let unread: Vec<_> = lines
            .iter()
            .filter(|line| !line["errors"].is_null())
            .collect();
        let error = &unread[0]["errors"][0];
        assert_eq!((&error["line"], &error["column"]), (&7.into(), &7.into()));
        assert_eq!(error["kind"], "not-understood");
        assert!(
            errors.contains(error["reason"].as_str().unwrap()),
            "{errors}"
        );
        assert_eq!(unread[1]["errors"][0]["kind"], "not-read");
        assert_eq!(unread.len(), 2, "{output}");
    }
}

#[test]
fn a_move_that_is_none_is_named_in_its_words() {
    let game = "[Event \"x\"]\n\n1. e4 e5 2. Nd5 Nc6 *";
    let (status, _, errors) = run(&["judge", "--from", "en", "-"], game);
    assert_eq!(status, 2);
    assert!(errors.contains("\"Nd5\": "), "{errors}");
}

#[test]
fn laws_for_another_supervision_are_said_to_be_so() {
    // A.3.1 (2018): one arbiter for at most three games, and the moves recorded.
    let check = |laws: &str, told: Option<&str>| {
        let journal = "@tc 20m\n@supervision games=3 recorded=yes\nwhite move e4\n";
        let (_, output, _) = run(&["judge", "--laws", laws, "-"], journal.to_owned());
        let said = output.lines().find(|line| line.ends_with("(--laws)."));
        assert_eq!(said, told, "{output}");
    };
    check(
        "fide-2018/rapid",
        Some(
            "The supervision that is told contradicts these Laws, which are applied all the same; \
             it is that of fide-2018/rapid/supervised (--laws).",
        ),
    );
    check("fide-2018/rapid/supervised", None);
    check(
        "fide-2018",
        Some("Such a time control is meant for fide-2018/rapid/supervised (--laws)."),
    );
}

#[test]
fn what_is_no_game_is_refused() {
    let rubbish: [&[u8]; 5] = [
        b"1\n\n",
        b"[hello world this is not chess",
        b"\x00\x01\x02\xff\xfe\x80 binary",
        b"",
        b"[Event \"x\"]\n\n1. e4 P x P 2. Nf3 *\n",
    ];
    let folder = std::env::temp_dir().join(format!("no-game-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (number, text) in rubbish.iter().enumerate() {
        let path = folder.join(format!("{number}.pgn"));
        std::fs::write(&path, text).unwrap();
        for command in ["judge", "compare", "explain"] {
            let (status, output, errors) = run(&[command, path.to_str().unwrap()], "");
            assert_eq!((status, &*output), (2, ""), "{command} {text:?}");
            assert!(
                errors.contains("expected") || errors.contains('^'),
                "{errors}"
            );
        }
    }
    std::fs::remove_dir_all(folder).unwrap();
    // A game without a move is a game: it was not played.
    judged("[Event \"x\"]\n[Result \"0-0\"]\n\n0-0\n", &["0-0"], &[]);
}

#[test]
fn packed_and_foreign_texts_are_read_by_every_command() {
    let game = "1. e4 e5 2. Cf3 Cc6 3. Fc4 Cd4 4. Cxe5 {Légal} *\n";
    let utf16: Vec<u8> = format!("\u{feff}{game}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let latin: Vec<u8> = game
        .chars()
        .map(|sign| u8::try_from(u32::from(sign)).unwrap())
        .collect();
    let packed = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3];
    let mut stored = packed.to_vec();
    let length = u16::try_from(game.len()).unwrap();
    stored.push(1);
    stored.extend(length.to_le_bytes());
    stored.extend((!length).to_le_bytes());
    stored.extend(game.as_bytes());
    stored.extend(crc32(game.as_bytes()).to_le_bytes());
    stored.extend(u32::from(length).to_le_bytes());
    for text in [utf16, latin, stored] {
        for arguments in [
            &["judge", "--json", "-"][..],
            &["notation", "read", "-"],
            &["translate", "--to", "en", "-"],
        ] {
            let (status, output, errors) = run(arguments, text.clone());
            assert_eq!((status, &*errors), (0, ""), "{arguments:?}");
            assert!(
                output.contains("Nxe5") || output.contains("f3e5") || output.contains("Cxe5"),
                "{arguments:?}: {output}"
            );
        }
    }
    let mut broken = packed.to_vec();
    broken.extend(b"no such thing");
    let (status, output, errors) = run(&["judge", "-"], broken);
    assert_eq!((status, &*output), (2, ""));
    assert!(errors.contains("cannot read -"), "{errors}");
}

/// The checksum of a gzip member (RFC 1952, section 8).
fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| match crc & 1 {
            1 => crc >> 1 ^ 0xedb8_8320,
            _ => crc >> 1,
        })
    };
    !bytes.iter().fold(u32::MAX, step)
}

#[test]
fn a_journal_in_latin_1_is_read() {
    let journal = b"@laws fide-2023\nnoirs r\xe9clame flag side=white\n";
    let (status, _, errors) = run(&["judge", "-"], &journal[..]);
    assert_eq!((status, &*errors), (0, ""));
}

#[test]
fn a_check_that_compares_nothing_is_no_success() {
    let journal = "@laws fide-2018\nwhite move f3\n! fide-2023 result=*\n";
    let (status, output, errors) = run(&["judge", "--check", "-"], journal);
    assert_eq!(status, 2);
    assert_eq!(output, "1 game, 0 recorded rulings: 0 agree, 0 differ\n");
    assert!(errors.contains("nothing was compared"), "{errors}");
    let (status, output, _) = run(&["compare", "--check", "-"], journal);
    assert_eq!(
        (status, output.lines().last()),
        (0, Some("1 game, 1 recorded ruling: 1 agree, 0 differ"))
    );
}

#[test]
fn laws_that_do_not_exist_are_refused_wherever_they_stand() {
    let journal = "@laws fide-2024\nwhite move f3\n! fide-2025 result=*\n";
    for (command, laws) in [
        ("judge", "fide-2023"),
        ("compare", "fide-2018,fide-2023"),
        ("explain", "fide-2023"),
    ] {
        let (status, output, errors) = run(&[command, "--laws", laws, "-"], journal);
        assert_eq!((status, &*output), (2, ""), "{command}");
        for place in ["-:1:", "-:3:"] {
            assert!(errors.contains(place), "{command}: {errors}");
        }
    }
}

#[test]
fn arguments_that_mean_nothing_are_refused() {
    for arguments in [
        &["pgn", "extract", "--material", "KRvKX", "-"][..],
        &["pgn", "extract", "--tag", "White==x", "-"],
        &["pgn", "split", "--games", "0", "-"],
    ] {
        let (status, output, errors) = run(arguments, "1. e4 *\n");
        assert_eq!((status, &*output), (2, ""), "{arguments:?}");
        assert!(errors.contains("error: invalid value"), "{errors}");
    }
    let (status, output, errors) = run(&["compare", "--laws", "fide-2023", "-"], "1. e4 *\n");
    assert_eq!((status, &*output), (2, ""));
    assert!(errors.contains("compares with nothing"), "{errors}");
    let (status, output, _) = run(&["laws", "diff", "fide-2023", "fide-2023"], "");
    assert_eq!((status, &*output), (0, "All these Laws rule the same\n"));
}

#[test]
fn subjects_are_listed_and_known_by_their_titles() {
    let (_, listed, _) = run(&["laws", "history"], "");
    assert!(listed.contains("wrong-claim"), "{listed}");
    let by_name = run(&["laws", "history", "wrong-claim"], "");
    let by_title = run(&["laws", "history", "penalty for a wrong claim"], "");
    assert_eq!(by_name, by_title);
    assert_eq!(by_name.0, 0);
}

#[test]
fn the_choice_of_1929_is_headed_for_the_player_who_chooses() {
    // 15 (1929): the opponent of the player who touched two men says which of them decides.
    let journal = "@laws fide-1929\n@start 4k3/8/8/3p4/8/4N3/8/R3K3 w - - 0 30\n\
                   white touch a1\nwhite touch d5\n";
    judged(
        journal,
        &[
            "For Black to choose: Which of the two men decides?",
            "? black judge choice=piece|capture",
            "Asked  Which of the two men decides",
        ],
        &["arbiter"],
    );
}

#[test]
fn what_a_void_press_gave_back_is_asked_for_where_no_time_is_told() {
    let journal = "@laws fide-2023\n@tc 60m b30s\n@start 3r2k1/5ppp/8/8/8/8/3R4/3K4 w - - 0 35\n\
                   white move d2e2\nwhite press\nclock reading white=0:20:30 black=0:10:00\n\
                   black claim illegal ^1\n";
    judged(
        journal,
        &[
            "it lacks what the void press of White gave back of the delay",
            "Clocks to show  Black 0:12:00",
        ],
        &["White -"],
    );
}

#[test]
fn a_clock_that_has_run_out_is_told_and_no_flag_made_up() {
    // 6.8: a flag is fallen when it is observed or claimed; the times alone do not end the game.
    let head = "@laws fide-2023/blitz\n@tc 5m+3s\n[t0:00:00] arb start clock=white\n\
                [+10s] white move e4\n[=] white press\n[+310s] black move e5\n";
    let spent = "the arbiter or White may still act on the clock of Black, which shows 0:00";
    judged(head, &[spent, "the game goes on"], &["fallen flag"]);
    // Once the flag is told, it is the flag that counts.
    judged(
        &format!("{head}[=] clock flag side=black\n"),
        &["White may still act on the fallen flag of Black"],
        &[spent],
    );
    let claimed = format!("{head}[=] white claim flag side=black\n");
    judged(&claimed, &["lacks that the flag has fallen", spent], &[]);
    let in_time = head.replace("+310s", "+299s");
    judged(&in_time, &["the game goes on"], &["0:00 by"]);
}

#[test]
fn a_journal_names_the_house_laws_that_are_given() {
    let path = std::env::temp_dir().join(format!("club-{}.toml", std::process::id()));
    std::fs::write(&path, "id = \"club\"\nbase = \"fide-2023\"\n").unwrap();
    let laws = path.to_str().expect("a path in UTF-8");
    let journal = "@laws club\nwhite move e4\n! club result=*\n! fide-2023 result=*\n";
    let house = run(&["judge", "--check", "--laws", laws, "-"], journal);
    let both = format!("{laws},fide-2023");
    let compared = run(&["compare", "--check", "--laws", &both, "-"], journal);
    std::fs::remove_file(&path).unwrap();
    assert_eq!((house.0, &*house.2), (0, ""), "{}", house.1);
    assert!(
        compared.1.ends_with("2 agree, 0 differ\n"),
        "{}",
        compared.1
    );
    let (status, _, errors) = run(&["judge", "-"], journal);
    assert_eq!(status, 2);
    assert!(errors.contains("no Laws of the name club"), "{errors}");
}

/// Nine columns would be too narrow to read: each ruling has a row, with the Laws that make it.
#[test]
fn many_laws_stand_beside_each_ruling() {
    let path = tests::workspace().join("examples/wrong-claim.journal");
    let (status, output, _) = run(&["compare", &path.display().to_string()], "");
    assert_eq!(status, 0);
    let white = output
        .lines()
        .filter(|line| line.contains("White: -0:30, for a wrong claim"));
    assert_eq!(white.count(), 1, "{output}");
    let three = output
        .lines()
        .position(|line| line.contains("Black: +3:00, for a wrong claim"));
    let two = output
        .lines()
        .position(|line| line.contains("Black: +2:00, for a wrong claim"));
    assert!(three.is_some() && three < two, "{output}");
}

#[test]
fn what_all_laws_rule_is_told_too() {
    let mate = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let (status, output, errors) = run(&["compare", "-"], mate);
    assert_eq!((status, &*errors), (0, ""));
    for told in [
        "All these Laws rule the same: fide-1929, fide-1997,",
        "  4 black move Qh4#\n      The game is over, 0-1: Black wins, mate\n",
        "  Result\n      0-1, Black wins\n",
    ] {
        assert!(output.contains(told), "{told:?} is not in\n{output}");
    }
    // A touched man is to be moved under all Laws; the phone is for those since 2005.
    let device = "@tc 90m\nwhite touch e2\nblack device kind=phone\n";
    let (status, output, errors) = run(&["compare", "-"], device);
    assert_eq!((status, &*errors), (0, ""));
    let (differing, shared) = output
        .split_once("The same under all of them\n")
        .expect("both");
    assert!(differing.contains("kind=phone"), "{output}");
    assert!(!differing.contains("touch"), "{output}");
    let touched = "  1 white touch e2\n      White must move the man on e2\n";
    assert!(shared.contains(touched), "{output}");
}

/// What is wrong with the writing of a French sentence, if anything is.
fn misspelt(sentence: &str) -> Option<&'static str> {
    let signs: Vec<char> = sentence.trim().chars().collect();
    let unspaced = signs.windows(3).any(|signs| match signs {
        [before, ';' | '?' | ':', ' '] => *before != ' ',
        _ => false,
    });
    // A question that is quoted begins with a capital.
    let unquoted = sentence.trim().replace("« L", "« l");
    let within = |word: &str| unquoted.contains(word);
    if unspaced {
        Some("no blank before a sign")
    } else if within(" Les ") || within(" Le ") || within(" La ") {
        Some("a capital within")
    } else if within(" de les ") || within(" à les ") || within(" si il ") || within(" que il ") {
        Some("nothing left out")
    } else {
        None
    }
}

#[test]
fn french_is_written_as_in_french() {
    let casebook = tests::workspace().join("tests/casebook");
    for path in tests::cases::journals(&casebook) {
        let file = path.to_str().expect("a path in UTF-8");
        let (status, output, errors) = run(&["judge", "--lang", "fr", file], "");
        assert_eq!((status, &*errors), (0, ""), "{file}");
        let told = output.lines().filter(|line| line.starts_with("      "));
        for sentence in told {
            assert_eq!(misspelt(sentence), None, "{file}\n{sentence}");
        }
    }
}
