//! Between servers that share rooms: whoever comes to one of them sits at the table of another.
//!
//! The server that somebody reached keeps their socket, their cookie and their limits. What they say and are told goes over a
//! WebSocket of their own to the owner of the room, so that one who is slow holds up nobody else. When the owner is gone, the room is
//! looked for again, and taken if it is free: the socket of the player stays.
//!
//! Servers hear each other at an address of their own (`--internal`), which belongs into a network that nobody else reaches: whoever
//! knows the key there can be anybody. The key follows from the secret in the store, so nobody has to hand it out.

mod answer;
mod dial;

pub(crate) use answer::answer;
pub(crate) use dial::{Linked, NotReached, join, look};

use crate::config::Config;
use crate::trace;
use crate::visitor::Who;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use room::Visitor;
use std::net::{SocketAddr, TcpListener};
use store::{Place, StoreError};

/// As whom the owner was known to the server that asks.
const NODE: HeaderName = HeaderName::from_static("x-holotable-node");
const VISITOR: HeaderName = HeaderName::from_static("x-holotable-visitor");
const ADDRESS: HeaderName = HeaderName::from_static("x-holotable-address");
const SITTING: HeaderName = HeaderName::from_static("x-holotable-sitting");

/// The status of a server that is not the one that was looked for.
const SOMEBODY_ELSE: u16 = 410;
/// The code with which a link is closed for good: its player has to go.
pub(crate) const ENOUGH: u16 = 1008;

/// Where other servers are heard, if rooms are shared; and the address under which they find that.
pub(crate) fn listen(config: &Config) -> Result<(Option<TcpListener>, String), StoreError> {
    match config.place {
        Place::Memory | Place::File(_) => return Ok((None, String::new())),
        Place::Postgres(_) => {}
    }
    let wanted = config.internal.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 0)));
    let no = |why: String| StoreError::Database(format!("other servers cannot be heard at {wanted}: {why}"));
    if wanted.ip().is_unspecified() && config.internal_as.is_none() {
        let why = "others are told this address; name the one of this machine in your own network, or what leads there (--internal-as)";
        return Err(no(why.to_owned()));
    }
    let listener = TcpListener::bind(wanted).map_err(|error| no(error.to_string()))?;
    listener.set_nonblocking(true).map_err(|error| no(error.to_string()))?;
    let bound = listener.local_addr().map_err(|error| no(error.to_string()))?;
    Ok((Some(listener), config.internal_as.clone().unwrap_or_else(|| bound.to_string())))
}

/// Who somebody is, for the head of a request to the owner.
fn head(who: &Who) -> [(HeaderName, String); 3] {
    let visitor = format!("{:032x}", u128::from_be_bytes(who.visitor.0));
    [(VISITOR, visitor), (ADDRESS, who.address.to_string()), (SITTING, format!("{:x}", who.sitting))]
}

/// Who somebody is by the head of a request of another server.
fn who(headers: &HeaderMap, changes: bool) -> Option<Who> {
    let text = |name: HeaderName| headers.get(name).map(HeaderValue::to_str)?.ok();
    let visitor = u128::from_str_radix(text(VISITOR)?, 16).ok()?;
    let address = text(ADDRESS)?.parse().ok()?;
    // Servers of the version before name no sitting.
    let sitting =
        text(SITTING).and_then(|sitting| u64::from_str_radix(sitting, 16).ok()).unwrap_or_else(trace::sitting);
    Some(Who { visitor: Visitor(visitor.to_be_bytes()), address, changes, sitting })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_somebody_is_comes_over_a_link_as_it_was() {
        let anna =
            Who { visitor: Visitor([0x0f; 16]), address: "2001:db8::".parse().unwrap(), changes: true, sitting: 77 };
        let headers = head(&anna).map(|(name, value)| (name, HeaderValue::from_str(&value).unwrap()));
        let headers: HeaderMap = headers.into_iter().collect();
        assert_eq!(who(&headers, true), Some(anna));
        assert_eq!(who(&HeaderMap::new(), false), None);
    }

    #[test]
    fn an_address_that_others_cannot_use_is_refused() {
        let place = Place::Postgres("postgres://u@h/d".to_owned());
        let at = |address: &str| Config { place: place.clone(), internal: address.parse().ok(), ..Config::default() };
        let refused = listen(&at("0.0.0.0:0")).unwrap_err().to_string();
        assert!(refused.contains("name the one of this machine"), "{refused}");
        let (listener, address) = listen(&at("127.0.0.1:0")).unwrap();
        assert!(listener.is_some() && address.starts_with("127.0.0.1:") && !address.ends_with(":0"));
        let named = Config { internal_as: Some("two:7799".to_owned()), ..at("0.0.0.0:0") };
        assert_eq!(listen(&named).unwrap().1, "two:7799");
        assert!(listen(&Config::default()).unwrap().0.is_none());
    }
}
