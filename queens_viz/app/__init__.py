"""What a person does with a search, without pixels, keys, pygame or a page."""
