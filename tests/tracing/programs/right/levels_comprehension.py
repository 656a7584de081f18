n = 6
boards = [[]]
for k in range(n):
    boards = [b + [r] for b in boards for r in range(n)
              if all(r != q and abs(r - q) != k - i for i, q in enumerate(b))]
for b in boards:
    print(b)
