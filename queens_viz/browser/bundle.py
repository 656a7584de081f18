"""The program as the scripts of a page: Brython, the modules that are needed, and what starts them."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping
from typing import NamedTuple

from .compiled import fitting
from .modules import LIBRARY, Module, Needed, module, needed
from .plain import plain
from .runtime import NOTICE, Runtime, runtime


class Bundle(NamedTuple):
    """The elements that end the body of a page, and the names of the modules in them.

    The late ones are imported only when they come to be needed, which takes time: import them while nothing happens.
    """

    elements: str
    at_once: tuple[str, ...]
    late: tuple[str, ...]


BEFORE = 'window.__BRYTHON__ = {brython_path: "https://brython.invalid/"};'
"""Brython asks where it was loaded from, and on a file's page stumbles over the answer: so it is given one."""

MAIN = """
try:
    import {entry}
except BaseException as error:
    from browser import document
    failed = document.documentElement.dataset.failed = f"{{type(error).__name__}}: {{error}}"
    for place in document.select("#fault"):
        place.text = failed
    raise
"""
"""What fails before the program can show its faults itself is written on the page's root, and where it has a place."""

START = """
(() => {
  const text = name => document.getElementById(name).text;
  const run = text => {
    const script = document.createElement("script");
    script.text = text;
    document.head.append(script);
    script.remove();
  };
  const unpacked = async packed => {
    const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt());
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  };
  // Brython that is there before the document is whole would start everything by itself, and otherwise than it should.
  const whole = new Promise(done => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", done);
    else done();
  });
  let start = async () => {
    start = () => {};
    try {
      const modules = unpacked(text("modules"));
      await whole;
      run(text("runtime"));
      run(await modules);
      brython({indexedDB: false});
    } catch (error) {
      document.documentElement.dataset.failed = String(error);
      for (const place of document.querySelectorAll("#fault")) place.textContent = String(error);
      throw error;
    }
  };
  // Only when the first picture has been painted; a page that is not seen paints none.
  requestAnimationFrame(() => setTimeout(() => start()));
  setTimeout(() => start(), 500);
})();
"""


def bundle(
    entry: str, *, others: Mapping[str, Module] | None = None, compiled: Mapping[str, str] | None = None
) -> Bundle:
    """Return the program that importing the module `entry` starts; MissingExtra where Brython is not installed.

    `others` are modules beside those of the package, by their names. `compiled` is the JavaScript of modules, by their
    names; if not said, that which was made when the package was built, as far as it fits. What has none goes into the
    page as Python.
    """
    brython = runtime()
    asked = needed(entry, others)
    modules = [one for name in (*asked.at_once, *asked.late) if (one := module(name, others))]
    made = fitting(modules, brython.script) if compiled is None else compiled
    elements = (
        f"<script>{BEFORE}</script>",
        f'<script type="text/python" id="main">{MAIN.format(entry=entry)}</script>',
        f'<script type="text/plain" id="runtime">{NOTICE}{_closed(brython.script)}</script>',
        f'<script type="text/plain" id="modules">{_packed(_filling(brython, asked, modules, made))}</script>',
        f"<script>{START}</script>",
    )
    return Bundle("\n".join(elements), *asked)


def _filling(brython: Runtime, asked: Needed, modules: list[Module], compiled: Mapping[str, str]) -> str:
    """Return the script that gives Brython its modules."""
    table = brython.library_modules(tuple(name for name in LIBRARY if name in (*asked.at_once, *asked.late)))
    scripts: dict[str, object] = {}
    for one in modules:
        # Brython runs a package again for a compiled module in it, unless it is compiled too.
        is_compiled = all(name in compiled for name in (*_packages(one.name), one.name))
        text = "" if is_compiled else plain(one.text)
        # Kind, text, imports (which nobody reads), and for a package one more.
        table[one.name] = [".py", text, [], *([1] if one.is_package else [])]
        if is_compiled:
            scripts[one.name] = [compiled[one.name]] if one.is_package else compiled[one.name]
    return (
        f"__BRYTHON__.use_VFS = true;\n__BRYTHON__.update_VFS({_json(table)});\n"
        f"Object.assign(__BRYTHON__.precompiled, {_json(scripts)});"
    )


def _packages(name: str) -> list[str]:
    """Return the packages in which a module lies."""
    parts = name.split(".")
    return [".".join(parts[:depth]) for depth in range(1, len(parts))]


def _json(value: object) -> str:
    """Return a value as JSON, in few letters."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _packed(text: str) -> str:
    """Return a text in fewer letters, always the same ones: compiled modules are long, and alike."""
    return base64.b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()


def _closed(script: str) -> str:
    """Return a script that doesn't end the element it stands in: what could do so only occurs in its strings."""
    return script.replace("</script", "<\\/script").replace("<!--", "<\\!--")
