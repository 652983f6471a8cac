#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual by keyboard: where there is no program for manuals, F1 opens the plain page that is about what is shown.
Usage: test-accessible-help.py MUSTER [FOLDER]; FOLDER has the plain pages of a build folder, else those that are installed are opened."""

import os
import pathlib
import sys

from accessible import AGAIN, LOOKS, run, until

if len(sys.argv) > 2:
    os.environ["MUSTER_HELP"] = sys.argv[2]
FOLDER = pathlib.Path(os.environ.get("MUSTER_HELP", "/usr/share/muster/help")).resolve()

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

    def ask(self, program, page):
        """F1 opens the page, and it is there to be read. As with buttons, somebody would press once more when nothing happens."""
        path = FOLDER / f"{page}.html"
        self.n_read += len(self.lines())

        def look():
            program.press("F1")
            return until(lambda: {path.as_uri(), str(path)} & set(self.lines()), AGAIN, LOOKS)

        assert until(look), f"{path} is not opened, but {self.lines()}"
        assert "<h1>" in path.read_text(encoding="utf-8"), f"{path} has no title"


def story(program):
    reader = Reader(pathlib.Path(program.env["XDG_DATA_HOME"]))
    program.wait("Desk")
    reader.ask(program, "index")
    program.press("alt+5")
    program.wait("No Results Yet")
    reader.ask(program, "club")

    # A dialog has its own page, and goes with Ctrl+W.
    program.press("ctrl+shift+r")
    program.wait("Side 1: Who Played")
    reader.ask(program, "club")
    program.press("ctrl+w")
    program.wait_gone("Side 1: Who Played")
    program.come_forward()

    program.press("F10")
    program.wait("Help", {"label"})  # the heading in the menu; newer toolkits give its items no names
    program.press("Escape")
    program.wait_gone("Help", {"label"})
    program.press("ctrl+question")
    program.wait("Pause the Clock")


run("F1 opens the plain page that is about what is shown", story, sys.argv[1], [])
