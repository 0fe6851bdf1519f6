//! Lines of JSON: records, the referee, the seat protocol, their schemas and their documents.

mod checker;
mod docs;
mod driver;
mod fuzz;
mod hint;
mod kept;
mod made;
mod record;
mod referee;
mod schema;
mod strict;
mod x_wing;
mod x_wing_schema;
