"""The time that functions take."""

from time import perf_counter

default_timer = perf_counter


def timeit(stmt="pass", setup="pass", timer=perf_counter, number=1, globals=None):
    """Return the seconds that a statement takes."""
    names = {} if globals is None else globals
    if callable(setup):
        setup()
    else:
        exec(setup, names)
    begin = timer()
    for _ in range(min(number, 1000)):
        if callable(stmt):
            stmt()
        else:
            exec(stmt, names)
    return timer() - begin


def repeat(stmt="pass", setup="pass", timer=perf_counter, repeat=5, number=1):
    """Return what several measurements say."""
    return [timeit(stmt, setup, timer, number) for _ in range(repeat)]
