#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""tools/make-club: a club from a seed."""

import csv
import re
import subprocess
import sys

from cli_test import OK, PROGRAM, ROOT, main, run, test


def make(folder, name, *options):
    command = [sys.executable, ROOT / 'tools/make-club', '--cli', PROGRAM, '--battles', '30', '--members', '6',
               '--campaigns', '3', *options, folder / name]
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)


def export(folder, name):
    """The results that were typed in: those of chapters have the day of today, and an id that may begin alike."""
    table = run(folder, 'club', 'export', '--store', folder / name).expect(OK).text
    return [line for line in table.splitlines() if re.match(r'b\d{6},', line)]


@test
def test_the_same_seed_makes_the_same_club(folder):
    for name, seed in (('one.db', '1'), ('again.db', '1'), ('two.db', '2')):
        made = make(folder, name, '--seed', seed)
        assert made.returncode == 0, made.stderr
    assert len(export(folder, 'one.db')) == 60
    assert export(folder, 'one.db') == export(folder, 'again.db')
    assert export(folder, 'one.db') != export(folder, 'two.db')
    assert len(run(folder, 'campaign', 'list', '--store', folder / 'one.db').expect(OK).text.splitlines()) >= 3
    assert 'Campaign' in run(folder, 'club', 'export', '--store', folder / 'one.db').expect(OK).text


@test
def test_points_say_who_won(folder):
    assert make(folder, 'one.db', '--campaigns', '20').returncode == 0
    table = run(folder, 'club', 'export', '--store', folder / 'one.db').expect(OK).text.splitlines()
    battles = {}
    for line in csv.DictReader(table):
        battles.setdefault(line['battle'], {})[line['result']] = int(line['points'])
    assert any('draw' in results for results in battles.values())
    for results in battles.values():
        assert 'draw' in results or results['win'] > results['loss'], results
    for line in csv.DictReader(table):
        assert line['result'] != 'draw' or line['points'] == '3', line


@test
def test_nothing_is_overwritten(folder):
    assert make(folder, 'one.db').returncode == 0
    again = make(folder, 'one.db')
    assert again.returncode != 0 and 'there already' in again.stderr


main()
