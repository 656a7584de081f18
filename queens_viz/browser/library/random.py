"""Random numbers: the same in each run, so that a run can be repeated."""

import math

_MODULUS = 2**31 - 1
_FACTOR = 48271
BPF = 53


class Random:
    """A source of random numbers."""

    def __init__(self, x=None):
        self.seed(x)

    def seed(self, a=None, version=2):
        value = 20250 if a is None else hash(a)
        self._state = value % (_MODULUS - 1) + 1
        for _ in range(3):
            self._next()

    def getstate(self):
        return self._state

    def setstate(self, state):
        self._state = state

    def _next(self):
        self._state = self._state * _FACTOR % _MODULUS
        return self._state - 1

    def random(self):
        return self._next() / (_MODULUS - 1)

    def getrandbits(self, k):
        result = 0
        for _ in range(k):
            result = result << 1 | (self._next() >> 15) & 1
        return result

    def _below(self, n):
        return int(self.random() * n)

    def randrange(self, start, stop=None, step=1):
        numbers = range(start) if stop is None else range(start, stop, step)
        if not numbers:
            raise ValueError(f"empty range for randrange({start}, {stop}, {step})")
        return numbers[self._below(len(numbers))]

    def randint(self, a, b):
        if b < a:
            raise ValueError(f"empty range in randrange({a}, {b + 1})")
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._below(len(seq))]

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        if weights is None and cum_weights is None:
            return [self.choice(population) for _ in range(k)]
        totals = list(cum_weights or ())
        if not totals:
            total = 0
            for weight in weights:
                total += weight
                totals.append(total)
        chosen = []
        for _ in range(k):
            wanted = self.random() * totals[-1]
            place = 0
            while place < len(totals) - 1 and totals[place] <= wanted:
                place += 1
            chosen.append(population[place])
        return chosen

    def shuffle(self, x):
        for place in range(len(x) - 1, 0, -1):
            other = self._below(place + 1)
            x[place], x[other] = x[other], x[place]

    def sample(self, population, k, *, counts=None):
        if isinstance(population, (set, frozenset)):
            raise TypeError(
                "Population must be a sequence.  For dicts or sets, use sorted(d)."
            )
        pool = list(population)
        if not 0 <= k <= len(pool):
            raise ValueError("Sample larger than population or is negative")
        for place in range(k):
            other = place + self._below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:k]

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def gauss(self, mu=0.0, sigma=1.0):
        radius = math.sqrt(-2 * math.log(1 - self.random()))
        return mu + sigma * radius * math.cos(math.tau * self.random())

    normalvariate = gauss

    def expovariate(self, lambd=1.0):
        return -math.log(1 - self.random()) / lambd


class SystemRandom(Random):
    """The same here: nothing is random beyond that."""


_source = Random()
seed = _source.seed
random = _source.random
getrandbits = _source.getrandbits
randrange = _source.randrange
randint = _source.randint
choice = _source.choice
choices = _source.choices
shuffle = _source.shuffle
sample = _source.sample
uniform = _source.uniform
gauss = normalvariate = _source.gauss
expovariate = _source.expovariate
getstate = _source.getstate
setstate = _source.setstate
