"""Small programs in which exceptions come up, recorded in a page and in CPython."""

from __future__ import annotations

EXCEPTIONS: dict[str, str] = {
    "exc_index": """
rows = [1, 2]
i = 1
print(rows[i + 1])
""",
    "exc_key": """
d = {'a': 1}
def get(k):
    return d[k]
get('b')
""",
    "exc_type": """
x = 1
y = 'a'
z = x + y
""",
    "exc_name": """
def f():
    return undefined_name
f()
""",
    "exc_local": """
def f():
    if False:
        a = 1
    return a
f()
""",
    "exc_attr": """
class A: pass
a = A()
a.b
""",
    "exc_none": """
a = None
a.append(1)
""",
    "exc_none2": """
a = None
a[0] = 1
""",
    "exc_args": """
def f(a): pass
f()
""",
    "exc_args2": """
def f(a): pass
f(1, 2)
""",
    "exc_zero": """
a = 0
b = 1 / a
""",
    "exc_value": """
int('x')
""",
    "exc_unpack": """
a, b = [1]
""",
    "exc_assert": """
a = 1
assert a == 2, 'no'
""",
    "exc_call": """
a = 3
a()
""",
    "exc_iter": """
for x in 5: pass
""",
    "exc_range": """
for x in range(1.5): pass
""",
    "exc_from": """
try:
    [][1]
except IndexError as e:
    raise ValueError('deep') from e
""",
    "exc_reraise": """
def f():
    try:
        [][1]
    except IndexError:
        x = 2
        raise
f()
""",
    "exc_str": """
class E(Exception):
    def __str__(self):
        a = 1
        return 'own'
raise E()
""",
    "exit": """
import sys
def f():
    sys.exit(3)
f()
""",
    "exit_text": """
import sys
sys.exit('bye')
""",
    "exit2": """
raise SystemExit
""",
    "swallow": """
for i in range(3):
    try:
        [][i]
    except:
        pass
def f():
    try:
        return 1 / 0
    except ZeroDivisionError:
        return -1
f()
f()
""",
}
"""The programs by their names."""
