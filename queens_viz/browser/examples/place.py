# {example_place_text}
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


def place(column):
    # {example_place_end}
    # {example_place_try}
    # {example_place_back}
    pass


place(0)
