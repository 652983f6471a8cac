#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rolls of which only was noted how many dice count, and optional rules that are switched in a battle."""

from cli_test import FAILED, GONE, NEEDS, OK, change, example, main, run, test, write

ROLL = ['log', 0, 'rolls', 0]
GUN = {
    'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'title': 'Gun',
    'sides': [
        {'id': 'red', 'name': 'Red', 'players': [], 'units': [
            {'id': 'r1', 'name': 'Gun', 'type': 'crewed-weapon', 'options': ['machine-gun']}]},
        {'id': 'blue', 'name': 'Blue', 'players': [], 'units': [
            {'id': 'b1', 'name': 'Tribe', 'type': 'tribal-infantry'}]}],
    'log': []}


def counts(**numbers):
    return {'for': 'hit', 'counts': numbers}


def volley(**numbers):
    return change(example(), ROLL, counts(**numbers))


def at_the_gun(roll):
    action = {'for': 'action', 'dice': [6, 6]}
    fire = {'order': 'fire', 'unit': 'r1', 'params': {'target': 'b1', 'range': 'long', 'cover': 'none'},
            'rolls': [action, roll]}
    return change(GUN, ['log'], [fire])


@test
def counts_stand_in_place_of_dice(folder):
    as_dice = run(folder, 'replay', '--json', write(folder, example())).expect(OK).json
    as_counts = run(folder, 'replay', '--json', write(folder, volley(dice=12, hits=3))).expect(OK).json
    assert as_counts['units'] == as_dice['units']
    assert as_counts['last']['hits'] == 3
    assert any('3 of 12 dice (faces not noted)' in step for step in as_counts['last']['steps'])


@test
def luck_knows_what_was_counted(folder):
    reports = []
    for name, document in (('dice', example()), ('counts', volley(dice=12, hits=3))):
        run(folder, 'report', write(folder, document, f'{name}.muster-battle'), '--out', f'{name}.html').expect(OK)
        reports.append((folder / f'{name}.html').read_text(encoding='utf-8'))
    assert reports[0] == reports[1] and 'Luck' in reports[0]


@test
def ones_may_be_told_where_nobody_asks_for_them(folder):
    state = run(folder, 'replay', '--json', write(folder, volley(dice=12, hits=3, ones=4))).expect(OK).json
    assert state['last']['hits'] == 3
    assert any('3 of 12 dice, 4 ones (faces not noted)' in step for step in state['last']['steps'])


@test
def numbers_must_fit(folder):
    for numbers, place in [({'hits': 3}, 'counts.dice'), ({'dice': 12}, 'counts.hits'),
                           ({'dice': 12, 'hits': 13}, 'counts.hits'),
                           ({'dice': 12, 'hits': -1}, 'counts.hits'),
                           ({'dice': 12, 'hits': 9, 'ones': 4}, 'counts.ones'),
                           ({'dice': 0, 'hits': 0}, 'counts.dice'),
                           ({'dice': 12, 'hits': 1, 'twos': 1}, 'counts.twos'),
                           ({'dice': 11, 'hits': 1}, 'rolls[0]'), ({'dice': 13, 'hits': 1}, 'rolls[0]')]:
        run(folder, 'replay', write(folder, volley(**numbers))).expect(FAILED, place)
    for numbers in [{'dice': 12, 'hits': 0}, {'dice': 12, 'hits': 12}, {'dice': 12, 'hits': 9, 'ones': 3}]:
        document = change(volley(**numbers), ['log', 0, 'rolls', 1], GONE)
        document = change(document, ['log', 0, 'rolls', 1], GONE)
        status = OK if numbers['hits'] == 0 else NEEDS
        run(folder, 'replay', write(folder, document)).expect(status)


@test
def it_is_dice_or_counts(folder):
    both = {'for': 'hit', 'dice': [1] * 12, 'counts': {'dice': 12, 'hits': 0}}
    run(folder, 'replay', write(folder, change(example(), ROLL, both))).expect(FAILED, 'in place of')
    again = {'for': 'hit', 'counts': {'dice': 12, 'hits': 3}, 'reroll': [1] * 12, 'by': 'r1'}
    run(folder, 'replay', write(folder, change(example(), ROLL, again))).expect(FAILED, 'not thrown again')


@test
def a_total_needs_its_faces(folder):
    document = change(example(), ['log', 0, 'rolls', 2], {'for': 'pinning', 'counts': {'dice': 2, 'hits': 1}})
    run(folder, 'replay', write(folder, document)).expect(FAILED, 'needs the faces')


@test
def a_machine_gun_needs_the_ones(folder):
    run(folder, 'replay', write(folder, at_the_gun(counts(dice=12, hits=2)))).expect(FAILED, 'show a 1')
    jammed = run(folder, 'replay', '--json',
                 write(folder, at_the_gun(counts(dice=12, hits=2, ones=5)))).expect(OK).json
    assert jammed['units']['r1']['markers']['jammed'] == 1
    run(folder, 'replay', '--json',
        write(folder, at_the_gun(counts(dice=12, hits=2, ones=4)))).expect(NEEDS)


@test
def counts_are_kept_as_they_are(folder):
    run(folder, 'import', write(folder, volley(dice=12, hits=3, ones=2))).expect(OK)
    run(folder, 'check').expect(OK)
    out = f'{folder}/out.muster-battle'
    run(folder, 'export', 'Skirmish at the ford', '-o', out).expect(OK)
    with open(out, encoding='utf-8') as file:
        text = file.read()
    assert '"counts"' in text and '"ones"' in text, text


def setting(field, value, **more):
    return {'order': 'set', 'params': {'field': field, 'value': value, **more}}


@test
def an_optional_rule_is_switched_from_there_on(folder):
    move = {'order': 'move', 'unit': 'r1', 'params': {'dangerous': True}}
    log = [setting('dangerous-terrain', 1, reason='The marsh'), move]
    run(folder, 'replay', write(folder, change(example(), ['log'], [move]))).expect(FAILED)
    state = run(folder, 'replay', '--json', '--upto', '1',
                write(folder, change(example(), ['log'], log))).expect(OK).json
    assert state['optional_rules'] == ['dangerous-terrain'], state
    assert any('Dangerous terrain' in step for step in state['last']['steps'])
    off = log[:1] + [setting('dangerous-terrain', 0), move]
    run(folder, 'replay', write(folder, change(example(), ['log'], off))).expect(FAILED, 'log[2]')
    back = run(folder, 'replay', '--json', '--upto', '2',
               write(folder, change(example(), ['log'], off))).expect(OK).json
    assert 'optional_rules' not in back
    assert 'optional_rules' not in run(folder, 'replay', '--json', write(folder, example())).expect(OK).json


@test
def not_every_rule_can_be_switched(folder):
    for field, value in [('half-size', 1), ('theatre-options', 1), ('dangerous-terrain', 2),
                         ('dangerous-terrain', 'yes')]:
        run(folder, 'replay', write(folder, change(example(), ['log'], [setting(field, value)]))).expect(FAILED)
    of_unit = setting('dangerous-terrain', 1, unit='r1')
    run(folder, 'replay', write(folder, change(example(), ['log'], [of_unit]))).expect(FAILED, 'whole battle')


@test
def a_switched_battle_is_kept_and_taken_back(folder):
    document = change(example(), ['log'], [setting('heavy-losses', 1)])
    run(folder, 'import', write(folder, document)).expect(OK)
    run(folder, 'check').expect(OK)
    out = f'{folder}/out.muster-battle'
    run(folder, 'export', 'Skirmish at the ford', '-o', out).expect(OK)
    state = run(folder, 'replay', '--json', out).expect(OK).json
    assert state['optional_rules'] == ['heavy-losses']
    state = run(folder, 'replay', '--json', '--upto', '0', out).expect(OK).json
    assert 'optional_rules' not in state


if __name__ == '__main__':
    main()
