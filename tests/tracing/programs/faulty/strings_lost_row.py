n = 5
rows = []

def hit(pos):
    for d, text in enumerate(reversed(rows), 1):
        p = text.find("Q")
        if p == pos or p == pos - d or p == pos + d:
            return True
    return False

def go():
    if len(rows) == n:
        for text in rows:
            print(text)
        print()
        return
    for pos in range(n - 1):
        if not hit(pos):
            rows.append("-" * pos + "Q" + "-" * (n - pos - 1))
            go()
            rows.pop()

go()
