#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights a turn as somebody does who hears the program and has only a keyboard: what is on the screen is read from the accessibility bus,
and nothing is pointed at. Usage: test-accessible.py MUSTER BATTLE-FILE. Skipped where there is no display, bus or pyatspi."""

import os
import subprocess
import sys
import tempfile
import time

LAUNCHERS = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
PATIENCE = 20
# What a person can work with must say what it is.
CONTROLS = {"push button", "toggle button", "check box", "combo box", "entry", "text", "spin button", "switch", "radio button"}

# Symbols of keys, and the codes that modifiers have on an X server of any make.
KEYS = {"Return": 0xFF0D, "Up": 0xFF52, "Down": 0xFF54, "space": 0x20}
MODIFIERS = {"ctrl": 37, "shift": 50}


def start_session():
    """Runs this script again in a session bus of its own, with an accessibility bus."""
    launcher = next((path for path in LAUNCHERS if os.path.exists(path)), None)
    python = next((path for path in (sys.executable, "/usr/bin/python3") if has_pyatspi(path)), None)
    if launcher is None or python is None or not os.environ.get("DISPLAY"):
        print("1..0 # SKIP no display, no accessibility bus or no pyatspi")
        sys.exit(0)
    env = dict(os.environ, MUSTER_ACCESSIBLE=launcher, GTK_A11Y="atspi", GSK_RENDERER="cairo")
    sys.exit(subprocess.call(["dbus-run-session", "--", python] + sys.argv, env=env))


def has_pyatspi(python):
    return subprocess.call([python, "-c", "import pyatspi"], stderr=subprocess.DEVNULL) == 0


if "MUSTER_ACCESSIBLE" not in os.environ:
    start_session()

import pyatspi  # noqa: E402


class Program:
    def __init__(self, program, battle, home):
        env = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, GSETTINGS_BACKEND="memory")
        # A virtual display that nobody was on for a moment starts anew, and may not answer yet.
        for _ in range(5):
            self.process = subprocess.Popen([program, battle], env=env)
            time.sleep(2)
            if self.process.poll() is None:
                break

    def nodes(self):
        """Everything that is on the screen."""
        def walk(node):
            states = node.getState()
            if not states.contains(pyatspi.STATE_VISIBLE) and node.getRoleName() != "application":
                return
            yield node
            for child in node:
                if child is not None:
                    yield from walk(child)

        for application in pyatspi.Registry.getDesktop(0):
            if application is not None and application.get_process_id() == self.process.pid:
                yield from walk(application)

    def find(self, words, roles=None):
        for node in self.nodes():
            if words in (node.name or "") and (roles is None or node.getRoleName() in roles):
                return node
        return None

    def wait(self, words, roles=None):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                node = self.find(words, roles)
            except Exception:  # a node that goes while it is looked at
                node = None
            if node is not None:
                return node
            time.sleep(0.1)
        names = sorted({f"{node.getRoleName()}: {node.name}" for node in self.nodes() if node.name})
        raise AssertionError(f"“{words}” is not to be heard; there are\n" + "\n".join(names))

    def announced(self, words):
        return self.wait(words, {"status bar", "statusbar"})

    def press(self, *keys):
        """Keys as "m", "Return", "ctrl+z"."""
        generate = pyatspi.Registry.generateKeyboardEvent
        for key in keys:
            *modifiers, key = key.split("+")
            for modifier in modifiers:
                generate(MODIFIERS[modifier], None, pyatspi.KEY_PRESS)
            generate(KEYS.get(key) or ord(key), None, pyatspi.KEY_SYM)
            for modifier in reversed(modifiers):
                generate(MODIFIERS[modifier], None, pyatspi.KEY_RELEASE)
            time.sleep(0.15)

    def click(self, words):
        node = self.wait(words, {"push button", "toggle button"})
        node.queryAction().doAction(0)


def check_names(program):
    nameless = []
    for node in program.nodes():
        parent = node.parent
        if node.getRoleName() not in CONTROLS or parent is None:
            continue
        if parent.getRoleName() in ("combo box", "spin button", "push button"):
            continue  # parts of the toolkit's own
        if not node.name or node.name.startswith(("Gtk", "Adw", "Muster")):
            nameless.append(f"{node.getRoleName()} {node.name!r} in {parent.getRoleName()} {parent.name!r}")
    assert not nameless, "these have no name: " + ", ".join(nameless)


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
    program.wait("has acted")

    # A shot: the target is the next thing to say.
    program.press("Down", "f", "space", "Down", "Return")
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
    program.wait("Still to do in this turn")
    program.press("Return")
    program.announced("Valley Clans to act")

    program.click("The battle, the umpire and the record")
    program.click("End battle")
    program.wait("End battle", {"label"})
    program.click("Resolve")
    program.announced("over")


def main():
    program, battle = sys.argv[1:3]
    bus = subprocess.Popen([os.environ["MUSTER_ACCESSIBLE"], "--launch-immediately"],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    print("1..1")
    try:
        time.sleep(0.7)
        with tempfile.TemporaryDirectory() as home:
            muster = Program(program, battle, home)
            try:
                fight(muster)
                print("ok 1 - a turn is fought by keyboard and ear")
            finally:
                muster.process.terminate()
                muster.process.wait(10)
    except AssertionError as error:
        print("not ok 1 - a turn is fought by keyboard and ear")
        for line in str(error).splitlines():
            print("#", line)
        sys.exit(1)
    finally:
        bus.terminate()


main()
