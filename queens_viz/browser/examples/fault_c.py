# {example_fault_text}
n = int(input("n = "))
board = []  # {example_board}
solutions = []


def safe(row):
    column = len(board)
    for other in range(column):
        if board[other] == row:
            return False
        if abs(board[other] - row) == column - other:
            return False
    return True


def place(column):
    if column == n:
        solutions.append(board)
        return
    for row in range(n):
        if safe(row):
            board.append(row)
            place(column + 1)
            board.pop()


place(0)
print(len(solutions))
print(solutions)
