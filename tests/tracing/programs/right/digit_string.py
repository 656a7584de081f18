def fits(done, digit):
    here = len(done)
    for i in range(here):
        difference = int(done[i]) - int(digit)
        if difference == 0 or abs(difference) == here - i:
            return False
    return True

def go(done):
    if len(done) == 6:
        print(done)
        return
    for digit in "123456":
        if fits(done, digit):
            go(done + digit)

go("")
