#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""When a battle was played, and whether it counts for the club."""

import copy
import datetime
import json
import re
import sqlite3

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write

SAMPLE = json.loads((ROOT / 'data/samples/valley-war-ford.muster-battle').read_text(encoding='utf-8'))
OLD_SCHEMA = ROOT / 'tests/store/fixtures/008.sql'
TODAY = datetime.datetime.now(datetime.timezone.utc).date()


def day(offset):
    return (TODAY + datetime.timedelta(days=offset)).isoformat()


def battle(**members):
    """A battle of its own, fought to its end in a war of 1879."""
    return {**copy.deepcopy(SAMPLE), 'title': 'Ours', **members}


def take(folder, document, status=OK, name='ours.muster-battle'):
    return run(folder, 'import', write(folder, document, name)).expect(status)


def make_old(folder):
    """The data file becomes one that Muster had written before samples were no results: of schema 8, with the same battles
    and campaigns, whose rows are alike."""
    path = folder / 'home/data/muster/muster.db'
    now = sqlite3.connect(path)
    old_path = folder / 'old.db'
    old = sqlite3.connect(old_path)
    script = OLD_SCHEMA.read_text(encoding='utf-8')
    for statement in re.findall(r'^CREATE (?:UNIQUE )?(?:TABLE|INDEX) .*?;$|^PRAGMA (?:application_id|user_version).*?;$', script, re.M | re.S):
        old.execute(statement)
    for table in ('meta', 'tally', 'battle', 'battle_setup', 'event', 'battle_detail', 'campaign', 'campaign_setup',
                  'campaign_event', 'campaign_detail', 'image'):
        rows = now.execute(f'SELECT * FROM {table}').fetchall()
        if rows:
            old.executemany(f'INSERT INTO {table} VALUES ({",".join("?" * len(rows[0]))})', rows)
    old.commit()
    old.close()
    now.close()
    for file in path.parent.iterdir():
        if file.name.startswith('muster.db'):
            file.unlink()
    old_path.rename(path)
    # What writes brings the file over. A tour's battle tells the club nothing.
    take(folder, battle(kind='tour', title='Opens the file'))


def listed(folder, number=0):
    return run(folder, 'list', '--json').expect(OK).json['battles'][number]


def days(folder):
    lines = run(folder, 'club', 'export').expect(OK).text.splitlines()[1:]
    return [line.split(',')[1] for line in lines]


def exported(folder, name='battle-1'):
    run(folder, 'export', name, '--output', folder / 'out.json', '--overwrite').expect(OK)
    return json.loads((folder / 'out.json').read_text(encoding='utf-8'))


@test
def N_DATE_01_the_club_counts_by_the_day_played(folder):
    take(folder, battle())
    # A file that does not say was played on the day of its import, never on the date of the war.
    assert days(folder) == [day(0)] * 2
    row = listed(folder)
    assert (row['played'], row['counts'], row['date']) == (day(0), True, '1879-01-11')
    assert exported(folder)['played'] == day(0) and 'counts' not in exported(folder)
    run(folder, 'club', 'played', 'battle-1', '2025-03-02').expect(OK)
    assert days(folder) == ['2025-03-02'] * 2 and listed(folder)['played'] == '2025-03-02'
    assert exported(folder)['played'] == '2025-03-02'
    run(folder, 'club', 'undo').expect(OK)
    assert days(folder) == [day(0)] * 2
    run(folder, 'club', 'redo').expect(OK)
    assert days(folder) == ['2025-03-02'] * 2
    run(folder, 'check').expect(OK)


@test
def N_DATE_04_the_battle_file_knows_the_day(folder):
    take(folder, battle(played='2024-02-29'))
    assert days(folder) == ['2024-02-29'] * 2
    out = exported(folder)
    assert out['played'] == '2024-02-29' and 'kind' not in out
    other = folder / 'other'
    other.mkdir()
    run(other, 'import', folder / 'out.json').expect(OK)
    assert days(other) == ['2024-02-29'] * 2
    # It comes out as it went in.
    run(other, 'export', 'battle-1', '--output', other / 'again.json').expect(OK)
    assert (other / 'again.json').read_bytes() == (folder / 'out.json').read_bytes()


@test
def N_DATE_04_a_day_after_today_makes_the_file_bad(folder):
    for bad in [day(1), '2023-02-29', '1.2.2024', 5]:
        take(folder, battle(played=bad), FAILED)
    first = write(folder, battle(), 'good.muster-battle')
    second = write(folder, battle(played=day(1)), 'bad.muster-battle')
    run(folder, 'import', first, second).expect(FAILED)
    assert not (folder / 'home/data/muster').exists() or run(folder, 'list', '--json').json['battles'] == []
    take(folder, battle(played=day(0)))


@test
def N_DATE_03_N_DATE_05_a_day_after_today_is_refused(folder):
    take(folder, battle())
    run(folder, 'club', 'played', 'battle-1', day(1)).expect(FAILED)
    run(folder, 'club', 'played', 'battle-1', '2025-02-30').expect(USAGE)
    run(folder, 'club', 'played', 'battle-9', '2025-02-03').expect(FAILED)
    run(folder, 'club', 'played', 'battle-1', day(0)).expect(OK)
    assert days(folder) == [day(0)] * 2


@test
def N_DATE_01_a_chapter_on_paper_has_the_day_of_its_return_unless_set(folder):
    blocks = re.findall(r'```json\n(.*?)\n```', (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8'), re.S)
    war = {**json.loads(blocks[0]), 'log': json.loads(blocks[2])}
    run(folder, 'campaign', 'import', write(folder, war, 'war.muster-campaign')).expect(OK)
    assert days(folder) == [day(0)] * 2
    run(folder, 'club', 'played', 'campaign-1/ford', day(1)).expect(FAILED)
    for nothing in ('campaign-1/kraal', 'campaign-1/nowhere', 'campaign-2/ford', 'campaign-1/', '/ford'):
        run(folder, 'club', 'played', nothing, '2025-03-02').expect(FAILED)
    assert days(folder) == [day(0)] * 2
    for name in ('campaign-1/ford', f'{war["title"]}/ford'):
        run(folder, 'club', 'played', name, '2025-03-02').expect(OK)
        assert days(folder) == ['2025-03-02'] * 2
        run(folder, 'club', 'undo').expect(OK)
        assert days(folder) == [day(0)] * 2
    # A battle may be called so.
    take(folder, battle(title='campaign-1/ford', played='2024-01-02'))
    run(folder, 'club', 'played', 'campaign-1/ford', '2024-01-03').expect(OK)
    assert sorted(days(folder)) == ['2024-01-03'] * 2 + [day(0)] * 2
    run(folder, 'check').expect(OK)


@test
def N_DATE_02_a_battle_counts_or_not(folder):
    take(folder, battle(counts=False))
    assert days(folder) == [] and listed(folder)['counts'] is False
    assert exported(folder)['counts'] is False
    assert run(folder, 'club', 'table', '--json').expect(OK).json == []
    run(folder, 'club', 'count', 'battle-1', 'yes').expect(OK)
    assert days(folder) == [day(0)] * 2 and 'counts' not in exported(folder)
    run(folder, 'club', 'count', 'battle-1', 'no').expect(OK)
    assert days(folder) == []
    run(folder, 'club', 'undo').expect(OK)
    assert days(folder) == [day(0)] * 2
    run(folder, 'club', 'count', 'battle-1', 'maybe').expect(USAGE)
    run(folder, 'club', 'count', 'battle-2', 'no').expect(FAILED)


@test
def N_DATE_04_kinds_that_never_count(folder):
    for number, kind in enumerate(['sample', 'tour', 'what-if', 'simulated', 'solo'], 1):
        take(folder, battle(kind=kind, title=kind))
        row = next(row for row in run(folder, 'list', '--json').json['battles'] if row['title'] == kind)
        assert row['counts'] is False
        assert exported(folder, row['id'])['kind'] == kind
        assert days(folder) == []
        if kind != 'solo':
            run(folder, 'club', 'count', row['id'], 'yes').expect(FAILED, kind)
            take(folder, battle(kind=kind, counts=True), FAILED)
    run(folder, 'club', 'count', 'solo', 'yes').expect(OK)
    assert days(folder) == [day(0)] * 2
    take(folder, battle(kind='friendly'), FAILED)


@test
def samples_and_tours_are_never_results(folder):
    run(folder, 'tour', cwd=folder).expect(OK)
    files = sorted(folder.rglob('*.muster-battle'))
    assert all(json.loads(file.read_text(encoding='utf-8'))['kind'] == 'tour' for file in files)
    run(folder, 'import', *files).expect(OK)
    assert days(folder) == []
    # One that was kept before battles said what they are is known by how it begins.
    take(folder, SAMPLE)
    assert days(folder) == [] and exported(folder, 'The ford')['kind'] == 'sample'
    assert run(folder, 'club', 'ratings', '--json').expect(OK).json == []


@test
def what_was_a_result_by_mistake_is_told_of_once(folder):
    """N-DATE-02: a sample that was fought before battles said what they are counted until the file was brought over."""
    say = 'sample battle stood among the results until now'
    for form in ([], ['--json']):
        here = folder / f'form{len(form)}'
        here.mkdir()
        take(here, SAMPLE)
        make_old(here)
        first = run(here, 'club', 'table', *form).expect(OK)
        assert first.err.count('1 ' + say) == 1 and 'Samples do not count any more' in first.err, first.err
        assert (first.json if form else first.text) == ([] if form else 'There are no results.\n')
        assert run(here, 'club', 'members', '--json').expect(OK).json == []
        for words in (['table'], ['table', '--json'], ['members'], ['ratings'], ['export']):
            assert say not in run(here, 'club', *words).expect(OK).err, words
    # What says of itself what it is was never a result, nor was a battle of ours a sample.
    for number, battle_file in enumerate((battle(), {**SAMPLE, 'kind': 'sample'}, battle(kind='tour'))):
        here = folder / str(number)
        here.mkdir()
        take(here, battle_file)
        make_old(here)
        assert say not in run(here, 'club', 'table').expect(OK).err
        run(here, 'check').expect(OK)


@test
def what_was_never_a_result_is_not_told_of(folder):
    """N-DATE-02: a sample of old that is imported today never stood among the results: not in a new file, nor in an old one."""
    take(folder, SAMPLE)
    assert 'until now' not in run(folder, 'club', 'table').expect(OK).err
    old = folder / 'old'
    old.mkdir()
    take(old, battle())
    make_old(old)
    take(old, SAMPLE)
    assert 'until now' not in run(old, 'club', 'table').expect(OK).err
    assert days(old) == [day(0)] * 2


main()
