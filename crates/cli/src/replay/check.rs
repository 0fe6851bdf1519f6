//! Whether a record is true, and if not, from where on.

use super::Shown;
use super::page::plain;
use crate::failure::Failure;
use play::{Mismatch, Session};
use protocol::record::{Difference, Record};
use std::io::Write;

/// Plays the record again and says how that went.
pub fn verify<G: Shown>(name: &str, record: &Record<G>, out: &mut impl Write) -> Result<(), Failure> {
    let (recorded, rules) = (record.header.rules, G::RULES);
    match record.verify() {
        Ok(session) => {
            let mut under = String::new();
            if recorded != rules {
                under = format!("recorded under rules {recorded}, played here under rules {rules}; ");
            }
            let inputs = inputs(session.entries().len());
            match (record.is_comparable(), record.entries.last()) {
                (true, last) => {
                    let hash = last.map_or(record.header.start, |entry| entry.hash);
                    writeln!(out, "{under}{inputs}, hash {hash}, as recorded")?;
                }
                (false, _) => {
                    writeln!(
                        out,
                        "{under}{inputs}, played again, same outcome; hashes not comparable (format version 1)"
                    )?;
                }
            }
            proven(name, record, &session, out)
        }
        Err(found) => {
            let mut said = sentence(name, &found.difference);
            if let (Difference::File(_), Some(session)) = (&found.difference, &found.session) {
                let before = match session.entries().len() {
                    0 => "there is no input before it".to_owned(),
                    1 => "the 1 input before it is as recorded".to_owned(),
                    count => format!("the {count} inputs before it are as recorded"),
                };
                said = format!("{said}; {before}");
            }
            let failure = failure(&found.difference, said.clone());
            if let Failure::Found = failure {
                writeln!(out, "{said}")?;
            }
            Err(failure)
        }
    }
}

/// Draws everything again by the proof, if the record has one.
fn proven<G: Shown>(name: &str, record: &Record<G>, session: &Session<G>, out: &mut impl Write) -> Result<(), Failure> {
    let Some(proof) = &record.header.notes.proof else { return Ok(()) };
    match chance::fair::check(session, proof) {
        Ok(draws) => {
            writeln!(out, "{draws} draws, all by the proof; the commitment is {}", proof.commitment)?;
            if proof.commitments.is_none() {
                writeln!(
                    out,
                    "an older game: nobody had committed to a value, so the last to add one could know the others"
                )?;
            }
            Ok(())
        }
        Err(unfair) => {
            writeln!(out, "{name}: the proof of the shuffle fails: {unfair}")?;
            Err(Failure::Found)
        }
    }
}

fn inputs(count: usize) -> String {
    match count {
        1 => "1 input".to_owned(),
        _ => format!("{count} inputs"),
    }
}

/// What is wrong, in a sentence that begins with the file and, where there is one, the line. It may quote the file, so
/// control characters are left out.
pub fn sentence(name: &str, difference: &Difference) -> String {
    let said = match difference {
        Difference::File(fault) => format!("{name}:{}: {}", fault.line, fault.problem),
        Difference::Play { mismatch: Mismatch::Refused { illegal, .. }, .. } => {
            let why = text::refusal(text::Language::En, illegal.reason);
            format!("{name}: {difference}. {why}")
        }
        _ => format!("{name}: {difference}"),
    };
    plain(&said)
}

/// How the command ends: the game differs, or the file is no good.
pub fn failure(difference: &Difference, said: String) -> Failure {
    match difference {
        Difference::File(_) | Difference::Setup(_) => Failure::Unusable(said),
        Difference::Notes { .. } | Difference::Play { .. } | Difference::Outcome { .. } | Difference::End { .. } => {
            Failure::Found
        }
    }
}
