from itertools import permutations

def solution(p):
    for i in range(1, len(p)):
        if abs(p[i] - p[i - 1]) == 1:
            return False
    return True

number = 0
for p in permutations([1, 2, 3, 4, 5]):
    if solution(p):
        number += 1
        print(p)
print(number)
