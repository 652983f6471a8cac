#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""N-RESULT-02: six results are entered by keyboard alone, with at most 20 keys each besides names and points.
Usage: test-accessible-results.py MUSTER."""

import sys
import time

from accessible import run

SLIDE = 0.5  # a dialog that still slides in cannot be worked with
MOST_KEYS = 20
RESULTS = [("ann", "5", "ben", "3"), ("cid", "2", "ann", "7"), ("ben", "4", "cid", "4"),
           ("ann", "1", "ben", "6"), ("cid", "9", "ben", "8"), ("ann", "3", "cid", "0")]


class Keys:
    """Counts the keys that are no letter of a name and no digit of points."""

    def __init__(self, program):
        self.program, self.pressed = program, 0
        self.press, program.press = program.press, self.count

    def count(self, *keys):
        self.pressed += len(keys)
        self.press(*keys)

    def write(self, words, text):
        """Goes to what is called so, if the focus is not there yet, and types the text."""
        self.program.reach(words)
        self.press(*text)


def results(program):
    program.wait("Desk")
    program.press("ctrl+shift+r")
    program.wait("Who played?")
    time.sleep(SLIDE)
    keys = Keys(program)
    for number, (first, own, second, other) in enumerate(RESULTS, 1):
        keys.pressed = 0
        keys.write("Side 1: Who Played", first)
        keys.write("Side 2: Who Played", second)
        keys.write("Victory Points of Side 1", own)
        keys.write("Victory Points of Side 2", other)
        program.press("Return")
        program.wait(f"{number} kept. The last: {first} {own}, {second} {other}")
        assert keys.pressed <= MOST_KEYS, (number, keys.pressed)
    program.press("Escape")
    program.wait_gone("Side 1: Who Played")
    program.come_forward()
    program.press("alt+5")
    # ann: won against ben, cid and cid, lost to ben; ben: won, drew and lost two; cid: won, drew and lost two.
    program.wait("1. ann, 9 points; 3 won, 0 drawn, 1 lost", {"label"})
    for name in ("ben", "cid"):
        program.wait(f"{name}, 4 points; 1 won, 1 drawn, 2 lost", {"label"})


run("six results are entered by keyboard alone, with few keys", results, sys.argv[1], [])
