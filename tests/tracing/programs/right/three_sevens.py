b = [-1] * 7
wanted = 3
have = 0

def good(c):
    for i in range(c):
        if b[i] == b[c] or abs(b[i] - b[c]) == c - i:
            return False
    return True

def run(c):
    global have
    if have == wanted:
        return
    if c == 7:
        have = have + 1
        print(have, b)
        return
    for r in range(7):
        b[c] = r
        if good(c):
            run(c + 1)
        b[c] = -1

run(0)
