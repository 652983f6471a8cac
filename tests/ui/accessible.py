# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Muster as somebody uses it who hears it and has only a keyboard: what is on the screen is read from the accessibility bus, and nothing
is pointed at. For scripts; whoever imports this runs in a session of its own, or is skipped where there is no display, bus or pyatspi."""

import ctypes
import os
import subprocess
import sys
import tempfile
import time

LAUNCHERS = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
PATIENCE = 20
PAUSE = 0.05  # between two looks, and between two keys
# What a person can work with must say what it is.
CONTROLS = {"push button", "toggle button", "check box", "combo box", "entry", "text", "spin button", "switch", "radio button"}
WHOLE = {"label", "image", "page tab", "scroll bar", "spin button"}
BUTTONS = {"push button", "toggle button"}

# Symbols of keys, and the codes that modifiers have on an X server of any make.
KEYS = {"Return": 0xFF0D, "Up": 0xFF52, "Down": 0xFF54, "space": 0x20}
MODIFIERS = {"ctrl": 37, "shift": 50}


def stay_on_display():
    """A virtual display that nobody is on for a moment starts anew, and has no monitors from then on."""
    try:
        ctypes.CDLL("libX11.so.6").XOpenDisplay(None)
    except OSError:
        pass  # it is no display of that kind


def start_session():
    """Runs this script again in a session bus of its own, with an accessibility bus."""
    stay_on_display()
    launcher = next((path for path in LAUNCHERS if os.path.exists(path)), None)
    python = next((path for path in (sys.executable, "/usr/bin/python3") if has_pyatspi(path)), None)
    if launcher is None or python is None or not os.environ.get("DISPLAY"):
        print("1..0 # SKIP no display, no accessibility bus or no pyatspi")
        sys.exit(0)
    env = dict(os.environ, MUSTER_ACCESSIBLE=launcher, GTK_A11Y="atspi", GSK_RENDERER="cairo")
    # What the bus warns of must not end the one who listens; it is for the program alone.
    env["MUSTER_DEBUG"] = env.pop("G_DEBUG", "")
    sys.exit(subprocess.call(["dbus-run-session", "--", python] + sys.argv, env=env))


def has_pyatspi(python):
    return subprocess.call([python, "-c", "import pyatspi"], stderr=subprocess.DEVNULL) == 0


if "MUSTER_ACCESSIBLE" not in os.environ:
    start_session()

import pyatspi  # noqa: E402
from gi.repository import Gio, GLib  # noqa: E402


def until(look, patience=PATIENCE):
    """What the look finds as soon as it finds something, or None when patience ends."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            found = look()
        except Exception:  # a node that goes while it is looked at, or a bus that is not there yet
            found = None
        if found:
            return found
        time.sleep(PAUSE)
    return None


def is_visible(node):
    return node.getState().contains(pyatspi.STATE_VISIBLE)


def walk(node):
    """What is to be heard of it, and of its parts; what the toolkit makes its own controls of is left out, as every node takes its time."""
    role = node.getRoleName()
    if not is_visible(node) and role != "application":
        return
    yield node
    if role in WHOLE:
        return
    for child in node:
        if child is not None:
            yield from walk(child)


class Program:
    def __init__(self, program, files, home):
        env = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, GSETTINGS_BACKEND="memory", G_DEBUG=os.environ["MUSTER_DEBUG"])
        self.process = subprocess.Popen([program] + files, env=env)

    def nodes(self):
        """Everything that is on the screen."""
        for application in pyatspi.Registry.getDesktop(0):
            if application is not None and application.get_process_id() == self.process.pid:
                yield from walk(application)

    def find(self, words, roles=None):
        for node in self.nodes():
            if words in (node.name or "") and (roles is None or node.getRoleName() in roles):
                return node
        return None

    def wait(self, words, roles=None):
        node = until(lambda: self.find(words, roles))
        if node is None:
            raise AssertionError(f"“{words}” is not to be heard; there are\n" + "\n".join(self.heard()))
        return node

    def wait_gone(self, words, roles=None):
        if until(lambda: self.find(words, roles) is None) is None:
            raise AssertionError(f"“{words}” is still to be heard")

    def heard(self):
        return sorted({f"{node.getRoleName()}: {node.name}" for node in self.nodes() if node.name})

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
            time.sleep(PAUSE)

    def button(self, name):
        """The button of just this name, when it can be pressed."""
        def look():
            return next((node for node in self.nodes() if node.name == name and node.getRoleName() in BUTTONS
                         and node.getState().contains(pyatspi.STATE_SENSITIVE)), None)

        node = until(look)
        if node is None:
            raise AssertionError(f"there is no button “{name}” to press; there are\n" + "\n".join(self.heard()))
        return node

    def click(self, name):
        self.button(name).queryAction().doAction(0)


def is_name(name):
    """Not that of a class, nor "_Next Next" as the toolkit calls buttons with a mnemonic."""
    return name and not name.startswith(("Gtk", "Adw", "Muster")) and "_" not in name


def check_names(program):
    nameless = []
    for node in program.nodes():
        if node.getRoleName() not in CONTROLS:
            continue
        parent = node.parent
        if parent is None or parent.getRoleName() in ("combo box", "spin button", "push button"):
            continue  # parts of the toolkit's own
        if not is_name(node.name):
            nameless.append(f"{node.getRoleName()} {node.name!r} in {parent.getRoleName()} {parent.name!r}")
    assert not nameless, "these have no name: " + ", ".join(sorted(set(nameless)))


def is_bus_up():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    answer = bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
                           GLib.Variant("(s)", ("org.a11y.Bus",)), None, Gio.DBusCallFlags.NONE, -1, None)
    return answer.unpack()[0]


def run(title, story, program, files):
    """Starts the program on data of its own, and tells whether the story goes as it says."""
    bus = subprocess.Popen([os.environ["MUSTER_ACCESSIBLE"], "--launch-immediately"],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    print("1..1")
    try:
        until(is_bus_up)
        with tempfile.TemporaryDirectory() as home:
            muster = Program(program, files, home)
            try:
                story(muster)
                print(f"ok 1 - {title}")
            finally:
                muster.process.terminate()
                muster.process.wait(10)
    except AssertionError as error:
        print(f"not ok 1 - {title}")
        for line in str(error).splitlines():
            print("#", line)
        sys.exit(1)
    finally:
        bus.terminate()
