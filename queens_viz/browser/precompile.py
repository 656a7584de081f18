"""Compiles the page's modules: `python -m queens_viz.browser.precompile`.

The build of the package does the same. Brython's compiler runs in QuickJS, an engine of
JavaScript that needs no browser. See compiled.py for the reason.

What this needs of Brython's inside is held by tests/browser/internals.py.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from itertools import count, pairwise
from pathlib import Path

from .compiled import FILE, fingerprints
from .entries import ALL
from .modules import Module, modules_of
from .plain import plain
from .runtime import runtime

SURROUNDINGS = """
globalThis.self = globalThis.window = globalThis;
globalThis.addEventListener = globalThis.setTimeout = () => {};
globalThis.console = {log() {}, info() {}, warn() {}, debug() {}, error() {}};
globalThis.URL = class {
  constructor() { this.pathname = this.search = this.hash = "" }
};
globalThis.Intl = {DateTimeFormat: class { format() { return "" } }};
Math.random = () => 0;
Object.defineProperty(Object.prototype, "positions", {get: () => [], set() {}});
"""
"""What Brython looks for at its start and QuickJS doesn't have.

None of it is used to compile. Without random numbers, the same sources always make the
same script. A scope can't set its positions in the source, which a page doesn't have:
each is number -1 then.
"""

COMPILER = """
globalThis.$B = __BRYTHON__;
var compile = (name, path, text) => {
  $B.url2name[path] = name;
  $B.file_cache[path] = text;
  const source = {src: text, filename: path, imported: true};
  return JSON.stringify($B.py2js(source, name, name, $B.builtins_scope).to_js());
};
"""
"""Does what Brython does with a module that is imported, up to running it."""


def compiled(modules: Iterable[Module]) -> dict[str, str]:
    """Return the JavaScript of modules by their names.

    Raise ImportError if QuickJS is not installed.
    """
    from quickjs import Context

    engine = Context()
    engine.eval(SURROUNDINGS)
    engine.eval(runtime())
    engine.eval(COMPILER)
    scripts = {}
    for one in modules:
        # The path under which Brython runs the module: the script contains it.
        path = f"VFS.{one.name}.py"
        if one.is_package:
            path = f"VFS.{one.name}/__init__.py"
        arguments = json.dumps([one.name, path, plain(one.text)])
        # As JSON, because QuickJS can't return a text that was joined of others.
        script = json.loads(engine.eval(f"compile(...{arguments})"))
        scripts[one.name] = slim(script)
    return scripts


# Smaller scripts. The first three patterns take 12, 3 and 5 % from the program of a
# page, and short names a quarter.

LINE_NUMBER = re.compile(
    r"\$B\.set_lineno\(frame, \d+(, '\w+')?\)( && |;?$)|^\s*frame\.\$lineno = \d+;?$"
)
"""A statement, or a part of a condition, that sets the line that runs."""

LINE = re.compile(
    r"(enter_frame\(frame, __file__, |__firstlineno__ = "
    r"|make_js_iterator\(\w+, frame, )\d+"
)
"""A line number that is passed to something else, which is its group."""

FUNCTION_DETAILS = re.compile(
    r"^(\d+, )\d+(, \d+, \[.*?\], \d+, \d+, \[)('\w+')?.*?(?=\], (?:true|false), )",
    re.MULTILINE,
)
"""Details of a function: where it begins in its source, and the names in it.

Only the first of these names is needed: `super()` uses it. The groups are what stays.
"""

POSITIONS = "frame.positions = ["
"""Begins a statement that sets positions in the source."""

FUNCTION = re.compile(r"^function\*? (\w+?\d+)\(", re.MULTILINE)
"""The beginning of a function, with its name in the script.

That is the name in the source and a number that counts through all modules.
"""

DECLARED = re.compile(
    r"(?:^|\bvar |^function\*? |catch \()(\w+\d)\b(?= = | of |\(|\))", re.MULTILINE
)
"""A declaration of a name that ends with such a number."""

SCOPE = re.compile(r"\blocals_queens_viz\w*")
"""The name of a scope: it contains the names of all that is around the scope.

There are twenty thousand in the program.
"""

NAME = re.compile(rf"(?<![$.'\"\w])(?:{SCOPE.pattern}|\w*[a-zA-Z_]\w*\d)\b")
"""What can be such a name: it is no attribute, and begins no string."""


def slim(script: str) -> str:
    r"""Return a script without what is about its source, and with short names.

    >>> slim("try {\n  frame.positions = []\n  $B.set_lineno(frame, 3);\n  one()\n}")
    'try {\none()\n}'
    >>> slim("if($B.set_lineno(frame, 18) && $B.$call(locals.one, -1, 'two', 3)){")
    "if($B.$call(locals.one, -1, 'two', 3)){"
    """
    statements = []
    for line in script.split("\n"):
        statement = LINE_NUMBER.sub("", line).lstrip()
        if statement and not statement.startswith(POSITIONS):
            statements.append(statement)
    lineless = LINE.sub(r"\g<1>0", "\n".join(statements))
    slender = FUNCTION_DETAILS.sub(r"\g<1>0\2\3", lineless)
    # Any other name stays as it is, even if it looks like one of Brython's.
    made_names = {*DECLARED.findall(slender), *SCOPE.findall(slender)}
    other_names = {
        name: name for name in NAME.findall(slender) if name not in made_names
    }
    short = _shortened(slender, other_names)
    scope = SCOPE.search(slender)
    if scope:
        # Brython asks for the scope of a module by its name.
        return f"{short}\n{scope[0]} = l0\n"
    return short


def _shortened(script: str, names: dict[str, str], start: int = 0) -> str:
    r"""Return a script with short names instead of those that Brython makes.

    They start again in each function, which becomes a block of its own. So functions
    are alike, and compress well in a packed page. `names` are the short names of what
    is around the script. Functions that begin before the index `start` are left alone:
    with 1, the script is a function, and those in it are looked for.

    >>> script = "function a7() {\nvar it_8 = a7\n}\nfunction b9() {\nvar it_10 = b9\n}"
    >>> print(_shortened(script, {}))
    {
    function F0() {
    var it_0 = F0
    }
    }
    {
    function F0() {
    var it_0 = F0
    }
    }
    """
    edges = [0, *_function_edges(script, start), len(script)]
    pieces = [script[begin:end] for begin, end in pairwise(edges)]
    # Every second piece is a function, with what is around it before and after.
    between = pieces[::2]
    functions = pieces[1::2]
    short_names = dict(names)
    function_names = FUNCTION.findall(script)
    # A name that is in one function only gets its short name there.
    for name in [*NAME.findall(" ".join(between)), *_shared(functions)]:
        if name not in short_names:
            stem = _stem(name, function_names)
            short_names[name] = _unused(stem, short_names)
    pieces[::2] = [
        NAME.sub(lambda match: short_names[match[0]], piece) for piece in between
    ]
    pieces[1::2] = [
        f"{{\n{_shortened(function, short_names, 1)}\n}}" for function in functions
    ]
    return "".join(pieces)


def _shared(functions: list[str]) -> list[str]:
    """Return the names that are in more than one of some functions."""
    counts: Counter[str] = Counter()
    for function in functions:
        # Each function counts once; a dictionary keeps the order.
        counts.update(dict.fromkeys(NAME.findall(function)).keys())
    return [name for name, count in counts.items() if count > 1]


def _stem(name: str, function_names: list[str]) -> str:
    """Return how the short name for a name begins."""
    if name in function_names:
        return "F"
    if SCOPE.match(name):
        return "l"
    return name.rstrip("0123456789")


def _unused(stem: str, names: dict[str, str]) -> str:
    """Return the first short name with a stem that no name has yet."""
    for number in count():
        short = f"{stem}{number}"
        if short not in names.values():
            return short
    raise AssertionError("numbers never end")


def _function_edges(script: str, start: int) -> list[int]:
    """Return the indexes at which the functions of a script begin and end, in turn.

    Functions before the index `start` and those inside of others are left out. A
    function ends with the last line that contains its name, since Brython describes a
    function in statements after its body.
    """
    edges: list[int] = []
    function = FUNCTION.search(script, start)
    while function:
        name = re.compile(rf"\b{function[1]}\b")
        # The first mention is the beginning of the function: there is at least one.
        *_, last_mention = name.finditer(script, function.start())
        end = script.find("\n", last_mention.end())
        if end == -1:
            # No line follows the one with the last mention.
            end = len(script)
        edges += [function.start(), end]
        function = FUNCTION.search(script, end)
    return edges


def of_the_page() -> list[Module]:
    """Return the modules that a page needs, at once or later."""
    return modules_of(ALL)


def write(file: Path = FILE) -> int:
    """Compile what a page needs into a file, and return the number of modules."""
    modules = of_the_page()
    scripts = compiled(modules)
    contents = {
        name: (fingerprint, scripts[name])
        for name, fingerprint in fingerprints(modules, runtime()).items()
    }
    file.write_text(json.dumps(contents, indent=0), encoding="utf-8")
    return len(contents)


if __name__ == "__main__":
    print(f"compiled {write()} modules: {FILE.name}, {FILE.stat().st_size:,} bytes")
