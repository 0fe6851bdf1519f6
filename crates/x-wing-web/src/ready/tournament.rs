//! Ready squads as at tournaments: a dozen for each faction, of cards that can be played; the names are our own.

use super::ReadySquad;

/// A dozen for each faction, as in the order of factions.
pub const TOURNAMENT: [ReadySquad; 36] = [
    ReadySquad {
        name: "battle-squad-red-wall",
        line: "wedgeantilles+r2astromech+plasmatorpedoes, lukeskywalker+r2d2+veteraninstincts, biggsdarklighter+r4d6",
    },
    ReadySquad {
        name: "battle-squad-four-hammers",
        line: "bluesquadronpilot+firecontrolsystem, bluesquadronpilot+firecontrolsystem, bluesquadronpilot+firecontrolsystem, bluesquadronpilot+firecontrolsystem",
    },
    ReadySquad {
        name: "battle-squad-black-lead",
        line: "poedameron+bb8+predator+autothrusters, blueace+r2astromech+integratedastromech, jesspava+r5p9",
    },
    ReadySquad {
        name: "battle-squad-green-flock",
        line: "greensquadronpilot+crackshot+chardaanrefit+autothrusters, greensquadronpilot+crackshot+chardaanrefit+autothrusters, greensquadronpilot+crackshot+chardaanrefit+autothrusters, greensquadronpilot+crackshot+chardaanrefit+autothrusters, greensquadronpilot+crackshot+chardaanrefit+autothrusters",
    },
    ReadySquad {
        name: "battle-squad-junk-trader",
        line: "rey+predator+finn+millenniumfalcon-swx57+engineupgrade, poedameron+bb8+autothrusters",
    },
    ReadySquad {
        name: "battle-squad-rim-run",
        line: "dashrendar+lonewolf+heavylasercannon+kananjarrus-crew+outrider, corranhorn+pushthelimit+firecontrolsystem+r2d2",
    },
    ReadySquad {
        name: "battle-squad-ghost-story",
        line: "kananjarrus+twinlaserturret+tactician, mirandadoni+twinlaserturret+c3po, banditsquadronpilot",
    },
    ReadySquad {
        name: "battle-squad-eight-sparks",
        line: "banditsquadronpilot, banditsquadronpilot, banditsquadronpilot, banditsquadronpilot, banditsquadronpilot, banditsquadronpilot, banditsquadronpilot, banditsquadronpilot",
    },
    ReadySquad {
        name: "battle-squad-turret-row",
        line: "goldsquadronpilot+twinlaserturret, goldsquadronpilot+twinlaserturret, goldsquadronpilot+twinlaserturret, goldsquadronpilot+twinlaserturret",
    },
    ReadySquad {
        name: "battle-squad-tree-guard",
        line: "lowhhrick+wookieecommandos, kashyyykdefender, kashyyykdefender, talasquadronpilot",
    },
    ReadySquad {
        name: "battle-squad-old-wings",
        line: "braylenstramm+r3a2+allianceoverhaul, thanekyrell+allianceoverhaul, wedgeantilles, prototypepilot+chardaanrefit",
    },
    ReadySquad {
        name: "battle-squad-blue-fist",
        line: "keyanfarlander+pushthelimit, tennumb+manglercannon+firecontrolsystem, ibtisam",
    },
    ReadySquad {
        name: "battle-squad-black-cloud",
        line: "howlrunner+swarmtactics, maulermithel, academypilot, academypilot, academypilot, academypilot, academypilot",
    },
    ReadySquad {
        name: "battle-squad-throne-guard",
        line: "soontirfel+pushthelimit+autothrusters, omicrongrouppilot+emperorpalpatine, theinquisitor+pushthelimit+tiev1+autothrusters",
    },
    ReadySquad {
        name: "battle-squad-three-blades",
        line: "colonelvessery+juke+tractorbeam+tied, countessryad+pushthelimit+tiex7, omegaleader+juke+commrelay",
    },
    ReadySquad {
        name: "battle-squad-unseen",
        line: "whisper+veteraninstincts+firecontrolsystem+gunner+advancedcloakingdevice, soontirfel+pushthelimit+autothrusters, epsilonsquadronpilot",
    },
    ReadySquad {
        name: "battle-squad-hammer-fall",
        line: "tomaxbren+crackshot, gammasquadronveteran+crackshot+harpoonmissiles, gammasquadronveteran+crackshot+harpoonmissiles, gammasquadronveteran+crackshot+harpoonmissiles",
    },
    ReadySquad {
        name: "battle-squad-great-shadow",
        line: "rearadmiralchiraneau+predator+darthvader-crew+engineupgrade, soontirfel+pushthelimit+autothrusters+royalguardtie+stealthdevice",
    },
    ReadySquad {
        name: "battle-squad-dark-lead",
        line: "darthvader+pushthelimit+tiex1+advtargetingcomputer+engineupgrade, carnorjax+pushthelimit+autothrusters, turrphennir+autothrusters",
    },
    ReadySquad {
        name: "battle-squad-second-gun",
        line: "quickdraw+expertise+firecontrolsystem+specialopstraining, backdraft+expertise+firecontrolsystem+specialopstraining, omegaleader+juke+commrelay",
    },
    ReadySquad {
        name: "battle-squad-first-line",
        line: "omegaace+crackshot, zetaleader+crackshot, epsilonleader, zetaace+crackshot, epsilonsquadronpilot",
    },
    ReadySquad {
        name: "battle-squad-crimson-guard",
        line: "royalguardpilot+royalguardtie+autothrusters, royalguardpilot+royalguardtie+autothrusters, royalguardpilot+royalguardtie+autothrusters, carnorjax",
    },
    ReadySquad {
        name: "battle-squad-round-view",
        line: "onyxsquadronescort+twinlaserturret, onyxsquadronescort+twinlaserturret, onyxsquadronescort+twinlaserturret, onyxsquadronescort+twinlaserturret",
    },
    ReadySquad {
        name: "battle-squad-night-shift",
        line: "firstordertestpilot+pushthelimit+autothrusters, firstordertestpilot+pushthelimit+autothrusters, omegaleader+juke+commrelay",
    },
    ReadySquad {
        name: "battle-squad-twin-machines",
        line: "ig88b+crackshot+firecontrolsystem+manglercannon+ig2000+autothrusters, ig88c+lonewolf+firecontrolsystem+heavylasercannon+ig2000+autothrusters",
    },
    ReadySquad {
        name: "battle-squad-one-mind",
        line: "manaroo+attannimindlink, asajjventress+attannimindlink, teltrevura+lonewolf",
    },
    ReadySquad {
        name: "battle-squad-rough-crew",
        line: "syndicatethug+twinlaserturret+unhingedastromech, syndicatethug+twinlaserturret+unhingedastromech, syndicatethug+twinlaserturret+unhingedastromech, syndicatethug+twinlaserturret+unhingedastromech",
    },
    ReadySquad {
        name: "battle-squad-pirate-flock",
        line: "ndrusuhlak+lonewolf, blacksunsoldier, blacksunsoldier, blacksunsoldier, blacksunsoldier, blacksunsoldier, binayrepirate",
    },
    ReadySquad {
        name: "battle-squad-far-scouts",
        line: "contractedscout+veteraninstincts+intelligenceagent, contractedscout+veteraninstincts+intelligenceagent, contractedscout+veteraninstincts+intelligenceagent, spicerunner",
    },
    ReadySquad {
        name: "battle-squad-bounty",
        line: "dengar+lonewolf+gunner+glitterstim+punishingone, bossk+k4securitydroid",
    },
    ReadySquad {
        name: "battle-squad-vipers",
        line: "guri+predator+autothrusters, princexizor+predator+autothrusters, blacksunenforcer",
    },
    ReadySquad {
        name: "battle-squad-dawn-riders",
        line: "concorddawnace+pushthelimit+concorddawnprotector, concorddawnace+pushthelimit+concorddawnprotector, concorddawnace+pushthelimit+concorddawnprotector, binayrepirate",
    },
    ReadySquad {
        name: "battle-squad-long-haul",
        line: "moraloeval+heavylasercannon, palobgodalhi+twinlaserturret, kavil+twinlaserturret",
    },
    ReadySquad {
        name: "battle-squad-light-pack",
        line: "serissu, laetinashera, tansariipointveteran+crackshot, cartelspacer, cartelspacer, cartelspacer",
    },
    ReadySquad {
        name: "battle-squad-cartel",
        line: "cartelexecutioner+crackshot, blacksunace+crackshot, blacksunace+crackshot, blacksunace+crackshot",
    },
    ReadySquad {
        name: "battle-squad-hired-guns",
        line: "kathscarlet-scum+predator, mandalorianmercenary+engineupgrade, torkilmux",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use text::{Language, Texts};
    use x_wing::cards::Faction;
    use x_wing_squads::builder::Draft;

    /// Each is legal for a hundred points and is of its faction; no two are the same, and all have names.
    #[test]
    fn every_squad_is_legal_and_has_a_name() {
        let mut wrong = Vec::new();
        let mut seen = BTreeSet::new();
        for (place, ready) in TOURNAMENT.into_iter().enumerate() {
            let review = ready.squad().review(100);
            wrong.extend(review.faults.iter().map(|fault| format!("{}: {fault}", ready.name)));
            if !(90..=100).contains(&review.points) {
                wrong.push(format!("{}: {} points", ready.name, review.points));
            }
            assert_eq!(Draft::of(ready.squad(), 100).faction(), Faction::ALL[place / 12], "{}", ready.name);
            assert!(seen.insert(ready.line) && seen.insert(ready.name), "{} is there twice", ready.name);
            for language in Language::ALL {
                assert_ne!(Texts::new(language).message(ready.name, &[]), ready.name, "{language:?}");
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
