#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of a club: places, half points, seasons, taking changes back."""

import json

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write

PLAIN = 'battle,date,player,side,result,points,role,force,ruleset,scenario,place,campaign,notes'
PLACES = PLAIN.replace('result,', 'result,rank,')


def table(*lines):
    return '\r\n'.join(lines).encode() + b'\r\n'


def take(folder, content, status=OK):
    return run(folder, 'club', 'import', write(folder, content, 'table.csv')).expect(status)


def club(folder, *arguments, status=OK):
    return run(folder, 'club', *arguments).expect(status)


def export(folder):
    return club(folder, 'export').out


def four(ranks, results):
    """A battle of four sides with these places."""
    lines = [f'b1,2026-01-05,{name},{name},{result},{rank},,,,,,,,'
             for name, rank, result in zip(['Ann', 'Ben', 'Cid', 'Dan'], ranks, results)]
    return table(PLACES, *lines)


SHARED = four([1, 2, 2, 4], ['win', 'loss', 'loss', 'loss'])


@test
def N_RESULT_01_places_decide_each_pair(folder):
    take(folder, SHARED)
    assert export(folder) == SHARED
    pairs = {(row['player'], row['opponent']): (row['won'], row['drawn'], row['lost'])
             for row in club(folder, 'head-to-head', '--json').json}
    assert pairs == {('Ann', 'Ben'): (1, 0, 0), ('Ann', 'Cid'): (1, 0, 0), ('Ann', 'Dan'): (1, 0, 0),
                     ('Ben', 'Cid'): (0, 1, 0), ('Ben', 'Dan'): (1, 0, 0), ('Cid', 'Dan'): (1, 0, 0)}
    ratings = {row['player']: row['rating'] for row in club(folder, 'ratings', '--json').json}
    assert ratings['Ann'] > ratings['Ben'] == ratings['Cid'] > ratings['Dan']
    # In the league only who stands alone at the first place has won.
    won = {row['player']: (row['won'], row['drawn'], row['lost']) for row in club(folder, 'table', '--json').json}
    assert won == {'Ann': (1, 0, 0), 'Ben': (0, 0, 1), 'Cid': (0, 0, 1), 'Dan': (0, 0, 1)}


@test
def N_RESULT_01_several_share_the_first_place(folder):
    take(folder, four([1, 1, 3, 4], ['draw', 'draw', 'loss', 'loss']))
    won = {row['player']: (row['won'], row['drawn'], row['lost']) for row in club(folder, 'table', '--json').json}
    assert won == {'Ann': (0, 1, 0), 'Ben': (0, 1, 0), 'Cid': (0, 0, 1), 'Dan': (0, 0, 1)}
    club(folder, 'undo')
    take(folder, four([1, 1, 1, 1], ['draw'] * 4))


@test
def N_RESULT_06_what_is_wrong_with_places(folder):
    for ranks, results, says in [
            ([1, 2, 2, 3], ['win', 'loss', 'loss', 'loss'], '1, 2, 2, 4'),
            ([2, 3, 3, 5], ['loss'] * 4, 'place 2'),
            ([1, 2, 2, ''], ['win', 'loss', 'loss', 'loss'], 'all have one'),
            ([0, 2, 2, 4], ['win', 'loss', 'loss', 'loss'], 'whole number from 1'),
            (['1.0', 2, 2, 4], ['win', 'loss', 'loss', 'loss'], 'whole number from 1'),
            ([1, 2, 2, 4], ['draw', 'loss', 'loss', 'loss'], 'must be “win”'),
            ([1, 1, 3, 4], ['win', 'draw', 'loss', 'loss'], 'must be “draw”'),
            ([1, 2, 2, 4], ['win', 'draw', 'loss', 'loss'], 'must be “loss”'),
            (['', '', '', ''], ['draw', 'draw', 'loss', 'loss'], 'all draw')]:
        assert says in take(folder, four(ranks, results), FAILED).text, (ranks, says)
    two = table(PLACES, 'b,2026-01-05,Ann,A,win,1,,,,,,,,', 'b,2026-01-05,Ben,B,loss,2,,,,,,,,')
    assert 'three sides' in take(folder, two, FAILED).text
    team = table(PLACES, 'b,2026-01-05,Ann,A,win,1,,,,,,,,', 'b,2026-01-05,Ben,B,loss,2,,,,,,,,',
                 'b,2026-01-05,Bob,B,loss,3,,,,,,,,', 'b,2026-01-05,Cid,C,loss,3,,,,,,,,')
    assert 'another place' in take(folder, team, FAILED).text
    assert export(folder) == table(PLAIN)


@test
def N_RESULT_06_the_column_is_there_if_a_battle_has_places(folder):
    other = table(PLAIN, 'b0,2026-01-01,Ann,A,win,3,,,,,,,', 'b0,2026-01-01,Ben,B,loss,1,,,,,,,')
    take(folder, other)
    assert export(folder) == other
    take(folder, SHARED)
    lines = export(folder).decode().split('\r\n')
    assert lines[0] == PLACES and lines[1] == 'b0,2026-01-01,Ann,A,win,,3,,,,,,,'
    again = folder / 'other.db'
    whole = write(folder, export(folder), 'whole.csv')
    run(folder, 'club', 'import', whole, '--store', again).expect(OK)
    assert run(folder, 'club', 'export', '--store', again).expect(OK).out == export(folder)


def points(first, second):
    return table(PLAIN, f'b,2026-01-01,Ann,A,win,{first},,,,,,,', f'b,2026-01-01,Ben,B,loss,{second},,,,,,,')


@test
def N_RESULT_06_points_have_two_decimals(folder):
    take(folder, points('12.5', '-0.25'))
    assert export(folder) == points('12.5', '-0.25')
    first, second = club(folder, 'table', '--json').json
    assert (first['for'], first['against']) == (12.5, -0.25)
    assert (second['for'], second['against']) == (-0.25, 12.5)
    club(folder, 'undo')
    take(folder, points('7', '3'))
    assert b'"for":7,"against":3' in club(folder, 'table', '--json').out.replace(b' ', b'')
    club(folder, 'undo')
    for bad in ['12.0', '12.50', '12.', '.5', '12.345', '12,5', '1e3', '+1', ' 1', '-', '1000000000000.5']:
        take(folder, points(f'"{bad}"', '1'), FAILED)
    take(folder, points('1000000000000', '-999999999999.99'))


def seasons(folder):
    return club(folder, 'season', 'list', '--json').json


@test
def N_RESULT_05_seasons_have_days_and_a_scoring(folder):
    take(folder, table(PLAIN, 'b1,2025-09-01,Ann,A,win,,,,kings,,,,', 'b1,2025-09-01,Ben,B,loss,,,,kings,,,,',
                       'b2,2025-10-01,Ben,A,win,,,,other,,,,', 'b2,2025-10-01,Cid,B,loss,,,,other,,,,',
                       'b3,2026-07-01,Cid,A,win,,,,kings,,,,', 'b3,2026-07-01,Ann,B,loss,,,,kings,,,,'))
    assert seasons(folder) == []
    club(folder, 'season', 'set', '2025/26', '2025-09-01', '2026-06-30', '--scoring', '2,1,0')
    club(folder, 'season', 'set', 'Autumn', '2025-09-01', '2025-09-01')
    club(folder, 'season', 'set', 'Early', '2025-08-01', '2025-09-30')
    # N-RESULT-07
    assert seasons(folder) == [
        {'name': 'Early', 'from': '2025-08-01', 'to': '2025-09-30', 'scoring': [3, 1, 0]},
        {'name': '2025/26', 'from': '2025-09-01', 'to': '2026-06-30', 'scoring': [2, 1, 0]},
        {'name': 'Autumn', 'from': '2025-09-01', 'to': '2025-09-01', 'scoring': [3, 1, 0]}]
    league = {row['player']: row['points'] for row in club(folder, 'table', '--season', '2025/26', '--json').json}
    assert league == {'Ann': 2, 'Ben': 2, 'Cid': 0}
    league = {row['player']: row['points'] for row in
              club(folder, 'table', '--season', '2025/26', '--ruleset', 'kings', '--json').json}
    assert league == {'Ann': 2, 'Ben': 0}
    assert len(club(folder, 'head-to-head', '--season', 'Autumn', '--json').json) == 1
    assert len(club(folder, 'head-to-head', '--from', '2025-10-01', '--json').json) == 2
    assert len(club(folder, 'ratings', '--season', 'Autumn', '--json').json) == 2
    assert [row['player'] for row in club(folder, 'ratings', '--from', '2026-01-01', '--json').json] == ['Cid', 'Ann']
    assert {row['player'] for row in club(folder, 'ratings', '--ruleset', 'other', '--json').json} == {'Ben', 'Cid'}
    # Nobody noted who attacked, so all lines count.
    assert [(row['value'], row['battles']) for row in
            club(folder, 'rates', '--by', 'ruleset', '--season', '2025/26', '--json').json] == [('kings', 2), ('other', 2)]
    assert club(folder, 'rates', '--by', 'ruleset', '--to', '2025-08-31', '--json').json == []


@test
def N_RESULT_07_a_season_changes_and_goes(folder):
    club(folder, 'season', 'set', 'One', '2025-01-01', '2025-12-31')
    club(folder, 'season', 'set', 'One', '2026-01-01', '2026-01-01')
    assert [season['from'] for season in seasons(folder)] == ['2026-01-01']
    for wrong in [['Two', '2026-01-02', '2026-01-01'], ['Two', '2026-02-30', '2026-03-01'], ['', '2026-01-01', '2026-01-02'],
                  ['Two', '2026-01-01', 'now'], ['Two', '2026-01-01', '2026-01-02', '--scoring', '3,1']]:
        club(folder, 'season', 'set', *wrong, status=USAGE)
    club(folder, 'season', 'remove', 'Two', status=FAILED)
    club(folder, 'table', '--season', 'Two', status=FAILED)
    for option in ['--from=2026-01-01', '--to=2026-01-01', '--scoring=3,1,0']:
        club(folder, 'table', '--season', 'One', option, status=USAGE)
    club(folder, 'season', 'remove', 'One')
    assert seasons(folder) == []
    club(folder, 'undo')
    assert len(seasons(folder)) == 1


@test
def changes_of_earlier_runs_are_taken_back(folder):
    club(folder, 'undo', status=FAILED)
    take(folder, SHARED)
    club(folder, 'season', 'set', 'One', '2026-01-01', '2026-12-31')
    club(folder, 'redo', status=FAILED)
    assert 'One' in club(folder, 'undo').text
    club(folder, 'undo')
    club(folder, 'undo', status=FAILED)
    assert seasons(folder) == [] and export(folder) == table(PLAIN)
    club(folder, 'redo')
    assert export(folder) == SHARED
    club(folder, 'redo')
    assert len(seasons(folder)) == 1
    club(folder, 'redo', status=FAILED)


@test
def rates_count_attackers_where_there_are_any(folder):
    take(folder, table(PLAIN, 'b1,2026-01-01,Ann,A,win,,attacker,,kings,ford,,,', 'b1,2026-01-01,Ben,B,loss,,,,kings,ford,,,',
                       'b2,2026-01-02,Ann,A,win,,,,kings,ford,,,', 'b2,2026-01-02,Ben,B,loss,,,,kings,ford,,,'))
    for by in ['ruleset', 'scenario']:
        row, = club(folder, 'rates', '--by', by, '--json').json
        assert (row['battles'], row['won'], row['lost']) == (3, 2, 1), row


@test
def a_game_has_one_name(folder):
    """N-IMPORT-07: whatever it was called when it came, in tables and filters it is one; what came is exported as it came."""
    names = ['kings', 'Kings', 'The Men Who Would Be Kings', 'tmwwbk', 'Saga', 'saga']
    content = table(PLAIN, *(line for number, name in enumerate(names) for line in
                             (f'b{number},2026-01-0{number + 1},Ann,A,win,,,,{name},,,,', f'b{number},2026-01-0{number + 1},Ben,B,loss,,,,{name},,,,')))
    take(folder, content)
    assert export(folder) == content
    take(folder, content)
    battle = json.loads((ROOT / 'data/samples/valley-war-ford.muster-battle').read_text(encoding='utf-8'))
    run(folder, 'import', write(folder, {**battle, 'title': 'Ours'}, 'fought.muster-battle')).expect(OK)
    rates = {row['value']: row['battles'] for row in club(folder, 'rates', '--by', 'ruleset', '--json').json}
    assert rates == {'kings': 9, 'Saga': 2, 'saga': 2}, rates
    for name in ['kings', 'KINGS', 'TMWWBK', 'The Men Who Would Be Kings']:
        assert sum(row['won'] for row in club(folder, 'table', '--ruleset', name, '--json').json) == 5, name
    for name, won in [('Saga', 1), ('saga', 1), ('SAGA', 0), ('hexcard', 0)]:
        assert sum(row['won'] for row in club(folder, 'table', '--ruleset', name, '--json').json) == won, name


main()
