#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli photo: pictures that are pinned to lines of a battle, in the data file, on paper and in bundles."""

import hashlib
import json
import zipfile

from bundle_parts import BATTLE, pack, parts
from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write
from damaged_file import png



def store(folder):
    document = json.loads((ROOT / 'data/samples/valley-war-ford.muster-battle').read_text(encoding='utf-8'))
    run(folder, 'import', write(folder, document, 'battle.muster-battle')).expect(OK)
    picture = folder / 'table.png'
    picture.write_bytes(png())
    return document['log'], picture


def listed(folder, *words):
    return json.loads(run(folder, 'photo', 'battle-1', *words, '--json').expect(OK).out)


def exported(folder):
    return json.loads(run(folder, 'export', 'battle-1', '--output', '-').expect(OK).out)['log']


def page(folder, *command):
    run(folder, *command, '--out', 'page.html', '--overwrite').expect(OK)
    return (folder / 'page.html').read_text(encoding='utf-8')


@test
def a_photo_comes_and_goes(folder):
    log, picture = store(folder)
    assert listed(folder) == []
    plain = page(folder, 'report', 'battle-1')
    assert 'data:image/png' not in plain
    photo, = listed(folder, picture, '--at', '3', '--caption', 'Smoke over the ford')
    assert photo['at'] == 3 and photo['entry'] == len(log) + 1 and photo['caption'] == 'Smoke over the ford'
    picture.unlink()  # the data file has its own
    for _ in range(3):  # whoever opens the file lets it be
        assert listed(folder) == [photo]
    run(folder, 'check').expect(OK)
    html = page(folder, 'report', 'battle-1', '--course')
    assert 'Smoke over the ford' in html and 'href="data:image/png;base64,' in html
    assert html.index('data:image/png') < html.rindex('Turn 2')
    html = page(folder, 'report', 'battle-1')
    assert 'data:image/png' in html and 'Photos' in html
    assert exported(folder)[-1] == {'order': 'note', 'params': {'text': 'Smoke over the ford', 'at': 3,
                                                                'picture': photo['picture']}}

    assert listed(folder, '--remove', str(photo['entry'])) == []
    assert 'data:image/png' not in page(folder, 'report', 'battle-1')
    run(folder, 'record', 'battle', 'battle-1', '--undo=1').expect(OK)
    assert listed(folder) == [photo]
    run(folder, 'record', 'battle', 'battle-1', '--undo=1').expect(OK)
    assert listed(folder) == [] and exported(folder) == log


@test
def a_photo_stays_with_its_line(folder):
    _, picture = store(folder)
    listed(folder, picture, '--at', '5', '--caption', 'The charge')
    run(folder, 'correct', 'battle-1', '1', '--take-out', '--accept').expect(OK)
    assert [photo['at'] for photo in listed(folder)] == [4]
    run(folder, 'correct', 'battle-1', '4', '--take-out', '--accept').expect(OK)
    photo, = listed(folder)  # of the battle as a whole, now that its line is gone
    assert photo['at'] == photo['entry']


@test
def a_photo_goes_with_its_campaign(folder):
    (folder / 'border.muster-bundle').write_bytes(pack(parts()))
    run(folder, 'campaign', 'import', folder / 'border.muster-bundle').expect(OK)
    before = page(folder, 'campaign', 'sheet', 'campaign-1', '-s', 'gazette')
    picture = folder / 'table.png'
    picture.write_bytes(png())
    run(folder, 'photo', 'battle-1', picture, '--caption', 'Smoke over the ford').expect(OK)
    # The battle is still the one that the return was made of.
    html = page(folder, 'campaign', 'sheet', 'campaign-1', '-s', 'gazette')
    assert 'Smoke over the ford' in html and 'Smoke' not in before and 'href="data:image/png;base64,' in html
    run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', folder / 'out.muster-bundle').expect(OK)
    with zipfile.ZipFile(folder / 'out.muster-bundle') as zipped:
        images = [name for name in zipped.namelist() if name.startswith('portraits/')]
        shown = json.loads(zipped.read(f'battles/{BATTLE}.muster-battle'))['log'][-1]['params']['picture']
        assert f'portraits/{shown}.png' in images and len(images) == 2
        assert hashlib.sha256(zipped.read(f'portraits/{shown}.png')).hexdigest() == shown
    other = ['--store', folder / 'other.db']
    run(folder, 'campaign', 'import', folder / 'out.muster-bundle', *other).expect(OK)
    assert 'Smoke over the ford' in page(folder, 'report', 'battle-1', *other)
    html = page(folder, 'campaign', 'sheet', 'campaign-1', '-s', 'gazette', *other)
    assert 'href="data:image/png;base64,' in html


@test
def what_is_wrong_is_said(folder):
    log, picture = store(folder)
    text = folder / 'list.png'
    text.write_text('Regular Infantry\n', encoding='utf-8')
    run(folder, 'photo', 'battle-1', text).expect(FAILED, 'not an image')
    run(folder, 'photo', 'battle-1', picture, '--at', str(len(log) + 1)).expect(FAILED, str(len(log)))
    run(folder, 'photo', 'battle-1', '--remove', '1').expect(FAILED, 'no photo')
    run(folder, 'photo', 'battle-9').expect(FAILED)
    for words in (['--at', '1'], ['--caption', 'None'], [picture, '--remove', '1'], [picture, '--at', '-1']):
        run(folder, 'photo', 'battle-1', *words).expect(USAGE)
    run(folder, 'record', 'battle', 'battle-1',
        stdin=b'[{"order": "note", "params": {"text": "No", "picture": "table.png"}}]').expect(FAILED, 'SHA-256')
    assert exported(folder) == log


main()
