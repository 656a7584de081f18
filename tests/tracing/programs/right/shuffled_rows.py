import random

def dfs(path, n):
    if len(path) == n:
        return path
    rows = list(range(n))
    random.shuffle(rows)
    for row in rows:
        if all(row != r and abs(row - r) != len(path) - c for c, r in enumerate(path)):
            answer = dfs(path + [row], n)
            if answer is not None:
                return answer
    return None

random.seed(12)
print(dfs([], 8))
