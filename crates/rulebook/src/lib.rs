//! The catalogues of rules: every statement with its id.
//!
//! ```
//! let rule = rulebook::find("ST-BON-15").unwrap();
//! assert_eq!(rule.text, "Bonus cards are never obligatory.");
//! assert_eq!(rule.section, "Bonus cards (ST-BON)");
//! ```

/// A catalogue: the rules of one game, or those of the table.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    /// What it covers: the name of a game, or `table`.
    pub name: &'static str,
    /// What its ids begin with.
    pub prefix: &'static str,
    text: &'static str,
}

/// The rules of Super Teams.
pub const SUPER_TEAMS: Catalogue =
    Catalogue { name: "super-teams", prefix: "ST-", text: include_str!("../../../rules/super-teams.md") };
/// What is common to every game.
pub const TABLE: Catalogue = Catalogue { name: "table", prefix: "TB-", text: include_str!("../../../rules/table.md") };
/// The rules of X-Wing.
pub const X_WING: Catalogue =
    Catalogue { name: "x-wing", prefix: "XW-", text: include_str!("../../../rules/x-wing.md") };

/// All catalogues.
pub const CATALOGUES: [Catalogue; 3] = [SUPER_TEAMS, TABLE, X_WING];

/// One rule statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its stable id.
    pub id: &'static str,
    /// What it says.
    pub text: &'static str,
    /// The heading under which it stands.
    pub section: &'static str,
}

impl Catalogue {
    /// Its rules, in order.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        let prefix = self.prefix;
        let mut section = "";
        self.text.lines().filter_map(move |line| {
            if let Some(heading) = line.strip_prefix("## ") {
                section = heading;
            }
            let statement = line.strip_prefix("- ").filter(|statement| statement.starts_with(prefix))?;
            let (id, text) = statement.split_once(' ')?;
            Some(Rule { id, text, section })
        })
    }
}

/// All rules of all catalogues.
pub fn rules() -> impl Iterator<Item = Rule> {
    CATALOGUES.iter().flat_map(Catalogue::rules)
}

/// The ids of all rules.
pub fn ids() -> Vec<&'static str> {
    rules().map(|rule| rule.id).collect()
}

/// The rule with this id, in whatever case it is written.
pub fn find(id: &str) -> Option<Rule> {
    rules().find(|rule| rule.id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_catalogue_of_super_teams_has_81_rules_each_once() {
        let ids: Vec<_> = SUPER_TEAMS.rules().map(|rule| rule.id).collect();
        assert_eq!(ids.len(), 81);
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), 81);
    }

    #[test]
    fn the_catalogue_of_x_wing_has_662_rules_131_later_ones_76_rulings_and_303_of_cards_each_once() {
        let ids: BTreeSet<_> = X_WING.rules().map(|rule| rule.id).collect();
        let begin = |start: &str| ids.iter().filter(|id| id.starts_with(start)).count();
        assert_eq!(X_WING.rules().count(), ids.len());
        let counts = (begin("XW-X-"), begin("XW-Q-"), begin("XW-C-"));
        assert_eq!((ids.len(), counts), (662 + 131 + 76 + 303, (131, 76, 303)));
    }

    #[test]
    fn every_line_that_looks_like_a_rule_is_one() {
        for catalogue in CATALOGUES {
            let looks = catalogue.text.lines().filter(|line| line.starts_with("- ")).count();
            assert_eq!(catalogue.rules().count(), looks, "{}", catalogue.name);
        }
    }
}
