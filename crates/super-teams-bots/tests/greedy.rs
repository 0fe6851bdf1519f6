//! What the greedy bot does in positions where it is plain what to do, and how it fares against the random one.

mod playing;

use bots::Bot;
use chance::Dice;
use play::{Game, Input, Question, Seat};
use playing::game;
use scenario::{Beside, Line, Scenes};
use super_teams_bots::GREEDY;
use super_teams_scenes::SuperTeamsScenes;

/// Sets up the facts, plays the lines `do SEAT CHOICE`, and asks the greedy bot for `seat`, whatever chance brings.
#[track_caller]
fn check(scene: &str, seat: u8, expected: &str) {
    let lines = scene.lines().map(str::trim).zip(1..).map(|(text, number)| Line::new(number, text));
    let (moves, facts): (Vec<_>, Vec<_>) = lines.partition(|line| line.words()[0] == "do");
    let (game, mut position) = SuperTeamsScenes::place(&facts, &Beside::new()).unwrap();
    for line in moves {
        let (seat, choice) = (line.words()[1].to_owned(), line.from(2).text());
        let choice = SuperTeamsScenes::read_choice(&game, &choice).unwrap();
        let input = Input::Choice { seat: Seat(seat.parse().unwrap()), choice };
        game.apply(&mut position, &input, &mut ()).unwrap();
    }
    let seat = Seat(seat);
    let question = Question::new(&game, &position, seat);
    assert_eq!(question.forced(), None, "there is nothing to choose");
    let mut greedy = GREEDY;
    for stream in 0..20 {
        let choice = greedy.choose(&question, &mut Dice::new(1, stream));
        assert_eq!(SuperTeamsScenes::write_choice(&game, &choice), expected);
    }
}

#[test]
fn it_takes_the_winning_move() {
    check(
        "board start normal*10 final
         ship x-wing home
         ship millennium-falcon home
         ship jedi-starfighter home
         ship tantive-iv 10
         hand 0 green-1 yellow-1 black-6",
        0,
        "play yellow-1 tantive-iv",
    );
}

#[test]
fn it_keeps_an_opponent_from_winning() {
    check(
        "board start normal*10 final
         ship star-destroyer home
         ship death-star home
         ship tie-fighter home
         ship tie-advanced 5
         hand 0 black-6 black-3",
        0,
        "play black-3 tie-advanced",
    );
}

#[test]
fn it_stays_out_of_asteroids_and_seeks_hyperspace() {
    check(
        "board start normal*3 asteroid normal*20 final
         hand 0 red-3 red-4",
        0,
        "play red-3 x-wing",
    );
    check(
        "board start normal*3 hyperspace normal*20 final
         hand 0 red-4 red-6",
        0,
        "play red-4 x-wing",
    );
}

#[test]
fn it_moves_an_opponent_into_the_maw_if_it_must_move_one() {
    check(
        "board start normal*3 maw maw normal*20 final
         ship star-destroyer 3
         ship death-star 10
         hand 0 green-1 green-6",
        0,
        "play green-1 star-destroyer",
    );
}

#[test]
fn it_takes_a_good_side_for_itself_and_a_bad_one_for_others() {
    let board = "board start normal*3 hyperspace+asteroid normal*20 final";
    check(&format!("{board}\nhand 0 red-4\ndo 0 play red-4 x-wing"), 0, "side hyperspace");
    check(&format!("{board}\nhand 0 green-4\ndo 0 play green-4 death-star"), 0, "side asteroid");
}

#[test]
fn it_does_not_waste_light_speed() {
    let far = |card: &str| {
        format!(
            "board start normal*40 final
             ship x-wing 3
             hand 0 {card}
             bonus 0 light-speed
             do 0 play {card} x-wing"
        )
    };
    check(&far("red-1"), 0, "pass");
    check(&far("red-6"), 0, "light-speed");
    check(
        "board start normal*40 final
         ship x-wing 38
         hand 0 red-6
         bonus 0 light-speed
         do 0 play red-6 x-wing",
        0,
        "pass",
    );
}

#[test]
fn it_uses_expert_pilot_for_high_cards() {
    let on_asteroids = |card: &str| {
        format!(
            "board start normal*3 asteroid normal*40 final
             ship x-wing 4
             hand 0 {card}
             bonus 0 expert-pilot
             do 0 play {card} x-wing"
        )
    };
    check(&on_asteroids("red-1"), 0, "pass");
    check(&on_asteroids("red-6"), 0, "expert-pilot");
}

/// With the card in hand the ship on the asteroids is the one to move, without it the other.
#[test]
fn it_reckons_with_the_bonus_cards_it_holds() {
    let with = |bonus: &str| {
        format!(
            "board start normal*3 asteroid normal*40 final
             ship x-wing 4
             hand 0 red-5
             {bonus}"
        )
    };
    check(&with("bonus 0 expert-pilot"), 0, "play red-5 x-wing");
    check(&with("bonus 0 tow"), 0, "play red-5 millennium-falcon");
}

#[test]
fn it_accelerates_where_one_space_matters() {
    let ahead = |spaces: &str| {
        format!(
            "board start normal*3 {spaces} normal*40 final
             hand 0 red-4
             bonus 0 acceleration
             do 0 play red-4 x-wing"
        )
    };
    check(&ahead("asteroid normal"), 0, "acceleration");
    check(&ahead("hyperspace normal"), 0, "pass");
}

#[test]
fn it_evades_the_maw() {
    check(
        "board start normal*3 maw maw normal*40 final
         ship x-wing 3
         hand 0 red-1
         bonus 0 evasive-maneuver
         do 0 play red-1 x-wing
         do 0 pass",
        0,
        "evasive-maneuver",
    );
}

#[test]
fn it_tows_over_a_long_way_only() {
    let overtaken = |card: &str| {
        format!(
            "board start normal*40 final
             ship x-wing 5
             ship millennium-falcon 20
             ship jedi-starfighter 20
             ship tantive-iv 20
             ship death-star 5
             turn 1
             hand 1 {card}
             bonus 0 tow
             do 1 play {card} death-star"
        )
    };
    check(&overtaken("green-1"), 0, "pass");
    check(&overtaken("green-6"), 0, "tow");
}

#[test]
fn it_helps_its_partner() {
    check(
        "players 4
         board start normal*40 final
         hand 0 yellow-6 green-1",
        0,
        "play yellow-6 jedi-starfighter",
    );
}

#[test]
fn of_two_opponents_it_moves_the_one_behind() {
    check(
        "players 3
         board start normal*40 final
         ship star-destroyer 20
         hand 0 green-1 black-3",
        0,
        "play black-3 tie-fighter",
    );
}

/// Games won by each seat.
fn wins(players: u8, bots: &[&str], games: u64) -> Vec<u64> {
    let game = game("standard", players);
    let mut wins = vec![0; players.into()];
    for stream in 0..games {
        for seat in playing::play(&game, bots, &mut Dice::new(11, stream), &mut ()).winners.iter() {
            wins[seat.index()] += 1;
        }
    }
    wins
}

#[test]
fn it_beats_random() {
    for bots in [["greedy", "random"], ["random", "greedy"]] {
        let wins = wins(2, &bots, 200);
        let greedy = bots.iter().position(|bot| *bot == "greedy").unwrap();
        assert!(wins[greedy] >= 190, "{bots:?}: {wins:?}");
    }
    let wins_of_three = wins(3, &["random", "greedy", "random"], 200);
    assert!(wins_of_three[1] >= 170, "{wins_of_three:?}");
    let wins_of_four = wins(4, &["greedy", "random", "greedy", "random"], 200);
    assert!(wins_of_four[0] >= 190, "{wins_of_four:?}");
}
