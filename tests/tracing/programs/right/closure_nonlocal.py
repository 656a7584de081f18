def n_queens(n):
    current = []
    columns = set()
    diagonals = set()
    antidiagonals = set()
    count = 0

    def step():
        nonlocal count
        row = len(current)
        if row == n:
            count += 1
            return
        for col in range(n):
            if col in columns or row - col in diagonals or row + col in antidiagonals:
                continue
            current.append(col)
            columns.add(col)
            diagonals.add(row - col)
            antidiagonals.add(row + col)
            step()
            current.pop()
            columns.remove(col)
            diagonals.remove(row - col)
            antidiagonals.remove(row + col)

    step()
    return count


print(n_queens(5))
