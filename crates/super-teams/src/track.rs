//! Whether a track can be raced on (ST-RUL-10).

use crate::board::{BadTrack, Board, Kind, Space};

/// Everything that is wrong with a track, in the order of its spaces.
pub(crate) fn faults(spaces: &[Space]) -> Vec<BadTrack> {
    let mut faults = ends(spaces);
    if faults.is_empty() {
        faults.extend(maw_runs(spaces));
    }
    if faults.is_empty() {
        faults.extend(dead_ends(spaces));
    }
    faults.sort_by_key(|fault| fault.space);
    faults
}

fn fault(space: usize, reason: impl Into<String>) -> BadTrack {
    BadTrack { space: space as u32, reason: format!("{} (ST-RUL-10)", reason.into()) }
}

/// One start planet and one final planet, at the ends, and not too many spaces between.
fn ends(spaces: &[Space]) -> Vec<BadTrack> {
    let most = Board::MOST;
    if spaces.len() < 2 {
        return vec![fault(0, "a track has at least a start planet and a final planet")];
    }
    let last = spaces.len() - 1;
    let mut faults = Vec::new();
    if spaces.len() > most {
        faults.push(fault(most, format!("a track has at most {most} spaces; this one has {}", spaces.len())));
    }
    for (index, space) in spaces.iter().enumerate() {
        let reason = match (*space, index) {
            (Space::Plain(Kind::Start), index) if index != 0 => "only the first space is the start planet",
            (Space::Plain(Kind::Final), index) if index != last => "only the last space is the final planet",
            (space, 0) if space != Space::Plain(Kind::Start) => "the first space is the start planet",
            (space, index) if index == last && space != Space::Plain(Kind::Final) => {
                "the last space is the final planet"
            }
            _ => continue,
        };
        faults.push(fault(index, reason));
    }
    faults
}

/// Every run of Maw spaces is at most five long, with a plain normal space somewhere before and after it.
fn maw_runs(spaces: &[Space]) -> Vec<BadTrack> {
    let mut faults = Vec::new();
    let mut first = 0;
    for run in spaces.chunk_by(|space, next| is_maw(*space) && is_maw(*next)) {
        if is_maw(run[0]) {
            faults.extend(maw_run(spaces, first, run.len()).map(|reason| fault(first, reason)));
        }
        first += run.len();
    }
    faults
}

/// What is wrong with the run of Maw spaces that begins at `first`.
fn maw_run(spaces: &[Space], first: usize, length: usize) -> impl Iterator<Item = String> {
    let long = (length > 5).then(|| format!("a Maw run of {length} spaces; at most 5 can be crossed"));
    let before = back_from(spaces, first).is_none().then(|| "no plain normal space before this Maw run".to_owned());
    let after = ahead_of(spaces, first).is_none().then(|| "no plain normal space after this Maw run".to_owned());
    [long, before, after].into_iter().flatten()
}

fn is_maw(space: Space) -> bool {
    space == Space::Plain(Kind::Maw)
}

/// The nearest plain normal space before a Maw space (ST-MOV-08, ST-RUL-13).
pub(crate) fn back_from(spaces: &[Space], maw: usize) -> Option<usize> {
    spaces[..maw].iter().rposition(|space| *space == Space::Plain(Kind::Normal))
}

/// The next plain normal space after a Maw space (ST-BON-06, ST-RUL-13).
pub(crate) fn ahead_of(spaces: &[Space], maw: usize) -> Option<usize> {
    let after = spaces[maw..].iter().position(|space| *space == Space::Plain(Kind::Normal))?;
    Some(maw + after)
}

/// From wherever a ship can come to rest, movement cards alone must lead to the final planet. Where Maw runs are at most
/// five long and the start planet leads there, a ship can come to rest on every other space, so all of them are looked at.
fn dead_ends(spaces: &[Space]) -> Vec<BadTrack> {
    let last = spaces.len() - 1;
    // By space and side: whether the final planet can be reached. A ship may also be thrown back, so repeat until
    // nothing new is found.
    let mut home = vec![[false; 2]; spaces.len()];
    home[last] = [true; 2];
    loop {
        let mut found = false;
        for index in (0..last).rev() {
            for (side, kind) in spaces[index].sides().enumerate() {
                let gets_home = |to: usize| home[to].contains(&true);
                if !home[index][side] && cards_from(spaces, index, kind).any(gets_home) {
                    home[index][side] = true;
                    found = true;
                }
            }
        }
        if !found {
            break;
        }
    }
    let mut faults = Vec::new();
    for (index, space) in spaces.iter().enumerate() {
        for (side, kind) in space.sides().enumerate() {
            if kind != Kind::Maw && !home[index][side] {
                faults.push(fault(index, format!("no movement card leads on from this {kind} space to the end")));
            }
        }
    }
    faults
}

/// Where movement cards alone can bring a ship to rest from one kind of space.
fn cards_from(spaces: &[Space], from: usize, kind: Kind) -> impl Iterator<Item = usize> {
    (1..=6).map(move |value| rest(spaces, from + distance(kind, value)))
}

fn distance(kind: Kind, value: usize) -> usize {
    match kind {
        Kind::Hyperspace => value * 2,
        Kind::Asteroid => 1,
        Kind::Start | Kind::Normal | Kind::Bonus | Kind::Maw | Kind::Final => value,
    }
}

fn rest(spaces: &[Space], to: usize) -> usize {
    let to = to.min(spaces.len() - 1);
    match is_maw(spaces[to]) {
        true => back_from(spaces, to).expect("every Maw run has a normal space before it"),
        false => to,
    }
}
