# {example_fault_text}
n = int(input("n = "))
board = []  # {example_board}


def safe(row):
    column = len(board)
    for other in range(column):
        if board[other] == row:
            return False
        if abs(board[other] - row) == column - other:
            return False
    return True


def place():
    if len(board) == n:
        return True
    for row in range(n):
        if safe(row):
            board.append(row)
            if place():
                return True
    return False


if place():
    print(board)
