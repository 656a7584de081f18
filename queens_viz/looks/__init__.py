"""What there is to see, as plain values."""
