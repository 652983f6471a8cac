#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Forgetting a member: afterwards no byte of the data file has one of his names."""

import json
import pathlib
import sqlite3

from cli_test import FAILED, OK, ROOT, main, run, test, write

SAMPLES = ROOT / 'data/samples'
NAMES = ['Zebulon Quark', 'Zeb Quark', 'Zébulon "Z" Quark']


def table(folder, text):
    run(folder, 'club', 'import', write(folder, text.encode(), 'table.csv')).expect(OK)


def data_file(folder):
    return pathlib.Path(folder) / 'home/data/muster/muster.db'


def has_name(data):
    return [name for name in ['Zebulon', 'Quark', 'zebulon', 'quark', 'ZQ-secret', 'Zébulon'] if name.encode() in data]


def battle_of(sample, name):
    """A sample as somebody else's battle: played by him, with his name in title, notes and despatch."""
    battle = json.loads((SAMPLES / sample).read_text(encoding='utf-8'))
    del battle['campaign']
    battle['title'] = f'{name} at the ford'
    for side, player in zip(battle['sides'], (name, 'Ben')):
        side['players'][0]['name'] = player
    battle['sides'][0]['units'][0]['name'] = f'{name}’s Rifles'
    return battle


def make_club(folder):
    table(folder, 'battle,date,player,side,result,notes\r\n'
                  'Zebulon Quark v Ben,2026-01-05,Zebulon Quark,Zebulon Quark,win,"Zebulon Quark, at last"\r\n'
                  'Zebulon Quark v Ben,2026-01-05,Ben,Ben,loss,beaten by Zebulon Quark\r\n'
                  'b2,2026-01-06,Zeb Quark,Red,draw,\r\nb2,2026-01-06,Cid,Blue,draw,\r\n'
                  'b3,2026-01-06,Member 1,Red,draw,\r\nb3,2026-01-06,Cid,Blue,draw,\r\n'
                  'b4,2026-01-07,Cid,Red,draw,said of Zebulon Quark\r\nb4,2026-01-07,Ben,Blue,draw,\r\n')
    run(folder, 'club', 'member', 'set', 'Zebulon Quark', 'notes=ZQ-secret', 'nickname=ZQ-secret').expect(OK)
    run(folder, 'club', 'member', 'merge', 'Zeb Quark', 'Zebulon Quark').expect(OK)
    run(folder, 'club', 'member', 'rename', 'Zebulon Quark', NAMES[2]).expect(OK)
    battle = battle_of('valley-war-ford.muster-battle', 'Zebulon Quark')
    run(folder, 'import', write(folder, json.dumps(battle).encode(), 'one.muster-battle')).expect(OK)
    campaign = (SAMPLES / 'valley-war.muster-campaign').read_text(encoding='utf-8').replace('"Ann"', '"Zeb Quark"')
    run(folder, 'import', write(folder, campaign.encode(), 'war.muster-campaign')).expect(OK)


def exports(folder):
    names = [row['id'] for rows in run(folder, 'list', '--json').expect(OK).json.values() for row in rows]
    out = b''.join(run(folder, 'export', name, '--output', '-').expect(OK).out for name in names)
    for words in (['club', 'export'], ['club', 'table'], ['club', 'members'], ['club', 'report'], ['list'],
                  ['club', 'head-to-head', '--json']):
        out += run(folder, *words).expect(OK).out
    return out


@test
def test_no_byte_has_the_name(folder):
    """N-MEMBER-02, N-MEMBER-08, S-DOC-05"""
    make_club(folder)
    assert has_name(data_file(folder).read_bytes()) and has_name(exports(folder))
    before = run(folder, 'club', 'table', '--json').expect(OK).json
    states = [run(folder, 'campaign', 'show', 'campaign-1').expect(OK).text]
    done = run(folder, 'club', 'member', 'erase', NAMES[0], '--confirm', NAMES[0], '--json').expect(OK).json
    assert done == {'member': 'Member 2', 'backups': []}, done
    assert has_name(data_file(folder).read_bytes()) == []
    assert has_name(exports(folder)) == []
    assert [path.name for path in data_file(folder).parent.iterdir() if has_name(path.read_bytes())] == []
    run(folder, 'check').expect(OK)
    # Results stay, his older and merged names go with him.
    after = run(folder, 'club', 'table', '--json').expect(OK).json
    for row in before:
        row['player'] = row['player'].replace(NAMES[2], 'Member 2')
    assert sorted(map(json.dumps, before)) == sorted(map(json.dumps, after)), (before, after)
    shown = run(folder, 'club', 'member', 'show', 'Member 2', '--json').expect(OK).json
    assert (shown['names'], shown['notes'], shown['nickname']) == ([], '', '')
    export = run(folder, 'club', 'export').expect(OK).text
    assert 'Member 2 v Ben,2026-01-05,Member 2,Member 2,win' in export, export
    assert 'said of Member 2' in export and '"Member 2, at last"' in export
    # Battles and campaigns still open, and lead to the same.
    text = run(folder, 'campaign', 'show', 'campaign-1').expect(OK).text
    assert text.split() == states[0].replace('Zeb Quark', 'Member 2').split(), text
    run(folder, 'report', 'battle-1').expect(OK)


def everything_written(folder, number):
    """Every page, table, calendar and list that the club can be handed out as."""
    web, archive = folder / f'web-{number}', folder / f'archive-{number}'
    run(folder, 'club', 'web', web).expect(OK)
    run(folder, 'club', 'export', '--all', archive).expect(OK)
    files = sorted([*web.rglob('*'), *archive.rglob('*')])
    out = b''.join(str(path.relative_to(folder)).encode() + path.read_bytes() for path in files if path.is_file())
    for words in (['evening', 'show', 'evening-1', '--json'], ['evening', 'ics', 'evening-1'], ['evening', 'attendance', '--json'],
                  ['event', 'show', 'event-1', '--json'], ['event', 'standings', 'event-1'], ['season', 'list'],
                  ['members', '--json'], ['names', '--json'], ['ratings', '--json'], ['rates', '--by', 'force', '--json']):
        out += run(folder, 'club', *words).expect(OK).out
    return out


@test
def test_web_pages_calendars_and_archives_forget_him_as_well(folder):
    """N-MEMBER-02, N-MEMBER-08, N-WEB-04"""
    make_club(folder)
    club = [['evening', 'new', '--date', '2999-12-31', '--title', 'Zebulon Quark’s birthday', '--place', 'at Zeb Quark’s',
             '--expected', 'Zebulon Quark,Cid'],
            ['evening', 'come', 'evening-1', 'Zebulon Quark', 'Cid'], ['evening', 'pair', 'evening-1'],
            ['evening', 'result', 'evening-1', 'Zebulon Quark', 'Cid', 'win', '3', '1'],
            ['event', 'new', 'Quark Cup', '--players', 'Zeb Quark,Ben', '--seed', '1'], ['event', 'round', 'event-1'],
            ['event', 'result', 'event-1', 'Zeb Quark', 'Ben', 'win'],
            ['season', 'set', 'Zebulon Quark season', '2026-01-01', '2026-12-31']]
    for words in club:
        run(folder, 'club', *words).expect(OK)
    before = everything_written(folder, 1)
    assert {'Zebulon', 'Quark'} <= set(has_name(before)), has_name(before)
    run(folder, 'club', 'member', 'erase', NAMES[0], '--confirm', NAMES[0]).expect(OK)
    after = everything_written(folder, 2)
    assert b'Member 2' in after
    # The cup has a name of its own, in which only a part of his stands.
    assert has_name(after.replace(b'Quark Cup', b'')) == [], has_name(after)
    assert has_name(data_file(folder).read_bytes().replace(b'Quark Cup', b'')) == []
    # Pages that were made before are written anew, and nothing of them stays.
    run(folder, 'club', 'web', folder / 'web-1').expect(OK)
    pages = b''.join(path.read_bytes() for path in sorted((folder / 'web-1').rglob('*')) if path.is_file())
    assert has_name(pages.replace(b'Quark Cup', b'')) == [], has_name(pages)


@test
def test_the_name_must_be_repeated(folder):
    """N-MEMBER-08"""
    make_club(folder)
    before = data_file(folder).read_bytes()
    for words in (['Ben', '--confirm', 'ben'], ['Ben'], ['Zoe', '--confirm', 'Zoe']):
        run(folder, 'club', 'member', 'erase', *words).expect(FAILED, words[0])
    assert data_file(folder).read_bytes() == before


@test
def test_the_number_is_the_lowest_that_is_free(folder):
    """N-MEMBER-08"""
    table(folder, 'battle,date,player,side,result\nb1,2026-01-05,Ann,Red,win\nb1,2026-01-05,Member 2,Blue,loss\n'
                  'b2,2026-01-05,Ben,Red,win\nb2,2026-01-05,Annexed,Blue,loss\n')
    erase = ['club', 'member', 'erase']
    assert run(folder, *erase, 'Ann', '--confirm', 'Ann', '--json').expect(OK).json['member'] == 'Member 1'
    assert run(folder, *erase, 'Ben', '--confirm', 'Ben', '--json').expect(OK).json['member'] == 'Member 3'
    # Only whole words are his name.
    assert 'Annexed' in run(folder, 'club', 'export').expect(OK).text


@test
def test_backups_are_named(folder):
    """N-MEMBER-02, N-MEMBER-08"""
    make_club(folder)
    run(folder, 'backup').expect(OK)
    backup, = (data_file(folder).parent / 'backups').glob('*.db')
    done = run(folder, 'club', 'member', 'erase', 'Ben', '--confirm', 'Ben', '--json').expect(OK).json
    day = backup.name.split('-')[1]
    assert done['backups'] == [{'file': str(backup), 'date': f'{day[:4]}-{day[4:6]}-{day[6:8]}'}], done


@test
def test_undo_passes_it_over(folder):
    """N-MEMBER-08"""
    make_club(folder)
    run(folder, 'club', 'member', 'set', 'Cid', 'nickname=C').expect(OK)
    run(folder, 'club', 'member', 'erase', NAMES[0], '--confirm', NAMES[0]).expect(OK)
    run(folder, 'club', 'undo').expect(OK)
    assert run(folder, 'club', 'member', 'show', 'Cid', '--json').expect(OK).json['nickname'] == ''
    for _ in range(5):
        run(folder, 'club', 'undo')
    assert has_name(data_file(folder).read_bytes()) == []
    run(folder, 'check').expect(OK)


@test
def test_the_same_file_becomes_the_same_on_every_desk(folder):
    """S-DOC-05: chains and versions are the same wherever it is repeated"""
    make_club(folder)
    other = folder / 'other.db'
    other.write_bytes(data_file(folder).read_bytes())
    rows = []
    for path in (data_file(folder), other):
        run(folder, 'club', 'member', 'erase', 'Ben', '--confirm', 'Ben', '--store', path).expect(OK)
        with sqlite3.connect(path) as db:
            rows.append([db.execute('SELECT hash FROM event ORDER BY battle_id, seq').fetchall(),
                         db.execute('SELECT hash FROM campaign_event ORDER BY campaign_id, seq').fetchall(),
                         db.execute("SELECT version FROM version WHERE kind = 'result' ORDER BY id").fetchall()])
        run(folder, 'check', '--store', path).expect(OK)
    assert rows[0] == rows[1] and rows[0][0] and rows[0][1]
    with sqlite3.connect(other) as db:
        first = db.execute('SELECT kind, place, payload FROM event WHERE seq = 1').fetchall()
    assert first == [('seek', 0, '{"erased": "Member 2"}')], first


main()
