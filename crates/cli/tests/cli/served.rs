//! `holotable serve` as a process of its own, and sockets that do not behave.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::process::{Child, Command};

pub const ONE: Ipv4Addr = Ipv4Addr::LOCALHOST;
pub const TWO: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// A folder for one test, removed afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("holotable-{name}-{}", std::process::id()));
        _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn data(&self) -> PathBuf {
        self.0.join("data.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program, serving.
pub struct Served {
    pub child: Child,
    pub port: u16,
    /// Dropped last, when the program is gone.
    pub folder: Folder,
}

impl Served {
    /// Starts it with a data file of its own.
    pub async fn start(name: &str, more: &[&str]) -> Served {
        let folder = Folder::new(name);
        Served::over(folder, more).await
    }

    /// Starts it with the data file of a folder.
    pub async fn over(folder: Folder, more: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holotable"));
        command.args(["serve", "--no-page", "--data"]).arg(folder.data()).args(more);
        if !more.contains(&"--port") {
            command.args(["--port", "0"]);
        }
        Served::run(folder, command).await
    }

    async fn run(folder: Folder, mut command: Command) -> Served {
        let log = std::fs::File::create(folder.0.join("log")).unwrap();
        let mut child = command.stdout(Stdio::piped()).stderr(log).kill_on_drop(true).spawn().unwrap();
        let line = BufReader::new(child.stdout.take().unwrap()).lines().next_line().await.unwrap();
        let line = line.unwrap_or_else(|| panic!("{}", std::fs::read_to_string(folder.0.join("log")).unwrap()));
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split('/').next()).unwrap().parse().unwrap();
        Served { child, port, folder }
    }

    /// Starts one that shares PostgreSQL with others.
    pub async fn sharing(name: &str, url: &str, more: &[&str]) -> Served {
        let folder = Folder::new(name);
        let mut command = Command::new(env!("CARGO_BIN_EXE_holotable"));
        command.args(["serve", "--no-page", "--port", "0", "--store", url]).args(more);
        Served::run(folder, command).await
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        test_postgres::signal(self.child.id().expect("it runs"), name);
    }

    /// What it wrote to the standard error so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.0.join("log")).unwrap()
    }

    /// The memory that it has now, or had at most, in KiB.
    pub fn memory(&self, field: &str) -> u64 {
        let id = self.child.id().expect("it runs");
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(field)).unwrap();
        line.trim_matches(|sign: char| !sign.is_ascii_digit()).parse().unwrap()
    }

    /// A connection from one of this machine's addresses.
    pub async fn connect(&self, from: Ipv4Addr) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(IpAddr::V4(from), 0))?;
        socket.connect(SocketAddr::new(IpAddr::V4(ONE), self.port)).await
    }

    /// A plain request; gives the status, the head and the body.
    pub async fn request(&self, from: Ipv4Addr, method: &str, path: &str, body: &str) -> (u16, String, String) {
        let Ok(mut stream) = self.connect(from).await else { return (0, String::new(), String::new()) };
        let (port, length) = (self.port, body.len());
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        _ = stream.write_all(text.as_bytes()).await;
        let mut answer = Vec::new();
        _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        (status, head.to_owned(), body.to_owned())
    }

    /// Opens a room; gives its id.
    pub async fn room(&self, from: Ipv4Addr, options: &str) -> String {
        let (status, _, body) = self.request(from, "POST", "/api/rooms", options).await;
        assert_eq!(status, 201, "{body}");
        body.split('"').nth(3).unwrap().to_owned()
    }

    /// A WebSocket to a room, by hand.
    pub async fn socket(&self, from: Ipv4Addr, room: &str) -> io::Result<TcpStream> {
        let mut stream = self.connect(from).await?;
        let text = format!(
            "GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: localhost:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.port
        );
        stream.write_all(text.as_bytes()).await?;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await?);
        }
        match head.starts_with(b"HTTP/1.1 101") {
            true => Ok(stream),
            false => Err(io::Error::other(String::from_utf8_lossy(&head).into_owned())),
        }
    }
}

/// A frame as a browser sends it; the mask is nothing.
pub fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x80 | kind];
    match payload.len() {
        length @ 0..126 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 0x7e);
            frame.extend((length as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

pub const TEXT: u8 = 1;
pub const PING: u8 = 9;
pub const PONG: u8 = 10;
