#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""House packs and prepared battles in muster-cli: a battle is played with the packs that it names, wherever it goes."""

import json

from cli_test import FAILED, OK, example, main, run, test, write

PACK = {
    'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings', 'pack': {'name': 'Our club'},
    'types': [{'id': 'tribal-infantry', 'name': 'Horde', 'kind': 'tribal', 'arm': 'infantry', 'models': 30,
               'points': 9, 'stats': {'speed': 8, 'firing': 6, 'fighting': 5, 'discipline': 0}}],
}

PLAN = {
    'format': 'muster-plan', 'version': 1, 'ruleset': 'kings', 'packs': ['club'], 'title': 'Sunday', 'date': '',
    'table': {'length': 72, 'width': 48}, 'scenario': {'id': 'A', 'settings': {}}, 'optional_rules': [],
    'checklist': [], 'rolls': {'scenario': [], 'roles': []}, 'records': [], 'sides': [
        {'id': 'a', 'name': '', 'role': role, 'players': [], 'members': {}, 'forces': [
            {'source': '', 'units': {}, 'force': {
                'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': name,
                'units': [{'id': 'u1', 'name': '1st', 'type': 'tribal-infantry', 'models': 16}]}}]}
        for role, name in [('attacker', 'Column'), ('defender', 'Tribes')]],
}


def install(folder):
    packs = folder / 'home/data/muster/packs'
    packs.mkdir(parents=True, exist_ok=True)
    return write(packs, PACK, 'club.json')


def battle(folder, packs=None, name='b.muster-battle'):
    document = example()
    document['log'] = []
    for side in document['sides']:
        for unit in side['units']:
            unit.pop('models', None)
    if packs is not None:
        document['packs'] = packs
    return write(folder, document, name)


def strength(folder, file, *options):
    units = run(folder, 'replay', '--json', file, *options).expect(OK).json['units']
    return units['b2']['start']


@test
def a_battle_is_replayed_with_its_packs(folder):
    assert strength(folder, battle(folder)) == 16
    assert strength(folder, battle(folder, [])) == 16
    install(folder)
    assert strength(folder, battle(folder)) == 30
    assert strength(folder, battle(folder, ['club'])) == 30
    assert strength(folder, battle(folder, [])) == 16
    assert strength(folder, battle(folder), '--no-packs') == 16
    run(folder, 'replay', battle(folder, ['club']), '--no-packs').expect(FAILED, ['$.packs[0]', '“club”'])


@test
def a_missing_pack_is_named_with_the_place_for_it(folder):
    pack = install(folder)
    run(folder, 'import', battle(folder, ['club'])).expect(OK)
    pack.unlink()
    words = ['“club”', 'not installed', 'club.json', 'home/data/muster/packs']
    run(folder, 'replay', battle(folder, ['club'])).expect(FAILED, words)
    run(folder, 'import', battle(folder, ['club'])).expect(FAILED, words)
    run(folder, 'export', 'battle-1', '--output', '-').expect(FAILED, words)
    assert '“club”' in run(folder, 'check').text
    install(folder)
    run(folder, 'check').expect(OK)


@test
def what_is_stored_keeps_its_packs(folder):
    install(folder)
    for packs in (None, [], ['club']):
        name = run(folder, 'import', battle(folder, packs)).expect(OK).text.split('\t')[0]
        document = json.loads(run(folder, 'export', name, '--output', '-').expect(OK).out)
        assert document.get('packs') == packs, document.get('packs')


@test
def rulesets_tell_what_packs_are_called_and_do(folder):
    install(folder)
    pack, = run(folder, 'rulesets', '--json').expect(OK).json['packs']
    assert pack['id'] == 'club' and pack['name'] == 'Our club'
    assert 'Replaces 1 unit type' in run(folder, 'rulesets').expect(OK).text


@test
def a_report_names_the_packs(folder):
    install(folder)
    for packs, named in ((None, True), (['club'], True), ([], False)):
        text = run(folder, 'report', battle(folder, packs)).expect(OK).text
        assert ('Our club' in text) == named, text


@test
def a_prepared_battle_goes_out_and_comes_in(folder):
    install(folder)
    text = run(folder, 'import', write(folder, PLAN, 'sunday.muster-battle')).expect(OK).text
    assert text == 'battle-1\tSunday\n', text
    stored, = run(folder, 'list', '--json').expect(OK).json['battles']
    assert stored['prepared'] and stored['title'] == 'Sunday'
    out = run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out
    assert json.loads(out)['packs'] == ['club'] and json.loads(out)['title'] == 'Sunday'
    run(folder, 'import', write(folder, json.loads(out), 'again.muster-battle')).expect(OK)
    assert run(folder, 'export', 'battle-2', '--output', '-').expect(OK).out == out
    run(folder, 'check').expect(OK)


@test
def a_wrong_prepared_battle_is_refused(folder):
    wrong = dict(PLAN, weather='fine')
    run(folder, 'import', write(folder, wrong, 'w.muster-battle')).expect(FAILED, ['w.muster-battle', '$.weather'])
    assert run(folder, 'list', '--json').expect(OK).json['battles'] == []


@test
def names_of_a_pack_are_checked(folder):
    packs = folder / 'home/data/muster/packs'
    packs.mkdir(parents=True)
    names = {'id': 'club', 'name': 'Club', 'ranks': ['Mr'], 'given': ['Al'], 'surnames': ['Ash']}
    write(packs, dict(PACK, cultures=[names]), 'club.json')
    lists = run(folder, 'rulesets', '--json').expect(OK).json
    assert lists['packs'][0]['error'] is None
    kings, = (ruleset for ruleset in lists['rulesets'] if ruleset['id'] == 'kings')
    assert kings['cultures'] == [{'id': 'club', 'name': 'Club', 'pack': 'Our club'}]
    write(packs, dict(PACK, cultures=[dict(names, given=[])]), 'club.json')
    error = run(folder, 'rulesets', '--json').expect(OK).json['packs'][0]['error']
    assert 'club.json: $.cultures[0].given: ' in error, error


@test
def two_thousand_packs_are_read(folder):
    packs = folder / 'home/data/muster/packs'
    packs.mkdir(parents=True)
    for i in range(2000):
        types = [{'id': f'ship-{i}-{k}', 'name': f'Ship {i} {k}', 'kind': 'regular', 'arm': 'infantry', 'models': 12,
                  'points': 9, 'weapon': 'modern-rifle',
                  'stats': {'speed': 4, 'firing': 5, 'fighting': 4, 'discipline': 1}} for k in range(10)]
        options = [{'id': f'sail-{i}', 'name': 'Sail', 'for': [{'types': [f'ship-{i}-0'], 'cost': 1}]}]
        write(packs, {'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings', 'types': types,
                      'options': options}, f'p{i:04}.json')
    text = run(folder, 'rulesets').expect(OK).text
    assert text.count('Adds 10 unit types, 1 option') == 2000


main()
