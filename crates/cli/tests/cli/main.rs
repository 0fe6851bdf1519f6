//! The program as people run it: its commands, what they print, their exit codes, and the server as a process of its own.

mod analyse;
mod arena;
mod card;
mod data_file;
mod dogfight;
mod hostile;
mod join;
mod logs;
mod odds;
mod odds_x_wing;
mod referee;
mod replay;
mod replay_x_wing;
mod scene_files;
mod seat;
mod served;
mod simulate;
mod simulate_x_wing;
mod squad;
mod stop;
mod take_over;
mod x_wing_refused;
mod xwing;
