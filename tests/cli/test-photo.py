#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures that are pinned to lines of a battle, and those of notes in a campaign: in the data file, on paper and
in bundles."""

import base64
import contextlib
import hashlib
import json
import re
import sqlite3
import zipfile

from bundle_parts import BATTLE, PORTRAIT_ID, again, campaign, dump, pack, parts
from bundle_parts import png as plain
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
def a_damaged_line_takes_no_photo_and_closes_no_file(folder):
    """While a line cannot be read, nobody knows which pictures the logs use."""
    _, picture = store(folder)
    listed(folder, picture, '--caption', 'Smoke over the ford')
    file = next(folder.rglob('muster.db'))
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        db.execute('PRAGMA ignore_check_constraints = ON')
        assert db.execute("UPDATE event SET payload = rtrim (payload, '}') WHERE payload LIKE '%picture%'").rowcount == 1
        db.execute("DELETE FROM meta WHERE key = 'photos'")
    for _ in range(2):
        run(folder, 'import', 'battle.muster-battle').expect(OK)  # opens the file for writing
    run(folder, 'photo', 'battle-1').expect(FAILED)
    with contextlib.closing(sqlite3.connect(file)) as db:
        assert db.execute('SELECT count (*) FROM image').fetchone() == (1,)


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


def shown(html, pictures):
    """Which of the pictures stand on a page. Paper has them in other bytes, and each is as wide as no other."""
    sizes = {base64.b64decode(content)[16:24] for content in re.findall('data:image/png;base64,([^"]*)', html)}
    return {name for name, content in pictures.items() if content[16:24] in sizes}


@test
def pictures_of_notes_stand_where_the_notes_do(folder):
    """C-MISC-04: those that all may see in the public Gazette; what is secret or sealed is in the bundle alone."""
    whose = {'open': {}, 'red': {'for': 'red'}, 'blue': {'for': 'blue'}, 'master': {'for': 'gm'},
             'sealed': {'chapter': 'kraal'}}
    pictures = {name: plain(width, 7) for width, name in enumerate(whose, 5)}
    document = campaign()
    document['log'] += [{'order': 'note',
                         'params': {'text': f'A note, {name}.', **params,
                                    'pictures': [hashlib.sha256(pictures[name]).hexdigest()]}}
                        for name, params in whose.items()]
    files = {**parts(), 'campaign.muster-campaign': dump(document)}
    files.update({f'portraits/{hashlib.sha256(content).hexdigest()}.png': content for content in pictures.values()})
    files = again(files)
    listing = json.loads(files['bundle.json'])
    listing['portraits'] += [{'id': hashlib.sha256(content).hexdigest(), 'type': 'png'}
                             for content in pictures.values()]
    (folder / 'in.muster-bundle').write_bytes(pack({**files, 'bundle.json': dump(listing)}))
    run(folder, 'campaign', 'import', folder / 'in.muster-bundle').expect(OK)

    for edition, seen in (([], {'open'}), (['--side', 'red'], {'open', 'red'}), (['--side', 'blue'], {'open', 'blue'}),
                          (['--side', 'gm'], set(whose))):
        html = page(folder, 'campaign', 'sheet', 'campaign-1', '-s', 'gazette', *edition)
        assert shown(html, pictures) == seen, f'{edition}: {shown(html, pictures)}'
    run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', folder / 'out.muster-bundle').expect(OK)
    with zipfile.ZipFile(folder / 'out.muster-bundle') as zipped:
        kept = {name: zipped.read(name) for name in zipped.namelist() if name.startswith('portraits/')}
    assert kept.keys() - {f'portraits/{PORTRAIT_ID}.png'} == \
        {f'portraits/{hashlib.sha256(content).hexdigest()}.png' for content in pictures.values()}
    assert set(pictures.values()) <= set(kept.values())
    # Whoever takes the text of the notes out still has the pictures.
    (folder / 'edited.txt').write_text('# The war\n\nNothing is said.\n', encoding='utf-8')
    html = page(folder, 'campaign', 'sheet', 'campaign-1', '-s', 'gazette', '--text', folder / 'edited.txt')
    assert shown(html, pictures) == {'open'}


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
