def place(board, n):
    if len(board) == n:
        yield board
        return
    for row in range(n):
        if not any(r == row or abs(r - row) == len(board) - c for c, r in enumerate(board)):
            board.append(row)
            yield from place(board, n)
            board.pop()

solutions = list(place([], 5))
print(len(solutions), "solutions")
print(solutions)
