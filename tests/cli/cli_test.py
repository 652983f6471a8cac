# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of muster-cli share: running the program with nothing of the user's in reach, and telling
meson what came of it (TAP)."""

import copy
import itertools
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get('MUSTER_CLI', str(ROOT / 'build/src/cli/muster-cli'))
MANY = os.environ.get('MUSTER_CLI_MANY', str(ROOT / 'build/tests/cli/muster-cli-many'))

OK, FAILED, USAGE, NEEDS = 0, 1, 2, 3
LONG = bool(os.environ.get('MUSTER_TEST_LONG'))
# How long a command may take, in seconds.
PATIENCE = 120

TESTS = []
# Whose leaks have been looked for, in a brief run.
SEARCHED = set()


def seed(usual):
    """What chance begins with: MUSTER_TEST_SEED if it is set, a seed drawn anew in a long run, and the usual one in every
    other, so that a run can only fail where the one before it did."""
    wanted = os.environ.get('MUSTER_TEST_SEED')
    number = int(wanted) if wanted else random.SystemRandom().randrange(1 << 30) if LONG else usual
    print(f'# MUSTER_TEST_SEED={number}')
    return number


def test(function):
    """Marks a function as a test; it is called with a folder of its own."""
    TESTS.append(function)
    return function


class Result:
    def __init__(self, run):
        self.status = run.returncode
        self.out = run.stdout
        self.err = run.stderr.decode('utf-8', 'replace')
        # A signal, or a warning of GLib's that is fatal in tests, is never right.
        assert run.returncode >= 0, f'ended by signal {-run.returncode}: {self.err}'
        # The sanitizers end a program with 1, which some tests ask for.
        assert 'Sanitizer' not in self.err and 'runtime error:' not in self.err, self.err

    @property
    def text(self):
        return self.out.decode('utf-8')

    @property
    def json(self):
        assert self.out.endswith(b'\n') and self.out.count(b'\n') == 1, f'not one line: {self.out!r}'
        return json.loads(self.out)

    def expect(self, status, says=None):
        """says: a text, or several, that the standard error output must have."""
        assert self.status == status, f'ended with {self.status}, not {status}: {self.err or self.text}'
        for words in [says] if isinstance(says, str) else says or []:
            assert words in self.err, f'{words!r} is not in {self.err!r}'
        if status in (FAILED, USAGE):
            assert self.err.startswith('muster-cli'), f'no message: {self.err!r}'
        if status == USAGE:
            assert '--help' in self.err, f'does not say where help is: {self.err!r}'
        return self


def is_searched(arguments):
    """A brief run under the sanitizers looks for leaks at the first start of each command, a long one at every start: that
    takes a fifth of the time of a short command."""
    command = tuple(itertools.takewhile(re.compile(r'[a-z-]+$').match, map(str, arguments[:2])))
    known = command in SEARCHED
    SEARCHED.add(command)
    return known and bool(os.environ.get('MUSTER_TEST_BRIEF'))


def settings_of(folder):
    """Of an environment with the user's data of this test."""
    home = pathlib.Path(folder) / 'home'
    return dict(os.environ, HOME=str(home), XDG_DATA_HOME=str(home / 'data'),
                XDG_CONFIG_HOME=str(home / 'config'), XDG_CACHE_HOME=str(home / 'cache'),
                XDG_STATE_HOME=str(home / 'state'), TMPDIR=str(folder))


def run(folder, *arguments, stdin=b'', env=None, program=PROGRAM, cwd=None, preexec_fn=None):
    """folder: holds the user's data of this test."""
    settings = settings_of(folder)
    if is_searched(arguments):
        settings['ASAN_OPTIONS'] = 'detect_leaks=0'
    settings.update(env or {})
    return Result(subprocess.run([program, *map(str, arguments)], input=stdin, env=settings, timeout=PATIENCE,
                                 cwd=cwd or folder, capture_output=True, preexec_fn=preexec_fn))


class Many:
    """Runs commands as run() does, many times as fast: each in a process that is forked from one that has everything
    loaded. Where the sanitizers look for leaks is run()."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.process = subprocess.Popen([MANY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder,
                                        env=settings_of(folder) | {'ASAN_OPTIONS': 'detect_leaks=0'})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def run(self, *arguments):
        self.process.stdin.write(json.dumps([*map(str, arguments)]).encode() + b'\n')
        self.process.stdin.flush()
        status = int(self.process.stdout.readline())
        out, err = ((self.folder / name).read_bytes() for name in ('out', 'err'))
        return Result(subprocess.CompletedProcess(arguments, status, out, err))


def as_nobody():
    """For preexec_fn: nothing is read-only to root."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)


def example():
    """The example of docs/battle-file.md."""
    text = (ROOT / 'docs/battle-file.md').read_text(encoding='utf-8')
    return json.loads(re.search(r'```json\n(\{.*?\n\})\n```', text, re.S).group(1))


def write(folder, document, name='battle.json'):
    path = pathlib.Path(folder) / name
    if isinstance(document, bytes):
        path.write_bytes(document)
    else:
        path.write_text(json.dumps(document), encoding='utf-8')
    return path


GONE = object()


def change(document, path, value):
    """A copy of the document with another value at the path, or without it."""
    changed = copy.deepcopy(document)
    place = changed
    for step in path[:-1]:
        place = place[step]
    if value is GONE:
        del place[path[-1]]
    elif isinstance(place, list) and path[-1] == len(place):
        place.append(value)
    else:
        place[path[-1]] = value
    return changed


def main():
    failed = False
    print(f'1..{len(TESTS)}')
    for number, function in enumerate(TESTS, 1):
        name = function.__name__.replace('_', '-')
        with tempfile.TemporaryDirectory() as folder:
            try:
                function(pathlib.Path(folder))
                print(f'ok {number} {name}')
            except Exception:
                failed = True
                for line in traceback.format_exc().splitlines():
                    print(f'# {line}')
                print(f'not ok {number} {name}')
        sys.stdout.flush()
    sys.exit(1 if failed else 0)
