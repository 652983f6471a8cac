#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli list, export and import: what is stored comes back as it was."""

import fcntl
import json
import os
import sqlite3
import stat
import subprocess

from cli_test import (FAILED, GONE, OK, PROGRAM, ROOT, as_nobody, change, example, main, run, test,
                      write)

FORCE = {
    'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Natal Column', 'budget': 24,
    'units': [{'id': 'u1', 'name': '1st Company', 'type': 'regular-infantry', 'options': ['elite'],
               'models': 12, 'leader': {'name': 'Hill', 'leadership': 6, 'trait': 'steady'}},
              {'id': 'u2', 'type': 'irregular-cavalry'}],
}

SAMPLES = [ROOT / 'data/samples' / f'{name}.muster-battle'
           for name in ('skirmish-at-the-ford', 'frontier-column')]


def data_file(folder):
    return folder / 'home/data/muster/muster.db'


def can_run_as_nobody():
    try:
        return subprocess.run([PROGRAM, '--version'], preexec_fn=as_nobody, cwd='/',
                              stdout=subprocess.DEVNULL).returncode == OK
    except OSError:
        return False


def stored(folder, *options):
    return run(folder, 'list', '--json', *options).expect(OK).json


def exported(folder, name, *options):
    return run(folder, 'export', name, '--output', '-', *options).expect(OK).out


@test
def nothing_is_stored_at_first(folder):
    assert stored(folder) == {'battles': [], 'campaigns': [], 'forces': []}
    assert run(folder, 'list').expect(OK).text == 'Nothing is stored yet.\n'
    assert not data_file(folder).exists(), 'looking has made a file'
    run(folder, 'export', 'battle-1').expect(FAILED, 'muster.db')
    run(folder, 'list', '--store', folder / 'other.db').expect(FAILED, 'other.db')


@test
def what_is_imported_is_listed(folder):
    text = run(folder, 'import', *SAMPLES, write(folder, FORCE, 'natal.muster-force')).expect(OK).text
    assert text.splitlines() == ['battle-1\tSkirmish at the ford', 'battle-2\tFrontier column',
                                 'force-1\tNatal Column']
    lists = stored(folder)
    assert {battle['title']: (battle['id'], battle['ruleset'], battle['date'], battle['orders'], battle['over'])
            for battle in lists['battles']} == {
        'Skirmish at the ford': ('battle-1', 'kings', '1879-03-12', 0, False),
        'Frontier column': ('battle-2', 'hexcard', '1897-09-16', 2, False)}
    assert [(force['id'], force['name'], force['ruleset'], force['units']) for force in lists['forces']] == \
        [('force-1', 'Natal Column', 'kings', 2)]
    text = run(folder, 'list').expect(OK).text
    for words in ['battle-1', 'Skirmish at the ford', 'Ford Column', 'kings', 'force-1', 'Natal Column']:
        assert words in text, words
    mode = stat.S_IMODE(data_file(folder).parent.stat().st_mode)
    assert mode == 0o700, oct(mode)


@test
def import_and_export_go_round_without_a_change(folder):
    run(folder, 'tour', '--out', folder / 'tour').expect(OK)
    files = [write(folder, example(), 'example.json'), write(folder, FORCE, 'force.json'), *SAMPLES,
             *sorted((folder / 'tour').glob('*.muster-battle'))]
    for number, file in enumerate(files):
        one, two = folder / f'one{number}.db', folder / f'two{number}.db'
        label = run(folder, 'import', '--store', one, file).expect(OK).text.split('\t')[0]
        first = exported(folder, label, '--store', one)
        assert first.endswith(b'}\n')
        again = run(folder, 'import', '--store', two, '-', stdin=first).expect(OK).text.split('\t')[0]
        assert exported(folder, again, '--store', two) == first, file
        # What the program has written itself comes back to the byte.
        if file.parent.name == 'tour':
            assert first == file.read_bytes(), file
        if 'log' in json.loads(first):
            (folder / 'back.json').write_bytes(first)
            assert run(folder, 'replay', '--json', folder / 'back.json').expect(OK).out == \
                run(folder, 'replay', '--json', file).expect(OK).out


@test
def a_file_is_named_after_its_title(folder):
    run(folder, 'import', *SAMPLES).expect(OK)
    out = folder / 'out'
    out.mkdir()
    text = run(folder, 'export', 'skirmish AT THE ford', cwd=out).expect(OK).text
    assert text == 'battle-1\tskirmish-at-the-ford.muster-battle\n'
    assert os.listdir(out) == ['skirmish-at-the-ford.muster-battle']
    run(folder, 'export', 'battle-2', '--folder', out).expect(OK)
    assert sorted(os.listdir(out)) == ['frontier-column.muster-battle', 'skirmish-at-the-ford.muster-battle']
    run(folder, 'export', 'battle-2', '--output', out / 'x').expect(OK)
    assert (out / 'x').read_bytes() == (out / 'frontier-column.muster-battle').read_bytes()
    uuid = stored(folder)['battles'][0]['uuid']
    assert exported(folder, uuid) == exported(folder, stored(folder)['battles'][0]['id'])


@test
def odd_titles_make_plain_names(folder):
    titles = {'../../etc/passwd': 'etc-passwd', 'Ünder Größe!': 'ünder-größe', '...': 'battle-3', '-rf *': 'rf',
              '': 'battle-5', 'x' * 199: 'x' * 73, 'a\u001bb/c': 'a-b-c'}
    for number, title in enumerate(titles):
        file = write(folder, change(example(), ['title'], title), f'{number}.json')
        run(folder, 'import', file).expect(OK)
    out = folder / 'out'
    out.mkdir()
    run(folder, 'export', '--all', '--folder', out).expect(OK)
    names = sorted(path.name.removesuffix('.muster-battle') for path in out.iterdir())
    assert names == sorted(titles.values()), names


@test
def everything_can_be_exported(folder):
    for _ in range(3):
        run(folder, 'import', *SAMPLES, write(folder, FORCE, 'force.json')).expect(OK)
    out = folder / 'out'
    out.mkdir()
    text = run(folder, 'export', '--all', '--folder', out).expect(OK).text
    assert len(text.splitlines()) == 9 and len(os.listdir(out)) == 9, os.listdir(out)
    assert 'natal-column.muster-force' in os.listdir(out)
    for path in out.iterdir():
        json.loads(path.read_bytes())


@test
def a_name_that_fits_nothing_or_two_is_refused(folder):
    run(folder, 'import', *SAMPLES, SAMPLES[0]).expect(OK)
    out = folder / 'out'
    out.mkdir()
    for name, says in [('nothing', 'nothing'), ('battle-9', 'battle-9'), ('battle-', 'battle-'), ('', 'no battle'),
                       ('Skirmish at the ford', ['battle-1', 'battle-3']), ('force-1', 'force-1'),
                       ('\udcff', 'UTF-8')]:
        run(folder, 'export', name, 'battle-2', '--folder', out).expect(FAILED, says)
    # Names are looked up before anything is written.
    assert os.listdir(out) == []


@test
def files_that_are_there_stay_unless_told(folder):
    run(folder, 'import', *SAMPLES).expect(OK)
    out = folder / 'out'
    out.mkdir()
    mine = out / 'frontier-column.muster-battle'
    mine.write_bytes(b'mine')
    result = run(folder, 'export', '--all', '--folder', out).expect(FAILED, ['frontier-column', '--overwrite'])
    assert 'battle-1' in result.text and mine.read_bytes() == b'mine'
    run(folder, 'export', 'battle-2', '--folder', out, '--overwrite').expect(OK)
    assert mine.read_bytes() != b'mine'
    (out / 'dangling').symlink_to('nowhere')
    run(folder, 'export', 'battle-2', '--output', out / 'dangling').expect(FAILED, 'dangling')


@test
def a_folder_that_cannot_be_written_is_named_and_nothing_is_left(folder):
    run(folder, 'import', *SAMPLES).expect(OK)
    run(folder, 'export', 'battle-1', '--folder', folder / 'nowhere').expect(FAILED, 'nowhere')
    run(folder, 'export', 'battle-1', '--output', folder / 'nowhere' / 'x').expect(FAILED, 'nowhere')
    run(folder, 'export', 'battle-1', '--output', '/dev/full/x').expect(FAILED, 'full')


@test
def one_wrong_file_keeps_all_out(folder):
    wrong = write(folder, change(example(), ['log', 0, 'unit'], 'r9'), 'wrong.json')
    other = write(folder, {'format': 'muster-picnic'}, 'other.json')
    needs = write(folder, change(example(), ['log', 0, 'rolls', 2], GONE), 'needs.json')
    result = run(folder, 'import', SAMPLES[0], wrong, other, needs, 'nowhere.json')
    result.expect(FAILED, ['wrong.json: $.log[0].unit', 'other.json: $.format', 'muster-picnic',
                           'needs.json: $.log[0]', 'pinning', 'nowhere.json', 'nothing was imported'])
    assert result.out == b'' and not data_file(folder).exists()


@test
def a_force_of_unknown_units_is_kept(folder):
    """A force may use a pack that is not there yet."""
    file = write(folder, change(FORCE, ['units', 0, 'type'], 'landship'), 'force.json')
    run(folder, 'import', file).expect(OK)
    assert json.loads(exported(folder, 'force-1'))['units'][0]['type'] == 'landship'


@test
def a_busy_file_is_waited_for_and_then_named(folder):
    run(folder, 'import', *SAMPLES).expect(OK)
    listed = run(folder, 'list').expect(OK).out
    lock = next(path for path in data_file(folder).parent.iterdir() if 'lock' in path.name)
    with open(lock, 'r+b') as owner:
        fcntl.flock(owner, fcntl.LOCK_EX)
        fcntl.lockf(owner, fcntl.LOCK_EX)
        result = run(folder, 'import', SAMPLES[0]).expect(FAILED, 'muster.db')
        assert result.out == b''
        # Whoever only reads is in nobody's way.
        assert run(folder, 'list').expect(OK).out == listed
    run(folder, 'list').expect(OK)


@test
def readers_do_not_disturb_each_other(folder):
    run(folder, 'import', *SAMPLES).expect(OK)
    before = data_file(folder).read_bytes()
    run(folder, 'list').expect(OK)
    exported(folder, 'battle-1')
    assert data_file(folder).read_bytes() == before


@test
def a_read_only_file_can_be_read_and_not_written(folder):
    run(folder, 'import', *SAMPLES).expect(OK)
    before = data_file(folder).read_bytes()
    listed = run(folder, 'list').expect(OK).out
    everything = [path for path in [folder, *folder.rglob('*')] if not path.is_symlink()]
    for path in everything:
        path.chmod(0o555 if path.is_dir() else 0o444)
    if not can_run_as_nobody():
        print('# the program cannot be run by another user here')
    else:
        assert run(folder, 'list', preexec_fn=as_nobody).expect(OK).out == listed
        run(folder, 'export', 'battle-1', '--output', '-', preexec_fn=as_nobody).expect(OK)
        run(folder, 'check', preexec_fn=as_nobody).expect(OK)
        run(folder, 'import', SAMPLES[0], preexec_fn=as_nobody).expect(FAILED, 'muster')
        run(folder, 'backup', preexec_fn=as_nobody).expect(FAILED, 'muster')
        run(folder, 'export', 'battle-1', '--folder', folder, preexec_fn=as_nobody).expect(FAILED, folder.name)
    for path in everything:
        path.chmod(0o755 if path.is_dir() else 0o644)
    assert data_file(folder).read_bytes() == before
    assert not list(folder.glob('*.muster-battle*')), 'something half done was left'


@test
def what_is_no_data_file_is_refused_untouched(folder):
    for name, content in [('text', b'Dear diary'), ('zeros', bytes(8192)), ('other', None)]:
        path = folder / f'{name}.db'
        if content is None:
            with sqlite3.connect(path) as other:
                other.execute('CREATE TABLE t (x)')
            other.close()
        else:
            path.write_bytes(content)
        before = path.read_bytes()
        for command in [['list'], ['import', SAMPLES[0]], ['export', '--all']]:
            run(folder, *command, '--store', path).expect(FAILED, f'{name}.db')
        assert path.read_bytes() == before
    run(folder, 'import', '--store', folder, SAMPLES[0]).expect(FAILED)


@test
def packs_are_used_and_a_broken_one_is_mentioned(folder):
    packs = folder / 'home/data/muster/packs'
    packs.mkdir(parents=True)
    pack = {'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings',
            'pack': {'name': 'Our club', 'author': 'Ben'},
            'types': [{'id': 'landship', 'name': 'Landship', 'kind': 'regular', 'arm': 'infantry', 'models': 3,
                       'points': 9, 'weapon': 'modern-rifle',
                       'stats': {'speed': 4, 'firing': 4, 'fighting': 4, 'discipline': 1}}]}
    write(packs, pack, 'club.json')
    document = change(example(), ['sides', 0, 'units', 0, 'type'], 'landship')
    document = change(document, ['sides', 0, 'units', 0, 'models'], 12)
    file = write(folder, document)
    run(folder, 'replay', file).expect(OK)
    run(folder, 'replay', '--no-packs', file).expect(FAILED, ['units[0].type', 'landship'])
    run(folder, 'import', file).expect(OK)
    assert b'landship' in exported(folder, 'battle-1')

    write(packs, change(pack, ['types', 0, 'stats', 'speed'], 'fast'), 'club.json')
    run(folder, 'replay', file).expect(FAILED, ['landship', 'Our club', 'speed'])
    run(folder, 'export', 'battle-1', '--output', '-').expect(FAILED, ['battle-1', 'Our club'])

    lists = run(folder, 'rulesets', '--json').expect(OK).json
    assert [ruleset['id'] for ruleset in lists['rulesets']] == ['kings', 'hexcard', 'magdala', 'toysoldier']
    assert [(p['name'], p['author'], p['ruleset']) for p in lists['packs']] == [('Our club', 'Ben', 'kings')]
    assert 'speed' in lists['packs'][0]['error'] and 'club.json' in lists['packs'][0]['file']
    text = run(folder, 'rulesets').expect(OK).text
    for words in ['(kings)', '(hexcard)', 'unit types', 'Our club', 'by Ben', 'left out', 'speed']:
        assert words in text, words
    assert run(folder, 'rulesets', '--json', '--no-packs').expect(OK).json['packs'] == []

    write(packs, pack, 'club.json')
    lists = run(folder, 'rulesets', '--json').expect(OK).json
    assert lists['packs'][0]['error'] is None
    kings = next(ruleset for ruleset in lists['rulesets'] if ruleset['id'] == 'kings')
    assert {'id': 'landship', 'name': 'Landship', 'pack': 'Our club'} in kings['types']


main()
