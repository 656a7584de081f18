n = 6
rows = []
answers = []

def ok(row):
    for i in range(len(rows)):
        if rows[i] == row or abs(rows[i] - row) == len(rows) - i:
            return False
    return True

def place():
    if len(rows) == n - 1:
        answers.append(list(rows))
        return
    for row in range(n):
        if ok(row):
            rows.append(row)
            place()
            rows.pop()

place()
print(len(answers), "solutions")
for a in answers:
    print(a)
