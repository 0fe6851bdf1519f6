//! The squads that a browser keeps: links, one for each name.

use page_parts::json;
use x_wing_squads::builder::Draft;

/// The most squads that are kept.
const MOST: usize = 100;

/// Squads by their names, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shelf(Vec<Draft>);

impl Shelf {
    /// What was kept; whatever cannot be read is left out.
    pub fn read(kept: &str) -> Shelf {
        let links: Vec<String> = json::read(kept).unwrap_or_default();
        let drafts = links.iter().filter_map(|link| Draft::read_link(link).ok());
        Shelf(drafts.filter(|draft| !draft.squad().ships.is_empty()).take(MOST).collect())
    }

    /// To be kept.
    pub fn write(&self) -> String {
        let links: Vec<_> = self.0.iter().map(Draft::link).collect();
        serde_json::to_string(&links).expect("texts can be written")
    }

    /// All of them.
    pub fn all(&self) -> &[Draft] {
        &self.0
    }

    /// Keeps a squad, in place of one of the same name.
    pub fn put(&mut self, draft: &Draft) {
        self.0.retain(|kept| kept.name() != draft.name());
        self.0.insert(0, draft.clone());
        self.0.truncate(MOST);
    }

    /// Lets one go.
    pub fn remove(&mut self, index: usize) {
        if index < self.0.len() {
            self.0.remove(index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use x_wing_squads::read_line;

    #[test]
    fn what_is_kept_comes_back_and_nonsense_is_left_out() {
        let mut shelf = Shelf::default();
        for (name, line) in [("One", "poedameron+bb8"), ("Two", "blueace"), ("One", "rookiepilot")] {
            let mut draft = Draft::of(read_line(line).unwrap(), 100);
            draft.rename(name);
            shelf.put(&draft);
        }
        assert_eq!(shelf.all().iter().map(Draft::name).collect::<Vec<_>>(), ["One", "Two"]);
        assert_eq!(Shelf::read(&shelf.write()), shelf);
        for nonsense in ["", "{", "[1]", "[\"\"]", "[\"100//,,\"]"] {
            assert_eq!(Shelf::read(nonsense), Shelf::default(), "{nonsense}");
        }
        shelf.remove(9);
        shelf.remove(0);
        assert_eq!(shelf.all().len(), 1);
    }
}
