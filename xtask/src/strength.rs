//! What is claimed of the strength of bots, each claim held against games that nobody has looked at before.

mod claims;
mod verdict;

use claims::{CLAIMS, Claim};
use page_build::shell;
use serde::Deserialize;
use std::process::Command;
use verdict::{Share, Verdict};

/// The names of all claims.
pub fn names() -> impl Iterator<Item = &'static str> {
    CLAIMS.iter().map(|claim| claim.name)
}

/// Plays the games of the claims that are named, or of all, and says which of them hold.
pub fn run(only: &[String], seed: u64) -> Result<(), String> {
    shell::cargo(&["build", "--release", "--package", "cli", "--bin", "holotable"])?;
    let mut fallen = Vec::new();
    for claim in CLAIMS.iter().filter(|claim| only.is_empty() || only.iter().any(|name| name == claim.name)) {
        let parts: Vec<Pairing> = claim.arguments(seed).iter().map(|words| play(words)).collect::<Result<_, _>>()?;
        let games: u64 = parts.iter().map(|part| part.games).sum();
        let shares: Vec<Share> = parts.iter().map(|part| part.share).collect();
        if let [_, _, ..] = shares[..] {
            for (squad, share) in claim.squads.iter().zip(&shares) {
                println!("    {squad}: {share}");
            }
        }
        let verdict = Verdict::new(claim, &Share::together(&shares));
        println!("{}: {verdict}, {games} games", claim.name);
        if !verdict.holds {
            fallen.push(claim.name);
        }
    }
    if fallen.is_empty() { Ok(()) } else { Err(format!("these claims do not hold: {}", fallen.join(", "))) }
}

/// What `holotable arena --json` says.
#[derive(Deserialize)]
struct Summary {
    pairings: [Pairing; 1],
}

#[derive(Deserialize)]
struct Pairing {
    games: u64,
    #[serde(flatten)]
    share: Share,
}

fn play(words: &[String]) -> Result<Pairing, String> {
    eprintln!("holotable {}", words.join(" "));
    let program = shell::target().join("release").join(format!("holotable{}", std::env::consts::EXE_SUFFIX));
    let told = Command::new(&program).args(words).stderr(std::process::Stdio::inherit()).output();
    let told = told.map_err(|error| format!("{}: {error}", program.display()))?;
    if !told.status.success() {
        return Err(format!("holotable arena failed ({}); what it printed above says why", told.status));
    }
    let summary: Summary =
        serde_json::from_slice(&told.stdout).map_err(|error| format!("what arena printed: {error}"))?;
    let Summary { pairings: [pairing] } = summary;
    Ok(pairing)
}
