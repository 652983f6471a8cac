#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli campaign list, show, export and import: what is stored comes back as it was."""

import json
import re
import sqlite3
import zipfile

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write
from damaged_file import png

BLOCKS = re.findall(r'```json\n(.*?)\n```', (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8'), re.S)
SAMPLE = ROOT / 'data/samples/skirmish-at-the-ford.muster-battle'


def example():
    return {**json.loads(BLOCKS[0]), 'log': json.loads(BLOCKS[2])}


def data_file(folder):
    return folder / 'home/data/muster/muster.db'


def store_example(folder):
    path = write(folder, example(), 'valley.muster-campaign')
    assert run(folder, 'campaign', 'import', path).expect(OK).text == 'campaign-1\tThe Valley War\n'
    return path


@test
def nothing_is_stored_at_first(folder):
    assert run(folder, 'campaign', 'list', '--json').expect(OK).json == {'campaigns': []}
    assert run(folder, 'campaign', 'list').expect(OK).text == 'Nothing is stored yet.\n'


@test
def what_is_imported_is_listed(folder):
    store_example(folder)
    run(folder, 'import', SAMPLE).expect(OK)
    everything = run(folder, 'list', '--json').expect(OK).json
    assert [len(everything[kind]) for kind in ('battles', 'campaigns', 'forces')] == [1, 1, 0]
    row = everything['campaigns'][0]
    assert run(folder, 'campaign', 'list', '--json').expect(OK).json == {'campaigns': [row]}
    for member, value in {'id': 'campaign-1', 'title': 'The Valley War', 'sides': 'Field Force – Valley Clans',
                          'ruleset': 'kings', 'date': '1879-01-18', 'orders': 6, 'chapter': 'The kraal',
                          'fought': 1, 'over': False, 'winner': '', 'score': '3 : 0', 'archived': False,
                          'damaged': False}.items():
        assert row[member] == value, (member, row[member])
    assert 'campaign-1  The Valley War' in run(folder, 'list').expect(OK).text
    assert 'battle-1' not in run(folder, 'campaign', 'list').expect(OK).text


@test
def it_is_shown_as_a_replay_shows_it(folder):
    path = store_example(folder)
    for options in ([], ['--json']):
        replayed = run(folder, 'campaign', 'replay', path, *options).expect(OK).out
        for name in ('campaign-1', 'the valley war'):
            assert run(folder, 'campaign', 'show', name, *options).expect(OK).out == replayed
    run(folder, 'import', SAMPLE).expect(OK)
    run(folder, 'campaign', 'show', 'battle-1').expect(FAILED, 'battle-1 is no campaign')
    run(folder, 'campaign', 'show', 'campaign-7').expect(FAILED, '“campaign-7”')
    run(folder, 'campaign', 'show').expect(USAGE)


@test
def what_is_exported_comes_in_again(folder):
    store_example(folder)
    first = run(folder, 'campaign', 'export', 'campaign-1', '--output', '-').expect(OK).out
    assert json.loads(first) == example()
    run(folder, 'export', '--all', '--folder', folder / 'out').expect(FAILED)
    (folder / 'out').mkdir()
    run(folder, 'export', '--all', '--folder', folder / 'out').expect(OK)
    path, = (folder / 'out').glob('*.muster-campaign')
    assert path.read_bytes() == first
    assert run(folder, 'import', path).expect(OK).text == 'campaign-2\tThe Valley War\n'
    assert run(folder, 'campaign', 'export', 'campaign-2', '--output', '-').expect(OK).out == first
    run(folder, 'campaign', 'export', 'The Valley War', '--output', '-').expect(FAILED, 'campaign-1')


@test
def only_campaigns_are_taken(folder):
    store_example(folder)
    run(folder, 'campaign', 'import', SAMPLE).expect(FAILED, ['$.format', 'muster-campaign', 'muster-battle'])
    run(folder, 'import', SAMPLE).expect(OK)
    run(folder, 'campaign', 'export', 'battle-1').expect(FAILED, 'battle-1 is no campaign')
    out = run(folder, 'campaign', 'export', '--all', '--output', '-').expect(OK).out
    assert json.loads(out) == example()


@test
def a_wrong_one_leaves_nothing(folder):
    wrong = example()
    wrong['log'][2]['rolls'][0]['dice'][0] = 7
    good = write(folder, example(), 'good.muster-campaign')
    run(folder, 'campaign', 'import', good, write(folder, wrong, 'wrong.muster-campaign')).expect(
        FAILED, ['$.log[2].rolls[0]', 'nothing was imported'])
    assert not data_file(folder).exists()


@test
def a_picture_under_a_map_is_kept_as_it_is_shown(folder):
    def begin(content):
        return run(folder, 'campaign', 'new', '--preset=two-columns', '--map-picture', write(folder, content, 'map.png'))

    # A head of a picture is none, and leaves no campaign without it.
    begin(png()[:33]).expect(FAILED, ['map.png', 'damaged'])
    run(folder, 'campaign', 'show', 'campaign-1').expect(FAILED)
    begin(png() + b'what a camera wrote').expect(FAILED, 'map.png')
    begin(png()).expect(OK)
    bundle = folder / 'war.muster-bundle'
    run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', bundle).expect(OK)
    with zipfile.ZipFile(bundle) as zipped:
        assert [name for name in zipped.namelist() if name.startswith('portraits/')], zipped.namelist()


@test
def check_and_salvage_know_them(folder):
    store_example(folder)
    assert '1 campaign, 6 events' in run(folder, 'check').expect(OK).text
    with sqlite3.connect(data_file(folder)) as db:
        db.execute("UPDATE campaign_event SET program = 'x' WHERE seq = 5")
    db.close()
    assert run(folder, 'check').expect(FAILED, 'damaged').text.startswith('campaign-1: The campaign “The Valley War”')
    assert run(folder, 'campaign', 'list', '--json').expect(OK).json['campaigns'][0]['damaged'] is False
    run(folder, 'campaign', 'show', 'campaign-1').expect(FAILED, 'event 5 has been changed')
    text = run(folder, 'salvage', folder / 'saved.db').expect(OK).text
    assert 'only the first 4 of 6 events' in text and 'campaigns of which a part is missing' in text, text
    state = run(folder, 'campaign', 'show', 'campaign-1', '--json', '--store', folder / 'saved.db').expect(OK).json
    assert state['chapters']['ford']['status'] == 'fought'


@test
def a_backup_has_them(folder):
    store_example(folder)
    run(folder, 'backup', folder / 'copy.db').expect(OK)
    rows = run(folder, 'campaign', 'list', '--json', '--store', folder / 'copy.db').expect(OK).json
    assert rows['campaigns'][0]['title'] == 'The Valley War'


main()
