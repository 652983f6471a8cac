#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Data files that a failing disk has had, driven through every command that reads them: no signal, no hang, and nothing
missing without a word. A long run harms thousands of them."""

import os
import random
import shutil
import sqlite3

from cli_test import FAILED, LONG, OK, Many, main, run, seed, test, write
from damaged_file import PAGE, SAMPLES, data_file, export_all, fill, fill_rich, put


# Each round asks one in so many of the commands; the sanitizers are ten times as slow.
SHARE = int(os.environ.get('MUSTER_TEST_SHARE') or 0)


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
PAGE_OF_MAP = 'map.html'
PAPER = 'paper.html'
SITE = 'site'
READING = [
    ('list', '--json', '--archived'), ('list', '--archived'), ('campaign', 'list'), ('campaign', 'list', '--json'),
    ('report', 'battle-4'), ('report', 'battle-1'),
    *(('export', thing, '--output', '-') for thing in
      ('battle-1', 'battle-2', 'battle-3', 'battle-4', 'battle-5', 'force-1', 'campaign-1', 'campaign-2')),
    ('force', 'record', 'force-1'), ('force', 'export', 'force-1', '--format=text'),
    ('force', 'export', 'force-1', '--format=csv'), ('print', 'force-1', '--out', PAPER, '--overwrite'),
    ('campaign', 'show', 'campaign-1', '--json'), ('campaign', 'show', 'campaign-2', '--json'),
    *(('campaign', 'sheet', 'campaign-1', f'--sheet={sheet}')
      for sheet in ('campaign', 'rules', 'record', 'honour', 'gazette')),
    ('campaign', 'sheet', 'campaign-1', '--sheet=briefing', '--side=column'),
    ('campaign', 'sheet', 'campaign-1', '--sheet=gazette', '--draft'),
    ('campaign', 'sheet', 'campaign-2', '--sheet=map', '--out', PAGE_OF_MAP, '--overwrite'),
    ('campaign', 'export', 'campaign-1', '--bundle', '--overwrite', '--output', BUNDLE),
    ('campaign', 'export', 'campaign-2', '--bundle', '--overwrite', '--output', BUNDLE),
    ('club', 'table', '--json'), ('club', 'export'), ('club', 'ratings', '--json'),
    ('club', 'head-to-head', '--json'),
    ('club', 'rates', '--by=ruleset', '--json'), ('club', 'season', 'list', '--json'), ('club', 'members', '--json'),
    ('club', 'member', 'show', 'Ann', '--json'), ('club', 'names'), ('club', 'report'), ('club', 'report', 'Ann'),
    ('club', 'evening', 'list', '--json'), ('club', 'evening', 'show', 'First', '--json'), ('club', 'evening', 'ics'),
    ('club', 'evening', 'attendance', '--json'), ('club', 'event', 'list', '--json'),
    ('club', 'event', 'show', 'Cup', '--json'), ('club', 'event', 'standings', 'Cup', '--json'),
    ('club', 'web', SITE),
]


def read_one(many, command):
    """What a command says: what it prints, and the files that it writes; None where it tells of damage."""
    written = [many.folder / name for name in (BUNDLE, PAGE_OF_MAP, PAPER)]
    for path in written:
        path.unlink(missing_ok=True)
    shutil.rmtree(many.folder / SITE, ignore_errors=True)
    result = many.run(*command)
    told = result.status == FAILED and result.err
    assert told or result.status == OK, f'{" ".join(command)}: {result.status} {result.err}'
    written += sorted((many.folder / SITE).rglob('*.*'))
    return None if told else result.out + b''.join(path.read_bytes() for path in written if path.exists())


def compare(many, whole, what):
    """How many commands tell of the damage; whichever does not must say what it said before."""
    said = {command: read_one(many, command) for command in whole}
    silent = [' '.join(command) for command, words in said.items() if words is not None and words != whole[command]]
    assert not silent, f'{what}: not a word from {", ".join(silent)}'
    return sum(words is None for words in said.values())


def flip_byte(folder, sound, dice):
    put(folder, flip(sound, dice))
    return 'a byte'


def zero_sector(folder, sound, dice):
    put(folder, zero(sound, dice))
    return 'a sector'


def swap_pages(folder, sound, dice):
    one, two = dice.sample(range(1, len(sound) // PAGE), 2)
    pages = [sound[place:place + PAGE] for place in range(0, len(sound), PAGE)]
    pages[one], pages[two] = pages[two], pages[one]
    put(folder, b''.join(pages))
    return f'pages {one} and {two}'


def open_table(folder, dice):
    """The file without its safeguards, and the number of a row of any of its tables."""
    db = sqlite3.connect(data_file(folder))
    db.execute('PRAGMA ignore_check_constraints = ON')
    tables = [name for name, in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
              if not name.startswith('sqlite_')]
    table = dice.choice(tables)
    keys = [column for _, column, *_, key in db.execute(f'PRAGMA table_info ({table})') if key]
    rows = db.execute(f'SELECT {", ".join(keys)} FROM {table} ORDER BY {", ".join(keys)}').fetchall()
    row = dice.choice(rows) if rows else [None] * len(keys)
    return db, table, ' AND '.join(f'{key} = ?' for key in keys), row


def change_value(folder, sound, dice):
    put(folder, sound)
    db, table, where, row = open_table(folder, dice)
    _, column, kind, *_ = dice.choice(db.execute(f'PRAGMA table_info ({table})').fetchall())
    other = {'TEXT': f"{column} || 'x'", 'INTEGER': f'{column} + 1000', 'BLOB': 'zeroblob (32)'}[kind]
    db.execute(f'UPDATE OR IGNORE {table} SET {column} = {other} WHERE {where}', row)
    db.commit()
    db.close()
    return f'{table}.{column} of {row}'


def drop_row(folder, sound, dice):
    put(folder, sound)
    db, table, where, row = open_table(folder, dice)
    db.execute(f'DELETE FROM {table} WHERE {where}', row)
    db.commit()
    db.close()
    return f'{table} without {row}'


@test
def whatever_is_harmed_is_told_wherever_it_shows(folder):
    sound = fill_rich(folder)
    dice = random.Random(seed(37))
    harms = [change_value, flip_byte, drop_row, change_value, zero_sector, flip_byte, swap_pages]
    n_told = 0
    n_rounds = int(os.environ.get('MUSTER_TEST_ROUNDS') or
                   (5000 if LONG else 4 if os.environ.get('MUSTER_TEST_BRIEF') else 28))
    # In a short run each round asks some of them, and all rounds together ask all.
    share = SHARE or (1 if n_rounds > 100 else 4)
    with Many(folder) as many:
        whole = {command: read_one(many, command) for command in READING}
        assert all(words is not None for words in whole.values()), [key for key in whole if whole[key] is None]
        for number in range(n_rounds):
            what = harms[number % len(harms)](folder, sound, dice)
            asked = list(whole)[number % share::share]
            n_told += compare(many, {command: whole[command] for command in asked}, f'{number}: {what}') > 0
    assert n_told > n_rounds // 8, n_told


@test
def whatever_a_disk_does_is_told(folder):
    sound = fill_more(folder)
    n_files = export_all(folder)[1]
    assert n_files == 5
    dice = random.Random(seed(18))
    for harm, few, many in [(flip, 12, 5000), (zero, 5, 1000), (cut, 3, 1000)]:
        for number in range(many if LONG and not SHARE else few):
            put(folder, harm(sound, dice))
            try:
                drive(folder, n_files)
            except AssertionError as error:
                raise AssertionError(f'{harm.__name__} {number}: {error}') from error


main()
