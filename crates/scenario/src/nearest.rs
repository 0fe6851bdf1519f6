//! The word that somebody probably meant.

/// The known word that is most like this one.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Slips of the finger first; of words that are equally far away the one that begins alike, then the first.
    let distance = |known: &&str| {
        let slips = strsim::osa_distance(word, known);
        let unlike = ((1.0 - strsim::jaro_winkler(word, known)) * 1000.0) as u32;
        (slips, unlike)
    };
    known.into_iter().min_by_key(distance)
}
