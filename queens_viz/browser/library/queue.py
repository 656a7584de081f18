"""Queues for one program that waits for nobody."""

from collections import deque
from heapq import heappop, heappush


class Empty(Exception):
    """There is nothing in a queue."""


class Full(Exception):
    """A queue is full."""


class Queue:
    """First in, first out."""

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self.queue = self._made()

    def _made(self):
        return deque()

    def qsize(self):
        return len(self.queue)

    def empty(self):
        return not self.queue

    def full(self):
        return 0 < self.maxsize <= len(self.queue)

    def put(self, item, block=True, timeout=None):
        if self.full():
            raise Full
        self._put(item)

    def get(self, block=True, timeout=None):
        if not self.queue:
            raise Empty
        return self._get()

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def put_nowait(self, item):
        self.put(item)

    def get_nowait(self):
        return self.get()

    def task_done(self):
        pass

    def join(self):
        pass


SimpleQueue = Queue


class LifoQueue(Queue):
    """Last in, first out."""

    def _made(self):
        return []

    def _get(self):
        return self.queue.pop()


class PriorityQueue(Queue):
    """The least first."""

    def _made(self):
        return []

    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)
