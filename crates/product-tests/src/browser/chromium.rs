//! Chromium's driver as a process of its own.

use super::Outcome;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running driver. It ends with this value.
pub struct Driver {
    process: Child,
    /// The driver writes here; if nobody held it, writing would end the driver.
    _output: BufReader<ChildStdout>,
    address: String,
}

impl Driver {
    /// Starts the driver at a free port.
    pub fn start() -> Outcome<Driver> {
        let started = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = started.map_err(|error| {
            format!("`chromedriver` cannot be run ({error}); `apt-get install chromium chromium-driver`")
        })?;
        let mut output = BufReader::new(process.stdout.take().ok_or("the driver has no output")?);
        let mut said = String::new();
        loop {
            let from = said.len();
            if output.read_line(&mut said)? == 0 {
                return Err(format!("`chromedriver` ended before it was ready: {said}").into());
            }
            if let Some((_, port)) = said[from..].split_once("successfully on port ") {
                let address = format!("http://127.0.0.1:{}", port.trim_end().trim_end_matches('.'));
                return Ok(Driver { process, _output: output, address });
            }
        }
    }

    /// Where the driver listens.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}
