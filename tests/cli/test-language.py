#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli in a language that nobody speaks (tests/language/pseudo.py): what is read without brackets cannot be
translated."""

import functools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from cli_test import OK, ROOT, main, run, test

sys.path.insert(0, str(ROOT / 'tests/language'))
import pseudo  # noqa: E402

SAMPLES = sorted((ROOT / 'data/samples').glob('*.muster-battle'))
RULESETS = ('hexcard', 'kings', 'magdala', 'toysoldier')
WORD = re.compile(r'[^\W\d_]{3,}')
INNERMOST = re.compile(f'{pseudo.OPEN}[^{pseudo.OPEN}{pseudo.CLOSE}]*{pseudo.CLOSE}')
CATALOGUES = tempfile.TemporaryDirectory()


@functools.cache
def environment():
    """With the catalogues; None where no locale translates: C.UTF-8 does in some versions of the C library."""
    pseudo.make(ROOT, pathlib.Path(CATALOGUES.name))
    known = subprocess.run(['locale', '-a'], capture_output=True, text=True, check=True).stdout.split()
    for locale in ['C.UTF-8', *(name for name in known if name.lower().endswith(('.utf8', '.utf-8')))]:
        env = {'LC_ALL': locale, 'LANGUAGE': pseudo.LANGUAGE, 'MUSTER_LOCALEDIR': CATALOGUES.name}
        with tempfile.TemporaryDirectory() as folder:
            if pseudo.OPEN in run(folder, '--help', env=env).text:
                return env
    return None


def say(folder, *arguments, status=OK):
    result = run(folder, *arguments, env=environment())
    result.expect(status)
    return result.text + result.err


def unmarked(text):
    """The words outside of brackets."""
    count = 1
    while count:
        text, count = INNERMOST.subn(' ', text)
    return WORD.findall(text)


def names_in(node):
    """Every word of a file: what somebody wrote, and the ids of what is there, need no translation."""
    return set(WORD.findall(json.dumps(node, ensure_ascii=False)))


def assert_marked(text, known, what):
    left = sorted(set(unmarked(text)) - set(known))
    assert not left, f'{what}: {left} in {text[:3000]}'


def in_the_language(function):
    """A test that is left out where no locale translates."""
    @functools.wraps(function)
    def check(folder):
        if environment() is None:
            print('# no locale here translates')
            return
        function(folder)
    return test(check)


def commands(folder):
    return re.findall(r'^  ([a-z-]+(?: [a-z-]+)*)(?=  )', say(folder, '--help'), re.M)


@in_the_language
def every_help_is_translated(folder):
    names = commands(folder)
    assert len(names) > 50, names
    # One word is GLib's.
    known = set(WORD.findall(' '.join(names))) | {'muster', 'cli', 'help', 'version', 'Options'}
    assert_marked(say(folder, '--help'), known, '--help')
    for name in names:
        # Behind the line that shows how it is called. Options and what stands for them are the same in all languages.
        text = say(folder, *name.split(), '--help').partition('\n\n')[2]
        text = re.sub(r'--?[a-z][a-z-]*=?|\b[A-Z]{1,}…?\b|\[[A-Z… ]+\]', ' ', text)
        assert_marked(text, known, f'{name} --help')


@in_the_language
def every_sheet_of_a_ruleset_is_translated(folder):
    for ruleset in RULESETS:
        for sheet in ('qrs', 'blank'):
            say(folder, 'print', '--sheet', sheet, '--ruleset', ruleset, '--out', 'sheet.txt', '--no-date', '--overwrite')
            assert_marked((folder / 'sheet.txt').read_text(), (), f'{sheet} of {ruleset}')


if __name__ == '__main__':
    main()
