# {example_fault_text}
n = int(input("n = "))
board = []  # {example_board}


def safe(row):
    column = len(board)
    for other in range(column):
        if board[other] == row:
            return False
        if board[other] - row == column - other:
            return False
    return True


def place(column):
    if column == n:
        print(board)
        return
    for row in range(n):
        if safe(row):
            board.append(row)
            place(column + 1)
            board.pop()


place(0)
