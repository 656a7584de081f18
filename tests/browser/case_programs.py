"""What programs do with the library of the page: expressions, by the module that they use.

Each has the same value, or the same exception, with CPython's module.
"""

from __future__ import annotations

CASES: dict[str, str] = {
    "array": """
array.array("i", [1, 2, 3])
array.array("i", [0]) * 3
array.array("i", [1, 2])[1:]
array.array("i", [1.5])
array.array("d", [1]).tolist()
len(array.array("b", [1, 2])), array.array("i").typecode
""",
    "bisect": """
bisect.bisect([1, 2, 2, 3], 2), bisect.bisect_left([1, 2, 2, 3], 2)
bisect.bisect_right([1, 3], 2, lo=1), bisect.bisect_left([3, 1], -2, key=lambda x: -x)
[a for a in [[1, 4]] for _ in [bisect.insort(a, 3)]]
""",
    "collections": """
collections.deque([1, 2, 3], maxlen=2), collections.deque()
[d for d in [collections.deque("abc")] for _ in [d.rotate(1), d.appendleft(9), d.pop()]]
collections.deque([1]).popleft(), collections.deque([1, 2])[-1], len(collections.deque("ab"))
collections.deque().popleft()
collections.deque([1])[5]
collections.deque([1, 2]) == collections.deque([1, 2]), list(reversed(collections.deque([1, 2])))
collections.Counter("abracadabra"), collections.Counter("aab").most_common(1)
collections.Counter("ab") + collections.Counter("b"), collections.Counter("ab")["z"]
collections.Counter("aab") - collections.Counter("a"), sum(collections.Counter("aab").values())
dict(collections.defaultdict(list, {1: [2]})), collections.defaultdict(int)["a"]
collections.defaultdict(int, {1: 2})
collections.OrderedDict([(1, 2), (3, 4)]).popitem(last=False)
list(collections.OrderedDict(a=1))
collections.namedtuple("Square", "row column")(1, 2)
collections.namedtuple("Square", "row, column")(row=1, column=2).column
collections.namedtuple("Square", "row column")(1)
collections.namedtuple("Square", "row column")(1, 2)._replace(row=5)
collections.namedtuple("Square", "row column", defaults=[7])(1)._asdict()
collections.namedtuple("Square", "row column")(1, 2) == (1, 2)
sorted([collections.namedtuple("P", "x y")(2, 1), collections.namedtuple("P", "x y")(1, 2)])
""",
    "copy": """
[a is not b and a == b and a[0] is b[0] for a in [[[1]]] for b in [copy.copy(a)]]
[a == b and a[0] is not b[0] for a in [[[1], (2, [3])]] for b in [copy.deepcopy(a)]]
copy.deepcopy({"a": {1, 2}}), copy.copy((1, 2)), copy.deepcopy(None)
[b[0] is b[1] for a in [[]] for b in [copy.deepcopy([a, a])]]
""",
    "enum": """
list(enum.Enum("Colour", "RED GREEN"))
enum.Enum("Colour", "RED GREEN").RED.value, enum.Enum("Colour", "RED").RED.name
enum.Enum("Colour", "RED")(1), enum.Enum("Colour", "RED")["RED"]
enum.Enum("Colour", "RED")(5)
str(enum.Enum("Colour", "RED").RED), enum.IntEnum("Size", "ONE TWO").TWO + 1
""",
    "functools": """
functools.reduce(lambda a, b: a * b, [1, 2, 3]), functools.reduce(max, [], 7)
functools.reduce(max, [])
functools.partial(pow, 2)(5), functools.partial(int, base=2)("101")
sorted([3, 1, 2], key=functools.cmp_to_key(lambda a, b: b - a))
[f(3) + f(3) + f.cache_info().hits for f in [functools.lru_cache(maxsize=None)(lambda x: x)]]
[f(3) for f in [functools.cache(lambda x: x + 1)]], functools.lru_cache(lambda: 4)()
functools.wraps(len)(lambda x: x).__name__
functools.total_ordering(type("A", (), {"__lt__": lambda a, b: True}))() >= 1
""",
    "heapq": """
[heapq.heappop(h) for h in [[5, 1, 4, 2, 3]] for _ in [heapq.heapify(h)] for _ in range(5)]
[h for h in [[]] for x in (5, 3, 8, 1) for _ in [heapq.heappush(h, x)]][-1]
heapq.nsmallest(2, [3, 1, 2]), heapq.nlargest(2, [3, 1, 2]), list(heapq.merge([1, 4], [2]))
heapq.heappop([])
heapq.heappushpop([2, 3], 1), heapq.heapreplace([2, 3], 1)
""",
    "itertools": """
list(itertools.permutations(range(3))), list(itertools.permutations("abc", 2))
len(list(itertools.permutations(range(5)))), list(itertools.permutations([], 0)), list(itertools.permutations([1], 2))
list(itertools.combinations("abcd", 2)), list(itertools.combinations([1], 0))
list(itertools.combinations_with_replacement("ab", 2))
list(itertools.product("ab", [1, 2])), list(itertools.product(range(2), repeat=2)), list(itertools.product())
list(itertools.product([], [1]))
list(itertools.chain([1], (2, 3))), list(itertools.chain.from_iterable([[1], [2]]))
list(itertools.islice(itertools.count(1, 2), 3)), list(itertools.islice("abcdef", 1, 5, 2))
list(itertools.islice([1], -1))
list(itertools.accumulate([1, 2, 3])), list(itertools.accumulate([1, 2], max, initial=5))
list(itertools.takewhile(bool, [1, 0, 1])), list(itertools.dropwhile(bool, [1, 0, 1]))
[(k, list(g)) for k, g in itertools.groupby("aabba")], list(itertools.filterfalse(None, [0, 1]))
list(itertools.starmap(pow, [(2, 3)])), list(itertools.compress("abc", [1, 0, 1]))
list(itertools.zip_longest("ab", "c", fillvalue=0)), list(itertools.pairwise("abc"))
[list(one) for one in itertools.tee([1, 2])], list(itertools.repeat(1, 2))
[next(c) for c in [itertools.cycle("ab")] for _ in range(3)]
""",
    "math": """
math.sqrt(2), math.sqrt(16), math.isqrt(10**20), math.floor(-1.5), math.ceil(1.2), math.trunc(-1.5)
math.sqrt(-1)
math.sqrt("a")
math.factorial(20), math.comb(5, 2), math.perm(5, 2), math.gcd(12, 18), math.lcm(4, 6), math.prod([2, 3])
math.factorial(-1)
math.log(8, 2), math.log2(8), math.log10(1000), math.exp(0), math.pow(2, 3)
math.sin(0), math.cos(0), math.atan2(1, 1), math.hypot(3, 4), math.dist((0, 0), (3, 4))
math.inf, -math.inf, math.pi, math.isclose(0.1 + 0.2, 0.3), math.isnan(math.nan), math.isinf(1)
math.fabs(-2), math.copysign(1, -0.0), math.fmod(-7, 3), math.modf(1.5), math.radians(180), math.fsum([0.1] * 10)
math.floor(math.inf)
math.ceil("a")
""",
    "operator": """
operator.itemgetter(1)([4, 5]), operator.itemgetter(0, 1)("ab"), operator.attrgetter("real")(3)
operator.add(1, 2), operator.xor(5, 1), operator.not_(0), operator.contains([1], 1), operator.mul("a", 2)
operator.methodcaller("upper")("a"), operator.countOf([1, 1], 1)
""",
    "queue": """
[q.get() for q in [queue.Queue()] for _ in [q.put(1), q.put(2)]][-1]
[q.get() for q in [queue.PriorityQueue()] for x in (3, 1) for _ in [q.put(x)]]
[q.get() for q in [queue.LifoQueue()] for _ in [[q.put(1), q.put(2)]]]
queue.Queue().empty(), queue.Queue().qsize()
queue.Queue().get_nowait()
""",
    "random": """
sorted(random.sample(range(9), 9)), len(random.choices("ab", k=5))
all(0 <= random.random() < 1 for _ in range(99)), all(1 <= random.randint(1, 6) <= 6 for _ in range(99))
{random.choice("ab") for _ in range(99)} == {"a", "b"}
[sorted(x) for x in [[3, 1, 2]] for _ in [random.shuffle(x)]]
random.choice([])
random.sample([1], 2)
[random.Random(1).random() == random.Random(1).random()]
""",
    "string": """
string.ascii_uppercase, string.digits, string.punctuation, string.ascii_letters[:3], string.capwords("a b")
""",
    "io": """
[f.getvalue() for f in [io.StringIO()] for _ in [print(1, 2, file=f)]]
list(io.StringIO("a\\nb")), io.StringIO("abc").read(2)
""",
    "abc": """
type("B", (type("A", (abc.ABC,), {"f": abc.abstractmethod(lambda self: 1)}),), {"f": lambda self: 2})().f()
""",
    "typing": """
typing.cast(int, "a"), typing.TYPE_CHECKING
typing.NamedTuple("P", [("x", int)])(1)
[typing.List[int] and typing.Optional[typing.Dict[str, int]] and 1]
""",
    "contextlib": """
[list(c.__exit__(KeyError, KeyError(), None) for c in [contextlib.suppress(KeyError)])]
""",
    "types": """
types.SimpleNamespace(a=1), types.SimpleNamespace(a=1).a
""",
}
"""The expressions, one a line."""


PROGRAMS = (
    """
from dataclasses import dataclass, field, asdict, astuple, replace, fields

@dataclass
class Square:
    row: int
    column: int = 2
    seen: list = field(default_factory=list)

    def total(self):
        return self.row + self.column

@dataclass(frozen=True, order=True)
class Queen:
    row: int
    column: int

@dataclass
class Named(Square):
    name: str = "a"

square = Square(1)
square.seen.append(3)
print(square, square.total(), Square(1, seen=[3]) == square, Square(5).seen)
print(asdict(square), astuple(square), replace(square, row=7), Named(4, name="b"))
print(sorted([Queen(2, 1), Queen(1, 3)]), len({Queen(1, 1), Queen(1, 1)}), [f.name for f in fields(Named)])
for make in (lambda: Square(), lambda: setattr(Queen(1, 2), "row", 3), lambda: Square(1, 2, [], 4), lambda: Square(1, x=2)):
    try:
        make()
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)
""",
    """
from enum import Enum, IntEnum, auto, unique

class Cell(Enum):
    EMPTY = "."
    QUEEN = "Q"
    FREE = "."

    def is_queen(self):
        return self is Cell.QUEEN

class Level(IntEnum):
    LOW = auto()
    HIGH = auto()

print(Cell.QUEEN, repr(Cell.EMPTY), Cell("Q").name, Cell["EMPTY"].value, Cell.FREE is Cell.EMPTY)
print(list(Cell), [cell.is_queen() for cell in Cell], len(Cell), Cell.QUEEN in {Cell.QUEEN})
print(Level.HIGH > Level.LOW, Level.HIGH + 1, list(Level), Level(1), sorted([Level.HIGH, Level.LOW])[0])
try:
    Cell("x")
except ValueError as error:
    print(error)
""",
    """
from __future__ import annotations
from typing import NamedTuple, List, Optional, Dict, Tuple, Callable, Iterator, Generic, TypeVar, Protocol
import typing

T = TypeVar("T")

class Place(NamedTuple):
    row: int
    column: int = 3

    def moved(self) -> Place:
        return self._replace(row=self.row + 1)

class Box(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value

def solve(n: int, board: Optional[List[int]] = None, names: Dict[str, Tuple[int, ...]] = {}) -> Iterator[List[int]]:
    test: Callable[[int, int], bool] = lambda a, b: a != b
    yield [n, *(board or [])]

row, column = Place(1)
print(Place(1), Place(1, column=2).moved(), row, column, Place(1) == (1, 3), list(solve(2)), Box(4).value)
""",
    """
from abc import ABC, abstractmethod

class Solver(ABC):
    @abstractmethod
    def solve(self):
        pass

    @property
    def size(self):
        return 4

class Real(Solver):
    def solve(self):
        return self.size

print(Real().solve(), isinstance(Real(), Solver))
try:
    Solver()
except TypeError as error:
    print(str(error)[:40])
""",
    """
import copy, sys, time, random
from collections import deque, Counter, defaultdict
from functools import lru_cache
from itertools import permutations, count
from contextlib import contextmanager

class Board:
    def __init__(self, n):
        self.rows = [-1] * n
        self.parent = None

one = Board(3)
other = copy.deepcopy(one)
other.rows[0] = 2
print(one.rows, other.rows, copy.copy(one).rows is one.rows)

@lru_cache(maxsize=None)
def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)

print(ways(60), ways.cache_info().hits)
start = time.perf_counter()
time.sleep(1)
print(time.perf_counter() - start >= 1, time.time() > 1e9)
random.seed(3)
first = [random.random() for _ in range(3)]
random.seed(3)
print(first == [random.random() for _ in range(3)])
queue = deque([[0]])
queue.append([1])
print(queue.popleft(), queue, len(queue), bool(queue), [0] in queue)

@contextmanager
def opened():
    print("in")
    yield 5
    print("out")

with opened() as number:
    print(number)
sys.stdout.write("written\\n")
print(len(sys.argv) > 0, sys.maxsize > 2**31, file=sys.stderr)
best = [p for p in permutations(range(6)) if len({p[i] + i for i in range(6)}) == 6 == len({p[i] - i for i in range(6)})]
print(best)
sys.setrecursionlimit(5000)
sys.exit()
""",
)
"""Programs that print what they find."""


def outcomes(name: str, module: object) -> list[str]:
    """Return what the expressions of a module come to, or the exceptions that they raise."""
    found = []
    for line in CASES[name].strip().splitlines():
        try:
            found.append(repr(eval(line, {name: module})))
        except Exception as error:
            found.append(f"{type(error).__name__}: {error}")
    return found
