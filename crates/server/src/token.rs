//! Tokens that only this server could have made: random bytes and their signature.

use crate::random;
use chance::fair::Bytes;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::net::IpAddr;

/// Makes and knows tokens.
pub(crate) struct Tokens {
    secret: [u8; 32],
}

impl Tokens {
    pub fn new(secret: [u8; 32]) -> Tokens {
        Tokens { secret }
    }

    /// A new token: 16 random bytes and 16 bytes of their signature, as digits.
    pub fn make(&self) -> String {
        let random = random::bytes().0;
        self.token(&random[..16])
    }

    fn token(&self, random: &[u8]) -> String {
        let mut token = [0; 32];
        token[..16].copy_from_slice(random);
        token[16..].copy_from_slice(&self.signature(b"visitor", random)[..16]);
        Bytes(token).to_string()
    }

    /// Whether this server made a token.
    pub fn made(&self, token: &str) -> bool {
        let Ok(Bytes(bytes)) = token.parse::<Bytes>() else { return false };
        let mut signed = self.signing(b"visitor");
        signed.update(&bytes[..16]);
        signed.verify_truncated_left(&bytes[16..]).is_ok()
    }

    /// The token of whoever knows a password.
    pub fn pass(&self, password: &str) -> String {
        Bytes(self.signature(b"password", password.as_bytes())).to_string()
    }

    /// Whether a token is that of whoever knows a password.
    pub fn passes(&self, token: &str, password: &str) -> bool {
        let Ok(Bytes(bytes)) = token.parse::<Bytes>() else { return false };
        let mut signed = self.signing(b"password");
        signed.update(password.as_bytes());
        signed.verify_slice(&bytes).is_ok()
    }

    /// The key with which servers that share a secret speak to each other.
    pub fn link(&self) -> String {
        Bytes(self.signature(b"link", b"")).to_string()
    }

    /// Whether that is the key.
    pub fn is_link(&self, key: &str) -> bool {
        let Ok(Bytes(bytes)) = key.parse::<Bytes>() else { return false };
        self.signing(b"link").verify_slice(&bytes).is_ok()
    }

    /// Stands for an address for a day, and does not tell it.
    pub fn stands_for(&self, address: IpAddr, day: i64) -> [u8; 32] {
        self.signature(b"address", format!("{day} {address}").as_bytes())
    }

    fn signing(&self, about: &[u8]) -> Hmac<Sha256> {
        let mut signed = Hmac::<Sha256>::new_from_slice(&self.secret).expect("a key may have any length");
        signed.update(about);
        signed.update(&[0]);
        signed
    }

    fn signature(&self, about: &[u8], bytes: &[u8]) -> [u8; 32] {
        let mut signed = self.signing(about);
        signed.update(bytes);
        signed.finalize().into_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_knows_its_own_tokens_only() {
        let (ours, theirs) = (Tokens::new([1; 32]), Tokens::new([2; 32]));
        let token = ours.make();
        assert!(ours.made(&token) && ours.made(&ours.make()));
        assert!(!theirs.made(&token));
        for other in ["", "0", &"0".repeat(64), &token[..63], &format!("{token}0")] {
            assert!(!ours.made(other), "{other}");
        }
        assert_ne!(ours.make(), token);
        assert!(
            ours.is_link(&ours.link()) && !ours.is_link(&theirs.link()) && !ours.is_link("") && !ours.is_link(&token)
        );
        let pass = ours.pass("kyber");
        assert!(ours.passes(&pass, "kyber"));
        assert!(!ours.passes(&pass, "kiber") && !theirs.passes(&pass, "kyber") && !ours.passes("", "kyber"));
    }
}
