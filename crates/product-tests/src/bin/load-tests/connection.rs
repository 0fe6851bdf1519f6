//! A connection to a room, and plain requests.

use chance::fair::Bytes;
use futures_util::{SinkExt, StreamExt};
use room_protocol::{Beginning, Change, Stage};
use serde::Deserialize;
use serde_json::Value;
use std::net::Ipv4Addr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A connection.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    /// How many bytes the last message had.
    pub heard_bytes: u32,
}

/// What is told of a table: all of it, or what changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Telling {
    /// What changed
    Changes,
    /// All of it, with every input
    Whole,
}

impl Telling {
    fn query(self) -> &'static str {
        match self {
            Telling::Changes => "?changes",
            Telling::Whole => "",
        }
    }
}

/// What of a message a player needs; the rest is not even read.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    All { you: Option<u8>, room: Room, game: Option<Game> },
    Room(Room),
    Played { table: Table },
    Table(Table),
    Changed { table: Vec<Change> },
    No(room_protocol::Refusal),
    Said(serde::de::IgnoredAny),
    Pong,
    Goodbye,
}

#[derive(Deserialize)]
pub struct Room {
    pub stage: Stage,
    pub game: u32,
    pub beginning: Option<Beginning>,
    pub seats: Vec<Seated>,
}

#[derive(Deserialize)]
pub struct Seated {
    pub commitment: Option<Bytes>,
}

#[derive(Deserialize)]
pub struct Game {
    pub table: Table,
}

#[derive(Deserialize, Default)]
pub struct Table {
    pub at: u32,
    pub offered: Vec<Value>,
}

impl Connection {
    /// Connects; with a cookie as somebody known. Gives the cookie to come back with.
    pub async fn open(
        port: u16,
        room: &str,
        telling: Telling,
        cookie: Option<&str>,
    ) -> Result<(Connection, String), String> {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.map_err(|error| error.to_string())?;
        _ = stream.set_nodelay(true);
        let address = format!("ws://localhost:{port}/api/rooms/{room}/socket{}", telling.query());
        let mut request = address.into_client_request().map_err(|error| error.to_string())?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().map_err(|_| "a bad cookie")?);
        }
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let connecting = client_async_with_config(request, stream, Some(config));
        let (socket, response) = connecting.await.map_err(|error| error.to_string())?;
        let set = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let own = set.and_then(|set| set.split(';').next()).or(cookie).ok_or("no cookie was set")?.to_owned();
        Ok((Connection { socket, heard_bytes: 0 }, own))
    }

    /// Says something.
    pub async fn say(&mut self, say: &Value) -> Result<(), String> {
        self.socket.send(Message::text(say.to_string())).await.map_err(|error| error.to_string())
    }

    /// The next thing told.
    pub async fn hear(&mut self) -> Result<Told, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.heard_bytes = text.len() as u32;
                    return serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err("the connection is closed".to_owned()),
                Some(Ok(_)) => {}
            }
        }
    }
}

/// A request without a cookie; gives the body.
pub async fn request(port: u16, method: &str, path: &str, body: &str) -> Result<String, String> {
    let failed = |error: std::io::Error| error.to_string();
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.map_err(failed)?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.map_err(failed)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(failed)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("half an answer")?;
    match head.split(' ').nth(1) {
        Some("200" | "201") => Ok(body.to_owned()),
        _ => Err(format!("{method} {path}: {head}")),
    }
}

/// Opens a room; gives its id.
pub async fn open_room(port: u16, options: &Value) -> Result<String, String> {
    let answer = request(port, "POST", "/api/rooms", &options.to_string()).await?;
    let answer: Value = serde_json::from_str(&answer).map_err(|error| error.to_string())?;
    answer["id"].as_str().map(str::to_owned).ok_or_else(|| "a room without an id".to_owned())
}
