class Solver:
    def __init__(self, n):
        self.n = n
        self.queens = []

    def safe(self, row):
        col = len(self.queens)
        for c, r in enumerate(self.queens):
            if r == row or abs(r - row) == col - c:
                return False
        return True

    def solve(self):
        if len(self.queens) == self.n:
            return True
        for row in range(self.n):
            if self.safe(row):
                self.queens.append(row)
                if self.solve():
                    return True
        return False


s = Solver(6)
print(s.solve(), s.queens)
