#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli table: a stored battle with phones round it, on loopback."""

import json
import os
import pathlib
import signal
import time

from table_test import BATTLE, ROOT, children, main, run, seat, serve, serve_stored, sit, test

FIRE = {'order': 'fire', 'unit': 'r1', 'params': {'target': 'b1', 'range': 'short', 'cover': 'none'}}


def log_of(folder, served):
    """The file has one writer: it must have ended."""
    assert served.end() == 0
    path = pathlib.Path(folder) / 'out.muster-battle'
    run(folder, 'export', 'Skirmish at the ford', '--output', path, '--overwrite').expect(0)
    return json.loads(path.read_text(encoding='utf-8')).get('log', [])


def fire(phone):
    answer = phone.post('/propose', dict(FIRE, line=phone.state['line']))
    assert answer.status == 202, answer.body
    return answer.json['proposal']


@test
def the_first_line_has_address_and_codes(folder):
    with serve(folder) as served:
        first = served.first
        assert first['address'].startswith('http://127.0.0.1:')
        assert [(s['seat'], s.get('player')) for s in first['seats']] == \
            [('column', 'Ann <b>'), ('clans', None), (None, None)]
        assert 'player' in first['seats'][1] and 'player' not in first['seats'][2]
        assert len({s['code'] for s in first['seats']}) == 3
        assert all(len(s['code']) == 26 for s in first['seats'])
        assert served.end() == 0


@test
def a_seat_sees_its_side(folder):
    with serve(folder) as served:
        ann, clans, wall = sit(served, 'column'), sit(served, 'clans'), sit(served, None)
        assert ann.state['seat'] == 'column' and wall.state['seat'] is None
        assert 'Reed Bowmen' in json.dumps(clans.state)
        assert 'Reed Bowmen' not in json.dumps(ann.state) + json.dumps(wall.state)
        assert 'Reed Bowmen' not in ann.get('/').body.decode()
        assert wall.state['orders'] is None and wall.state['asks'] is None
        units = ann.state['sides'][0]['units']
        assert units[0]['figure'] == 'foot'
        assert units[0]['leader'] == 'Capt. Hill, 6+' and units[0]['strength'] == units[0]['start']


@test
def w_propose_01_dice_of_a_phone_count_with_who_typed_them(folder):
    with serve(folder, '--accept', 'all') as served:
        ann, wall = sit(served, 'column'), sit(served, None)
        events, watch = ann.events(), wall.events()
        assert events.read('state')['asks'] is None and watch.read('state')['line'] == 0
        number = fire(ann)
        state = events.read('state')
        while state['asks'] is None:
            state = events.read('state')
        asks = state['asks']
        assert asks['unit'] == 'r1' and asks['id'] == '0-0' and asks['faces'] == 6
        assert wall.state['asks'] is None
        assert ann.post('/propose', {'asks': 'nonsense', 'dice': [1] * asks['dice']}).status == 409
        assert ann.post('/propose', {'asks': '0-0', 'dice': [7] * asks['dice']}).status == 400
        assert ann.post('/propose', {'asks': '0-0', 'dice': [1]}).status == 400
        assert wall.post('/propose', {'asks': '0-0', 'dice': [1] * asks['dice']}).status == 409
        answer = ann.post('/propose', {'asks': '0-0', 'dice': [1] * asks['dice']})
        assert answer.status == 202 and answer.json['proposal'] > number
        while watch.read('state')['line'] != 1:
            pass
        assert ann.state['asks'] is None or ann.state['line'] == 1
        log = log_of(folder, served)
        assert log[0]['rolls'][0]['by'] == 'ann' and 'how' not in log[0]['rolls'][0]
        # Such a file is read again.
        run(folder, 'replay', pathlib.Path(folder) / 'out.muster-battle').expect(0)


@test
def w_propose_02_what_is_proposed_waits_for_the_clerk(folder):
    with serve(folder) as served:
        ann = sit(served, 'column')
        events = ann.events()
        number = fire(ann)
        line = served.read()
        assert line['proposal'] == number and line['seat'] == 'column' and line['player'] == 'Ann <b>'
        assert line['order'] == 'fire' and line['unit'] == 'r1' and line['params']['target'] == 'b1'
        assert ann.state['line'] == 0
        served.write(f'decline {number}')
        told = events.read('proposal')
        assert told['proposal'] == number and told['is'] == 'declined' and told['reason']
        # A newer one takes the place of one that waits.
        first, second = fire(ann), fire(ann)
        told = events.read('proposal')
        assert (told['proposal'], told['is']) == (first, 'declined')
        served.read(), served.read()
        served.write(f'accept {second}')
        told = events.read('proposal')
        assert (told['proposal'], told['is']) == (second, 'accepted')
        asks = ann.wait_asks()
        dice = ann.post('/propose', {'asks': asks['id'], 'dice': [6] * asks['dice']}).json['proposal']
        assert served.read() == {'proposal': dice, 'seat': 'column', 'player': 'Ann <b>', 'asks': asks['id'],
                                 'dice': [6] * asks['dice']}
        served.write(f'accept {dice}')
        assert events.read('proposal')['is'] == 'accepted'


@test
def w_propose_02_only_what_is_offered(folder):
    with serve(folder, '--accept', 'all') as served:
        ann, clans = sit(served, 'column'), sit(served, 'clans')
        assert ann.post('/propose', dict(FIRE, line=7)).status == 409
        for what in ({'order': 'end-battle'}, {'order': 'note', 'params': {'text': 'x'}},
                     {'order': 'set', 'params': {}}, {'order': 'fire', 'unit': 'b1'}):
            assert ann.post('/propose', dict(what, line=0)).status == 409, what
        assert ann.post('/propose', dict(FIRE, line=0, params={'nonsense': 1})).status == 400
        assert ann.post('/propose', dict(FIRE, line='0')).status == 400
        assert clans.post('/propose', dict(FIRE, line=0)).status == 409
        # What the rules refuse is declined with the reason.
        events = ann.events()
        answer = ann.post('/propose', dict(FIRE, line=0, params={'target': 'nobody'}))
        assert answer.status == 202
        told = events.read('proposal')
        assert told['is'] == 'declined' and 'nobody' in told['reason']
        assert log_of(folder, served) == []


@test
def w_propose_02_what_is_no_longer_allowed_is_declined(folder):
    battle = json.loads(json.dumps(BATTLE))
    battle['sides'][0]['players'].append({'id': 'cid', 'name': 'Cid'})
    with serve(folder, battle=battle) as served:
        ann, cid = sit(served, 'column', 'Ann <b>'), sit(served, 'column', 'Cid')
        events = cid.events()
        first, second = fire(ann), fire(cid)
        served.read(), served.read()
        served.write(f'accept {first}')
        asks = ann.wait_asks()
        dice = ann.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']}).json['proposal']
        # Both players of the side may type; only one of them is first.
        late = cid.post('/propose', {'asks': asks['id'], 'dice': [2] * asks['dice']}).json['proposal']
        told = events.read('proposal')
        assert (told['proposal'], told['is']) == (second, 'declined')
        served.read(), served.read()
        served.write(f'accept {dice}')
        told = events.read('proposal')
        assert (told['proposal'], told['is']) == (late, 'declined') and told['reason']
        log = log_of(folder, served)
        assert len(log) == 1 and log[0]['rolls'][0]['by'] == 'ann'


@test
def w_propose_02_an_order_of_a_unit_that_has_acted_is_declined(folder):
    battle = json.loads(json.dumps(BATTLE))
    battle['sides'][0]['players'].append({'id': 'cid', 'name': 'Cid'})
    with serve(folder, battle=battle) as served:
        ann, cid = sit(served, 'column', 'Ann <b>'), sit(served, 'column', 'Cid')
        events = cid.events()
        first, second = fire(ann), fire(cid)
        served.read(), served.read()
        served.write(f'accept {first}')
        asks = ann.wait_asks()
        dice = ann.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']}).json['proposal']
        served.read()
        served.write(f'accept {dice}')
        told = events.read('proposal')
        assert (told['proposal'], told['is']) == (second, 'declined') and '1st Company' in told['reason'], told


@test
def w_propose_02_units_that_nobody_sees_cannot_be_told_from_none(folder):
    reasons = []
    for hidden in (True, False):
        battle = json.loads(json.dumps(BATTLE))
        if not hidden:
            del battle['sides'][1]['units'][1]
        place = pathlib.Path(folder) / str(hidden)
        place.mkdir()
        with serve(place, '--accept', 'all', battle=battle) as served:
            ann = sit(served, 'column')
            events = ann.events()
            for target in ('b2', 'b3'):
                assert ann.post('/propose', dict(FIRE, line=0, params={'target': target})).status == 202
                reasons.append(events.read('proposal')['reason'].replace(target, '?'))
    assert len(set(reasons)) == 1, reasons


@test
def a_renewed_seat_throws_everybody_out(folder):
    with serve(folder) as served:
        ann, clans = sit(served, 'column'), sit(served, 'clans')
        events = ann.events()
        events.read('state')
        served.write('renew column')
        line = served.read()
        assert line['address'] == served.first['address']
        assert seat(line, 'column')['code'] != seat(served.first, 'column')['code']
        assert seat(line, 'clans') == seat(served.first, 'clans')
        assert events.has_ended()
        assert ann.get('/state').status == 403 and clans.get('/state').status == 200
        assert ann.join(seat(served.first, 'column')['code']) == 403
        assert ann.join(seat(line, 'column')['code']) == 204


@test
def w_shape_01_a_dead_program_is_started_again(folder):
    errors = pathlib.Path(folder) / 'errors'
    with errors.open('wb') as stderr, serve(folder, '--accept', 'all', stderr=stderr) as served:
        ann = sit(served, 'column')
        fire(ann)
        ann.wait_asks()
        os.kill(children(served.process.pid)[0], signal.SIGKILL)
        deadline = time.monotonic() + 30
        while True:
            assert time.monotonic() < deadline, 'it is not started again'
            try:
                answer = ann.get('/state')
            except OSError:
                answer = None
            if answer is not None and answer.status == 200:
                break
            time.sleep(0.05)
        # The same cookies and codes, and whatever was going on.
        assert ann.state['asks'] is not None
        assert sit(served, 'clans').get('/state').status == 200
        assert b'started again' in errors.read_bytes()
        assert served.end() == 0


@test
def w_seat_01_nothing_is_served_when_the_host_has_died(folder):
    with serve(folder) as served:
        ann = sit(served, 'column')
        os.kill(served.process.pid, signal.SIGKILL)
        deadline = time.monotonic() + 60
        while True:
            assert time.monotonic() < deadline, 'somebody still answers'
            try:
                ann.connect().close()
            except ConnectionRefusedError:
                break
            time.sleep(0.02)


KINDS = {'unit': {'choices'}, 'units': {'choices'}, 'choice': {'choices'}, 'number': {'min', 'max'}, 'text': {'long'},
         'flag': set()}


def check_field(field):
    kind = field['kind']
    assert isinstance(field['id'], str) and field['label'] and isinstance(field['needed'], bool), field
    assert set(field) <= {'id', 'label', 'kind', 'needed', 'usual', 'nothing'} | KINDS[kind], field
    assert KINDS[kind] - {'long'} <= set(field), field
    if kind == 'number':
        assert isinstance(field['min'], int) and isinstance(field['max'], int), field
    for choice in field.get('choices', []):
        assert isinstance(choice['id'], str) and choice['label'], field
    return kind


@test
def w_propose_02_what_is_offered_is_whole(folder):
    kinds = set()
    for name in ('cowpens', 'frontier-column', 'road-to-the-wells', 'skirmish-at-the-ford'):
        path = ROOT / f'data/samples/{name}.muster-battle'
        battle = json.loads(path.read_text(encoding='utf-8'))
        place = pathlib.Path(folder) / name
        place.mkdir()
        run(place, 'import', path).expect(0)
        with serve_stored(place, battle['title']) as served:
            for side in battle['sides']:
                state = sit(served, side['id']).state
                units = {unit['id'] for of in state['sides'] if of['id'] == side['id'] for unit in of['units']}
                # Nobody orders for another side, and nobody does what is the umpire's.
                for order in state['orders'] or []:
                    assert order['unit'] is None or order['unit'] in units, order
                    assert order['order'] not in ('set', 'award', 'end-battle', 'note'), order
                    assert order['chance'] is None or 0 <= order['chance'] <= 1, order
                    assert order['label'] and (order['refused'] is None or order['refused']), order
                    kinds |= {check_field(field) for field in order['fields']}
            assert served.end() == 0
    assert {'unit', 'choice', 'number', 'flag'} <= kinds, kinds


@test
def what_was_served_goes_on(folder):
    with serve(folder, '--accept', 'all') as served:
        ann = sit(served, 'column')
        fire(ann)
        asks = ann.wait_asks()
        ann.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']})
        deadline = time.monotonic() + 20
        while ann.state['line'] == 0:
            assert time.monotonic() < deadline
        assert served.end() == 0
    with serve_stored(folder, 'Skirmish at the ford') as served:
        assert sit(served, 'column').state['line'] == 1


@test
def a_campaign_has_briefings_and_takes_sealed_orders(folder):
    path = pathlib.Path(folder) / 'c.json'
    path.write_text(json.dumps({
        'format': 'muster-campaign', 'version': 1, 'title': 'The valley',
        'sides': [{'id': 'column', 'name': 'Ford Column'}, {'id': 'clans', 'name': 'Valley Clans'}],
        'players': [{'id': 'ann', 'name': 'Ann', 'side': 'column'}],
        'chapters': [{'id': 'one', 'title': 'The ford'}],
        'log': [{'order': 'note', 'params': {'text': 'For the column only', 'for': 'column'}},
                {'order': 'note', 'params': {'text': 'For everybody'}},
                {'order': 'note', 'params': {'text': 'Not yet', 'chapter': 'one', 'for': 'gm'}}]}), encoding='utf-8')
    run(folder, 'import', path).expect(0)
    with serve_stored(folder, 'The valley', '--accept', 'all') as served:
        ann, clans, wall = sit(served, 'column'), sit(served, 'clans'), sit(served, None)
        assert 'For the column only' in json.dumps(ann.state)
        assert 'For the column only' not in json.dumps(clans.state) + json.dumps(wall.state)
        assert 'For everybody' in json.dumps(wall.state)
        assert 'Not yet' not in json.dumps([ann.state, clans.state, wall.state])
        assert ann.state['standings'] and ann.state['briefing']
        assert wall.state['orders'] is None and wall.state['briefing'] is None
        # Each counts what it reads: nobody hears that there is more.
        assert [p.state['line'] for p in (ann, clans, wall)] == [2, 1, 1]
        assert [line['line'] for line in ann.state['log']] == [2, 1]
        events, before = ann.events(), clans.get('/state').body
        answer = ann.post('/propose', {'line': 2, 'order': 'orders', 'unit': None,
                                       'params': {'text': 'Cross at dawn'}})
        assert answer.status == 202, answer.body
        assert events.read('proposal') == {'proposal': answer.json['proposal'], 'is': 'accepted', 'reason': None}
        # W-PROPOSE-04: whoever may not read it gets the same bytes as before.
        assert clans.get('/state').body == before and 'Cross at dawn' not in json.dumps(wall.state)
        out = pathlib.Path(folder) / 'out.json'
        assert served.end() == 0
        run(folder, 'export', 'The valley', '--output', out).expect(0)
        last = json.loads(out.read_text(encoding='utf-8'))['log'][-1]
        assert last['order'] == 'note' and last['params']['for'] == 'gm'
        assert last['params']['text'] == 'Orders of Ford Column: Cross at dawn'


@test
def w_seat_03_notes_for_one_player_are_his_alone(folder):
    """C-MISC-04 `player`: in the log and in the briefing of his own seat, and nowhere else."""
    path = pathlib.Path(folder) / 'c.json'
    path.write_text(json.dumps({
        'format': 'muster-campaign', 'version': 1, 'title': 'The valley',
        'sides': [{'id': 'column', 'name': 'Ford Column'}, {'id': 'clans', 'name': 'Valley Clans'}],
        'players': [{'id': 'ann', 'name': 'Ann', 'side': 'column'}, {'id': 'cid', 'name': 'Cid', 'side': 'column'},
                    {'id': 'ben', 'name': 'Ben', 'side': 'clans'}],
        'chapters': [{'id': 'one', 'title': 'The ford'}, {'id': 'two', 'title': 'The pass'}],
        'log': [{'order': 'note', 'params': {'text': 'Only for Ann', 'player': 'ann'}},
                {'order': 'note', 'params': {'text': 'Later for Ann', 'player': 'ann', 'chapter': 'two'}},
                {'order': 'note', 'params': {'text': 'For the column', 'for': 'column'}}]}), encoding='utf-8')
    run(folder, 'import', path).expect(0)
    with serve_stored(folder, 'The valley') as served:
        ann, cid = sit(served, 'column', 'Ann'), sit(served, 'column', 'Cid')
        others = [cid, sit(served, 'clans', 'Ben'), sit(served, None)]
        assert [line['text'] for line in ann.state['log']] == ['Note. For the column', 'Note. Only for Ann'], ann.state
        assert 'Only for Ann' in ann.state['briefing'] and 'For the column' in ann.state['briefing']
        assert 'For the column' in cid.state['briefing']
        for phone in others:
            assert 'for Ann' not in phone.get('/state').body.decode() + phone.get('/').body.decode()
        assert 'Later' not in ann.get('/state').body.decode() and ann.state['line'] == 2
        assert served.end() == 0


@test
def w_page_01_a_battle_of_a_campaign_has_its_briefing(folder):
    home = pathlib.Path(folder)
    (home / 'c.json').write_text(json.dumps({
        'format': 'muster-campaign', 'version': 1, 'title': 'The valley',
        'sides': [{'id': 'red', 'name': 'Column'}, {'id': 'blue', 'name': 'Clans'}],
        'players': [{'id': 'ann', 'name': 'Ann', 'side': 'red'}],
        'chapters': [{'id': 'one', 'title': 'The ford'}],
        'log': [{'order': 'note', 'params': {'text': 'The ford is mined', 'for': 'red'}},
                {'order': 'note', 'params': {'text': 'Spare the guide', 'player': 'ann'}},
                {'order': 'note', 'params': {'text': 'Fire the grass', 'for': 'blue'}}]}), encoding='utf-8')
    run(folder, 'import', home / 'c.json').expect(0)
    uuid = run(folder, 'list', '--json').expect(0).json['campaigns'][0]['uuid']
    battle = json.loads(json.dumps(BATTLE))
    battle['campaign'] = {'id': uuid, 'chapter': 'one', 'sides': {'column': 'red', 'clans': 'blue'},
                          'units': {}}
    with serve(folder, battle=battle) as served:
        ann, clans, wall = sit(served, 'column'), sit(served, 'clans'), sit(served, None)
        briefing = ann.state['briefing']
        assert 'The ford is mined' in briefing and 'Spare the guide' in briefing and 'Fire the grass' not in briefing
        assert 'Fire the grass' in clans.state['briefing']
        for word in ('mined', 'guide'):
            assert word not in clans.get('/state').body.decode() + wall.get('/state').body.decode()
        assert 'Fire the grass' not in wall.get('/state').body.decode() and wall.state['briefing'] is None
        assert served.end() == 0


@test
def w_propose_02_what_is_refused_does_not_wait(folder):
    """Without --accept, too, what the rules refuse is declined with the reason, and nobody is asked."""
    with serve(folder) as served:
        ann = sit(served, 'column')
        events = ann.events()
        answer = ann.post('/propose', dict(FIRE, line=0, params={'target': 'nobody'}))
        assert answer.status == 202
        told = events.read('proposal')
        assert told['is'] == 'declined' and 'nobody' in told['reason'], told
        number = fire(ann)
        assert served.read()['proposal'] == number
        # What those proposed who are thrown out is not there any more.
        served.write('renew column')
        line = served.read()
        served.write(f'accept {number}')
        assert ann.join(seat(line, 'column')['code']) == 204
        number = fire(ann)
        assert served.read()['proposal'] == number
        assert log_of(folder, served) == []


@test
def w_seat_02_renewing_is_by_side_by_player_or_for_spectators(folder):
    battle = json.loads(json.dumps(BATTLE))
    battle['sides'][0]['players'].append({'id': 'cid', 'name': 'Cid'})
    with serve(folder, battle=battle) as served:
        def renewed(name, before):
            served.write(f'renew {name}')
            line = served.read()
            assert line['address'] == before['address']
            return line, [old['code'] != new['code'] for old, new in zip(before['seats'], line['seats'])]

        line, changed = renewed('Cid', served.first)
        assert changed == [False, True, False, False]
        line, changed = renewed('spectators', line)
        assert changed == [False, False, False, True]
        line, changed = renewed('column', line)
        assert changed == [True, True, False, False]


@test
def w_page_03_spectators_have_what_the_table_screen_shows(folder):
    with serve(folder, '--accept', 'all') as served:
        ann, wall = sit(served, 'column'), sit(served, None)
        assert wall.state['event'] is None and 'event' not in ann.state
        fire(ann)
        asks = ann.wait_asks()
        assert wall.state['event'] is None
        assert ann.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']}).status == 202
        wait_line(wall, 1)
        event = wall.state['event']
        assert event['title'] == '1st Company: Fire' and event['lines'] and 'event' not in ann.state
        assert wall.state['to_do'] == [] and wall.state['orders'] is None and wall.state['briefing'] is None


@test
def w_page_01_markers_are_in_the_words_of_the_window(folder):
    path = ROOT / 'data/samples/cowpens.muster-battle'
    battle = json.loads(path.read_text(encoding='utf-8'))
    battle.pop('log', None)
    (pathlib.Path(folder) / 'c.muster-battle').write_text(json.dumps(battle), encoding='utf-8')
    run(folder, 'import', pathlib.Path(folder) / 'c.muster-battle').expect(0)
    with serve_stored(folder, battle['title']) as served:
        sides = sit(served, 'gb').state['sides']
        texts = {unit['id']: [marker['text'] for marker in unit['markers']] for side in sides for unit in side['units']}
        figures = {unit['figure'] for side in sides for unit in side['units']}
        assert 'Command points 0' in texts['tarleton'] and 'Commands' in texts['tarleton'], texts
        guns = [texts[unit['id']] for side in sides for unit in side['units'] if unit['figure'] == 'gun']
        assert guns and all('Break point 1' in of and 'Loose' in of for of in guns), guns
        assert figures == {'commander', 'horse', 'foot', 'gun'}, figures


@test
def w_propose_01_dice_alone_are_taken_as_they_come(folder):
    with serve(folder, '--accept', 'dice') as served:
        ann = sit(served, 'column')
        events = ann.events()
        number = fire(ann)
        assert served.read()['proposal'] == number and ann.state['asks'] is None
        served.write(f'accept {number}')
        assert events.read('proposal') == {'proposal': number, 'is': 'accepted', 'reason': None}
        asks = ann.wait_asks()
        number = ann.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']}).json['proposal']
        assert events.read('proposal') == {'proposal': number, 'is': 'accepted', 'reason': None}
        log = log_of(folder, served)
        assert len(log) == 1 and log[0]['rolls'][0]['by'] == 'ann'


@test
def the_state_is_there_with_the_first_line(folder):
    with serve(folder) as served:
        assert sit(served, 'column').state['battle'] == 'Skirmish at the ford'
        os.kill(children(served.process.pid)[0], signal.SIGKILL)
        ann, deadline = None, time.monotonic() + 30
        while ann is None:
            assert time.monotonic() < deadline
            try:
                ann = sit(served, 'column')
            except (OSError, AttributeError):
                time.sleep(0.02)
        assert ann.state['battle'] == 'Skirmish at the ford'


MAPPED = {
    'format': 'muster-campaign', 'version': 1, 'title': 'The valley',
    'sides': [{'id': 'column', 'name': 'Ford Column'}, {'id': 'clans', 'name': 'Valley Clans'}],
    'rules': {'map': {'hidden': True}},
    'map': {'size': [100, 80], 'places': [{'id': p, 'name': p.title(), 'at': [10 * i + 5, 20]}
                                          for i, p in enumerate(('drift', 'ridge', 'pass', 'moor', 'kraal'))],
            'links': [{'between': list(b)} for b in (('drift', 'ridge'), ('ridge', 'pass'), ('pass', 'moor'),
                                                     ('moor', 'kraal'))]},
    'forces': [{'id': 'main', 'name': 'Main Column', 'side': 'column', 'ruleset': 'kings', 'place': 'drift'},
               {'id': 'host', 'name': 'The Host', 'side': 'clans', 'ruleset': 'kings', 'place': 'kraal'}],
    'chapters': [{'id': 'one', 'title': 'The ford'}],
}


def wait_line(phone, line):
    deadline = time.monotonic() + 60
    while phone.state['line'] != line:
        assert time.monotonic() < deadline, phone.state['line']
        time.sleep(0.02)


@test
def w_propose_04_marches_are_sealed(folder):
    path = pathlib.Path(folder) / 'c.json'
    path.write_text(json.dumps(MAPPED), encoding='utf-8')
    run(folder, 'import', path).expect(0)
    with serve_stored(folder, 'The valley') as served:
        column, clans, wall = sit(served, 'column'), sit(served, 'clans'), sit(served, None)
        places = {p['id']: p for p in column.state['map']['places']}
        assert [f['id'] for f in places['drift']['forces']] == ['main'] and places['kraal']['forces'] == []
        # C-MAP-28: nobody sees what is two links away, and spectators see what every side sees.
        assert 'Main Column' not in json.dumps([clans.state['map'], wall.state['map']])
        order = column.state['orders'][0]
        fields = {f['id']: f for f in order['fields']}
        assert order['order'] == 'orders' and not fields['text']['needed']
        assert [c['id'] for c in fields['march-main']['choices']] == ['=', 'ridge', 'ridge,pass']
        events = column.events()

        def propose(params):
            answer = column.post('/propose', {'line': 0, 'order': 'orders', 'unit': None, 'params': params})
            assert answer.status == 202, answer.body
            assert served.read()['seat'] == 'column'
            served.write(f'accept {answer.json["proposal"]}')
            return events.read('proposal')

        # A way that cannot be gone takes nothing of the rest.
        told = propose({'text': 'All forward', 'march-main': 'kraal'})
        assert told['is'] == 'declined' and told['reason'] and column.state['line'] == 0
        assert propose({})['is'] == 'declined'
        assert propose({'text': 'All forward', 'march-main': 'ridge,pass'})['is'] == 'accepted'
        # The words are the umpire's alone; the march is in the log of its own side.
        wait_line(column, 1)
        assert clans.state['line'] == 0 and wall.state['line'] == 0
        assert column.state['map']['places'][0]['forces'][0]['march'] == ['ridge', 'pass']
        for word in ('forward', 'Main Column', 'ridge,pass'):
            assert word not in json.dumps([clans.state, wall.state]), word
        assert clans.post('/propose', {'line': 0, 'order': 'orders', 'unit': None,
                                       'params': {'march-main': 'ridge'}}).status == 400
        assert served.end() == 0


@test
def a_campaign_has_a_newspaper(folder):
    campaign = json.loads(json.dumps(MAPPED))
    campaign['log'] = [{'order': 'note', 'params': {'text': 'The river rises'}}]
    path = pathlib.Path(folder) / 'c.json'
    path.write_text(json.dumps(campaign), encoding='utf-8')
    run(folder, 'import', path).expect(0)
    with serve_stored(folder, 'The valley') as served:
        state = sit(served, 'column').state
        assert 'gazette' in state and state['briefing'] and 'map' in state
        assert served.end() == 0


@test
def mistakes_are_named(folder):
    run(folder, 'table', 'nothing').expect(1)
    path = pathlib.Path(folder) / 'ford.muster-battle'
    path.write_text(json.dumps(BATTLE), encoding='utf-8')
    run(folder, 'import', path).expect(0)
    run(folder, 'table', 'Skirmish at the ford', '--accept', 'everything').expect(2, 'everything')
    run(folder, 'table', 'Skirmish at the ford', '--port', '70000').expect(2)
    for address in ('0.0.0.0', 'nonsense', '224.0.0.1'):
        run(folder, 'table', 'Skirmish at the ford', '--address', address).expect(1, 'W-SEAT-01')


main()
