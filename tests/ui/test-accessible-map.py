#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A campaign of three sides on a map by keyboard and ear: the map is made, two turns are marched, forces meet, their chapter is fought on paper,
and who has lost it withdraws. Usage: test-accessible-map.py MUSTER MUSTER-CLI."""

import glob
import json
import subprocess
import sys
import time

from accessible import check_names, run

SLIDE = 0.5  # what still slides in cannot be worked with
RED, BLUE, GREEN = "Beja", "British in the Sudan", "Camel Corps, 1884–85"
CLI = sys.argv[2]


def choose(program, name, wanted, steps):
    """Something in a row with a list that opens: so many steps down."""
    program.reach(name)
    program.press("space")
    time.sleep(SLIDE)
    program.press(*["Down"] * steps, "Return")
    program.wait(wanted)


def make_map(program):
    """One more place, by keyboard alone: beside the chosen one, with a name and a road."""
    program.click_for("Edit the Map…", "Add a Place", {"push button"})
    program.click_for("Add a Place", "Remove the Place", {"push button"})
    check_names(program)
    program.reach("Name")
    program.press("ctrl+a", *"camp")
    choose(program, "The kraal", "Steps to The kraal", 1)
    check_names(program)
    program.click_away("Use It", "Remove the Place", {"push button"})
    program.wait("13 places", {"label"})


def begin(program):
    program.wait("New Campaign", {"list item"})
    program.press("Tab")
    program.reach("New Battle")
    program.reach("New Campaign", "Down")
    program.press("Return")
    program.wait("Begin", {"push button"})
    choose(program, "Rules", "12 places", 5)
    program.click_for("Add a Side", "Players of Side 3", {"text"})
    check_names(program)
    make_map(program)
    program.click("Begin")
    program.wait_gone("Begin", {"push button"})
    program.come_forward()
    program.wait("Fight “Chapter 1”", {"push button"})
    program.click("Skip the tour (Shift+F1)")
    program.wait_gone("Skip the tour (Shift+F1)")
    program.press("ctrl+7")
    program.wait("Resolve the Turn", {"push button"})
    check_names(program)


def march_on_map(program):
    """The map itself has the keys: arrows go along the ways."""
    program.reach("Map")
    program.press("Home")
    program.wait("Map, The landing: ", {"image"})
    program.press("m")
    program.wait("March of Beja", {"label"})
    program.press("Right")
    program.wait("Map, The ford: ", {"image"})
    program.press("Return")
    program.wait("1 of 2 steps", {"label"})
    program.press("Return")
    program.wait("Beja marches to The ford", {"list item"})


def march_in_list(program):
    program.reach("Great Place: ")
    program.press("Return")
    program.wait("March of British in the Sudan", {"label"})
    program.reach("Thorn Drift: ", "Up")
    program.press("Return")
    program.wait("1 of 2 steps", {"label"})
    program.press("Return")
    program.wait("British in the Sudan marches to Thorn Drift", {"list item"})


def march(program, force, *places):
    """By the buttons beside the map."""
    program.click_for(f"March of {force}…", f"March of {force}", {"label"})
    for steps, place in enumerate(places, 1):
        program.click_for(f"to {place}", f"{steps} of 2 steps", {"label"})
    program.click_away("Write the March", "Write the March", {"push button"})
    program.wait(f"{force} marches to {places[-1]}", {"list item"})


def resolve(program, turn):
    program.click_for("Resolve the Turn", f"Turn {turn + 1}", {"label"})
    program.wait(f"Turn {turn}", {"label"})


def first_turn(program):
    """Each march is written in another way, and everybody comes where he was to come."""
    march_on_map(program)
    march_in_list(program)
    march(program, GREEN, "Signal Hill")
    resolve(program, 1)
    for place, force, origin in (("The ford", RED, "The landing"), ("Signal Hill", GREEN, "The gap"), ("Thorn Drift", BLUE, "Great Place")):
        row = program.wait(f"{place}: {force}", {"list item"})
        assert f"{force} came from {origin}" in row.name, row.name


def second_turn(program):
    """Two come to the kraal at once. What they are to do is sealed from the third side until then."""
    march(program, RED, "The kraal")
    march(program, BLUE, "The kraal")
    choose(program, "Whose map", "Their orders are sealed.", 3)
    assert program.find("marches to The kraal") is None, program.heard()
    assert program.find(f"March of {GREEN}…", {"push button"}) is not None, program.heard()
    check_names(program)
    program.reach("Whose map")
    program.press("space")
    time.sleep(SLIDE)
    program.press("Up", "Up", "Up", "Return")
    resolve(program, 2)
    program.wait("The kraal: British in the Sudan, worth 2; meeting 1; ", {"list item"})
    program.wait(f"{RED}, {BLUE}: at The kraal", {"label"})
    check_names(program)


def look_back(program):
    """One key for each turn: the map as it was, and nothing can be done there."""
    program.press("[")
    program.wait("This is how it stood then.", {"label"})
    program.wait_gone("; meeting 1; ", {"list item"})
    program.wait(f"The ford: {RED}", {"list item"})
    assert program.find("Resolve the Turn", {"push button"}) is None, program.heard()
    program.press("]")
    program.wait("; meeting 1; ", {"list item"})
    program.wait("Resolve the Turn", {"push button"})


def fight(program):
    """Their meeting becomes a chapter, which is fought on paper; who has lost goes back where he came from."""
    program.click_for("Make a Chapter…", "Record", {"push button"})
    program.reach("Title")
    program.press(*"The kraal")
    check_names(program)
    program.click_away("Record", "Record", {"push button"})
    program.wait("They fight in “The kraal”.", {"label"})
    program.come_forward()
    program.click_for("Played on Paper…", "Won by", {"combo box"})
    choose(program, "Won by", "Record", 1)
    check_names(program)
    program.click_away("Record", "Won by", {"combo box"})
    program.come_forward()
    program.reach("Aftermath of “The kraal”")
    program.press("Return")
    program.wait("Close It", {"push button"})
    program.click_away("Close It", "Close It", {"push button"})
    program.press("ctrl+7")
    program.wait(f"{BLUE} has to withdraw", {"label"})
    assert program.find("to Signal Hill", {"push button"}) is None  # the third side is there
    assert program.find("to The ford", {"push button"}) is None  # the enemy came from there
    check_names(program)
    program.click_away("to Thorn Drift", f"{BLUE} has to withdraw", {"label"})
    program.wait(f"The kraal: {RED}, worth 2; {RED} (", {"list item"})
    program.wait("Resolve the Turn", {"push button"})


def check(program):
    """What was done is on the disk."""
    store, = glob.glob(program.env["XDG_DATA_HOME"] + "/muster/*.db")
    done = subprocess.run([CLI, "campaign", "show", "campaign-1", "--json", "--store", store], env=program.env, capture_output=True,
                          text=True, timeout=120)
    assert done.returncode == 0, (done.returncode, done.stderr)
    state = json.loads(done.stdout)
    places = state["map"]["places"]
    assert state["map"]["turn"] == 2 and state["map"]["meetings"] == [] and len(places) == 13, state["map"]
    assert [force["at"] for force in state["map"]["forces"].values()] == ["kraal", "drift", "signal"], state["map"]
    assert len({places[place]["owner"] for place in ("kraal", "drift", "signal")}) == 3, places
    assert not any(duty["do"] in ("meet", "withdraw") for duty in state["to_do"]), state["to_do"]


def story(program):
    begin(program)
    first_turn(program)
    second_turn(program)
    look_back(program)
    fight(program)
    check(program)


run("a campaign of three sides is made, marched and fought on a map by keyboard and ear", story, sys.argv[1], [])
