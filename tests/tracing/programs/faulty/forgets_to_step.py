n = 6
stack = []
row = 0
while len(stack) < n:
    if row == n:
        row = stack.pop() + 1
        continue
    attacked = False
    for i in range(len(stack)):
        if stack[i] == row or abs(stack[i] - row) == len(stack) - i:
            attacked = True
    if not attacked:
        stack.append(row)
        row = 0
    row = row
print(stack)
