"""Brython is pinned, and what the page uses of its inside is as it was."""

from __future__ import annotations

import re
from importlib.metadata import version

from queens_viz.browser.modules import PACKAGE
from queens_viz.browser.runtime import runtime

from ..support import ROOT
from .internals import FUNCTIONS, TEXTS, changes, generator_in, source_of

NAMES = re.compile(r"\$?\bB\.([$\w]+)|replace\([\w.]+, \"([^\"]+)\"")
"""A name of Brython's inside, or that of a function that is replaced."""


def test_brython_is_pinned_to_the_version_that_is_installed() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    pins = re.findall(r'"brython((?:[=<>~!].*?)?)"', project)
    assert len(pins) == 2, "for people who make pages, and for tests"
    assert set(pins) == {f"=={version('brython')}"}
    numbers = version("brython").replace(".", ", ")
    assert f"// version [{numbers}, 'final'," in runtime()


def test_what_the_page_uses_of_brythons_inside_is_as_it_was() -> None:
    assert changes(runtime()) == []


CHANGES = (
    ('switch(op){case "__eq__":\nreturn x1==y1', "switch(op){", "quick.js"),
    ("$B.fast_tuple([self.counter,item])", "[self.counter,item]", "quick.js"),
    ("$B.namespace=function(", "$B.name_space=function(", "bundle.py"),
    (
        "$B.update_VFS=function(scripts){",
        "$B.update_VFS=function(scripts,names){",
        "bundle.py",
    ),
    ("$B.url2name={}", "$B.url2name=new Map()", "precompile.py"),
    ("`$B.enter_frame(frame, __file__, 1)", "`$B.enter(frame, 1)", "precompile.py"),
    ("\n// <<< brython compiler chain\n", "\n// <<< compiler\n", "runtime.py"),
)
"""Changes of Brython: an old text, a new one, and the file that uses the old one."""


def test_a_change_of_it_is_found_and_the_place_to_mend_is_named() -> None:
    script = runtime()
    for old, new, place in CHANGES:
        assert old in script
        messages = changes(script.replace(old, new))
        assert len(messages) == 1, old
        assert place in messages[0]


def test_nothing_of_it_is_used_that_is_not_held() -> None:
    functions = [begin for begins in FUNCTIONS.values() for begin in begins]
    held = "\n".join(
        [*functions, *[text for texts in TEXTS.values() for text in texts]]
    )
    held += generator_in(runtime())
    unknown = []
    files = ("quick.js", "bundle.py", "precompile.py", "runtime.py", "worker_start.js")
    for file in files:
        text = (PACKAGE / "browser" / file).read_text(encoding="utf-8")
        for name in {"".join(found) for found in NAMES.findall(text)}:
            if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", held):
                unknown.append((file, name))
    assert unknown == []


def test_a_function_ends_with_the_brace_that_closes_it() -> None:
    script = "a=function(){if(b){return '}'}}\nc={}\nd=function(){}\nd=function(){}"
    assert source_of("a=function(", script) == "a=function(){if(b){return '}'}}"
    assert source_of("d=function(", script) == "", "it is not alone"
