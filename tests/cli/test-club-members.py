#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Members of the club and their names on the command line."""

from cli_test import FAILED, OK, USAGE, main, run, test, write

HEADER = 'battle,date,player,side,result,points\r\n'


def battle(name, day, winner, loser, sides=('Red', 'Blue')):
    return (f'{name},{day},{winner},{sides[0]},win,5\r\n'
            f'{name},{day},{loser},{sides[1]},loss,3\r\n')


def take(folder, *battles, status=OK):
    return run(folder, 'club', 'import', write(folder, (HEADER + ''.join(battles)).encode(), 'table.csv')).expect(status)


def member(folder, *words, status=OK, says=None):
    return run(folder, 'club', 'member', *words).expect(status, says)


def members(folder):
    return run(folder, 'club', 'members', '--json').expect(OK).json


def show(folder, name):
    return run(folder, 'club', 'member', 'show', name, '--json').expect(OK).json


def players(folder, table='table'):
    return [row['player'] for row in run(folder, 'club', table, '--json').expect(OK).json]


def export(folder):
    return run(folder, 'club', 'export').expect(OK).out.decode()


@test
def test_members_are_listed_by_name(folder):
    """N-MEMBER-06"""
    assert members(folder) == []
    assert run(folder, 'club', 'members').expect(OK).text == 'There are no members.\n'
    take(folder, battle('b1', '2026-01-05', 'Cid', 'Ann'), 'b2,2026-01-06,Ann,bye,win,\r\n')
    assert members(folder) == [
        {'name': 'Ann', 'battles': 2, 'nickname': '', 'since': '', 'names': []},
        {'name': 'Cid', 'battles': 1, 'nickname': '', 'since': '', 'names': []}]
    member(folder, 'set', 'Bea', 'nickname=Queen', 'since=2020-02-29')
    assert members(folder)[1] == {'name': 'Bea', 'battles': 0, 'nickname': 'Queen', 'since': '2020-02-29', 'names': []}
    member(folder, 'set', 'Bea', 'nickname=', 'since=')
    assert [row['name'] for row in members(folder)] == ['Ann', 'Cid']
    assert 'Ann' in run(folder, 'club', 'members').expect(OK).text


@test
def test_what_is_written_of_a_member(folder):
    """N-MEMBER-06"""
    take(folder, battle('b1', '2026-01-05', 'Ann', 'Ben'))
    member(folder, 'show', 'Zoe', status=FAILED, says='Zoe')
    assert show(folder, 'Ann') == {'name': 'Ann', 'battles': 1, 'nickname': '', 'since': '', 'names': [],
                                   'contact': '', 'notes': '', 'named': True, 'removed': False}
    member(folder, 'set', 'Ann', 'contact=ann@example.org', 'notes=a = b', 'named=no')
    shown = show(folder, 'Ann')
    assert (shown['contact'], shown['notes'], shown['named']) == ('ann@example.org', 'a = b', False)
    for wrong in ('colour=red', 'nickname', 'since=2019-02-30', 'named=perhaps', 'nickname=' + 'x' * 201,
                  'nickname=e' + '\u0301' * 9):
        member(folder, 'set', 'Ann', 'contact=new', wrong, status=USAGE)
    assert show(folder, 'Ann') == shown
    member(folder, 'set', 'Ann', 'nickname=' + 'x' * 200, 'named=yes')
    member(folder, 'set', 'Ann', 'nickname=e' + '\u0301' * 8)
    assert show(folder, 'Ann')['named'] is True
    assert 'ann@example.org' in run(folder, 'club', 'member', 'show', 'Ann').expect(OK).text
    member(folder, 'set', 'Ann', status=USAGE)
    member(folder, 'set', 'x' * 201, 'nickname=a', status=USAGE)


@test
def test_a_new_name_stands_everywhere(folder):
    """N-MEMBER-01, N-MEMBER-07"""
    take(folder, battle('b1', '2026-01-05', 'Ann', 'Ben', ('Ann', 'Ben')), battle('b2', '2026-01-06', 'Ben', 'Ann'))
    before = export(folder)
    member(folder, 'set', 'Ann', 'nickname=A')
    member(folder, 'rename', 'Ann', 'Anna Bell')
    assert players(folder) == ['Anna Bell', 'Ben'] or players(folder) == ['Ben', 'Anna Bell']
    assert 'Anna Bell' in players(folder, 'ratings') and 'Ann' not in players(folder, 'head-to-head')
    after = export(folder)
    assert after == before.replace(',Ann,', ',Anna Bell,').replace(',Ann,', ',Anna Bell,'), after
    assert ',Anna Bell,Anna Bell,win' in after and ',Anna Bell,Blue,loss' in after
    # A table that was exported earlier is passed over as a whole; the old name still finds him.
    again = run(folder, 'club', 'import', write(folder, before.encode(), 'old.csv')).expect(OK)
    assert '0 taken, 2 there already, 0 refused; new members: 0' in again.text, again.text
    take(folder, battle('b3', '2026-01-07', 'Ann', 'Cid', ('Ann', 'Cid')))
    assert 'b3,2026-01-07,Anna Bell,Anna Bell,win' in export(folder)
    assert show(folder, 'Ann')['names'] == ['Ann'] and show(folder, 'Ann')['name'] == 'Anna Bell'
    assert show(folder, 'Anna Bell')['nickname'] == 'A'
    # Renamed again: both old names find him.
    member(folder, 'rename', 'Ann', 'Anna Ball')
    assert show(folder, 'Ann')['name'] == show(folder, 'Anna Bell')['name'] == 'Anna Ball'
    assert show(folder, 'Ann')['names'] == ['Ann', 'Anna Bell']
    assert 'Bell' not in export(folder)


@test
def test_a_new_name_is_nobodys(folder):
    """N-MEMBER-07"""
    take(folder, battle('b1', '2026-01-05', 'Ann', 'Ben'), battle('b2', '2026-01-05', 'Cid', 'Dan'))
    member(folder, 'rename', 'Ann', 'Anna')
    before = export(folder)
    member(folder, 'merge', 'Cid', 'Ben')
    member(folder, 'remove', 'Dan')
    for name, new in (('Ben', 'Anna'), ('Ben', 'Ann'), ('Ben', 'Cid'), ('Ben', 'Dan'), ('Ben', 'Ben'), ('Anna', 'Ann')):
        member(folder, 'rename', name, new, status=FAILED, says='merge')
    member(folder, 'rename', 'Zoe', 'Zara', status=FAILED, says='Zoe')
    for new in ('', 'x' * 201, 'e' + '\u0301' * 9):
        member(folder, 'rename', 'Ben', new, status=USAGE)
    assert export(folder) == before
    member(folder, 'rename', 'Ben', 'x' * 200)
    assert 'x' * 200 in export(folder)


@test
def test_a_side_that_would_be_anothers_stays(folder):
    """N-MEMBER-07"""
    take(folder, battle('b1', '2026-01-05', 'Ann', 'Ben', ('Ann', 'Red')))
    member(folder, 'rename', 'Ann', 'Red')
    assert 'b1,2026-01-05,Red,Ann,win' in export(folder)


@test
def test_who_was_removed_is_no_member(folder):
    """N-MEMBER-03, N-MEMBER-09"""
    take(folder, battle('b1', '2026-01-05', 'Ann', 'Ben'), battle('b2', '2026-01-06', 'Ben', 'Ane'))
    member(folder, 'set', 'Ann', 'notes=secret', 'nickname=A')
    tables = [run(folder, 'club', *words, '--json').expect(OK).json
              for words in (['table'], ['head-to-head'], ['rates', '--by', 'role'])]
    rating = [row for row in run(folder, 'club', 'ratings', '--json').expect(OK).json if row['player'] != 'Ann']
    whole = export(folder)
    member(folder, 'remove', 'Ann')
    assert [row['name'] for row in members(folder)] == ['Ane', 'Ben']
    assert run(folder, 'club', 'ratings', '--json').expect(OK).json == rating
    assert tables == [run(folder, 'club', *words, '--json').expect(OK).json
                      for words in (['table'], ['head-to-head'], ['rates', '--by', 'role'])]
    assert export(folder) == whole
    shown = show(folder, 'Ann')
    assert shown['removed'] is True and shown['notes'] == '' and shown['nickname'] == ''
    member(folder, 'remove', 'Ann', status=FAILED)
    member(folder, 'set', 'Ann', 'nickname=A', status=FAILED, says='restore')
    member(folder, 'restore', 'Ben', status=FAILED)
    member(folder, 'restore', 'Zoe', status=FAILED)
    member(folder, 'remove', 'Zoe', status=FAILED)
    member(folder, 'restore', 'Ann')
    assert show(folder, 'Ann')['removed'] is False and 'Ann' in players(folder, 'ratings')
    # A result that comes later makes him a member again.
    member(folder, 'remove', 'Ann')
    take(folder, battle('b3', '2026-02-05', 'Ann', 'Ben'))
    assert show(folder, 'Ann')['removed'] is False


@test
def test_merged_names_keep_theirs_in_the_export(folder):
    """N-MEMBER-05, N-MEMBER-10"""
    take(folder, battle('b1', '2026-01-05', 'Ann', 'Ben'), battle('b2', '2026-01-06', 'Anne', 'Cid'))
    whole = export(folder)
    member(folder, 'merge', 'Ann', 'Ben', status=FAILED, says='same battle')
    member(folder, 'merge', 'Zoe', 'Ben', status=FAILED, says='Zoe')
    member(folder, 'merge', 'Ann', 'Zoe', status=FAILED, says='Zoe')
    member(folder, 'part', 'Ann', status=FAILED)
    member(folder, 'merge', 'Ann', 'Anne')
    assert export(folder) == whole
    assert [(row['name'], row['battles'], row['names']) for row in members(folder)] == [
        ('Anne', 2, ['Ann']), ('Ben', 1, []), ('Cid', 1, [])]
    member(folder, 'merge', 'Ann', 'Anne', status=FAILED)
    member(folder, 'merge', 'Ann', 'Cid', status=FAILED)
    # Renaming the member changes what came under his own name, not what came under the merged one.
    member(folder, 'rename', 'Anne', 'Annette')
    assert export(folder) == whole.replace(',Anne,', ',Annette,')
    assert show(folder, 'Ann')['names'] == ['Ann', 'Anne']
    member(folder, 'part', 'Anne', status=FAILED)
    member(folder, 'part', 'Ann')
    assert [row['name'] for row in members(folder)] == ['Ann', 'Annette', 'Ben', 'Cid']


@test
def test_names_that_may_be_one_person(folder):
    """N-MEMBER-05, N-MEMBER-10, N-IMPORT-17"""
    pairs = [('José', 'Jose', 'accents'), ('A. Miller', 'Arthur Miller', 'initial'), ('Bob', 'Robert', 'short'),
             ('Kwame', 'Kwane', 'letters'), ('Leopold Bloom', 'Loepold Blooom', 'letters')]
    unlike = [('Kofi', 'Kofo'), ('Osman Digna', 'Asmen Digno'), ('Player 1', 'Player 2'), ('X', 'Xerxes'),
              ('Herbert', 'Hurbort')]
    lines = []
    for number, (first, second, *_) in enumerate(pairs + unlike):
        lines += [battle(f'a{number}', '2026-01-05', first, f'Foe {number}'),
                  battle(f'b{number}', '2026-01-05', second, f'Foe {number}'),
                  battle(f'c{number}', '2026-01-06', second, f'Foe {number}')]
    take(folder, *lines)
    found = run(folder, 'club', 'names', '--json').expect(OK).json
    assert found == [{'name': first, 'battles': 1, 'member': second, 'of': 2, 'why': why}
                     for first, second, why in sorted(pairs)], found
    # Those who took part in one battle are two people; who was removed is not proposed.
    take(folder, battle('z1', '2026-01-07', 'Bob', 'Robert'))
    member(folder, 'remove', 'Kwame')
    member(folder, 'merge', 'Jose', 'José')
    left = run(folder, 'club', 'names', '--json').expect(OK).json
    assert [row['name'] for row in left] == ['A. Miller', 'Leopold Bloom'], left
    assert 'A. Miller' in run(folder, 'club', 'names').expect(OK).text


@test
def test_the_later_by_name_is_proposed_of_two_alike(folder):
    """N-MEMBER-10"""
    take(folder, battle('b1', '2026-01-05', 'Martin', 'X'), battle('b2', '2026-01-05', 'Marten', 'X'))
    assert run(folder, 'club', 'names', '--json').expect(OK).json == [
        {'name': 'Martin', 'battles': 1, 'member': 'Marten', 'of': 1, 'why': 'letters'}]


@test
def test_names_that_are_too_long_are_refused_with_their_line(folder):
    result = take(folder, battle('b1', '2026-01-05', 'x' * 201, 'Ben'), battle('b2', '2026-01-05', 'x' * 200, 'Ben'),
                  battle('b3', '2026-01-05', 'e' + '\u0301' * 9, 'Ben'),
                  battle('b4', '2026-01-05', 'e' + '\u0301' * 8, 'Ben'),
                  battle('b5', '2026-01-05', 'Ann', 'Ben', ('s' * 201, 'Blue')), status=FAILED)
    assert 'line 2, line 3, line 6, line 7, line 10, line 11' in result.err, result.err
    assert len(export(folder).splitlines()) == 5


@test
def test_changes_are_undone_in_their_order(folder):
    """N-MEMBER-03: what was written comes back within the undo"""
    take(folder, battle('b1', '2026-01-05', 'Ann', 'Ben'))
    before = export(folder)
    member(folder, 'rename', 'Ann', 'Anna')
    run(folder, 'club', 'undo').expect(OK)
    assert export(folder) == before
    run(folder, 'club', 'redo').expect(OK)
    assert 'Anna' in export(folder)
    member(folder, 'set', 'Anna', 'notes=kept')
    member(folder, 'remove', 'Anna')
    run(folder, 'club', 'undo').expect(OK)
    assert show(folder, 'Anna')['notes'] == 'kept'


main()
