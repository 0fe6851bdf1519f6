//! Where a room is.

use std::fmt;
use std::str::FromStr;
use tokio_tungstenite::tungstenite::http::Uri;

/// The link of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The host and, if the link has one, the port.
    host: String,
    /// Where on that host the table is: nothing, or a path that begins with `/`.
    folder: String,
    room: String,
}

impl Address {
    /// The address of the room's WebSocket, on which only changes are told.
    pub fn socket(&self) -> String {
        let Address { host, folder, room } = self;
        format!("ws://{host}{folder}/api/rooms/{room}/socket?changes")
    }

    /// The host, for sentences.
    pub fn host(&self) -> &str {
        &self.host
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Address { host, folder, room } = self;
        write!(f, "http://{host}{folder}/#/room/{room}")
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(link: &str) -> Result<Address, String> {
        let shape = "a link to a room looks like http://localhost:7788/#/room/ab3cd4ef5gh6";
        let wrong = || format!("`{link}` is no link to a room; {shape}");
        let (scheme, rest) = link.trim().split_once("://").ok_or_else(wrong)?;
        match scheme.to_ascii_lowercase().as_str() {
            "http" | "ws" => {}
            "https" | "wss" => {
                return Err(format!(
                    "`{link}`: this program speaks http only, not https; on the machine of the server its own address works, as in http://localhost:7788/#/room/…"
                ));
            }
            _ => return Err(wrong()),
        }
        let (place, room) = rest.split_once("#/room/").or_else(|| rest.split_once("api/rooms/")).ok_or_else(wrong)?;
        let room = room.strip_suffix("/socket").unwrap_or(room).trim_end_matches('/');
        if room.is_empty() || !room.bytes().all(|sign| sign.is_ascii_alphanumeric()) {
            return Err(format!("`{link}` has no id of a room at its end; {shape}"));
        }
        let (host, folder) = place.split_once('/').unwrap_or((place, ""));
        // The page of a game, as in `x-wing.html#/room/…`, is no folder.
        let folder = match folder.rsplit_once('/') {
            Some((folder, page)) if is_page(page) => folder,
            None if is_page(folder) => "",
            Some(_) | None => folder,
        };
        let folder = match folder.trim_end_matches('/') {
            "" => String::new(),
            folder => format!("/{folder}"),
        };
        let address = Address { host: host.to_owned(), folder, room: room.to_owned() };
        let uri: Uri = address.socket().parse().map_err(|_| wrong())?;
        let port = host.rsplit_once(':').filter(|(_, port)| !port.contains(']'));
        let port = port.is_none_or(|(_, port)| port.parse::<u16>().is_ok());
        match uri.host().is_some_and(|host| !host.is_empty()) && port && !host.contains('@') {
            true => Ok(address),
            false => Err(wrong()),
        }
    }
}

fn is_page(name: &str) -> bool {
    std::path::Path::new(name).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_as_people_copy_them() {
        for (link, socket) in [
            ("http://localhost:7788/#/room/ab3", "ws://localhost:7788/api/rooms/ab3/socket?changes"),
            (" HTTP://table.local/#/room/ab3\n", "ws://table.local/api/rooms/ab3/socket?changes"),
            ("http://[::1]:80/games/#/room/ab3/", "ws://[::1]:80/games/api/rooms/ab3/socket?changes"),
            ("http://h/x-wing.html#/room/ab3", "ws://h/api/rooms/ab3/socket?changes"),
            ("http://h/games/x-wing.html#/room/ab3", "ws://h/games/api/rooms/ab3/socket?changes"),
            ("http://h/api/rooms/ab3", "ws://h/api/rooms/ab3/socket?changes"),
            ("ws://h:1/api/rooms/ab3/socket", "ws://h:1/api/rooms/ab3/socket?changes"),
        ] {
            let address: Address = link.parse().unwrap();
            assert_eq!(address.socket(), socket);
            assert_eq!(address.to_string().parse::<Address>().unwrap(), address);
        }
    }

    #[test]
    fn what_is_no_link_is_said() {
        for (link, sentence) in [
            ("", "no link to a room"),
            ("localhost:7788", "no link to a room"),
            ("ftp://h/#/room/ab3", "no link to a room"),
            ("http://localhost:7788/", "no link to a room"),
            ("http:///#/room/ab3", "no link to a room"),
            ("http://a b/#/room/ab3", "no link to a room"),
            ("http://me:secret@h/#/room/ab3", "no link to a room"),
            ("http://h:99999999/#/room/ab3", "no link to a room"),
            ("http://h/#/room/", "no id of a room"),
            ("http://h/#/room/../../x", "no id of a room"),
            ("http://h/#/room/ab3?x", "no id of a room"),
            ("https://h/#/room/ab3", "speaks http only"),
        ] {
            let said = link.parse::<Address>().unwrap_err();
            assert!(said.contains(sentence), "{link}: {said}");
        }
    }
}
