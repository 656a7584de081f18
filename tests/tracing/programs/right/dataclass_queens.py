from dataclasses import dataclass

N = 5


@dataclass(frozen=True)
class Square:
    x: int
    y: int


def clash(a, b):
    return a.x == b.x or a.y == b.y or abs(a.x - b.x) == abs(a.y - b.y)


def search(placed):
    if len(placed) == N:
        print([(s.x, s.y) for s in placed])
        return 1
    total = 0
    x = len(placed) + 1
    for y in range(1, N + 1):
        new = Square(x, y)
        if not any(clash(new, old) for old in placed):
            placed.append(new)
            total += search(placed)
            placed.remove(new)
    return total


print(search([]), "solutions")
