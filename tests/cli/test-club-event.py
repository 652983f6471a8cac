#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tournaments of the club on the command line (N-EVENT), against a model that follows the words of the rules."""

import hashlib

from cli_test import FAILED, OK, USAGE, main, run, test, write

NINE = ['Ann', 'Ben', 'Cid', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida']


def event(folder, *arguments, status=OK):
    return run(folder, 'club', 'event', *arguments).expect(status)


def new(folder, players, *options, name='Cup'):
    return event(folder, 'new', name, '--players', ','.join(players), '--json', *options).json['event']


def draw(folder, ident, *options):
    return event(folder, 'round', ident, '--json', *options).json


def standings(folder, ident, *options):
    return event(folder, 'standings', ident, '--json', *options).json


def order(folder, ident, *options):
    return [row['player'] for row in standings(folder, ident, *options)]


def pairs(drawn):
    return [(p['attacker'], p['defender']) for p in drawn['pairs']]


class Model:
    """Rounds are lists of (attacker, defender, points or None, result of the attacker), and who had a bye."""

    def __init__(self, players, seed, breaks, worth=(3, 1, 0), bye='win'):
        self.players, self.seed, self.breaks, self.bye = list(players), seed, breaks, bye
        self.worth = dict(zip(('win', 'draw', 'loss'), worth))
        self.given = dict.fromkeys(players, 0)
        self.rounds = []

    def lot(self, name):
        return hashlib.sha256(f'{self.seed}:{name}'.encode()).hexdigest()

    def games(self, name):
        """What he played: the opponent, his result, and the points of both."""
        turned = {'win': 'loss', 'draw': 'draw', 'loss': 'win'}
        for games, _ in self.rounds:
            for attacker, defender, points, result in games:
                if name == attacker:
                    yield defender, result, points
                elif name == defender:
                    yield attacker, turned[result], points and points[::-1]

    def results(self, name):
        return [result for _, result, _ in self.games(name)] + [self.bye for _, bye in self.rounds if bye == name]

    def points(self, name):
        return self.given[name] + sum(self.worth[result] for result in self.results(name))

    def value(self, name, by, tied):
        met = sorted(self.points(opponent) for opponent, _, _ in self.games(name))
        scores = [points for _, _, points in self.games(name) if points]
        return {'for': sum(own for own, _ in scores), 'difference': sum(own - other for own, other in scores),
                'opponents': sum(met), 'median': sum(met[1:-1]) if len(met) > 2 else 0,
                'met': sum(self.worth[result] for opponent, result, _ in self.games(name) if opponent in tied),
                'wins': self.results(name).count('win')}[by]

    def standings(self):
        keys = {name: (self.points(name),) for name in self.players}
        for by in self.breaks:
            keys = {name: (*key, self.value(name, by, [n for n in keys if keys[n] == key]))
                    for name, key in keys.items()}
        lots = sorted(self.players, key=self.lot)
        ranked = sorted(self.players, key=lambda n: (*(-v for v in keys[n]), self.lot(n)))
        return [{'place': place, 'player': name, 'points': self.points(name),
                 **{word: self.results(name).count(result)
                    for word, result in (('won', 'win'), ('drawn', 'draw'), ('lost', 'loss'))},
                 'breaks': {**dict(zip(self.breaks, keys[name][1:])), 'lot': lots.index(name) + 1}}
                for place, name in enumerate(ranked, 1)]

    def pairing(self):
        """The first of those with the fewest second meetings, by trying all of them."""
        names = [row['player'] for row in self.standings()] if self.rounds else sorted(self.players, key=self.lot)
        had = {bye for _, bye in self.rounds}
        bye = None
        if len(names) % 2:
            bye = next((n for n in reversed(names) if n not in had), names[-1])
            names.remove(bye)
        met = {frozenset(game[:2]) for games, _ in self.rounds for game in games}

        def all_of(rest):
            if not rest:
                yield []
            for place in range(1, len(rest)):
                for others in all_of(rest[1:place] + rest[place + 1:]):
                    yield [(rest[0], rest[place]), *others]

        return min(all_of(names), key=lambda p: sum(frozenset(pair) in met for pair in p)), bye


def play(folder, model, ident, number, outcome):
    """Draws up a round, compares it with the model's, and enters what came of it."""
    wanted, bye = model.pairing()
    drawn = draw(folder, ident)
    assert drawn == {'round': number, 'bye': bye,
                     'pairs': [{'attacker': a, 'defender': d} for a, d in wanted]}, (drawn, wanted, bye)
    games = []
    for attacker, defender in wanted:
        points = outcome(attacker, defender)
        result = 'draw' if points[0] == points[1] else 'win' if points[0] > points[1] else 'loss'
        event(folder, 'result', ident, attacker, defender, result, *map(str, points))
        games.append((attacker, defender, points, result))
    model.rounds.append((games, bye))


@test
def n_event_04_nine_in_four_rounds_as_the_model_has_it(folder):
    strength = {name: place for place, name in enumerate(['Eva', 'Ida', 'Ben', 'Gus', 'Ann', 'Hal', 'Cid', 'Fay', 'Dan'])}

    def outcome(attacker, defender):
        gap = strength[defender] - strength[attacker]
        return (10, 10) if abs(gap) == 1 else (10 + gap, 10)

    breaks = ['opponents', 'difference', 'wins']
    ident = new(folder, NINE, '--seed', '7', '--from', '2026-04-01', '--ruleset', 'Chess')
    model = Model(NINE, 7, breaks)
    assert event(folder, 'show', ident, '--json').json['rounds'] == 4
    after = []
    for number in range(1, 5):
        play(folder, model, ident, number, outcome)
        after.append(model.standings())
        assert standings(folder, ident) == after[-1], number
    event(folder, 'round', ident, status=FAILED)
    # Standings know nothing of later rounds.
    for number in range(1, 5):
        assert standings(folder, ident, '--after', str(number)) == after[number - 1], number
    assert [row['points'] for row in standings(folder, ident, '--after', '0')] == [0] * 9
    event(folder, 'standings', ident, '--after', '5', status=FAILED)
    # Its results are the club's.
    table = run(folder, 'club', 'table', '--json', '--ruleset', 'Chess').expect(OK).json
    assert {row['player']: row['points'] for row in table} == {row['player']: row['points'] for row in after[-1]}
    line = run(folder, 'club', 'export').expect(OK).text.splitlines()[1].split(',')
    assert line[1] == '2026-04-01' and line[8] == 'Chess' and line[11] == 'Cup' and line[2] == line[3], line


# Nine in four rounds, reckoned by hand. Each round: who meets whom (the first by hand, then X-02 on the standings before it),
# with the points of both; who sits out; and the standings after it: player, points, won, drawn, lost, opponents, difference, wins.
#   Bye of round 2: Ben, the lowest. Cid has met Dan, so that he meets Gus.
#   Bye of round 3: Gus, the lowest, as Ben and Ida have had one. Eva and Hal, Ida and Cid have not met; Ann has met Ben.
#   Bye of round 4: Dan, the lowest, and without one. Eva meets Cid; Ann has met Ben, so that she meets Hal.
# Opponents after round 4, of Eva: Fay 6 + Ann 7 + Hal 6 + Cid 10 = 29; of Ida, whose bye counts as nobody: 6 + 10 + 6 = 22.
BY_HAND = [
    ([('Ann', 6, 'Ben', 2), ('Cid', 3, 'Dan', 3), ('Eva', 5, 'Fay', 2), ('Gus', 2, 'Hal', 4)], 'Ida',
     [('Ann', 3, 1, 0, 0, 0, 4, 1), ('Eva', 3, 1, 0, 0, 0, 3, 1), ('Hal', 3, 1, 0, 0, 0, 2, 1), ('Ida', 3, 1, 0, 0, 0, 0, 1),
      ('Cid', 1, 0, 1, 0, 1, 0, 0), ('Dan', 1, 0, 1, 0, 1, 0, 0), ('Gus', 0, 0, 0, 1, 3, -2, 0), ('Fay', 0, 0, 0, 1, 3, -3, 0),
      ('Ben', 0, 0, 0, 1, 3, -4, 0)]),
    ([('Ann', 2, 'Eva', 5), ('Hal', 4, 'Ida', 4), ('Cid', 7, 'Gus', 1), ('Dan', 1, 'Fay', 3)], 'Ben',
     [('Eva', 6, 2, 0, 0, 6, 6, 2), ('Hal', 4, 1, 1, 0, 4, 2, 1), ('Ida', 4, 1, 1, 0, 4, 0, 1), ('Cid', 4, 1, 1, 0, 1, 6, 1),
      ('Ann', 3, 1, 0, 1, 9, 1, 1), ('Fay', 3, 1, 0, 1, 7, -1, 1), ('Ben', 3, 1, 0, 1, 3, -4, 1), ('Dan', 1, 0, 1, 1, 7, -2, 0),
      ('Gus', 0, 0, 0, 2, 8, -8, 0)]),
    ([('Eva', 3, 'Hal', 3), ('Ida', 2, 'Cid', 6), ('Ann', 5, 'Fay', 0), ('Ben', 4, 'Dan', 1)], 'Gus',
     [('Eva', 7, 2, 1, 0, 14, 6, 2), ('Cid', 7, 2, 1, 0, 8, 10, 2), ('Ann', 6, 2, 0, 1, 16, 6, 2), ('Ben', 6, 2, 0, 1, 7, -1, 2),
      ('Hal', 5, 1, 2, 0, 14, 2, 1), ('Ida', 4, 1, 1, 1, 12, -4, 1), ('Fay', 3, 1, 0, 2, 14, -6, 1), ('Gus', 3, 1, 0, 2, 12, -8, 1),
      ('Dan', 1, 0, 1, 2, 16, -5, 0)]),
    ([('Eva', 1, 'Cid', 4), ('Ann', 3, 'Hal', 3), ('Ben', 2, 'Ida', 5), ('Fay', 6, 'Gus', 2)], 'Dan',
     [('Cid', 10, 3, 1, 0, 21, 13, 3), ('Eva', 7, 2, 1, 1, 29, 3, 2), ('Ann', 7, 2, 1, 1, 25, 6, 2), ('Ida', 7, 2, 1, 1, 22, -1, 2),
      ('Hal', 6, 1, 3, 0, 24, 2, 1), ('Fay', 6, 2, 0, 2, 21, -2, 2), ('Ben', 6, 2, 0, 2, 18, -4, 2), ('Dan', 4, 1, 1, 2, 22, -5, 1),
      ('Gus', 3, 1, 0, 3, 22, -12, 1)]),
]


@test
def n_event_01_n_event_02_n_event_06_nine_in_four_rounds_reckoned_by_hand(folder):
    # The lot of seed 1 puts Cid before Dan, who tie in everything else after round 1.
    ident = new(folder, NINE, '--first', 'hand', '--seed', '1', '--from', '2026-04-01')
    for number, (games, bye, table) in enumerate(BY_HAND, 1):
        by_hand = ['--pairs', ','.join(f'{a}={d}' for a, _, d, _ in games)] if number == 1 else []
        drawn = draw(folder, ident, *by_hand)
        assert pairs(drawn) == [(a, d) for a, _, d, _ in games] and drawn['bye'] == bye, (number, drawn)
        for attacker, own, defender, other in games:
            word = 'win' if own > other else 'loss' if own < other else 'draw'
            event(folder, 'result', ident, attacker, defender, word, str(own), str(other))
        for options in ([], ['--after', str(number)]):
            rows = [(row['player'], row['points'], row['won'], row['drawn'], row['lost'], row['breaks']['opponents'],
                     row['breaks']['difference'], row['breaks']['wins']) for row in standings(folder, ident, *options)]
            assert rows == table, (number, rows)
    event(folder, 'round', ident, status=FAILED)
    # Standings after an earlier round know nothing of what came later.
    for number, (_, _, table) in enumerate(BY_HAND, 1):
        assert order(folder, ident, '--after', str(number)) == [row[0] for row in table]
    # N-EVENT-10: nothing is missing in what is shown.
    shown = event(folder, 'show', ident, '--json').json
    assert [(played['round'], played['bye']) for played in shown['played']] == [(1, 'Ida'), (2, 'Ben'), (3, 'Gus'), (4, 'Dan')]
    assert shown['played'][3]['pairs'][0] == {'attacker': 'Eva', 'defender': 'Cid', 'result': 'loss', 'points': [1, 4]}
    # N-EVENT-09: the club counts the same.
    league = {row['player']: (row['points'], row['won'], row['drawn'], row['lost'])
              for row in run(folder, 'club', 'table', '--json').expect(OK).json}
    assert league == {row[0]: row[1:5] for row in BY_HAND[3][2]}


@test
def n_event_06_breaks_worked_out_by_hand(folder):
    """Four players, everybody against everybody:
      1: Ann 5-3 Ben, Cid 2-2 Dan.   2: Ann 1-4 Cid, Ben 6-0 Dan.   3: Ann 3-0 Dan, Ben 4-1 Cid.
    Ann won two and lost one: 6. Ben won two and lost one: 6. Cid won, drew and lost: 4. Dan drew and lost two: 1.
      for: Ann 5+1+3 = 9, Ben 3+6+4 = 13, Cid 2+4+1 = 7, Dan 2+0+0 = 2
      difference: Ann 2-3+3 = 2, Ben -2+6+3 = 7, Cid 0+3-3 = 0, Dan 0-6-3 = -9
      opponents: Ann 6+4+1 = 11, Ben 6+1+4 = 11, Cid 1+6+6 = 13, Dan 4+6+6 = 16
      median: Ann 4, Ben 4, Cid 6, Dan 6.   met: Ann beat Ben: 3 to 0."""
    by_hand = [('Ann=Ben,Cid=Dan', [('Ann', 'Ben', 'win', '5', '3'), ('Cid', 'Dan', 'draw', '2', '2')]),
               ('Ann=Cid,Ben=Dan', [('Ann', 'Cid', 'loss', '1', '4'), ('Ben', 'Dan', 'win', '6', '0')]),
               ('Ann=Dan,Ben=Cid', [('Ann', 'Dan', 'win', '3', '0'), ('Cid', 'Ben', 'loss', '1', '4')])]
    figures = {'Ann': (6, 9, 2, 11, 4, 3, 2), 'Ben': (6, 13, 7, 11, 4, 0, 2), 'Cid': (4, 7, 0, 13, 6, 0, 1),
               'Dan': (1, 2, -9, 16, 6, 0, 0)}
    names = ('for', 'difference', 'opponents', 'median', 'met', 'wins')
    for breaks, first in (('met,difference,opponents,median,for,wins', 'Ann'), ('difference', 'Ben'),
                          ('opponents,median,wins,for', 'Ben'), ('opponents,met', 'Ann')):
        ident = new(folder, ['Ann', 'Ben', 'Cid', 'Dan'], '--rounds', '3', '--first', 'hand', '--breaks', breaks,
                    name=breaks)
        event(folder, 'round', ident, status=FAILED)
        for number, (given, results) in enumerate(by_hand, 1):
            draw(folder, ident, '--pairs', given)
            event(folder, 'round', ident, status=FAILED)
            for result in results:
                event(folder, 'result', ident, *result)
        rows = standings(folder, ident)
        assert [row['player'] for row in rows][0] == first and [row['place'] for row in rows] == [1, 2, 3, 4]
        for row in rows:
            points, *values = figures[row['player']]
            assert row['points'] == points
            wanted = dict(zip(names, values))
            assert {k: v for k, v in row['breaks'].items() if k != 'lot'} == {k: wanted[k] for k in breaks.split(',')}
            assert list(row['breaks']) == [*breaks.split(','), 'lot']
    # Ties in all before it: after opponents and difference Ann and Ben tie no longer, so that nobody is met.
    ident = new(folder, ['Ann', 'Ben', 'Cid', 'Dan'], '--rounds', '3', '--breaks', 'difference,met', name='late')
    for given, results in by_hand:
        draw(folder, ident, '--pairs', given)
        for result in results:
            event(folder, 'result', ident, *result)
    assert [row['breaks']['met'] for row in standings(folder, ident)] == [0, 0, 0, 0]


@test
def n_event_06_half_points_and_battles_without_points(folder):
    ident = new(folder, ['Ann', 'Ben'], '--rounds', '2', '--breaks', 'for,difference', '--seed', '1')
    first, second = pairs(draw(folder, ident))[0]
    event(folder, 'result', ident, first, second, 'win', '2.5', '1')
    draw(folder, ident)
    event(folder, 'result', ident, first, second, 'loss')
    rows = {row['player']: row for row in standings(folder, ident)}
    assert rows[first]['breaks']['for'] == 2.5 and rows[first]['breaks']['difference'] == 1.5
    assert rows[second]['breaks']['difference'] == -1.5 and rows[second]['points'] == 3
    # A second result replaces the first.
    event(folder, 'result', ident, first, second, 'draw', '--round', '1')
    assert [row['points'] for row in standings(folder, ident)] == [4, 1]


@test
def n_event_07_lots_part_all_who_tie(folder):
    for seed in ('0', '7', '9223372036854775807'):
        ident = new(folder, NINE, '--seed', seed, name=seed)
        lots = sorted(NINE, key=lambda name: hashlib.sha256(f'{seed}:{name}'.encode()).hexdigest())
        assert order(folder, ident) == lots
        assert [row['breaks']['lot'] for row in standings(folder, ident)] == list(range(1, 10))
        assert [row['place'] for row in standings(folder, ident)] == list(range(1, 10))
    own = event(folder, 'new', 'Own', '--players', 'Ann,Ben', '--json').json
    assert event(folder, 'show', own['event'], '--json').json['seed'] == own['seed'] >= 0


@test
def n_event_05_what_holds_unless_said_otherwise(folder):
    ident = new(folder, NINE, '--from', '2026-04-01', '--seed', '3')
    shown = event(folder, 'show', ident, '--json').json
    players = shown.pop('players')
    assert shown == {'id': 'event-1', 'name': 'Cup', 'system': 'swiss', 'rounds': 4, 'from': '2026-04-01',
                     'to': '2026-04-01', 'ruleset': '', 'scoring': [3, 1, 0],
                     'breaks': ['opponents', 'difference', 'wins'], 'bye': 'win', 'first': 'lot', 'seed': 3, 'played': []}
    assert players[0] == {'player': 'Ann', 'force': '', 'points': 0, 'joined': 0, 'dropped': None}
    for n, rounds in ((2, 1), (3, 2), (4, 2), (5, 3), (8, 3)):
        assert event(folder, 'show', new(folder, NINE[:n], name=f'n{n}'), '--json').json['rounds'] == rounds
    assert event(folder, 'show', new(folder, NINE[:5], '--system', 'robin', name='r'), '--json').json['rounds'] == 5
    for options in (['--breaks', 'lot'], ['--breaks', 'wins,wins'], ['--breaks', ''], ['--system', 'knockout'],
                    ['--rounds', '0'], ['--rounds', 'x'], ['--from', 'x'], ['--from', '2026-01-02', '--to', '2026-01-01'],
                    ['--scoring', '3,1'], ['--bye', 'x'], ['--first', 'x'], ['--seed', '-1'], ['--seed', 'x']):
        event(folder, 'new', 'Bad', '--players', 'Ann,Ben', *options, status=USAGE)
    for players in ('Ann', 'Ann,Ann', 'Ann,'):
        event(folder, 'new', 'Bad', '--players', players, status=USAGE)
    event(folder, 'new', 'Bad', status=USAGE)
    assert 'Bad' not in [e['name'] for e in event(folder, 'list', '--json').json]
    event(folder, 'show', 'Bad', status=FAILED)


@test
def n_event_06_a_bye_is_worth_what_is_said(folder):
    for bye, points, counts in (('win', 3, (1, 0, 0)), ('draw', 1, (0, 1, 0)), ('loss', 0, (0, 0, 1))):
        ident = new(folder, ['Ann', 'Ben', 'Cid'], '--bye', bye, '--breaks', 'wins,opponents,for,median,met', name=bye)
        sits = draw(folder, ident)['bye']
        row = next(row for row in standings(folder, ident) if row['player'] == sits)
        assert row['points'] == points and (row['won'], row['drawn'], row['lost']) == counts
        assert row['breaks']['wins'] == counts[0]
        assert [row['breaks'][by] for by in ('opponents', 'for', 'median', 'met')] == [0, 0, 0, 0]
    byes = [line for line in run(folder, 'club', 'export').expect(OK).text.splitlines() if ',bye,win,' in line]
    assert len(byes) == 3


@test
def n_event_08_the_first_round_by_rating(folder):
    table = ''.join(f'{n},2026-01-0{n},{winner},x,win\n{n},2026-01-0{n},Zoe,y,loss\n'
                    for n, winner in enumerate(['Cid', 'Cid', 'Ben'], 1))
    table += 'l,2026-04-01,Dan,x,win\nl,2026-04-01,Zoe,y,loss\n'
    run(folder, 'club', 'import', write(folder, f'battle,date,player,side,result\n{table}'.encode(), 't.csv')).expect(OK)
    rated = [row['player'] for row in run(folder, 'club', 'ratings', '--to', '2026-03-31', '--json').expect(OK).json]
    wanted = [name for name in rated if name in ('Ben', 'Cid')] + ['Ann', 'Dan']
    ident = new(folder, ['Dan', 'Ann', 'Ben', 'Cid'], '--first', 'rating', '--from', '2026-04-01')
    assert pairs(draw(folder, ident)) == [(wanted[0], wanted[1]), (wanted[2], wanted[3])]


@test
def n_event_08_rounds_by_hand_have_everybody_once(folder):
    ident = new(folder, ['Ann', 'Ben', 'Cid', 'Dan', 'Eva'])
    for given, status in (('Ann=Ben', FAILED), ('Ann=Ben,Cid=Zoe', FAILED), ('Ann=Ben,Ann=Cid', FAILED),
                          ('Ann=Ben,Cid', USAGE), ('Ann=Ben,Cid=', USAGE), ('Ann=Ben=Cid', USAGE)):
        event(folder, 'round', ident, '--pairs', given, status=status)
    event(folder, 'round', ident, '--date', 'x', status=USAGE)
    drawn = draw(folder, ident, '--pairs', 'Eva=Ben,Cid=Ann', '--date', '2026-05-05')
    assert pairs(drawn) == [('Eva', 'Ben'), ('Cid', 'Ann')] and drawn['bye'] == 'Dan'
    for result in (['Eva', 'Cid', 'win'], ['Eva', 'Dan', 'win'], ['Eva', 'Ben', 'win', '--round', '2']):
        event(folder, 'result', ident, *result, status=FAILED)
    event(folder, 'result', ident, 'Ben', 'Eva', 'win')
    assert event(folder, 'show', ident, '--json').json['played'][0] == {
        'round': 1, 'date': '2026-05-05', 'bye': 'Dan', 'pairs': [
            {'attacker': 'Eva', 'defender': 'Ben', 'result': 'loss', 'points': None},
            {'attacker': 'Cid', 'defender': 'Ann', 'result': None, 'points': None}]}
    event(folder, 'round', ident, status=FAILED)
    even = new(folder, ['Ann', 'Ben', 'Cid', 'Dan'], name='even')
    event(folder, 'round', even, '--pairs', 'Ann=Ben', status=FAILED)


@test
def n_event_08_round_robin(folder):
    names = ['Ann', 'Ben', 'Cid', 'Dan', 'Eva']
    ident = new(folder, names, '--system', 'robin')
    fixtures = run(folder, 'club', 'fixtures', '--players', ','.join(names), '--json').expect(OK).json
    event(folder, 'join', ident, 'Fay')
    event(folder, 'drop', ident, 'Fay')
    run(folder, 'club', 'undo').expect(OK)
    run(folder, 'club', 'undo').expect(OK)
    for fixture in fixtures[:2]:
        assert draw(folder, ident) == fixture
        for p in fixture['pairs']:
            event(folder, 'result', ident, p['attacker'], p['defender'], 'draw')
    event(folder, 'join', ident, 'Fay', status=FAILED)
    event(folder, 'drop', ident, 'Ben')
    event(folder, 'join', ident, 'Ben', status=FAILED)
    for fixture in fixtures[2:]:
        left = [p for p in fixture['pairs'] if 'Ben' not in p.values()]
        bye = fixture['bye'] if fixture['bye'] != 'Ben' else None
        assert draw(folder, ident) == {**fixture, 'pairs': left, 'bye': bye}
        for p in left:
            event(folder, 'result', ident, p['attacker'], p['defender'], 'draw')
    event(folder, 'round', ident, status=FAILED)
    rows = {row['player']: row for row in standings(folder, ident)}
    assert rows['Ben']['points'] == sum(1 for f in fixtures[:2] for p in f['pairs'] if 'Ben' in p.values()) + 3 * sum(
        f['bye'] == 'Ben' for f in fixtures[:2])


@test
def n_event_08_until_one_is_unbeaten(folder):
    ident = new(folder, ['Ann', 'Ben', 'Cid', 'Dan'], '--rounds', 'unbeaten', '--seed', '1')
    assert event(folder, 'show', ident, '--json').json['rounds'] == 'unbeaten'
    for attacker, defender in pairs(draw(folder, ident)):
        event(folder, 'result', ident, attacker, defender, 'win')
    (first, second), (third, fourth) = pairs(draw(folder, ident))
    event(folder, 'result', ident, first, second, 'draw')
    event(folder, 'result', ident, third, fourth, 'win')
    # Two have not lost; if one of them drops out, only one is left who has not.
    event(folder, 'drop', ident, first)
    event(folder, 'round', ident, status=FAILED)
    event(folder, 'join', ident, first)
    draw(folder, ident)


@test
def n_event_09_dropping_out_and_joining(folder):
    ident = new(folder, ['Ann', 'Ben', 'Cid', 'Dan'], '--rounds', '4', '--seed', '5')
    for attacker, defender in pairs(draw(folder, ident)):
        event(folder, 'result', ident, attacker, defender, 'win')
    event(folder, 'drop', ident, 'Zoe', status=FAILED)
    event(folder, 'join', ident, 'Ann', status=FAILED)
    event(folder, 'join', ident, 'Eva', '--points', 'x', status=USAGE)
    event(folder, 'join', ident, 'Eva', '--points', '2')
    last = order(folder, ident, '--after', '1')[-1]
    event(folder, 'drop', ident, last)
    event(folder, 'drop', ident, last, status=FAILED)
    # Who joined after round 1 is not in its standings, and who dropped out stays.
    assert sorted(order(folder, ident, '--after', '1')) == ['Ann', 'Ben', 'Cid', 'Dan']
    assert sorted(order(folder, ident)) == ['Ann', 'Ben', 'Cid', 'Dan', 'Eva']
    second = draw(folder, ident)
    playing = {name for pair in pairs(second) for name in pair} | {second['bye']} - {None}
    assert playing == {'Ann', 'Ben', 'Cid', 'Dan', 'Eva'} - {last}
    assert sorted(order(folder, ident, '--after', '2')) == ['Ann', 'Ben', 'Cid', 'Dan', 'Eva']
    shown = {p['player']: p for p in event(folder, 'show', ident, '--json').json['players']}
    assert shown['Eva'] == {'player': 'Eva', 'force': '', 'points': 2, 'joined': 1, 'dropped': None}
    assert shown[last]['dropped'] == 1
    for attacker, defender in pairs(second):
        event(folder, 'result', ident, attacker, defender, 'draw')
    event(folder, 'join', ident, last, '--points', '1')
    before = {row['player']: row['points'] for row in standings(folder, ident, '--after', '2')}
    after = {row['player']: row['points'] for row in standings(folder, ident)}
    assert after == {**before, last: before[last] + 1}
    assert event(folder, 'show', ident, '--json').json['players'][NINE.index(last)]['dropped'] is None


@test
def n_event_09_everything_can_be_taken_back(folder):
    ident = new(folder, ['Ann', 'Ben'], '--seed', '1')
    attacker, defender = pairs(draw(folder, ident))[0]
    event(folder, 'result', ident, attacker, defender, 'win')
    for left in (0, 0):
        run(folder, 'club', 'undo').expect(OK)
        assert run(folder, 'club', 'table', '--json').expect(OK).json == []
    assert event(folder, 'show', ident, '--json').json['played'] == []
    run(folder, 'club', 'redo').expect(OK)
    run(folder, 'club', 'redo').expect(OK)
    assert standings(folder, ident)[0]['player'] == attacker
    assert run(folder, 'check').expect(OK)


main()
