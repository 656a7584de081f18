class Board:
    size = 6
    def __init__(self):
        self.queens = [None] * Board.size
        self.found = []
    def threatened(self, row, col):
        for r in range(row):
            c = self.queens[r]
            if c == col or abs(c - col) == row - r:
                return True
        return False
    def search(self, row=0):
        if row == Board.size:
            self.found.append(tuple(self.queens))
        else:
            for col in range(Board.size):
                if not self.threatened(row, col):
                    self.queens[row] = col
                    self.search(row + 1)
                    self.queens[row] = None
b = Board()
b.search()
print(len(b.found))
print(b.found[0])
