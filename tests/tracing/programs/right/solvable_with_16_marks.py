import sys


def can_fill(row):
    if row == n:
        return True
    for col in range(n):
        if cols[col] or rising[row + col] or falling[row - col]:
            continue
        cols[col] = rising[row + col] = falling[row - col] = True
        if can_fill(row + 1):
            return True
        cols[col] = rising[row + col] = falling[row - col] = False
    return False


n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
cols = [False] * n
rising = [False] * (2 * n)
falling = [False] * (2 * n)
print("can be solved:", can_fill(0))
