#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Data files that have suffered: no command dies of one, what is whole comes out, and nothing is missing without a
word."""

import json
import os
import pathlib
import resource
import shutil
import sqlite3

from cli_test import FAILED, OK, as_nobody, example, main, run, test, write
from damaged_file import PAGE, SAMPLES, data_file, export_all, fill, put

MARK = 'a\x7f\u009b\u202eb'


@test
def a_row_that_cannot_be_read_harms_no_other(folder):
    sound = fill(folder)
    whole = run(folder, 'export', 'battle-2', '--output', '-').expect(OK).out
    title = sound.index(b'kingsSkirmish at the fordColumn')
    for place in range(title - 70, title):
        put(folder, sound[:place] + bytes([sound[place] ^ 0x15]) + sound[place + 1:])
        listed = run(folder, 'list', '--json')
        assert listed.status in (OK, FAILED), listed.err
        if listed.status == FAILED:
            assert 'salvage' in listed.err, listed.err
        assert run(folder, 'export', 'battle-2', '--output', '-').out in (whole, b'')
        run(folder, 'report', 'battle-2')
    # One of which nothing can be read is listed as such.
    assert any('cannot be read' in battle['title'] or battle['damaged'] for battle in listed.json['battles'])


@test
def a_lost_page_is_never_passed_over_in_silence(folder):
    sound = fill(folder)
    for page in range(len(sound) // PAGE):
        put(folder, sound[:page * PAGE] + bytes(PAGE) + sound[(page + 1) * PAGE:])
        result, n_files = export_all(folder)
        if n_files < 4:
            assert result.status == FAILED and result.err, f'page {page}: {n_files} files, and not a word'
        for command in ['list', 'check', 'salvage']:
            assert run(folder, command).status in (OK, FAILED)


@test
def what_was_altered_is_said_to_be_damaged(folder):
    sound = fill(folder)
    for before, after, kind in [(b'Frontier column', b'Frontier calumn', 'battles'),
                                (b'Frontier Guard', b'Frontier Guarb', 'forces')]:
        put(folder, sound.replace(before, after))
        result = run(folder, 'list', '--json').expect(FAILED, ['damaged', 'salvage'])
        assert [row['damaged'] for row in result.json[kind]].count(True) == 1, result.text
        assert 'damaged' in run(folder, 'list').expect(FAILED).text
        assert export_all(folder)[0].status == FAILED
    put(folder, sound)
    run(folder, 'list').expect(OK)


@test
def a_list_does_not_lose_what_was_said_of_battles(folder):
    fill(folder)
    run(folder, 'club', 'count', 'battle-1', 'no').expect(OK)
    whole = run(folder, 'list', '--json').expect(OK).json['battles']
    with sqlite3.connect(data_file(folder)) as handle:
        handle.execute("UPDATE tally SET n_rows = n_rows + 1 WHERE name = 'document/occasion'")
    handle.close()
    result = run(folder, 'list', '--json')
    assert result.json['battles'] != whole
    result.expect(FAILED, ['damaged', 'salvage'])


@test
def a_list_in_json_does_not_steer_a_terminal(folder):
    document = dict(example(), title=MARK)
    run(folder, 'import', write(folder, document)).expect(OK)
    result = run(folder, 'list', '--json').expect(OK)
    assert result.json['battles'][0]['title'] == MARK
    for raw in ['\x7f', '\u009b', '\u202e']:
        assert raw.encode() not in result.out, result.out


@test
def data_is_not_written_over_by_what_comes_out_of_it(folder):
    sound = fill(folder)
    backup = pathlib.Path(run(folder, 'backup').expect(OK).text.strip())
    link = folder / 'link.db'
    link.symlink_to(data_file(folder))
    for target in [data_file(folder), backup, link]:
        run(folder, 'export', 'battle-1', '--overwrite', '--output', target).expect(FAILED, target.name)
        disguised = folder / 'data.pdf'
        disguised.unlink(missing_ok=True)
        disguised.symlink_to(target)
        run(folder, 'report', 'battle-1', '--overwrite', '--out', disguised).expect(FAILED, 'data.pdf')
    for target in [data_file(folder), link]:
        run(folder, 'backup', '--overwrite', target).expect(FAILED, target.name)
    assert data_file(folder).read_bytes() == sound
    run(folder, 'check', '--store', backup).expect(OK)


@test
def a_pipe_is_not_waited_for(folder):
    fill(folder)
    pipe = folder / 'pipe'
    os.mkfifo(pipe)
    run(folder, 'salvage', '--store', pipe, folder / 'new.db').expect(FAILED, 'pipe')
    run(folder, 'restore', pipe).expect(FAILED, 'pipe')
    run(folder, 'list', '--store', pipe).expect(FAILED, 'pipe')
    run(folder, 'export', 'battle-1', '--overwrite', '--output', folder / 'x').expect(OK)


def cut_off(path):
    """A program that is ended in the middle of a change, with its journal on the disk."""
    if os.fork() == 0:
        handle = sqlite3.connect(path, isolation_level=None)
        handle.execute('PRAGMA cache_size = 1')
        handle.execute('PRAGMA cache_spill = 1')
        version = handle.execute('PRAGMA user_version').fetchone()[0]
        handle.execute('BEGIN IMMEDIATE')
        handle.execute(f'PRAGMA user_version = {version}')
        handle.execute('PRAGMA ignore_check_constraints = 1')
        handle.execute("UPDATE event SET program = program || hex (zeroblob (3000))")
        os.kill(os.getpid(), 9)
    os.wait()


@test
def after_a_crash_whoever_reads_heals_the_file(folder):
    fill(folder)
    journal = data_file(folder).with_name('muster.db-journal')
    before = run(folder, 'list', '--json').expect(OK).out
    (folder / 'out').mkdir()
    for command in [['list', '--json'], ['check'], ['export', '--all', '--overwrite', '--folder', folder / 'out']]:
        cut_off(data_file(folder))
        assert journal.exists()
        run(folder, *command).expect(OK)
        assert not journal.exists()
        assert run(folder, 'list', '--json').expect(OK).out == before


@test
def where_nothing_can_be_written_a_crash_is_told(folder):
    fill(folder)
    cut_off(data_file(folder))
    home = data_file(folder).parent
    for path in [folder, *home.parents, home, *home.iterdir()]:
        if folder in [path, *path.parents]:
            path.chmod(0o755 if path.is_dir() else 0o644)
    run(folder, 'list', preexec_fn=as_nobody).expect(FAILED, 'cut off')


@test
def a_backup_of_the_future_is_not_the_newest(folder):
    fill(folder)
    first = pathlib.Path(run(folder, 'backup').expect(OK).text.strip())
    shutil.copy(first, first.with_name('muster-99991231T235959Z.db'))
    run(folder, 'import', SAMPLES[0]).expect(OK)
    second = pathlib.Path(run(folder, 'backup').expect(OK).text.strip())
    text = run(folder, 'restore').expect(OK).text
    assert second.name in text and '9999' not in text, text
    assert len(run(folder, 'list', '--json').expect(OK).json['battles']) == 4
    # Rather than nothing.
    first.unlink()
    second.unlink()
    for kept in first.parent.glob('*-replaced.db'):
        kept.unlink()
    assert '9999' in run(folder, 'restore').expect(OK).text


@test
def a_file_with_a_trigger_is_neither_backed_up_nor_restored(folder):
    fill(folder)
    backup = pathlib.Path(run(folder, 'backup').expect(OK).text.strip())
    for path in [backup, data_file(folder)]:
        with sqlite3.connect(path) as handle:
            handle.execute('CREATE TRIGGER evil AFTER DELETE ON event BEGIN DELETE FROM battle; END')
        handle.close()
    run(folder, 'check').expect(FAILED)
    run(folder, 'backup').expect(FAILED, 'not those that Muster makes')
    run(folder, 'restore', backup).expect(FAILED, 'not those that Muster makes')
    run(folder, 'restore').expect(FAILED)


@test
def nothing_is_left_behind_by_a_restore(folder):
    fill(folder)
    run(folder, 'backup').expect(OK)
    run(folder, 'restore').expect(OK)
    names = sorted(path.name for path in data_file(folder).parent.iterdir())
    assert names == ['backups', 'muster.db', 'muster.db.lock'], names
    assert all(path.suffix == '.db' for path in (data_file(folder).parent / 'backups').iterdir())


@test
def a_limit_of_the_size_of_files_is_told(folder):
    fill(folder)
    sound = data_file(folder).read_bytes()

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(sound) // 2, resource.RLIM_INFINITY))

    run(folder, 'import', SAMPLES[1], preexec_fn=limit).expect(FAILED)
    run(folder, 'backup', preexec_fn=limit).expect(FAILED)
    run(folder, 'backup').expect(OK)
    run(folder, 'check').expect(OK)
    assert len(run(folder, 'list', '--json').expect(OK).json['battles']) == 3


@test
def a_version_that_was_hit_is_no_reason_not_to_salvage(folder):
    sound = fill(folder)
    put(folder, sound[:63] + bytes([sound[63] ^ 0x40]) + sound[64:])
    run(folder, 'backup').expect(FAILED, 'later version')
    text = run(folder, 'salvage', folder / 'new.db').expect(OK).text
    assert '3  battles as they were' in text and 'later version' in text, text
    # A version that has tables of its own is another matter.
    with sqlite3.connect(data_file(folder)) as handle:
        handle.execute('CREATE TABLE more (id INTEGER PRIMARY KEY)')
    handle.close()
    run(folder, 'salvage', folder / 'newer.db').expect(FAILED, 'later version')


@test
def a_changed_beginning_is_handed_out_on_request(folder):
    sound = fill(folder)
    # In the setup alone: names of units stand nowhere else.
    assert sound.count(b'"1st company"') == 1
    put(folder, sound.replace(b'"1st company"', b'"1st combany"'))
    text = run(folder, 'salvage', folder / 'proved.db').expect(OK).text
    assert '2  battles as they were' in text and '--unproved' in text, text
    text = run(folder, 'salvage', '--unproved', folder / 'all.db').expect(OK).text
    assert '1  battles whose beginning may have changed' in text, text
    run(folder, 'check', '--store', folder / 'all.db').expect(OK)
    listed = run(folder, 'list', '--json', '--store', folder / 'all.db').expect(OK).json['battles']
    assert 'Skirmish at the ford (unproved)' in [battle['title'] for battle in listed], listed
    battle = json.loads(run(folder, 'export', 'Skirmish at the ford (unproved)', '--output', '-',
                            '--store', folder / 'all.db').expect(OK).out)
    assert len(battle['log']) == 1 and battle['sides'][0]['units'][0]['name'] == '1st combany'


@test
def a_hash_that_was_hit_is_proved_by_what_follows(folder):
    fill(folder)
    with sqlite3.connect(data_file(folder)) as handle:
        handle.execute('PRAGMA ignore_check_constraints = 1')
        handle.execute('UPDATE battle_setup SET hash = zeroblob (32) WHERE battle_id = 1')
    handle.close()
    run(folder, 'check').expect(FAILED)
    text = run(folder, 'salvage', folder / 'new.db').expect(OK).text
    assert '3  battles as they were' in text, text
    run(folder, 'check', '--store', folder / 'new.db').expect(OK)


main()
