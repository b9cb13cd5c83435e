//! Generated pages, API documentation and the book.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use xshell::{Shell, cmd};

use crate::pages::{self, Pages};
use crate::{Done, casebook, target};

/// The generated pages, the API documentation and, if mdbook is there, the book.
pub fn write(sh: &Shell) -> Done {
    write_pages(sh)?;
    api(sh)?;
    book(sh)
}

/// The generated pages alone.
pub fn write_pages(sh: &Shell) -> Done {
    pages::write(sh, &generate(sh)?)
}

/// Fails if a generated page is not what its generator writes today.
pub fn check(sh: &Shell) -> Done {
    pages::check(sh, &generate(sh)?)
}

/// The API documentation, warnings denied.
pub fn api(sh: &Shell) -> Done {
    cmd!(
        sh,
        "cargo doc --quiet --workspace --no-deps --exclude tests --exclude benches --exclude xtask"
    )
    .env("RUSTDOCFLAGS", "--deny warnings")
    .run()?;
    Ok(())
}

#[expect(clippy::print_stderr, reason = "the driver tells what is missing")]
fn book(sh: &Shell) -> Done {
    if cmd!(sh, "mdbook --version")
        .quiet()
        .ignore_stderr()
        .read()
        .is_err()
    {
        eprintln!(
            "the book was not built: get mdbook with `cargo install mdbook`, then run this again"
        );
        return Ok(());
    }
    Ok(cmd!(sh, "mdbook build docs").run()?)
}

fn generate(sh: &Shell) -> Result<Pages, Box<dyn std::error::Error>> {
    let mut pages = laws(sh)?;
    pages.extend(casebook::pages(sh)?);
    pages.insert(PathBuf::from("SUMMARY.md"), summary(sh, &pages)?);
    let schema = cmd!(sh, "cargo run --quiet --package arbitre -- laws schema");
    let schema = schema.quiet().read()? + "\n";
    pages.insert(PathBuf::from("../schema/laws.json"), schema);
    Ok(pages)
}

/// The pages that the program writes from the values of the Laws.
fn laws(sh: &Shell) -> Result<Pages, Box<dyn std::error::Error>> {
    let scratch = target(sh).join("book-pages");
    sh.remove_path(&scratch)?;
    sh.create_dir(&scratch)?;
    cmd!(
        sh,
        "cargo run --quiet --package arbitre -- laws book {scratch}"
    )
    .quiet()
    .run()?;
    let mut pages = Pages::new();
    for path in sh.read_dir(scratch)? {
        let page = Path::new("laws").join(path.file_name().unwrap_or_default());
        pages.insert(page, sh.read_file(&path)?);
    }
    Ok(pages)
}

/// The table of contents: the hand-written head, then the generated pages.
fn summary(sh: &Shell, pages: &Pages) -> Result<String, Box<dyn std::error::Error>> {
    let mut summary = sh.read_file("docs/contents.md")?;
    for (part, folder) in [("The Laws", "laws"), ("The casebook", "casebook")] {
        write!(summary, "\n# {part}\n\n")?;
        let mut chapters: Vec<_> = pages
            .iter()
            .filter(|(path, _)| path.starts_with(folder))
            .map(|(path, text)| (casebook::name(path), path.display(), text))
            .collect();
        chapters.sort_by(|one, other| one.0.cmp(&other.0));
        // A page stands below the one whose name begins its own: `fide-2023`, `fide-2023-blitz`.
        let mut above = String::new();
        for (name, path, text) in chapters {
            let heading = text.lines().next().unwrap_or_default();
            let heading = heading.trim_start_matches('#').trim();
            let below = !above.is_empty() && name.starts_with(&above);
            let indent = if below { "  " } else { "" };
            writeln!(summary, "{indent}- [{heading}]({path})")?;
            if !below {
                above = format!("{name}-");
            }
        }
    }
    Ok(summary)
}
