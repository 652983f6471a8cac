#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The club by keyboard and ear: a result is entered, the league is read, an evening is paired.
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
    program.click_away("Keep", "Side 1: who played")
    program.come_forward()


def read_league(program):
    """A row says all that it shows, in words."""
    program.press("alt+5")
    program.wait("1. ann, 3 points; 1 won, 0 drawn, 0 lost", {"label"})
    program.wait("2. ben, 0 points; 0 won, 0 drawn, 1 lost", {"label"})
    check_names(program)


def tick(program, name):
    """The box of just this name: others may speak of it too."""
    for _ in range(9):
        focus = program.reach(name)
        if focus.role == "check box" and focus.name == name:
            program.press("space")
            return
        program.press("Tab")
    raise AssertionError(f"“{name}” cannot be ticked")


def pair_evening(program):
    tab = find_just(program, "Tonight", {"page tab", "radio button", "toggle button", "push button"})
    assert tab is not None, "there is no evening; there are\n" + "\n".join(program.heard())
    tab.act()
    for name in ("ann", "ben"):
        member = find_just(program, name, {"check box"})
        assert member is not None, f"“{name}” cannot be here; there are\n" + "\n".join(program.heard())
        tick(program, name)
    program.wait("2 are here", {"label"})
    program.click("Pair them")
    assert until(lambda: program.find("ann against ben") or program.find("ben against ann")), "\n".join(program.heard())
    program.wait("Round 1, table 1")
    check_names(program)


def club(program):
    enter_result(program)
    read_league(program)
    pair_evening(program)


run("a result is entered, the league is read and an evening is paired by keyboard and ear", club, sys.argv[1], [])
