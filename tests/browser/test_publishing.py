"""The page where others show it: published by the workflow, and in a notebook's cell."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

import queens_viz
from queens_viz.cli import main

from ..support import ROOT
from .chromium import Browser
from .pages import IS_READY

TOLD = ".querySelector('[data-box=card] pre').textContent"

WORKFLOW = ROOT / ".github" / "workflows" / "pages.yml"


@pytest.mark.full
def test_the_workflow_publishes_a_site_whose_program_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: Browser
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANGUAGE", "en")
    install, command = re.findall(r"- run: (.*)", WORKFLOW.read_text(encoding="utf-8"))
    assert install == 'python -m pip install ".[web]"'
    assert main(command.removeprefix("python -m queens_viz ").split()) == 0
    (site,) = re.findall(r"path: (\w+)", WORKFLOW.read_text(encoding="utf-8"))
    browser.open(Path(site) / "index.html")
    browser.run("document.querySelector('.live a').click()")
    browser.wait_for(IS_READY)
    assert browser.run("return document" + TOLD).startswith(
        "8 queens, none under attack."
    )
    assert browser.console() == []
    # A link to a step of the page that once stood there still leads to it.
    browser.open(Path(site) / "index.html", "#n=4&at=2,4,1:3")
    browser.wait_for(IS_READY)
    assert (
        browser.run("return document" + TOLD)
        .replace("\u00a0", " ")
        .startswith("Column 4, row 3 is safe")
    )


@pytest.mark.full
def test_a_notebook_shows_the_program_in_a_frame(
    tmp_path: Path, browser: Browser
) -> None:
    shown = queens_viz.show(4, "2,4,1:3", language="de")
    text = shown._repr_html_()
    assert "&quot;" in text
    assert text.count("<") == text.count(">") == 2
    cell = tmp_path / "cell.html"
    cell.write_text(
        f"<!DOCTYPE html><meta charset=utf-8><link rel=icon href='data:,'>{text}",
        encoding="utf-8",
    )
    browser.open(cell)
    frame = "document.querySelector('iframe').contentDocument"
    browser.wait_for(
        f"{frame}.body?.dataset.ready || {frame}.documentElement.dataset.failed"
    )
    told = browser.run(f"return {frame}" + TOLD)
    assert told.replace("\u00a0", " ").startswith("Spalte 4, Zeile 3 ist sicher")
    browser.run(f"{frame}.querySelector('[data-key=NEXT]').click()")
    browser.wait_for(f"{frame}.location.hash")
    assert (
        browser.run(f"return decodeURIComponent({frame}.location.hash)")
        == "#n=4&at=2,4,1,3&language=de"
    )
    assert browser.console() == []
    (page,) = re.findall(r'srcdoc="(.*?)"', text, re.DOTALL)
    assert html.unescape(page) == shown.text
