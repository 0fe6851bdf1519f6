//! How fast squads are read and checked.

use divan::{Bencher, black_box, counter::ItemsCount};
use x_wing_squads::read_xws;

fn main() {
    divan::main();
}

/// Four squads as tournaments saw them: few big ships, many small ones, many upgrades, titles that bring icons.
const LISTS: [&str; 4] = [
    r#"{"faction":"scum","version":"1.0.0","pilots":[{"name":"ig88b","ship":"aggressor","upgrades":{"cannon":["manglercannon"],"ept":["pushthelimit"],"mod":["stealthdevice"],"system":["sensorjammer"],"title":["ig2000"]}},{"name":"ig88c","ship":"aggressor","upgrades":{"cannon":["manglercannon"],"ept":["pushthelimit"],"mod":["stealthdevice"],"system":["sensorjammer"],"title":["ig2000"]}}]}"#,
    r#"{"faction":"rebel","version":"1.0.0","pilots":[{"name":"greensquadronpilot","ship":"awing","upgrades":{"ept":["predator","pushthelimit"],"title":["awingtestpilot"]}},{"name":"redace","ship":"t70xwing","upgrades":{"amd":["r2d2"],"mod":["autothrusters"],"tech":["commrelay"]}},{"name":"poedameron","ship":"t70xwing","upgrades":{"amd":["r5p9"],"ept":["veteraninstincts"],"mod":["autothrusters"]}}]}"#,
    r#"{"faction":"imperial","version":"0.3.0","pilots":[{"name":"howlrunner","ship":"tiefighter","upgrades":{"ept":["swarmtactics"]}},{"name":"academypilot","ship":"tiefighter"},{"name":"academypilot","ship":"tiefighter"},{"name":"academypilot","ship":"tiefighter"},{"name":"academypilot","ship":"tiefighter"},{"name":"academypilot","ship":"tiefighter"}]}"#,
    r#"{"faction":"imperial","version":"1.0.0","pilots":[{"name":"rearadmiralchiraneau","ship":"vt49decimator","upgrades":{"bomb":["protonbombs"],"crew":["navigator","gunner","darthvader"],"ept":["veteraninstincts"],"mod":["engineupgrade"],"torpedo":["extramunitions"]}},{"name":"doubleedge","ship":"tieaggressor","upgrades":{"ept":["lonewolf"],"missile":["unguidedrockets"],"mod":["lightweightframe"],"turret":["twinlaserturret"]}}]}"#,
];

/// Ten thousand squad lists, read and checked.
#[divan::bench(sample_count = 20)]
fn read_and_check_10000(bencher: Bencher) {
    bencher.counter(ItemsCount::new(10_000_u32)).bench(|| {
        let legal = (0..10_000).filter(|index| {
            let squad = read_xws(black_box(LISTS[index % LISTS.len()])).expect("a squad list");
            squad.check(100).is_ok()
        });
        assert_eq!(legal.count(), 10_000);
    });
}

/// Ten thousand squads that are read already, checked.
#[divan::bench(sample_count = 20)]
fn check_10000(bencher: Bencher) {
    let squads = LISTS.map(|list| read_xws(list).expect("a squad list"));
    bencher.counter(ItemsCount::new(10_000_u32)).bench(|| {
        let legal = (0..10_000).filter(|index| black_box(&squads[index % squads.len()]).check(100).is_ok());
        assert_eq!(legal.count(), 10_000);
    });
}
