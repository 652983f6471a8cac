# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Muster as somebody uses it who hears it and has only a keyboard: what is on the screen is read from the accessibility bus, and nothing
is pointed at. For scripts; whoever imports this runs in a session of its own, or is skipped where there is no display, bus or pyatspi."""

import ctypes
import functools
import os
import subprocess
import sys
import tempfile
import time

LAUNCHERS = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
PATIENCE = 120  # only what fails takes as long, however busy the machine
PAUSE = 0.05  # between two looks, and between two keys
# After so many seconds, and so many looks that a slow program has answered, somebody would press the button once more.
AGAIN = 4
LOOKS = 10
STEPS = 60  # keys that somebody presses to get somewhere before giving up
# What a person can work with must say what it is.
CONTROLS = {"push button", "toggle button", "check box", "combo box", "entry", "text", "spin button", "switch", "radio button"}
WHOLE = {"label", "image", "page tab", "scroll bar", "spin button"}
BUTTONS = {"push button", "toggle button"}
STATUSES = {"status bar", "statusbar"}
# Roles that newer toolkits call otherwise, by the names they have in the oldest one.
OLD_NAMES = {"button": "push button", "grouping": "panel"}

# Symbols of keys, and the codes that modifiers have on an X server of any make.
KEYS = {"Return": 0xFF0D, "Home": 0xFF50, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "space": 0x20, "Tab": 0xFF09,
        "Escape": 0xFF1B,
        "F1": 0xFFBE, "F10": 0xFFC7, "question": 0x3F}
MODIFIERS = {"alt": 64, "ctrl": 37, "shift": 50}


def start_session():
    """Runs this script again with an accessibility bus on the session bus that it has."""
    launcher = next((path for path in LAUNCHERS if os.path.exists(path)), None)
    python = next((path for path in (sys.executable, "/usr/bin/python3") if has_pyatspi(path)), None)
    if launcher is None or python is None or not os.environ.get("DISPLAY"):
        print("1..0 # SKIP no display, no accessibility bus or no pyatspi")
        sys.exit(0)
    env = dict(os.environ, MUSTER_ACCESSIBLE=launcher, GTK_A11Y="atspi", GSK_RENDERER="cairo")
    # What the bus warns of must not end the one who listens; it is for the program alone.
    env["MUSTER_DEBUG"] = env.pop("G_DEBUG", "")
    sys.exit(subprocess.call([python] + sys.argv, env=env))


def has_pyatspi(python):
    return subprocess.call([python, "-c", "import pyatspi"], stderr=subprocess.DEVNULL) == 0


if "MUSTER_ACCESSIBLE" not in os.environ:
    start_session()

import pyatspi  # noqa: E402
from gi.repository import Atspi, Gio, GLib  # noqa: E402

VIEWABLE = 2  # of a window of X, which can have the keys
FOCUSED = int(Atspi.StateType.FOCUSED)
SENSITIVE = int(Atspi.StateType.SENSITIVE)
VISIBLE = int(Atspi.StateType.VISIBLE)
ROOT = "/org/a11y/atspi/accessible/root"


def until(look, patience=PATIENCE, looks=0):
    """What the look finds as soon as it finds something, or None when patience ends, after so many looks at least."""
    end = time.monotonic() + patience
    while looks > 0 or time.monotonic() < end:
        looks -= 1
        try:
            found = look()
        except GLib.Error:  # a program that is not on the bus yet
            found = None
        if found:
            return found
        time.sleep(PAUSE)
    return None


def open_bus():
    """The bus that programs say on what they show."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def call(bus, name, path, interface, method, arguments=None):
    return bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]


@functools.cache
def role_name(role):
    name = Atspi.role_get_name(Atspi.Role(role))
    return OLD_NAMES.get(name, name)


class Node:
    """What the bus says of a widget: its role, its name, its states."""

    def __init__(self, bus, item):
        (self.owner, self.path), _, (_, self.parent_path), self.index, self.n_children, _, self.name, role, _, states = item
        self.bus = bus
        self.role = role_name(role)
        self.states = states[0] | states[1] << 32
        self.parent = None
        self.children = []

    def has_state(self, state):
        return bool(self.states >> state & 1)

    def is_visible(self):
        return self.has_state(VISIBLE) or self.role == "application"

    def walk(self):
        """What is to be heard of it, and of its parts, but for what the toolkit makes its own controls of."""
        if not self.is_visible():
            return
        yield self
        if self.role in WHOLE:
            return
        for child in self.children:
            yield from child.walk()

    def is_doubtful(self, names_tell):
        """Whether it may have other parts than those that are known."""
        return len(self.children) != self.n_children or (names_tell and not all(child.name for child in self.children))

    def ask_children(self):
        return [path for _, path in call(self.bus, self.owner, self.path, "org.a11y.atspi.Accessible", "GetChildren")]

    def act(self):
        call(self.bus, self.owner, self.path, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,)))

    def description(self):
        """As it is now: newer toolkits tell of all of them at once without what has changed since."""
        return call(self.bus, self.owner, self.path, "org.freedesktop.DBus.Properties", "Get",
                    GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Description")))

    def text(self):
        return call(self.bus, self.owner, self.path, "org.a11y.atspi.Text", "GetText", GLib.Variant("(ii)", (0, -1)))


class WindowAttributes(ctypes.Structure):
    """Those of Xlib, up to whether a window is on the screen."""
    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "width", "height", "border", "depth")] + \
        [("visual", ctypes.c_void_p), ("root", ctypes.c_ulong)] + \
        [(name, ctypes.c_int) for name in ("kind", "bit_gravity", "window_gravity", "backing")] + \
        [("planes", ctypes.c_ulong), ("pixel", ctypes.c_ulong), ("save_under", ctypes.c_int), ("colours", ctypes.c_ulong),
         ("has_colours", ctypes.c_int), ("map_state", ctypes.c_int), ("rest", ctypes.c_long * 16)]


class Program:
    def __init__(self, program, files, home):
        env = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, GSETTINGS_BACKEND="memory", G_DEBUG=os.environ["MUSTER_DEBUG"])
        env.setdefault("MUSTER_SEED", "1")
        self.env = env  # for another start that reaches the same program
        self.process = subprocess.Popen([program] + files, env=env)
        self.bus = open_bus()
        self.owner = None
        self.names_tell = None  # newer toolkits call everything visible, but take the names from what is not
        self.untold = set()  # parts that the toolkit never tells of
        self.said = []  # what newer toolkits announced, in an event of its own
        self.bus.signal_subscribe(None, "org.a11y.atspi.Event.Object", "Announcement", None, None, Gio.DBusSignalFlags.NONE,
                                  lambda *event: self.said.append(event[5].unpack()[3]))

    def find_owner(self):
        """The name of the program on the bus."""
        for name, _ in call(self.bus, "org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Accessible", "GetChildren"):
            pid = call(self.bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                       GLib.Variant("(s)", (name,)))
            if pid == self.process.pid:
                return name
        return None

    def toolkit_version(self):
        version = call(self.bus, self.owner, ROOT, "org.freedesktop.DBus.Properties", "Get",
                       GLib.Variant("(ss)", ("org.a11y.atspi.Application", "Version")))
        return tuple(int(part) for part in version.split(".")[:2])

    def look(self):
        """What the program says of all that it shows, in one answer."""
        items = call(self.bus, self.owner, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
        nodes = {node.path: node for node in (Node(self.bus, item) for item in items)}
        for node in sorted(nodes.values(), key=lambda node: node.index):
            node.parent = nodes.get(node.parent_path)
            if node.parent is not None:
                node.parent.children.append(node)
        return nodes

    def ask_around(self, nodes):
        """Has each node that is in doubt say what its parts are. Gives those that the program has not told of yet."""
        missing, left = set(), [nodes[ROOT]]
        while left:
            node = left.pop()
            if not node.is_visible() or node.role in WHOLE:
                continue
            if node.is_doubtful(self.names_tell):
                paths = node.ask_children()
                missing.update(path for path in paths if path not in nodes)
                node.children = [nodes[path] for path in paths if path in nodes]
            left.extend(node.children)
        return missing

    def nodes(self):
        """Everything that is on the screen. Parts that nobody asked for yet are missing in the program's answer until somebody does."""
        assert self.process.poll() is None, f"the program ended with {self.process.returncode}"
        self.owner = self.owner or self.find_owner()
        if self.owner is None:
            return
        if self.names_tell is None:
            self.names_tell = self.toolkit_version() >= (4, 10)
        before = None
        while True:
            nodes = self.look()
            missing = self.ask_around(nodes) - self.untold
            if missing == before:
                self.untold |= missing
                break
            if not missing:
                break
            before = missing
        for node in nodes[ROOT].walk():
            if self.names_tell and not node.name and node.role in STATUSES:
                node.name = node.text()  # newer toolkits let a status speak for itself
            yield node

    def find(self, words, roles=None):
        for node in self.nodes():
            if words in node.name and (roles is None or node.role in roles):
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
        return sorted({f"{node.role}: {node.name}" for node in self.nodes() if node.name})

    def announced(self, words):
        """It is what a status says, or was said after what was waited for last."""
        def look():
            while GLib.MainContext.default().iteration(False):
                pass
            for i, text in enumerate(self.said):
                if words in text:
                    del self.said[:i + 1]
                    return True
            return self.find(words, STATUSES)

        if not until(look):
            raise AssertionError(f"“{words}” is not announced, but\n" + "\n".join(self.said + self.heard()))

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

    def focus(self):
        """What the keys go to, the innermost of it."""
        found = None
        for node in self.nodes():
            if node.has_state(FOCUSED):
                found = node
        return found

    def come_forward(self):
        """Gives the keys to the window that is left when a dialog has gone. A window manager would; where there is none, newer toolkits call
        nothing focused."""
        if until(self.focus, AGAIN, LOOKS):
            return
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x11.XOpenDisplay(None))
        windows, n_windows, ignored = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint(), ctypes.c_ulong()
        x11.XQueryTree(display, ctypes.c_ulong(x11.XDefaultRootWindow(display)), ctypes.byref(ignored), ctypes.byref(ignored),
                       ctypes.byref(windows), ctypes.byref(n_windows))
        for i in range(n_windows.value):
            attributes = WindowAttributes()
            x11.XGetWindowAttributes(display, ctypes.c_ulong(windows[i]), ctypes.byref(attributes))
            if attributes.map_state == VIEWABLE and attributes.width > 1:
                x11.XSetInputFocus(display, ctypes.c_ulong(windows[i]), 0, ctypes.c_ulong(0))
        x11.XCloseDisplay(display)
        until(self.focus)

    def has_moved(self, before):
        """Whether something else has the focus than before, when it may have been nothing."""
        now = self.focus()
        return now is not None and (before is None or now.path != before.path)

    def reach(self, words, key="Tab"):
        """Presses the key until what is called so has the focus."""
        passed = []
        for _ in range(STEPS):
            focus = until(self.focus, 2, LOOKS)  # newer toolkits leave a page that was turned to without one
            if focus is not None and words in focus.name:
                return focus
            passed.append(f"{focus.role}: {focus.name}" if focus is not None else "nothing")
            self.press(key)
            until(lambda: self.has_moved(focus), 2, LOOKS)
        raise AssertionError(f"“{words}” cannot be reached; the focus went by\n" + "\n".join(passed))

    def find_button(self, name, within=None):
        """The button of just this name, when it can be pressed; within the part of the screen that is called so."""
        parts = self.nodes() if within is None else (part for node in self.nodes() if node.name == within for part in node.walk())
        return next((node for node in parts if node.name == name and node.role in BUTTONS and node.has_state(SENSITIVE)), None)

    def button(self, name, within=None):
        node = until(lambda: self.find_button(name, within))
        if node is None:
            raise AssertionError(f"there is no button “{name}” to press; there are\n" + "\n".join(self.heard()))
        return node

    def click(self, name, within=None):
        self.button(name, within).act()

    def click_for(self, name, words, roles=None, within=None):
        """Clicks until what it is for is there: what still slides in takes no clicks. The button may be gone before that."""
        def look():
            button = self.find_button(name, within)
            if button is not None:
                button.act()
            return until(lambda: self.find(words, roles), AGAIN, LOOKS)

        return self.find(words, roles) or until(look) or self.wait(words, roles)

    def click_away(self, name, words, roles=None):
        """Clicks until what it ends is gone."""
        def look():
            button = self.find_button(name)
            if button is not None:
                button.act()
            return until(lambda: self.find(words, roles) is None, AGAIN, LOOKS)

        if not until(look):
            raise AssertionError(f"“{words}” is still to be heard")


def is_name(name):
    """Not that of a class, nor "_Next Next" as the toolkit calls buttons with a mnemonic."""
    return name and not name.startswith(("Gtk", "Adw", "Muster")) and "_" not in name


def is_said_twice(name):
    words = name.split()
    half = len(words) // 2
    return len(words) % 2 == 0 and half > 0 and words[:half] == words[half:]


def check_names(program):
    nameless, twice = [], []
    for node in program.nodes():
        parent = node.parent
        if node.role not in CONTROLS or parent is None or parent.role in ("combo box", "spin button", "push button") or \
                parent.name == "AdwToastWidget":
            continue  # the last are parts of the toolkit's own
        if not is_name(node.name):
            nameless.append(f"{node.role} {node.name!r} in {parent.role} {parent.name!r}")
        elif is_said_twice(node.name):
            twice.append(node.name)
    assert not nameless, "these have no name: " + ", ".join(sorted(set(nameless)))
    assert not twice, "these are read out twice: " + ", ".join(sorted(set(twice)))


def is_bus_up():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    return call(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
                GLib.Variant("(s)", ("org.a11y.Bus",)))


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
