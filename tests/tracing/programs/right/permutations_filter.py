from itertools import permutations

n = 6
count = 0
for p in permutations(range(n)):
    good = True
    for i in range(n):
        for j in range(i + 1, n):
            if abs(p[i] - p[j]) == j - i:
                good = False
    if good:
        count += 1
        print(p)
print(count, "solutions")
