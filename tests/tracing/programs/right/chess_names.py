letters = "abcde"
squares = []

def quarrel(s, t):
    if s[0] == t[0] or s[1] == t[1]:
        return True
    return abs(letters.index(s[0]) - letters.index(t[0])) == abs(int(s[1]) - int(t[1]))

def next_file(k):
    if k == 5:
        print(" ".join(squares))
        return
    for rank in "12345":
        name = letters[k] + rank
        if not any(quarrel(name, other) for other in squares):
            squares.append(name)
            next_file(k + 1)
            squares.pop()

next_file(0)
