class Queen:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def attacks(self, other):
        if self.y == other.y:
            return True
        return self.x - self.y == other.x - other.y

    def __repr__(self):
        return f"({self.x}, {self.y})"

queens = []

def solve(x):
    if x == 5:
        print(queens)
        return 1
    total = 0
    for y in range(5):
        new = Queen(x, y)
        if not any(q.attacks(new) for q in queens):
            queens.append(new)
            total += solve(x + 1)
            queens.pop()
    return total

print(solve(0), "solutions")
