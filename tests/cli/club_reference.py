# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of a club worked out a second time, as plainly as can be, for comparing: what is slow or clever in
the program is neither here. A battle is (id, date, lines, ruleset, scenario), a line (player, side, result,
points, role, force)."""

import csv
import datetime
import io
import itertools
import math

VERDICTS = ['win', 'draw', 'loss']
COUNTS = ['won', 'drawn', 'lost']
NAMES = ['Ann', 'Ben', 'Cé', 'Ω', 'd"q', 'a,b', '=x', "'t Hooft", 'zed', 'ann', 'Žiga', 'Émil']


def invent_lines(random, players):
    n_sides = random.choice([2, 2, 2, 2, 3])
    present = random.sample(players, min(len(players), random.randint(n_sides, n_sides + 2)))
    winner = random.choice([None, *range(n_sides)])
    points = [str(random.randint(-2, 9)) for _ in range(n_sides)]
    if random.random() < .2:
        points[random.randrange(n_sides)] = ''
    lines = []
    for number, player in enumerate(present):
        side = number if number < n_sides else random.randrange(n_sides)
        result = 'draw' if winner is None else 'win' if winner == side else 'loss'
        lines.append((player, f'S{side}', result, points[side], random.choice(['', 'attacker', 'defender']),
                      random.choice(['', 'F1', 'F2', 'Ω'])))
    random.shuffle(lines)
    return lines


def invent(random, n_battles, players):
    battles = []
    for number in range(n_battles):
        day = (datetime.date(2025, 1, 1) + datetime.timedelta(days=random.randrange(500))).isoformat()
        name = f'b{random.randrange(10 ** 6)}-{number}'
        if random.random() < .05:
            lines = [(random.choice(players), 'bye', 'win', random.choice(['', '3']),
                      random.choice(['', 'attacker']), '')]
        else:
            lines = invent_lines(random, players)
        battles.append((name, day, lines, random.choice(['kings', 'hexcard', '']), random.choice(['s1', 's2', ''])))
    return battles


def as_table(battles):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator='\r\n')
    writer.writerow('battle date player side result points role force ruleset scenario'.split())
    for name, day, lines, ruleset, scenario in battles:
        for line in lines:
            writer.writerow([name, day, *line, ruleset, scenario])
    return text.getvalue().encode()


def is_bye(battle):
    return len(battle[2]) == 1 and battle[2][0][1] == 'bye'


def get_winner(battle):
    return next((line[1] for line in battle[2] if line[2] == 'win'), None)


def league(battles, first=None, last=None, ruleset=None, scoring=(3, 1, 0)):
    battles = [battle for battle in battles if (first is None or battle[1] >= first) and
               (last is None or battle[1] <= last) and (ruleset is None or battle[3] == ruleset)]
    rows = {}
    for battle in battles:
        sides = {line[1]: line[3] for line in battle[2]}
        for player, side, result, points, _, _ in battle[2]:
            row = rows.setdefault(player, {'player': player, 'battles': 0, 'won': 0, 'drawn': 0, 'lost': 0, 'for': 0,
                                           'against': 0, 'points': 0, 'mutual': 0})
            row['battles'] += 1
            row[COUNTS[VERDICTS.index(result)]] += 1
            row['points'] += scoring[VERDICTS.index(result)]
            if len(sides) > 1 and all(sides.values()):
                row['for'] += int(points)
                row['against'] += max(int(of) for other, of in sides.items() if other != side)
    for battle in battles:
        for player, side, result, *_ in battle[2]:
            if any(other[1] != side and rows[other[0]]['points'] == rows[player]['points'] for other in battle[2]):
                rows[player]['mutual'] += scoring[VERDICTS.index(result)]

    def key(row):
        return -row['points'], -row['mutual'], row['against'] - row['for'], -row['won'], row['battles']

    table = sorted(rows.values(), key=lambda row: (*key(row), row['player']))
    for number, row in enumerate(table):
        ties = number > 0 and key(table[number - 1]) == key(row)
        row['place'] = table[number - 1]['place'] if ties else number + 1
    return [{member: value for member, value in row.items() if member != 'mutual'} for row in table]


def head_to_head(battles):
    pairs = {}
    for battle in battles:
        winner = get_winner(battle)
        for one, other in itertools.combinations(sorted(battle[2]), 2):
            if one[1] == other[1]:
                continue
            counts = pairs.setdefault((one[0], other[0]), [0, 0, 0])
            counts[0 if winner == one[1] else 2 if winner == other[1] else 1] += 1
    return [{'player': one, 'opponent': other, 'battles': sum(counts), **dict(zip(COUNTS, counts))}
            for (one, other), counts in sorted(pairs.items())]


def rates(battles, by):
    values = {}
    for battle in battles:
        roles = any(line[4] for line in battle[2])
        for player, side, result, points, role, force in battle[2] if not is_bye(battle) else []:
            of_battle = battle[3] if by == 'ruleset' else battle[4]
            counts = role == 'attacker' or not roles
            value = role if by == 'role' else force if by == 'force' else of_battle if counts else ''
            if value:
                values.setdefault(value, [0, 0, 0])[VERDICTS.index(result)] += 1
    table, z = [], 1.959964
    for value, counts in sorted(values.items()):
        n = sum(counts)
        share = counts[0] / n
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        table.append({'value': value, 'battles': n, **dict(zip(COUNTS, counts)), 'share': round(share, 4),
                      'low': abs(round(middle - half, 4)), 'high': round(middle + half, 4)})
    return table


def glicko(rating, deviation, volatility, games, tau=.5, tolerance=1e-6, scale=173.7178):
    mu, phi = (rating - 1500) / scale, deviation / scale
    if not games:
        return rating, min(350, scale * math.sqrt(phi ** 2 + volatility ** 2)), volatility

    def g(x):
        return 1 / math.sqrt(1 + 3 * x ** 2 / math.pi ** 2)

    information = improvement = 0
    for other, other_deviation, score in games:
        weight = g(other_deviation / scale)
        expected = 1 / (1 + math.exp(-weight * (mu - (other - 1500) / scale)))
        information += weight ** 2 * expected * (1 - expected)
        improvement += weight * (score - expected)
    v, delta, a = 1 / information, improvement / information, math.log(volatility ** 2)

    def f(x):
        e = math.exp(x)
        return e * (delta ** 2 - phi ** 2 - v - e) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / tau ** 2

    A, k = a, 1
    if delta ** 2 > phi ** 2 + v:
        B = math.log(delta ** 2 - phi ** 2 - v)
    else:
        while f(a - k * tau) < 0:
            k += 1
        B = a - k * tau
    f_A, f_B = f(A), f(B)
    while abs(B - A) > tolerance:
        C = A + (A - B) * f_A / (f_B - f_A)
        f_C = f(C)
        if f_C * f_B <= 0:
            A, f_A = B, f_B
        else:
            f_A /= 2
        B, f_B = C, f_C
    volatility = math.exp(A / 2)
    phi = 1 / math.sqrt(1 / (phi ** 2 + volatility ** 2) + information)
    return scale * (mu + phi ** 2 * improvement) + 1500, min(350, scale * phi), volatility


def ratings(battles, last=None):
    battles = [battle for battle in battles if not is_bye(battle) and (last is None or battle[1] <= last)]
    if not battles:
        return []

    def month(day):
        return int(day[:4]) * 12 + int(day[5:7])

    players, n_battles = {}, {}
    until = last or max(battle[1] for battle in battles)
    for period in range(min(month(battle[1]) for battle in battles), month(until) + 1):
        present = [battle for battle in battles if month(battle[1]) == period]
        for line in itertools.chain(*(battle[2] for battle in present)):
            players.setdefault(line[0], (1500, 350, .06))
            n_battles[line[0]] = n_battles.get(line[0], 0) + 1
        games = {player: [] for player in players}
        for battle in present:
            winner = get_winner(battle)
            for one, other in itertools.permutations(battle[2], 2):
                if one[1] != other[1]:
                    score = 1 if winner == one[1] else 0 if winner == other[1] else .5
                    games[one[0]].append((*players[other[0]][:2], score))
        players = {player: glicko(*of, games[player]) for player, of in players.items()}
    return [{'player': player, 'rating': round(of[0], 2), 'deviation': round(of[1], 2), 'volatility': round(of[2], 6),
             'battles': n_battles[player]}
            for player, of in sorted(players.items(), key=lambda item: (-round(item[1][0], 6), item[0]))]


def pair(battles, players, first=None):
    battles = [battle for battle in battles if first is None or battle[1] >= first]
    ranked = [row['player'] for row in league(battles)]
    order = [player for player in ranked if player in players] + sorted(set(players) - set(ranked))
    bye = None
    if len(order) % 2:
        had = {battle[2][0][0] for battle in battles if is_bye(battle)}
        bye = ([player for player in order if player not in had] or order)[-1]
        order.remove(bye)
    met = {frozenset((row['player'], row['opponent'])) for row in head_to_head(battles)}
    best = [math.inf, None]

    def search(free, pairs, n_met):
        if n_met >= best[0]:
            return
        if not free:
            best[:] = n_met, pairs
            return
        for place in range(1, len(free)):
            two = {'attacker': free[0], 'defender': free[place]}
            search(free[1:place] + free[place + 1:], [*pairs, two],
                   n_met + (frozenset((free[0], free[place])) in met))

    search(order, [], 0)
    return {'pairs': best[1], 'bye': bye}
