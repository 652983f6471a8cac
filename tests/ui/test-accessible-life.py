#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole life of a battle by keyboard and ear: set up, fought for a turn with real dice, taken back, ended, read about and printed.
Usage: test-accessible-life.py MUSTER LAST-BATTLE-FILE."""

import sys
import time

from accessible import check_names, run

SLIDE = 0.5  # A page that still slides in cannot be worked with.
UNITS = ["Tribal Infantry 1", "Tribal Infantry 2", "Tribal Infantry 3", "Tribal Infantry 4", "Camel riders",
         "Regular Infantry 1", "Regular Infantry 2", "Regular Infantry 3", "Regular Cavalry"]


def next_step(program):
    program.click("Next")
    time.sleep(SLIDE)


def choose_scenario(program):
    """One more battle by the rules of the last one; the dice say which."""
    program.wait("Turn 1 of 10 · Ford Column to act", {"label"})
    program.press("ctrl+n")
    program.wait("Or Roll for the Scenario", {"label"})
    time.sleep(SLIDE)
    check_names(program)
    program.click("Type in the Dice", within="Or Roll for the Scenario")
    program.wait("Dice for", {"panel"})
    program.press("1", "1")
    program.wait("Just Passing By", {"label"})


def choose_forces(program):
    """The two starter forces, with Leaders as the dice make them."""
    next_step(program)
    check_names(program)
    program.click("Type in the Dice", within="Leaders Not Rolled for Yet")
    for unit in UNITS:
        program.wait(f"Dice for {unit}: his Leadership: _", {"panel"})
        program.press("4", "4", "4")  # and what he is like
    program.wait_gone("Leader not rolled yet", {"label"})


def set_up(program):
    choose_scenario(program)
    choose_forces(program)
    next_step(program)
    check_names(program)
    next_step(program)
    check_names(program)
    program.click("Start the Battle")


def end_turn(program):
    program.press("ctrl+e")
    program.wait("Still to Do in This Turn")
    program.press("Return")


def fight(program):
    program.wait("Turn 1 of 30 · Beja to act", {"label"})
    check_names(program)

    # A tribe moves without being asked twice.
    program.press("Down", "m")
    program.wait(": Move", {"label"})
    program.press("Return")
    program.announced("Move")
    end_turn(program)
    program.announced("British in the Sudan to act")

    # The first of those who come next is chosen already. His men fire without being asked twice.
    program.press("f")
    program.wait("Regular Infantry 1: Fire", {"label"})
    program.press("1")  # the key on the card of the first target
    program.wait("Dice for To hit")
    check_names(program)
    program.press(*"666655211111")
    for purpose, dice in (("Whether ammunition runs out", "3"), ("Whether the Leader falls", "33"), ("Against being pinned", "33")):
        program.wait(f"Dice for {purpose}: _", {"panel"})
        program.press(*dice)
    program.press("Return")
    program.announced("-6 for casualties, +1 Discipline = 1, needs 6: pinned")
    program.wait("Tribal Infantry 1, Tribal Infantry, 10 of 16, Pinned 1", {"panel"})

    program.press("ctrl+space", "m")
    program.wait("Dice for To act: _ _", {"panel"})
    program.press("1", "2", "Return")
    program.announced("1 2")
    end_turn(program)
    program.announced("Turn 2 of 30 · Beja to act")


def take_back(program):
    """The end of the turn, and what failed before it."""
    program.press("ctrl+z")
    program.announced("Taken back")
    program.wait("Turn 1 of 30 · British in the Sudan to act", {"label"})
    program.press("ctrl+z")
    program.wait("Regular Infantry 2, Regular Infantry, 12 of 12", {"panel"})


def end(program):
    program.click("The Battle, the Umpire and the Record")
    program.click("End battle")
    program.wait("End battle", {"label"})
    program.click("Resolve")
    program.announced("over")


def read(program):
    """What came of it, and the despatch that tells it; then on paper."""
    program.click("Result")
    despatch = program.wait("Despatch", {"text"}).text()
    for fact in ("Beja", "the British", "Just Passing By", "six", "nought to nought"):
        assert fact in despatch, f"the despatch does not tell of “{fact}”: {despatch}"
    program.wait("6 lost, 10 left", {"label"})
    program.wait("6 of 12, with 4.0 expected", {"label"})
    check_names(program)

    program.click("Print Report…")
    program.wait("Page 1 of", {"image"})
    check_names(program)


def life(program):
    set_up(program)
    fight(program)
    take_back(program)
    end(program)
    read(program)


run("a battle is set up, fought, ended and printed by keyboard and ear", life, sys.argv[1], sys.argv[2:])
