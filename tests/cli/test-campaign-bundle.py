#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli campaign export --bundle and import: one file with all of a campaign, and archives that mean harm."""

import io
import json
import os
import pty
import struct
import zipfile

from bundle_parts import (BATTLE, FORCE, ID, PORTRAIT, PORTRAIT_ID, again, battle, campaign, dump, force, manifest,
                          pack, parts, png, sha)
from cli_test import FAILED, OK, ROOT, USAGE, main, run, test


def write(folder, data, name='border.muster-bundle'):
    path = folder / name
    path.write_bytes(data)
    return path


def data_file(folder):
    return folder / 'home/data/muster/muster.db'


def take(folder, data, *options):
    return run(folder, 'campaign', 'import', write(folder, data), *options)


def contents(folder):
    return run(folder, 'list', '--json').expect(OK).json


def fates(result):
    return [(item['kind'], item['fate']) for item in result.json['items']]


@test
def portraits_are_on_service_records(folder):
    led = campaign()
    led['forces'][0]['units'][0]['leader'] = {'id': 'hill', 'name': 'Hill'}
    take(folder, pack(again({**parts(), 'campaign.muster-campaign': dump(led)}))).expect(OK)
    for command in (['campaign', 'sheet', 'campaign-1', '-s', 'record', '--who', 'hill'],
                    ['force', 'record', 'force-1', '--who', 'Hill']):
        run(folder, *command, '--out', 'record.html', '--overwrite').expect(OK)
        html = (folder / 'record.html').read_text(encoding='utf-8')
        assert 'href="data:image/png;base64,' in html and 'img-src data:;' in html, (command, html)


@test
def everything_comes_over_and_goes_out_in_the_same_bytes(folder):
    text = take(folder, pack(parts()), '--dry-run').expect(OK).text
    assert text.splitlines()[0] == 'campaign\tWould be taken: the campaign “The Border”', text
    text = take(folder, pack(parts())).expect(OK).text
    assert text.splitlines() == ['campaign-1\tTaken: the campaign “The Border”', 'force-1\tTaken: the force “Column”',
                                 'battle-1\tTaken: the battle “Skirmish at the ford”',
                                 'portrait\tTaken: the portrait of Hill'], text
    stored = contents(folder)
    assert [len(stored[kind]) for kind in ('battles', 'campaigns', 'forces')] == [1, 1, 1]
    first = folder / 'first.muster-bundle'
    run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', first).expect(OK)
    with zipfile.ZipFile(first) as zipped:
        assert zipped.namelist() == list(parts())
        assert zipped.read(f'portraits/{PORTRAIT_ID}.png') == PORTRAIT
        found = json.loads(zipped.read('bundle.json'))
    assert found['campaign']['id'] == ID and found['battles'][0]['for'] == ['ford']
    assert found['forces'][0]['for'] == ['f1'] and found['forces'][0]['id'] == FORCE

    other = folder / 'other'
    other.mkdir()
    run(other, 'campaign', 'import', first).expect(OK)
    second = folder / 'second.muster-bundle'
    run(other, 'campaign', 'export', 'campaign-1', '--bundle', '--output', second).expect(OK)
    assert first.read_bytes() == second.read_bytes()
    run(other, 'check').expect(OK)


@test
def the_other_import_knows_a_bundle_too(folder):
    data = pack(parts())
    assert take(folder, data, '--json').expect(OK).json['done'] is True
    assert run(folder, 'import', write(folder, data)).expect(OK).text.startswith('campaign-1\tKnown already')


@test
def what_is_known_stays(folder):
    take(folder, pack(parts())).expect(OK)
    before = contents(folder)
    result = take(folder, pack(parts()), '--json').expect(OK)
    assert fates(result) == [(kind, 'known') for kind in ('campaign', 'force', 'battle', 'portrait')]
    assert contents(folder) == before


@test
def the_same_battle_under_another_id_is_another(folder):
    files = parts()
    run(folder, 'import', write(folder, files[f'battles/{BATTLE}.muster-battle'], 'b.muster-battle')).expect(OK)
    result = take(folder, pack(files), '--json').expect(OK)
    assert fates(result) == [(kind, 'taken') for kind in ('campaign', 'force', 'battle', 'portrait')]
    assert len(contents(folder)['battles']) == 2


def noted(*texts, log=2):
    """The bundle of a campaign with so much of its log and notes behind it."""
    files = parts()
    document = campaign()
    document['log'] = document['log'][:log] + [{'order': 'note', 'params': {'text': text}} for text in texts]
    files['campaign.muster-campaign'] = dump(document)
    return pack(again(files))


def changed():
    """The campaign that somebody else made something else of."""
    files = parts()
    document = campaign()
    document['chapters'][1]['title'] = 'The drift'
    files['campaign.muster-campaign'] = dump(document)
    return again(files)


def log(folder, number=1):
    exported = run(folder, 'campaign', 'export', f'campaign-{number}', '-o', '-').expect(OK)
    return [entry['params'].get('text', entry['order']) for entry in json.loads(exported.text)['log']]


@test
def what_went_on_elsewhere_goes_on_here(folder):
    take(folder, pack(parts())).expect(OK)
    result = take(folder, noted('It rained.', 'It snowed.'), '--dry-run').expect(OK)
    assert 'campaign-1\tNewer, and would go on here: the campaign “The Border”\n' in result.text, result.text
    assert log(folder) == ['open', 'return']
    result = take(folder, noted('It rained.', 'It snowed.'), '--json').expect(OK)
    assert result.json['done'] is True
    assert fates(result) == [('campaign', 'newer'), ('force', 'known'), ('battle', 'known'), ('portrait', 'known')]
    assert log(folder) == ['open', 'return', 'It rained.', 'It snowed.']
    # Older ones, as far as they go, and the same are known.
    for bundle in (noted('It rained.'), pack(parts()), noted('It rained.', 'It snowed.')):
        assert fates(take(folder, bundle, '--json').expect(OK))[0] == ('campaign', 'known')
        assert log(folder) == ['open', 'return', 'It rained.', 'It snowed.']
    assert len(contents(folder)['campaigns']) == 1
    run(folder, 'check').expect(OK)
    # What was taken back here and went on there is no fork: here nothing counts that is not there.
    run(folder, 'record', 'campaign', 'campaign-1', '--undo', '1').expect(OK)
    take(folder, noted('It rained.', 'It hailed.')).expect(OK)
    assert log(folder) == ['open', 'return', 'It rained.', 'It hailed.']


@test
def a_force_that_went_on_goes_on_with_its_campaign(folder):
    take(folder, pack(parts())).expect(OK)
    files = parts()
    other = force()
    other['units'][0]['name'] = '1st and foremost'
    files[f'forces/{FORCE}.muster-force'] = dump(other)
    # By itself it is a conflict; with a campaign that went on it is what the campaign went on with.
    take(folder, pack(again(files))).expect(FAILED, 'nothing was imported')
    document = campaign()
    document['log'].append({'order': 'note', 'params': {'text': 'It rained.'}})
    files['campaign.muster-campaign'] = dump(document)
    result = take(folder, pack(again(files)), '--json').expect(OK)
    assert fates(result)[:2] == [('campaign', 'newer'), ('force', 'newer')]
    assert '1st and foremost' in run(folder, 'export', 'force-1', '-o', '-').expect(OK).text
    # The one that was here before is an older one of it now.
    assert fates(take(folder, pack(parts()), '--json').expect(OK))[:2] == [('campaign', 'known'), ('force', 'known')]
    assert '1st and foremost' in run(folder, 'export', 'force-1', '-o', '-').expect(OK).text


def fork(folder):
    take(folder, noted('Common.')).expect(OK)
    take(folder, noted('Common.', 'Mine.')).expect(OK)
    return noted('Common.', 'Theirs.', 'Theirs too.')


@test
def where_both_went_on_both_logs_are_shown(folder):
    bundle = fork(folder)
    before = contents(folder)
    result = take(folder, bundle).expect(FAILED, ['nothing was imported', '--settle'])
    assert ('\tentry 3, the last that both have: Note: Common.\n\there 4: Note: Mine.\n'
            '\tthere 4: Note: Theirs.\n\tthere 5: Note: Theirs too.\n') in result.text, result.text
    item = take(folder, bundle, '--json').expect(FAILED).json['items'][0]
    assert (item['fate'], item['fork'], item['refused']) == ('conflict', 3, [])
    assert (item['ours'], item['theirs']) == (['Note: Mine.'], ['Note: Theirs.', 'Note: Theirs too.'])
    assert contents(folder) == before
    take(folder, bundle, '--settle', 'mine').expect(USAGE, '--settle')
    take(folder, bundle, '--settle', 'both', '--copy').expect(USAGE, '--settle')


@test
def where_both_went_on_somebody_decides(folder):
    for way, logs, archived in (('theirs', ['Theirs.', 'Theirs too.'], True),
                                ('both', ['Theirs.', 'Theirs too.'], False),
                                ('replay', ['Theirs.', 'Theirs too.', 'Mine.'], True)):
        desk = folder / way
        desk.mkdir()
        bundle = fork(desk)
        before = data_file(desk).read_bytes()
        result = take(desk, bundle, '--settle', way, '--dry-run', '--json').expect(OK)
        assert fates(result)[0] == ('campaign', 'settled') and result.json['done'] is False
        assert data_file(desk).read_bytes() == before
        assert 'Settled: the campaign “The Border”' in take(desk, bundle, '--settle', way).expect(OK).text
        assert log(desk) == ['open', 'return', 'Common.', *logs], (way, log(desk))
        assert log(desk, 2) == ['open', 'return', 'Common.', 'Mine.']
        titles = [row['title'] for row in contents(desk)['campaigns']]
        assert sorted(titles) == ['The Border'] + ([] if archived else ['The Border (as it was here)']), titles
        run(desk, 'check').expect(OK)


@test
def what_cannot_be_given_again_is_told(folder):
    take(folder, pack(parts())).expect(OK)
    run(folder, 'record', 'campaign', 'campaign-1', write(folder, json.dumps(
        [{'order': 'skip', 'params': {'chapter': 'kraal', 'reason': 'no time'}}]).encode(), 'orders')).expect(FAILED)
    run(folder, 'record', 'campaign', 'campaign-1', write(folder, json.dumps(
        [{'order': 'close', 'params': {'chapter': 'ford'}}]).encode(), 'orders')).expect(OK)
    files = parts()
    document = campaign()
    document['log'] += [{'order': 'close', 'params': {'chapter': 'ford'}},
                        {'order': 'note', 'params': {'text': 'Theirs.'}}]
    document['log'][2:2] = [{'order': 'note', 'params': {'text': 'First.'}}]
    files['campaign.muster-campaign'] = dump(document)
    bundle = pack(again(files))
    for options in (['--dry-run'], []):
        result = take(folder, bundle, '--settle', 'replay', *options).expect(FAILED)
        assert '\trefused, here 3: ' in result.text and 'C-CHAP-04' in result.text, result.text
    assert log(folder) == ['open', 'return', 'First.', 'close', 'Theirs.']


@test
def a_conflict_is_told_and_nothing_changes(folder):
    take(folder, pack(parts())).expect(OK)
    before = contents(folder)
    result = take(folder, pack(changed())).expect(FAILED, ['nothing was imported', '--copy'])
    assert 'campaign-1\tIn conflict with what is here: the campaign “The Border”\n' in result.text
    assert contents(folder) == before
    result = take(folder, pack(changed()), '--dry-run', '--copy', '--json').expect(OK)
    assert result.json['done'] is False and fates(result)[0] == ('campaign', 'copied')
    assert contents(folder) == before


@test
def a_conflict_becomes_a_copy(folder):
    take(folder, pack(parts())).expect(OK)
    result = take(folder, pack(changed()), '--copy', '--json').expect(OK)
    assert fates(result) == [('campaign', 'copied'), ('force', 'known'), ('battle', 'known'), ('portrait', 'known')]
    titles = {row['title'] for row in contents(folder)['campaigns']}
    assert titles == {'The Border', 'The Border (copy)'}, titles
    assert len(contents(folder)['battles']) == 1
    # The copy is a campaign of its own, with the battle that is here.
    copy = folder / 'copy.muster-bundle'
    run(folder, 'campaign', 'export', 'campaign-2', '--bundle', '-o', copy).expect(OK)
    with zipfile.ZipFile(copy) as zipped:
        found = json.loads(zipped.read('bundle.json'))
    assert found['campaign']['id'] != ID
    assert [(item['id'], item['for']) for item in found['battles']] == [(BATTLE, ['ford'])]


@test
def a_battle_in_conflict_takes_the_campaign_along(folder):
    take(folder, pack(parts())).expect(OK)
    files = parts()
    document = battle()
    document['title'] = 'Told otherwise'
    document['campaign'] = {'id': ID, 'chapter': 'ford', 'sides': {}, 'units': {}}
    files[f'battles/{BATTLE}.muster-battle'] = dump(document)
    result = take(folder, pack(again(files)), '--copy', '--json').expect(OK)
    assert fates(result) == [('campaign', 'copied'), ('force', 'known'), ('battle', 'copied'), ('portrait', 'known')]
    keys = {item['kind']: item['here'] for item in result.json['items']}
    copy = json.loads(run(folder, 'campaign', 'export', 'campaign-2', '-o', '-').expect(OK).text)
    assert copy['log'][1]['params']['source']['battle'] == keys['battle'] != BATTLE
    told = json.loads(run(folder, 'export', 'battle-2', '-o', '-').expect(OK).text)
    assert told['campaign']['id'] == keys['campaign'] != ID
    run(folder, 'check').expect(OK)


@test
def what_is_not_here_is_left_out_and_told(folder):
    path = write(folder, dump(campaign()), 'border.muster-campaign')
    run(folder, 'campaign', 'import', path).expect(OK)
    out = folder / 'out.muster-bundle'
    result = run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', out).expect(OK)
    assert 'Not here: the battle of “The ford”' in result.err, result.err
    with zipfile.ZipFile(out) as zipped:
        assert zipped.namelist() == ['bundle.json', 'campaign.muster-campaign']


@test
def options_are_for_bundles(folder):
    path = write(folder, dump(campaign()), 'border.muster-campaign')
    run(folder, 'campaign', 'import', path, '--copy').expect(USAGE, '--copy')
    bundle = write(folder, pack(parts()))
    run(folder, 'campaign', 'import', path, bundle).expect(FAILED, ['imported by itself', 'nothing was imported'])
    run(folder, 'campaign', 'import', path).expect(OK)
    run(folder, 'export', 'campaign-1', '--bundle').expect(USAGE)


@test
def a_bundle_goes_through_a_pipe_and_not_to_a_terminal(folder):
    run(folder, 'campaign', 'import', write(folder, pack(parts()))).expect(OK)
    out = folder / 'out.muster-bundle'
    run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', out).expect(OK)
    result = run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', '-').expect(OK)
    assert result.out == out.read_bytes()
    run(folder / 'other', 'campaign', 'import', '-', stdin=result.out, cwd=folder).expect(OK)

    terminal, end = pty.openpty()
    refused = run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', '-',
                  preexec_fn=lambda: os.dup2(end, 1))
    os.close(end)
    os.close(terminal)
    refused.expect(USAGE, ['no text for a terminal', '--output'])


def link(name, target):
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = 0o120777 << 16
    return info, target.encode()


def without(name):
    files = parts()
    del files[name]
    return pack(files)


def with_manifest(**changes):
    files = parts()
    files['bundle.json'] = dump({**manifest(files), **changes})
    return pack(files)


def with_file(name, content):
    return pack({**parts(), name: content})


def with_document(name, document):
    files = parts()
    files[name] = dump(document) if not isinstance(document, bytes) else document
    return pack(again(files))


def encrypted():
    """Says so of its first file, in both places where an archive says it."""
    data = bytearray(pack(parts()))
    data[6] |= 1
    data[data.index(b'PK\1\2') + 8] |= 1
    return bytes(data)


def in_directory(*changes, end=False):
    """The archive with other bytes in the first entry of its directory, or counted from its end."""
    data = bytearray(pack(parts()))
    start = len(data) if end else data.index(b'PK\1\2')
    for at, content in zip(changes[::2], changes[1::2]):
        data[start + at:start + at + len(content)] = content
    return bytes(data)


def bomb():
    return with_file('bomb.bin', bytes(64 * 1024 * 1024))


def many():
    return pack({**parts(), **{f'x/{i}': b'' for i in range(2100)}})


def lies_about_its_size(size):
    """What is said of the manifest, in both places where an archive says it."""
    data = bytearray(pack(parts()))
    at = data.index(b'PK\1\2')
    data[22:26] = data[at + 24:at + 28] = struct.pack('<I', size)
    return bytes(data)


def hostile():
    good = parts()
    other = 'a1b2c3d4-0000-4000-8000-0000000000ff'
    unnamed = battle()
    unnamed['title'] = 'Unnamed'
    wrong = campaign()
    wrong['log'][1]['params']['winner'] = 'green'
    stray = {**manifest(good), 'battles': [{'id': other, 'digest': sha(dump(unnamed)), 'for': []}]}
    yield 'up', with_file('../evil', b'x'), '../evil'
    yield 'deep up', with_file('forces/../../evil', b'x'), 'evil'
    yield 'absolute', with_file('/etc/passwd', b'x'), '/etc/passwd'
    yield 'backslash', with_file('..\\evil', b'x'), 'evil'
    yield 'drive', with_file('C:evil', b'x'), 'C:evil'
    yield 'empty name', with_file('forces//x', b'x'), 'forces'
    yield 'folder', with_file('forces/', b''), 'forces/'
    yield 'symlink', pack([*good.items(), link('evil', '/etc/passwd')]), 'not a plain file'
    yield 'twice', pack([*good.items(), ('campaign.muster-campaign', dump(wrong))]), 'more than once'
    yield 'bomb', bomb(), '100 times'
    yield 'many files', many(), '2000 files'
    yield 'encrypted', encrypted(), 'encrypted'
    yield 'says it is small', lies_about_its_size(5), 'wrong size'
    yield 'says it is large', lies_about_its_size(0xfffffff0), 'wrong size'
    yield 'nobody asked', with_file('readme.txt', b'hello'), 'readme.txt'
    yield 'no manifest', without('bundle.json'), 'bundle.json'
    yield 'no campaign', without('campaign.muster-campaign'), 'missing from the archive'
    yield 'no battle', without(f'battles/{BATTLE}.muster-battle'), 'missing from the archive'
    yield 'no portrait', without(f'portraits/{PORTRAIT_ID}.png'), 'missing from the archive'
    yield 'other bytes', pack({**good, 'campaign.muster-campaign': dump(wrong)}), 'its digest is another'
    yield 'manifest not JSON', pack({**good, 'bundle.json': b'{'}), 'bundle.json'
    yield 'manifest empty', pack({**good, 'bundle.json': b''}), 'bundle.json'
    yield 'manifest list', pack({**good, 'bundle.json': b'[]'}), 'bundle.json'
    yield 'other format', with_manifest(format='muster-battle'), '$.format'
    yield 'later version', with_manifest(version=2), '$.version'
    yield 'unknown member', with_manifest(more=1), 'more'
    yield 'no UUID', with_manifest(campaign={**manifest(good)['campaign'], 'id': '../x'}), '$.campaign.id'
    yield 'large letters', with_manifest(campaign={**manifest(good)['campaign'], 'id': ID.upper()}), '$.campaign.id'
    yield 'named twice', with_manifest(battles=manifest(good)['battles'] * 2), 'twice'
    yield 'forces no list', with_manifest(forces={}), '$.forces'
    yield 'wrong image type', with_manifest(portraits=[{'id': PORTRAIT_ID, 'type': 'gif'}]), '$.portraits[0].type'
    yield ('chapter twice', with_manifest(battles=[{**manifest(good)['battles'][0], 'for': ['ford', 'ford']}]),
           '$.battles[0].for[1]: “ford” is named twice')
    yield ('force twice', with_manifest(forces=[{**manifest(good)['forces'][0], 'for': ['f1', 'f1']}]),
           '$.forces[0].for[1]: “f1” is named twice')
    yield 'something behind it', pack(good) + b'x', 'behind its end'
    yield 'a comment', pack(good)[:-2] + b'\5\0words', 'comment'
    yield 'another name in its directory', in_directory(46, b'B'), 'other files'
    yield 'a NUL in its directory', in_directory(46, b'\0'), ''
    yield 'encrypted in its directory', in_directory(8, b'\1'), 'encrypted'
    yield 'a folder in its directory', in_directory(38, b'\x10'), 'no plain file'
    yield 'a link in its directory', in_directory(5, b'\3', 38, b'\0\0\xff\xa1'), 'plain file'
    yield 'one file fewer in its directory', in_directory(-14, b'\4\0\4\0', end=True), ''
    yield 'another archive behind it', pack(good) + b'PK\3\4' + bytes(30), 'behind its end'
    yield 'no such chapter', with_manifest(battles=[{**manifest(good)['battles'][0], 'for': ['moon']}]), 'moon'
    yield 'no such force', with_manifest(forces=[{**manifest(good)['forces'][0], 'for': ['moon']}]), 'moon'
    yield 'force for nothing', with_manifest(forces=[{**manifest(good)['forces'][0], 'for': []}]), 'no use for it'
    files = {name: content for name, content in good.items() if not name.startswith('battles/')}
    yield ('stray battle', pack({**files, 'bundle.json': dump(stray),
                                 f'battles/{other}.muster-battle': dump(unnamed)}), 'no use for it')
    yield 'wrong campaign', with_document('campaign.muster-campaign', wrong), '$.log[1].params.winner'
    yield 'campaign is a battle', with_document('campaign.muster-campaign', battle()), '$.format'
    yield 'battle is a force', with_document(f'battles/{BATTLE}.muster-battle', force()), '$.format'
    yield 'force is no JSON', with_document(f'forces/{FORCE}.muster-force', b'\xff\xfe'), 'forces/'
    files = {name: content for name, content in good.items() if not name.startswith('portraits/')}
    fake = b'GIF89a' + bytes(100)
    yield ('portrait is no image',
           pack({**files, f'portraits/{sha(fake)}.png': fake,
                 'bundle.json': dump({**manifest(good), 'portraits': [{'id': sha(fake), 'type': 'png'}]})}), 'PNG')
    head = png(4, 4)[:33]
    yield ('portrait is only the head of one',
           pack({**files, f'portraits/{sha(head)}.png': head,
                 'bundle.json': dump({**manifest(good), 'portraits': [{'id': sha(head), 'type': 'png'}]})}), 'damaged')
    large = png(4097, 1)
    yield ('portrait is too large',
           pack({**files, f'portraits/{sha(large)}.png': large,
                 'bundle.json': dump({**manifest(good), 'portraits': [{'id': sha(large), 'type': 'png'}]})}), '4096')
    strange = png(5, 5)
    yield ('portrait of nobody',
           pack({**files, f'portraits/{sha(strange)}.png': strange,
                 'bundle.json': dump({**manifest(good), 'portraits': [{'id': sha(strange), 'type': 'png'}]})}),
           'nothing in the campaign shows')
    yield ('portrait called otherwise',
           pack({**files, f'portraits/{PORTRAIT_ID}.jpeg': PORTRAIT,
                 'bundle.json': dump({**manifest(good), 'portraits': [{'id': PORTRAIT_ID, 'type': 'jpeg'}]})}),
           'image/png')


@test
def hostile_archives_leave_everything_as_it_was(folder):
    run(folder, 'import', ROOT / 'data/samples/skirmish-at-the-ford.muster-battle').expect(OK)
    before = data_file(folder).read_bytes()
    for name, data, says in hostile():
        for options in ([], ['--copy']):
            result = take(folder, data, *options)
            assert result.status == FAILED, f'{name}: ended with {result.status}: {result.text}'
            assert says in result.err and 'nothing was imported' in result.err, f'{name}: {result.err}'
        assert data_file(folder).read_bytes() == before, name


@test
def every_cut_is_refused(folder):
    data = pack(parts())
    places = {0, 1, 3, 4, 10, 30, len(data) - 1, len(data) - 22, data.index(b'PK\1\2'), data.rindex(b'PK\1\2')}
    for at in sorted(places | set(range(40, len(data), len(data) // 25))):
        result = take(folder, data[:at])
        assert result.status == FAILED, f'cut at {at}: {result.text}'
        assert not data_file(folder).exists()


@test
def a_battle_that_is_not_the_one_of_its_return_is_told(folder):
    told = 'is not as it was when the campaign heard of it'
    assert told not in take(folder, pack(parts()), '--dry-run').expect(OK).err
    other = campaign()
    other['log'][1]['params']['source']['digest'] = 'a' * 64
    for options in (['--dry-run', '--json'], []):
        result = take(folder, with_document('campaign.muster-campaign', other), *options).expect(OK)
        assert f'“Skirmish at the ford” {told}' in result.err, result.err


@test
def a_damaged_file_is_named(folder):
    data = bytearray(pack(parts()))
    name = f'battles/{BATTLE}.muster-battle'
    data[data.index(name.encode()) + len(name) + 200] ^= 0x41
    result = take(folder, bytes(data)).expect(FAILED)
    assert f'“{name}” is damaged: ' in result.err, result.err


@test
def every_flipped_byte_is_refused_or_harmless(folder):
    """A bundle either comes in as it was packed, or not at all."""
    data = pack(parts(), zipfile.ZIP_STORED)
    for at in range(7, len(data), len(data) // 40):
        flipped = data[:at] + bytes([data[at] ^ 0x41]) + data[at + 1:]
        result = take(folder, flipped, '--dry-run', '--json')
        assert result.status in (OK, FAILED)
        if result.status == OK:
            assert [fate for _, fate in fates(result)] == ['taken'] * 4


@test
def large_files_of_the_format_are_read(folder):
    """What says its sizes in 64 bits (zip64) is no different."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, 'w', zipfile.ZIP_DEFLATED) as zipped:
        for name, content in parts().items():
            with zipped.open(zipfile.ZipInfo(name), 'w', force_zip64=True) as entry:
                entry.write(content)
    take(folder, archive.getvalue()).expect(OK)


@test
def what_packs_too_well_can_be_read_again(folder):
    document = campaign()
    document['log'] += [{'order': 'note', 'params': {'text': 'rain ' * 200}} for _ in range(2000)]
    run(folder, 'campaign', 'import', write(folder, dump(document), 'rain.muster-campaign')).expect(OK)
    out = folder / 'rain.muster-bundle'
    run(folder, 'campaign', 'export', 'campaign-1', '--bundle', '-o', out).expect(OK)
    other = folder / 'other'
    other.mkdir()
    run(other, 'campaign', 'import', out).expect(OK)


main()
