#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables that were never meant for Muster, and what is kept of them."""

import csv
import io
import datetime

from cli_test import FAILED, OK, USAGE, main, run, test, write


def guess(folder, content, *options, status=OK, name='table.csv'):
    content = content.encode() if isinstance(content, str) else content
    return run(folder, 'club', 'import', write(folder, content, name), '--guess', '--json', *options).expect(status).json


def club(folder, *arguments, status=OK):
    return run(folder, 'club', *arguments).expect(status)


def lines(folder):
    """What is kept, without the names of the battles."""
    text = club(folder, 'export').text
    return [{key: cell for key, cell in row.items() if cell and key != 'battle'}
            for row in csv.DictReader(io.StringIO(text))]


def kept(folder):
    """A battle a text: day game player[points]=result …"""
    battles = {}
    for row in csv.DictReader(io.StringIO(club(folder, 'export').text)):
        points = f'[{row["points"]}]' if row['points'] else ''
        rank = f'#{row["rank"]}' if row.get('rank') else ''
        battles.setdefault((row['date'], row['battle'], row['ruleset']), []).append(
            f'{row["player"]}{points}={row["result"]}{rank}')
    return sorted(' '.join([day, game or '-', *people]) for (day, name, game), people in battles.items())


# What the table is, the options, what it is read as, and what is kept.
TABLES = {
    'commas, a winner, days by month': (
        'Date,Game,Player 1,Player 2,Winner\n2024-03-05,Kings,Ann,Ben,Ann\n2024-03-06,Kings,Ben,Cid,draw\n', [],
        {'separator': ',', 'layout': 'battle', 'dates': 'ymd', 'encoding': 'utf-8'},
        ['2024-03-05 kings Ann=win Ben=loss', '2024-03-06 kings Ben=draw Cid=draw']),
    'semicolons, half points with a comma': (
        'Datum;Spiel;Spieler 1;Punkte 1;Spieler 2;Punkte 2\n31.12.2023;M2M;Ann;12,5;Ben;12\n1.2.24;M2M;Ben;3,0;Cid;3\n',
        [], {'separator': ';', 'layout': 'battle', 'dates': 'dmy'},
        ['2023-12-31 magdala Ann[12.5]=win Ben[12]=loss', '2024-02-01 magdala Ben[3]=draw Cid[3]=draw']),
    'tabs as they are pasted, month first': (
        'Played\tP1\tP2\tScore 1\tScore 2\n12/31/2023\tAnn\tBen\t5\t3\n01/02/2024\tBen\tAnn\t4\t6\n', [],
        {'separator': 'tab', 'dates': 'mdy'},
        ['2023-12-31 - Ann[5]=win Ben[3]=loss', '2024-01-02 - Ben[4]=loss Ann[6]=win']),
    'bars, Windows-1252, one line a player': (
        'Date|Player|Opponent|Result\n05/03/2024|Zo\xeb|Ben|Won\n05/03/2024|Ben|Zo\xeb|lost\n'.encode('cp1252'),
        ['--dates', 'dmy'], {'separator': '|', 'encoding': 'windows-1252', 'layout': 'player'},
        ['2024-03-05 - Zo\xeb=win Ben=loss']),
    'UTF-16, a title above the headings': (
        b'\xff\xfe' + 'Results of the club\n\nDate,Player 1,Player 2,Result\n2024-01-01,Ann,Ben,½\n'.encode('utf-16-le'), [],
        {'encoding': 'utf-16le', 'layout': 'battle'}, ['2024-01-01 - Ann=draw Ben=draw']),
    'no headings': (
        '2024-01-01,Ann,Ben,5,3\n2024-01-02,Ben,Ann,1,1\n', [], {'layout': 'battle'},
        ['2024-01-01 - Ann[5]=win Ben[3]=loss', '2024-01-02 - Ben[1]=draw Ann[1]=draw']),
    'a player and an opponent without mirrors': (
        'Date,Player,Opponent,Result,Army,Opponent army\n2024-01-01,Ann,Ben,W,Romans,Gauls\n2024-01-02,Ben,Cid,L,,\n', [],
        {'layout': 'battle'}, ['2024-01-01 - Ann=win Ben=loss', '2024-01-02 - Ben=loss Cid=win']),
    'three sides, places by points': (
        'Date,Player 1,Score 1,Player 2,Score 2,Player 3,Score 3,Player 4,Score 4\n'
        '2024-01-01,Ann,9,Ben,5,Cid,5,Dan,1\n2024-01-02,Ann,3,Ben,2,,,,\n', [], {},
        ['2024-01-01 - Ann[9]=win#1 Ben[5]=loss#2 Cid[5]=loss#2 Dan[1]=loss#4', '2024-01-02 - Ann[3]=win Ben[2]=loss']),
    'names of months': (
        'Date;Player 1;Player 2;Winner\n12 March 2024;Ann;Ben;Ben\n"March 13, 2024";Ann;Ben;ann\n14-Mar-24;Ann;Ben;=\n', [],
        {}, ['2024-03-12 - Ann=loss Ben=win', '2024-03-13 - Ann=win Ben=loss', '2024-03-14 - Ann=draw Ben=draw']),
    'byes': (
        'Date,Player 1,Player 2,Result\n2024-01-01,Ann,bye,\n2024-01-02,Ben,,\n', [], {},
        ['2024-01-01 - Ann=win', '2024-01-02 - Ben=win']),
    'battles of several lines': (
        'Battle,Date,Player,Side,Result,Points\n1,2024-01-01,Ann,Red,win,5\n1,2024-01-01,Abe,Red,win,5\n'
        '1,2024-01-01,Ben,Blue,loss,2\n', [], {'layout': 'player'},
        ['2024-01-01 - Ann[5]=win Abe[5]=win Ben[2]=loss']),
    'blanks, cases and other games': (
        'Date,Game,Player 1,Player 2,Winner\n2024-01-01,  Blood   Bowl ,Ann  Smith , Ben,ANN SMITH\n'
        '2024-01-02,Blood Bowl,ann smith,Ben,Ben\n,,,,\n', [], {},
        ['2024-01-01 Blood Bowl Ann Smith=win Ben=loss', '2024-01-02 Blood Bowl Ann Smith=loss Ben=win']),
}


@test
def N_IMPORT_03_twelve_messy_tables(folder):
    assert len(TABLES) == 12
    for number, (name, (content, options, read, expected)) in enumerate(TABLES.items()):
        place = folder / str(number)
        place.mkdir()
        document = guess(place, content, *options)
        for member, value in read.items():
            assert document[member] == value, (name, member, document)
        assert document['refused'] == [] and document['keep'] == len(expected), (name, document)
        assert not (place / 'home/data/muster').exists(), 'nothing is stored without --keep'
        guess(place, content, *options, '--keep')
        assert kept(place) == sorted(expected), (name, kept(place))
        # N-IMPORT-08: a second time all of it is there already, and that is no failure.
        again = guess(place, content, *options, '--keep')
        assert (again['keep'], again['doubles']) == (0, len(expected)), (name, again)
        club(place, 'undo')
        assert kept(place) == [], name


@test
def N_IMPORT_01_encodings_and_separators(folder):
    plain = 'Date,Player 1,Player 2,Winner\n2024-01-01,Zo\xeb,Ben,Ben\n'
    for encoding, content in [('utf-8', plain.encode()), ('utf-8', b'\xef\xbb\xbf' + plain.encode()),
                              ('utf-16be', b'\xfe\xff' + plain.encode('utf-16-be')), ('windows-1252', plain.encode('cp1252'))]:
        assert guess(folder, content)['encoding'] == encoding
    assert guess(folder, plain.encode('utf-16-le'), '--encoding', 'utf-16le')['keep'] == 1
    for content, says in [(b'PK\003\004...', 'save it as CSV'), (b'\xd0\xcf\x11\xe0..', 'save it as CSV'), (b'a,b\0c\n', 'NUL'),
                          (b'', 'nothing'), (b'\n \n', 'nothing'), (b'one\ntwo\n', 'two columns')]:
        run(folder, 'club', 'import', write(folder, content, 'bad.csv'), '--guess').expect(USAGE, says)
    # A byte that Windows-1252 does not know, and a quotation mark within a cell.
    guess(folder, b'Date,Player 1,Player 2,Winner\n2024-01-01,A\x81nn,B"e"n,B"e"n\n', '--keep')
    assert kept(folder) == ['2024-01-01 - A\ufffdnn=loss B"e"n=win']
    # N-IMPORT-11: equally good: more cells, then the order of the list.
    doubt = guess(folder, 'Date;x,Player 1,Player 2\n2024-01-01;x,Ann,Ben\n', status=FAILED)
    assert doubt['separator'] == ',' and doubt['asked'] == ['separator']
    assert guess(folder, 'a;b,c\n1;2,3\n', status=FAILED)['separator'] == ','
    assert guess(folder, 'a;b,c\n1;2,3\n', '--separator', ';', status=FAILED)['separator'] == ';'


@test
def N_IMPORT_02_N_IMPORT_10_columns(folder):
    content = 'Date,Foo,Player 1,Player 2,Bar\n2024-01-01,x,Ann,Ben,Ben\n'
    document = guess(folder, content, status=FAILED)
    assert document['columns'] == {'A': 'date', 'B': None, 'C': 'player1', 'D': 'player2', 'E': None}
    for column in ['E', 'Bar', 'bar']:
        assert guess(folder, content, '--map', f'{column}=winner')['columns']['E'] == 'winner'
    assert guess(folder, content, '--map', 'E=winner', '--map', 'Foo=ruleset')['games'] == [
        {'game': 'x', 'battles': 1, 'ruleset': None, 'same': None}]
    assert guess(folder, content, '--map', 'D=none', status=FAILED)['columns']['D'] is None
    for wrong in ['Z=winner', 'E=nonsense', 'E', 'E=']:
        run(folder, 'club', 'import', write(folder, content.encode(), 't.csv'), '--guess', '--map', wrong).expect(USAGE)
    run(folder, 'club', 'import', write(folder, content.encode(), 't.csv'), '--keep').expect(USAGE)
    # A header alone.
    alone = guess(folder, 'Date,Player 1,Player 2\n')
    assert (alone['keep'], alone['refused']) == (0, [])


def tomorrow(form):
    return (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=1)).strftime(form)


def today(form):
    return datetime.datetime.now(datetime.timezone.utc).strftime(form)


def of_days(days):
    return 'Date;Player 1;Player 2;Winner\n' + ''.join(f'"{day}";Ann{i};Ben;Ben\n' for i, day in enumerate(days))


@test
def N_IMPORT_04_N_IMPORT_13_days(folder):
    for days, order, asked, refused in [
            (['2024-03-05', '2019-02-30'], 'ymd', [], [3]), (['2024/03/05'], 'ymd', [], []),
            (['05.03.2024', '13.3.24'], 'dmy', [], []), (['13/03/2024', '05/04/2024'], 'dmy', [], []),
            (['03/13/2024', '05/04/2024'], 'mdy', [], []), (['05/05/2024'], 'mdy', [], []),
            (['13/01/2024', '01/13/2024', '14/01/2024'], 'dmy', [], [3]),
            (['05/04/2024'], 'mdy', ['dates'], []), ([tomorrow('%Y-%m-%d'), today('%Y-%m-%d')], 'ymd', [], [2]),
            (['24-03-05'], 'dmy', [], []), (['12th March 2024', 'Sat 12 Mar 2024', '2024-03-05 00:00:00'], 'ymd', [], [])]:
        document = guess(folder, of_days(days), status=FAILED if refused else OK)
        assert document['asked'] == asked, (days, document)
        assert [row['line'] for row in document['refused']] == refused, (days, document)
        assert document['dates'] == order, (days, document)
    assert guess(folder, of_days(['05/04/2024']), '--dates', 'dmy')['asked'] == []
    # Two digits are not after today.
    guess(folder, of_days([tomorrow('%d.%m.%y'), today('%d.%m.%y')]), '--keep')
    assert [line.split()[0] for line in kept(folder)] == ['19' + tomorrow('%y-%m-%d'), today('%Y-%m-%d')]


@test
def N_IMPORT_05_N_IMPORT_14_results(folder):
    head = 'Date,Player 1,Score 1,Player 2,Score 2,Result,Winner\n'
    for row, says in [
            ('2024-01-01,Ann,,Ben,,,', 'who won'), ('2024-01-01,Ann,5,Ben,,,', 'who won'), ('2024-01-01,Ann,,Ben,,,Cid', 'take part'),
            ('2024-01-01,Ann,x,Ben,1,win,', 'points'), ('2024-01-01,Ann,,Ben,,maybe,', 'no result'),
            (',Ann,,Ben,,win,', 'no day'), ('2024-01-01,,,Ben,,win,', 'no player'),
            ('2024-01-01,Ann,,ann,,win,', 'already'), ('2024-01-01,Ann,,Ben,,win,,beyond', 'beyond')]:
        refused, = guess(folder, head + row + '\n', status=FAILED)['refused']
        assert refused['line'] == 2 and says in refused['reason'], (row, refused)
    rows = {'VICTORY': 'win', 'w': 'win', '1': 'win', 'Tie': 'draw', '0.5': 'draw', '=': 'draw', 'Lost': 'loss', '0': 'loss'}
    guess(folder, head + ''.join(f'2024-01-{i + 10},Ann,,Ben,,{word},\n' for i, word in enumerate(rows)), '--keep')
    assert [row['result'] for row in lines(folder) if row['player'] == 'Ann'] == list(rows.values())
    club(folder, 'undo')
    # A winner goes before points; an empty cell leaves it to them.
    guess(folder, head + '2024-01-01,Ann,12.0,Ben,3,,Ben\n2024-01-02,Ann,12.50,Ben,3,,\n', '--keep')
    assert kept(folder) == ['2024-01-01 - Ann[12]=loss Ben[3]=win', '2024-01-02 - Ann[12.5]=win Ben[3]=loss']


MEMBERS = 'Date,Player 1,Player 2,Winner\n2024-01-01,Robert Smith,José Ruiz,draw\n2024-01-02,Alexander Stone,Ann Low,draw\n'


@test
def N_IMPORT_06_N_IMPORT_17_names(folder):
    guess(folder, MEMBERS, '--keep')
    content = ('Date,Player 1,Player 2,Winner\n2024-02-01,Bob Smith,Jose Ruiz,draw\n2024-02-02,Alexandre Stoen,A. Low,draw\n'
               '2024-02-03,ROBERT SMITH,Zed Fox,draw\n')
    assert guess(folder, content)['names'] == [
        {'name': 'A. Low', 'member': 'Ann Low'}, {'name': 'Alexandre Stoen', 'member': 'Alexander Stone'},
        {'name': 'Bob Smith', 'member': 'Robert Smith'}, {'name': 'Jose Ruiz', 'member': 'José Ruiz'}]
    settled = guess(folder, content, '--same', 'Bob Smith=Robert Smith', '--same', 'A. Low=Ann Low', '--keep')
    assert [row['name'] for row in settled['names']] == ['Alexandre Stoen', 'Jose Ruiz']
    league = {row['player']: row['battles'] for row in club(folder, 'table', '--json').json}
    assert league['Robert Smith'] == 3 and league['Ann Low'] == 2 and 'Bob Smith' not in league
    # The name that came stays, and the answer is remembered.
    assert 'Bob Smith' in club(folder, 'export').text
    again = guess(folder, content.replace('2024-02', '2024-03'))
    assert 'Bob Smith' not in [row['name'] for row in again['names']]
    # All of it is one change.
    club(folder, 'undo')
    assert 'Bob Smith' not in club(folder, 'export').text
    assert guess(folder, content)['names'][2]['name'] == 'Bob Smith'


@test
def N_IMPORT_07_N_IMPORT_16_games(folder):
    names = ['tmwwbk', 'The Men Who Would Be Kings', 'All the King’s Men', 'ATKM', 'm2m', 'Saga', 'SAGA', 'Chess']
    content = 'Date,Game,Player 1,Player 2,Winner,Notes\n' + ''.join(
        f'2024-01-{i + 10},{game},Ann,Ben,Ann,said\n' for i, game in enumerate(names))
    games = {row['game']: (row['ruleset'], row['same'], row['battles']) for row in guess(folder, content, '--keep')['games']}
    assert games == {'tmwwbk': ('kings', None, 1), 'The Men Who Would Be Kings': ('kings', None, 1),
                     'All the King’s Men': ('toysoldier', None, 1), 'ATKM': ('toysoldier', None, 1), 'm2m': ('magdala', None, 1),
                     'Saga': (None, 'SAGA', 1), 'SAGA': (None, 'Saga', 1), 'Chess': (None, None, 1)}
    assert all(row['side'] == row['player'] and row['notes'] == 'said' for row in lines(folder))
    battles = {row['battle'] for row in csv.DictReader(io.StringIO(club(folder, 'export').text))}
    assert len(battles) == len(names) and '' not in battles


@test
def N_IMPORT_08_N_IMPORT_15_doubles_and_refused(folder):
    row = '2024-01-01,Ann,5,Ben,3\n'
    content = 'Date,Player 1,Score 1,Player 2,Score 2\n' + row + row + '2024-01-01,Ben,3,Ann,5\n2024-01-01,Ann,5,Ben,2\nnever,Ann,1,Ben,2\n'
    rows = folder / 'refused.csv'
    document = guess(folder, content, '--keep', '--refused', rows, status=FAILED)
    assert (document['keep'], document['doubles'], len(document['refused'])) == (2, 2, 1)
    refused = list(csv.reader(io.StringIO(rows.read_text(encoding='utf-8'))))
    assert refused[0] == ['Date', 'Player 1', 'Score 1', 'Player 2', 'Score 2', 'reason']
    assert refused[1][:5] == ['never', 'Ann', '1', 'Ben', '2'] and 'never' in refused[1][5] and len(refused) == 2
    # The reason stands below its heading, whatever stands beyond the last column.
    guess(folder, content + '2024-01-09,Ann,1,Ben,2,beyond\n', '--refused', rows, status=FAILED)
    beyond = list(csv.DictReader(io.StringIO(rows.read_text(encoding='utf-8'))))[1]
    assert beyond[''] == 'beyond' and 'beyond' in beyond['reason'], beyond
    assert guess(folder, content, '--keep', '--doubles', status=FAILED)['keep'] == 4
    assert len(kept(folder)) == 6


@test
def N_IMPORT_12_mirrors(folder):
    head = 'Date,Player,Opponent,Result,Points\n'
    pairs = '2024-01-01,Ann,Ben,win,5\n2024-01-01,Ben,Ann,loss,3\n'
    document = guess(folder, head + pairs + pairs.replace('5', '6'), '--keep')
    assert document['layout'] == 'player' and document['asked'] == [] and document['keep'] == 2
    # Two rows and two mirrors alike: the first with the first.
    assert kept(folder) == ['2024-01-01 - Ann[5]=win Ben[3]=loss', '2024-01-01 - Ann[6]=win Ben[3]=loss']
    odd = guess(folder, head + pairs + '2024-01-02,Ann,Cid,win,5\n')
    assert odd['layout'] == 'battle' and odd['asked'] == ['layout']
    forced = guess(folder, head + pairs + '2024-01-02,Ann,Cid,win,5\n', '--layout', 'player', status=FAILED)
    assert forced['asked'] == [] and [row['line'] for row in forced['refused']] == [4]


@test
def N_IMPORT_09_it_is_told_in_words(folder):
    content = write(folder, TABLES['three sides, places by points'][0].encode(), 'table.csv')
    text = run(folder, 'club', 'import', content, '--guess').expect(OK).text
    assert 'column A: date' in text and '2 to be kept' in text and 'Nothing was stored' in text
    assert '2 kept' in run(folder, 'club', 'import', content, '--guess', '--keep').expect(OK).text


main()
