//! The driver of a browser as a process of its own.

use super::Outcome;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// How often it is looked whether a driver listens.
const PATIENCE: u32 = 600;

/// A running driver. It ends with this value.
pub struct Driver {
    process: Child,
    /// The driver writes here; if nobody held it, writing would end the driver.
    _output: Option<BufReader<ChildStdout>>,
    address: String,
    /// Where its browser shows windows that nobody sees.
    _display: Option<Display>,
}

/// A display that nobody looks at. It ends with this value.
pub(crate) struct Display {
    process: Child,
    /// How programs call it.
    pub(crate) name: String,
}

impl Display {
    /// Starts one with room for a phone, under the first number that is free.
    pub(crate) fn start() -> Outcome<Display> {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1000x1000x24"]).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().map_err(|error| format!("`Xvfb` cannot be run ({error})"))?;
        let mut number = String::new();
        BufReader::new(process.stdout.take().ok_or("the display has no output")?).read_line(&mut number)?;
        Ok(Display { process, name: format!(":{}", number.trim()) })
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

impl Driver {
    /// Starts Chromium's driver at a free port.
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
                return Ok(Driver { process, _output: Some(output), address, _display: None });
            }
        }
    }

    /// Starts a driver that was told to listen at this port, and waits until it does.
    pub(crate) fn at(mut command: Command, port: u16, display: Option<Display>) -> Outcome<Driver> {
        command.envs(display.as_ref().map(|display| ("DISPLAY", &display.name)));
        let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let driver = Driver { process, _output: None, address: format!("http://127.0.0.1:{port}"), _display: display };
        for _ in 0..PATIENCE {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(driver);
            }
            pause();
        }
        Err("its driver does not listen".into())
    }

    /// Where the driver listens.
    pub fn address(&self) -> &str {
        &self.address
    }
}

#[expect(clippy::disallowed_methods, reason = "another program is waited for")]
fn pause() {
    std::thread::sleep(Duration::from_millis(50));
}

impl Drop for Driver {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}
