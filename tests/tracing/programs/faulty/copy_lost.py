def safe(board, row):
    for i, r in enumerate(board):
        if r == row or abs(r - row) == len(board) - i:
            return False
    return True

def solve(board, n):
    if len(board) == n:
        print(board)
        return 1
    count = 0
    for row in range(1, n + 1):
        if safe(board, row):
            new = board
            new.append(row)
            count += solve(new, n)
    return count

print(solve([], 5))
