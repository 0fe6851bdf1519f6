//! Names of things in files and protocols: one word each, the same everywhere.

/// Gives an enum a list of its values and a name for each, to write and to read.
macro_rules! named {
    ($type:ident { $($value:ident = $name:literal),+ $(,)? }) => {
        impl $type {
            /// All of them, in order.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$value),+];

            /// The name in files and protocols.
            pub const fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::names::UnknownName;

            fn from_str(text: &str) -> Result<$type, $crate::names::UnknownName> {
                match text {
                    $($name => Ok($type::$value),)+
                    _ => Err($crate::names::UnknownName {
                        found: text.to_owned(),
                        known: &[$($name),+],
                    }),
                }
            }
        }
    };
}

pub(crate) use named;

/// A word that names nothing, with those that would.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is none of {}", known.join(", "))]
pub struct UnknownName {
    /// What was written.
    pub found: String,
    /// What could have been.
    pub known: &'static [&'static str],
}
