"""Messages in each language, and the sentences that are made of them."""
