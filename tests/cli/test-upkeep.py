#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli check, backup, restore and salvage: what a file has suffered is found, and what can be had is had."""

import fcntl
import os
import pathlib

from cli_test import FAILED, OK, ROOT, change, example, main, run, test, write

SAMPLES = [ROOT / 'data/samples' / f'{name}.muster-battle'
           for name in ('skirmish-at-the-ford', 'frontier-column')]


def data_file(folder):
    return folder / 'home/data/muster/muster.db'


def fill(folder):
    run(folder, 'import', write(folder, example(), 'example.json'), *SAMPLES).expect(OK)


def exported(folder, name, *options):
    return run(folder, 'export', name, '--output', '-', *options).expect(OK).out


def damage(folder):
    """Another die in the log of the example, which no structure of the file notices."""
    content = data_file(folder).read_bytes()
    assert content.count(b'"pinning", "dice": [2, 3]') == 1
    data_file(folder).write_bytes(content.replace(b'"pinning", "dice": [2, 3]', b'"pinning", "dice": [6, 6]'))


def titles(folder, *options):
    lists = run(folder, 'list', '--json', *options).expect(OK).json
    return sorted(battle['title'] for battle in lists['battles'])


@test
def a_sound_file_passes_and_stays_as_it_is(folder):
    fill(folder)
    before = data_file(folder).read_bytes()
    text = run(folder, 'check').expect(OK).text
    assert '3 battles' in text and 'All is well' in text and 'muster.db' in text, text
    assert data_file(folder).read_bytes() == before


@test
def there_is_nothing_to_check_at_first(folder):
    run(folder, 'check').expect(FAILED, 'nothing is stored yet')
    run(folder, 'check', '--store', folder / 'no.db').expect(FAILED, 'no.db')
    run(folder, 'backup').expect(FAILED, 'nothing is stored yet')
    run(folder, 'restore').expect(FAILED)
    run(folder, 'salvage').expect(FAILED)
    assert not data_file(folder).exists()


@test
def a_changed_die_is_found(folder):
    fill(folder)
    damage(folder)
    before = data_file(folder).read_bytes()
    result = run(folder, 'check').expect(FAILED, ['muster.db', 'restore', 'salvage'])
    assert 'battle-1' in result.text, result.text
    run(folder, 'export', 'battle-1', '--output', '-').expect(FAILED, 'battle-1')
    # The others are not kept back.
    exported(folder, 'battle-2')
    assert data_file(folder).read_bytes() == before


@test
def rules_that_have_changed_are_told_from_damage(folder):
    packs = folder / 'home/data/muster/packs'
    packs.mkdir(parents=True)
    pack = {'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings',
            'types': [{'id': 'landship', 'name': 'Landship', 'kind': 'regular', 'arm': 'infantry', 'models': 12,
                       'points': 9, 'weapon': 'modern-rifle',
                       'stats': {'speed': 4, 'firing': 5, 'fighting': 4, 'discipline': 1}}]}
    write(packs, pack, 'club.json')
    file = write(folder, change(example(), ['sides', 0, 'units', 0, 'type'], 'landship'))
    run(folder, 'import', file).expect(OK)
    before = exported(folder, 'battle-1')
    run(folder, 'check').expect(OK)

    write(packs, change(pack, ['types', 0, 'stats', 'firing'], 4), 'club.json')
    result = run(folder, 'check').expect(FAILED, 'undamaged')
    assert 'battle-1' in result.text and 'damaged;' not in result.err
    # The orders and dice are as they were; that they lead elsewhere now is said, and no more.
    result = run(folder, 'export', 'battle-1', '--output', '-').expect(OK, 'battle-1')
    assert result.out == before


@test
def a_torn_file_is_found(folder):
    fill(folder)
    content = data_file(folder).read_bytes()
    for torn in [content[:len(content) // 2], content[:4096], content[:100], b'',
                 content[:8192] + bytes(4096) + content[12288:]]:
        data_file(folder).write_bytes(torn)
        result = run(folder, 'check')
        assert result.status == FAILED, (len(torn), result.text)
        assert 'muster.db' in result.err or result.text, 'says nothing'


@test
def a_backup_is_made_listed_and_usable(folder):
    fill(folder)
    assert run(folder, 'backup', '--list').expect(OK).text == 'There are no backups.\n'
    path = pathlib.Path(run(folder, 'backup').expect(OK).text.strip())
    assert path.parent == data_file(folder).parent / 'backups' and path.is_file()
    assert str(path) in run(folder, 'backup', '--list').expect(OK).text
    assert exported(folder, 'battle-1', '--store', path) == exported(folder, 'battle-1')
    run(folder, 'check', '--store', path).expect(OK)


@test
def a_backup_goes_where_it_is_told(folder):
    fill(folder)
    stick = folder / 'stick'
    stick.mkdir()
    assert run(folder, 'backup', stick / 'mine.db').expect(OK).text == f'{stick}/mine.db\n'
    assert os.listdir(stick) == ['mine.db']
    run(folder, 'check', '--store', stick / 'mine.db').expect(OK)
    (stick / 'mine.db').write_bytes(b'mine')
    run(folder, 'backup', stick / 'mine.db').expect(FAILED, ['mine.db', '--overwrite'])
    assert (stick / 'mine.db').read_bytes() == b'mine'
    run(folder, 'backup', '--overwrite', stick / 'mine.db').expect(OK)
    assert titles(folder, '--store', stick / 'mine.db') == titles(folder)
    run(folder, 'backup', folder / 'nowhere' / 'x.db').expect(FAILED, 'nowhere')


@test
def a_damaged_file_is_not_backed_up(folder):
    fill(folder)
    damage(folder)
    run(folder, 'backup').expect(FAILED)
    assert run(folder, 'backup', '--list').expect(OK).text == 'There are no backups.\n'


@test
def the_newest_good_backup_comes_back(folder):
    fill(folder)
    before = exported(folder, 'battle-1')
    run(folder, 'backup').expect(OK)
    damage(folder)
    damaged = data_file(folder).read_bytes()
    text = run(folder, 'restore').expect(OK).text
    assert exported(folder, 'battle-1') == before
    run(folder, 'check').expect(OK)
    # What was there is kept.
    kept = pathlib.Path(text.splitlines()[-1].split(': ', 1)[1])
    assert kept.read_bytes() == damaged, text


@test
def a_backup_can_be_named(folder):
    fill(folder)
    first = pathlib.Path(run(folder, 'backup').expect(OK).text.strip())
    run(folder, 'import', SAMPLES[0]).expect(OK)
    assert len(titles(folder)) == 4
    for name in [first, first.name]:
        run(folder, 'restore', name).expect(OK)
        assert len(titles(folder)) == 3


@test
def what_is_no_backup_is_refused_and_nothing_changes(folder):
    fill(folder)
    before = data_file(folder).read_bytes()
    (folder / 'diary.txt').write_bytes(b'Dear diary')
    for name in [folder / 'diary.txt', folder / 'nowhere.db', folder]:
        run(folder, 'restore', name).expect(FAILED, name.name)
    assert data_file(folder).read_bytes() == before
    run(folder, 'restore').expect(FAILED)
    run(folder, 'check').expect(OK)


@test
def a_file_in_use_is_not_replaced(folder):
    fill(folder)
    run(folder, 'backup').expect(OK)
    before = data_file(folder).read_bytes()
    lock = next(path for path in data_file(folder).parent.iterdir() if 'lock' in path.name)
    with open(lock, 'r+b') as owner:
        fcntl.flock(owner, fcntl.LOCK_EX)
        fcntl.lockf(owner, fcntl.LOCK_EX)
        run(folder, 'restore').expect(FAILED, 'muster.db')
        run(folder, 'salvage').expect(FAILED, 'muster.db')
    assert data_file(folder).read_bytes() == before


@test
def what_is_whole_is_salvaged(folder):
    fill(folder)
    whole = {name: exported(folder, name) for name in ['Frontier column', 'battle-2']}
    damage(folder)
    damaged = data_file(folder).read_bytes()
    result = run(folder, 'salvage', folder / 'saved.db').expect(OK)
    assert 'saved.db' in result.text and '2  battles as they were' in result.text, result.text
    assert data_file(folder).read_bytes() == damaged
    run(folder, 'check', '--store', folder / 'saved.db').expect(OK)
    assert exported(folder, 'Frontier column', '--store', folder / 'saved.db') == whole['Frontier column']
    # Never onto something.
    run(folder, 'salvage', folder / 'saved.db').expect(FAILED, 'saved.db')
    run(folder, 'restore', folder / 'saved.db').expect(OK)
    run(folder, 'check').expect(OK)
    assert 'Frontier column' in titles(folder)


@test
def salvage_finds_a_place_by_itself(folder):
    fill(folder)
    damage(folder)
    text = run(folder, 'salvage').expect(OK).text
    new = [path for path in (data_file(folder).parent / 'backups').iterdir() if path.suffix == '.db']
    assert len(new) == 1 and str(new[0]) in text, text


@test
def what_holds_nothing_is_not_salvaged(folder):
    (folder / 'diary.txt').write_bytes(b'Dear diary')
    result = run(folder, 'salvage', '--store', folder / 'diary.txt', folder / 'new.db')
    assert result.status == FAILED or 'nothing' in result.text, result.text


main()
