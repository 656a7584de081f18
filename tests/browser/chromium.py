"""A headless Chromium, driven as a person would: by WebDriver, and by its own protocol where that falls short."""

from __future__ import annotations

import base64
import json
import os
import queue
import shutil
import signal
import subprocess
import threading
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from .strokes import stroke

TOOLS = ("chromium", "chromedriver")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
"""Tools without which there is no browser here; .ci/run installs them."""

NEXT_FRAME = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
"""What is done when the page has painted what was done: it does so with the next frame."""

ASKED = "return ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind).map(one => one.name))"
"""The addresses of a page and of what it asked for, as it keeps them itself: a log of them makes each page slower."""

PATIENCE = 30.0
"""Seconds after which something that should have happened is given up."""

LONGEST = 120
"""Seconds after which an answer of the driver is given up."""

SWITCHES = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
    "--disable-dev-shm-usage",
]


class Spent(NamedTuple):
    """What a page has spent: seconds with its scripts and with all that it does, and the bytes of its heap."""

    script: float
    task: float
    heap: float


class Node(NamedTuple):
    """A node of the tree that a screen reader is given."""

    role: str
    name: str
    properties: dict[str, Any]


class Browser:
    """A headless Chromium; a context manager that ends it. Nothing here waits longer than LONGEST seconds."""

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self._emulated: dict[str, Any] = {}
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        try:
            self.address = f"http://127.0.0.1:{self._port()}/session"
            options = {"args": [*SWITCHES, f"--user-data-dir={profile}"]}
            wanted = {
                "goog:chromeOptions": options,
                "goog:loggingPrefs": {"browser": "ALL"},
                "timeouts": {
                    "script": 1000 * LONGEST // 2,
                    "pageLoad": 1000 * LONGEST // 2,
                },
            }
            session = self.ask("", {"capabilities": {"alwaysMatch": wanted}})
            self.address += "/" + session["sessionId"]
            self.cdp("Performance.enable")
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _port(self) -> str:
        """Return the port at which the driver says that it listens."""
        lines: queue.Queue[str] = queue.Queue()
        output = self.driver.stdout
        assert output

        def read() -> None:
            # To its end, or the driver would wait for somebody to read.
            for line in output:
                lines.put(line)
            lines.put("")

        threading.Thread(target=read, daemon=True).start()
        while line := lines.get(timeout=PATIENCE):
            if "started successfully on port" in line:
                return line.split()[-1].rstrip(".")
        raise RuntimeError("chromedriver did not start")

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a command of the WebDriver protocol and return its value."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.address + path, data, {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=LONGEST) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def cdp(self, method: str, **parameters: Any) -> Any:
        """Send a command of Chromium's own protocol and return its result."""
        return self.ask("/goog/cdp/execute", {"cmd": method, "params": parameters})

    def open(self, path: Path, fragment: str = "") -> None:
        """Open a file's page anew; what the log held before is forgotten."""
        self.ask("/url", {"url": "about:blank"})
        self.console()
        self.ask("/url", {"url": path.resolve().as_uri() + fragment})

    def run(self, script: str, *arguments: Any) -> Any:
        """Run the body of a function in the page and return its value; a promise is waited for."""
        return self.ask("/execute/sync", {"script": script, "args": arguments})

    def wait_for(self, expression: str, limit: float = PATIENCE) -> Any:
        """Return the value of an expression as soon as it is true."""
        end = time.monotonic() + limit
        while not (value := self.run(f"return {expression}")):
            assert time.monotonic() < end, (
                f"never true: {expression}; console: {self.console()}"
            )
            time.sleep(0.01)
        return value

    def click_at(self, x: int, y: int, kind: str = "mouse") -> None:
        """Click a place of the page, in pixels from its top left corner, with a mouse or by touch."""
        strokes = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {
            "type": "pointer",
            "id": kind,
            "parameters": {"pointerType": kind},
            "actions": strokes,
        }
        self.act([pointer])

    def press(self, *keys: str, times: int = 1) -> None:
        """Press keys one after another, each as often."""
        strokes = [event for key in keys for event in stroke(key) * times]
        self.act([{"type": "key", "id": "keys", "actions": strokes}])

    def act(self, actions: list[dict[str, Any]]) -> None:
        """Let keys, mouse or wheel do something, which the page then paints."""
        self.ask("/actions", {"actions": actions})
        self.frame()

    def frame(self) -> None:
        """Let the page paint what was done."""
        self.run(f"return {NEXT_FRAME}")

    def console(self) -> list[str]:
        """Return what has come to the console since this was asked last, errors that nobody caught included."""
        return [
            f"{entry['level']}: {entry['message']}"
            for entry in self.ask("/se/log", {"type": "browser"})
        ]

    def requests(self) -> list[str]:
        """Return the addresses that the page has asked for; a file that is not there comes to the console instead."""
        return list(self.run(ASKED))

    def _emulate(self, method: str, **parameters: Any) -> None:
        """Emulate something, unless it is so already: a page paints anew whenever anything is said of its window."""
        if self._emulated.get(method) != parameters:
            self.cdp(f"Emulation.{method}", **parameters)
            self._emulated[method] = parameters

    def resize(
        self, width: int, height: int, ratio: float = 1, *, is_phone: bool | None = None
    ) -> None:
        """Give the page another size; a narrow one is a phone's, unless something else is said."""
        is_phone = min(width, height) < 600 if is_phone is None else is_phone
        size = {"width": width, "height": height, "deviceScaleFactor": ratio}
        self._emulate("setDeviceMetricsOverride", **size, mobile=is_phone)
        self._emulate("setTouchEmulationEnabled", enabled=is_phone)
        # A page hears of its size and of its pointer in one frame, and paints with the next.
        self.frame()
        self.frame()

    def show_scroll_bars(self, is_shown: bool) -> None:
        """Give windows the scroll bars of a desktop, 15 pixels wide, or none."""
        self._emulate("setScrollbarsHidden", hidden=not is_shown)

    def prefer(
        self,
        *,
        dark: bool = False,
        reduced_motion: bool = False,
        more_contrast: bool = False,
        forced: bool = False,
    ) -> None:
        """Tell the page what its reader prefers."""
        wishes = {
            "prefers-color-scheme": "dark" if dark else "light",
            "prefers-reduced-motion": "reduce" if reduced_motion else "no-preference",
            "prefers-contrast": "more" if more_contrast else "no-preference",
            "forced-colors": "active" if forced else "none",
        }
        self._emulate(
            "setEmulatedMedia",
            media="",
            features=[{"name": name, "value": wishes[name]} for name in wishes],
        )

    def slow_down(self, factor: float) -> None:
        """Let the page's processor be slower by a factor."""
        self._emulate("setCPUThrottlingRate", rate=factor)

    def spend_alone(self) -> None:
        """Count from now on only the time that the page's thread has had a processor to itself."""
        self.cdp("Performance.disable")
        self.cdp("Performance.enable", timeDomain="threadTicks")

    def spent(self) -> Spent:
        """Return what the page has spent so far."""
        values = {
            metric["name"]: metric["value"]
            for metric in self.cdp("Performance.getMetrics")["metrics"]
        }
        return Spent(
            values["ScriptDuration"], values["TaskDuration"], values["JSHeapUsedSize"]
        )

    def accessible(self) -> list[Node]:
        """Return what a screen reader is given, in its order; what is hidden from it not."""
        first, *others = self.cdp("Accessibility.getFullAXTree")["nodes"]
        inner = {node["nodeId"]: node for node in others}
        nodes, open_ = [], [first]
        while open_:
            node = open_.pop()
            open_ += [
                inner[one] for one in reversed(node.get("childIds", ())) if one in inner
            ]
            if not node["ignored"]:
                properties = {
                    one["name"]: one["value"].get("value")
                    for one in node.get("properties", ())
                }
                nodes.append(
                    Node(
                        node["role"]["value"],
                        node.get("name", {}).get("value", ""),
                        properties,
                    )
                )
        return nodes

    def screenshot(self) -> bytes:
        """Return the page as it is seen, as PNG."""
        return base64.b64decode(
            self.cdp("Page.captureScreenshot", format="png")["data"]
        )

    def print_preview(self) -> None:
        """Show the page as it is on paper, of the window's size."""
        self._emulate("setEmulatedMedia", media="print", features=[])

    def pdf(self, *, letter: bool = False) -> bytes:
        """Return the page as it is printed, on A4 or Letter."""
        width, height = (8.5, 11) if letter else (8.27, 11.69)
        printed = self.cdp(
            "Page.printToPDF",
            paperWidth=width,
            paperHeight=height,
            printBackground=False,
        )
        return base64.b64decode(printed["data"])

    def reset(self, size: tuple[int, int] | None = None, **wishes: bool) -> None:
        """Undo all that was emulated; a page may have a size that is named, and a reader who prefers something."""
        if size:
            self.resize(*size)
        elif self._emulated.pop("setDeviceMetricsOverride", None):
            self.cdp("Emulation.clearDeviceMetricsOverride")
            self._emulate("setTouchEmulationEnabled", enabled=False)
        if wishes:
            self.prefer(**wishes)
        else:
            self._emulate("setEmulatedMedia", media="", features=[])
        self._emulate("setCPUThrottlingRate", rate=1)
        self.show_scroll_bars(False)

    def close(self) -> None:
        """End the browser and its driver."""
        with suppress(OSError, RuntimeError):
            self.cdp("Browser.close")
        with suppress(ProcessLookupError):
            os.killpg(self.driver.pid, signal.SIGKILL)
        self.driver.wait(PATIENCE)
        # The browser writes into its profile to the last; what is left of it is nobody's concern.
        shutil.rmtree(self.profile, ignore_errors=True)
