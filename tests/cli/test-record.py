#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli record: orders for what is stored, all of them or none, and taking them back."""

import json
import re
import sqlite3

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write

BLOCKS = re.findall(r'```json\n(.*?)\n```', (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8'), re.S)


def battle():
    return json.loads((ROOT / 'data/samples/valley-war-ford.muster-battle').read_text(encoding='utf-8'))


def campaign():
    return {**json.loads(BLOCKS[0]), 'log': json.loads(BLOCKS[2])}


# What it is, the name of its file, and its document.
KINDS = [('battle', 'battle.muster-battle', battle), ('campaign', 'valley.muster-campaign', campaign)]


def store(folder, kind, name, document, n_orders):
    """Stores the first orders of a document, and gives back the others."""
    path = write(folder, {**document, 'log': document['log'][:n_orders]}, name)
    run(folder, 'import', path).expect(OK)
    return document['log'][n_orders:]


def exported(folder, kind):
    return json.loads(run(folder, 'export', f'{kind}-1', '--output', '-').expect(OK).out)


def events(folder, kind):
    with sqlite3.connect(folder / 'home/data/muster/muster.db') as db:
        table = 'event' if kind == 'battle' else 'campaign_event'
        return db.execute(f'SELECT kind, place, hash FROM {table} ORDER BY seq').fetchall()


def each_kind(function):
    for kind, name, document in KINDS:
        def run_kind(folder, kind=kind, name=name, document=document):
            function(folder, kind, name, document())
        run_kind.__name__ = f'{function.__name__}_{kind}'
        test(run_kind)


@each_kind
def orders_are_recorded(folder, kind, name, document):
    rest = store(folder, kind, name, document, 1)
    assert len(rest) > 1
    path = write(folder, json.dumps(rest[:1]).encode(), 'orders.json')
    assert run(folder, 'record', kind, f'{kind}-1', path).expect(OK).text == f'{kind}-1\t2\n'
    result = run(folder, 'record', kind, document['title'], stdin=json.dumps(rest[1:]).encode()).expect(OK)
    assert result.text == f'{kind}-1\t{len(document["log"])}\n'
    assert exported(folder, kind)['log'] == document['log']
    assert [event[:2] for event in events(folder, kind)] == \
        [('order', place) for place in range(len(document['log']))]
    run(folder, 'check').expect(OK)


@each_kind
def what_is_refused_changes_nothing(folder, kind, name, document):
    rest = store(folder, kind, name, document, 1)
    before = events(folder, kind)
    nonsense = {'order': 'dance'}
    for orders, says in [
            ([*rest, nonsense], f'$[{len(rest)}]'),
            ([nonsense, *rest], '$[0]'),
            ({'log': rest}, 'expected a list'),
            (rest[0], 'expected a list')]:
        run(folder, 'record', kind, f'{kind}-1', stdin=json.dumps(orders).encode()).expect(FAILED, says)
    run(folder, 'record', kind, f'{kind}-1', stdin=b'[').expect(FAILED)
    run(folder, 'record', kind, f'{kind}-1', stdin=b'').expect(FAILED)
    assert run(folder, 'record', kind, f'{kind}-1', stdin=b'[]').expect(OK).text == f'{kind}-1\t1\n'
    assert events(folder, kind) == before
    run(folder, 'check').expect(OK)


@test
def a_missing_roll_is_refused(folder):
    document = battle()
    at = next(i for i, entry in enumerate(document['log']) if entry.get('rolls'))
    rest = store(folder, 'battle', 'battle.muster-battle', document, at)
    before = events(folder, 'battle')
    order = {**rest[0], 'rolls': rest[0]['rolls'][:-1]}
    run(folder, 'record', 'battle', 'battle-1', stdin=json.dumps([order]).encode()).expect(FAILED, 'needs a roll')
    assert events(folder, 'battle') == before


@each_kind
def orders_are_taken_back_as_an_event(folder, kind, name, document):
    store(folder, kind, name, document, len(document['log']))
    n = len(document['log'])
    before = events(folder, kind)
    assert run(folder, 'record', kind, f'{kind}-1', '--undo=2').expect(OK).text == f'{kind}-1\t{n - 2}\n'
    after = events(folder, kind)
    assert after[:-1] == before and after[-1][:2] == ('seek', n - 2)
    assert exported(folder, kind)['log'] == document['log'][:n - 2]
    run(folder, 'record', kind, f'{kind}-1', f'--undo={n - 1}').expect(FAILED, f'{n - 2} order')
    assert events(folder, kind) == after
    run(folder, 'record', kind, f'{kind}-1', stdin=json.dumps(document['log'][n - 2:]).encode()).expect(OK)
    assert exported(folder, kind)['log'] == document['log']
    run(folder, 'check').expect(OK)


@test
def mistakes_are_told(folder):
    store(folder, 'battle', 'battle.muster-battle', battle(), 1)
    run(folder, 'record', 'battle').expect(USAGE)
    run(folder, 'record', 'force', 'force-1').expect(USAGE, 'force')
    run(folder, 'record', 'battle', 'battle-1', '--undo=0').expect(USAGE, '--undo')
    run(folder, 'record', 'battle', 'battle-1', 'orders.json', '--undo=1').expect(USAGE, '--undo')
    run(folder, 'record', 'battle', 'battle-7', stdin=b'[]').expect(FAILED, 'battle-7')
    run(folder, 'record', 'campaign', 'battle-1', stdin=b'[]').expect(FAILED, 'battle-1')
    run(folder, 'record', 'battle', 'battle-1', folder / 'gone.json').expect(FAILED, 'gone.json')


main()
