"""Compiles the page's modules to JavaScript: `python -m queens_viz.browser.precompile`, and the build of the package.

Brython's compiler is run by QuickJS, an engine of JavaScript that needs no browser. See compiled.py for the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

from .compiled import FILE, fingerprints
from .modules import LIBRARY, Module, module, needed
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
"""
"""What Brython looks for when it starts and QuickJS doesn't have; none of it plays a part in compiling.

Nor does chance then: the same sources always make the same script.
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


# Each of these patterns takes more than a twentieth from the size of a page's program.

LINE_NUMBER = re.compile(r"\$B\.set_lineno\(frame, \d+(, '\w+')?\)( && |;?$)|^\s*frame\.\$lineno = \d+;?$")
"""What notes the line of the source that runs, as a statement and before a condition."""

PLACE = re.compile(
    r"(\$call_with_position\([\w.$]+, |(?:\$getattr_pep657|call_attr)\([\w.$]+, '\w+', |enter_frame\(frame, __file__, |"
    r"make_js_iterator\(\w+, frame, )\d+"
)
"""The number of a place of the source in what is called; chance numbers take more room than all else of the call."""

FUNCTION = re.compile(r"\bfunction\*? (\w+?\d+)\(")
"""The name that Brython gives a function: its own, and a number that counts through all modules."""

SCOPE = re.compile(r"\blocals_queens_viz\w*")
"""The names in a scope. Brython calls them after all that the scope lies in, which is said twenty thousand times."""


WORD = re.compile(r"(?<![.'\"\w])\w+")
"""A word of a script that is no attribute and begins no text."""


def compiled(modules: Iterable[Module]) -> dict[str, str]:
    """Return the JavaScript that Brython makes of modules; ImportError where QuickJS is not installed."""
    from quickjs import Context

    engine = Context()
    engine.eval(SURROUNDINGS)
    engine.eval(runtime().script)
    engine.eval(COMPILER)
    made = {}
    for one in modules:
        # The path under which Brython runs it: the script that is made names it.
        path = f"VFS.{one.name}/__init__.py" if one.is_package else f"VFS.{one.name}.py"
        # As JSON: a text that was put together of others can't leave the engine as it is.
        script = engine.eval(f"compile(...{json.dumps([one.name, path, plain(one.text)])})")
        made[one.name] = slim(json.loads(script))
    return made


def slim(script: str) -> str:
    r"""Return a script without what only tells of lines of sources, which a page doesn't have, and of places in them.

    >>> slim("try {\n  frame.positions = [[1,0,34]]\n  $B.set_lineno(frame, 3);\n  one()\n}")
    'try {\none()\n}'
    >>> slim("if($B.set_lineno(frame, 18) && $B.$call_with_position(locals.one, 13, 'two', 3)){")
    "if($B.$call_with_position(locals.one, 0, 'two', 3)){"
    """
    lines = (LINE_NUMBER.sub("", line).lstrip() for line in script.split("\n"))
    kept = "\n".join(line for line in lines if line and not line.startswith("frame.positions = ["))
    return _renamed(PLACE.sub(r"\g<1>0", kept))


def _renamed(script: str) -> str:
    r"""Return a script with short names for functions and scopes, but for the first scope: Brython asks for a module's.

    >>> _renamed("function look1652(_scene) {}; look1652.ob_type = $B.function")
    'function F0(_scene) {}; F0.ob_type = $B.function'
    >>> _renamed("locals_queens_viz_a.b = locals_queens_viz_a_c.d = locals_queens_viz_a_c_e.d")
    'locals_queens_viz_a.b = l1.d = l2.d'
    """
    names = {name: f"F{k}" for k, name in enumerate(dict.fromkeys(FUNCTION.findall(script)))}
    names |= {name: f"l{k}" for k, name in enumerate(dict.fromkeys(SCOPE.findall(script))) if k}
    return WORD.sub(lambda found: names.get(found[0], found[0]), script)


def of_the_page() -> list[Module]:
    """Return the modules that a page needs."""
    return [one for name in needed(PAGE) if name not in LIBRARY and (one := module(name))]


def write(file: Path = FILE) -> int:
    """Compile what a page needs and keep it beside the sources; return how many modules these are."""
    modules = of_the_page()
    scripts = compiled(modules)
    made = {name: (mark, scripts[name]) for name, mark in fingerprints(modules, runtime().script).items()}
    file.write_text(json.dumps(made, indent=0), encoding="utf-8")
    return len(made)


if __name__ == "__main__":
    print(f"compiled {write()} modules: {FILE.name}, {FILE.stat().st_size:,} bytes")
