#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An evening of eleven people in three rounds by keyboard and ear: one comes late, one leaves (N-EVENING-01 to N-EVENING-03).
Usage: test-accessible-evening.py MUSTER SAMPLE MUSTER-CLI."""

import glob
import json
import subprocess
import sys
import time

from accessible import BUTTONS, check_names, run, until

SLIDE = 0.5  # a page that still slides in cannot be worked with
ON_TIME = ["Ann", "Ben", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon"]
LATE, LEAVING = "Kim", "Cid"
CLI = sys.argv[3]


def read(program, *arguments):
    """What the command line says of the file that the window has open."""
    store, = glob.glob(program.env["XDG_DATA_HOME"] + "/muster/*.db")
    done = subprocess.run([CLI, *arguments, "--store", store], env=program.env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, (arguments, done.returncode, done.stderr)
    return done.stdout


def show(program):
    return json.loads(read(program, "club", "evening", "show", "evening-1", "--json"))


def plan(program):
    program.wait("Desk")
    program.press("alt+5")
    program.wait("No Results Yet")
    program.reach("Plan an Evening…")
    program.press("Return")
    program.wait("A New Evening")
    time.sleep(SLIDE)
    program.press("Return")
    program.wait_gone("A New Evening")
    program.come_forward()


def come(program, name, n_here):
    program.reach("Somebody came: his name")
    program.press(*name, "Return")
    program.wait(f"{n_here} here")


def play(program, number, n_pairs):
    """One key, the letter that the button “Next Round” shows, draws up the round and goes to the first points; each result is two numbers."""
    program.press("alt+x")
    program.wait(f"Round {number}", BUTTONS)
    for table in range(1, n_pairs + 1):
        focus = until(lambda: focused_at(program, table))
        assert focus, (number, table, program.focus() and program.focus().name)
        program.press(str(3 + table), "Return")
        assert until(lambda: program.focus() is not None and program.focus().path != focus.path), (number, table)
        program.press(str(table % 3 + 1), "Return")
    assert until(lambda: program.focus() is not None and "Next Round" in program.focus().name), (number, program.heard())


def focused_at(program, table):
    focus = program.focus()
    return focus if focus is not None and focus.name.startswith("Points of") and focus.name.endswith(f"at table {table}") else None


def pairs(drawn):
    return [(pair["attacker"], pair["defender"]) for pair in drawn["pairs"]]


def check(program):
    """What was done is on the disk, and follows the rules of pairing."""
    evening = show(program)
    assert evening["came"] == 11 and len(evening["here"]) == 10 and evening["left"] == [LEAVING], evening
    first, second, third = evening["rounds"]
    met = [frozenset(pair) for drawn in (first, second, third) for pair in pairs(drawn)]
    assert len(met) == len(set(met)) == 15, met
    assert first["bye"] is None and third["bye"] is None and second["bye"] is not None, evening
    playing = [sorted(name for pair in pairs(drawn) for name in pair) for drawn in (first, second, third)]
    assert playing[0] == ON_TIME
    assert sorted([*playing[1], second["bye"]]) == sorted([*ON_TIME, LATE])
    assert playing[2] == sorted({*ON_TIME, LATE} - {LEAVING})
    for drawn in (first, second, third):
        for table, pair in enumerate(drawn["pairs"], 1):
            assert pair["table"] == table and pair["points"] == [3 + table, table % 3 + 1] and pair["result"] == "win", pair
    # Its results are the club's, and the one who sat out has his bye.
    table = {row["player"]: row for row in json.loads(read(program, "club", "table", "--json"))}
    assert sum(row["battles"] for row in table.values()) == 31 and table[second["bye"]]["won"] >= 1, table
    attendance = json.loads(read(program, "club", "evening", "attendance", "--json"))
    assert attendance == [{"player": name, "evenings": 1} for name in sorted([*ON_TIME, LATE])], attendance


def read_all(program):
    """Whatever only reads works while the window is open."""
    for words in (["list"], ["club", "table"], ["club", "export"], ["club", "members"], ["club", "ratings"], ["club", "report"],
                  ["club", "evening", "list"], ["club", "evening", "ics"], ["club", "head-to-head"]):
        read(program, *words)


def evening(program):
    plan(program)
    for n, name in enumerate(ON_TIME, 1):
        come(program, name, n)
    check_names(program)
    play(program, 1, 5)
    come(program, LATE, 11)
    play(program, 2, 5)
    program.reach(f"{LEAVING}, is here; press when he leaves")
    program.press("Return")
    program.wait("10 here · 1 has left")
    play(program, 3, 5)
    check_names(program)
    check(program)
    read_all(program)


run("an evening of eleven in three rounds, one late, one leaving, by keyboard and ear", evening, sys.argv[1], [])
