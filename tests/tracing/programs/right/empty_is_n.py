n = 5
EMPTY = n
column_of = [EMPTY for i in range(n)]

def allowed(row, column):
    for r in range(row):
        if column_of[r] == column:
            return False
        if abs(column_of[r] - column) == abs(r - row):
            return False
    return True

def next_row(row):
    if row == n:
        print(column_of)
        return
    for column in range(n):
        if allowed(row, column):
            column_of[row] = column
            next_row(row + 1)
            column_of[row] = EMPTY

next_row(0)
