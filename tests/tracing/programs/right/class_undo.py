class NQueensSolver:
    """Solves the N-Queens problem."""

    def __init__(self, n):
        self.n = n
        self.cols = [-1] * n
        self.used = [False] * n
        self.diag1 = [False] * (2 * n)
        self.diag2 = [False] * (2 * n)
        self.solutions = []

    def place(self, r, c):
        self.cols[r] = c
        self.used[c] = True
        self.diag1[r + c] = True
        self.diag2[r - c + self.n] = True

    def remove(self, r, c):
        self.cols[r] = -1
        self.used[c] = False
        self.diag1[r + c] = False
        self.diag2[r - c + self.n] = False

    def can_place(self, r, c):
        return not (self.used[c] or self.diag1[r + c] or self.diag2[r - c + self.n])

    def solve(self, r=0):
        if r == self.n:
            self.solutions.append(list(self.cols))
            return
        for c in range(self.n):
            if self.can_place(r, c):
                self.place(r, c)
                self.solve(r + 1)
                self.remove(r, c)


solver = NQueensSolver(6)
solver.solve()
for solution in solver.solutions:
    print(solution)
print(f"{len(solver.solutions)} solutions")
