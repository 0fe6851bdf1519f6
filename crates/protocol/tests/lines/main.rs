//! Lines of JSON: records, the referee, the seat protocol, their schemas and their documents.

mod docs;
mod driver;
mod fuzz;
mod made;
mod record;
mod referee;
mod schema;
mod x_wing;
mod x_wing_schema;
