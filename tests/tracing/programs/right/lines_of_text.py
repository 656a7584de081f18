def free(lines, x):
    y = len(lines)
    for i, line in enumerate(lines):
        other = line.index("Q")
        if other == x or abs(other - x) == y - i:
            return False
    return True

def fill(lines, n):
    if len(lines) == n:
        print("\n".join(lines))
        print("=" * n)
        return
    for x in range(n):
        if free(lines, x):
            lines.append("." * x + "Q" + "." * (n - 1 - x))
            fill(lines, n)
            del lines[-1]

fill([], 5)
