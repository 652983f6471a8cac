#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The club on the command line."""

import json
import random

import club_reference as reference
from cli_test import FAILED, OK, ROOT, USAGE, change, main, run, test, write

COLUMNS = b'battle,date,player,side,result,points,role,force,ruleset,scenario,place,campaign,notes\r\n'

FIRST = (b'b1,2026-01-05,Ann,Red,win,5,attacker,Column,kings,ford,Hall,,good\r\n'
         b'b1,2026-01-05,Ben,Blue,loss,-3,defender,Clans,kings,ford,Hall,,\r\n')
SECOND = (b'"b, 2",2026-02-07,Cid,bye,win,,,,,,,,\r\n')


def import_table(folder, content, status=OK, *options):
    return run(folder, 'club', 'import', write(folder, content, 'table.csv'), *options).expect(status)


def export(folder):
    return run(folder, 'club', 'export').expect(OK).out


@test
def test_an_empty_club_has_empty_tables(folder):
    assert export(folder) == COLUMNS
    for command in (['table'], ['head-to-head'], ['rates', '--by', 'role'], ['ratings']):
        assert run(folder, 'club', *command, '--json').expect(OK).json == []
        plain = run(folder, 'club', *command).expect(OK)
        assert plain.err == '' and plain.text == 'There are no results.\n', plain.text
    assert not (folder / 'home/data/muster').exists()


@test
def test_what_is_exported_comes_out_the_same(folder):
    import_table(folder, COLUMNS + SECOND + FIRST)
    assert export(folder) == COLUMNS + FIRST + SECOND
    other = folder / 'other.db'
    table = write(folder, export(folder), 'again.csv')
    run(folder, 'club', 'import', table, '--store', other).expect(OK)
    assert run(folder, 'club', 'export', '--store', other).expect(OK).out == export(folder)
    # By date, then by battle; the lines of a battle as they were entered.
    import_table(folder, b'battle,date,player,side,result\nb0,2026-01-05,Zoe,A,draw\nb0,2026-01-05,Ann,B,draw\n')
    assert [line.split(b',')[2] for line in export(folder).splitlines()[1:3]] == [b'Zoe', b'Ann']


BLANKS = ' \u3000\n\v\f\x85\u2028\u2029\ufeff'


@test
def test_every_cell_survives(folder):
    cells = ['=1+1', "'t Hooft", ' +x', '-', '@a', '\ttab', '\rcr', '＝full', '"', 'a"b', 'a,b', 'a\nb', 'a\r\nb', ' ',
             "''=1", 'é', '𝄞', ';', '#', '- 5', 'x=1', '\u3000＠', '\n=HYPERLINK(1)', '\v=1', '\f-', '\x85@',
             '\u2028+', '\u2029＝', '\ufeff=1', '\n', "'\nx"]
    lines = []
    for number, cell in enumerate(cells):
        quoted = '"' + ("'" + cell if cell.lstrip(BLANKS)[:1] in list('=+-@\t\r＝＋－＠') else cell).replace('"', '""') + '"'
        lines.append(f'b{number:02},2026-01-01,{quoted},A,draw,{quoted}\n')
        lines.append(f'b{number:02},2026-01-01,Ann,B,draw,\n')
    import_table(folder, ('battle,date,player,side,result,notes\n' + ''.join(lines)).encode())
    players = {row['player'] for row in run(folder, 'club', 'table', '--json').expect(OK).json}
    assert players == {*cells, 'Ann'}, players
    table = export(folder)
    assert b",'=1+1," in table and b",'t Hooft," in table and b",'\xef\xbc\x9dfull," in table
    assert b",''=1," in table and b',"\'\rcr",' in table and b",'\ttab," in table
    assert b',"\'\n=HYPERLINK(1)",' in table
    run(folder, 'club', 'import', write(folder, table, 'again.csv'), '--store', folder / 'other.db').expect(OK)
    assert run(folder, 'club', 'export', '--store', folder / 'other.db').expect(OK).out == table


@test
def test_points_are_never_guarded(folder):
    import_table(folder, COLUMNS + FIRST)
    assert b',loss,-3,' in export(folder)


@test
def test_the_report_names_lines(folder):
    table = (b'\xef\xbb\xbfmood,battle,date,player,side,result\n'
             b'x,b1,2026-01-01,Ann,A,win\n'
             b'x,b1,2026-01-01,Ben,B,loss\n'
             b'\n'
             b'x,b2,2026-01-01,"An\nna",A,win\n'
             b'x,b2,2026-01-01,Ben,B,lost\n'
             b'x,b3,2026-01-01,Ben\n')
    dry = import_table(folder, table, FAILED, '--dry-run')
    assert export(folder) == COLUMNS
    report = import_table(folder, table, FAILED)
    for result in (dry, report):
        lines = result.text.splitlines()
        assert 'mood' in lines[0]
        assert [line.split(':')[:2] for line in lines[1:6]] == [
            ['line 2', ' taken'], ['line 3', ' taken'], ['line 5', ' refused'], ['line 7', ' refused'],
            ['line 8', ' refused']], lines
        assert 'because of line 7' in lines[3] and 'lost' in lines[4]
        assert 'line 5, line 7, line 8' in result.err
        # A battle is left out for its bad line, and so is a line of which not even the battle can be told.
        assert '1 taken, 0 there already, 2 refused' in result.text
    assert export(folder).count(b'\n') == 3
    stray = import_table(folder, b'battle,date,player,side,result\nb9,2026-01-01,Ann,bye,win\n,,,,\n', FAILED)
    assert 'battles: 1 taken, 0 there already, 1 refused' in stray.text


@test
def test_a_dry_run_needs_no_data_file(folder):
    table = write(folder, COLUMNS + FIRST, 'table.csv')
    dry = run(folder, 'club', 'import', table, '--dry-run', '--store', folder / 'absent.db').expect(OK)
    assert '1 taken' in dry.text and not list(folder.glob('absent.db*'))
    run(folder, 'club', 'table', '--store', folder / 'absent.db').expect(FAILED)


@test
def test_importing_twice_changes_nothing(folder):
    import_table(folder, COLUMNS + FIRST + SECOND)
    before = export(folder)
    again = import_table(folder, COLUMNS + FIRST + SECOND)
    assert 'line 2: passed over' in again.text and '2 there already' in again.text
    other = import_table(folder, COLUMNS + FIRST.replace(b'good', b'bad'), FAILED)
    assert 'line 2: refused' in other.text and 'different cells' in other.text
    assert export(folder) == before


@test
def test_a_file_that_cannot_be_read_ends_with_2(folder):
    good = COLUMNS + FIRST
    files = {
        b'': 'line 1', b'battle,date,player,side\n': '“result”', b'Battle,date,player,side,result\n': '“battle”',
        good + b'b2,2026-01-01,"Ann,A,win,,,,,,,,\r\n': 'line 4', good + b'\xff\n': 'line 4: not UTF-8',
        good + b'\0\n': 'line 4', good.decode().encode('utf-16'): 'line 1',
        b'battle,date,date,player,side,result\n': 'two columns',
    }
    for content, says in files.items():
        import_table(folder, content, USAGE).expect(USAGE, says)
    run(folder, 'club', 'import', folder / 'nowhere.csv').expect(USAGE, 'nowhere.csv')
    run(folder, 'club', 'import', folder).expect(USAGE)
    run(folder, 'club', 'import').expect(USAGE)
    assert export(folder) == COLUMNS


@test
def test_options_that_cannot_be_read_end_with_2(folder):
    for command in (['table', '--from', '2026-1-1'], ['table', '--to', '2026-02-30'], ['table', '--to', ''],
                    ['table', '--scoring', '3,1'], ['table', '--scoring', 'a,b,c'], ['table', '--scoring', ''],
                    ['table', '--scoring', '3,1,0.5'], ['report', '--scoring', '3,1,-1000001'], ['ratings', '--to', 'today'], ['rates'],
                    ['rates', '--by', 'place'], ['fixtures'], ['fixtures', '--players', ''],
                    ['fixtures', '--players', 'A'], ['fixtures', '--players', 'A,B,'],
                    ['fixtures', '--players', 'A,B,A'], ['pair', '--players', 'A,A'], ['pair'],
                    ['pair', '--players', 'A,B', '--from', 'x'], ['table', 'x']):
        run(folder, 'club', *command).expect(USAGE)


@test
def test_the_limits_of_points_are_said(folder):
    for command in ('table', 'report'):
        run(folder, 'club', command, '--scoring', '3,1000001,0').expect(USAGE, 'between −1,000,000 and 1,000,000')
        run(folder, 'club', command, '--scoring', '3,1,x').expect(USAGE, 'is not three whole numbers')
        run(folder, 'club', command, '--scoring', '1000000,1,-1000000').expect(OK)


@test
def test_fixtures_as_json(folder):
    def rounds(*options):
        return run(folder, 'club', 'fixtures', *options, '--json').expect(OK).json

    assert rounds('--players', 'A,B,C,D') == [
        {'round': 1, 'pairs': [{'attacker': 'A', 'defender': 'D'}, {'attacker': 'B', 'defender': 'C'}], 'bye': None},
        {'round': 2, 'pairs': [{'attacker': 'C', 'defender': 'A'}, {'attacker': 'B', 'defender': 'D'}], 'bye': None},
        {'round': 3, 'pairs': [{'attacker': 'A', 'defender': 'B'}, {'attacker': 'C', 'defender': 'D'}], 'bye': None}]
    assert rounds('--players', 'Z,Y,X')[0] == {'round': 1, 'pairs': [{'attacker': 'Y', 'defender': 'X'}], 'bye': 'Z'}
    twice = rounds('--players', 'A,B', '--double')
    assert [(part['round'], part['pairs'][0]['attacker']) for part in twice] == [(1, 'A'), (2, 'B')]
    text = run(folder, 'club', 'fixtures', '--players', 'A,B,C').expect(OK).text
    assert text.startswith('Round 1\n  B against C\n  A sits out\n')


@test
def test_sheets_are_written(folder):
    import_table(folder, COLUMNS + SECOND + FIRST)
    text = run(folder, 'club', 'report').expect(OK).text
    assert 'all results' in text and 'Ann' in text and 'Head to head' in text
    assert 'Cid' not in run(folder, 'club', 'report', '--to', '2026-01-31').expect(OK).text
    assert 'Ann beat Ben' in run(folder, 'club', 'report', 'Ben').expect(OK).text
    run(folder, 'club', 'report', 'Nobody').expect(FAILED)
    for command in (['report'], ['report', 'Ann'], ['fixtures', '--players', 'A,B,C', '--date', '2026-05-01'],
                    ['pair', '--players', 'Ann,Ben']):
        path = folder / (command[0] + str(len(command)) + '.pdf')
        run(folder, 'club', *command, '--out', path).expect(OK)
        assert path.read_bytes().startswith(b'%PDF')
        run(folder, 'club', *command, '--out', path).expect(FAILED)
        run(folder, 'club', *command, '--out', path, '--overwrite', '--paper', 'letter').expect(OK)
    page = folder / 'fixtures.txt'
    run(folder, 'club', 'fixtures', '--players', 'A,B,C', '--date', '2026-05-01', '--out', page).expect(OK)
    rounds = page.read_text().split('Round ')
    assert '1 May 2026' in rounds[0] and len(rounds) == 4
    assert all(f'Sits out: {name}' in part for name, part in zip('ABC', rounds[1:])), rounds
    for command in (['fixtures', '--players', 'A,B,C'], ['pair', '--players', 'A,B']):
        run(folder, 'club', *command, '--json', '--out', folder / 'both.txt').expect(USAGE, 'together')
    assert not (folder / 'both.txt').exists()
    missing = folder / 'missing' / 'x.md'
    run(folder, 'club', 'report', '--out', missing).expect(FAILED, f'{missing}”')
    for command in (['report', '--out', 'a.doc'], ['report', '--from', 'x'], ['report', '--scoring', '3'],
                    ['fixtures', '--players', 'A,B', '--date', 'x'], ['report', 'A', 'B']):
        run(folder, 'club', *command).expect(USAGE)


@test
def test_names_from_right_to_left_stand_as_they_are(folder):
    import_table(folder, 'battle,date,player,side,result,force\n'
                         'a,2026-01-03,דוד,אדום,win,מחנה\na,2026-01-03,Bob,Blue,loss,\n'
                         'b,2026-01-04,أحمد,R,win,\nb,2026-01-04,B\u202eo\u2066x,Blue,loss,\n'.encode())
    for command in (['table'], ['head-to-head'], ['report'], ['report', 'דוד']):
        text = run(folder, 'club', *command).expect(OK).text
        assert 'דוד' in text and not set(text) & set('\u202e\u2066\u2067\u2068\u2069'), text
        # Nothing of ours is replaced: only what somebody has put into a name to turn it around.
        assert text.count('\ufffd') == text.count('B\ufffdox'), text
    table = run(folder, 'club', 'table').expect(OK).text.splitlines()
    assert 'level with أحمد in everything' in table[1], table
    column = table[0].index('battles')
    assert all(line[column - 2:column] == '  ' and line[column].isdigit() for line in table[1:]), table
    assert 'מחנה: ' in run(folder, 'club', 'report').expect(OK).text


@test
def test_a_battle_that_was_fought_is_a_result(folder):
    run(folder, 'tour', cwd=folder).expect(OK)
    files = sorted(folder.rglob('*.muster-battle'))
    assert files, 'the tour writes its battles'
    # As if they had been fought by members.
    for file in files:
        battle = json.loads(file.read_text(encoding='utf-8'))
        del battle['kind'], battle['counts']
        battle['title'] += ' once more'
        file.write_text(json.dumps(battle), encoding='utf-8')
    run(folder, 'import', *files).expect(OK)
    table = export(folder)
    assert table.count(b'Ann') >= 1 and b'kings' in table and b',attacker,' in table
    # Only the log of a battle knows of luck and leaders.
    names = {line.split(b',')[2].decode() for line in table.splitlines()[1:]}
    records = [run(folder, 'club', 'report', name).expect(OK).text for name in sorted(names)]
    assert all('Luck' in record for record in records), records
    assert any('Leaders' in record for record in records), records
    again = run(folder, 'club', 'import', write(folder, table, 'again.csv')).expect(OK)
    assert 'taken:' not in again.text
    run(folder, 'club', 'import', folder / 'again.csv', '--store', folder / 'other.db').expect(OK)
    assert run(folder, 'club', 'export', '--store', folder / 'other.db').expect(OK).out == table
    assert 'Luck' not in run(folder, 'club', 'report', min(names), '--store', folder / 'other.db').expect(OK).text


SAMPLE = json.loads((ROOT / 'data/samples/valley-war-ford.muster-battle').read_text(encoding='utf-8'))


def fight(folder, *changes):
    """Battles of their own, each the sample with other values."""
    for number, (path, value) in enumerate(changes):
        battle = change(change(SAMPLE, path, value), ['title'], f'Battle {number}')
        run(folder, 'import', write(folder, battle, f'{number}.muster-battle')).expect(OK)


@test
def test_players_without_a_name_keep_no_battle_out(folder):
    fight(folder, (['sides', 0, 'players', 1], {'id': 'cid', 'name': ''}),
          (['sides', 0, 'players', 1], {'id': 'cid', 'name': 'Ann'}))
    exported = run(folder, 'club', 'export').expect(OK)
    lines = exported.text.splitlines()[1:]
    assert [line.split(',')[2] for line in lines] == ['Ann', 'Ben'] * 2 and exported.err == '', lines


@test
def test_battles_that_do_not_count_are_told(folder):
    fight(folder, (['sides', 1, 'players', 0, 'name'], ''), (['sides', 1, 'players', 0, 'name'], 'Ann'),
          (['sides', 0, 'name'], SAMPLE['sides'][1]['name']), (['title'], ''))
    for command in ('export', 'table'):
        result = run(folder, 'club', command).expect(OK)
        assert result.err == (f'muster-cli club {command}: 3 finished battles do not count: '
                              '“Battle 0”: the side “Valley Clans” has no player with a name; '
                              '“Battle 1”: “Ann” plays on more than one side; '
                              '“Battle 2”: “Valley Clans” won, and more than one side has that name\n'), result.err
    assert export(folder).count(b'\n') == 3


def compare(folder, seed):
    chance = random.Random(seed)
    names = reference.NAMES[:chance.randint(3, len(reference.NAMES))]
    battles = reference.invent(chance, chance.choice([3, 8, 20, 60]), names)
    store = ['--store', folder / f'{seed}.db']
    run(folder, 'club', 'import', write(folder, reference.as_table(battles), 'table.csv'), *store).expect(OK)

    def ask(*command):
        return run(folder, 'club', *command, '--json', *store).expect(OK).json

    first, last = chance.choice([None, '2025-06-15']), chance.choice([None, '2025-11-15', '2027-03-01'])
    ruleset, scoring = chance.choice([None, 'kings']), chance.choice([(3, 1, 0), (2, 1, 0), (1, 1, 1), (5, 0, -2)])
    options = ['--scoring=' + ','.join(map(str, scoring))]
    options += (['--from', first] if first else []) + (['--ruleset', ruleset] if ruleset else [])
    until = ['--to', last] if last else []
    assert ask('table', *options, *until) == reference.league(battles, first, last, ruleset, scoring)
    assert ask('head-to-head') == reference.head_to_head(battles)
    for by in ('ruleset', 'scenario', 'role', 'force'):
        assert ask('rates', '--by', by) == reference.rates(battles, by)
    assert ask('ratings', *until) == reference.ratings(battles, last)
    players = [name for name in names if ',' not in name] + ['New', 'Aaa']
    chance.shuffle(players)
    players = players[:chance.randint(2, min(len(players), 10))]
    pairs = ask('pair', '--players', ','.join(players), *(['--from', first] if first else []))
    assert pairs == reference.pair(battles, players, first)


@test
def test_the_tables_are_what_another_program_makes_of_them(folder):
    for seed in range(8):
        compare(folder, seed)


@test
def test_the_manual_lists_the_columns(folder):
    page = (ROOT / 'docs/club.md').read_text(encoding='utf-8')
    for column in COLUMNS.decode().strip().split(','):
        assert f'`{column}`' in page, column


main()
