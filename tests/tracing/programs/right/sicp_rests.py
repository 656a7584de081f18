def adjoin(row, k, rest):
    return [(k, row)] + rest

def safe(positions):
    k, row = positions[0]
    for other_k, other_row in positions[1:]:
        if other_row == row or k - other_k == abs(row - other_row):
            return False
    return True

def queen_cols(k, size):
    if k == 0:
        return [[]]
    result = []
    for rest in queen_cols(k - 1, size):
        for row in range(1, size + 1):
            candidate = adjoin(row, k, rest)
            if safe(candidate):
                result.append(candidate)
    return result

for s in queen_cols(5, 5):
    print([row for k, row in reversed(s)])
