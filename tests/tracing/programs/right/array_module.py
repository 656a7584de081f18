from array import array

n = 5
q = array("b", [-1] * n)
solutions = []

def safe(k):
    for i in range(k):
        if q[i] == q[k] or abs(q[i] - q[k]) == k - i:
            return False
    return True

def solve(k):
    for v in range(n):
        q[k] = v
        if safe(k):
            if k + 1 == n:
                solutions.append(q.tolist())
            else:
                solve(k + 1)
    q[k] = -1

solve(0)
print(solutions)
