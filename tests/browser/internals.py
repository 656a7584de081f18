"""What the page uses of Brython's inside: texts of brython.js and their digests.

None of it is documented. `quick.js` replaces functions by faster ones that must do the
same, `bundle.py` starts the program, and `precompile.py` runs the compiler and shortens
what it writes. When Brython is updated, each place that has changed is compared with
the code here that relies on it. Then `python -m tests.browser.internals` prints the new
digests.
"""

from __future__ import annotations

import re
from hashlib import sha256

from queens_viz.browser.runtime import runtime

DIGITS = 12
"""The digits of a digest."""

FUNCTIONS = {
    "quick.js": {
        # Iteration.
        "$B.RAISE=function(": "df6fb75d5574",
        "$B.make_js_iterator=function(": "627c588d24f5",
        "_b_.list[$B.FAST_ITER]=_b_.tuple[$B.FAST_ITER]=function(": "0507cc9510ea",
        "_b_.enumerate.tp_iternext=function*(": "32979e9c901e",
        "_b_.zip.tp_iternext=function*(": "a4863d4e6b9b",
        "$B.unpacker=function(": "724404869c50",
        # Attributes and calls.
        "$B.$getattr_pep657=function(": "61a5b0702c0f",
        "$B.$getattr=function(": "de8ca5e293d2",
        "_b_.object.tp_getattro=function(": "d5d619ff2f2a",
        "$B.$setattr1=function(": "68169531276c",
        "$B.$setattr=function(": "c13bb4c4ec70",
        "_b_.object.tp_setattro=function(": "7d5bc3d1b4e5",
        "$B.call_attr=function(": "0ac7a04c368f",
        "_b_.type.tp_call=function(": "2d858602c0a9",
        "_b_.object.tp_init=function(": "9f122e5c38b5",
        # Builtin functions and methods.
        "str_funcs.join=function(": "dc45a139028a",
        "_b_.sum=function(": "027a59f3e6aa",
        "function $extreme(": "606f2ca27e6d",
        "var len=_b_.len=function(": "5536fca0d431",
        "int.$factory=function(": "76f4ae0513d9",
        "_b_.round=function(": "0738f270a1a3",
        "$B.$getitem=function(": "f2f99dbb9908",
        "$B.$getitem1=function(": "33c90b3b4857",
        "$B.rich_comp=function(": "9c6f8b7ec349",
        "$B.is_or_equals=function(": "b2cf97973ecb",
        "$B.$is_member=function(": "b574cd64c3dd",
        "dict_funcs.get=function(": "d2f14285d681",
        "dict.$contains=function(": "431ea0b7f410",
        "dict.$getitem=function(": "dc1c11f6d809",
        # What is called.
        "$B.$call=function(": "c1dce69ba57d",
        "$B.$iter=function(": "90d38d953ad4",
        "$B.$list=function(": "39f13abf1cd9",
        "$B.empty_dict=function(": "ce0c83a4dbe4",
        "$B.fast_tuple=function(": "0d094ed9871c",
        "$B.get_class=function(": "ced59cc99d97",
        "$B.search_in_mro=function(": "e6aa99f324c3",
    },
    "bundle.py": {
        "$B.namespace=function(": "2ea577690eb3",
        "$B.enter_frame=function(": "4a24579c6a6e",
        "$B.leave_frame=function(": "a11bda4b3d48",
        "$B.import=function(": "5f12f3162687",
        "$B.update_VFS=function(": "f89af2707262",
        "$B.class_name=function(": "ef698887e75b",
        "$B.show_error=function(": "34900a7360b8",
    },
    "precompile.py": {
        "$B.py2js=function(": "9d303d2332a3",
    },
    "recorder_values.js": {
        "dict.$contains=function(": "431ea0b7f410",
        "dict.$iter_items=function*(": "8a0a6b1ddefc",
        "_b_.dict.mp_length=function(": "846d2e009992",
        "function make_new_set(": "98baacb0eeb6",
        "$B.init_dict=function(": "e3cb24fe4603",
    },
    "recorder_heap.js": {
        "var int_value=$B.int_value=function(": "2e6c9f7ed63d",
        "$B.get_name=function(": "cb24bc75de61",
        "function set_slots(": "5bccb49330fc",
    },
    "recorder.js": {
        "$B.make_function_infos=function(": "4c43d8a915a0",
    },
    "recorder_hooks.js": {
        "$B.set_lineno=function(": "d0bb79a3b7e3",
        "$B.make_js_iterator=function(": "627c588d24f5",
        "$B.trace_return_and_leave=function(": "4938eb8b3ca4",
        "$B.set_exc=function(": "72519d70354f",
        "$B.set_exc_and_trace=function(": "84ff29b97c70",
        "$B.set_exc_and_leave=function(": "c5bb1d8af4c4",
        "$B.$raise=function(": "964c1c1e8af2",
        "var make_tb=$B.make_tb=function(": "fd87558b993d",
        "$B.generator.$factory=function(": "019aab0eb4f1",
        "generator_funcs.send=function(": "17157400e149",
        "generator_funcs.throw=function(": "e43efe999c1f",
        "$B.ast_js_to_py=function(": "83a7a9d86fb2",
        "_b_.compile=function(": "d46d08d543b3",
        "var $$eval=_b_.eval=function(": "4cebc6eb7391",
    },
    "recorder_words.js": {
        "_b_.BaseException.tp_str=function(": "aa40c8e5d7de",
        "$B.is_recursion_error=function(": "cb9cc63236eb",
    },
    "worker_start.js": {
        "$B.get_dict=function(": "7417c1b30b97",
        "dict.$delete_string=function(": "a2b2fa162fe6",
        "$B.module_getattr=function(": "63020bae606d",
        "var jsobj2pyobj=$B.jsobj2pyobj=function(": "b344573d18b6",
        "$B.$__import__=function(": "9518924cc223",
        "$B.EXC=function(": "8f679b7d5d6a",
        "$B.set_function_infos=function(": "f00b284fc06c",
        "$B.str_dict_get=function(": "7e3454137ead",
        "$B.module_setattr=function(": "78aacebbe64d",
        "$B.make_import_paths=function(": "3c352d445121",
        "$B.get_stdout=function(": "8d83d24a612a",
        "$B.get_stderr=function(": "0f7438bbfe6f",
        "$B.$call=function(": "c1dce69ba57d",
    },
}
"""The beginnings of functions with the digests of their sources, by the file here."""

TEXTS = {
    "quick.js": (
        "$B.DICT=Symbol('DICT')",
        "$B.FAST_ITER=Symbol('FAST_ITER')",
        "$B.JSOBJ=Symbol('JSOBJ')",
        "$B.NULL={null:null}",
        "var _b_=$B.builtins={}",
        'init_type($B,"function",',
        "prop_get:fget",
    ),
    "bundle.py": (
        "if($B.brython_path===undefined){",
        "if($B.use_VFS){meta_path.push($B.finders.VFS)}",
        "$B.precompiled={}",
        "$B.file_cache={}",
    ),
    "precompile.py": ("$B.url2name={}", "$B.builtins_scope={id:"),
    "worker_start.js": (
        "$B.imported={}",
        "$B.frame_obj=null\nvar",
        "$B.recursion_limit=900",
        "$B.protocol=href.split(':')[0]",
        "_b_.__BRYTHON__=__BRYTHON__",
        "$B.tracefunc=_b_.None",
        "const fast_float=$B.fast_float=",
        'init_type($B,"builtin_function_or_method",',
    ),
    "runtime.py": (
        "\n// >>> brython compiler chain\n",
        "\n// <<< brython compiler chain\n",
    ),
}
"""Texts that occur once, by the file here that relies on them."""

GENERATOR = "ffb5b089890f"
"""The digest of the script that writes JavaScript, for the patterns in precompile.py."""

IN_GENERATOR = "$B.ast.For.prototype.to_js=function("
"""A text in this script only."""

SCRIPT = '"use strict";\n'
"""Begins each of the scripts that brython.js consists of."""

BRACE_OR_STRING = re.compile(
    r"""[{}]|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"""
)


def source_of(begin: str, script: str) -> str:
    """Return the source of a function by its beginning, or "" unless it occurs once."""
    if script.count(begin) != 1:
        return ""
    start = script.index(begin)
    depth = 0
    for found in BRACE_OR_STRING.finditer(script, start):
        if found[0] == "{":
            depth += 1
        elif found[0] == "}":
            depth -= 1
            if depth == 0:
                return script[start : found.end()]
    return ""


def generator_in(script: str) -> str:
    """Return the script that writes JavaScript, or "" unless there is one."""
    scripts = [one for one in script.split(SCRIPT) if IN_GENERATOR in one]
    return scripts[0] if len(scripts) == 1 else ""


def digest(text: str) -> str:
    """Return a digest of a text, or that there is none."""
    return sha256(text.encode()).hexdigest()[:DIGITS] if text else "none"


def changes(script: str) -> list[str]:
    """Return what has changed in a script of Brython, with the file to be mended."""
    messages = []
    for file, functions in FUNCTIONS.items():
        for begin, known in functions.items():
            if digest(source_of(begin, script)) != known:
                messages.append(f"`{begin}` has changed or is gone: mend {file}")
    for file, texts in TEXTS.items():
        for text in texts:
            if script.count(text) != 1:
                messages.append(f"`{text.strip()}` is gone or not alone: mend {file}")
    if digest(generator_in(script)) != GENERATOR:
        messages.append(
            "what writes JavaScript has changed: compare the patterns in precompile.py and"
            " recorder_hooks.js with it, and run the whole of tests/browser/test_compiled.py"
            " and test_following.py"
        )
    return messages


if __name__ == "__main__":
    for functions in FUNCTIONS.values():
        for name in functions:
            print(f'"{name}": "{digest(source_of(name, runtime()))}",')
    print(f'GENERATOR = "{digest(generator_in(runtime()))}"')
