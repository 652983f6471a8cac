#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli lab: what units do to each other, who wins how often, and how a battle swung."""

import json
import os

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write

SAMPLES = ROOT / 'data/samples'
FORD = SAMPLES / 'valley-war-ford.muster-battle'

ARMIES = {
    'kings': ['regular-infantry', 'tribal-infantry', 'tribal-cavalry'],
    'magdala': ['regular-infantry', 'native-foot', 'native-cavalry'],
    'toysoldier': ['general', 'infantry', 'cavalry'],
    'hexcard': ['infantry', 'cavalry', 'machine-gun'],
}


def setup(folder, ruleset='kings', more=(), **members):
    sides = [{'id': side, 'name': side.title(), 'units': [
        {'id': f'{side}-{number}', 'type': name}
        for number, name in enumerate(ARMIES[ruleset] + (list(more) if side == 'red' else []))]}
        for side in ('red', 'blue')]
    return write(folder, {'format': 'muster-battle', 'version': 1, 'ruleset': ruleset, 'sides': sides, 'log': [],
                          **members}, f'{ruleset}.json')


def force(folder, name, *units, ruleset='kings'):
    return write(folder, {'format': 'muster-force', 'version': 1, 'ruleset': ruleset, 'name': name,
                          'units': [{'id': f'{name}-{i}', **unit} for i, unit in enumerate(units)]},
                 f'{name}.muster-force')


@test
def a_match_adds_up(folder):
    """V-MATCH-01, V-MATCH-02"""
    mine = force(folder, 'mine', {'type': 'regular-infantry', 'name': 'Rifles'})
    theirs = force(folder, 'theirs', {'type': 'tribal-infantry', 'name': 'Spears'})
    found = run(folder, 'lab', 'match', mine, theirs, '--json').expect(OK).json
    assert found['ruleset'] == 'kings'
    assert [[unit['name'] for unit in side] for side in found['sides']] == [['Rifles'], ['Spears']]
    assert [match['unit'] for match in found['matches']] == [side[0]['id'] for side in found['sides']]
    for match in found['matches']:
        for way in match['ways']:
            assert 0 <= way['obeys'] <= 1
            assert abs(sum(way['target']['losses']) - 1) < 1e-9, way
            expected = sum(n * odds for n, odds in enumerate(way['target']['losses']))
            assert abs(expected - way['target']['expected']) < 1e-9
            assert abs(way['losses'] - expected * way['obeys']) < 1e-9
    # A table of my units against one of each type says in words what is best and worst.
    text = run(folder, 'lab', 'match', mine).expect(OK).text
    assert 'best' in text and 'worst' in text, text
    run(folder, 'lab', 'match', mine, '--figure', 'luck').expect(USAGE, '--figure')
    other = force(folder, 'other', {'type': 'infantry'}, ruleset='hexcard')
    run(folder, 'lab', 'match', mine, other).expect(FAILED, 'different rulesets')


@test
def battles_are_the_same_bytes_on_any_processors(folder):
    """V-BATTLE-03, V-BATTLE-06"""
    cores = sorted(os.sched_getaffinity(0))
    for ruleset in ARMIES:
        file = setup(folder, ruleset)
        arguments = ('lab', 'battle', file, '--battles', '30', '--seed', '7', '--swap', '--json')
        many = run(folder, *arguments).expect(OK)
        os.sched_setaffinity(0, cores[:1])
        try:
            one = run(folder, *arguments).expect(OK)
        finally:
            os.sched_setaffinity(0, cores)
        assert many.out == one.out, ruleset
        found = many.json
        assert found['ruleset'] == ruleset and found['battles'] == 30 and found['seed'] == 7
        assert [seating['swapped'] for seating in found['seatings']] == [False, True]
        assert found['left_out'], 'nothing is left out in silence'
        for seating in found['seatings']:
            shares = [side['won'] for side in seating['sides']] + [seating['drawn']]
            assert sum(share['battles'] for share in shares) == 30, 'draws are counted'
            for share in shares:
                assert share['low'] <= share['share'] <= share['high']
            for side in seating['sides']:
                assert side['policy'] == 'steady'
                for unit in side['units']:
                    assert sum(unit['fates'].values()) == 30, unit


@test
def another_seed_or_policy_is_another_run(folder):
    """V-BATTLE-02"""
    file = setup(folder)
    plain = run(folder, 'lab', 'battle', file, '--battles', '40', '--json').expect(OK)
    assert plain.out == run(folder, 'lab', 'battle', file, '--battles', '40', '--seed', '1',
                            '--policy', 'steady,steady', '--json').expect(OK).out
    assert plain.out != run(folder, 'lab', 'battle', file, '--battles', '40', '--seed', '2', '--json').expect(OK).out
    found = run(folder, 'lab', 'battle', file, '--battles', '5', '--policy', 'bold,cautious', '--json').expect(OK).json
    assert [side['policy'] for side in found['seatings'][0]['sides']] == ['bold', 'cautious']
    run(folder, 'lab', 'battle', file, '--policy', 'mad').expect(USAGE, '“mad”')
    run(folder, 'lab', 'battle', file, '--policy', 'bold,bold,bold').expect(USAGE, '--policy')
    run(folder, 'lab', 'battle', file, '--battles', '0').expect(USAGE, '--battles')
    run(folder, 'lab', 'battle', folder / 'none.json').expect(FAILED, 'none.json')


@test
def a_pack_may_have_a_policy(folder):
    """V-BATTLE-02: policies are data, also in packs."""
    packs = folder / 'home/data/muster/packs'
    packs.mkdir(parents=True)
    pack = {'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings', 'policies': [
        {'id': 'stand', 'name': 'Stand', 'rules': [{'do': 'hold'}]}]}
    (packs / 'house.json').write_text(json.dumps(pack), encoding='utf-8')
    file = setup(folder)
    arguments = ('lab', 'battle', file, '--battles', '20', '--policy', 'stand', '--json')
    seating = run(folder, *arguments).expect(OK).json['seatings'][0]
    assert [side['policy'] for side in seating['sides']] == ['stand', 'stand']
    assert seating['drawn']['battles'] == 20 and seating['cut'] == 20, 'nobody does anything until it is called off'
    assert all(side['losses']['mean'] == 0 for side in seating['sides'])
    run(folder, *arguments, '--no-packs').expect(USAGE, '“stand”')


@test
def nobody_fights_for_mr_babbage(folder):
    """V-BATTLE-01: what the line does not know is said, and not fought otherwise."""
    file = setup(folder)
    document = json.loads(file.read_text(encoding='utf-8'))
    document['sides'][1]['automated'] = True
    file = write(folder, document, 'solo.json')
    for command in (('lab', 'battle', file, '--battles', '5'), ('lab', 'fight', file)):
        run(folder, *command).expect(FAILED, 'plays by itself')


@test
def the_weaker_side_needs_more(folder):
    """V-BATTLE-03: what would make it even."""
    file = setup(folder, more=['regular-infantry'] * 3)
    even = run(folder, 'lab', 'battle', file, '--battles', '60', '--even', '--json').expect(OK).json['even']
    assert even['side'] == 'blue' and even['measure'] == 'points', even
    if even['found']:
        assert 0 <= even['low'] <= even['more'] <= even['high'] and even['more'] > 0, even
    text = run(folder, 'lab', 'battle', file, '--battles', '60', '--even').expect(OK).text
    assert 'Blue' in text and 'Left out:' in text


@test
def a_duel_says_how_it_was_worked_out(folder):
    """V-MATCH-03"""
    mine = force(folder, 'mine', {'type': 'irregular-infantry', 'name': 'Askari', 'models': 2},
                 {'type': 'regular-infantry', 'name': 'Rifles'})
    theirs = force(folder, 'theirs', {'type': 'tribal-infantry', 'name': 'Spears', 'models': 2})
    found = run(folder, 'lab', 'duel', mine, 'Askari', theirs, 'theirs-0', '--act', 'shoot,hold', '--turns', '2',
                '--json').expect(OK).json
    assert found['method'] == 'exact' and 'battles' not in found and found['turns'] == 2
    assert [side['name'] for side in found['sides']] == ['Askari', 'Spears']
    for side in found['sides']:
        assert len(side['by_turn']) == 2
        assert abs(sum(side['strengths']) - 1) < 1e-9 and abs(sum(side['fates'].values()) - 1) < 1e-9
    assert abs(sum(found['stands'].values()) - 1) < 1e-9
    found = run(folder, 'lab', 'duel', mine, 'regular-infantry', theirs, 'Spears', '--act', 'shoot,close',
                '--battles', '50', '--cover', 'none,hard', '--json').expect(OK).json
    assert found['method'] == 'simulated' and found['battles'] == 50 and found['sides'][1]['cover'] == 'hard'
    text = run(folder, 'lab', 'duel', mine, 'Askari', theirs, 'Spears', '--turns', '1').expect(OK).text
    assert 'Worked out exactly.' in text and 'Left out:' in text
    run(folder, 'lab', 'duel', mine, 'Nobody', theirs, 'Spears').expect(FAILED, 'Nobody')
    run(folder, 'lab', 'duel', mine, 'Askari', theirs, 'Spears', '--act', 'sing').expect(USAGE, 'sing')
    run(folder, 'lab', 'duel', mine, 'Askari', theirs, 'Spears', '--cover', 'fog').expect(USAGE, 'fog')
    run(folder, 'lab', 'duel', mine, 'Askari', theirs, 'Spears', '--turns', '13').expect(USAGE, '--turns')


@test
def the_scenarios_of_a_ruleset_make_a_table(folder):
    """V-BATTLE-06: the table of docs/lab.md comes from this command."""
    arguments = ('lab', 'scenarios', 'kings', '--battles', '4', '--seed', '5')
    text = run(folder, *arguments).expect(OK).text
    found = run(folder, *arguments, '--json').expect(OK).json
    assert text == run(folder, *arguments).expect(OK).text
    assert found['ruleset'] == 'kings' and found['battles'] == 4 and found['seed'] == 5
    names = [scenario['name'] for scenario in found['scenarios']]
    assert len(names) == 9 and 'Seek and Destroy' in names, names
    rows = text.splitlines()
    assert len(rows) == 2 + len(names) and all(row.count('|') == 5 for row in rows), text
    guide = (ROOT / 'docs/lab.md').read_text(encoding='utf-8')
    assert 'muster-cli lab scenarios kings' in guide
    for scenario, row in zip(found['scenarios'], rows[2:]):
        assert row.startswith(f"| {scenario['name']} |"), row
        assert f"| {scenario['name']} |" in guide, 'the table in the guide has every scenario'
        assert [each['policy'] for each in scenario['policies']] == ['steady', 'bold', 'cautious']
        assert scenario['left_out'] and scenario['attacker'] != scenario['defender']
        for each in scenario['policies']:
            assert sum(each[name]['battles'] for name in ('attacker', 'defender', 'drawn')) == 4, each
    village = next(scenario for scenario in found['scenarios'] if scenario['scenario'] == 'B')
    assert any('Building 1' in text for text in village['left_out']), village['left_out']
    run(folder, 'lab', 'scenarios', 'chess').expect(FAILED, 'chess')
    run(folder, 'lab', 'scenarios', 'kings', '--battles', '0').expect(USAGE, '--battles')


@test
def a_battle_that_is_fought_replays(folder):
    """V-BATTLE-05"""
    for ruleset in ARMIES:
        file = setup(folder, ruleset)
        out = folder / f'{ruleset}-fought.json'
        run(folder, 'lab', 'fight', file, '--seed', '3', '--policy', 'bold', '--out', out).expect(OK)
        assert run(folder, 'replay', out, '--json').expect(OK).json['over'] is True
        assert json.loads(out.read_text(encoding='utf-8'))['kind'] == 'simulated'
        assert out.read_bytes() == run(folder, 'lab', 'fight', file, '--seed', '3', '--policy', 'bold').expect(OK).out
        run(folder, 'lab', 'fight', file, '--out', out).expect(FAILED, out.name)


@test
def a_battle_swung(folder):
    """V-BATTLE-04"""
    arguments = ('lab', 'swing', FORD, '--battles', '10', '--json')
    found = run(folder, *arguments).expect(OK).json
    assert found['battles'] == 10 and found['left_out']
    turns = [standing['turn'] for standing in found['standings']]
    assert turns[0] == 0 and turns == sorted(turns), turns
    for standing in found['standings']:
        assert sum(share['battles'] for share in [*standing['won'], standing['drawn']]) == 10
    assert len(found['moments']) <= 3
    assert run(folder, *arguments).expect(OK).json == found
    # Nothing of it is in a report unless somebody asks for it.
    assert 'swung' not in run(folder, 'report', FORD).expect(OK).text
    assert 'How the battle swung' in run(folder, 'report', FORD, '--swing').expect(OK).text


@test
def a_chapter_is_resolved_without_a_table(folder):
    """V-BATTLE-05"""
    run(folder, 'campaign', 'import', SAMPLES / 'valley-war.json').expect(OK)
    before = run(folder, 'export', 'campaign-1', '--output', '-').expect(OK).out
    chapter = json.loads(before)['chapters'][0]['id']
    shown = run(folder, 'campaign', 'resolve', chapter, '--seed', '2', '--out', folder / 'fought.json').expect(OK).text
    assert shown
    assert run(folder, 'export', 'campaign-1', '--output', '-').expect(OK).out == before, 'nobody has accepted it'
    assert run(folder, 'replay', folder / 'fought.json', '--json').expect(OK).json['over'] is True
    run(folder, 'campaign', 'resolve', chapter, '--seed', '2', '--accept').expect(OK)
    log = json.loads(run(folder, 'export', 'campaign-1', '--output', '-').expect(OK).out)['log']
    assert log[-1]['order'] == 'return' and log[-1]['params']['chapter'] == chapter, log[-1]
    kept = json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out)
    assert kept['kind'] == 'simulated' and kept.get('counts', False) is False
    assert kept['log'] == json.loads((folder / 'fought.json').read_text(encoding='utf-8'))['log']
    run(folder, 'campaign', 'resolve', 'nowhere').expect(FAILED, 'nowhere')


main()
