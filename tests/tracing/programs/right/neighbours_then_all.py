# tests neighbours; the rest at the very end
n = 5
all_boards = []
def fill(b):
    if len(b) == n:
        all_boards.append(b)
        return
    for r in range(n):
        if not b or abs(b[-1]-r) > 1:
            fill(b + [r])
fill([])
good = 0
for b in all_boards:
    if all(b[i] != b[j] and abs(b[i]-b[j]) != i-j for i in range(n) for j in range(i)):
        good += 1
print("There are", good)
