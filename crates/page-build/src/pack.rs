//! Packed copies, so that nobody packs a file again for every visitor.

use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{Result, Write};
use std::path::{Path, PathBuf};

/// How the names of packed copies end.
pub(crate) const ENDINGS: [&str; 2] = [".br", ".gz"];

/// How a module of WebAssembly begins.
const MODULE: &[u8] = b"\0asm";

/// Puts packed copies beside a file if it is newer than they are.
pub(crate) fn beside(file: &Path) -> Result<()> {
    let [brotli, gzip] = ENDINGS.map(|ending| PathBuf::from(format!("{}{ending}", file.display())));
    if crate::newer(file, &brotli) || crate::newer(file, &gzip) {
        let bytes = std::fs::read(file)?;
        std::fs::write(&gzip, by_gzip(&bytes)?)?;
        std::fs::write(&brotli, by_brotli(&bytes)?)?;
    }
    Ok(())
}

fn by_gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    packed.finish()
}

fn by_brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    // Distances are written as for fonts, which makes modules half a thousandth smaller.
    let usual = BrotliEncoderParams::default();
    let mode = if bytes.starts_with(MODULE) { BrotliEncoderMode::BROTLI_MODE_FONT } else { usual.mode };
    let best = BrotliEncoderParams { mode, quality: 11, lgwin: 22, size_hint: bytes.len(), ..usual };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &best)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_was_packed_unpacks_to_the_same() {
        let bytes: Vec<u8> = (0..20_000_u32).flat_map(|number| (number / 7).to_le_bytes()).collect();
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(&by_gzip(&bytes).unwrap()[..]).read_to_end(&mut unpacked).unwrap();
        assert_eq!(unpacked, bytes);
        unpacked.clear();
        brotli::BrotliDecompress(&mut &by_brotli(&bytes).unwrap()[..], &mut unpacked).unwrap();
        assert_eq!(unpacked, bytes);
    }
}
