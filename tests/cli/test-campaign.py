#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli campaign replay: what it prints, and with what it ends."""

import json
import re

from cli_test import FAILED, GONE, NEEDS, OK, ROOT, USAGE, change, main, run, test, write

TEXT = (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8')
BLOCKS = re.findall(r'```json\n(.*?)\n```', TEXT, re.S)
MAP = json.loads('{' + BLOCKS[1] + '}')
PROMISED = json.loads(BLOCKS[3])
MEMBERS = ['date', 'over', 'winner', 'chapters', 'points', 'standings', 'counters', 'deck', 'forces', 'units',
           'leaders', 'to_do', 'last']


def example(log=True):
    """The example of docs/campaign-file.md, with or without its log."""
    document = json.loads(BLOCKS[0])
    if log:
        document['log'] = json.loads(BLOCKS[2])
    return document


def holds(whole, part, path='$'):
    if isinstance(part, dict):
        for name, value in part.items():
            assert name in whole, f'{path}.{name} is missing'
            holds(whole[name], value, f'{path}.{name}')
    else:
        assert whole == part, f'{path}: {whole!r}, not {part!r}'


def replay(folder, document, *options):
    return run(folder, 'campaign', 'replay', write(folder, document, 'valley.muster-campaign'), *options)


@test
def the_example_gives_what_the_document_says(folder):
    state = replay(folder, example(), '--json').expect(OK).json
    promised = {**PROMISED, 'last': {'order': 'close'}}
    holds(state, promised)
    assert list(state) == MEMBERS, list(state)
    # What is shown of a unit, a leader and a chapter is all there is.
    for group, name in (('units', 'u1'), ('leaders', 'hill'), ('chapters', 'ford')):
        assert list(state[group][name]) == list(PROMISED[group][name]), name
    assert list(state['last']) == ['order', 'steps', 'prompts']
    assert any(step.startswith('C-CHAP-05 ') for step in state['last']['steps']), state['last']


def march(force, *path):
    return {'order': 'march', 'params': {'force': force, 'path': list(path)}}


def with_map(*log, hidden=False):
    """The example with its map, where both forces stand in their places."""
    document = {**example(log=False), **MAP}
    document['map']['picture'] = None
    for force, place in zip(document['forces'], ('drift', 'kraal')):
        force['place'] = place
    document['rules']['map'] = {'hidden': hidden}
    document['log'] = list(log)
    return document


@test
def forces_meet_on_the_map(folder):
    state = replay(folder, with_map(march('f1', 'ridge'), march('f2', 'ridge'), {'order': 'resolve'}), '--json').expect(OK).json
    assert list(state) == MEMBERS[:-2] + ['map'] + MEMBERS[-2:], list(state)
    engaged = {'at': 'ridge', 'march': [], 'supplied': None, 'engaged': True}
    assert state['map'] == {
        'turn': 1,
        'places': {'drift': {'owner': 'column', 'forces': []}, 'ridge': {'owner': None, 'forces': ['f1', 'f2']},
                   'kraal': {'owner': 'clans', 'forces': []}},
        'links': [{'between': ['drift', 'ridge'], 'closed': False}, {'between': ['ridge', 'kraal'], 'closed': False}],
        'forces': {'f1': engaged, 'f2': engaged},
        'meetings': [{'id': 'm1', 'places': ['ridge'], 'forces': ['f1', 'f2'], 'held': {'ridge': 'column'},
                      'attacker': 'clans', 'chapter': None}]}, state['map']
    assert state['to_do'] == [{'do': 'meet', 'meeting': 'm1'}], state['to_do']
    text = replay(folder, with_map(march('f1', 'ridge'), march('f2', 'ridge'), {'order': 'resolve'})).expect(OK).text
    for line in ('The map after turn 1', 'The Drift', 'Natal Column and Black Shields meet at Long Ridge',
                 'Natal Column, Black Shields: plan the battle'):
        assert line in text, text


@test
def a_side_sees_its_own(folder):
    document = with_map(march('f1', 'ridge'), march('f2', 'ridge'), hidden=True)
    whole = replay(folder, document, '--json').expect(OK).json
    seen = replay(folder, document, '--json', '--side', 'column').expect(OK).json
    assert list(seen) == list(whole)
    assert seen['map']['forces'] == {'f1': whole['map']['forces']['f1']}, seen['map']
    assert seen['map']['places']['kraal'] == {'owner': 'clans', 'forces': []}, seen['map']
    assert seen['units'] == {'u1': whole['units']['u1']} and list(seen['leaders']) == ['hill', 'reed']
    assert seen['counters'] == {'supply': {'column': 5}} and seen['last'] is None
    for member in ('date', 'chapters', 'points', 'standings', 'deck'):
        assert seen[member] == whole[member], member
    # Nothing tells that somebody else is to march.
    still = with_map(march('f1', 'ridge'), hidden=True)
    assert replay(folder, still, '--json', '--side', 'column').expect(OK).json == seen
    plain = replay(folder, example(), '--json', '--side', 'clans').expect(OK).json
    assert list(plain['units']) == ['v1'] and 'map' not in plain
    replay(folder, example(), '--json', '--side', 'nobody').expect(FAILED, 'there is no side “nobody”')
    replay(folder, example(), '--side', 'clans').expect(USAGE)
    lacking = example()
    del lacking['log'][2]['rolls']
    lacking['log'] = lacking['log'][:3]
    replay(folder, lacking, '--json', '--side', 'clans').expect(NEEDS)


@test
def what_is_wrong_is_said_in_words(folder):
    full = example(log=False)
    full['players'] += [{'id': f'p{i}', 'name': 'P', 'side': 'clans'} for i in range(62)]
    full['log'] = [{'order': 'join', 'params': {'player': {'id': 'more', 'name': 'More', 'side': 'clans'}}}]
    again = example()
    again['log'][2]['rolls'][0].update(reroll=[1, 1, 1, 1, 1], by='u1')
    for document, says in ((full, 'at most 64 players'), (again, '$.log[2].rolls[0].reroll: nothing is thrown again here'),
                           ({**example(), 'version': 2}, 'a newer Muster')):
        replay(folder, document).expect(FAILED, says)


@test
def the_same_file_gives_the_same_bytes(folder):
    document = example()
    first = replay(folder, document, '--json').expect(OK).out
    for settings in ({'LC_ALL': 'C', 'TZ': 'UTC'}, {'LC_ALL': 'tr_TR.UTF-8', 'TZ': 'Asia/Kolkata'}):
        again = run(folder, 'campaign', 'replay', write(folder, document), '--json', env=settings)
        assert again.expect(OK).out == first


@test
def upto_stops_before_the_end(folder):
    state = replay(folder, example(), '--json', '--upto', 0).expect(OK).json
    assert state['last'] is None and state['chapters']['ford']['status'] == 'ready'
    state = replay(folder, example(), '--json', '--upto', 2).expect(OK).json
    assert state['to_do'] == [{'do': 'recover', 'chapter': 'ford', 'force': 'f1'},
                              {'do': 'recover', 'chapter': 'ford', 'force': 'f2'},
                              {'do': 'fates', 'chapter': 'ford', 'force': 'f2'},
                              {'do': 'advance', 'unit': 'u1'}]
    replay(folder, example(), '--upto', 7).expect(FAILED, 'the log has only 6 entries')
    replay(folder, example(), '--upto=-1').expect(USAGE)


@test
def a_roll_that_is_not_there_is_asked_for(folder):
    document = example()
    for index, needs in ((2, {'for': 'recovery', 'unit': 'u1', 'dice': 5, 'sides': 6}),
                         (4, {'for': 'leader-fate', 'leader': 'osman', 'dice': 1, 'sides': 6})):
        short = change(document, ['log', index, 'rolls'], GONE)
        for options in ([], ['--json']):
            result = replay(folder, short, '--upto', index + 1, *options).expect(NEEDS, f'$.log[{index}]')
            assert result.json == {'needs': needs}, result.json
        # In the middle of a log it is wrong.
        replay(folder, short, '--json').expect(FAILED, f'$.log[{index}]: ')


@test
def an_event_asks_for_no_side(folder):
    document = example(log=False)
    document['log'] = [{'order': 'event', 'params': {'side': 'column'}}]
    assert replay(folder, document).expect(NEEDS).json == {'needs': {'for': 'event', 'dice': 1, 'sides': 1}}


@test
def a_wrong_file_names_the_place(folder):
    for path, value, place in (
            (['forces', 0, 'units', 0, 'type'], 'hoplites', '$.forces[0].units[0].type'),
            (['log', 0, 'params', 'chapter'], 'bridge', '$.log[0].params.chapter'),
            (['log', 2, 'rolls', 0, 'dice', 0], 7, '$.log[2].rolls[0]'),
            (['log', 0, 'order'], 'march', '$.log[0].order'),
            (['log', 0, 'unit'], 'u1', '$.log[0].unit'),
            (['motto'], 'Onward', '$.motto')):
        result = replay(folder, change(example(), path, value), '--json').expect(FAILED, f'{place}: ')
        assert result.out == b'', result.out


@test
def a_refusal_names_its_rule(folder):
    document = example()
    document['log'].append({'order': 'open', 'params': {'chapter': 'retreat'}})
    replay(folder, document).expect(FAILED, ['$.log[6]: the order “open” is refused: C-CHAP-02 ', 'The retreat'])


@test
def it_can_be_read_by_people(folder):
    text = replay(folder, example()).expect(OK).text
    for words in ('The Valley War, 1879-01-18', '10/12', 'Capt. Hill', 'To do', '1st Company: choose an advance'):
        assert words in text, text


main()
