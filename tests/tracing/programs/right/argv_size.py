import sys

def is_safe(sol, col):
    for c in range(col):
        if sol[c] == sol[col] or abs(sol[c] - sol[col]) == col - c:
            return False
    return True

def place(sol, col):
    if col == len(sol):
        return True
    for row in range(len(sol)):
        sol[col] = row
        if is_safe(sol, col) and place(sol, col + 1):
            return True
    sol[col] = -1
    return False

def main():
    if len(sys.argv) != 2:
        print("Usage: nqueens N")
        sys.exit(1)
    n = int(sys.argv[1])
    if n < 4:
        print("N must be at least 4")
        sys.exit(1)
    sol = [-1] * n
    if place(sol, 0):
        print(sol)
    else:
        print("No solution")

if __name__ == "__main__":
    main()
