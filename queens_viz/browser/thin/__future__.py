"""The one feature of the future that the program asks for."""

annotations = None
