#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Data files that a failing disk has had, driven through every command that reads them: no signal, no hang, and nothing
missing without a word. A long run harms thousands of them."""

import os
import random

from cli_test import FAILED, OK, main, run, test, write
from damaged_file import PAGE, SAMPLES, data_file, export_all, fill, put


def fill_more(folder):
    """One of everything."""
    fill(folder)
    table = 'battle,date,player,side,result\n' + ''.join(
        f'b{i},2026-01-{i % 28 + 1:02},Ann,A,win\nb{i},2026-01-{i % 28 + 1:02},Bob,B,loss\n' for i in range(120))
    run(folder, 'club', 'import', write(folder, table.encode(), 'results.csv')).expect(OK)
    run(folder, 'import', SAMPLES[0].with_name('valley-war.muster-campaign')).expect(OK)
    return data_file(folder).read_bytes()


@test
def the_club_leaves_nothing_out_in_silence(folder):
    sound = fill_more(folder)
    whole = run(folder, 'club', 'table', '--json').expect(OK).out
    n_told = 0
    for page in range(len(sound) // PAGE):
        put(folder, sound[:page * PAGE] + bytes(PAGE) + sound[(page + 1) * PAGE:])
        result = run(folder, 'club', 'table', '--json')
        assert result.out == whole or (result.status == FAILED and result.err), f'page {page}: {result.text}'
        n_told += result.status == FAILED
    assert n_told > 3


def flip(content, dice):
    place = dice.randrange(len(content))
    return content[:place] + bytes([content[place] ^ dice.randrange(1, 256)]) + content[place + 1:]


def zero(content, dice):
    place = dice.randrange(len(content) // 512) * 512
    return content[:place] + bytes(512) + content[place + 512:]


def cut(content, dice):
    return content[:dice.randrange(1, len(content))]


def drive(folder, n_files):
    """Nothing is missing without a word; signals and hangs are noticed by run()."""
    rows = run(folder, 'list', '--json', '--archived')
    listed = sum(map(len, rows.json.values())) if rows.out else 0
    assert listed >= n_files or (rows.status == FAILED and rows.err), 'list says nothing'
    result, n_exported = export_all(folder)
    assert n_exported >= n_files or (result.status == FAILED and result.err), 'export says nothing'
    report = run(folder, 'report', 'battle-1')
    assert report.out or (report.status == FAILED and report.err), 'report says nothing'
    check = run(folder, 'check')
    assert check.status in (OK, FAILED)
    if rows.status == FAILED or result.status == FAILED:
        assert check.status == FAILED, 'check finds nothing'
    target = folder / 'salvaged.db'
    if run(folder, 'salvage', target).status == OK:
        run(folder, 'check', '--store', target).expect(OK)
    for left in folder.glob('salvaged.db*'):
        left.unlink()


@test
def whatever_a_disk_does_is_told(folder):
    sound = fill_more(folder)
    n_files = export_all(folder)[1]
    assert n_files == 5
    dice = random.Random(int(os.environ.get('MUSTER_TEST_SEED', '18')))
    for harm, few, many in [(flip, 12, 5000), (zero, 5, 1000), (cut, 3, 1000)]:
        for number in range(many if os.environ.get('MUSTER_TEST_LONG') else few):
            put(folder, harm(sound, dice))
            try:
                drive(folder, n_files)
            except AssertionError as error:
                raise AssertionError(f'{harm.__name__} {number}: {error}') from error


main()
