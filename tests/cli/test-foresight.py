# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""odds, force check and starters."""
import copy

from cli_test import FAILED, OK, example, main, run, test, write


def unrolled():
    document = example()
    for entry in document['log'][-1:]:
        entry.pop('rolls', None)
    return document


@test
def odds_foresee_the_last_order(folder):
    forecast = run(folder, 'odds', '--json', write(folder, unrolled())).expect(OK).json
    assert (forecast['order'], forecast['unit'], forecast['chance']) == ('fire', 'r1', 1)
    odds = forecast['casualties']['b2']['odds']
    # Twelve dice, each a hit on 5 or 6 and each hit a casualty.
    assert len(odds) == 17 and abs(sum(odds) - 1) < 1e-9
    assert abs(odds[0] - (4 / 6) ** 12) < 1e-12
    assert abs(odds[12] - (2 / 6) ** 12) < 1e-12
    assert abs(forecast['casualties']['b2']['expected'] - 4) < 1e-9
    # A Leader falls on a roll of 2, if there were casualties and not all fell.
    assert abs(forecast['chances']['b2']['leader-lost'] - (1 - odds[0]) / 36) < 1e-12
    assert 0 < forecast['chances']['b2']['pinned'] < 1
    assert forecast['chances']['b2']['destroyed'] == 0


@test
def odds_do_not_look_at_rolls(folder):
    bare = run(folder, 'odds', '--json', write(folder, unrolled())).expect(OK)
    assert run(folder, 'odds', '--json', write(folder, example())).expect(OK).out == bare.out


@test
def odds_can_be_read(folder):
    text = run(folder, 'odds', write(folder, unrolled())).expect(OK).text
    for words in ['Fire\n', 'Pinned', 'Leader lost', '4.00 expected']:
        assert words in text, words


@test
def odds_refuse_what_the_rules_refuse(folder):
    document = unrolled()
    document['log'][-1]['params']['target'] = 'r1'
    run(folder, 'odds', write(folder, document)).expect(FAILED, ['$.log[0]', 'fire', 'refused'])
    document['log'] = []
    run(folder, 'odds', write(folder, document)).expect(FAILED, ['$.log', 'no order'])


HEXCARD = {
    'format': 'muster-battle', 'version': 1, 'ruleset': 'hexcard', 'sides': [
        {'id': 'red', 'name': 'Column', 'units': [
            {'id': 'r1', 'name': '1st foot', 'type': 'infantry', 'options': ['good', 'magazine-rifles']}]},
        {'id': 'blue', 'name': 'Tribes', 'units': [
            {'id': 'b1', 'name': 'Jihadia', 'type': 'infantry'}, {'id': 'bc', 'name': 'Chief', 'type': 'commander'}]}],
    'log': [
        {'order': 'deal', 'rolls': [{'for': 'deal', 'cards': ['AH', '2H', '3D']}]},
        {'order': 'fire', 'unit': 'r1', 'params': {'target': 'b1', 'range': 4, 'cover': 'cover'}}]}


@test
def odds_count_the_cards_that_are_left(folder):
    forecast = run(folder, 'odds', '--json', write(folder, HEXCARD)).expect(OK).json
    # Three red cards are out: 23 of the 49 left are red.
    one = 4 * (1 / 6) * (5 / 6) ** 3
    hits = forecast['hits']['r1']['odds']
    assert abs(sum(hits) - 1) < 1e-12 and len(hits) == 5
    assert abs(hits[4] - (1 / 6) ** 4 * (23 / 49) * (22 / 48) * (21 / 47) * (20 / 46)) < 1e-15
    assert hits[1] > one * 23 / 49
    # The first hit disrupts, each further one takes a figure.
    assert abs(forecast['casualties']['b1']['odds'][3] - hits[4]) < 1e-15
    assert abs(forecast['chances']['b1']['disrupted'] - (1 - hits[0])) < 1e-12


@test
def odds_of_the_end_of_a_turn(folder):
    document = copy.deepcopy(HEXCARD)
    document['log'] = [
        {'order': 'set', 'params': {'unit': unit, 'field': 'disrupted', 'value': 1}} for unit in ['b1', 'bc']
    ] + document['log'][:1] + [
        {'order': 'done', 'unit': unit} for unit in ['r1', 'b1', 'bc']] + [{'order': 'end-turn'}]
    forecast = run(folder, 'odds', '--json', write(folder, document)).expect(OK).json
    assert forecast['unit'] is None
    assert abs(forecast['chances']['b1']['recovered'] - 26 / 49) < 1e-12
    # A commander recovers on all but hearts, of which 11 are left, and has a second attempt.
    assert abs(forecast['chances']['bc']['recovered'] - (1 - 11 / 49 * 10 / 48)) < 1e-12
    text = run(folder, 'odds', write(folder, document)).expect(OK).text
    assert 'Chief' in text and 'Recovers' in text and '53.1 %' in text, text


FORCE = {'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Natal Column', 'budget': 12,
         'units': [{'id': 'u1', 'name': '1st', 'type': 'regular-infantry', 'options': ['elite'], 'models': 12},
                   {'id': 'u2', 'name': '2nd', 'type': 'irregular-infantry', 'options': [], 'models': 12}]}


@test
def a_sound_force_passes(folder):
    found = run(folder, 'force', 'check', '--json', write(folder, FORCE)).expect(OK).json
    assert found['points'] == 11, found
    assert all(finding['severity'] != 'error' for finding in found['findings']), found
    assert '11 points' in run(folder, 'force', 'check', write(folder, FORCE)).expect(OK).text


@test
def a_variant_is_checked_alone(folder):
    force = dict(FORCE, variants=[{'id': 'v1', 'name': 'Patrol', 'budget': 7, 'units': ['u1']}])
    path = write(folder, force)
    whole = run(folder, 'force', 'check', '--json', path).expect(OK).json
    assert whole['variant'] is None
    for wanted in 'v1', 'Patrol':
        found = run(folder, 'force', 'check', '--json', '--variant', wanted, path).expect(OK).json
        assert found['variant'] == 'v1' and 0 < found['points'] < whole['points'], found
    assert 'Patrol: ' in run(folder, 'force', 'check', '--variant', 'v1', path).expect(OK).text
    run(folder, 'force', 'check', '--variant', 'v2', path).expect(FAILED, 'the force has v1')
    run(folder, 'force', 'check', '--variant', 'v2', write(folder, FORCE)).expect(FAILED, 'the force has none')


@test
def the_rules_of_the_force_count(folder):
    force = copy.deepcopy(FORCE)
    force['units'][0]['models'] = 20
    assert run(folder, 'force', 'check', '--json', write(folder, force)).expect(OK).json['points'] == 11
    force['optional_rules'] = ['size-points']
    assert run(folder, 'force', 'check', '--json', write(folder, force)).expect(OK).json['points'] == 12
    found = run(folder, 'force', 'check', '--json', '--rule', 'no-traits', write(folder, force)).expect(OK).json
    assert found['points'] == 11
    run(folder, 'force', 'check', '--rule', 'no-trait', write(folder, force)).expect(
        FAILED, ['“no-trait”', 'half-size, theatre-options', 'size-points'])
    force['optional_rules'] = ['moon-light']
    result = run(folder, 'force', 'check', '--json', write(folder, force))
    assert result.status == FAILED
    found = result.json
    assert [finding['code'] for finding in found['findings'] if finding['severity'] == 'error'] == ['unknown-rule']


@test
def a_wrong_force_fails_and_says_why(folder):
    force = copy.deepcopy(FORCE)
    force['budget'] = 9
    force['units'][0]['options'] = ['elite', 'unenthusiastic']
    result = run(folder, 'force', 'check', '--json', write(folder, force))
    assert result.status == FAILED
    found = result.json['findings']
    assert any(f['severity'] == 'error' and f['unit'] is None for f in found), found
    assert any(f['severity'] == 'error' and f['unit'] == 'u1' for f in found), found


@test
def starters_add_up(folder):
    forces = run(folder, 'starters', 'kings', '--json').expect(OK).json
    assert {force['number'] for force in forces} == set(range(1, 31))
    assert all(set(force) == {'id', 'number', 'name', 'theatre', 'points', 'foot', 'mounted', 'guns',
                                'units'}
               for force in forces)
    # One alternative of list 7 leaves a point unspent.
    assert sorted({force['points'] for force in forces}) == [23, 24]
    assert {force['foot'] for force in forces if force['number'] == 20} == {40}
    assert all(set(unit) - {'name'} == {'type', 'options', 'models', 'count'}
               for force in forces for unit in force['units'])
    assert '24 points' in run(folder, 'starters', 'kings').expect(OK).text
    run(folder, 'starters', 'chess').expect(FAILED, ['chess'])


main()
