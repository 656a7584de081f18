"""The program as the scripts of a page: Brython, the modules that are needed, and what starts them."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping

from ..command.files import read
from ..words import words
from .compiled import fitting
from .modules import Module, module, needed
from .plain import plain
from .runtime import COMPILER, NOTICE, runtime

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
      const [table, scripts, said] = JSON.parse(await modules), B = __BRYTHON__;
      B.use_VFS = true;
      B.update_VFS(table);
      Object.assign(B.precompiled, scripts);
      Object.assign(B.file_cache, said);
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


def bundle(entry: str, *, compiled: Mapping[str, str] | None = None) -> str:
    """Return the elements that end the body of a page, whose program importing the module `entry` starts.

    Brython must be installed. `compiled` is the JavaScript of modules, by their names; if not said, that which was made
    when the package was built, as far as it fits. Where one has none, all go into the page as Python.
    """
    script, names = runtime(), needed(entry)
    modules = [one for name in names if (one := module(name))]
    made = fitting(modules, script) if compiled is None else compiled
    if any(one.name not in made for one in modules):
        made = {}
    if made:
        script = COMPILER.sub("", script)
    # What could end the element that it stands in only occurs in its strings.
    script = script.replace("</script", "<\\/script").replace("<!--", "<\\!--")
    # Compiled modules are long, and alike: packed they take few letters, always the same ones.
    filling = gzip.compress(_filling(modules, made).encode(), 9, mtime=0)
    packed = base64.b64encode(filling).decode()
    elements = (
        f"<script>{BEFORE}</script>",
        f'<script type="text/plain" id="runtime">{NOTICE}{script}</script>',
        f'<script type="text/plain" id="quick">{read(__package__, "quick.js")}</script>',
        f'<script type="text/plain" id="modules">{packed}</script>',
        f'<script data-entry="{entry}">{START}</script>',
    )
    return "\n".join(elements)


def _filling(modules: list[Module], compiled: Mapping[str, str]) -> str:
    """Return as JSON what Brython is given: its modules, scripts of those that are compiled, and languages as files."""
    table: dict[str, list[object]] = {}
    scripts: dict[str, object] = {}
    for one in modules:
        # Kind, text, imports (which nobody reads), and for a package one more.
        table[one.name] = [
            ".py",
            "" if compiled else plain(one.text),
            [],
            *([1] if one.is_package else []),
        ]
        if compiled:
            scripts[one.name] = (
                [compiled[one.name]] if one.is_package else compiled[one.name]
            )
    said = {
        f"VFS.{words.__package__}.{code}.json": _json(words.messages(code))
        for code in words.LANGUAGES
    }
    return _json([table, scripts, said])


def _json(value: object) -> str:
    """Return a value as JSON, in few letters."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
