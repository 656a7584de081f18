"""The program as scripts of a page: Brython, the modules, and what starts them."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Iterable, Mapping

from ..command.files import read
from ..words import words
from .compiled import fitting
from .modules import Module, modules_of
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
  // Gives modules to Brython, which imports them when they are asked for.
  const add = packed => {
    const B = __BRYTHON__, [table, scripts, files] = JSON.parse(packed);
    B.use_VFS = true;
    B.update_VFS(table);
    Object.assign(B.precompiled, scripts);
    Object.assign(B.file_cache, files);
  };
  // Unpacks a text for what is needed later, if at all.
  window.queensUnpack = name => unpack(text(name));
  // Unpacks the modules that only programs of people need, when first called.
  let late;
  window.unpackLate = () => late ??= unpack(text("late")).then(add).catch(error => {
    showFault(String(error));
    throw error;
  });
  // Unpacks what runs such programs; it needs these modules.
  window.unpackWorker = () => window.unpackLate().then(() => unpack(text("worker")));
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
      add(await modules);
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


def bundle(
    entry: str,
    *,
    late: Iterable[str] = (),
    runs_programs: bool = False,
    compiled: Mapping[str, str] | None = None,
) -> str:
    """Return the elements that end the body of a page.

    The program of the page is the import of the module `entry`. The modules `late` can
    be imported when `unpackLate` of the page is done. With `runs_programs`, the page
    has what runs programs that people write: their worker, its compiler and the
    library. `compiled` is the JavaScript of modules by their names, by default what was
    compiled when the package was built. If a module has none, the page contains all as
    Python. Brython must be installed.
    """
    whole_runtime = runtime()
    modules = modules_of([entry])
    late_modules = modules_of(late, without=[one.name for one in modules])
    everything = [*modules, *late_modules]
    if compiled is None:
        compiled = fitting(everything, whole_runtime)
    is_all_compiled = all(one.name in compiled for one in everything)
    scripts = compiled if is_all_compiled else {}
    brython = whole_runtime
    if is_all_compiled:
        brython = COMPILER.sub("", whole_runtime)
    # In these places a script would end its element; they are in strings only.
    brython = brython.replace("</script", "<\\/script").replace("<!--", "<\\!--")
    texts = {
        "runtime": f"{NOTICE}{brython}",
        "quick": read(__package__, "quick.js"),
        "modules": packed(_contents(modules, scripts, _messages())),
    }
    if late_modules:
        texts["late"] = packed(_contents(late_modules, scripts, {}))
    if runs_programs:
        texts["worker"] = packed(_json(worker_parts(has_compiler=is_all_compiled)))
    elements = [f"<script>{BEFORE}</script>"]
    elements += [_element(name, text) for name, text in texts.items()]
    elements.append(f'<script data-entry="{entry}">{START}</script>')
    return "\n".join(elements)


def packed_element(name: str, text: str) -> str:
    """Return an element with a packed text, which `queensUnpack` unpacks."""
    return _element(name, packed(text))


def _element(name: str, text: str) -> str:
    return f'<script type="text/plain" id="{name}">{text}</script>'


BEST = 9
"""The level of gzip that packs best."""


def packed(text: str) -> str:
    """Return a text packed as base64, always the same for the same text."""
    return base64.b64encode(gzip.compress(text.encode(), BEST, mtime=0)).decode()


def _contents(
    modules: Iterable[Module], compiled: Mapping[str, str], files: Mapping[str, str]
) -> str:
    """Return what Brython gets as JSON: modules, their scripts, and files.

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
    return _json([table, scripts, files])


def _messages() -> dict[str, str]:
    """Return the files of messages, by the names under which Brython has them."""
    return {
        f"VFS.{words.__package__}.{code}.json": _json(words.messages(code))
        for code in words.LANGUAGES
    }


def _json(value: object) -> str:
    """Return a value as JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
