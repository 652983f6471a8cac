#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A campaign by keyboard and ear: begun, two chapters fought, each with its aftermath, and the Gazette read and put on paper.
Usage: test-accessible-campaign.py MUSTER."""

import sys

from accessible import check_names, run

UNITS = ["Tribal Infantry 1", "Tribal Infantry 2", "Tribal Infantry 3", "Tribal Infantry 4", "Camel riders",
         "Regular Infantry 1", "Regular Infantry 2", "Regular Infantry 3", "Regular Cavalry"]


def begin(program):
    program.wait("New Campaign", {"list item"})
    program.press("Tab")
    program.reach("New Battle")
    program.reach("New Campaign", "Down")
    program.press("Return")
    program.wait("Begin", {"push button"})
    check_names(program)
    program.click("Begin")
    program.wait("Fight “Chapter 1”", {"push button"})
    check_names(program)
    program.click("Skip the tour (Shift+F1)")
    program.wait_gone("Skip the tour (Shift+F1)")


def set_up(program, chapter, is_first):
    program.click_for(f"Fight “{chapter}”", "Next", {"push button"})
    program.click("Next")
    if is_first:
        program.click_for("Type in the Dice", "Dice for", {"panel"}, within="Leaders Not Rolled for Yet")
        for unit in UNITS:
            program.wait(f"Dice for {unit}: his Leadership: _", {"panel"})
            program.press("4", "4", "4")  # and what he is like
    program.wait_gone("Leader not rolled yet", {"label"})
    program.click("Next")
    program.click("Next")
    program.click_for("Start the Battle", "Turn 1 · ", {"label"})


def fight(program, chapter, left):
    """One volley that tells, then they agree to leave it at that."""
    program.click_for("End turn", "Turn 1: British in the Sudan to act", {"label"})
    program.press("Return")
    program.announced(" to act")
    program.press("f")
    program.wait(": Fire", {"label"})
    program.press("space", "Down", "Return")
    program.wait("Dice for To hit")
    program.press(*"666655211111")
    for purpose, dice in (("Whether ammunition runs out", "3"), ("Whether the Leader falls", "33"), ("Against being pinned", "33")):
        program.wait(f"Dice for {purpose}: _", {"panel"})
        program.press(*dice)
    program.press("Return")
    program.announced("Fire")
    program.click("The Battle, the Umpire and the Record")
    program.click("End battle")
    program.wait("End battle", {"label"})
    program.click("Resolve")
    program.announced("over")
    program.click("Record for the Campaign")
    program.wait("What Came of the Battle", {"label"})
    check_names(program)
    program.click("Record")
    program.wait(f"Aftermath of “{chapter}”", {"push button"})
    program.press("ctrl+6")  # the journal
    program.wait(f"Tribal Infantry 1: {left} are left", {"label"})
    program.press("ctrl+1")  # back to the overview


def clear_up(program, chapter):
    """What is to do afterwards, top to bottom on one page."""
    program.click_for(f"Aftermath of “{chapter}”", "see how many of the casualties return", {"panel"})
    check_names(program)
    program.click_away("Roll for Everybody and Record It", "see how many of the casualties return", {"panel"})
    program.click_away("Close It", f"Close “{chapter}”", {"panel"})
    program.press("ctrl+1")  # back to the overview


def read(program):
    """What the newspaper says of both chapters; then on paper."""
    gazette = program.click_for("Gazette…", "Text of the Gazette", {"text"}).text()
    # The account may say in several ways that six fell; the list of the fallen says it in one.
    for fact in ("Chapter 2", "Beja", "British in the Sudan", " six", "Tribal Infantry 1: 6 fell.",
                 "Of 115 who fought 6 fell", "Chapter 3"):
        assert fact in gazette, f"the Gazette does not tell of “{fact}”: {gazette}"
    check_names(program)
    program.click("Print…")
    program.wait("Page 1 of", {"image"})
    check_names(program)


def campaign(program):
    begin(program)
    # Half of those who fell come back: the second battle begins with what the first one left.
    for chapter, left, strength in (("Chapter 1", "10 of 16", "13/16"), ("Chapter 2", "7 of 13", "10/16")):
        set_up(program, chapter, chapter == "Chapter 1")  # they are the same men in the second
        fight(program, chapter, left)
        clear_up(program, chapter)
        program.wait(strength, {"label"})
    read(program)


run("a campaign is begun, fought and read about by keyboard and ear", campaign, sys.argv[1], sys.argv[2:])
