def solve_n_queens(n):
    cols, down, up = set(), set(), set()
    board = []
    out = []

    def place(row):
        if row == n:
            out.append(list(board))
            return
        for col in range(n):
            if col in cols or row + col in up or row - col in down:
                continue
            board.append(col)
            cols.add(col)
            up.add(row + col)
            down.add(row + col)
            place(row + 1)
            board.pop()
            cols.remove(col)
            up.remove(row + col)
            down.remove(row + col)

    place(0)
    return out

for solution in solve_n_queens(5):
    print(solution)
