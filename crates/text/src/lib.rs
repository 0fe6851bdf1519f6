//! Sentences for people, from the Fluent files.
