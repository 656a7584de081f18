"""The algorithm and what follows from it: positions, steps, the tree and the solutions. Imports nothing of ours."""
