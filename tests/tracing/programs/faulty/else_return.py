def safe(b, r):
    return all(r != x and abs(r - x) != len(b) - i for i, x in enumerate(b))

def solve(b, n):
    if len(b) == n:
        return b
    for r in range(1, n + 1):
        if safe(b, r):
            answer = solve(b + [r], n)
            if answer:
                return answer
        else:
            return None
    return None

print(solve([], 5))
