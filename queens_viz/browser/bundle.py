"""The program as scripts of a page: Brython, the modules, and what starts them."""

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
from .worker_bundle import worker_parts

BEFORE = 'window.__BRYTHON__ = {brython_path: "https://brython.invalid/"};'
"""Gives Brython the address that it would look for, which fails in a page of a file."""

START = """
(() => {
  const { entry } = document.currentScript.dataset;
  const text = name => document.getElementById(name).text;
  const run = text => {
    const script = document.createElement("script");
    script.text = text;
    document.head.append(script);
    script.remove();
  };
  // A fault from before the program can show its faults itself.
  const showFault = fault => {
    document.documentElement.dataset.failed = fault;
    for (const place of document.querySelectorAll("#fault")) place.textContent = fault;
  };
  const unpack = async packed => {
    const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt(0));
    const unzipped = new Blob([bytes]).stream().pipeThrough(
      new DecompressionStream("gzip"));
    return new Response(unzipped).text();
  };
  // For what is needed later, if at all.
  window.queensUnpack = name => unpack(text(name));
  // Imports the entry, as a script of Python would, but such a script would have to be
  // compiled here.
  const begin = () => {
    const B = __BRYTHON__, names = B.namespace("main");
    names.__name__ = "main";
    B.enter_frame(["main", names, "main", names], "main", 0);
    B.import(entry, [], {}, names, 0);
    B.leave_frame();
  };
  // If Brython runs before the document is complete, it starts everything by itself.
  const isComplete = new Promise(resolve => {
    if (document.readyState !== "loading") resolve();
    else addEventListener("DOMContentLoaded", resolve);
  });
  let start = async () => {
    start = () => {};
    try {
      const modules = unpack(text("modules"));
      await isComplete;
      run(text("runtime"));
      const B = __BRYTHON__;
      const [table, scripts, files] = JSON.parse(await modules);
      B.use_VFS = true;
      B.update_VFS(table);
      Object.assign(B.precompiled, scripts);
      Object.assign(B.file_cache, files);
      brython({indexedDB: false});
      run(text("quick"));
      begin();
    } catch (error) {
      if (error.ob_type === undefined) {
        showFault(String(error));
      } else {
        // An exception of Python.
        const B = __BRYTHON__;
        showFault(`${B.class_name(error)}: ${error.args.join(" ")}`);
        B.show_error(error);
      }
      throw error;
    }
  };
  // First the picture is painted. A page that is not visible paints none, so the
  // program starts after half a second in any case.
  requestAnimationFrame(() => setTimeout(() => start()));
  setTimeout(() => start(), 500);
})();
"""
"""Starts the program: it unpacks the modules, runs Brython, and imports the entry."""


def bundle(entry: str, *, compiled: Mapping[str, str] | None = None) -> str:
    """Return the elements that end the body of a page.

    The program of the page is the import of the module `entry`. `compiled` is the
    JavaScript of modules by their names, by default what was compiled when the package
    was built. If a module has none, the page contains all as Python. Brython must be
    installed.
    """
    whole_runtime = runtime()
    modules = []
    for name in needed(entry):
        needed_module = module(name)
        if needed_module:
            modules.append(needed_module)
    if compiled is None:
        compiled = fitting(modules, whole_runtime)
    is_all_compiled = all(one.name in compiled for one in modules)
    if is_all_compiled:
        scripts = compiled
        brython = COMPILER.sub("", whole_runtime)
    else:
        scripts = {}
        brython = whole_runtime
    # In these places a script would end its element; they are in strings only.
    brython = brython.replace("</script", "<\\/script").replace("<!--", "<\\!--")
    quick = read(__package__, "quick.js")
    packed = _packed(_contents(modules, scripts))
    elements = (
        f"<script>{BEFORE}</script>",
        f'<script type="text/plain" id="runtime">{NOTICE}{brython}</script>',
        f'<script type="text/plain" id="quick">{quick}</script>',
        f'<script type="text/plain" id="modules">{packed}</script>',
        f'<script data-entry="{entry}">{START}</script>',
    )
    return "\n".join(elements)


def worker_element() -> str:
    """Return the element with what is needed to run programs in a worker."""
    packed = _packed(_json(worker_parts()))
    return f'<script type="text/plain" id="worker">{packed}</script>'


BEST = 9
"""The level of gzip that packs best."""


def _packed(text: str) -> str:
    """Return a text packed as base64, always the same for the same text."""
    return base64.b64encode(gzip.compress(text.encode(), BEST, mtime=0)).decode()


def _contents(modules: list[Module], compiled: Mapping[str, str]) -> str:
    """Return what Brython gets as JSON: modules, their scripts, and files of messages.

    `compiled` has the scripts of all modules, whose sources are empty then, or is
    empty. Brython marks a package with a 1 in its table, and with a list around its
    script.
    """
    table: dict[str, list[object]] = {}
    scripts: dict[str, object] = {}
    for one in modules:
        source = "" if compiled else plain(one.text)
        # The kind of module, its source, and its imports, which nobody reads.
        entry: list[object] = [".py", source, []]
        if one.is_package:
            entry.append(1)
        table[one.name] = entry
        if compiled:
            script = compiled[one.name]
            scripts[one.name] = [script] if one.is_package else script
    files = {
        f"VFS.{words.__package__}.{code}.json": _json(words.messages(code))
        for code in words.LANGUAGES
    }
    return _json([table, scripts, files])


def _json(value: object) -> str:
    """Return a value as JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
