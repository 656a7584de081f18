"""Heaps in lists: the least is first."""


def _up(heap, place):
    value = heap[place]
    while place > 0:
        parent = (place - 1) // 2
        if not value < heap[parent]:
            break
        heap[place] = heap[parent]
        place = parent
    heap[place] = value


def _down(heap, place):
    """Let the smaller child rise to the end, and put the value where it belongs."""
    value = heap[place]
    end = len(heap)
    start = place
    child = 2 * place + 1
    while child < end:
        right = child + 1
        if right < end and not heap[child] < heap[right]:
            child = right
        heap[place] = heap[child]
        place = child
        child = 2 * place + 1
    heap[place] = value
    while place > start:
        parent = (place - 1) // 2
        if not value < heap[parent]:
            break
        heap[place] = heap[parent]
        place = parent
    heap[place] = value


def heappush(heap, item):
    """Put a value into a heap."""
    heap.append(item)
    _up(heap, len(heap) - 1)


def heappop(heap):
    """Take the least value from a heap."""
    if not heap:
        raise IndexError("index out of range")
    last = heap.pop()
    if not heap:
        return last
    least = heap[0]
    heap[0] = last
    _down(heap, 0)
    return least


def heapify(x):
    """Make a list a heap."""
    for place in range(len(x) // 2 - 1, -1, -1):
        _down(x, place)


def heapreplace(heap, item):
    """Take the least value, and put another one."""
    least = heap[0]
    heap[0] = item
    _down(heap, 0)
    return least


def heappushpop(heap, item):
    """Put a value, and take the least."""
    if heap and heap[0] < item:
        item, heap[0] = heap[0], item
        _down(heap, 0)
    return item


def nsmallest(n, iterable, key=None):
    """Return the n least values."""
    return sorted(iterable, key=key)[:n]


def nlargest(n, iterable, key=None):
    """Return the n greatest values."""
    return sorted(iterable, key=key, reverse=True)[:n]


def merge(*iterables, key=None, reverse=False):
    """Yield the values of sorted rows in order."""
    values = [value for row in iterables for value in row]
    yield from sorted(values, key=key, reverse=reverse)
