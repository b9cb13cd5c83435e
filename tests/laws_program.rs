//! What `arbitre laws` shows.

/// Runs the program and shows the command, the exit status, the output and the errors.
fn transcript(command: &str) -> String {
    let arguments: Vec<_> = command.split(' ').collect();
    let mut streams = arbitre::Streams::captured("");
    let status = arbitre::run(arguments, &mut streams);
    format!(
        "$ {command}\n{}{}[{status}]",
        streams.output(),
        streams.errors()
    )
}

#[test]
fn transcripts() {
    for (name, command) in [
        ("list", "arbitre laws list"),
        ("list in Dutch", "arbitre laws list --lang nl"),
        (
            "show in French",
            "arbitre laws show fide-2023/blitz --lang fr",
        ),
        ("diff", "arbitre laws diff fide-1997 fide-2005"),
        (
            "diff with numbers",
            "arbitre laws diff fide-2018/blitz fide-2023/blitz --all",
        ),
        (
            "diff as JSON",
            "arbitre laws diff fide-2018 fide-2023 --json",
        ),
        ("history", "arbitre laws history wrong-claim"),
        (
            "history in blitz",
            "arbitre laws history illegal-move-penalty --regime blitz",
        ),
        ("article", "arbitre laws article fide-2023 9.5"),
        (
            "article by its other number",
            "arbitre laws article fide-1997/rapid 16.8",
        ),
        (
            "article as JSON",
            "arbitre laws article fide-2023/rapid A.3 --json",
        ),
        ("classify", "arbitre laws classify 10m+5s"),
        (
            "classify under some Laws",
            "arbitre laws classify 12m --laws fide-1997,fide-2023 --lang nl",
        ),
        (
            "classify as JSON",
            "arbitre laws classify 60m --laws fide-2005,fide-2009 --json",
        ),
    ] {
        insta::assert_snapshot!(name.replace(' ', "-"), transcript(command));
    }
}

#[test]
fn refusals() {
    for (name, command) in [
        ("no such edition", "arbitre laws show fide-1993"),
        ("no such regime", "arbitre laws show fide-1929/blitz"),
        ("no such house", "arbitre laws show antwerp"),
        ("no such file", "arbitre laws show nowhere.toml"),
        ("no such subject", "arbitre laws history illegal-moves"),
        ("no such article", "arbitre laws article fide-1997 9.7"),
        ("no article", "arbitre laws article fide-2023 §9"),
        ("no time control", "arbitre laws classify 10x"),
        ("no form", "arbitre laws export fide-2023"),
    ] {
        insta::assert_snapshot!(name.replace(' ', "-"), transcript(command));
    }
}

#[test]
fn house_laws_in_a_file() {
    let path = std::env::temp_dir().join(format!("house-laws-{}.toml", std::process::id()));
    let run = |text: &str| {
        std::fs::write(&path, text).unwrap();
        let command = format!("arbitre laws diff fide-2023/blitz {}", path.display());
        transcript(&command).replace(&path.display().to_string(), "club.toml")
    };
    let amended = run("id = \"club/blitz\"\nbase = \"fide-2023/blitz\"\n\n\
                       [draw-agreement]\nrule = { after-each-made = 20 }\narticle = \"4\"\n\n\
                       [devices]\nrule = \"silent\"\narticle = \"7\"\n");
    insta::assert_snapshot!("house-laws", amended);
    let refused = run("id = \"club/blitz\"\nbase = \"fide-2023/blitz\"\n\n\
                       [draw-agreement]\nrule = { after-each-made = 20 }\n");
    insta::assert_snapshot!("house-laws-without-a-citation", refused);
    std::fs::remove_file(path).unwrap();
}
