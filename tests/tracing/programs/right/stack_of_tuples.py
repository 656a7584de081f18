n = 5
stack = [()]
solutions = []
while stack:
    partial = stack.pop()
    if len(partial) == n:
        solutions.append(partial)
        continue
    for row in range(n):
        safe = True
        for i in range(len(partial)):
            if partial[i] == row or abs(partial[i] - row) == len(partial) - i:
                safe = False
                break
        if safe:
            stack.append(partial + (row,))
print(len(solutions))
for s in solutions:
    print(s)
