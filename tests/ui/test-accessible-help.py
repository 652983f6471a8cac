#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual by keyboard: where there is no program for manuals, F1 opens the plain page that is about what is shown.
Usage: test-accessible-help.py MUSTER [FOLDER]; FOLDER has the plain pages of a build folder, else those that are installed are opened."""

import os
import pathlib
import sys
import urllib.parse

from accessible import run, until

if len(sys.argv) > 2:
    os.environ["MUSTER_HELP"] = sys.argv[2]
FOLDER = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "/usr/share/muster/help")

READER = """#!/bin/sh
printf '%s\\n' "$1" >>"$0.opened"
"""
DESKTOP = """[Desktop Entry]
Type=Application
Name=Reader
Exec={} %u
MimeType=text/html;
"""


class Reader:
    """A browser that notes what it is to open, and is the only one that the program knows."""

    def __init__(self, home):
        self.program = home / "reader"
        self.program.write_text(READER)
        self.program.chmod(0o755)
        self.opened = home / "reader.opened"
        self.n_read = 0
        (home / "applications").mkdir(exist_ok=True)
        (home / "applications" / "reader.desktop").write_text(DESKTOP.format(self.program))
        (home / "mimeapps.list").write_text("[Default Applications]\ntext/html=reader.desktop\n")

    def lines(self):
        return self.opened.read_text().splitlines()[self.n_read:] if self.opened.exists() else []

    def expect(self, page):
        """The page was opened, and it is there to be read."""
        opened = until(self.lines)
        assert opened, f"nothing is opened for {page}"
        self.n_read += len(opened)
        path = pathlib.Path(urllib.parse.unquote(opened[-1].removeprefix("file://")))
        assert path == FOLDER / f"{page}.html", f"{path} is opened for {page}"
        assert "<h1>" in path.read_text(encoding="utf-8"), f"{path} has no title"


def story(program):
    reader = Reader(pathlib.Path(program.env["XDG_DATA_HOME"]))
    program.wait("Desk")
    program.press("F1")
    reader.expect("index")
    program.press("alt+5")
    program.wait("No Results Yet")
    program.press("F1")
    reader.expect("club")

    # A dialog has its own page, and goes with Ctrl+W.
    program.press("ctrl+shift+r")
    program.wait("Side 1: Who Played")
    program.press("F1")
    reader.expect("club")
    program.press("ctrl+w")
    program.wait_gone("Side 1: Who Played")
    program.come_forward()

    program.press("F10")
    program.wait("About Muster", {"menu item"})
    program.press("Escape")
    program.wait_gone("About Muster", {"menu item"})
    program.press("ctrl+question")
    program.wait("Pause the Clock")


run("F1 opens the plain page that is about what is shown", story, sys.argv[1], [])
