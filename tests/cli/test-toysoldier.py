#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sheets, reports and forecasts of toysoldier say."""
import copy

from cli_test import OK, main, run, test, write

START = {'order': 'start-turn', 'rolls': [{'for': 'command-points', 'dice': [3, 4]},
                                          {'for': 'command-points', 'dice': [2, 5]}]}


def draw(card):
    return {'order': 'draw', 'rolls': [{'for': 'draw', 'cards': [card]}]}


def order(name, by=None, rolls=(), **params):
    entry = {'order': name, 'params': params}
    if by is not None:
        entry['unit'] = by
    if rolls:
        entry['rolls'] = [{'for': purpose, 'dice': dice} for purpose, dice in rolls]
    return entry


def battle(log, rules=(), scenario='pitched', units=4, **settings):
    """Each side has a general and some infantry."""
    sides = [{'id': name.lower(), 'name': name, 'units': [
        {'id': letter + 'g', 'name': letter.upper() + 'G', 'type': 'general'}] + [
        {'id': letter + str(i), 'name': letter.upper() + str(i), 'type': 'infantry'}
        for i in range(1, units + 1)]} for name, letter in (('Red', 'r'), ('Blue', 'b'))]
    return {'format': 'muster-battle', 'version': 1, 'ruleset': 'toysoldier', 'title': 'T', 'sides': sides,
            'scenario': {'id': scenario, 'settings': settings}, 'optional_rules': list(rules), 'log': log}


def sheet(folder, *arguments):
    run(folder, 'print', *arguments, '--out', 'out.txt', '--overwrite', '--no-date').expect(OK)
    return (folder / 'out.txt').read_text()


def report(folder, document):
    return run(folder, 'report', write(folder, document)).expect(OK).text


@test
def scenarios_say_how_long_they_last_and_cards_who_acts(folder):
    for scenario, length in (('pitched', 'until it is decided.'),
                             ('nightfall', '4 turns: the scenario ends after turn 4.'), ('monmouth', '4 turns:'),
                             ('north-point', '3 turns:'),
                             ('hold', 'until a side has held the place; turns needed: 2.')):
        text = sheet(folder, '--sheet', 'scenario', '--ruleset', 'toysoldier', '--scenario', scenario)
        assert 'Length: ' + length in text, text
        assert 'goes first' not in text, text
    assert 'goes first' in sheet(folder, '--sheet', 'scenario', '--ruleset', 'kings', '--scenario', 'open')


@test
def scenarios_list_what_scores(folder):
    text = sheet(folder, '--sheet', 'scenario', '--ruleset', 'toysoldier', '--scenario', 'pitched')
    assert 'Enemy units lost' in text and 'dislodged' not in text, text
    fought = battle([START])
    text = report(folder, fought)
    assert '0 × 1 = 0' in text and 'Enemy dislodged' not in text and '× 0' not in text, text
    fought['log'].append(order('award', side='red', objective='held', count=2))
    text = report(folder, fought)
    line = next(line for line in text.splitlines() if 'place was held' in line)
    assert line.split()[-2:] == ['2', '0'], line


def hold_the_line(n_lost):
    """Blue still stands when the last turn ends, and has lost so many units."""
    left = ['r%d' % i for i in range(1, 9)] + ['b%d' % i for i in range(n_lost + 1, 9)]
    log = [START] + [order('remove', unit='b%d' % i, fate='routed') for i in range(1, n_lost + 1)]
    log += [order('set', unit=unit, field='disorder', value=1) for unit in left]
    return battle(log + [order('end-turn')], scenario='north-point', units=8, turns=1)


@test
def a_minor_victory_is_told_as_one(folder):
    text = report(folder, hold_the_line(3))
    assert 'A minor victory for Blue, 0 : 3' in text and '3 : 0' not in text, text
    text = report(folder, hold_the_line(2))
    assert 'Blue won, 0 : 2' in text and 'minor' not in text, text


@test
def a_brigade_is_parted_in_the_report(folder):
    fought = battle([
        START, draw('7H'), order('brigade', 'r1', **{'with': 'r2'}), draw('7C'),
        order('fire', 'b1', [('attack', [6, 6] + [1] * 10), ('defence', [1] * 12)], target='r1', range=5)],
        rules=['brigading', 'unit-sizes'])
    for unit in fought['sides'][0]['units'][1:3]:
        unit['models'] = 6
    lines = [line.split() for line in report(folder, fought).splitlines()]
    assert ['R1', 'Infantry', '6/6'] in [line[:3] for line in lines], lines
    assert ['R2', 'Infantry', '4/6'] in [line[:3] for line in lines], lines


@test
def a_fallen_officer_is_named(folder):
    fought = battle([START, draw('7H'), order(
        'fire', 'r1', [('attack', [6] * 4 + [1] * 8), ('defence', [1] * 12), ('leader-casualty', [6])],
        target='b1', range=5)], rules=['leader-casualties'])
    fought['sides'][1]['units'][0]['leader'] = {'name': 'Blau'}
    for unit in fought['sides'][1]['units'][1:3]:
        unit['leader'] = {'name': 'Capt. ' + unit['name']}
    text = report(folder, fought)
    assert 'Capt. B1 · Fell' in text and 'Capt. B2' in text and 'Capt. B2 · Fell' not in text, text


@test
def odds_of_an_order_that_may_fail(folder):
    doubtful = battle([START, draw('7H'), order('set', unit='r1', field='resolve', value=1),
                       order('fire', 'r1', target='b1', range=5, in_radius='no')],
                      rules=['advanced-activation'])
    text = run(folder, 'odds', write(folder, doubtful)).expect(OK).text
    told = run(folder, 'odds', '--json', write(folder, doubtful)).expect(OK).json
    act, routs = told['chance'], told['chances']['b1']['casualty']
    assert abs(act - 5 / 9) < 1e-12, told
    assert 'If it is, and in all:' in text, text
    assert '%.1f %%  %.1f %%' % (100 * routs, 100 * routs * act) in text, text
    certain = copy.deepcopy(doubtful)
    certain['log'][-1]['params']['in_radius'] = 'yes'
    text = run(folder, 'odds', write(folder, certain)).expect(OK).text
    assert 'If it is' not in text and 'carried out' not in text, text


@test
def no_chance_is_above_one(folder):
    charge = battle([START, draw('7H'), order('set', unit='r1', field='resolve', value=2),
                     order('set', unit='b1', field='resolve', value=1),
                     order('set', unit='b1', field='formation', value=3),
                     order('set', unit='b1', field='strength', value=5), order('charge', 'r1', target='b1')])
    chances = run(folder, 'odds', '--json', write(folder, charge)).expect(OK).json['chances']
    assert chances['r1']['disordered'] == 1, chances
    assert all(0 <= chance <= 1 for of in chances.values() for chance in of.values()), chances


@test
def odds_of_a_card(folder):
    text = run(folder, 'odds', write(folder, battle([START, {'order': 'draw'}]))).expect(OK).text
    assert 'The battle:' not in text and 'Red cards left that units act on: 12' in text, text


@test
def odds_of_an_arrival(folder):
    """T-ODDS-05: both who commands now and who would command are told with their own dice, and how likely it is."""
    waiting = battle([{'order': 'start-turn'}], rules=['reserves'], scenario='monmouth', arrival=1)
    waiting['sides'][0]['role'], waiting['sides'][1]['role'] = 'attacker', 'defender'
    waiting['sides'][0]['units'].insert(1, {
        'id': 'rh', 'name': 'RH', 'type': 'general', 'options': ['reserve'], 'leader': {'leadership': 3}})
    odds = run(folder, 'odds', '--json', write(folder, waiting)).expect(OK).json
    for unit, rating in ('rg', 2), ('rh', 3), ('bg', 2):
        highest = odds['command-points'][unit]['odds'][6]
        assert abs(highest - (1 - (5 / 6) ** rating)) < 1e-12, odds
    assert '0.333333' in str(odds), odds


@test
def a_budget_says_nothing_without_points(folder):
    force = {'format': 'muster-force', 'version': 1, 'ruleset': 'toysoldier', 'name': 'F', 'budget': 1,
             'units': [{'id': 'g', 'type': 'general'}, {'id': 'a', 'type': 'infantry'}]}
    assert 'left' not in run(folder, 'force', 'check', write(folder, force)).expect(OK).text


@test
def a_general_on_a_roster(folder):
    force = {'format': 'muster-force', 'version': 1, 'ruleset': 'toysoldier', 'name': 'F',
             'units': [{'id': 'g', 'type': 'general'}]}
    text = sheet(folder, write(folder, force, 'force.muster-force'))
    assert text.split('------\n')[-1].split()[:3] == ['1', '12"', '2'], text
    assert 'Casualties' not in text, text


main()
