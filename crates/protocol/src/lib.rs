//! Records, the referee and the seat protocol.
