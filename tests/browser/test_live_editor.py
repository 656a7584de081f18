"""The editor of the page: a program is typed, opened, handed on by a link, and run."""

from __future__ import annotations

from pathlib import Path

import pytest
from segno import make_qr

from queens_viz.words.words import LANGUAGES, messages

from .live import Live

pytestmark = pytest.mark.full

SMALL = ((320, 480), (320, 568), (360, 640), (390, 844), (480, 320), (844, 390))
LARGE = ((768, 1024), (1024, 768), (1280, 800), (1366, 657), (1920, 1080))

FIELD = "const field = document.getElementById('typed');"

PASTE = (
    FIELD
    + """
field.focus();
const event = new InputEvent("beforeinput", {inputType: "insertFromPaste", data: arguments[0], cancelable: true, bubbles: true});
if (field.dispatchEvent(event)) document.execCommand("insertText", false, arguments[0]);
"""
)
"""Pastes a text, as the browser announces that: the clipboard itself needs a person."""

DROP = """
const files = arguments[0].map(([name, text]) => new File([text], name));
const event = new Event("drop", {bubbles: true, cancelable: true});
event.dataTransfer = {files, types: ["Files"]};
document.body.dispatchEvent(event);
return event.defaultPrevented;
"""

KEPT = """
window.kept = [];
const make = URL.createObjectURL;
URL.createObjectURL = blob => { blob.text().then(text => kept.push(text)); return make(blob) };
HTMLAnchorElement.prototype.click = function() { kept.push(this.download) };
"""
"""Keeps what is downloaded, and its name."""

TARGETS = """
return [...document.querySelectorAll("#editor :is(button, summary, select, textarea, input)")]
    .filter(one => one.checkVisibility({opacityProperty: false}))
    .map(one => [one.dataset.label || one.dataset.say || one.id || one.textContent, one.getBoundingClientRect()])
    .map(([name, box]) => [name, ...["left", "top", "right", "bottom"].map(side => Math.round(box[side]))]);
"""
"""The places of all that can be pressed in the editor."""


class Editor:
    """The editor of a live page."""

    def __init__(self, live: Live) -> None:
        self.live = live

    def open(self, fragment: str = "#program") -> Editor:
        """Open the page anew, with the editor."""
        self.live.open(fragment)
        self.live.wait("document.querySelector('#editor:not([hidden])')")
        return self

    @property
    def text(self) -> str:
        """The text."""
        return str(self.live.run(f"{FIELD} return field.value"))

    @property
    def is_open(self) -> bool:
        """Whether it is seen."""
        return bool(
            self.live.run(
                "return document.getElementById('editor')?.checkVisibility() || false"
            )
        )

    @property
    def said(self) -> str:
        """What the strip below the text says."""
        return self.live.text("#editor-said-text")

    @property
    def mark(self) -> int:
        """The line that is marked as wrong, 0 if none is."""
        return int(
            self.live.run(
                "const mark = document.getElementById('typed-mark'), box = mark.getBoundingClientRect();"
                "const lines = document.getElementById('typed-numbers').getBoundingClientRect();"
                "return mark.hidden || mark.className != 'wrong' ? 0 : Math.round((box.top - lines.top - 8) / 24) + 1"
            )
        )

    def write(self, text: str) -> None:
        """Put a text in the place of this one, as by typing."""
        self.live.run(
            f"{FIELD} field.focus(); field.select(); document.execCommand('insertText', false, arguments[0])",
            text,
        )

    def do(self, name: str, kind: str = "mouse") -> None:
        """Press a button."""
        selector = f"#editor [data-do={name}]"
        self.live.run(
            "document.querySelector(arguments[0]).scrollIntoView({inline: 'center', block: 'nearest'})",
            selector,
        )
        self.live.click(selector, kind)

    def begin_with(self, example: str) -> None:
        """Choose a text to begin with."""
        self.live.click("#editor-examples summary")
        self.live.click(f"[data-example={example}]")

    def address(self, start: str, end: str = "&language=en", before: str = "") -> str:
        """Return the address once it has been written, another than before."""
        self.live.wait(
            f"location.hash.startsWith('{start}') && location.hash.endsWith('{end}')"
            f" && location.hash !== '{before}'"
        )
        return str(self.live.run("return location.hash"))

    def run(self, kind: str = "mouse") -> None:
        """Run the text, and wait until the first size has been judged."""
        self.do("RUN", kind)
        self.live.wait(
            "!document.getElementById('editor').checkVisibility()"
            " || document.getElementById('editor-halt').hidden"
            " || !document.getElementById('typed-mark').hidden"
        )


@pytest.fixture
def editor(live: Live) -> Editor:
    return Editor(live)


# Opening.


def test_key_menu_and_address_open_it(live: Live, editor: Editor) -> None:
    live.open("#n=5&at=2,4:1")
    live.press("d")
    live.wait("document.querySelector('#editor:not([hidden])')")
    assert (editor.is_open, live.focus) == (True, "typed")
    assert live.stack == "2,4,1?", "the search stays beside it"
    editor.do("CLOSE")
    assert not editor.is_open
    live.press("k")
    live.click("[data-key=OWN_PROGRAM]")
    assert editor.is_open
    assert editor.address("#program&") == "#program&language=en"
    live.go("#n=6&at=2:4")
    assert (editor.is_open, live.n) == (False, 6)
    live.go("#program")
    assert editor.is_open


def test_a_lesson_hides_it(live: Live, editor: Editor) -> None:
    editor.open()
    editor.write("x = 1")
    live.go("#lesson=1.3")
    assert not editor.is_open
    live.go("#program")
    assert (editor.is_open, editor.text) == (True, "x = 1")


# Typing.


def test_lines_are_indented_as_python_needs_it(live: Live, editor: Editor) -> None:
    editor.open()
    editor.write("")
    live.press(*"def f(n):", "return", *"if n:", "return", *"return 1", "return", *"x")
    assert editor.text == "def f(n):\n    if n:\n        return 1\n    x"
    live.press("return", "backspace", "tab", *"y", "shift+tab")
    assert editor.text.endswith("\n    x\ny")
    live.press("ctrl+a", "tab")
    assert editor.text.startswith("    def f(n):\n        if n:")
    live.press("ctrl+a", "shift+tab")
    assert editor.text.startswith("def f(n):\n    if n:")
    live.press("ctrl+z", "ctrl+z")
    assert editor.text.startswith("def f(n):\n    if n:"), "undone"
    live.press("ctrl+z")
    assert editor.text.endswith("\n    x\n    y")


def test_keys_of_the_search_are_letters_in_it(live: Live, editor: Editor) -> None:
    editor.open("#program")
    editor.write("")
    live.press(*"anrk d?", "left", "down")
    assert (editor.text, live.steps[:7]) == ("anrk d?", "step 0 ")
    assert live.get("#help", "open") is None


def test_what_is_pasted_is_made_straight(live: Live, editor: Editor) -> None:
    editor.open()
    editor.write("")
    live.run(PASTE, "print(“é”)\r\n\tx = 1 – 2 👑")
    live.press("return", *"z")
    assert editor.text == 'print("é")\n    x = 1 - 2 👑\n    z'


def test_esc_then_tab_leaves_it(live: Live, editor: Editor) -> None:
    editor.open()
    live.press("escape")
    assert editor.said == messages("en")["editor_tab_leaves"]
    live.press("tab")
    assert live.focus != "typed"
    live.press("shift+tab")
    assert live.focus == "typed"


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_keys_over_a_telephones_keyboard(
    live: Live, editor: Editor, size: tuple[int, int]
) -> None:
    live.browser.resize(*size)
    editor.open()
    assert live.focus == "editor-title", "the keyboard waits until it is wanted"
    editor.write("if x")
    for selector in ("[data-insert=':']", "[data-insert='[']", "[data-do=INDENT]"):
        live.click(f"#typed-keys {selector}", "touch")
        assert live.focus == "typed"
    assert editor.text == "if x:[" + "  "
    editor.do("UNDO", "touch")
    assert (editor.text, live.focus) == ("if x:[", "typed")
    height = live.run(
        "return document.getElementById('typed-keys').getBoundingClientRect().bottom"
    )
    assert height == size[1]
    # A new line shows the beginnings again.
    editor.write("x = " + "1 + " * 60)
    assert live.run(f"{FIELD} field.scrollLeft = 40; return field.scrollLeft") == 40
    live.press("return")
    assert live.run(f"{FIELD} return field.scrollLeft") == 0


# The address.


def test_the_text_is_in_the_address(live: Live, editor: Editor) -> None:
    editor.open()
    editor.write("print('ä', 1)\n")
    # In one script: between two, the page may write its own number again.
    live.run(
        "const field = document.getElementById('editor-n'); field.value = '6';"
        " field.dispatchEvent(new Event('change', {bubbles: true}))"
    )
    address = editor.address("#program=", "&n=6&language=en")
    editor.open(address.replace("language=en", "language=fr"))
    live.wait("document.getElementById('typed').value.startsWith('print')")
    assert editor.text == "print('ä', 1)\n"
    assert live.text("#editor-n-text") == "n = 6"
    assert live.text("#editor-title") == messages("fr")["own_program"]
    assert live.count("#editor-halt:not([hidden])") == 0, "a link never runs"


def test_the_text_stays_beside_the_search(live: Live, editor: Editor) -> None:
    editor.open()
    editor.write("x = 5")
    live.go("#n=6&at=2:4")
    live.press("right")
    assert editor.address("#n=6&at=2,4:1&") == "#n=6&at=2,4:1&language=en"
    live.run("location.reload()")
    live.wait("document.body?.dataset.ready && performance.now() < 1e6")
    live.press("d")
    live.wait("document.getElementById('typed')?.value === 'x = 5'")


@pytest.mark.parametrize("packed", ["nonsense", "AAAA", "!", "x" * 50_000])
def test_a_link_that_cannot_be_read_loses_nothing(
    live: Live, editor: Editor, packed: str
) -> None:
    editor.open()
    editor.write("x = 5")
    live.go(f"#program={packed}")
    live.wait("document.querySelector('#editor-said:not([hidden])')")
    assert editor.said == messages("en")["editor_link_bad"]
    assert editor.text == "x = 5"


def test_another_text_can_be_undone(live: Live, editor: Editor) -> None:
    editor.open()
    editor.begin_with("place")
    assert "def place(column):" in editor.text
    assert live.count("#editor-undo:not([hidden])") == 0, "nothing was lost"
    editor.write("mine")
    editor.begin_with("recursion")
    assert "board.pop()" in editor.text
    assert live.text("#editor-n-text") == "n = 6"
    editor.do("BRING_BACK")
    assert editor.text == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_to_begin_with_are_in_the_language(
    live: Live, editor: Editor, language: str
) -> None:
    editor.open(f"#program&language={language}")
    live.wait(f"document.documentElement.lang === '{language}'")
    say = messages(language)
    assert (
        editor.text
        == f"# {say['example_empty_text']}\n# {say['example_empty_more']}\n\n"
    )
    editor.begin_with("place")
    assert "{" not in editor.text
    assert f"# {say['example_board']}" in editor.text


# Files, links, QR codes.


def test_files_are_dropped_opened_and_saved(
    live: Live, editor: Editor, tmp_path: Path
) -> None:
    live.open("#n=5")
    assert live.run(DROP, [["mine.py", "x = “1”\r\n"]])
    live.wait("document.getElementById('typed')?.value === 'x = \"1\"\\n'")
    live.run(KEPT)
    live.run("document.getElementById('typed').focus()")
    live.press("ctrl+s")
    live.wait("kept.length === 2")
    assert sorted(live.run("return kept")) == ["mine.py", 'x = "1"\n']
    path = tmp_path / "other.py"
    path.write_text("y = 2\n", encoding="utf-8")
    document = live.browser.cdp("DOM.getDocument")["root"]["nodeId"]
    node = live.browser.cdp(
        "DOM.querySelector", nodeId=document, selector="#editor-file"
    )
    live.browser.cdp("DOM.setFileInputFiles", files=[str(path)], nodeId=node["nodeId"])
    live.wait("document.getElementById('typed').value === 'y = 2\\n'")
    live.run(DROP, [["notes.txt", "z"]])
    live.wait(
        "document.getElementById('editor-said-text').textContent.includes('notes.txt')"
    )
    assert editor.text == "y = 2\n"


def test_link_and_code_hand_it_on(live: Live, editor: Editor) -> None:
    editor.open()
    editor.write("x = 1\n" * 3)
    address = editor.address("#program=")
    live.run(
        "window.copied = ''; document.addEventListener('copy', () => copied = document.activeElement.value)"
    )
    editor.do("LINK")
    link = live.run("return copied")
    assert link.endswith(address)
    editor.do("CODE")
    assert live.count("#editor-code[open]") == 1
    code = make_qr(link, error="l", boost_error=False, mode="byte")
    side = len(code.matrix) + 8
    assert live.get("#editor-code-picture", "viewBox") == f"-4 -4 {side} {side}"
    editor.do("CLOSE_CODE")
    editor.write("".join(f"x{k} = {k * k * 7919 % 10007}\n" for k in range(900)))
    editor.address("#program=", before=address)
    editor.do("CODE")
    assert editor.said == messages("en")["editor_code_long"]


def test_the_device_shares_it(live: Live, editor: Editor) -> None:
    """The browser of the tests shares nothing itself."""
    stub = (
        "navigator.share = data => { window.shared = data; return Promise.resolve() }"
    )
    method = "Page.addScriptToEvaluateOnNewDocument"
    script = live.browser.cdp(method, source=stub)
    try:
        editor.open()
        editor.write("x = 1\n")
        address = editor.address("#program=")
        editor.do("SHARE")
        assert live.run("return shared.url").endswith(address)
        assert live.run("return shared.title") == "program.py"
    finally:
        live.browser.cdp("Page.removeScriptToEvaluateOnNewDocument", **script)
    editor.open()
    assert live.count("#editor-share:not([hidden])") == 0, "it isn't offered in vain"


# Running.


def test_a_fault_is_marked_beside_the_picture(live: Live, editor: Editor) -> None:
    editor.open()
    editor.begin_with("fault_a")
    editor.run()
    live.wait("!document.getElementById('typed-mark').hidden")
    lines = editor.text.splitlines()
    assert lines[editor.mark - 1].strip() == "board.append(row)"
    assert editor.is_open
    # The card beside it says what is wrong; the strip says only what the red line is.
    live.wait("!document.getElementById('editor-said').hidden")
    said = live.text("#editor-said-text")
    assert said.startswith(f"The fault shows in line {editor.mark}. ")
    assert "board[0] = 0 attacks board[1] = 1" in live.text("#names")
    left = live.run(
        "return document.getElementById('picture').getBoundingClientRect().left"
    )
    width = live.run(
        "return document.getElementById('editor').getBoundingClientRect().width"
    )
    assert left == width
    # The picture beside it answers, and its line is marked.
    live.click("[data-key=BACK]")
    live.wait("document.getElementById('typed-mark').className === ''")
    live.wait("document.getElementById('editor-said').hidden")
    # Another program is not compared with this one.
    editor.begin_with("recursion")
    editor.run()
    live.wait(
        "document.getElementById('names').textContent.includes('All 4 solutions')"
    )
    assert "Before:" not in live.text("#names")


def test_on_a_telephone_the_picture_takes_its_place(live: Live, editor: Editor) -> None:
    live.browser.resize(390, 844)
    editor.open()
    editor.write(
        "n = 4\nboard = []\nfor i in range(n):\n    board.append(i)\nprint(board)\n"
    )
    editor.run("touch")
    assert not editor.is_open
    assert live.get("#names", "inert") is None
    assert "program.py" in live.texts("#picture text"), "the name is whole"
    live.click("[data-key=EDIT]", "touch")
    assert editor.is_open
    assert editor.mark == 4


def test_a_syntax_error_keeps_it_open(live: Live, editor: Editor) -> None:
    live.browser.resize(390, 844)
    editor.open()
    editor.write("n = 4\nfor i in range(n)\n    print(i)\n")
    editor.run("touch")
    live.wait("!document.getElementById('typed-mark').hidden")
    assert (editor.is_open, editor.mark) == (True, 2)
    assert "expected ':'" in editor.said
    assert live.get("#editor-said", "aria-live") == "off"
    # Mark and verdict are not shown beside another text, and come back with their own.
    editor.live.run(f"{FIELD} field.setSelectionRange(0, 0); field.focus()")
    live.press("return")
    assert (editor.mark, editor.said) == (0, messages("en")["editor_changed"])
    assert live.get("#editor-said", "aria-live") == "polite"
    live.press("ctrl+z")
    assert editor.mark == 2
    assert "expected ':'" in editor.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_is_not_shown_beside_a_text_changed_during_the_run(
    live: Live, editor: Editor, language: str
) -> None:
    live.browser.resize(390, 844)
    editor.open(f"#program&language={language}")
    live.wait(f"document.documentElement.lang === '{language}'")
    editor.write("board = [0]\nwhile True:\n    board[0] = 1 - board[0]\n")
    editor.do("RUN", "touch")
    live.wait("!document.getElementById('editor-halt').hidden")
    editor.write("board = [1]\n")
    assert editor.said.startswith(messages(language)["own_chip_running"])
    editor.do("HALT", "touch")
    live.wait("document.getElementById('editor-halt').hidden")
    assert editor.is_open, "the picture of another text does not cover this one"
    assert (editor.mark, editor.said) == (0, messages(language)["editor_changed"])
    # What was typed can be run, and then the picture is shown as always.
    editor.run("touch")
    live.wait("!document.getElementById('editor').checkVisibility()")
    live.click("[data-key=EDIT]", "touch")
    assert editor.said != messages(language)["editor_changed"]
    editor.write("board = [2]\n")
    editor.do("CLOSE", "touch")
    live.click("[data-key=EDIT]", "touch")
    assert live.get("#typed-mark", "hidden") is not None, "opened with another text"


def test_a_missing_answer_is_asked_for(live: Live, editor: Editor) -> None:
    editor.open()
    editor.write(
        "n = int(input('How many? '))\nname = input('Your name? ')\nprint(name, [0] * n)\n"
    )
    editor.do("RUN")
    live.wait("!document.getElementById('editor-ask').hidden")
    assert live.text("#editor-question") == "Your name?"
    assert editor.live.count("#editor-said[hidden]") == 1, "nothing else is said"
    assert live.focus == "editor-answer"
    live.press(*"Ann", "return")
    live.wait(
        "document.getElementById('editor-ask').hidden && document.getElementById('editor-halt').hidden"
    )
    assert live.fault == ""


def test_a_run_can_be_halted(live: Live, editor: Editor) -> None:
    editor.open()
    editor.write("board = [0]\nwhile True:\n    board[0] = 1 - board[0]\n")
    editor.do("RUN")
    live.wait("!document.getElementById('editor-halt').hidden")
    editor.do("HALT")
    live.wait("document.getElementById('editor-halt').hidden")
    assert live.fault == ""


SAID_AFTER = """
window.said = [];
const strip = document.getElementById("editor-said-text");
const note = () => { if (said.at(-1) !== strip.textContent) said.push(strip.textContent) };
document.getElementById("editor-halt").addEventListener("click", () => {
    requestAnimationFrame(() => requestAnimationFrame(() => setInterval(note, 10)));
});
"""
"""Keeps what the strip says once Halt was pressed, and the page has painted that."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_counted_after_halt(
    live: Live, editor: Editor, language: str
) -> None:
    editor.open(f"#program&language={language}")
    live.wait(f"document.documentElement.lang === '{language}'")
    editor.write("n = 4\nwhile True:\n    n = n\n")
    editor.do("RUN")
    live.wait("/\\d/.test(document.getElementById('editor-said-text').textContent)")
    live.run(SAID_AFTER)
    editor.do("HALT")
    live.wait("document.getElementById('editor-halt').hidden")
    running = messages(language)["own_chip_running"]
    said = live.run("return said")
    assert said[0] == messages(language)["editor_judging"]
    assert not any(text.startswith(running) for text in said)
