"""The search, and what follows from its position. Imports no other package of ours."""
