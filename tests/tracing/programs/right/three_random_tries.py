import random
random.seed(2)
n = 8
for attempt in range(3):
    board = []
    for c in range(n):
        free = [r for r in range(n) if all(r != q and abs(r-q) != c-i for i, q in enumerate(board))]
        if not free:
            break
        board.append(random.choice(free))
print("best try:", len(board))
