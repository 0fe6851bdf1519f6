# What the readers of this language call it.

language-name = English
