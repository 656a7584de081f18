"""The parts of the picture: a file decides a part, draws it, and knows its buttons."""
