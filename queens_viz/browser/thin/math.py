"""What programs use most of math; the browser has the rest."""

inf = float("inf")
pi = 3.141592653589793


def floor(number):
    """Return the greatest whole number that is not above another one."""
    return int(number // 1)


def ceil(number):
    """Return the least whole number that is not below another one."""
    return -int(-number // 1)


def _of_the_browser(name):
    """Return a function of a number that the browser has, too, by its name."""
    found = []

    def result(number):
        if not found:
            from browser import window

            found.append(window.Math[name])
        return float(found[0](number))

    return result


cos = _of_the_browser("cos")
sin = _of_the_browser("sin")
log = _of_the_browser("log")
