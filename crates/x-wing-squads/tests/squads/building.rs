//! Squad building card by card: a ship, what it costs, and everything that is wrong with it.

use play::Game;
use x_wing::cards::pilots;
use x_wing::{BadSetup, Options, Setup, Squad, XWing};
use x_wing_squads::{read_line, read_xws_value, write_line, write_names, write_xws};

/// The cost, and the faults without rule ids.
fn review(line: &str) -> (i16, Vec<String>) {
    let review = read_line(line).unwrap().review(100);
    (review.points, review.faults.iter().map(|fault| fault.flaw.to_string()).collect())
}

#[test]
fn ships_that_are_legal() {
    for (line, cost) in [
        // Icons.
        ("Jess Pava + R5-K6 + Proton Torpedoes", 25 + 2 + 4),
        ("Prince Xizor + Virago + Fire-Control System + Inertial Dampeners", 31 + 1 + 2 + 1),
        ("Blue Squadron Pilot + B-Wing/E2 + Gunner", 22 + 1 + 5),
        ("Gold Squadron Pilot + Bomb Loadout + Proton Bombs", 18 + 5),
        ("Red Squadron Pilot + R2-D6 + Wired", 23 + 1 + 1),
        ("Ahsoka Tano + Sabine's Masterpiece + Gunner + Inertial Dampeners", 17 + 1 + 5 + 1),
        ("Nu Squadron Pilot + XG-1 Assault Configuration + Ion Cannon + Tractor Beam", 18 + 1 + 3 + 1),
        ("Nu Squadron Pilot + Os-1 Arsenal Loadout + Proton Torpedoes + Homing Missiles", 18 + 2 + 4 + 5),
        ("Cartel Spacer + \"Heavy Scyk\" Interceptor + Heavy Laser Cannon", 14 + 2 + 7),
        ("Cartel Spacer + Concussion Missiles + \"Heavy Scyk\" Interceptor", 14 + 4 + 2),
        ("Lok Revenant + Havoc + Fire-Control System + \"Genius\"", 26 + 2),
        ("Gand Findsman + Tractor Beam + Mist Hunter", 25 + 1),
        ("Wild Space Fringer + Smuggling Compartment + Inertial Dampeners + Hull Upgrade", 30 + 1 + 3),
        ("Omicron Group Pilot + Emperor Palpatine", 21 + 8),
        ("Scimitar Squadron Pilot + Unguided Rockets", 16 + 2),
        // Costs.
        ("Red Squadron Pilot + Renegade Refit + R2-D6 + Wired + Integrated Astromech + Engine Upgrade", 23 - 2 + 1 + 4),
        (
            "Captain Jostero + Vaksai + Engine Upgrade + Shield Upgrade + Hull Upgrade + Cluster Missiles",
            24 + 3 + 3 + 2 + 3,
        ),
        // Demands.
        ("Snap Wexley + Veteran Instincts + Black One", 28 + 1 + 1),
        ("Green Squadron Pilot + Autothrusters", 19 + 2),
        ("Royal Guard Pilot + Royal Guard TIE + Engine Upgrade + Stealth Device", 22 + 4 + 3),
        ("Kanan Jarrus + Maul + Ezra Bridger", 38 + 3 + 3),
        ("Warden Squadron Pilot + Long-Range Scanners", 23),
        ("Sigma Squadron Pilot + Lightweight Frame", 25 + 2),
    ] {
        assert_eq!(review(line), (cost, vec![]), "{line}");
    }
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    for (line, faults) in [
        (
            "Poe Dameron + Lone Wolf + Wired + Slave I + Anti-Pursuit Lasers; Darth Vader + Chewbacca; Poe Dameron + BB-8 + BB-8",
            vec![
                "Slave I is for another type of ship than the T-70 X-wing of Poe Dameron",
                "Anti-Pursuit Lasers is for another size of ship than the T-70 X-wing of Poe Dameron",
                "Poe Dameron has no free elite icon for Wired",
                "Chewbacca is for another faction than that of Darth Vader",
                "Darth Vader has no free crew icon for Chewbacca",
                "Darth Vader is imperial, and this squad is rebel: a squad has one faction",
                "Poe Dameron has no free astromech icon for BB-8",
                "Poe Dameron is a unique name and is there twice",
                "BB-8 is a unique name and is there twice",
                "the squad costs 104 points; the limit is 100",
            ],
        ),
        ("Luke Skywalker + R2-D6", vec!["R2-D6 on Luke Skywalker: goes where there is no elite icon yet"]),
        ("Rookie Pilot + R2-D6", vec!["R2-D6 on Rookie Pilot: asks for pilot skill 3 or more, not 2"]),
        (
            "Green Squadron Pilot + A-wing Test Pilot + Wired + Wired",
            vec![
                "A-wing Test Pilot on Green Squadron Pilot: no two elite upgrades may be the same, but Wired is there twice",
            ],
        ),
        (
            "Prototype Pilot + A-wing Test Pilot + Wired",
            vec!["A-wing Test Pilot on Prototype Pilot: asks for pilot skill 2 or more, not 1"],
        ),
        (
            "Saber Squadron Pilot + Royal Guard TIE + Stealth Device + Stealth Device",
            vec![
                "Royal Guard TIE on Saber Squadron Pilot: asks for pilot skill 5 or more, not 4",
                "Royal Guard TIE on Saber Squadron Pilot: no two modification upgrades may be the same, but Stealth Device is \
                 there twice",
            ],
        ),
        (
            "Cartel Spacer + \"Heavy Scyk\" Interceptor + Heavy Laser Cannon + Proton Torpedoes",
            vec!["Cartel Spacer has no free torpedo icon for Proton Torpedoes"],
        ),
        (
            "Cartel Spacer + \"Light Scyk\" Interceptor + Stealth Device",
            vec!["no room for the modification Stealth Device on Cartel Spacer (at most 0)"],
        ),
        (
            "Delta Squadron Pilot + TIE/x7 + Ion Cannon",
            vec!["Delta Squadron Pilot has no free cannon icon for Ion Cannon"],
        ),
        ("Gand Findsman + Mist Hunter", vec!["Mist Hunter on Gand Findsman: Mist Hunter has to carry Tractor Beam"]),
        (
            "Gand Findsman + Mist Hunter + Tractor Beam + Ion Cannon",
            vec!["Gand Findsman has no free cannon icon for Ion Cannon"],
        ),
    ] {
        assert_eq!(review(line).1, faults, "{line}");
    }
}

#[test]
fn what_cards_ask_of_ship_and_squad_is_checked() {
    for (line, faults) in [
        (
            "Gamma Squadron Pilot + TIE Shuttle + Gunner + Proton Torpedoes",
            vec![
                "Gamma Squadron Pilot has no free torpedo icon for Proton Torpedoes",
                "TIE Shuttle on Gamma Squadron Pilot: crew upgrades cost at most 4 points; Gunner costs 5",
            ],
        ),
        (
            "Lok Revenant + Havoc + Unhinged Astromech + Gunner",
            vec![
                "Lok Revenant has no free crew icon for Gunner",
                "Havoc on Lok Revenant: salvaged-astromech upgrades have to be unique, and Unhinged Astromech is not",
            ],
        ),
        (
            "Wild Space Fringer + Smuggling Compartment + Engine Upgrade",
            vec!["no room for the modification Engine Upgrade on Wild Space Fringer (at most 1)"],
        ),
        (
            "Wild Space Fringer + Hull Upgrade + Stealth Device + Smuggling Compartment",
            vec!["no room for the modification Stealth Device on Wild Space Fringer (at most 1)"],
        ),
        (
            "Omicron Group Pilot + Emperor Palpatine + Rebel Captive",
            vec!["Omicron Group Pilot has no free crew icon for Rebel Captive"],
        ),
        ("Rookie Pilot + Autothrusters", vec!["Autothrusters on Rookie Pilot: asks for boost on the action bar"]),
        (
            "Gold Squadron Pilot + Long-Range Scanners",
            vec!["Long-Range Scanners on Gold Squadron Pilot: asks for the icons torpedo and missile"],
        ),
        ("Academy Pilot + Lightweight Frame", vec!["Lightweight Frame on Academy Pilot: asks for agility 2 or less"]),
        (
            "Cartel Marauder + Vaksai + Pulsed Ray Shield + Shield Upgrade",
            vec!["Pulsed Ray Shield on Cartel Marauder: asks for a shield value of 1, not 2"],
        ),
        (
            "Concord Dawn Ace + Attanni Mindlink; Concord Dawn Ace + Attanni Mindlink; Concord Dawn Ace + Attanni Mindlink",
            vec!["Attanni Mindlink is there 3 times; a squad may have 2"],
        ),
        ("Kanan Jarrus + Maul", vec!["Maul is for another faction than that of Kanan Jarrus"]),
        ("Nashtah Pup Pilot", vec!["Nashtah Pup Pilot comes into play by another card and cannot be part of a squad"]),
    ] {
        assert_eq!(review(line).1, faults, "{line}");
    }
    assert_eq!(Squad::default().check(100).unwrap_err().to_string(), "a squad needs at least one ship (XW-Q-51)");
}

#[test]
fn the_order_of_upgrades_does_not_matter() {
    let ships = [
        "Prince Xizor + StarViper Mk.II + Virago + Fire-Control System + Inertial Dampeners",
        "Wild Space Fringer + Smuggling Compartment + Engine Upgrade + Hull Upgrade",
        "Cartel Spacer + \"Heavy Scyk\" Interceptor + Heavy Laser Cannon + Stealth Device",
        "Gand Findsman + Mist Hunter + Tractor Beam + Ion Cannon",
        "Red Squadron Pilot + Renegade Refit + R2-D6 + Wired + Integrated Astromech + Engine Upgrade",
    ];
    for line in ships {
        let mut squad = read_line(line).unwrap();
        let first = squad.review(100);
        for _ in 0..squad.ships[0].upgrades.len() {
            squad.ships[0].upgrades.rotate_left(1);
            let again = squad.review(100);
            assert_eq!(
                (again.points, again.faults.len()),
                (first.points, first.faults.len()),
                "{}",
                write_names(&squad)
            );
            squad.ships[0].upgrades.reverse();
            assert_eq!(squad.review(100).faults.len(), first.faults.len(), "{}", write_names(&squad));
            squad.ships[0].upgrades.reverse();
        }
    }
}

#[test]
fn every_pilot_can_be_flown() {
    for pilot in pilots().filter(|pilot| pilot.for_squads) {
        let squad = |line: &str| read_line(line).unwrap();
        let setup = Setup { squads: [squad(pilot.card.name), squad("omegaace")], options: Options::default() };
        let game = XWing::new(setup).unwrap_or_else(|bad| panic!("{}: {bad}", pilot.card.name));
        assert!(std::ptr::eq(game.ships()[0].pilot, pilot), "{}", pilot.card.name);
    }
}

/// The most cargo that a hundred points can drop fits on the table for both sides together; what does not fit is refused.
#[test]
fn as_much_cargo_as_squads_drop_fits_on_the_table() {
    let full = "trandoshanslaver+jabbathehutt+riggedcargochute, shadowporthunter+riggedcargochute+riggedcargochute, \
                contractedscout+riggedcargochute";
    let more = format!("{full}, shadowporthunter+riggedcargochute+riggedcargochute");
    let game = |squads: [&str; 2], points: i16| {
        let options = Options { points, ..Options::default() };
        XWing::new(Setup { squads: squads.map(|line| read_line(line).unwrap()), options })
    };
    assert!(game([full, full], 100).is_ok(), "eight tokens a side");
    assert!(game([&more, full], 140).is_ok(), "twelve and eight");
    let refused = game([&more, &more], 140).unwrap_err();
    assert_eq!(refused, BadSetup::Devices(24));
    assert!(refused.to_string().contains("24 bombs, mines and tokens of cargo"), "{refused}");
}

#[test]
fn a_card_with_two_sides_lies_as_it_is_written() {
    let squad = |line: &str| read_line(line).unwrap();
    let less = squad("Ello Asty + Adaptability (-1) + Black One");
    assert_eq!(write_line(&less), "elloasty+adaptability-back+blackone");
    assert_eq!(write_names(&less), "Ello Asty + Adaptability-back + Black One");
    assert_eq!(squad(&write_names(&less)), less);
    assert_eq!(read_xws_value(&write_xws(&less).unwrap()).unwrap(), less);
    let reasons = less.check(100).unwrap_err().to_string();
    assert!(reasons.contains("asks for pilot skill 7 or more, not 6"), "{reasons}");
    assert!(squad("Ello Asty + Adaptability (+1) + Black One").check(100).is_ok());
    assert!(squad("Ello Asty + Wired-back").check(100).is_err());
}
