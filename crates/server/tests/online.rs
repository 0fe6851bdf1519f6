//! A real server on loopback and real connections to it.

#[path = "online/client.rs"]
mod client;
#[path = "online/described.rs"]
mod described;
#[path = "online/folder.rs"]
mod folder;
#[path = "online/kept.rs"]
mod kept;
#[path = "online/made.rs"]
mod made;
#[path = "online/nonsense.rs"]
mod nonsense;
#[path = "online/older.rs"]
mod older;
#[path = "online/pilots.rs"]
mod pilots;
#[path = "online/playing.rs"]
mod playing;
#[path = "online/restart.rs"]
mod restart;
#[path = "online/secrets.rs"]
mod secrets;
#[path = "online/shared.rs"]
mod shared;
#[path = "online/slow.rs"]
mod slow;
#[path = "online/strangers.rs"]
mod strangers;
#[path = "online/x_wing.rs"]
mod x_wing;
