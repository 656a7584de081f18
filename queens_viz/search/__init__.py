"""The algorithm, and what follows from it. It imports no other package of ours."""
