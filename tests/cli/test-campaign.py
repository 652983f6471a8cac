#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli campaign replay: what it prints, and with what it ends."""

import json
import re

from cli_test import FAILED, GONE, NEEDS, OK, ROOT, USAGE, change, main, run, test, write

TEXT = (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8')
BLOCKS = re.findall(r'```json\n(.*?)\n```', TEXT, re.S)
PROMISED = json.loads(BLOCKS[2])
MEMBERS = ['date', 'over', 'winner', 'chapters', 'points', 'standings', 'counters', 'deck', 'forces', 'units',
           'leaders', 'to_do', 'last']


def example(log=True):
    """The example of docs/campaign-file.md, with or without its log."""
    document = json.loads(BLOCKS[0])
    if log:
        document['log'] = json.loads(BLOCKS[1])
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
