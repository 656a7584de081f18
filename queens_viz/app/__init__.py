"""What a person does with a search: no pixels, no keys of a keyboard, no pygame, no page."""
