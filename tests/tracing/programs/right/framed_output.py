n = 5
columns = [0] * (n + 1)
number = 0

def draw():
    print("+" + "---+" * n)
    for r in range(1, n + 1):
        text = "|"
        for c in range(1, n + 1):
            if columns[r] == c:
                text += " Q |"
            else:
                text += "   |"
        print(text)
        print("+" + "---+" * n)
    print()

def safe(r, c):
    for k in range(1, r):
        if columns[k] == c or abs(columns[k] - c) == r - k:
            return False
    return True

def solve(r):
    global number
    if r > n:
        number += 1
        print("Solution", number)
        draw()
        return
    for c in range(1, n + 1):
        if safe(r, c):
            columns[r] = c
            solve(r + 1)

solve(1)
print(number, "solutions for", n, "queens")
