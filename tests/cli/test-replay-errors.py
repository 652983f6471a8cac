#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli replay: each wrong file ends with 1 and a message that names the file, the place and what is wrong."""

import copy
import json

from cli_test import FAILED, GONE, NEEDS, OK, change, example, main, run, test, write

FIRE = ['log', 0]
R1 = ['sides', 0, 'units', 0]

# Where, what stands there instead, and what the message must have.
WRONG_SETUPS = [
    (['format'], GONE, ['$.format', 'missing']),
    (['format'], 'muster-force', ['$.format', 'muster-force']),
    (['version'], GONE, ['$.version', 'missing']),
    (['version'], 0, ['$.version']),
    (['version'], 2, ['$.version', '2']),
    (['version'], '1', ['$.version']),
    (['ruleset'], GONE, ['$.ruleset', 'missing']),
    (['ruleset'], 'chess', ['$.ruleset', 'chess']),
    (['weather'], 'rain', ['$.weather']),
    (['title'], 'x' * 300, ['$.title', '300']),
    (['table', 'length'], 0, ['$.table.length']),
    (['table', 'height'], 9, ['$.table.height']),
    (['scenario', 'id'], 'Z', ['$.scenario.id', 'Z']),
    (['scenario', 'settings', 'moon'], True, ['$.scenario.settings', 'moon']),
    (['scenario', 'settings', 'turn-limit'], 'ten', ['turn-limit']),
    (['optional_rules'], ['flying'], ['$.optional_rules[0]', 'flying']),
    (['optional_rules'], ['climate', 'climate'], ['$.optional_rules[1]', 'climate']),
    (['sides'], [], ['$.sides']),
    (['sides', 1], GONE, ['$.sides']),
    (['sides', 1, 'id'], 'red', ['$.sides[1].id', 'red']),
    (['sides', 0, 'role'], 'spectator', ['$.sides[0].role', 'spectator']),
    (['sides', 0, 'colour'], 'red', ['$.sides[0].colour']),
    (['sides', 0, 'players', 0, 'id'], '', ['$.sides[0].players[0].id']),
    (R1 + ['id'], GONE, ['$.sides[0].units[0].id', 'missing']),
    (R1 + ['id'], 'b2', ['units[0].id', 'b2']),
    (R1 + ['id'], 'r 1', ['$.sides[0].units[0].id']),
    (R1 + ['type'], 'landship', ['$.sides[0].units[0].type', 'landship']),
    (R1 + ['options'], ['winged'], ['$.sides[0].units[0].options[0]', 'winged']),
    (R1 + ['options'], ['bows'], ['$.sides[0].units[0].options[0]', 'bows']),
    (R1 + ['options'], ['elite', 'unenthusiastic'], ['units[0].options', 'unenthusiastic']),
    (R1 + ['options'], ['officer-snipers'], ['units[0].options', 'theatre-options']),
    (R1 + ['models'], 0, ['$.sides[0].units[0].models', '0']),
    (R1 + ['models'], 12.5, ['$.sides[0].units[0].models']),
    (R1 + ['player'], 'p2', ['$.sides[0].units[0].player', 'p2']),
    (R1 + ['leader', 'trait'], 'genius', ['$.sides[0].units[0].leader.trait', 'genius']),
    (R1 + ['leader', 'leadership'], 13, ['leader.leadership', '13']),
    (R1 + ['leader', 'horse'], 'Bess', ['leader.horse']),
    (R1 + ['colour'], 'red', ['$.sides[0].units[0].colour']),
    (['log'], {}, ['$.log']),
]

WRONG_ORDERS = [
    (FIRE, 'fire', ['$.log[0]']),
    (FIRE + ['order'], GONE, ['$.log[0].order', 'missing']),
    (FIRE + ['order'], 'dance', ['$.log[0].order', 'dance']),
    (FIRE + ['unit'], GONE, ['$.log[0]', 'unit']),
    (FIRE + ['unit'], 'r9', ['$.log[0].unit', 'r9']),
    (FIRE + ['unit'], 'b2', ['$.log[0]', 'fire']),
    (FIRE + ['at'], 'noon', ['$.log[0].at']),
    (FIRE + ['params'], GONE, ['$.log[0]', 'target']),
    (FIRE + ['params', 'target'], 'r1', ['$.log[0]', 'fire']),
    (FIRE + ['params', 'target'], 'b9', ['$.log[0].params.target', 'b9']),
    (FIRE + ['params', 'range'], 'point-blank', ['$.log[0].params.range', 'point-blank']),
    (FIRE + ['params', 'range'], GONE, ['$.log[0]', 'range']),
    (FIRE + ['params', 'cover'], 1, ['$.log[0].params.cover']),
    (FIRE + ['params', 'wind'], 'west', ['$.log[0].params.wind']),
    (FIRE + ['order'], 'attack', ['$.log[0]']),
    (FIRE + ['order'], 'rally', ['$.log[0]']),
]

WRONG_ROLLS = [
    (FIRE + ['rolls', 0, 'for'], 'luck', ['$.log[0].rolls[0].for', 'luck']),
    (FIRE + ['rolls', 0, 'for'], 'pinning', ['$.log[0]', 'rolls[0]', 'hit', 'pinning']),
    (FIRE + ['rolls', 0, 'for'], GONE, ['$.log[0].rolls[0].for', 'missing']),
    (FIRE + ['rolls', 2, 'for'], 'leader-casualty', ['$.log[0]', 'rolls[2]', 'pinning']),
    (FIRE + ['rolls', 0, 'dice'], [5, 5], ['$.log[0]', 'rolls[0]', '12', '2']),
    (FIRE + ['rolls', 2, 'dice'], [2, 3, 4], ['$.log[0]', 'rolls[2]', '2', '3']),
    (FIRE + ['rolls', 2, 'dice'], [2, 7], ['$.log[0]', 'rolls[2]', '7']),
    (FIRE + ['rolls', 2, 'dice'], [0, 3], ['$.log[0]', 'rolls[2]', 'shows 0']),
    (FIRE + ['rolls', 2, 'dice'], [2, 2.5], ['$.log[0].rolls[2].dice[1]']),
    (FIRE + ['rolls', 2, 'dice'], ['2', 3], ['$.log[0].rolls[2].dice[0]']),
    (FIRE + ['rolls', 2, 'dice'], GONE, ['$.log[0].rolls[2]', 'dice']),
    (FIRE + ['rolls', 2, 'cards'], ['4H'], ['$.log[0].rolls[2]', 'dice', 'cards']),
    (FIRE + ['rolls', 2], {'for': 'pinning', 'cards': ['4H', '5S']}, ['$.log[0]', 'rolls[2]']),
    (FIRE + ['rolls', 2], {'for': 'pinning', 'cards': ['4X', '5S']}, ['$.log[0].rolls[2].cards[0]', '4X']),
    (FIRE + ['rolls', 2, 'weight'], 3, ['$.log[0].rolls[2].weight']),
    (FIRE + ['rolls', 3], {'for': 'pinning', 'dice': [6, 6]}, ['$.log[0]', 'rolls[3]']),
    (FIRE + ['rolls', 2, 'reroll'], [6, 6], ['$.log[0].rolls[2]', 'by']),
]

# Not JSON, or none that is taken.
WRONG_DOCUMENTS = [
    (b'', 'line 1'),
    (b'\xef\xbb\xbf{}', 'line 1'),
    (b'[]', '$'),
    (b'null', '$'),
    (b'{"format": "muster-battle",}', 'line 1'),
    (b'{"format": "muster-battle", "format": "x"}', 'format'),
    (b'{"title": "\xff"}', 'line 1'),
    (b'{"title": "a\x00b"}', 'line 1'),
    (b'{"version": 1e999}', 'line 1'),
    (b'{"version": NaN}', 'line 1'),
    (b'[' * 65 + b']' * 65, '64'),
    (b'[' * 100000, 'line 1'),
    (b'{} {}', 'line 1'),
]


def refused(folder, table):
    for path, value, says in table:
        name = '-'.join(map(str, path))
        file = write(folder, change(example(), path, value), 'wrong.json')
        for form in [[], ['--json']]:
            result = run(folder, 'replay', *form, file)
            try:
                result.expect(FAILED, ['wrong.json', *says])
            except AssertionError as error:
                raise AssertionError(f'{name} = {value!r}: {error}') from None
            assert result.out == b'', f'{name}: printed {result.out!r}'


@test
def the_tables_are_long_enough(folder):
    assert len(WRONG_SETUPS) + len(WRONG_ORDERS) + len(WRONG_ROLLS) + len(WRONG_DOCUMENTS) > 80


@test
def a_wrong_setup_is_named(folder):
    refused(folder, WRONG_SETUPS)


@test
def a_wrong_order_is_named(folder):
    refused(folder, WRONG_ORDERS)


@test
def a_wrong_roll_is_named(folder):
    refused(folder, WRONG_ROLLS)


@test
def what_is_no_document_is_named(folder):
    for content, says in WRONG_DOCUMENTS:
        run(folder, 'replay', write(folder, content, 'wrong.json')).expect(FAILED, ['wrong.json', says])


@test
def the_log_index_is_that_of_the_wrong_order(folder):
    document = example()
    document['log'] += [{'order': 'end-turn'}, {'order': 'rally', 'unit': 'b2', 'rolls': [
        {'for': 'rally', 'dice': [6, 6]}]}, {'order': 'end-turn'}]
    run(folder, 'replay', write(folder, document)).expect(OK)
    for index, entry in enumerate(document['log']):
        wrong = copy.deepcopy(document)
        wrong['log'][index]['order'] = 'dance'
        run(folder, 'replay', write(folder, wrong)).expect(FAILED, f'$.log[{index}]')


@test
def a_leftover_roll_after_an_order_without_dice_is_an_error(folder):
    document = example()
    document['log'].append({'order': 'end-turn', 'rolls': [{'for': 'hit', 'dice': [1]}]})
    run(folder, 'replay', write(folder, document)).expect(FAILED, ['$.log[1]', 'rolls[0]'])


@test
def a_refused_order_is_refused_before_its_rolls_are_asked(folder):
    """An order that is not allowed ends with 1 although it also lacks its rolls."""
    document = change(example(), FIRE + ['unit'], 'b2')
    document = change(document, FIRE + ['params', 'target'], 'r1')
    del document['log'][0]['rolls']
    run(folder, 'replay', write(folder, document)).expect(FAILED, '$.log[0]')


@test
def every_prefix_of_the_rolls_asks_for_the_next(folder):
    document = example()
    wanted = [(roll['for'], len(roll['dice'])) for roll in document['log'][0]['rolls']]
    for n, (purpose, dice) in enumerate(wanted):
        short = copy.deepcopy(document)
        short['log'][0]['rolls'] = short['log'][0]['rolls'][:n]
        needs = run(folder, 'replay', '--json', write(folder, short)).expect(NEEDS).json['needs']
        assert (needs['for'], needs['dice']) == (purpose, dice), json.dumps(needs)


main()
