//! A game of Super Teams that runs in the page.

pub use page_parts::local::{NotLoaded, Player};

use super_teams::SuperTeams;

/// A game in the page.
pub type LocalTable = page_parts::local::LocalTable<SuperTeams>;

#[cfg(test)]
mod tests {
    use super::*;
    use play::Event;
    use super_teams::{Happening, Setup, boards};

    fn table() -> LocalTable {
        let setup = Setup::usual(2, boards::named("short").unwrap().board);
        let players = vec![Player::Person("Ola".to_owned()), Player::Bot("greedy".to_owned())];
        LocalTable::new(setup, players, 7).unwrap()
    }

    /// Plays the first legal choice `count` times.
    fn play(table: &mut LocalTable, count: usize) -> Vec<Event<Happening>> {
        let mut events = table.draw(0);
        for _ in 0..count {
            let Some(seat) = table.chooser() else { break };
            let choice = table.legal(seat)[0];
            events.extend(table.choose(seat, choice, 0).unwrap());
            events.extend(table.draw(0));
        }
        events
    }

    #[test]
    fn a_saved_game_goes_on_where_it_was() {
        let mut table = table();
        play(&mut table, 20);
        let mut loaded = LocalTable::load(&table.save()).unwrap();
        assert_eq!(loaded.session().hash(), table.session().hash());
        assert_eq!(play(&mut loaded, 10), play(&mut table, 10));
    }

    #[test]
    fn a_changed_save_is_not_loaded() {
        let mut table = table();
        play(&mut table, 5);
        let saved = table.save();
        let load = |saved: &str| LocalTable::load(saved).err();
        assert_eq!(load(&saved), None);
        assert_eq!(load(&saved[..saved.len() / 2]), Some(NotLoaded::Unreadable));
        assert_eq!(load(&saved.replacen("ms\\\":0", "ms\\\":1", 1)), Some(NotLoaded::Differs));
        assert_eq!(
            load(&saved.replacen("\"players\":[", "\"players\":[{\"bot\":\"greedy\"},", 1)),
            Some(NotLoaded::Unreadable)
        );
    }

    #[test]
    fn undo_goes_to_a_persons_decision_and_draws_anew() {
        let mut table = table();
        play(&mut table, 9);
        table.undo(0).unwrap();
        let seat = table.chooser().unwrap();
        assert!(table.players()[seat.index()].is_person());
        assert!(table.legal(seat).len() > 1);
    }

    #[test]
    fn history_is_what_happened_without_what_was_taken_back() {
        let mut table = table();
        let mut events = play(&mut table, 6);
        assert_eq!(table.history(), events);
        let before = table.history();
        play(&mut table, 3);
        while table.history().len() > before.len() {
            table.undo(0).unwrap();
        }
        events.truncate(table.history().len());
        assert_eq!(table.history(), events);
    }
}
