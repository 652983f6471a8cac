#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Evenings of the club on the command line (N-EVENING)."""

import re

from cli_test import FAILED, OK, USAGE, main, run, test, write

DAY = '2026-03-05'


def evening(folder, *arguments, status=OK):
    return run(folder, 'club', 'evening', *arguments).expect(status)


def new(folder, *names, day=DAY, options=()):
    ident = evening(folder, 'new', '--date', day, '--json', *options).json['evening']
    if names:
        evening(folder, 'come', ident, *names)
    return ident


def show(folder, ident):
    return evening(folder, 'show', ident, '--json').json


def pair(folder, ident, *options, status=OK):
    result = evening(folder, 'pair', ident, '--json', *options, status=status)
    return result.json if status == OK else None


def who(drawn):
    """The round as a short text: who attacks whom, and who sits out."""
    pairs = ' '.join(p['attacker'] + p['defender'] for p in drawn['pairs'])
    return pairs + (f' ({drawn["bye"]})' if drawn['bye'] else '')


def standing(folder, *options):
    return {row['player']: row for row in run(folder, 'club', 'table', '--json', *options).expect(OK).json}


def lines(folder):
    return run(folder, 'club', 'export').expect(OK).text.splitlines()[1:]


@test
def n_evening_01_an_evening_is_kept(folder):
    ident = new(folder, 'Ben', 'Ann', options=['--title', 'First', '--time', '19:30', '--place', 'Hall',
                                               '--expected', 'Ann,Zoe'])
    assert ident == 'evening-1'
    assert show(folder, ident) == {
        'id': 'evening-1', 'date': DAY, 'time': '19:30', 'place': 'Hall', 'title': 'First', 'came': 2,
        'expected': ['Ann', 'Zoe'], 'here': ['Ben', 'Ann'], 'left': [], 'rounds': []}
    evening(folder, 'change', 'First', '--title', 'Other', '--expected', 'Cid', '--place', '')
    now = show(folder, ident)
    assert (now['title'], now['expected'], now['place'], now['time']) == ('Other', ['Cid'], '', '19:30')
    evening(folder, 'remove', ident)
    assert evening(folder, 'list', '--json').json == []
    run(folder, 'club', 'undo').expect(OK)
    assert show(folder, 'Other')['here'] == ['Ben', 'Ann']


@test
def n_evening_05_lists_are_by_day_time_and_id(folder):
    for day, time in (('2026-03-06', ''), (DAY, '20:00'), (DAY, ''), (DAY, '20:00'), ('2026-03-04', '23:59')):
        new(folder, day=day, options=['--time', time] if time else [])
    assert [e['id'] for e in evening(folder, 'list', '--json').json] == [
        'evening-5', 'evening-3', 'evening-2', 'evening-4', 'evening-1']
    evening(folder, 'come', 'evening-1', 'Ann', 'Ben')
    assert evening(folder, 'list', '--json').json[-1] == {
        'id': 'evening-1', 'date': '2026-03-06', 'time': '', 'place': '', 'title': '', 'came': 2, 'rounds': 0}


@test
def n_evening_05_what_cannot_be_read_is_2_and_what_is_not_there_1(folder):
    for arguments in (['new'], ['new', '--date', '2026-02-30'], ['new', '--date', DAY, '--time', '24:00'],
                      ['new', '--date', DAY, '--time', '9:30'], ['new', '--date', DAY, '--last', '-1'],
                      ['new', '--date', DAY, '--expected', 'Ann,,Ben'], ['new', '--date', DAY, '--expected', 'Ann,Ann'],
                      ['come', 'evening-1'], ['pair', 'evening-1', '--again', '--free'],
                      ['pair', 'evening-1', '--from', 'x'], ['result', 'evening-1', 'A', 'B', 'won'],
                      ['result', 'evening-1', 'A', 'B', 'win', '3'], ['result', 'evening-1', 'A', 'B', 'win', '3', 'x'],
                      ['result', 'evening-1', 'A', 'B', 'win', '--round', '0'], ['swap', 'evening-1', 'A'],
                      ['attendance', '--json', '--csv'], ['attendance', '--from', 'x'], ['come', 'evening-1', '']):
        evening(folder, *arguments, status=USAGE)
    assert not (folder / 'home/data/muster').exists()
    evening(folder, 'show', 'evening-1', status=FAILED)
    new(folder, options=['--title', 'Same', '--time', '00:00', '--last', '0'])
    new(folder, options=['--title', 'Same', '--time', '23:59'])
    evening(folder, 'show', 'evening-3', status=FAILED)
    evening(folder, 'show', 'Same', status=FAILED)
    evening(folder, 'leave', 'evening-1', 'Ann', status=FAILED)
    for command in (['pair', 'evening-1'], ['pair', 'evening-1', '--again'], ['pair', 'evening-1', '--free'],
                    ['swap', 'evening-1', 'A', 'B'], ['fix', 'evening-1', 'A', 'B'], ['begin', 'evening-1', 'A'],
                    ['result', 'evening-1', 'A', 'B', 'win']):
        evening(folder, *command, status=FAILED)
    evening(folder, 'come', 'evening-1', 'Ann')
    evening(folder, 'pair', 'evening-1', status=FAILED)
    evening(folder, 'come', 'evening-1', 'Ben')
    pair(folder, 'evening-1')


@test
def n_evening_06_a_round_is_of_all_who_are_here(folder):
    ident = new(folder, 'D', 'C', 'B', 'A')
    drawn = pair(folder, ident)
    assert drawn == {'round': 1, 'bye': None, 'free': [], 'pairs': [
        {'table': table, 'attacker': a, 'defender': d, 'game': '', 'scenario': '', 'fixed': False, 'begun': False,
         'result': None, 'points': None} for table, (a, d) in enumerate(('AB', 'CD'), 1)]}
    evening(folder, 'begin', ident, 'B')
    pair(folder, ident, status=FAILED)
    evening(folder, 'result', ident, 'B', 'A', 'win', '7', '12.5')
    first = show(folder, ident)['rounds'][0]['pairs'][0]
    assert (first['begun'], first['result'], first['points']) == (True, 'loss', [12.5, 7])
    # A pair that has not begun does not stand in the way, and has not met.
    assert who(pair(folder, ident)) == 'BC AD'
    evening(folder, 'leave', ident, 'D', 'C', 'B')
    pair(folder, ident, status=FAILED)


@test
def n_evening_06_again_leaves_what_is_settled_alone(folder):
    ident = new(folder, *'ABCDEFGH')
    assert who(pair(folder, ident)) == 'AB CD EF GH'
    evening(folder, 'fix', ident, 'D', 'C')
    evening(folder, 'begin', ident, 'E')
    evening(folder, 'swap', ident, 'A', 'G')
    assert who(show(folder, ident)['rounds'][0]) == 'GB DC EF AH'
    evening(folder, 'come', ident, 'I')
    again = pair(folder, ident, '--again', '--game', 'Chess')
    assert who(again) == 'AB DC EF GH (I)' and again['round'] == 1, who(again)
    assert [p['game'] for p in again['pairs']] == ['Chess', '', '', 'Chess']
    assert [p['fixed'] for p in again['pairs']] == [False, True, False, False]
    evening(folder, 'result', ident, 'A', 'B', 'draw')
    evening(folder, 'result', ident, 'G', 'H', 'draw')
    pair(folder, ident, '--again', status=FAILED)


@test
def n_evening_06_free_pairs_only_those_without_an_opponent(folder):
    ident = new(folder, *'ABCDE')
    assert who(pair(folder, ident)) == 'AB CD (E)'
    pair(folder, ident, '--free', status=FAILED)
    evening(folder, 'come', ident, 'F')
    now = show(folder, ident)['rounds'][0]
    assert now['free'] == ['F'] and now['bye'] == 'E'
    assert standing(folder)['E']['points'] == 3
    late = pair(folder, ident, '--free')
    assert who(late) == 'AB CD EF' and late['pairs'][2]['table'] == 3
    assert 'E' not in standing(folder)
    evening(folder, 'leave', ident, 'A')
    assert show(folder, ident)['rounds'][0]['free'] == ['B']
    evening(folder, 'come', ident, 'G', 'H')
    late = pair(folder, ident, '--free')
    assert who(late) == 'BG CD EF (H)' and late['pairs'][0]['table'] == 1
    assert late['free'] == []


@test
def n_evening_07_the_order_is_that_of_the_league(folder):
    table = ('battle,date,player,side,result,ruleset\n'
             f'a,{DAY},D,x,win,Chess\na,{DAY},Q,y,loss,Chess\n'
             'b,2026-03-04,C,x,win,Go\nb,2026-03-04,Q,y,loss,Go\n')
    run(folder, 'club', 'import', write(folder, table.encode(), 'table.csv')).expect(OK)
    ident = new(folder, *'ABCD')
    assert who(pair(folder, ident)) == 'DA BC'
    assert who(pair(folder, ident, '--again', '--from', '2026-03-01')) == 'CD AB'
    assert who(pair(folder, ident, '--again', '--from', '2026-03-01', '--game', 'Go')) == 'CA BD'


@test
def n_evening_07_who_met_tonight_before_who_met_before(folder):
    past = new(folder, *'ABCD', day='2026-03-01')
    assert who(pair(folder, past)) == 'AB CD'
    evening(folder, 'begin', past, 'A')
    evening(folder, 'result', past, 'C', 'D', 'draw')
    ident = new(folder, *'ABCD')
    assert who(pair(folder, ident)) == 'AC BD'
    for name in 'AB':
        evening(folder, 'begin', ident, name)
    for one, other in ('AC', 'BD'):
        evening(folder, 'result', ident, one, other, 'draw')
    assert who(pair(folder, ident)) == 'AD BC'
    for one, other in ('AD', 'BC'):
        evening(folder, 'result', ident, one, other, 'draw')
    # Rather two who met on an evening before than two who met tonight.
    assert who(pair(folder, ident)) == 'AB CD'
    # An evening is looked at as long as it is one of the last N.
    evening(folder, 'change', ident, '--last', '0')
    run(folder, 'club', 'evening', 'remove', ident).expect(OK)
    bare = new(folder, *'ABCD', options=['--last', '0'])
    assert who(pair(folder, bare)) == 'AB CD'
    evening(folder, 'change', bare, '--last', '1')
    assert who(pair(folder, bare, '--again')) == 'AC BD'
    new(folder, day='2026-03-02')
    assert who(pair(folder, bare, '--again')) == 'AB CD'
    evening(folder, 'change', bare, '--last', '2')
    assert who(pair(folder, bare, '--again')) == 'AC BD'


@test
def n_evening_07_the_bye_is_for_who_had_the_fewest(folder):
    past = new(folder, *'ABC', day='2026-03-01')
    assert who(pair(folder, past)) == 'AB (C)'
    ident = new(folder, *'ABC')
    assert who(pair(folder, ident)) == 'AC (B)'
    evening(folder, 'result', ident, 'A', 'C', 'draw')
    # Tonight goes before the evenings before: B has had one tonight, C one before.
    assert who(pair(folder, ident)) == 'BC (A)'
    evening(folder, 'result', ident, 'B', 'C', 'draw')
    assert show(folder, ident)['rounds'][1]['bye'] == 'A'
    assert pair(folder, ident)['bye'] == 'C'


@test
def n_evening_08_seats_change_and_pairs_that_have_begun_do_not(folder):
    ident = new(folder, *'ABCDE')
    assert who(pair(folder, ident)) == 'AB CD (E)'
    evening(folder, 'swap', ident, 'A', 'B')
    evening(folder, 'swap', ident, 'E', 'C')
    assert who(show(folder, ident)['rounds'][0]) == 'BA ED (C)'
    assert standing(folder).keys() == {'C'}
    evening(folder, 'fix', ident, 'C', 'A')
    now = show(folder, ident)['rounds'][0]
    assert who(now) == 'CA ED' and now['free'] == ['B'] and now['pairs'][0]['fixed']
    evening(folder, 'begin', ident, 'E')
    for command in (['swap', ident, 'A', 'D'], ['fix', ident, 'B', 'E'], ['swap', ident, 'B', 'E'],
                    ['swap', ident, 'A', 'A'], ['swap', ident, 'A', 'Z'], ['fix', ident, 'A', 'Z'],
                    ['begin', ident, 'E'], ['begin', ident, 'B']):
        evening(folder, *command, status=FAILED)
        assert show(folder, ident)['rounds'][0] == {**now, 'pairs': [now['pairs'][0], {**now['pairs'][1], 'begun': True}]}
    evening(folder, 'leave', ident, 'E')
    evening(folder, 'leave', ident, 'C')
    gone = show(folder, ident)
    assert who(gone['rounds'][0]) == 'ED' and gone['rounds'][0]['free'] == ['A', 'B']
    assert gone['left'] == ['C', 'E'] and gone['here'] == ['A', 'B', 'D'] and gone['came'] == 5
    evening(folder, 'leave', ident, 'E', status=FAILED)
    evening(folder, 'come', ident, 'E')
    assert show(folder, ident)['here'] == ['A', 'B', 'D', 'E']


@test
def n_evening_09_a_result_is_the_clubs_at_once(folder):
    ident = new(folder, 'Ann', 'Ben', 'Cid', options=['--place', 'Hall'])
    pair(folder, ident, '--game', 'KINGS')
    evening(folder, 'result', ident, 'Ben', 'Ann', 'win', '9', '4')
    assert [line.split(',', 1)[1] for line in lines(folder)] == [
        f'{DAY},Ann,Ann,loss,4,attacker,,kings,,Hall,,', f'{DAY},Ben,Ben,win,9,defender,,kings,,Hall,,',
        f'{DAY},Cid,bye,win,,,,kings,,Hall,,']
    before = lines(folder)
    evening(folder, 'result', ident, 'Ann', 'Ben', 'draw', '--round', '1')
    assert [line.split(',', 1)[1] for line in lines(folder)][:2] == [
        f'{DAY},Ann,Ann,draw,,attacker,,kings,,Hall,,', f'{DAY},Ben,Ben,draw,,defender,,kings,,Hall,,']
    for command in (['Ann', 'Cid', 'win'], ['Cid', 'Ann', 'win'], ['Ann', 'Ben', 'win', '--round', '2']):
        evening(folder, 'result', ident, *command, status=FAILED)
    run(folder, 'club', 'undo').expect(OK)
    assert lines(folder) == before
    evening(folder, 'remove', ident)
    assert lines(folder) == []


@test
def n_evening_06_a_game_may_be_called_by_its_short_name(folder):
    ident = new(folder, 'Ann', 'Ben')
    pair(folder, ident)
    for game, kept in (('TMWWBK', 'kings'), ('m2m', 'magdala'), ('All the King\u2019s Men', 'toysoldier'),
                       ("all the king's men", 'toysoldier'), ('hexcard', 'hexcard'), ('Chess', 'Chess'), ('', '')):
        assert pair(folder, ident, '--again', '--game', game)['pairs'][0]['game'] == kept, game
    event = run(folder, 'club', 'event', 'new', 'Cup', '--players', 'A,B', '--ruleset', 'ATKM', '--json').expect(OK).json
    assert run(folder, 'club', 'event', 'show', event['event'], '--json').expect(OK).json['ruleset'] == 'toysoldier'


@test
def n_evening_10_calendars_follow_the_evening(folder):
    ident = new(folder, 'Ann', 'Ben', 'Cid', day='2126-03-05',
                options=['--time', '19:30', '--place', 'St Mary’s, hall', '--title', 'Spring'])
    new(folder, day='2001-01-01')

    def calendar(*names):
        text = evening(folder, 'ics', *names).out.decode()
        assert text.endswith('\r\n') and '\n' not in text.replace('\r\n', '')
        text = text.replace('\r\n ', '')
        assert text.startswith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n') and text.endswith('END:VCALENDAR\r\n')
        return [dict(line.split(':', 1) for line in part.split('\r\n') if ':' in line)
                for part in re.findall(r'BEGIN:VEVENT\r\n(.*?)END:VEVENT', text, re.S)]

    first, = calendar()
    assert first['DTSTART'] == '21260305T193000' and first['SUMMARY'] == 'Spring'
    assert first['LOCATION'] == 'St Mary’s\\, hall' and 'DESCRIPTION' not in first
    drawn = pair(folder, ident)
    second, = calendar(ident)
    assert second['UID'] == first['UID'] and int(second['SEQUENCE']) > int(first['SEQUENCE'])
    assert second['DESCRIPTION'].split('\\n') == [
        f'Table {p["table"]}: {p["attacker"]} against {p["defender"]}' for p in drawn['pairs']]
    run(folder, 'club', 'undo').expect(OK)
    third, = calendar(ident)
    assert third['UID'] == first['UID'] and int(third['SEQUENCE']) > int(second['SEQUENCE'])
    both = calendar('evening-2', ident)
    assert both[0]['DTSTART;VALUE=DATE'] == '20010101' and len(both) == 2
    evening(folder, 'ics', 'evening-9', status=FAILED)


@test
def n_evening_10_attendance_counts_who_came(folder):
    assert evening(folder, 'attendance', '--json').json == []
    new(folder, 'Ben', '=Ann', day='2026-03-01')
    second = new(folder, 'Ben', day='2026-03-08', options=['--expected', 'Zoe'])
    evening(folder, 'leave', second, 'Ben')
    both = [{'player': '=Ann', 'evenings': 1}, {'player': 'Ben', 'evenings': 2}]
    assert evening(folder, 'attendance', '--json').json == both
    assert evening(folder, 'attendance', '--csv').out == b"player,evenings\r\n'=Ann,1\r\nBen,2\r\n"
    only = [{'player': 'Ben', 'evenings': 1}]
    assert evening(folder, 'attendance', '--json', '--from', '2026-03-02').json == only
    assert evening(folder, 'attendance', '--json', '--from', '2026-03-01', '--to', '2026-03-07').json == [
        both[0], {'player': 'Ben', 'evenings': 1}]
    assert evening(folder, 'attendance', '--json', '--to', '2026-02-28').json == []


@test
def n_evening_11_people_in_three_rounds_with_one_late_and_one_leaving(folder):
    """The walk of a secretary: nobody meets twice, nobody sits out twice, everybody here is in the round."""
    ident = new(folder, *'ABCDEFGHIJ')
    met, byes = set(), []
    for number in range(3):
        drawn = pair(folder, ident)
        if number == 0:
            evening(folder, 'come', ident, 'K')
            evening(folder, 'begin', ident, 'A')
        if number == 1:
            evening(folder, 'leave', ident, drawn['bye'])
        drawn = show(folder, ident)['rounds'][-1]
        assert drawn['round'] == number + 1
        for p in drawn['pairs']:
            meeting = frozenset((p['attacker'], p['defender']))
            assert meeting not in met
            met.add(meeting)
            evening(folder, 'result', ident, p['defender'], p['attacker'], 'win', str(number + 1), '0')
        byes.append(drawn['bye'])
    assert byes[0] is None and byes[1] is not None and byes[2] is None, byes
    assert len(lines(folder)) == 2 * 15 + 1
    assert sum(row['battles'] for row in standing(folder).values()) == 31


main()
