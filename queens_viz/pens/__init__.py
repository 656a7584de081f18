"""What draws: pens, their ink and their letters, and the parts that any program has; nothing here knows of queens."""
