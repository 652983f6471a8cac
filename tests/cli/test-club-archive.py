#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole club as a folder of tables: it comes out again to the byte."""

from cli_test import FAILED, OK, USAGE, main, run, test, write

TABLE = ('battle,date,player,side,result,points\r\n'
         'b1,2026-01-05,Ann,Ann,win,12.5\r\nb1,2026-01-05,Ben,Ben,loss,3\r\n'
         'b2,2026-01-06,Anne,Red,draw,\r\nb2,2026-01-06,"C, ""id""",Blue,draw,\r\n')
FILES = ['evenings.csv', 'events.csv', 'members.csv', 'merges.csv', 'results.csv', 'seasons.csv']


def make_club(folder):
    club = lambda *words: run(folder, 'club', *words).expect(OK)  # noqa: E731
    club('import', write(folder, TABLE.encode(), 'table.csv'))
    club('member', 'set', 'Ann', 'notes==SUM(1)', 'contact=a, "b"', 'since=2020-01-01', 'named=no')
    club('member', 'rename', 'Ann', 'Anna')
    club('member', 'rename', 'Anna', 'Annabel')
    club('member', 'merge', 'Anne', 'Annabel')
    club('member', 'remove', 'Ben')
    club('season', 'set', '2025/26', '2025-09-01', '2026-06-30', '--scoring', '2,1,0')
    club('evening', 'new', '--date', '2026-03-01', '--title', 'First', '--expected', 'Annabel,Dan')
    club('evening', 'come', 'First', 'Annabel', 'Dan', 'Eve')
    club('evening', 'pair', 'First')
    pair = club('evening', 'show', 'First', '--json').json['rounds'][0]['pairs'][0]
    club('evening', 'result', 'First', pair['attacker'], pair['defender'], 'win', '5', '2')
    club('event', 'new', 'Cup', '--players', 'Annabel,Dan,Eve,Flo', '--seed', '7', '--from', '2026-04-01')
    club('event', 'round', 'Cup')


def archive(folder, out, *options):
    run(folder, 'club', 'export', '--all', out, *options).expect(OK)
    return {path.name: path.read_bytes() for path in out.iterdir()}


def documents(folder, *options):
    return [run(folder, 'club', *words, '--json', *options).expect(OK).json
            for words in (['table'], ['ratings'], ['members'], ['head-to-head'], ['season', 'list'],
                          ['evening', 'show', 'First'], ['event', 'standings', 'Cup'])]


@test
def test_a_club_comes_out_again_to_the_byte(folder):
    """N-WEB-03, N-WEB-05"""
    make_club(folder)
    first = archive(folder, folder / 'one')
    assert sorted(first) == FILES, sorted(first)
    assert first['results.csv'] == run(folder, 'club', 'export').expect(OK).out
    assert b"'=SUM(1)" in first['members.csv'] and b'Ann,Annabel,older' in first['merges.csv']
    other = ['--store', folder / 'other.db']
    run(folder, 'club', 'import', folder / 'one', *other).expect(OK)
    assert archive(folder, folder / 'two', *other) == first
    assert documents(folder, *other) == documents(folder)
    # As one change.
    run(folder, 'club', 'undo', *other).expect(OK)
    assert run(folder, 'club', 'members', '--json', *other).expect(OK).json == []


@test
def test_files_that_are_there_stay(folder):
    """N-WEB-05"""
    make_club(folder)
    first = archive(folder, folder / 'one')
    (folder / 'one/members.csv').write_text('mine')
    run(folder, 'club', 'export', '--all', folder / 'one').expect(FAILED, '.csv')
    assert (folder / 'one/members.csv').read_text() == 'mine'
    assert archive(folder, folder / 'one', '--overwrite') == first


@test
def test_all_is_taken_or_nothing(folder):
    """N-WEB-05"""
    make_club(folder)
    archive(folder, folder / 'one')
    other = ['--store', folder / 'other.db']
    for name, wrong, says in (('members.csv', b'name\r\nX\r\n', 'members.csv: line 1'),
                              ('seasons.csv', b'name,from,to,win,draw,loss\r\nA,2026-01-02,2026-01-01,3,1,0\r\n',
                               'seasons.csv: line 2'),
                              ('evenings.csv', b'key,document\r\nx,{}\r\n', 'evenings.csv: line 2'),
                              ('results.csv', b'battle,date,player,side,result\r\nb,2026-01-01,A,B,win\r\n',
                               'results.csv: line 2')):
        good = (folder / 'one' / name).read_bytes()
        (folder / 'one' / name).write_bytes(wrong)
        run(folder, 'club', 'import', folder / 'one', *other).expect(FAILED, says)
        (folder / 'one' / name).write_bytes(good)
        assert run(folder, 'club', 'members', '--json', *other).expect(OK).json == []
        assert run(folder, 'club', 'season', 'list', '--json', *other).expect(OK).json == []
    (folder / 'empty').mkdir()
    run(folder, 'club', 'import', folder / 'empty', *other).expect(USAGE, 'empty')


@test
def test_evenings_and_events_have_the_new_name(folder):
    """N-MEMBER-07"""
    make_club(folder)
    run(folder, 'club', 'member', 'rename', 'Dan', 'Daniel').expect(OK)
    shown = run(folder, 'club', 'evening', 'show', 'First', '--json').expect(OK).text
    assert '"Daniel"' in shown and '"Dan"' not in shown, shown
    standings = run(folder, 'club', 'event', 'standings', 'Cup', '--json').expect(OK).text
    assert '"Daniel"' in standings and '"Dan"' not in standings, standings
    run(folder, 'club', 'undo').expect(OK)
    assert '"Daniel"' not in run(folder, 'club', 'evening', 'show', 'First', '--json').expect(OK).text


@test
def test_erasing_reaches_evenings_and_events(folder):
    """N-MEMBER-08"""
    make_club(folder)
    run(folder, 'club', 'member', 'erase', 'Annabel', '--confirm', 'Annabel').expect(OK)
    data = (folder / 'home/data/muster/muster.db').read_bytes()
    assert b'Ann' not in data, data[data.index(b'Ann') - 40:][:80]
    run(folder, 'check').expect(OK)
    assert 'Member 1' in run(folder, 'club', 'evening', 'show', 'First').expect(OK).text
    assert 'Member 1' in run(folder, 'club', 'event', 'standings', 'Cup').expect(OK).text


main()
