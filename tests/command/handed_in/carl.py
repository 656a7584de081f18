"""Prints the first solution as a list of lines."""

N = 6


def is_safe(rows: list[int], row: int) -> bool:
    for column, other in enumerate(rows):
        if other == row or abs(other - row) == len(rows) - column:
            return False
    return True


def solve(rows: list[int]) -> list[int] | None:
    if len(rows) == N:
        return rows
    for row in range(N):
        if is_safe(rows, row):
            solution = solve([*rows, row])
            if solution:
                return solution
    return None


solution = solve([]) or []
print([["Q" if row == other else "." for other in range(N)] for row in solution])
