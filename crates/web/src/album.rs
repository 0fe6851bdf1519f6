//! The games that were played to their end in this browser: how many, how many were won, and the last of them to watch again.

use serde::{Deserialize, Serialize};

/// How many are kept to be watched; of the others only the numbers.
const MOST: usize = 20;

/// The album.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Album {
    /// How many games were played by one person at the screen.
    pub played: u32,
    /// How many of these were won.
    pub won: u32,
    /// The last ones, the newest first.
    pub games: Vec<Finished>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// When it ended, in milliseconds of the calendar.
    pub at_ms: u64,
    /// Who played.
    pub players: Vec<String>,
    /// Whether the one person at the screen won; nothing where several shared it.
    pub won: Option<bool>,
    /// Where its record is.
    pub record: Kept,
}

/// Where the record of a game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// On the server, under this id: its link can be sent to others.
    There(String),
    /// Here it is.
    Here(String),
}

impl Album {
    /// Puts a game in, unless it is in it already. Says whether it is new.
    pub fn add(&mut self, game: Finished) -> bool {
        if self.games.iter().any(|other| other.record == game.record) {
            return false;
        }
        if let Some(won) = game.won {
            self.played += 1;
            self.won += u32::from(won);
        }
        self.games.insert(0, game);
        self.games.truncate(MOST);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: usize, won: Option<bool>) -> Finished {
        Finished { at_ms: 0, players: vec!["Ola".to_owned()], won, record: Kept::There(number.to_string()) }
    }

    #[test]
    fn a_game_counts_once_and_the_oldest_makes_room() {
        let mut album = Album::default();
        assert!(album.add(game(0, Some(true))));
        assert!(!album.add(game(0, Some(true))), "the same game again");
        for number in 1..=MOST {
            assert!(album.add(game(number, Some(number % 2 == 0))));
        }
        assert_eq!((album.played, album.won, album.games.len()), (21, 11, MOST));
        assert_eq!(album.games[0], game(MOST, Some(true)));
        let again: Album = serde_json::from_str(&serde_json::to_string(&album).unwrap()).unwrap();
        assert_eq!(again, album);
    }

    #[test]
    fn who_shared_a_screen_neither_won_nor_lost() {
        let mut album = Album::default();
        assert!(album.add(game(0, None)));
        assert_eq!((album.played, album.won, album.games.len()), (0, 0, 1));
    }
}
