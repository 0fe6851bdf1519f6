//! A real server on loopback and real connections to it.

#[path = "online/client.rs"]
mod client;
#[path = "online/described.rs"]
mod described;
#[path = "online/nonsense.rs"]
mod nonsense;
#[path = "online/playing.rs"]
mod playing;
#[path = "online/restart.rs"]
mod restart;
#[path = "online/slow.rs"]
mod slow;
