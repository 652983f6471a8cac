#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights a turn by keyboard and ear. Usage: test-accessible.py MUSTER BATTLE-FILE."""

import sys

from accessible import check_names, run


def fight(program):
    program.wait("Turn 1 of 10 · Ford Column to act", {"label"})
    program.wait("1st Company, Regular Infantry, 12 of 12")
    check_names(program)

    # Arrows choose units, letters orders, digits dice, Enter resolves.
    program.press("Down", "Up", "m")
    program.wait("Dice for To act")
    check_names(program)
    program.press("6", "6", "Return")
    program.announced("Move")
    program.wait("has acted: Moved")

    # A shot: the target is the next thing to say, by the number that it has now.
    program.press("Down", "f")
    program.wait("1: Black Shields")
    program.press("1")
    program.wait("Dice for To hit")
    check_names(program)
    program.press(*"111111111111")
    program.wait("Dice for The keen shot")
    program.press("1", "Return")
    program.announced("Fire")

    program.press("ctrl+z")
    program.announced("Taken back")
    program.press("ctrl+shift+z")
    program.announced("Fire")

    program.press("ctrl+l")
    program.wait("Log of the battle")
    check_names(program)
    program.press("ctrl+l", "ctrl+j")
    program.wait("Ford Column: one more", {"push button"})
    check_names(program)
    program.press("ctrl+j")

    program.press("ctrl+e")
    program.wait("Still to Do in This Turn")
    program.press("Return")
    program.announced("Valley Clans to act")

    # The umpire puts something right: what it is now stands there, Return gives the order.
    program.click("The Battle, the Umpire and the Record")
    program.click("Correct")
    program.wait("Becomes", {"spin button", "text"})
    check_names(program)
    program.click("Cancel")

    program.click("End battle")
    program.wait("End battle", {"label"})
    program.click("Resolve")
    program.announced("over")

    # What a list is filtered by, and what is chosen there, is heard at the button that has the focus.
    program.come_forward()
    program.press("alt+Left")
    program.wait("New Battle", {"push button"})
    program.press("ctrl+f")
    chosen = program.reach("Rules").description()
    assert chosen == "Any rules", chosen


run("a turn is fought by keyboard and ear", fight, sys.argv[1], sys.argv[2:])
