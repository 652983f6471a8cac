#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Desks that meet at a hub: what is exchanged, how it is counted, and what each state is called."""

import json
import re
import shutil
import sqlite3

from hub_test import (AWAY, BATTLE, END, FAILED, OK, ROOT, USAGE, Desk, add_battle, database_of, enter, main, move, new_hub, result,
                      server, table, test, write)
from proxy import Proxy


def pair(folder, *names):
    uri = new_hub()
    return [Desk(folder, name, uri) for name in names or ('Anna', 'Ben')]


@test
def joining_and_leaving(folder):
    uri = new_hub()
    anna = Desk(folder, 'Anna')
    anna.run('hub', 'sync').expect(FAILED)
    anna.run('hub', 'join', uri).expect(USAGE, '--desk')
    anna.run('hub', 'join', uri, '--desk', ' ').expect(USAGE)
    anna.run('hub', 'join', uri, '--desk', 'x' * 201).expect(USAGE)
    anna.run('hub', 'join', uri, '--desk', 'Anna').expect(OK)
    anna.run('hub', 'join', uri, '--desk', 'Anna').expect(FAILED, 'leave')
    status = anna.status()
    assert status == {'desk': 'Anna', 'hub': uri, 'reachable': True, 'items': []}, status
    assert anna.sync() == {'sent': 0, 'taken': 0, 'items': []}
    anna.run('hub', 'leave').expect(OK)
    anna.run('hub', 'leave').expect(FAILED)
    anna.run('hub', 'status').expect(FAILED)
    anna.check()


@test
def the_record_is_exchanged_from_the_moment_of_joining(folder):
    """S-ITEM-01, S-DOC-01, S-DOC-03: where only one side has changed, that is the new version on both."""
    anna, ben = pair(folder)
    enter(anna, result('b1'), result('b2', (3, 9)))
    assert anna.item('result', id='b1')['state'] == 'here'
    sent = anna.sync()
    assert sent['sent'] >= 2 and sent['taken'] == 0, sent
    assert {item['done'] for item in sent['items']} == {'sent'}
    assert ben.item('result', id='b1')['state'] == 'there'
    taken = ben.sync()
    assert taken['taken'] == sent['sent'] and taken['sent'] == 0
    assert table(ben) == table(anna)
    assert ben.documents() == anna.documents()
    assert ben.item('result', id='b1') == {'kind': 'result', 'id': 'b1', 'title': 'Neil Quinn 14, Rob Tighe 6',
                                           'state': 'same', 'ahead': 0, 'behind': 0}
    enter(ben, result('b1', (12, 8)), replace=True)
    assert ben.item('result', id='b1')['state'] == 'ahead'
    assert ben.sync()['sent'] == 1
    assert anna.item('result', id='b1')['state'] == 'behind'
    assert anna.sync()['taken'] == 1
    assert table(anna) == table(ben) and ',12,' in table(anna)
    anna.run('club', 'remove', 'b2').expect(OK)
    anna.sync()
    ben.sync()
    assert 'b2' not in table(ben) and ben.documents() == anna.documents()
    for desk in (anna, ben):
        assert desk.sync() == {'sent': 0, 'taken': 0, 'items': []}
        desk.check()


@test
def battles_are_private_until_somebody_shares_them(folder):
    """S-ITEM-01, S-ITEM-02, S-LEDGER-01, S-LEDGER-03."""
    anna, ben = pair(folder)
    uuid = add_battle(anna)
    assert anna.sync()['items'] == [] and ben.sync()['items'] == []
    anna.run('hub', 'share', 'battle', 'Nowhere').expect(FAILED)
    anna.run('hub', 'share', 'squadron', 'x').expect(USAGE)
    anna.run('hub', 'share', 'battle', 'Skirmish at the ford').expect(OK)
    assert anna.item('battle') == {'kind': 'battle', 'id': uuid, 'title': 'Skirmish at the ford', 'state': 'here',
                                   'ahead': 1, 'behind': 0}
    assert anna.sync()['sent'] == 1
    assert ben.item('battle') == {'kind': 'battle', 'id': uuid, 'title': 'Skirmish at the ford', 'state': 'there',
                                  'ahead': 0, 'behind': 1}
    assert ben.sync()['taken'] == 1
    ben.record(uuid, move('r1'), move('r2')).expect(OK)
    ben.run('record', 'battle', uuid, '--undo=1').expect(OK)
    assert ben.item('battle')['ahead'] == 3
    assert ben.sync()['sent'] == 3
    behind = anna.item('battle')
    assert (behind['state'], behind['ahead'], behind['behind']) == ('behind', 0, 3), behind
    assert anna.sync()['taken'] == 3
    assert anna.chain(uuid) == ben.chain(uuid) and anna.log(uuid) == [move('r1')]
    anna.run('hub', 'unshare', 'battle', uuid).expect(OK)
    anna.record(uuid, move('r3')).expect(OK)
    assert anna.sync() == {'sent': 0, 'taken': 0, 'items': []}
    ben.record(uuid, END).expect(OK)
    assert ben.sync()['sent'] == 1
    assert anna.sync()['items'] == [] and len(anna.log(uuid)) == 2
    for desk in (anna, ben):
        desk.check()


@test
def two_sides_of_a_fork(folder):
    """S-FORK: found and never made; nothing is changed until somebody decides, and everything else goes on."""
    anna, ben = pair(folder)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.record(uuid, move('r1')).expect(OK)
    anna.sync()
    ben.sync()
    anna.record(uuid, move('r2', (4, 6))).expect(OK)
    ben.record(uuid, move('r2'), move('r3')).expect(OK)
    enter(ben, result('b1'))
    assert anna.sync()['sent'] == 1
    forked = ben.sync(FAILED)
    battle = [item for item in forked['items'] if item['kind'] == 'battle'][0]
    assert {'state': 'forked', 'done': 'forked', 'fork': 1, 'ahead': 2, 'behind': 1}.items() <= battle.items(), battle
    assert forked['sent'] > 0, 'the result goes on'
    before = ben.chain(uuid)
    assert ben.item('battle', FAILED)['fork'] == 1
    assert ben.chain(uuid) == before
    ben.run('hub', 'settle', 'battle', uuid, 'mine').expect(USAGE)
    ben.run('hub', 'settle', 'battle', 'Nowhere', 'theirs').expect(FAILED)
    anna.run('hub', 'settle', 'battle', uuid, 'theirs').expect(FAILED)
    return anna, ben, uuid


@test
def theirs_makes_an_archived_copy(folder):
    """S-FORK-02."""
    anna, ben, uuid = two_sides_of_a_fork(folder)
    mine = ben.log(uuid)
    dry = ben.run('hub', 'settle', 'battle', uuid, 'theirs', '--dry-run').expect(OK)
    assert 'Skirmish at the ford (Ben)' in dry.text and 'archived' in dry.text, dry.text
    assert ben.log(uuid) == mine
    assert ben.run('hub', 'settle', 'battle', uuid, 'theirs').expect(OK).out == dry.out
    assert ben.chain(uuid) == anna.chain(uuid)
    assert ben.log('Skirmish at the ford (Ben)') == mine
    copies = [item for item in json.loads(ben.run('list', '--json', '--archived').out)['battles'] if 'Ben' in item['title']]
    assert len(copies) == 1 and copies[0]['archived'] is True, copies
    assert ben.status()['items'] and all(item['title'] != copies[0]['title'] for item in ben.status()['items'])
    ben.check()
    anna.check()


@test
def both_makes_a_copy_that_is_not_archived(folder):
    """S-FORK-02."""
    anna, ben, uuid = two_sides_of_a_fork(folder)
    mine = ben.log(uuid)
    ben.run('hub', 'settle', 'battle', uuid, 'both').expect(OK)
    assert ben.chain(uuid) == anna.chain(uuid)
    copies = [item for item in json.loads(ben.run('list', '--json', '--archived').out)['battles'] if 'Ben' in item['title']]
    assert len(copies) == 1 and copies[0]['archived'] is False, copies
    assert ben.log(copies[0]['uuid']) == mine


@test
def replay_gives_the_orders_again(folder):
    """S-FORK-03: r2 has acted in theirs, so that it is refused; r3 moves."""
    anna, ben, uuid = two_sides_of_a_fork(folder)
    before = ben.chain(uuid)
    dry = ben.run('hub', 'settle', 'battle', uuid, 'replay', '--dry-run').expect(FAILED)
    assert '2 ' in dry.text and 'refused' in dry.text and 'Skirmish at the ford (Ben)' in dry.text, dry.text
    assert ben.chain(uuid) == before
    wet = ben.run('hub', 'settle', 'battle', uuid, 'replay').expect(FAILED)
    assert (wet.out, wet.err) == (dry.out, dry.err)
    assert ben.log(uuid) == [move('r1'), move('r2', (4, 6)), move('r3')]
    anna.sync()
    assert anna.chain(uuid) == ben.chain(uuid)
    assert ben.log('Skirmish at the ford (Ben)')[1:] == [move('r2'), move('r3')]
    assert ben.sync()['items'] == []
    ben.check()


@test
def what_was_undone_is_not_lost(folder):
    """S-LEDGER-03, S-LEDGER-06: an order that was undone, and undoing, are events that only one side has."""
    anna, ben = pair(folder)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.record(uuid, move('r1')).expect(OK)
    anna.sync()
    ben.sync()
    undone = move('r2', (3, 4))
    ben.record(uuid, undone).expect(OK)
    ben.run('record', 'battle', uuid, '--undo=1').expect(OK)
    anna.record(uuid, move('r3')).expect(OK)
    anna.sync()
    forked = ben.sync(FAILED)['items'][0]
    assert (forked['state'], forked['fork'], forked['ahead'], forked['behind']) == ('forked', 1, 2, 1), forked
    ben.run('hub', 'settle', 'battle', uuid, 'theirs').expect(OK)
    assert anna.chain(uuid) == ben.chain(uuid)
    assert ben.log('Skirmish at the ford (Ben)') == [move('r1')]
    with sqlite3.connect(ben.file) as db:
        kept = [json.loads(row[0]) for row in db.execute("SELECT payload FROM event WHERE kind = 'order'")]
    assert undone in kept
    # Ben takes back what Anna goes on from.
    ben.run('record', 'battle', uuid, '--undo=1').expect(OK)
    anna.record(uuid, move('r4')).expect(OK)
    anna.sync()
    assert ben.sync(FAILED)['items'][0]['state'] == 'forked' and len(ben.log(uuid)) == 1
    ben.check()


@test
def two_imports_of_one_file_are_no_fork(folder):
    """S-LEDGER-06: one bundle on two desks was kept at different times."""
    anna, ben = pair(folder)
    blocks = re.findall(r'```json\n(.*?)\n```', (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8'), re.S)
    campaign = {**json.loads(blocks[0]), 'log': json.loads(blocks[2])}
    path = write(anna.folder, {**campaign, 'log': campaign['log'][:1]}, 'valley.muster-campaign')
    anna.run('import', path).expect(OK)
    bundle = anna.folder / 'c.muster-bundle'
    anna.run('campaign', 'export', 'campaign-1', '--bundle', '-o', bundle).expect(OK)
    ben.run('campaign', 'import', bundle).expect(OK)
    uuid = json.loads(anna.run('list', '--json', '--archived').out)['campaigns'][0]['uuid']
    ben.run('record', 'campaign', uuid, stdin=json.dumps(campaign['log'][1:]).encode()).expect(OK)
    anna.run('hub', 'share', 'campaign', uuid).expect(OK)
    anna.sync()
    exchanged = ben.sync()
    assert ben.item('campaign')['state'] == 'same', exchanged
    anna.sync()
    assert anna.chain(uuid, 'campaign') == ben.chain(uuid, 'campaign')
    assert len(json.loads(anna.run('export', 'campaign-1', '--output', '-').out)['log']) == len(campaign['log'])
    anna.check()
    ben.check()


@test
def a_file_imported_on_two_days_is_no_fork(folder):
    """S-LEDGER-06: the day on which somebody imported a campaign's battle is no part of its setup."""
    anna, ben = pair(folder)
    # At any moment it is a later day in the first zone than in the second.
    zones = {'TZ': 'Pacific/Kiritimati'}, {'TZ': 'Pacific/Pago_Pago'}
    bundle = anna.folder / 'c.muster-bundle'
    # Anna lives in the second: a battle that was played tomorrow would be refused there (N-DATE-04).
    anna.run('campaign', 'import', ROOT / 'data/samples/valley-war.json', env=zones[1]).expect(OK)
    anna.run('campaign', 'return', ROOT / 'data/samples/valley-war-ford.muster-battle', '--campaign=campaign-1',
             '--chapter=ford', env=zones[1]).expect(OK)
    anna.run('campaign', 'export', 'campaign-1', '--bundle', '-o', bundle, env=zones[1]).expect(OK)
    carl = Desk(folder, 'Carl', anna.uri)
    for desk, zone in zip((ben, carl), zones):
        desk.run('campaign', 'import', bundle, env=zone).expect(OK)
        desk.run('hub', 'share', 'campaign', 'campaign-1').expect(OK)
    ben.run('hub', 'sync', env=zones[0]).expect(OK)
    carl.run('hub', 'sync', env=zones[1]).expect(OK)
    uuids = {kind: json.loads(ben.run('list', '--json').out)[f'{kind}s'][0]['uuid'] for kind in ('battle', 'campaign')}
    for kind, uuid in uuids.items():
        assert carl.chain(uuid, kind) == ben.chain(uuid, kind)
    carl.check()


@test
def days_are_those_of_the_desk_that_began(folder):
    """S-ITEM-01: what follows from a shared ledger is the same in every time zone."""
    anna, ben = pair(folder)
    east, west = {'TZ': 'Pacific/Kiritimati'}, {'TZ': 'Pacific/Pago_Pago'}
    blocks = re.findall(r'```json\n(.*?)\n```', (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8'), re.S)
    campaign = {**json.loads(blocks[0]), 'log': json.loads(blocks[2])}
    anna.run('import', write(anna.folder, campaign, 'valley.muster-campaign'), env=east).expect(OK)
    anna.run('import', write(anna.folder, BATTLE, 'b.muster-battle'), env=east).expect(OK)
    anna.run('hub', 'share', 'campaign', 'campaign-1', env=east).expect(OK)
    anna.run('hub', 'share', 'battle', 'battle-1', env=east).expect(OK)
    anna.sync()
    ben.run('hub', 'sync', env=west).expect(OK)
    here, there = (desk.run('club', 'export', env=zone).expect(OK).text for desk, zone in ((anna, east), (ben, west)))
    assert here == there and here.count('\n') > 1, (here, there)
    days = {json.dumps(json.loads(desk.run('list', '--json', env=zone).out)['battles'][0]['played'])
            for desk, zone in ((anna, east), (ben, west))}
    assert len(days) == 1, days
    with sqlite3.connect(ben.file) as db:
        assert '"zone": "Pacific/Kiritimati"' in db.execute('SELECT document FROM campaign_setup').fetchone()[0]
    exported = json.loads(ben.run('export', 'campaign-1', '--output', '-').expect(OK).out)
    assert 'zone' not in exported
    ben.check()


@test
def nothing_new_is_one_round_trip(folder):
    """However many items there are: one question, one answer, once the connection stands."""
    proxy = Proxy(server().folder)
    uri = new_hub()
    counts = []
    anna = Desk(folder, 'Anna', uri.replace(str(server().folder), str(proxy.folder)))
    for n in (1, 40):
        enter(anna, *(result(f'x{n}-{i}', (i, n)) for i in range(n)))
        anna.sync()
        proxy.n_questions = 0
        assert anna.sync() == {'sent': 0, 'taken': 0, 'items': []}
        counts.append(proxy.n_questions)
    assert counts == [2, 2], counts


@test
def a_campaign_brings_what_belongs_to_it(folder):
    """S-ITEM-01, S-ITEM-03: its battles, its forces with their portraits, its links, its packs, and what comes to it later."""
    anna, ben = pair(folder)
    force = {'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Column',
             'units': [{'id': 'one', 'name': '1st', 'type': 'regular-infantry', 'models': 12,
                        'leader': {'name': 'Hill', 'rank': 'Capt.', 'leadership': 6}}]}
    anna.run('import', write(anna.folder, force, 'column.muster-force')).expect(OK)
    anna.run('campaign', 'new', 'War', '--preset=league', '--force=Column').expect(OK)
    anna.run('campaign', 'import', ROOT / 'data/samples/valley-war.json').expect(OK)
    anna.sync()
    assert not ben.sync()['items'], 'nothing was shared yet'
    anna.run('hub', 'share', 'campaign', 'War', 'campaign-2').expect(OK)
    anna.sync()
    ben.sync()
    listed = json.loads(ben.run('list', '--json').out)
    assert len(listed['campaigns']) == 2 and [row['name'] for row in listed['forces']] == ['Column']
    # What comes to it later.
    battle = ROOT / 'data/samples/valley-war-ford.muster-battle'
    anna.run('campaign', 'return', battle, '--campaign=campaign-2', '--chapter=ford').expect(OK)
    sent = anna.sync()
    assert {'battle', 'campaign', 'link'} <= {item['kind'] for item in sent['items']}, sent
    ben.sync()
    listed = json.loads(ben.run('list', '--json').out)
    assert len(listed['battles']) == 1
    assert ben.run('export', 'battle-1', '--output', '-').out == anna.run('export', 'battle-1', '--output', '-').out
    assert {item['state'] for item in ben.status()['items']} == {'same'}
    ben.check()


@test
def packs_go_with_what_needs_them(folder):
    anna, ben = pair(folder)
    pack = (ROOT / 'data/samples/house-pack.json').read_text(encoding='utf-8')
    packs = anna.folder / 'home/data/muster/packs'
    packs.mkdir(parents=True, exist_ok=True)
    (packs / 'house.json').write_text(pack, encoding='utf-8')
    (packs / 'private.json').write_text(pack, encoding='utf-8')
    anna.run('import', write(anna.folder, {**BATTLE, 'title': 'With a pack', 'packs': ['house']}, 'p.muster-battle')).expect(OK)
    anna.run('hub', 'share', 'battle', 'With a pack').expect(OK)
    anna.sync()
    ben.sync()
    theirs = ben.folder / 'home/data/muster/packs'
    assert [path.name for path in theirs.iterdir()] == ['house.json']
    assert (theirs / 'house.json').read_text(encoding='utf-8') == pack
    assert 'With a pack' in ben.run('list').text
    (theirs / 'house.json').write_text(pack + '\n', encoding='utf-8')
    assert ben.item('pack')['state'] == 'ahead'
    (packs / 'house.json').write_text(pack + ' ', encoding='utf-8')
    anna.sync()
    assert ben.item('pack', FAILED)['state'] == 'conflict'
    ben.run('hub', 'settle', 'pack', 'house', 'mine').expect(OK)
    anna.sync()
    assert (packs / 'house.json').read_text(encoding='utf-8') == pack + '\n'
    anna.run('hub', 'share', 'pack', 'nothing').expect(FAILED)
    anna.run('hub', 'share', 'pack', 'private').expect(OK)
    anna.sync()
    ben.sync()
    assert (theirs / 'private.json').exists()


@test
def documents_that_both_changed(folder):
    """S-DOC-02, S-DOC-03."""
    anna, ben = pair(folder)
    enter(anna, result('b1', (12, 8)), result('b2', (5, 5)))
    anna.sync()
    ben.sync()
    enter(anna, result('b1', (12, 9)), result('b2', (6, 5)), replace=True)
    enter(ben, result('b1', (12, 7)), result('b2', (7, 5)), replace=True)
    enter(ben, result('b2', (6, 5)), replace=True)
    anna.sync()
    conflict = ben.sync(FAILED)
    items = {item['id']: item for item in conflict['items']}
    assert items['b1']['state'] == items['b1']['done'] == 'conflict', items
    assert items['b2']['done'] == 'taken', 'the same content is no conflict'
    assert (items['b1']['ahead'], items['b1']['behind']) == (1, 1)
    assert ',7,' in table(ben) and ',9,' in table(anna)
    ben.run('hub', 'settle', 'result', 'b1', 'replay').expect(USAGE)
    dry = ben.run('hub', 'settle', 'result', 'b1', 'mine', '--dry-run').expect(OK)
    assert 'mine' in dry.text and 'theirs' in dry.text and ben.item('result', FAILED, id='b1')['state'] == 'conflict'
    assert ben.run('hub', 'settle', 'result', 'b1', 'mine').expect(OK).out == dry.out
    anna.sync()
    assert ',7,' in table(anna) and ben.documents() == anna.documents()
    enter(anna, result('b1', (1, 0)), replace=True)
    enter(ben, result('b1', (2, 0)), replace=True)
    anna.sync()
    ben.sync(FAILED)
    ben.run('hub', 'settle', 'result', 'b1', 'theirs').expect(OK)
    assert ',1,' in table(ben) and ben.documents() == anna.documents()
    ben.check()
    anna.check()


@test
def a_result_entered_twice_is_told(folder):
    """S-DOC-04."""
    anna, ben = pair(folder)
    enter(anna, result('b1'))
    enter(ben, result('b9'), result('b8', (1, 2)))
    anna.sync()
    taken = ben.sync()
    twins = {item['id']: item.get('double') for item in ben.status()['items'] if item['kind'] == 'result'}
    assert twins == {'b1': 'b9', 'b9': 'b1', 'b8': None}, (twins, taken)
    ben.run('club', 'remove', 'b9').expect(OK)
    ben.sync()
    assert not [item for item in ben.status()['items'] if 'double' in item]


@test
def a_lost_answer_is_no_error(folder):
    """S-LEDGER-04, S-DOC-01: what the hub has from this desk is known by its heads, not by what the desk remembers."""
    anna, ben = pair(folder)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    enter(anna, result('b1'))
    anna.record(uuid, move('r1')).expect(OK)
    kept = shutil.copy(anna.file, folder / 'before.db')
    anna.sync()
    shutil.copy(kept, anna.file)
    assert anna.sync()['sent'] == 0
    assert server().sql(database_of(anna.uri), 'SELECT count(*) FROM muster.link') == ['2']
    ben.sync()
    assert ben.chain(uuid) == anna.chain(uuid)


@test
def restored_desks_and_hubs(folder):
    """S-SAFE-05, S-SAFE-06."""
    anna, ben = pair(folder)
    database = database_of(anna.uri)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    enter(anna, result('b1'))
    anna.sync()
    ben.sync()
    old = shutil.copy(ben.file, folder / 'old.db')
    server().tool('pg_dump', '-h', server().folder, '-U', 'owner', '-Fc', '-f', server().folder / 'hub.dump', database)
    anna.record(uuid, move('r1')).expect(OK)
    enter(anna, result('b1', (1, 1)), replace=True)
    enter(anna, result('b2', (2, 1)))
    anna.sync()
    ben.sync()
    shutil.copy(old, ben.file)
    assert ben.item('battle')['state'] == 'behind'
    ben.sync()
    assert ben.documents() == anna.documents() and ben.chain(uuid) == anna.chain(uuid)
    shutil.copy(old, ben.file)
    ben.record(uuid, move('r2')).expect(OK)
    ben.sync(FAILED)
    assert ben.item('battle', FAILED)['state'] == 'forked'
    ben.run('hub', 'settle', 'battle', uuid, 'theirs').expect(OK)
    server().sql('postgres', f'DROP DATABASE {database} WITH (FORCE)')
    server().sql('postgres', f'CREATE DATABASE {database}')
    server().tool('pg_restore', '-h', server().folder, '-U', 'owner', '-d', database, server().folder / 'hub.dump')
    assert ben.item('battle')['state'] == 'ahead'
    assert ben.sync()['sent'] > 0
    anna.sync()
    carl = Desk(folder, 'Carl', anna.uri)
    carl.sync()
    assert carl.documents() == anna.documents() == ben.documents()
    assert carl.chain(uuid) == anna.chain(uuid)
    carl.check()


@test
def who_has_the_pen(folder):
    """S-PEN-01, S-PEN-02."""
    anna, ben = pair(folder)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.run('hub', 'pen', 'battle', uuid, 'take').expect(FAILED)
    anna.sync()
    ben.sync()
    anna.run('hub', 'pen', 'battle', uuid, 'hold').expect(USAGE)
    anna.run('hub', 'pen', 'battle', uuid, 'take').expect(OK)
    pen = ben.item('battle')['pen']
    assert pen['desk'] == 'Anna' and pen['since'].endswith('Z') and set(pen) == {'desk', 'since'}
    ben.run('hub', 'pen', 'battle', uuid, 'take').expect(OK)
    assert anna.item('battle')['pen']['desk'] == 'Ben'
    anna.run('hub', 'pen', 'battle', uuid, 'give').expect(OK)
    assert anna.item('battle')['pen']['desk'] == 'Ben', 'only whoever has it gives it back'
    server().sql(database_of(anna.uri), "UPDATE muster.pen SET renewed = now() - interval '89 seconds'")
    assert 'pen' in anna.item('battle')
    server().sql(database_of(anna.uri), "UPDATE muster.pen SET renewed = now() - interval '91 seconds'")
    assert 'pen' not in anna.item('battle')
    anna.record(uuid, move('r1')).expect(OK)
    anna.sync()


@test
def nobody_there(folder):
    """S-SAFE-04: 3, and the desk goes on alone."""
    anna, = pair(folder, 'Anna')
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    database = database_of(anna.uri)
    server().sql('postgres', f'ALTER DATABASE {database} RENAME TO {database}_away')
    anna.run('hub', 'sync').expect(AWAY)
    status = anna.status(AWAY)
    assert status['reachable'] is False and status['items'][0]['state'] == 'here'
    anna.record(uuid, move('r1')).expect(OK)
    server().sql('postgres', f'ALTER DATABASE {database}_away RENAME TO {database}')
    assert anna.sync()['sent'] == 2


main()
