//! Who somebody is: a random token in a cookie that scripts cannot read. Only its hash is kept.

use crate::random;
use axum::http::{HeaderMap, HeaderValue, header};
use room::Visitor;
use sha2::{Digest, Sha256};

const COOKIE: &str = "holotable";
const A_YEAR: u32 = 365 * 24 * 60 * 60;

/// A visitor, and the cookie to set if they have none yet.
pub(crate) struct Known {
    pub visitor: Visitor,
    pub cookie: Option<HeaderValue>,
}

/// Who sent these headers; somebody new if nobody known.
pub(crate) fn know(headers: &HeaderMap, secure: bool) -> Known {
    if let Some(token) = token(headers) {
        return Known { visitor: hashed(token), cookie: None };
    }
    let token = random::bytes().to_string();
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; HttpOnly; SameSite=Strict; Path=/; Max-Age={A_YEAR}{secure}");
    Known { visitor: hashed(&token), cookie: HeaderValue::try_from(cookie).ok() }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(name, _)| *name == COOKIE)?;
    (token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(token)
}

fn hashed(token: &str) -> Visitor {
    let digest = Sha256::digest(token.as_bytes());
    let mut hash = [0; 16];
    hash.copy_from_slice(&digest[..16]);
    Visitor(hash)
}
