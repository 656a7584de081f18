"""Programs that are recorded in the page as in CPython: one for each kind of statement."""

from __future__ import annotations

CASES: dict[str, str] = {
    "semicolons": """
a = 1; b = [0]; b[0] = a
for i in range(3): a += i; b.append(a)
while a > 0: a -= 1
if a: b = 2
else: b = 3; c = 4
print(a, b)
""",
    "with": """
class M:
    def __enter__(self):
        return 5
    def __exit__(self, *a):
        return True
with M() as m:
    x = m
    raise ValueError('a')
y = 2
with M() as m, M() as k:
    y = 3
print(y)
""",
    "try": """
def f(x):
    try:
        y = 1 / x
    except ZeroDivisionError as e:
        y = -1
    else:
        y += 1
    finally:
        z = y
    return z
print(f(0), f(2))
def g():
    try:
        a = [][0]
    finally:
        b = 1
try:
    g()
except IndexError:
    pass
for k in range(2):
    try:
        continue
    finally:
        q = k
print(q)
""",
    "nested_try": """
def f():
    try:
        try:
            raise KeyError('x')
        except IndexError:
            a = 1
        finally:
            b = 2
    except KeyError as e:
        c = str(e)
    return c
print(f())
""",
    "generators": """
def gen(n):
    for i in range(n):
        x = yield i
    return 'end'
g = gen(3)
next(g)
g.send(5)
for v in gen(2):
    w = v
def outer():
    r = yield from gen(2)
    yield r
print(list(outer()))
g.close()
h = gen(1)
h.close()
list(gen(2))
a = [k for k in gen(3)]
sum(x for x in gen(3))
first = next(gen(4))
""",
    "gen_exc": """
def g():
    yield 1
    raise ValueError('z')
try:
    for x in g():
        y = x
except ValueError:
    y = 5
def h():
    try:
        yield 1
    except KeyError:
        yield 2
    finally:
        a = 3
k = h()
next(k)
k.throw(KeyError('u'))
list(k)
""",
    "closures": """
def outer():
    board = [0, 0]
    count = 0
    def put(i, v):
        nonlocal count
        board[i] = v
        count += 1
    put(0, 1)
    put(1, 2)
    return board, count
print(outer())
total = 0
def add(x):
    global total
    total = total + x
add(3)
add(4)
""",
    "decorators": """
def twice(f):
    def inner(*args, **kw):
        return f(*args, **kw) * 2
    return inner
@twice
def h(a, b=2, *rest, c=3, **more):
    return a + b + c
print(h(1), h(1, 5, 6, c=7, d=8))
class C:
    @staticmethod
    def s(x):
        return x
    @classmethod
    def k(cls, y):
        return y
    @property
    def p(self):
        return 4
print(C.s(1), C.k(2), C().p)
""",
    "classes": '''
class Board:
    """A board."""
    size = 4
    rows = []
    def __init__(self, n):
        self.n = n
        self.cells = [0] * n
    def put(self, k, v):
        self.cells[k] = v
        self.n += 1
b = Board(3)
b.put(1, 5)
Board.size = 6
Board.rows.append(b)
class Sub(Board):
    def __init__(self):
        Board.__init__(self, 2)
        self.extra = {}
    def __repr__(self):
        return 'Sub'
s = Sub()
s.extra['a'] = 1
s.put(0, 3)
del s.extra['a']
print(s, [s])
''',
    "slots": """
class P:
    __slots__ = ('x', 'y')
    def __init__(self):
        self.x = 1
p = P()
p.y = [2]
p.y.append(3)
p.x += 4
""",
    "sets": """
s = set()
s.add(3)
s.add((1, 2))
s.discard(3)
t = {1, 2, 3}
t |= {9}
t -= {1}
u = frozenset([1, 2])
d = {u: 1}
d[u] = 2
w = {('a', 1): [0]}
w['a', 1].append(5)
""",
    "dicts": """
d = {}
d[1] = 'a'
d['k'] = [1]
d['k'].append(2)
d.update(x=1)
del d[1]
d.pop('x')
e = {k: k * k for k in range(3)}
f = dict(a=1)
f.setdefault('b', []).append(1)
for k, v in e.items():
    d[k] = v
d.clear()
""",
    "lists": """
a = [1, 2, 3]
a[1:2] = [7, 8]
a.insert(0, 9)
a.pop()
a.reverse()
a += [1]
a *= 2
a[-1] = 4
del a[0]
b = a[:]
c = list(b)
d = [row[:] for row in [[1], [2]]]
grid = [[0] * 3 for _ in range(3)]
grid[1][2] = 1
grid2 = [r[:] for r in grid]
grid[0], grid[1] = grid[1], grid[0]
x, *y = a
(p, q), r = (1, 2), 3
a.sort()
a.extend([5, 6])
same = [[0]] * 2
same[0][0] = 5
a.clear()
""",
    "numbers": """
a = 2 ** 70
b = 1.5
c = float('inf')
d = -0.0
e = 3 + 4j
f = True
g = a % 7
h = 10 // 3
i = -7 // 2
j = -7 % 3
k = 7 / 2
l = 1e300 * 10
m = 2 ** 53
n = 2 ** 53 - 1
o = int(3.7)
p = round(2.5)
q = 1 == True
r = [1, True, 1.0]
r[0] = True
r[1] = 1
s = 1 << 5 | 3
t = ~s & 0xff
""",
    "texts": """
a = 'x'
a += 'y'
b = 'ü€😀'
c = a * 3
d = c.split('y')
e = f'{a:>5}|{b}'
g = '%d %s' % (1, a)
h = b'ab'
i = None
j = ...
k = 'x' * 3000
l = c[1]
print(b, e, g)
""",
    "values": """
import sys
a = range(3)
b = len
c = lambda x: x
d = (1, (2, [3]))
d[1][1].append(4)
e = print
f = zip([1], [2])
g = map(c, [1])
h = (x for x in [1])
def fun(): pass
class K: pass
k = fun
l = K
m = K()
n = iter([1])
o = sys
p = Exception('x')
q = int
r = enumerate([1])
s = {}.keys()
t = slice(1, 2)
u = type(m)
""",
    "match": """
def f(x):
    match x:
        case 1:
            return 'one'
        case [a, b]:
            return a + b
        case {'k': v}:
            return v
        case _:
            return None
print(f(1), f([2, 3]), f({'k': 4}), f(9))
""",
    "walrus": """
a = [1, 2, 3]
while (n := len(a)) > 1:
    a.pop()
if (m := 5) > 3: b = m
print([y := 1, y ** 2])
""",
    "loops": """
for i in range(3):
    if i == 1:
        continue
    for j in 'ab':
        if j == 'b':
            break
    else:
        x = 1
else:
    y = 2
while True:
    i += 1
    if i > 5:
        break
for a, b in [(1, 2), (3, 4)]:
    c = a + b
for k in {5}:
    pass
for k in []:
    pass
for (i, v) in enumerate('xy'): print(i, v)
while i < 3:
    i += 1
else:
    z = 1
""",
    "multiline": """
a = [
    1,
    2,
]
def f(x,
      y):
    return (x +
            y)
b = f(
    1,
    2,
)
if (a and
        b):
    c = 1
print(a,
      b)
d = {
    'x': f(1, 2),
    'y': [0
          for _ in range(2)],
}
for k in [
    1,
    2,
]:
    e = k
""",
    "lambda": """
f = lambda x: x + 1
b = sorted([3, 1, 2], key=lambda v: -v)
c = list(map(f, b))
d = [f(k) for k in c]
def g(v):
    t = v
    return t
e = [g(k) for k in c]
h = max(c, key=g)
i = sorted(c, key=lambda v: g(v))
j = all(g(k) for k in c)
k = {g(k): k for k in c}
""",
    "one_line": """
def f(x): return x + 1
def g(a): a[0] = 1; return a
class C: x = 1; y = [2]
for i in range(3): f(i)
a = [0]
while a[0] < 3: a[0] += 1
if a: print(a); a = 2
g([5])
[f(i) for i in range(2)]
for i in range(2): [f(i) for _ in range(2)]
""",
    "del": """
a = 1
b = [1, 2]
del a
del b[0]
def f(x):
    del x
f(1)
class A: pass
c = A()
c.x = 1
del c.x
""",
    "aug": """
def idx():
    return 1
a = [0, 0]
a[idx()] += 5
i = 0
a[i] += idx()
class O: pass
o = O()
o.v = 1
o.v += idx()
d = {}
d['k'] = d.get('k', 0) + 1
d['k'] += 1
""",
    "args_copy": """
def solve(board):
    board.append(1)
    if len(board) < 3:
        solve(board[:])
        solve(board + [2])
solve([])
""",
    "annotations": """
from typing import List, Optional
x: int = 5
y: 'str'
def f(a: List[int], b: Optional[int] = None) -> int:
    c: int = 3
    return c
print(f([1]))
class K:
    z: int = 1
    w: str
""",
    "star": """
def f(*a, **k):
    return a, k
print(f(1, *[2, 3], x=4, **{'y': 5}))
""",
    "only_def": """
def solve(n):
    board = [0] * n
    return board
""",
    "inherit_list": """
class L(list):
    pass
a = L()
a.append(1)
a[0] = 2
class D(dict):
    pass
d = D()
d['x'] = 1
class I(int):
    pass
i = I(3)
class T(str): pass
t = T('abc')
class U(tuple): pass
u = U((1, 2))
""",
    "props": """
class A:
    def __init__(self):
        self._x = 0
    @property
    def x(self):
        return self._x
    @x.setter
    def x(self, v):
        self._x = v
a = A()
a.x = 5
b = a.x
a.x += 1
""",
    "enum": """
from enum import Enum
class C(Enum):
    A = 1
    B = 2
x = C.A
y = [C.B]
""",
    "global_shadow": """
n = 4
def f():
    n = 5
    def g():
        return n
    return g()
f()
def h(n):
    for n in range(2):
        m = n
    return [n for n in range(3)]
h(1)
""",
    "if_main": """
def main():
    x = 1
    return x
if __name__ == '__main__':
    main()
""",
    "input": """
n = int(input('Size? '))
m = input()
print(n, m)
""",
    "chain": """
a = b = [0]
a[0] = b[0] = 5
x = y = z = 1
if 0 < x < 5 and y or z:
    w = 1 if x else 2
""",
    "docstrings": """
'''Module
doc.'''
def f():
    '''Doc.'''
    return 1
f()
'a string'
3
x = 1
""",
    "closure_further_down": """
def outer(n):
    def inner(k):
        found.append(k)
        if k < n:
            inner(k + 1)
    found = []
    inner(0)
    return found
print(outer(2))
""",
    "raised_once_more": """
E = ValueError('x')
def f():
    raise E
for k in range(2):
    try:
        f()
    except ValueError as e:
        a = k
try:
    try:
        f()
    except ValueError as e:
        b = 1
        raise e
except ValueError:
    b = 2
""",
}
