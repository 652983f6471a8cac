#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The club as web pages."""

import re

from cli_test import FAILED, OK, USAGE, main, run, test, write
from web_pages import read_pages

TABLE = ('battle,date,player,side,result,points,ruleset,place,notes\r\n'
         'b1,2026-01-05,Ann <b>,Ann <b>,win,12.5,kings,Hall,secret note\r\n'
         'b1,2026-01-05,Ben,Ben,loss,3,kings,Hall,\r\n'
         'b2,2026-02-06,Cid & Co,Red,win,5,Chess,"Ann <b>’s house",\r\n'
         'b2,2026-02-06,Dan,Dan,loss,1,Chess,"Ann <b>’s house",\r\n'
         'b3,2026-03-06,Dan,Red,draw,,,,\r\nb3,2026-03-06,Ben,Blue,draw,,,,\r\n')


def make_club(folder):
    run(folder, 'club', 'import', write(folder, TABLE.encode(), 'table.csv')).expect(OK)
    run(folder, 'club', 'member', 'set', 'Ben', 'contact=ben@example.org', 'notes=lends rulers').expect(OK)


def state(pages):
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino) for path in pages.iterdir()}


def everything(pages):
    return b'\n'.join(path.read_bytes() for path in sorted(pages.iterdir())).decode()


@test
def test_an_empty_club_has_pages(folder):
    """N-WEB-04"""
    run(folder, 'club', 'web', folder / 'a/b').expect(OK)
    pages = read_pages(folder / 'a/b')
    assert 'There are no results yet.' in pages['index.html'].text
    for name in ('results', 'members', 'head-to-head', 'ratings'):
        assert 'There is nothing to show yet.' in pages[f'{name}.html'].text, name
        assert '<table' not in (folder / f'a/b/{name}.html').read_text(), name
    run(folder, 'club', 'web').expect(USAGE)


@test
def test_pages_are_whole_and_lead_to_each_other(folder):
    """N-WEB-01, N-WEB-04"""
    make_club(folder)
    out = folder / 'site'
    run(folder, 'club', 'web', out).expect(OK)
    pages = read_pages(out)
    assert sorted(name for name in pages if name.startswith('member-')) == [f'member-{n}.html' for n in range(1, 5)]
    assert [path.name for path in out.glob('*.css')] == ['style.css']
    names = [path.name for path in out.iterdir()]
    assert not [name for name in names if re.search('ann|ben|cid|dan', name, re.I)], names
    assert 'Ann <b>' in pages['index.html'].text and '12.5' in pages['index.html'].text
    assert 'Cid & Co beat Dan' in pages['results.html'].text and 'Chess' in pages['results.html'].text
    assert '<svg ' in (out / 'index.html').read_text() and '<svg ' in (out / 'ratings.html').read_text()
    text = everything(out)
    for secret in ('ben@example.org', 'lends rulers', 'secret note', 'http://', 'https://', '@import', 'url('):
        assert secret not in text, secret
    # Every page can be reached from the first one.
    reached, waiting = set(), ['index.html']
    while waiting:
        name = waiting.pop()
        if name in pages and name not in reached:
            reached.add(name)
            waiting += pages[name].addresses
    assert reached == set(pages), set(pages) - reached


@test
def test_a_second_run_writes_what_has_changed(folder):
    """N-WEB-01, N-WEB-04"""
    make_club(folder)
    out = folder / 'site'
    run(folder, 'club', 'web', out).expect(OK)
    (out / 'other.txt').write_text('mine')
    before = state(out)
    assert '0 written; 0 removed' in run(folder, 'club', 'web', out).expect(OK).text
    assert state(out) == before
    # Who was removed has no page, and the others keep theirs.
    run(folder, 'club', 'member', 'remove', 'Dan').expect(OK)
    assert '1 removed' in run(folder, 'club', 'web', out).expect(OK).text
    pages = read_pages(out)
    assert 'Dan' in pages['index.html'].text and 'Dan' not in pages['ratings.html'].text
    assert 'Dan' not in pages['members.html'].text
    assert (out / 'other.txt').read_text() == 'mine' and len([name for name in pages if 'member-' in name]) == 3
    changed = {name for name, old in before.items() if name in state(out) and state(out)[name] != old}
    assert 'style.css' not in changed and 'script.js' not in changed and 'other.txt' not in changed


@test
def test_what_is_not_ours_is_left_alone(folder):
    """N-WEB-04"""
    make_club(folder)
    out = folder / 'site'
    out.mkdir()
    (out / 'index.html').write_text('my own page')
    run(folder, 'club', 'web', out).expect(FAILED, 'index.html')
    assert (out / 'index.html').read_text() == 'my own page'
    (out / 'index.html').unlink()
    outside = folder / 'precious.html'
    outside.write_text('precious')
    (out / '.muster-web').write_text('../precious.html\n/etc/passwd\nnotes.txt\n')
    (out / 'notes.txt').write_text('mine')
    run(folder, 'club', 'web', out).expect(OK)
    assert outside.read_text() == 'precious' and (out / 'notes.txt').read_text() == 'mine'
    # A file in the place of the folder.
    run(folder, 'club', 'web', outside).expect(FAILED, 'precious.html')


@test
def test_who_is_not_to_be_named_is_a_number(folder):
    """N-WEB-01, N-WEB-04"""
    make_club(folder)
    run(folder, 'club', 'member', 'rename', 'Ann <b>', 'Anna Quark').expect(OK)
    run(folder, 'club', 'member', 'set', 'Anna Quark', 'named=no', 'nickname=Quarky').expect(OK)
    run(folder, 'club', 'member', 'set', 'Dan', 'named=no').expect(OK)
    run(folder, 'club', 'season', 'set', 'Dan season', '2020-01-01', '9999-12-31').expect(OK)
    game = 'battle,date,player,side,result,ruleset\r\ng,2026-01-07,Ben,Ben,win,Dan rules\r\ng,2026-01-07,Zoe,Zoe,loss,Dan rules\r\n'
    run(folder, 'club', 'import', write(folder, game.encode(), 'game.csv')).expect(OK)
    out = folder / 'site'
    run(folder, 'club', 'web', out).expect(OK)
    pages = read_pages(out)
    assert 'Member 2 season' in pages['index.html'].text and 'Member 2 rules' in pages['results.html'].text
    text = everything(out) + ' '.join(page.text for page in pages.values())
    for name in ('Anna', 'Quark', 'Ann ', 'Dan'):
        assert name not in text, name
    assert 'Member 1 beat Ben' in pages['results.html'].text and 'Member 2' in pages['index.html'].text
    assert 'Member 1’s house' in pages['results.html'].text
    run(folder, 'club', 'member', 'set', 'Dan', 'named=yes').expect(OK)
    run(folder, 'club', 'web', out).expect(OK)
    assert 'Dan' in read_pages(out)['index.html'].text


@test
def test_evenings_to_come_and_events_have_pages(folder):
    """N-WEB-01: evenings from today on, and every event, with nobody's name who is not to be named."""
    make_club(folder)
    out = folder / 'site'
    run(folder, 'club', 'web', out).expect(OK)
    pages = read_pages(out)
    assert 'No evening is planned.' in pages['evenings.html'].text
    assert 'There are no tournaments yet.' in pages['events.html'].text
    run(folder, 'club', 'member', 'set', 'Dan', 'named=no').expect(OK)
    run(folder, 'club', 'evening', 'new', '--date', '2020-01-01', '--title', 'Long ago').expect(OK)
    run(folder, 'club', 'evening', 'new', '--date', '2999-12-31', '--time', '19:30', '--place', 'Dan’s barn',
        '--title', 'New Year').expect(OK)
    run(folder, 'club', 'evening', 'come', 'New Year', 'Ben', 'Dan', 'Eve').expect(OK)
    run(folder, 'club', 'evening', 'pair', 'New Year').expect(OK)
    run(folder, 'club', 'event', 'new', 'Spring Cup', '--players', 'Ben,Dan,Eve,Fay', '--from', '2026-04-01', '--to', '2026-04-02',
        '--seed', '7', '--first', 'hand').expect(OK)
    run(folder, 'club', 'event', 'round', 'Spring Cup', '--pairs', 'Ben=Dan,Eve=Fay').expect(OK)
    run(folder, 'club', 'event', 'result', 'Spring Cup', 'Dan', 'Ben', 'win', '12.5', '3').expect(OK)
    run(folder, 'club', 'web', out).expect(OK)
    pages = read_pages(out)
    evenings, events = pages['evenings.html'].text, pages['events.html'].text
    assert 'New Year' in evenings and '19:30' in evenings and 'Long ago' not in evenings
    assert 'Member 1’s barn' in evenings and 'Ben' in evenings and 'sits out' in evenings
    assert 'Spring Cup' in events and 'Member 1 won' in events and '3 : 12.5' in events
    assert 'Dan' not in everything(out)
    before = state(out)
    assert '0 written; 0 removed' in run(folder, 'club', 'web', out).expect(OK).text
    assert state(out) == before


@test
def test_the_league_is_that_of_the_season(folder):
    """N-WEB-01"""
    make_club(folder)
    run(folder, 'club', 'season', 'set', 'This & that', '2026-02-01', '9999-12-31', '--scoring', '7,3,1').expect(OK)
    run(folder, 'club', 'web', folder / 'site').expect(OK)
    page = read_pages(folder / 'site')['index.html']
    assert 'This & that' in page.text and 'worth 7' in page.text and 'Ann' not in page.text


main()
