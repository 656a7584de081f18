class Found(Exception):
    pass

def attacks(stack, row):
    for back, other in enumerate(reversed(stack), start=1):
        if other in (row, row + back, row - back):
            return True
    return False

def descend(stack, n):
    if len(stack) == n:
        raise Found
    for row in range(n):
        if not attacks(stack, row):
            stack.append(row)
            descend(stack, n)
            stack.pop()

stack = []
try:
    descend(stack, 6)
    print("nothing found")
except Found:
    print("found", stack)
