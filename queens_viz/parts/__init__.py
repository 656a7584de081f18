"""What there is to see, a part a file: what it says, how it is drawn, and what can be pressed there."""
