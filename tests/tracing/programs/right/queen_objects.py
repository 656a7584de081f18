class Queen:
    def __init__(self, row, col):
        self.row = row
        self.col = col

    def attacks(self, row, col):
        if self.row == row or self.col == col:
            return True
        return abs(self.row - row) == abs(self.col - col)


class Chessboard:
    def __init__(self, size):
        self.size = size
        self.queens = []

    def is_free(self, row, col):
        for queen in self.queens:
            if queen.attacks(row, col):
                return False
        return True

    def solve(self, row=0):
        if row == self.size:
            return True
        for col in range(self.size):
            if self.is_free(row, col):
                self.queens.append(Queen(row, col))
                if self.solve(row + 1):
                    return True
                self.queens.pop()
        return False

    def show(self):
        for row in range(self.size):
            line = ""
            for col in range(self.size):
                if any(q.row == row and q.col == col for q in self.queens):
                    line += "Q "
                else:
                    line += ". "
            print(line)


board = Chessboard(6)
if board.solve():
    board.show()
else:
    print("There is no solution.")
