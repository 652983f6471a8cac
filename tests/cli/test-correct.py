#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli correct: an earlier entry of a battle is changed or taken out, and the rest is kept."""

import json
import sqlite3

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write


def store(folder):
    document = json.loads((ROOT / 'data/samples/valley-war-ford.muster-battle').read_text(encoding='utf-8'))
    run(folder, 'import', write(folder, document, 'battle.muster-battle')).expect(OK)
    return document['log']


def exported(folder):
    return json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out)['log']


def n_events(folder):
    with sqlite3.connect(folder / 'home/data/muster/muster.db') as db:
        return db.execute('SELECT count(*) FROM event').fetchone()[0]


def correct(folder, *arguments, stdin=b''):
    return json.loads(run(folder, 'correct', 'battle-1', *arguments, '--json', stdin=stdin).expect(OK).out)


@test
def a_look_changes_nothing(folder):
    log = store(folder)
    before = n_events(folder)
    for number in range(1, len(log) + 1):
        told = correct(folder, str(number), '--take-out')
        assert not told['accepted']
        assert all(later['entry'] > number for later in told['later'])
    assert exported(folder) == log
    assert n_events(folder) == before


@test
def an_entry_is_taken_out(folder):
    log = store(folder)
    before = n_events(folder)
    told = correct(folder, '2', '--take-out', '--accept')
    lost = {later['entry'] for later in told['later'] if later['lost']}
    kept = [entry for number, entry in enumerate(log, 1) if number != 2 and number not in lost]
    assert told['accepted'] and told['entries'] == len(kept)
    assert exported(folder) == kept
    # What was there before stays in the data file.
    assert n_events(folder) > before
    run(folder, 'check').expect(OK)


@test
def an_entry_is_changed(folder):
    log = store(folder)
    number = next(n for n, entry in enumerate(log, 1)
                  if entry['order'] == 'fire' and entry['rolls'][0]['for'] == 'hit')
    other = json.loads(json.dumps(log[number - 1]))
    dice = other['rolls'][0]['dice']
    assert 1 in dice
    dice[dice.index(1)] = 2  # misses either way
    told = correct(folder, str(number), '--accept', stdin=json.dumps(other).encode())
    assert told['changes'] == [] and told['later'] == []
    assert exported(folder) == log[:number - 1] + [other] + log[number:]


@test
def the_other_player_agrees(folder):
    log = store(folder)
    side = json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out)['sides'][0]['id']
    run(folder, 'correct', 'battle-1', '2', '--take-out', '--propose', side).expect(FAILED, 'nobody needs to agree')
    run(folder, 'correct', 'battle-1', '--agree').expect(FAILED, 'No correction waits')
    run(folder, 'correct', 'battle-1', '--ask', 'on').expect(OK)
    run(folder, 'correct', 'battle-1', '2', '--take-out', '--accept').expect(FAILED, 'must agree')
    run(folder, 'correct', 'battle-1', '2', '--take-out', '--propose', 'mauve').expect(FAILED, 'mauve')
    told = correct(folder, '2', '--take-out', '--propose', side)
    assert told['proposed'] and not told['accepted'] and exported(folder) == log
    run(folder, 'correct', 'battle-1', '--ask', 'off').expect(FAILED, 'waits')
    # It waits in the data file, for whoever looks, and what it comes to is told anew.
    assert correct(folder) == told
    assert b'would take out line 2' in run(folder, 'correct', 'battle-1').expect(OK).out
    told = correct(folder, '--agree')
    lost = {later['entry'] for later in told['later'] if later['lost']}
    assert told['accepted'] and not told['proposed']
    assert exported(folder) == [entry for number, entry in enumerate(log, 1) if number != 2 and number not in lost]
    run(folder, 'correct', 'battle-1').expect(FAILED, 'No correction waits')
    run(folder, 'check').expect(OK)


@test
def the_other_player_declines(folder):
    log = store(folder)
    run(folder, 'correct', 'battle-1', '--ask', 'on').expect(OK)
    document = json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out)
    run(folder, 'correct', 'battle-1', '2', '--take-out', '--propose', document['sides'][1]['id']).expect(OK)
    waiting = json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out)
    assert waiting['proposal']['entry'] == 2 and 'instead' not in waiting['proposal']
    run(folder, 'correct', 'battle-1', '--decline').expect(OK)
    assert json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out) == document
    assert document['corrections'] == 'agreed' and exported(folder) == log
    run(folder, 'correct', 'battle-1', '--decline').expect(FAILED, 'No correction waits')
    for words in (['--agree', '--decline'], ['2', '--agree'], ['--accept'], ['--ask', 'maybe'],
                  ['2', '--take-out', '--accept', '--propose', 'red']):
        run(folder, 'correct', 'battle-1', *words).expect(USAGE)


@test
def what_is_wrong_is_said(folder):
    log = store(folder)
    run(folder, 'correct', 'battle-1', '1', stdin=b'{"order": "dance"}').expect(FAILED, 'dance')
    run(folder, 'correct', 'battle-1', str(len(log) + 1), '--take-out').expect(FAILED, str(len(log)))
    run(folder, 'correct', 'battle-7', '1', '--take-out').expect(FAILED)
    run(folder, 'correct', 'battle-1', '0', '--take-out').expect(USAGE)
    run(folder, 'correct', 'battle-1', 'two').expect(USAGE)
    run(folder, 'correct', 'battle-1', '1', 'file', '--take-out').expect(USAGE)
    assert exported(folder) == log


main()
