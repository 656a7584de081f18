"""Compiles the page's modules to JavaScript: `python -m queens_viz.browser.precompile`, and the build of the package.

Brython's compiler is run by QuickJS, an engine of JavaScript that needs no browser. See compiled.py for the reason.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from itertools import count, pairwise
from pathlib import Path

from .compiled import FILE, fingerprints
from .modules import Module, module, needed
from .plain import plain
from .runtime import runtime

PAGE = "queens_viz.browser.page_main"
"""The module that starts the page."""

SURROUNDINGS = """
globalThis.self = globalThis.window = globalThis;
globalThis.addEventListener = globalThis.setTimeout = () => {};
globalThis.console = {log() {}, info() {}, warn() {}, debug() {}, error() {}};
globalThis.URL = class { constructor() { this.pathname = this.search = this.hash = "" } };
globalThis.Intl = {DateTimeFormat: class { format() { return "" } }};
Math.random = () => 0;
Object.defineProperty(Object.prototype, "positions", {get: () => [], set() {}});
"""
"""What Brython looks for when it starts and QuickJS doesn't have; none of it plays a part in compiling.

Nor does chance then: the same sources always make the same script. And no scope keeps the places of its source, which a
page doesn't have: each is number -1.
"""

COMPILER = """
globalThis.$B = __BRYTHON__;
var compile = (name, path, text) => {
  $B.url2name[path] = name;
  $B.file_cache[path] = text;
  const made = $B.py2js({src: text, filename: path, imported: true}, name, name, $B.builtins_scope);
  return JSON.stringify(made.to_js());
};
"""
"""What Brython does with a module that is imported, up to the point where it runs it."""


# These patterns take 12, 3 and 5 % from the size of a page's program, and short names a quarter.

LINE_NUMBER = re.compile(
    r"\$B\.set_lineno\(frame, \d+(, '\w+')?\)( && |;?$)|^\s*frame\.\$lineno = \d+;?$"
)
"""What notes the line of the source that runs, as a statement and before a condition."""

LINE = re.compile(
    r"(enter_frame\(frame, __file__, |__firstlineno__ = |make_js_iterator\(\w+, frame, )\d+"
)
"""A line of the source that something else is told."""

INNER = re.compile(
    r"^(\d+, )\d+(, \d+, \[.*?\], \d+, \d+, \[)('\w+')?.*?(?=\], (?:true|false), )",
    re.MULTILINE,
)
"""Where a function begins in its source, and the names in it. For the first `super()` asks."""

FUNCTION = re.compile(r"^function\*? (\w+?\d+)\(", re.MULTILINE)
"""The name that Brython gives a function: its own, and a number that counts through all modules."""

DECLARED = re.compile(
    r"(?:^|\bvar |^function\*? |catch \()(\w+\d)\b(?= = | of |\(|\))", re.MULTILINE
)
"""A name with such a number where a script begins to use it."""

SCOPE = re.compile(r"\blocals_queens_viz\w*")
"""The names in a scope. Brython calls them after all that the scope lies in, which is said twenty thousand times."""

NAME = re.compile(rf"(?<![$.'\"\w])(?:{SCOPE.pattern}|\w*[a-zA-Z_]\w*\d)\b")
"""What may be one of these names: it is no attribute and begins no text."""


def compiled(modules: Iterable[Module]) -> dict[str, str]:
    """Return the JavaScript that Brython makes of modules; ImportError where QuickJS is not installed."""
    from quickjs import Context

    engine = Context()
    engine.eval(SURROUNDINGS)
    engine.eval(runtime())
    engine.eval(COMPILER)
    made = {}
    for one in modules:
        # The path under which Brython runs it: the script that is made names it.
        path = f"VFS.{one.name}/__init__.py" if one.is_package else f"VFS.{one.name}.py"
        # As JSON: a text that was put together of others can't leave the engine as it is.
        script = engine.eval(
            f"compile(...{json.dumps([one.name, path, plain(one.text)])})"
        )
        made[one.name] = slim(json.loads(script))
    return made


def slim(script: str) -> str:
    r"""Return a script without what only tells of its source, which a page doesn't have, and with short names.

    >>> slim("try {\n  frame.positions = []\n  $B.set_lineno(frame, 3);\n  one()\n}")
    'try {\none()\n}'
    >>> slim("if($B.set_lineno(frame, 18) && $B.$call_with_position(locals.one, -1, 'two', 3)){")
    "if($B.$call_with_position(locals.one, -1, 'two', 3)){"
    """
    lines = (LINE_NUMBER.sub("", line).lstrip() for line in script.split("\n"))
    kept = "\n".join(
        line for line in lines if line and not line.startswith("frame.positions = [")
    )
    kept = INNER.sub(r"\g<1>0\2\3", LINE.sub(r"\g<1>0", kept))
    own = {*DECLARED.findall(kept), *SCOPE.findall(kept)}
    short = _renamed(
        kept, {name: name for name in NAME.findall(kept) if name not in own}
    )
    scope = SCOPE.search(kept)
    # Brython asks for a module's scope by its name.
    return f"{short}\n{scope[0]} = l0\n" if scope else short


def _renamed(script: str, names: dict[str, str], start: int = 0) -> str:
    r"""Return a script in which the names that Brython makes are short, and begin anew in each function.

    So functions are alike, and packed they take little room; each stands in a block of its own. What lies around has
    `names` already. Functions are looked for from the `start` on.

    >>> _renamed("function a7() {\nvar it_8 = a7\n}\nfunction b9() {\nvar it_10 = b9\n}", {})
    '{\nfunction F0() {\nvar it_0 = F0\n}\n}\n{\nfunction F0() {\nvar it_0 = F0\n}\n}'
    """
    edges = [0, *_functions(script, start), len(script)]
    texts = [script[left:right] for left, right in pairwise(edges)]
    mentions = Counter(
        name for text in texts[1::2] for name in dict.fromkeys(NAME.findall(text))
    )
    shared = [name for name, number in mentions.items() if number > 1]
    names, functions = dict(names), FUNCTION.findall(script)
    for name in [*NAME.findall(" ".join(texts[::2])), *shared]:
        if name not in names:
            kind = (
                "F"
                if name in functions
                else "l"
                if SCOPE.match(name)
                else name.rstrip("0123456789")
            )
            names[name] = next(
                short for k in count() if (short := f"{kind}{k}") not in names.values()
            )
    texts[::2] = [NAME.sub(lambda found: names[found[0]], text) for text in texts[::2]]
    texts[1::2] = [f"{{\n{_renamed(text, names, 1)}\n}}" for text in texts[1::2]]
    return "".join(texts)


def _functions(script: str, start: int) -> list[int]:
    """Return where functions of a script begin and, with the lines after them that name them, end."""
    edges = list[int]()
    while found := FUNCTION.search(script, max([start, *edges])):
        *_, last = re.finditer(rf"\b{found[1]}\b", script)
        edges += found.start(), f"{script}\n".index("\n", last.end())
    return edges


def of_the_page() -> list[Module]:
    """Return the modules that a page needs."""
    return [one for name in needed(PAGE) if (one := module(name))]


def write(file: Path = FILE) -> int:
    """Compile what a page needs and keep it beside the sources; return how many modules these are."""
    modules = of_the_page()
    scripts = compiled(modules)
    made = {
        name: (mark, scripts[name])
        for name, mark in fingerprints(modules, runtime()).items()
    }
    file.write_text(json.dumps(made, indent=0), encoding="utf-8")
    return len(made)


if __name__ == "__main__":
    print(f"compiled {write()} modules: {FILE.name}, {FILE.stat().st_size:,} bytes")
