"""The program as the scripts of a page: Brython, the modules that are needed, and what starts them."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Container, Mapping
from importlib.resources import files
from typing import NamedTuple

from ..words import words
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

START = """
(() => {
  // What fails before the program can show its faults itself stands on the page's root, and where it has a place.
  const tell = fault => {
    document.documentElement.dataset.failed = fault;
    for (const place of document.querySelectorAll("#fault")) place.textContent = fault;
  };
  const text = name => document.getElementById(name).text;
  const run = text => {
    const script = document.createElement("script");
    script.text = text;
    document.head.append(script);
    script.remove();
  };
  const { entry } = document.currentScript.dataset;
  // The same as a script of Python that imports the module; such a script would have to be compiled here.
  const begin = () => {
    const B = __BRYTHON__, names = B.namespace("main");
    names.__name__ = "main";
    B.enter_frame(["main", names, "main", names], "main", 0);
    B.import(entry, [], {}, names, 0);
    B.leave_frame();
  };
  const unpacked = async packed => {
    const signs = atob(packed), bytes = new Uint8Array(signs.length);
    for (let k = 0; k < signs.length; k++) bytes[k] = signs.charCodeAt(k);
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
      run(text("quick"));
      begin();
    } catch (error) {
      const B = __BRYTHON__, isPython = error.ob_type !== undefined;
      tell(isPython ? `${B.class_name(error)}: ${error.args.join(" ")}` : String(error));
      if (isPython) B.show_error(error);
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
    """Return the program that importing the module `entry` starts; Brython must be installed.

    `others` are modules beside those of the package, by their names. `compiled` is the JavaScript of modules, by their
    names; if not said, that which was made when the package was built, as far as it fits. What has none goes into the
    page as Python.
    """
    brython = runtime()
    asked = needed(entry, others)
    modules = [one for name in (*asked.at_once, *asked.late) if (one := module(name, others))]
    made = _usable(fitting(modules, brython.script) if compiled is None else compiled)
    script = brython.script if any(one.name not in made for one in modules) else brython.without_compiler
    elements = (
        f"<script>{BEFORE}</script>",
        f'<script type="text/plain" id="runtime">{NOTICE}{_closed(script)}</script>',
        f'<script type="text/plain" id="quick">{_quick()}</script>',
        f'<script type="text/plain" id="modules">{_packed(_filling(brython, asked, modules, made))}</script>',
        f'<script data-entry="{entry}">{START}</script>',
    )
    return Bundle("\n".join(elements), *asked)


def _quick() -> str:
    """Return the script that makes Brython quicker."""
    return (files(__package__) / "quick.js").read_text(encoding="utf-8")


def _usable(compiled: Mapping[str, str]) -> dict[str, str]:
    """Return what is compiled and lies in compiled packages: Brython runs any other package again for what is in it."""
    return {name: script for name, script in compiled.items() if all(one in compiled for one in _packages(name))}


def _filling(brython: Runtime, asked: Needed, modules: list[Module], compiled: Mapping[str, str]) -> str:
    """Return the script that gives Brython its modules."""
    table = brython.library_modules(tuple(name for name in LIBRARY if name in (*asked.at_once, *asked.late)))
    scripts: dict[str, object] = {}
    for one in modules:
        script = compiled.get(one.name)
        # Kind, text, imports (which nobody reads), and for a package one more.
        table[one.name] = [".py", plain(one.text) if script is None else "", [], *([1] if one.is_package else [])]
        if script is not None:
            scripts[one.name] = [script] if one.is_package else script
    return (
        f"__BRYTHON__.use_VFS = true;\n__BRYTHON__.update_VFS({_json(table)});\n"
        f"Object.assign(__BRYTHON__.precompiled, {_json(scripts)});\n"
        f"Object.assign(__BRYTHON__.file_cache, {_json(_files(table))});"
    )


def _files(modules: Container[str]) -> dict[str, str]:
    """Return the files that modules open, by their paths in the page: texts, until somebody reads them."""
    if words.__name__ not in modules:
        return {}
    return {f"VFS.{words.__package__}.{code}.json": _json(words.messages(code)) for code in words.LANGUAGES}


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
