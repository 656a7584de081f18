def fine(word, d):
    if d in word:
        return False
    if word and abs(int(word[-1]) - int(d)) == 1:
        return False
    return True

def build(word):
    if len(word) == 5:
        print(word)
        return
    for d in "12345":
        if fine(word, d):
            build(word + d)

build("")
