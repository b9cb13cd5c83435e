//! Every public item shows how it is used.

use std::fs;
use std::path::Path;

/// Adds the public items of the files in a directory whose documentation has no example.
fn without_example(directory: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            without_example(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let mut has_example = false;
        for line in text.lines().map(str::trim) {
            if line.starts_with("///") || line.starts_with("#[") {
                has_example |= line.starts_with("/// ```");
                continue;
            }
            let kinds = ["fn", "const", "static", "struct", "enum", "trait", "type"];
            let word = line
                .strip_prefix("pub ")
                .and_then(|item| item.split(' ').next());
            let is_macro = line.contains('$');
            if !has_example && !is_macro && word.is_some_and(|word| kinds.contains(&word)) {
                found.push(format!("{}: {line}", path.display()));
            }
            has_example = false;
        }
    }
}

#[test]
fn every_public_item_has_an_example() {
    let mut found = Vec::new();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    without_example(&sources, &mut found);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
