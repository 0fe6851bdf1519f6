//! The scenario files of X-Wing: all of them hold. That each rule is proven, excused or open is a test of `rulebook`.

use scenario::{read, run};
use std::path::Path;
use x_wing_scenes::XWingScenes;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/x-wing");
    let mut paths: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let (mut failures, mut count) = (Vec::new(), 0);
    for path in paths {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = |path: &Path| std::fs::read_to_string(path).map_err(|error| error.to_string());
        let file = read(&text(&path).unwrap(), &rulebook::ids()).with_files(|name| text(&path.with_file_name(name)));
        assert_eq!(file.game, "x-wing", "{name}");
        failures.extend(file.mistakes.iter().map(|mistake| format!("{name}:{mistake}")));
        for scenario in file.scenarios {
            count += 1;
            for failure in run::<XWingScenes>(&scenario).failures {
                let failure = failure.to_string().replace('\n', "\n    ");
                failures.push(format!("{}\n    {name}:{failure}", scenario.title));
            }
        }
    }
    assert!(count > 0, "{}: no scenarios", folder.display());
    assert!(failures.is_empty(), "{} of {count} scenarios fail\n{}", failures.len(), failures.join("\n"));
}
