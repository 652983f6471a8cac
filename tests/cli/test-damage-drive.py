#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Data files that a failing disk has had, driven through every command that reads them: no signal, no hang, and nothing
missing without a word. A long run harms thousands of them."""

import os
import random
import sqlite3

from cli_test import FAILED, LONG, OK, ROOT, main, run, seed, test, write
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


BUNDLE = 'war.muster-bundle'
READING = [
    ('list', '--json', '--archived'), ('report', 'battle-4'), ('force', 'record', 'force-1'),
    ('campaign', 'show', 'campaign-1', '--json'), ('campaign', 'sheet', 'campaign-1', '--sheet=record'),
    ('campaign', 'sheet', 'campaign-1', '--sheet=honour'), ('campaign', 'sheet', 'campaign-1', '--sheet=gazette'),
    ('campaign', 'export', 'campaign-1', '--bundle', '--overwrite', '--output', BUNDLE),
    ('club', 'table', '--json'), ('club', 'export'), ('club', 'ratings', '--json'),
]


def fill_campaign(folder):
    """A campaign that has heard of a battle, which careers, bundles and the club read as well."""
    fill(folder)
    samples = ROOT / 'data/samples'
    run(folder, 'campaign', 'import', samples / 'valley-war.json').expect(OK)
    run(folder, 'campaign', 'return', samples / 'valley-war-ford.muster-battle', '--chapter=ford').expect(OK)
    table = 'battle,date,player,side,result\nb1,2026-01-01,Ann,A,win\nb1,2026-01-01,Bob,B,loss\n'
    run(folder, 'club', 'import', write(folder, table.encode(), 'results.csv')).expect(OK)
    return data_file(folder).read_bytes()


def read_all(folder):
    """What each command says: what it prints, or the bundle that it writes; None where it tells of damage."""
    said = {}
    for command in READING:
        (folder / BUNDLE).unlink(missing_ok=True)
        result = run(folder, *command)
        told = result.status == FAILED and result.err
        assert told or result.status == OK, result.err
        said[command] = None if told else result.out + ((folder / BUNDLE).read_bytes() if BUNDLE in command else b'')
    return said


def compare(folder, whole, what):
    """How many commands tell of the damage; whichever does not must say what it said before."""
    said = read_all(folder)
    for command, words in said.items():
        assert words is None or words == whole[command], f'{what}: {" ".join(command)} says nothing'
    return sum(words is None for words in said.values())


@test
def a_changed_value_is_told_wherever_it_shows(folder):
    sound = fill_campaign(folder)
    whole = read_all(folder)
    assert all(whole.values())
    n_told = 0
    # Of battles and campaigns the last one, which everything else reads.
    rows = {'battle': 'id = 4', 'battle_setup': 'battle_id = 4', 'event': 'battle_id = 4 AND seq = 7',
            'campaign': 'id = 1', 'campaign_setup': 'campaign_id = 1',
            'campaign_event': 'campaign_id = 1 AND seq = 2', 'document': "kind = 'result'", 'version': "kind = 'result'"}
    for table, row in rows.items():
        with sqlite3.connect(data_file(folder)) as db:
            columns = db.execute(f'PRAGMA table_info ({table})').fetchall()
        # The plain run has tried them all by the time that a brief one tries some.
        for _, column, kind, *_ in columns[::5 if os.environ.get('MUSTER_TEST_BRIEF') else 1]:
            put(folder, sound)
            other = {'TEXT': f"{column} || 'x'", 'INTEGER': f'{column} + 1000', 'BLOB': 'zeroblob (32)'}[kind]
            with sqlite3.connect(data_file(folder)) as db:
                db.execute('PRAGMA ignore_check_constraints = ON')
                db.execute(f'UPDATE OR IGNORE {table} SET {column} = {other} WHERE {row}')
            db.close()
            n_told += compare(folder, whole, f'{table}.{column}') > 0
    assert n_told > (8 if os.environ.get('MUSTER_TEST_BRIEF') else 40), n_told


@test
def a_flipped_byte_is_told_wherever_it_shows(folder):
    sound = fill_campaign(folder)
    whole = read_all(folder)
    dice = random.Random(seed(37))
    for number in range(5000 if LONG else 8):
        put(folder, flip(sound, dice))
        compare(folder, whole, f'flip {number}')


@test
def whatever_a_disk_does_is_told(folder):
    sound = fill_more(folder)
    n_files = export_all(folder)[1]
    assert n_files == 5
    dice = random.Random(seed(18))
    for harm, few, many in [(flip, 12, 5000), (zero, 5, 1000), (cut, 3, 1000)]:
        for number in range(many if LONG else few):
            put(folder, harm(sound, dice))
            try:
                drive(folder, n_files)
            except AssertionError as error:
                raise AssertionError(f'{harm.__name__} {number}: {error}') from error


main()
