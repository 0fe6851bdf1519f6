//! A server for a test, and somebody who plays on it.

use chance::fair::Bytes;
use play::Seat;
use room_protocol::{ClientMessage, Pledge};
use serde_json::{Value, json};
use server::{Config, Limits, Place, Service};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Serves on a free port of this machine.
pub struct Server {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: tokio::task::JoinHandle<()>,
}

impl Server {
    pub async fn start(data: Option<&Path>) -> Server {
        Server::with(Config {
            place: data.map_or(Place::Memory, |data| Place::File(data.to_owned())),
            limits: Limits { messages_a_second: 100_000, ..Limits::default() },
            ..Config::default()
        })
        .await
    }

    pub async fn with(config: Config) -> Server {
        let config = Config { place: super::shared::place(config.place), ..config };
        let service = Service::open(config).unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server::serve_on(service, listener, async { _ = stopped.await }));
        Server { address, stop, task }
    }

    pub async fn stop(self) {
        _ = self.stop.send(());
        self.task.await.unwrap();
    }

    /// A plain request; gives the status, the headers and the body.
    pub async fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String, String) {
        self.request_as(&self.address.to_string(), method, path, headers, body).await
    }

    /// A plain request to the server by some name.
    pub async fn request_as(
        &self,
        host: &str,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let length = body.len();
        let close = if headers.contains("Connection:") { "" } else { "Connection: close\r\n" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{close}Content-Length: {length}\r\n{headers}\r\n{body}"
        );
        _ = stream.write_all(request.as_bytes()).await;
        let mut answer = Vec::new();
        _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        (status, head.to_owned(), body.to_owned())
    }

    /// A WebSocket to a room by hand, with cookies of any bytes, over a stream of one's own.
    pub async fn socket(&self, mut stream: TcpStream, room: &str, cookies: &[u8]) -> TcpStream {
        let host = self.address;
        let head = format!(
            "GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: "
        );
        stream.write_all(&[head.as_bytes(), cookies, b"\r\n\r\n"].concat()).await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await.unwrap());
        }
        assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
        stream
    }

    /// Opens a room.
    pub async fn room(&self, options: &Value) -> String {
        let (status, _, body) = self.request("POST", "/api/rooms", "", &options.to_string()).await;
        assert_eq!(status, 201, "{body}");
        serde_json::from_str::<Value>(&body).unwrap()["id"].as_str().unwrap().to_owned()
    }
}

/// How long a test waits for a message: one that will never come fails the test, which otherwise never ends.
const HEARING: Duration = Duration::from_mins(1);

/// A connection to a room.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    cookie: String,
    /// The table as it was last told.
    pub table: Value,
    /// The room as it was last told.
    pub room: Value,
    pub you: Option<u8>,
    pub history: Vec<Value>,
    /// The set-up of the game.
    pub setup: Value,
    /// Everything that was sent, as it was sent.
    pub texts: Vec<String>,
    /// Whether we commit to a value and reveal it when a game begins.
    pub reveals: bool,
    pledge: Option<Pledge>,
}

type Answer = ClientMessage<Value, Value, Value, Value>;

/// The first of these people begins, and all of them hear until the game is there.
pub async fn begin(people: &mut [&mut Client]) {
    people[0].say(json!("start")).await;
    begins(people).await;
}

/// All of these people hear until a game is there, which somebody has begun.
pub async fn begins(people: &mut [&mut Client]) {
    let playing = people.iter_mut().map(|person| person.until(|client, _| client.room["stage"] == "playing"));
    futures_util::future::join_all(playing).await;
}

impl Client {
    /// Connects as somebody new, or with a cookie as somebody known, and hears everything.
    pub async fn join(server: &Server, room: &str, cookie: Option<&str>) -> Client {
        let mut client = Client::connect(server, room, cookie).await;
        client.hear().await.unwrap();
        client
    }

    /// Connects only.
    pub async fn connect(server: &Server, room: &str, cookie: Option<&str>) -> Client {
        let mut request = format!("ws://{}/api/rooms/{room}/socket", server.address).into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (socket, response) = connect_async(request).await.unwrap();
        let set = response.headers().get("set-cookie").map(|value| value.to_str().unwrap().to_owned());
        let cookie = match (set, cookie) {
            (Some(set), _) => set.split(';').next().unwrap().to_owned(),
            (None, cookie) => cookie.unwrap().to_owned(),
        };
        Client {
            socket,
            cookie,
            table: Value::Null,
            room: Value::Null,
            you: None,
            history: Vec::new(),
            setup: Value::Null,
            texts: Vec::new(),
            reveals: true,
            pledge: None,
        }
    }

    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    pub async fn say(&mut self, say: Value) {
        self.send(Message::text(say.to_string())).await;
    }

    pub async fn send(&mut self, message: Message) {
        _ = self.try_send(message).await;
    }

    /// Sends a frame; an error if the connection is gone.
    pub async fn try_send(&mut self, message: Message) -> Result<(), ()> {
        use futures_util::SinkExt;
        self.socket.send(message).await.map_err(|_| ())
    }

    /// The next message; nothing when the connection is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        let hearing = Box::pin(self.hear_however_long());
        tokio::time::timeout(HEARING, hearing).await.expect("something is told, or the connection is closed")
    }

    async fn hear_however_long(&mut self) -> Option<Value> {
        use futures_util::StreamExt;
        loop {
            let message = match self.socket.next().await? {
                Ok(Message::Text(text)) => {
                    self.texts.push(text.to_string());
                    serde_json::from_str::<Value>(&text).unwrap()
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => continue,
            };
            self.note(&message);
            if let Some(answer) = self.answer_to_beginning() {
                self.say(answer).await;
            }
            return Some(message);
        }
    }

    fn note(&mut self, message: &Value) {
        if let Some(all) = message.get("all") {
            self.you = all["you"].as_u64().map(|seat| seat as u8);
            self.room = all["room"].clone();
            self.table = all["game"]["table"].clone();
            self.setup = all["game"]["setup"].clone();
            self.history = all["game"]["history"].as_array().cloned().unwrap_or_default();
        } else if let Some(played) = message.get("played") {
            self.history.extend(played["events"].as_array().cloned().unwrap_or_default());
            self.table = played["table"].clone();
        } else if let Some(table) = message.get("table") {
            self.table = table.clone();
        } else if let Some(room) = message.get("room") {
            self.room = room.clone();
        }
    }

    /// What has to be said for a game to begin, if anything.
    fn answer_to_beginning(&mut self) -> Option<Value> {
        let beginning = serde_json::from_value(self.room["beginning"].clone()).ok()?;
        let seat = self.you.filter(|_| self.reveals)?;
        let own = serde_json::from_value(self.room["seats"][usize::from(seat)]["commitment"].clone()).ok();
        let value = || Bytes([seat + 1; 32]);
        let answer: Option<Answer> = Pledge::answer(&mut self.pledge, &beginning, Seat(seat), own, value);
        Some(serde_json::to_value(answer?).unwrap())
    }

    /// Hears what is there already.
    pub async fn catch_up(&mut self) {
        while let Ok(Some(_)) = tokio::time::timeout(Duration::from_millis(20), self.hear()).await {}
    }

    /// Hears until something is so.
    pub async fn until(&mut self, so: impl Fn(&Client, &Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("the connection is open");
            if so(self, &message) {
                return message;
            }
        }
    }

    /// Hears until we are asked.
    pub async fn until_asked(&mut self) {
        while self.table["offered"].as_array().is_none_or(Vec::is_empty) {
            self.hear().await.expect("the connection is open");
        }
    }

    pub async fn sit(&mut self, seat: u8, name: &str) {
        self.say(json!({ "sit": { "seat": seat, "name": name } })).await;
        self.until(|client, _| client.you == Some(seat)).await;
    }

    /// Answers the table if it asks us; says whether it did.
    pub async fn answer(&mut self, pick: usize) -> bool {
        let offered = self.table["offered"].as_array().cloned().unwrap_or_default();
        if offered.is_empty() {
            return false;
        }
        let choice = offered[pick % offered.len()].clone();
        let at = self.table["at"].clone();
        self.say(json!({ "choose": { "at": at, "choice": choice } })).await;
        self.until(|client, message| client.table["at"] != at || message.get("no").is_some()).await;
        true
    }

    /// Plays until the game is over.
    pub async fn play_out(&mut self) {
        let mut pick = 0;
        while self.room["stage"] != "over" || self.table["outcome"].is_null() {
            pick += 5;
            if !self.answer(pick).await {
                self.hear().await.expect("the connection is open");
            }
        }
    }
}
