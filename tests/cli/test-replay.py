#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli replay: what it prints, and with what it ends."""

import json
import os
import subprocess
import threading

from cli_test import (FAILED, GONE, NEEDS, OK, PROGRAM, ROOT, USAGE, change, example, main, run, test,
                      write)

# What the document of the battle file promises for its example.
PROMISED = {
    'turn': 1, 'active_side': 'red', 'over': False, 'winner': None,
    'score': {'red': 0, 'blue': 0}, 'players': {'p1': 0}, 'objectives': {'red': {'enemy-unit': 0}},
    'units': {'b2': {'strength': 13, 'start': 16, 'fate': 'in-play', 'acted': False,
                     'leader': {'status': 'in-command', 'leadership': 6}, 'markers': {'pinned': 1}},
              'r1': {'strength': 12, 'start': 12, 'fate': 'in-play', 'acted': True}},
    'last': {'order': 'fire', 'unit': 'r1', 'passed': True, 'hits': 3, 'casualties': {'b2': 3}},
}

MEMBERS = ['turn', 'active_side', 'over', 'winner', 'score', 'players', 'objectives', 'units', 'last']
MARKERS = ['pinned', 'close-order', 'gone-to-ground', 'ammo', 'out-of-ammo', 'enemy-orders', 'shot-at',
           'jammed', 'returning', 'gone']

# Where a log can end for want of a roll.
NEEDED = [
    (['log', 0, 'rolls'], GONE, {'for': 'hit', 'unit': 'r1', 'dice': 12, 'sides': 6}),
    (['log', 0, 'rolls'], [], {'for': 'hit', 'unit': 'r1', 'dice': 12, 'sides': 6}),
    (['log', 0, 'rolls', 1], GONE, None),
    (['log', 0, 'rolls', 2], GONE, {'for': 'pinning', 'unit': 'b2', 'dice': 2, 'sides': 6}),
]

LOCALES = [{'LC_ALL': 'C', 'TZ': 'UTC'}, {'LC_ALL': 'C.UTF-8', 'TZ': 'Pacific/Auckland'},
           {'LC_ALL': 'POSIX', 'LANGUAGE': 'de:fr', 'TZ': 'America/St_Johns'},
           {'LC_ALL': '', 'LANG': 'de_DE.UTF-8', 'LC_NUMERIC': 'de_DE.UTF-8', 'TZ': 'Asia/Kolkata'},
           {'LC_ALL': 'tr_TR.UTF-8', 'TZ': 'No/Such/Zone'}]


def holds(whole, part, path='$'):
    if isinstance(part, dict):
        for name, value in part.items():
            assert name in whole, f'{path}.{name} is missing'
            holds(whole[name], value, f'{path}.{name}')
    else:
        assert whole == part, f'{path}: {whole!r}, not {part!r}'


@test
def the_example_gives_what_the_document_says(folder):
    state = run(folder, 'replay', '--json', write(folder, example())).expect(OK).json
    assert list(state) == MEMBERS, list(state)
    holds(state, PROMISED)
    assert all(list(unit['markers']) == MARKERS for unit in state['units'].values())
    steps = state['last']['steps']
    assert any('5 5 1 2 6 3 1 1 2 4 4 2' in step and 'is a hit: 3' in step for step in steps), steps
    # 2 + 3, three casualties, no Discipline: 2, and 6 is needed.
    assert any('2 3' in step and '= 2' in step and 'needs 6' in step for step in steps), steps
    assert isinstance(state['last']['prompts'], list)


@test
def the_same_file_gives_the_same_bytes_everywhere(folder):
    path = write(folder, example())
    for form in [['--json'], []]:
        runs = {run(folder, 'replay', *form, path, env=env).expect(OK).out for env in LOCALES * 2}
        assert len(runs) == 1, runs


@test
def plain_output_is_for_people(folder):
    text = run(folder, 'replay', write(folder, example())).expect(OK).text
    for words in ['Skirmish at the ford', '1879-03-12', 'Turn 1', 'Column to act', '1st company', '12/12',
                  '2nd band', '13/16', 'Pinned 1', 'Capt. Hill', 'Osman', 'pinned']:
        assert words in text, f'{words!r} is not in {text!r}'
    assert '{' not in text


@test
def a_missing_roll_is_asked_for(folder):
    for path, value, needs in NEEDED:
        document = change(example(), path, value)
        if needs is None:
            # The rolls behind it do not match what is asked.
            run(folder, 'replay', write(folder, document)).expect(FAILED, ['$.log[0]', 'leader-casualty'])
            continue
        for form in [['--json'], []]:
            result = run(folder, 'replay', *form, write(folder, document)).expect(NEEDS, '$.log[0]')
            assert result.json == {'needs': needs}, result.out


@test
def a_missing_roll_before_the_last_order_is_an_error(folder):
    document = change(example(), ['log', 0, 'rolls', 2], GONE)
    document = change(document, ['log', 1], {'order': 'end-turn'})
    run(folder, 'replay', write(folder, document)).expect(FAILED, ['$.log[0]', 'pinning'])
    # It is the last of those that are folded.
    run(folder, 'replay', '--upto', 1, write(folder, document)).expect(NEEDS)


@test
def the_needs_object_is_the_same_bytes(folder):
    path = write(folder, change(example(), ['log', 0, 'rolls', 2], GONE))
    assert run(folder, 'replay', path).out == \
        b'{"needs": {"for": "pinning", "unit": "b2", "dice": 2, "sides": 6}}\n'


@test
def cards_are_asked_for(folder):
    """The deal is nobody's: one card for each unit but for the transport of a towed gun."""
    document = json.loads((ROOT / 'data/samples/frontier-column.muster-battle').read_text())
    document['log'].append({'order': 'deal'})
    assert run(folder, 'replay', write(folder, document)).expect(NEEDS).out == \
        b'{"needs": {"for": "deal", "unit": null, "cards": 12}}\n'
    cards = [rank + suit for rank in 'A23' for suit in 'HCDS']
    for wrong, says in [(cards[:11], '11'), (cards[:11] + ['AH'], 'AH'), (cards[:11] + ['RJ'], 'RJ'),
                        (cards[:11] + ['1H'], '1H'), (cards[:11] + [7], 'rolls[0]')]:
        document['log'][-1]['rolls'] = [{'for': 'deal', 'cards': wrong}]
        run(folder, 'replay', write(folder, document)).expect(FAILED, ['$.log[2]', says])
    document['log'][-1]['rolls'] = [{'for': 'deal', 'cards': cards}]
    state = run(folder, 'replay', '--json', write(folder, document)).expect(OK).json
    # A general and the unit he is with act together, on the lower of their cards.
    assert [group['card'] for group in state['queue']] == \
        ['AH', 'AD', 'AS', '2H', '2C', '2D', '3H', '3C', '3D', '3S'], state['queue']
    assert state['queue'][0]['units'] == ['rc', 'r1'] and state['phase'] == 'activation'


@test
def upto_folds_the_first_orders(folder):
    document = example()
    document['log'] += [{'order': 'end-turn'}, {'order': 'note', 'params': {'text': 'Rain.'}},
                        {'order': 'no-such-order'}]
    path = write(folder, document)
    for upto, turn, order in [(0, 1, None), (1, 1, 'fire'), (2, 1, 'end-turn'), (3, 1, 'note')]:
        for spelling in [[f'--upto={upto}'], ['--upto', upto]]:
            state = run(folder, 'replay', '--json', *spelling, path).expect(OK).json
            assert state['turn'] == turn
            assert (state['last'] or {'order': None})['order'] == order, state['last']
    run(folder, 'replay', '--upto', 4, path).expect(FAILED, '$.log[3]')
    run(folder, 'replay', '--upto', 5, path).expect(FAILED, ['4', 'battle.json'])
    for wrong in ['-1', 'two', '', '1.5', '99999999999999999999']:
        run(folder, 'replay', f'--upto={wrong}', path).expect(USAGE)


@test
def an_empty_log_is_a_battle_that_has_not_begun(folder):
    for value in [[], GONE]:
        state = run(folder, 'replay', '--json', write(folder, change(example(), ['log'], value))).expect(OK).json
        assert state['last'] is None
        assert all(unit['strength'] == unit['start'] for unit in state['units'].values())


@test
def standard_input_is_read(folder):
    path = write(folder, example())
    from_file = run(folder, 'replay', '--json', path).expect(OK).out
    assert run(folder, 'replay', '--json', '-', stdin=path.read_bytes()).expect(OK).out == from_file
    run(folder, 'replay', '-', stdin=b'').expect(FAILED, 'standard input')
    run(folder, 'replay', '-', stdin=b'{"format": "muster-battle"').expect(FAILED, 'standard input')


@test
def a_pipe_is_read(folder):
    fifo = folder / 'pipe'
    os.mkfifo(fifo)
    document = write(folder, example()).read_bytes()
    writer = threading.Thread(target=lambda: fifo.write_bytes(document))
    writer.start()
    run(folder, 'replay', fifo).expect(OK)
    writer.join()


@test
def input_without_end_is_cut_off(folder):
    run(folder, 'replay', '/dev/zero').expect(FAILED, '64 MiB')


@test
def a_file_that_cannot_be_read_is_named(folder):
    run(folder, 'replay', 'nowhere.json').expect(FAILED, 'nowhere.json')
    run(folder, 'replay', folder).expect(FAILED, folder.name)
    (folder / 'loop').symlink_to('loop')
    run(folder, 'replay', 'loop').expect(FAILED, 'loop')
    run(folder, 'replay', 'x' * 300).expect(FAILED, 'xxx')
    bad_name = os.fsencode(str(folder)) + b'/\xff.json'
    with open(bad_name, 'wb') as file:
        file.write(b'{}')
    run(folder, 'replay', os.fsdecode(bad_name)).expect(FAILED, '.json')


@test
def what_would_steer_the_terminal_is_not_passed_on(folder):
    document = change(example(), ['sides', 0, 'units', 0, 'name'], 'A\u001b[31mB\u202eC\u009bD\u0007')
    text = run(folder, 'replay', write(folder, document)).expect(OK).text
    assert not set(text) & set('\u001b\u202e\u009b\u0007'), repr(text)
    assert 'A\ufffd[31mB\ufffdC\ufffdD\ufffd' in text
    document = change(example(), ['ruleset'], 'k\u001b[2Jings')
    assert '\u001b' not in run(folder, 'replay', write(folder, document)).expect(FAILED).err


@test
def output_that_cannot_be_written_is_an_error(folder):
    path = write(folder, example())
    with open('/dev/full', 'wb') as full:
        ended = subprocess.run([PROGRAM, 'replay', path], stdout=full, stderr=subprocess.PIPE)
    assert ended.returncode == FAILED, ended.returncode
    assert b'could not be written' in ended.stderr, ended.stderr


main()
