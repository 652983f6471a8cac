#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli campaign new and return: a campaign begins, and hears what came of its battles."""

import hashlib
import json
import sqlite3
import zipfile

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write

SAMPLES = ROOT / 'data/samples'
FORD = SAMPLES / 'valley-war-ford.muster-battle'
PRESETS = ('league', 'linked-actions', 'long-service', 'expedition', 'two-columns')


def stored(folder, *options):
    """All that can be seen of what is stored."""
    things = run(folder, 'list', '--json', '--archived', *options).expect(OK).json
    return things, [run(folder, 'export', row['id'], '--output', '-', *options).expect(OK).out
                    for kind in ('battles', 'campaigns') for row in things[kind]]


def exported(folder, name='campaign-1'):
    return json.loads(run(folder, 'campaign', 'export', name, '--output', '-').expect(OK).out)


def begin(folder):
    """The sample campaign before its first chapter."""
    run(folder, 'campaign', 'import', SAMPLES / 'valley-war.json').expect(OK)


def fought():
    """What the sample campaign has heard of its battle at the ford."""
    log = json.loads((SAMPLES / 'valley-war.muster-campaign').read_text(encoding='utf-8'))['log']
    return next(entry['params'] for entry in log if entry['order'] == 'return')


def without_id(params):
    return {**params, 'source': {**params['source'], 'battle': ''}}


@test
def each_preset_begins_a_campaign(folder):
    for number, preset in enumerate(PRESETS, 1):
        text = run(folder, 'campaign', 'new', 'Our war', '--preset', preset).expect(OK).text
        assert text == f'campaign-{number}\tOur war\n', text
        rules = json.loads((ROOT / f'data/campaigns/{preset}.json').read_text(encoding='utf-8'))
        document = exported(folder, f'campaign-{number}')
        assert document['rules'] == rules['rules'] and document['plan'] == rules['plan']
        # A tree has a first clash, one for whoever wins it, and the last.
        n_chapters = 4 if rules['plan'] == 'tree' else 3
        assert len(document['sides']) == 2 and len(document['chapters']) == n_chapters and document['log'] == []


def force_file(folder, name, ruleset='kings', **members):
    document = {'format': 'muster-force', 'version': 1, 'ruleset': ruleset, 'name': name,
                'units': [{'id': 'one', 'name': f'1st of {name}', 'type': 'regular-infantry', 'models': 12,
                           'leader': {'name': 'Hill', 'rank': 'Capt.', 'leadership': 6}}], **members}
    return write(folder, document, f'{name}.muster-force')


@test
def it_has_the_forces_that_were_named(folder):
    run(folder, 'import', force_file(folder, 'Column')).expect(OK)
    other = force_file(folder, 'Clans')
    run(folder, 'campaign', 'new', 'War', '--preset=league', '--plan=ladder', '--player=Ann', '--force=Column',
        '--force', other, '--force=force-1', '--start=1879-01-11').expect(OK)
    document = exported(folder)
    assert document['plan'] == 'ladder'
    assert [(force['name'], force['side'], force.get('player')) for force in document['forces']] == [
        ('Column', 'side-1', 'player-1'), ('Clans', 'side-2', None), ('Column', 'side-1', 'player-1')]
    unit = document['forces'][0]['units'][0]
    assert unit['leader']['name'] == 'Capt. Hill' and unit['models'] == 12
    assert {chapter['ruleset'] for chapter in document['chapters']} == {'kings'}
    assert all(chapter['points'] > 0 and chapter['days'] == 7 for chapter in document['chapters'])
    # What is stored is known again when it is handed on; the force from a file is not stored.
    run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', folder / 'war.muster-bundle').expect(OK)
    with zipfile.ZipFile(folder / 'war.muster-bundle') as bundle:
        forces = json.loads(bundle.read('bundle.json'))['forces']
    assert [force['for'] for force in forces] == [['force-1', 'force-3']]
    run(folder, 'campaign', 'new', 'War', '--preset=league', '--force=Nobody').expect(FAILED, 'Nobody')
    assert len(run(folder, 'campaign', 'list', '--json').expect(OK).json['campaigns']) == 1


@test
def sides_have_the_colours_of_their_forces(folder):
    files = [force_file(folder, name, **colour) for name, colour in (
        ('A', {}), ('B', {'colour': 'teal'}), ('C', {'colour': 'grey'}), ('D', {'colour': 'red'}))]
    run(folder, 'campaign', 'new', 'War', '--preset=league', *(f'--force={file}' for file in files)).expect(OK)
    assert [side.get('colour') for side in exported(folder)['sides']] == ['grey', 'teal']
    run(folder, 'campaign', 'new', 'Peace', '--preset=league', '--force', files[0], '--force', files[0]).expect(OK)
    assert 'colour' not in str(exported(folder, 'campaign-2'))


@test
def a_tree_leads_somewhere(folder):
    run(folder, 'campaign', 'new', 'War', '--preset=league', '--plan=tree', '--side=A', '--side=B', '--side=C').expect(OK)
    chapters = {chapter['id']: chapter for chapter in exported(folder)['chapters']}
    assert len(chapters) == 5
    assert chapters['chapter-1']['next'] == {'side-1': 'chapter-2', 'side-2': 'chapter-3', 'side-3': 'chapter-4',
                                             'draw': 'chapter-5'}
    assert set(chapters['chapter-3']['next'].values()) == {'chapter-5'}
    run(folder, 'campaign', 'new', 'War', '--preset=league', '--plan=tree', '--chapters=3').expect(OK)
    row = exported(folder, 'campaign-2')['chapters']
    assert [set(chapter.get('next', {}).values()) for chapter in row] == [{'chapter-2'}, {'chapter-3'}, set()]
    run(folder, 'campaign', 'new', 'War', '--preset=league', '--plan=circle').expect(USAGE, '--plan')


def digest(*parts):
    """As the store hashes a list of values: each after its kind and its size."""
    def tagged(part):
        if isinstance(part, int):
            return b'i' + part.to_bytes(8, 'big')
        text = part.encode() if isinstance(part, str) else part
        return (b't' if isinstance(part, str) else b'b') + len(text).to_bytes(8, 'big') + text
    return hashlib.sha256(b''.join(map(tagged, parts))).digest()


def keep_document(folder, kind, key, content):
    """As a change of its own, the first one of its file."""
    with sqlite3.connect(folder / 'home/data/muster/muster.db') as db:
        assert db.execute('SELECT count (*) FROM change').fetchone() == (0,)
        version = digest('muster version 1', kind, key, 0, 1, content)
        db.execute('INSERT INTO change VALUES (1, ?, ?, ?, 0, 0, 0, 1, 0, 1, 1, ?)',
                   (kind, 'Kept', '', digest('muster change 1', 1, 0, 0, 0, 1, 0, 1, 1, kind, 'Kept', '')))
        db.execute('INSERT INTO version VALUES (1, 1, 0, ?, ?, ?, 0, ?, ?, ?)',
                   (kind, key, b'', content, version, digest('muster version row 1', 1, 1, 0, 0, 0, kind, key, version)))
        db.execute('INSERT INTO document VALUES (?, 1, ?, 1, ?, 0, 0, ?, ?, ?)',
                   (kind, key, version, '', '{}', digest('muster document 1', 1, 1, 0, 0, kind, key, '', '{}', version)))
        for name in ('change', 'version', f'document/{kind}'):
            db.execute('INSERT INTO tally VALUES (?, 1, 2, ?)', (name, digest('muster tally 1', name, 1, 2)))
    db.close()


@test
def a_preset_may_be_one_that_was_saved(folder):
    """As the window keeps it: a document in the data file."""
    run(folder, 'campaign', 'new', 'Ours', '--preset=league').expect(OK)
    preset = json.loads((ROOT / 'data/campaigns/league.json').read_text(encoding='utf-8'))
    preset = {**preset, 'id': 'own-1', 'name': 'Our way', 'rules': {'points': {'win': 7}}}
    keep_document(folder, 'preset', 'own-1', json.dumps(preset))
    run(folder, 'check').expect(OK)
    for number, name in ((2, 'Our way'), (3, 'own-1')):
        run(folder, 'campaign', 'new', 'Ours', '--preset', name).expect(OK)
        assert exported(folder, f'campaign-{number}')['rules'] == {'points': {'win': 7}}
    run(folder, 'campaign', 'new', 'Ours', '--preset=Their way').expect(FAILED, ['Their way', 'league', 'own-1'])
    run(folder, 'campaign', 'new', 'Ours', '--preset=league').expect(OK)


@test
def it_has_the_sides_and_players_that_were_named(folder):
    run(folder, 'campaign', 'new', 'Krieg im Tal – “1879”', '--preset=league', '--side=Crown', '--side=Clans', '--side=River',
        '--player=Ann', '--player=Ben', '--player=Cem', '--player=Dee', '--chapters=5', '--ruleset=kings',
        '--start=1879-01-11').expect(OK)
    document = exported(folder)
    assert document['title'] == 'Krieg im Tal – “1879”' and document['start'] == '1879-01-11'
    assert [side['name'] for side in document['sides']] == ['Crown', 'Clans', 'River']
    ids = [side['id'] for side in document['sides']]
    assert [(player['name'], player['side']) for player in document['players']] == [
        ('Ann', ids[0]), ('Ben', ids[1]), ('Cem', ids[2]), ('Dee', ids[0])]
    assert [chapter['ruleset'] for chapter in document['chapters']] == ['kings'] * 5
    assert 'All is well' in run(folder, 'check').expect(OK).text


@test
def a_preset_may_be_a_file(folder):
    preset = json.loads((ROOT / 'data/campaigns/league.json').read_text(encoding='utf-8'))
    path = write(folder, {**preset, 'id': 'ours'}, 'ours.json')
    run(folder, 'campaign', 'new', 'Ours', '--preset', path).expect(OK)
    assert exported(folder)['rules'] == preset['rules']
    wrong = write(folder, {**preset, 'rules': {'luck': 1}}, 'wrong.json')
    run(folder, 'campaign', 'new', 'Ours', '--preset', wrong).expect(FAILED, ['wrong.json', '$.rules'])
    assert len(run(folder, 'campaign', 'list', '--json').expect(OK).json['campaigns']) == 1


@test
def a_wrong_campaign_is_not_begun(folder):
    run(folder, 'campaign', 'new', 'X').expect(USAGE, '--preset')
    run(folder, 'campaign', 'new', 'X', 'Y', '--preset=league').expect(USAGE)
    for number in ('0', '-1', '1000000', 'many'):
        run(folder, 'campaign', 'new', '--preset=league', f'--chapters={number}').expect(USAGE)
    run(folder, 'campaign', 'new', '--preset=nobody').expect(FAILED, ['“nobody”', *PRESETS])
    run(folder, 'campaign', 'new', '', '--preset=league').expect(USAGE, 'title')
    for option, place in (('--side=Crown', '--side=NAME'), ('--ruleset=chess', '$.chapters[0].ruleset'),
                          ('--start=1879-02-30', '$.start')):
        run(folder, 'campaign', 'new', '--preset=league', option).expect(FAILED, place)
    assert not (folder / 'home/data/muster/muster.db').exists()


@test
def the_return_of_a_file_is_recorded(folder):
    begin(folder)
    text = run(folder, 'campaign', 'return', FORD, '--chapter=ford').expect(OK).text
    for words in ('The ford is fought: Valley Clans won', 'Capt. Hill is lost', 'battle-1\tThe ford'):
        assert words in text, text
    opened, result = exported(folder)['log']
    assert opened == {'order': 'open', 'params': {'chapter': 'ford'}}
    assert result['order'] == 'return' and without_id(result['params']) == without_id(fought())
    things, _ = stored(folder)
    assert result['params']['source']['battle'] == things['battles'][0]['uuid']
    battle = json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out)
    assert battle['campaign']['id'] == things['campaigns'][0]['uuid']
    assert 'All is well' in run(folder, 'check').expect(OK).text


@test
def the_return_of_a_stored_battle_is_recorded(folder):
    begin(folder)
    run(folder, 'import', FORD).expect(OK)
    run(folder, 'campaign', 'return', 'battle-1', '--chapter=ford').expect(OK)
    assert without_id(exported(folder)['log'][1]['params']) == without_id(fought())
    assert len(stored(folder)[0]['battles']) == 1


@test
def a_dry_run_shows_the_same_and_records_nothing(folder):
    begin(folder)
    run(folder, 'import', FORD).expect(OK)
    before = stored(folder)
    for battle in ('battle-1', FORD):
        text = run(folder, 'campaign', 'return', battle, '--chapter=ford', '--dry-run').expect(OK).text
        assert 'Valley Clans won' in text and 'Capt. Hill is lost' in text, text
        result = run(folder, 'campaign', 'return', battle, '--chapter=ford', '--dry-run', '--json').expect(OK).json
        assert without_id(result) == without_id(fought())
        assert stored(folder) == before


@test
def what_is_refused_leaves_all_as_it_was(folder):
    begin(folder)
    run(folder, 'import', FORD).expect(OK)
    before = stored(folder)
    battle = json.loads(FORD.read_text(encoding='utf-8'))
    young = write(folder, {**battle, 'log': battle['log'][:5]}, 'young.muster-battle')
    bad = write(folder, {**battle, 'log': [*battle['log'], {'order': 'dance'}]}, 'bad.muster-battle')
    for arguments, says in ((('battle-1', '--chapter=well'), 'The well is not open: it is planned'),
                            ((FORD, '--chapter=well'), 'C-CHAP-03'),
                            ((FORD, '--chapter=moon'), '“moon”'),
                            ((young, '--chapter=ford'), '--winner'),
                            ((young, '--chapter=ford', '--winner=moon'), '“moon”'),
                            ((bad, '--chapter=ford'), 'bad.muster-battle'),
                            (('battle-1', '--chapter=ford', '--campaign=battle-1'), 'battle-1 is no campaign'),
                            (('campaign-1', '--chapter=ford'), 'campaign-1 is no battle'),
                            (('battle-7', '--chapter=ford'), '“battle-7”')):
        run(folder, 'campaign', 'return', *arguments).expect(FAILED, says)
        assert stored(folder) == before, arguments
    run(folder, 'campaign', 'return', FORD).expect(USAGE, '--chapter')
    run(folder, 'campaign', 'return', '--chapter=ford').expect(USAGE)
    run(folder, 'campaign', 'return', FORD, '--chapter=ford').expect(OK)
    after = stored(folder)
    run(folder, 'campaign', 'return', FORD, '--chapter=ford').expect(FAILED, 'it is fought')
    assert stored(folder) == after


@test
def somebody_says_who_has_won(folder):
    begin(folder)
    battle = json.loads(FORD.read_text(encoding='utf-8'))
    young = write(folder, {**battle, 'log': battle['log'][:5]}, 'young.muster-battle')
    run(folder, 'campaign', 'return', young, '--chapter=ford', '--winner=draw').expect(OK)
    assert exported(folder)['log'][1]['params']['winner'] == 'draw'


@test
def the_campaign_is_the_one_of_the_battle_or_the_only_one(folder):
    run(folder, 'campaign', 'return', FORD, '--chapter=ford').expect(FAILED, 'nothing is stored yet')
    begin(folder)
    run(folder, 'campaign', 'new', 'Another', '--preset=league').expect(OK)
    run(folder, 'campaign', 'return', FORD, '--chapter=ford').expect(FAILED, '--campaign')
    run(folder, 'campaign', 'return', FORD, '--chapter=ford', '--campaign=the valley war', '--dry-run').expect(OK)
    uuid = next(row['uuid'] for row in stored(folder)[0]['campaigns'] if row['id'] == 'campaign-1')
    battle = json.loads(FORD.read_text(encoding='utf-8'))
    battle['campaign']['id'] = uuid
    # It says which chapter, too.
    run(folder, 'campaign', 'return', write(folder, battle, 'tied.muster-battle')).expect(OK)
    log = exported(folder)['log']
    assert len(log) == 2 and without_id(log[1]['params']) == without_id(fought())


@test
def a_tie_to_no_campaign_is_to_the_one_that_is_meant(folder):
    begin(folder)
    battle = json.loads(FORD.read_text(encoding='utf-8'))
    battle['campaign']['id'] = ''
    battle['campaign']['units']['a-levy']['unit'] = 'zzz'
    path = write(folder, battle, 'tied.muster-battle')
    run(folder, 'campaign', 'return', path).expect(USAGE, '--chapter')
    result = run(folder, 'campaign', 'return', path, '--chapter=ford', '--dry-run', '--json').expect(OK)
    name = next(unit['name'] for unit in battle['sides'][0]['units'] if unit['id'] == 'a-levy')
    assert 'levy' not in result.json['units'] and f'{name} is not in the campaign' in result.err, result.err
    run(folder, 'campaign', 'return', path, '--chapter=ford').expect(OK)
    kept = json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out)
    assert kept['campaign']['id'] == stored(folder)[0]['campaigns'][0]['uuid']


main()
