"""The time. Sleeping takes none, but the clocks go on by it."""

import _numbers

_slept = [0.0]


def perf_counter():
    """Return the seconds since some time in the past."""
    return _numbers.clock() + _slept[0]


def time():
    """Return the seconds since 1970."""
    return _numbers.wall_clock() + _slept[0]


def perf_counter_ns():
    return int(perf_counter() * 1e9)


def time_ns():
    return int(time() * 1e9)


monotonic = process_time = thread_time = perf_counter
monotonic_ns = process_time_ns = perf_counter_ns


def sleep(seconds):
    """Let the clocks go on."""
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    _slept[0] += seconds


def strftime(format, t=None):
    """Return the format itself: programs in the page get no date."""
    return format


def ctime(seconds=None):
    """Return an empty text: programs in the page get no date."""
    return ""


asctime = ctime
