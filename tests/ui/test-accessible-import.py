#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""N-IMPORT-08 by ear: a messy table comes into the club, three cells are corrected, and the import is taken back.
Usage: test-accessible-import.py MUSTER."""

import os
import subprocess
import sys
import tempfile

from accessible import check_names, run

TABLE = """Played on;Player 1;Player 2;Winner;VP 1;VP 2;Game
5.3.2024;Eve;Fay;Eve;12;7;Saga
32.3.2024;Eve;Gil;Gil;3;9;Saga
7.3.2024;Fay;Gil;Gill Smith;5;5;Saga
8.3.2024;Fay;Eve;Fay;ten;2;Saga
"""


def correct(program, cell, text):
    """Types something else into a cell, over what it has."""
    program.reach(cell)
    program.press("ctrl+a", *text, "Return")


def bring_in(program):
    program.wait("Desk")
    program.press("alt+5")
    program.wait("No Results Yet")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "results.csv")
        with open(path, "w", encoding="utf-8") as file:
            file.write(TABLE)
        # Whoever opens the file elsewhere, while the club is looked at, brings it in.
        subprocess.run([sys.argv[1], path], env=program.env, check=True, timeout=120)
        program.wait("1 battle to be kept, doubles: 0, 3 rows refused; new members: 2")
    check_names(program)
    correct(program, "Played on, line 3", "6.3.2024")
    program.wait("2 battles to be kept, doubles: 0, 2 rows refused; new members: 3")
    correct(program, "Winner, line 4", "Gil")
    program.wait("3 battles to be kept, doubles: 0, 1 row refused; new members: 3")
    correct(program, "VP 1, line 5", "10")
    program.wait("4 battles to be kept, doubles: 0, 0 rows refused; new members: 3")
    program.click_away("Keep", "Rows of the table")
    program.come_forward()
    program.wait("1. Gil, 6 points; 2 won, 0 drawn, 0 lost", {"label"})


def take_back(program):
    """All of it is one change."""
    program.reach("Enter a Result")
    program.press("ctrl+z")
    program.wait("No Results Yet")


def story(program):
    bring_in(program)
    take_back(program)


run("a messy table comes in, three cells are corrected, and it is taken back", story, sys.argv[1], [])
