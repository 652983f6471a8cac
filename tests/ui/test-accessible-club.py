#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The club by keyboard and ear: a result is entered, the league is read, an evening is run.
Usage: test-accessible-club.py MUSTER."""

import sys
import time

from accessible import check_names, run, until

SLIDE = 0.5  # A page that still slides in cannot be worked with.


def find_just(program, name, roles):
    return until(lambda: next((node for node in program.nodes() if node.name == name and node.role in roles), None))


def enter_result(program):
    """Who played, who won: nothing else is asked for."""
    program.wait("Desk")
    program.press("ctrl+shift+r")
    program.wait("Who played?")
    time.sleep(SLIDE)
    check_names(program)
    program.press(*"ann")
    program.wait("ann won")
    program.press("Tab", *"ben")
    program.wait("ben won")
    won = find_just(program, "ann won", {"push button", "toggle button", "check box", "radio button"})
    assert won is not None, "nobody can have won; there are\n" + "\n".join(program.heard())
    won.act()
    program.click_for("Keep", "1 kept. The last: ann, ben")
    # It stays open for the next one.
    program.press("Escape")
    program.wait_gone("Side 1: Who Played")
    program.come_forward()


def read_league(program):
    """A row says all that it shows, in words."""
    program.press("alt+5")
    program.wait("1. ann, 3 points; 1 won, 0 drawn, 0 lost", {"label"})
    program.wait("2. ben, 0 points; 0 won, 0 drawn, 1 lost", {"label"})
    check_names(program)


def run_evening(program):
    """N-EVENING: planned, two come, and they are paired, by keyboard alone."""
    program.reach("Evenings")
    program.press("space")
    program.reach("Plan an Evening…")
    program.press("Return")
    program.wait("A New Evening")
    time.sleep(SLIDE)
    program.press("Return")
    program.wait_gone("A New Evening")
    program.come_forward()
    for n, name in enumerate(("ann", "ben"), 1):
        program.reach("Somebody came: his name")
        program.press(*name, "Return")
        program.wait(f"{n} here")
    program.reach("Next Round")
    program.press("Return")
    assert until(lambda: program.focus() is not None and program.focus().name.startswith("Points of")), program.heard()


def club(program):
    enter_result(program)
    read_league(program)
    run_evening(program)


run("a result is entered, the league is read and an evening is run by keyboard and ear", club, sys.argv[1], [])
