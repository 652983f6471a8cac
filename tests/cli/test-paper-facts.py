#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on paper beside what stands in the rulebooks: each row is a fact that a sheet once had wrong, or left out."""

import functools
import pathlib
import tempfile

from cli_test import OK, main, run, test


OWN = '† Muster’s own: the rulebook says nothing of it.'


@functools.lru_cache(None)
def paper(ruleset, *options):
    """The sheet as one line of text, so that it does not matter where lines break."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / 'sheet.txt'
        run(folder, 'print', '--ruleset', ruleset, *options, '--out', out).expect(OK)
        return ' '.join(out.read_text(encoding='utf-8').split())


def reference(ruleset):
    return paper(ruleset, '--sheet=qrs')


def scenario(ruleset, name):
    return paper(ruleset, '--sheet=scenario', '--scenario', name)


def expect(text, *facts, without=()):
    for fact in facts:
        assert fact in text, f'{fact!r} is not in: {text}'
    for mistake in without:
        assert mistake not in text, f'{mistake!r} is in: {text}'


@test
def optional_rules_stand_apart_in_the_reference_of_kings(folder):
    usual, optional = reference('kings').split('Optional rules', 1)
    expect(usual, without=['Ammunition'])
    expect(optional, 'Limited ammunition', 'as many shots as a die shows')


@test
def optional_rules_stand_apart_in_the_reference_of_toysoldier(folder):
    usual, optional = reference('toysoldier').split('Optional rules', 1)
    expect(usual, without=['Congreve', 'Banking cards', 'Enfilade'])
    expect(optional, 'Rockets', 'Banking cards', 'Enfilade')


@test
def the_reference_of_kings_has_what_the_book_says(folder):
    expect(reference('kings'), 'Mounted infantry: Speed 8"', 'A unit in close order passes nobody, and nobody passes it',
           'the attackers need one hit more for each of its models, the defenders need none more')


@test
def scenarios_of_kings_set_up_a_game_without_the_program(folder):
    """K-SCN: points and Tactical Values of each scenario, as the book has them."""
    values = {'A': {'tribal': '+2', 'cavalry': '+1'},
              'B': {'tribal': '-2', 'regular': '+2', 'cavalry': '+1', 'crewed': '+2'},
              'C': {'tribal': '+2', 'regular': '-2', 'cavalry': '+1'},
              'D': {'tribal': '+4', 'regular': '-1', 'cavalry': '+1'},
              'E': {'tribal': '+2', 'cavalry': '+2'},
              'F': {'regular': '+3', 'irregular': '+1', 'cavalry': '+2'},
              'G': {'tribal': '+4', 'irregular': '+1', 'regular': '-2', 'cavalry': '+1'},
              'H': {'tribal': '+4', 'regular': '-4'}}
    labels = {'tribal': 'Most tribal units', 'regular': 'Most regular units', 'irregular': 'Most irregular units',
              'cavalry': 'Most cavalry units', 'crewed': 'Most crewed weapons'}
    for name, worth in values.items():
        text = scenario('kings', name)
        uneven = name in 'CFG'
        expect(text, 'The attacker has a force of 24 points, the defender one of 18 points.' if uneven
               else 'Each side has a force of 24 points.', 'Who attacks', 'Sum', 'Scored',
               *(f'{labels[units]} {value} ____ ____' for units, value in worth.items()),
               without=['Muster', '[A]', '[D]'])
        assert text.count('Most ') == len(worth), text


@test
def scenarios_of_kings_say_how_they_end(folder):
    """K-SCN-03 and the ends of B, D and H."""
    expect(scenario('kings', 'A'), 'two and a half times as many turns as the slowest unit needs moves')
    expect(scenario('kings', 'B'), 'When only the attacker is left on the table, the buildings that still stand count as '
           'destroyed')
    expect(scenario('kings', 'D'), 'when all six areas were scouted and the defender has left the table')
    expect(scenario('kings', 'H'), 'roll two dice for relief', 'when no defending unit is left on the table')


@test
def ranges_of_magdala_are_those_of_the_book(folder):
    """M-FIRE: short range is under 12 inches and not up to 11, and most guns have none."""
    expect(reference('magdala'), 'Breechloading rifles under 12" 5+ 12–24" 6+', 'Carbines under 9" 5+ 9–18" 6+',
           'Field gun under 12" 5+ 12–48" 6+ 2', 'on – – unlimited 6+ 2', 'Machine gun – – 0–24" 5+ 2',
           'Mountain gun – – 0–36" 6+ 2', 'Pom-pom – – 0–36" 6+ 2', 'Rocket – – 0–30" 6+ 2', without=[' 11"', ' 8" 5+'])


@test
def no_sheet_speaks_of_switches_or_of_the_program(folder):
    for ruleset in ('kings', 'magdala', 'hexcard', 'toysoldier'):
        expect(reference(ruleset).replace(OWN, ''), without=['switch', 'Muster'])
    for name in ('monmouth', 'cowpens', 'north-point'):
        expect(scenario('toysoldier', name), without=['switch', 'Muster', 'award', 'exited”', 'In reserve'])


@test
def bounds_of_the_program_are_no_rules(folder):
    """T-ADV-01, T-ADV-02, T-ADV-05 and T-PERIOD-20 as the book has them."""
    expect(reference('toysoldier'), 'until early 1778', without=['up to 24', '1 to 15', '8 dice', 'March 1778'])


@test
def a_unit_of_hexcard_moves_before_it_fights(folder):
    """H-TURN-03"""
    expect(reference('hexcard'), 'A unit moves unless it is disrupted, and may then fight', without=['may move, then fight'])


@test
def what_the_books_do_not_have_is_marked(folder):
    """M-SCN, H-END: neither book has scores, an exhausted army or a scenario; kings has no points for a plain battle."""
    for text in (reference('magdala'), reference('hexcard')):
        expect(text, 'Score and end †', OWN)
    for ruleset, name in (('magdala', 'pitched-battle'), ('hexcard', 'battle'), ('kings', 'open')):
        expect(scenario(ruleset, name), 'What counts, and how many points each †', OWN)
    for text in (reference('kings'), reference('toysoldier'), scenario('kings', 'A'), scenario('toysoldier', 'monmouth')):
        expect(text, without=['†'])


@test
def battles_of_toysoldier_are_not_won_by_points(folder):
    """T-BATTLE-06, T-BATTLE-10, T-BATTLE-21, T-BATTLE-22 and T-BATTLE-24"""
    expect(scenario('toysoldier', 'monmouth'), 'Infantry and guns that got away – ☐☐☐☐☐ ☐☐', '7 units of their infantry and '
           'artillery have left by the north edge within 4 turns', without=['What counts', 'points each'])
    expect(scenario('toysoldier', 'cowpens'), 'The first army to collapse has lost', 'when 3 of their 7 units remain',
           'Enemy units lost ☐☐☐☐ ☐☐☐☐', without=['What counts', 'points each', 'far edge'])
    expect(scenario('toysoldier', 'north-point'), 'Infantry at the far edge ☐ –', 'in turn 1, 2 or 3', 'any number of cards in a '
           'turn, never on a 2', 'minor victory', without=['What counts', 'points each', 'got away'])


@test
def objectives_have_boxes_to_tick(folder):
    expect(scenario('kings', 'A'), 'First off the table over half strength +4 ☐ ☐', 'Enemy Leaders lost +1 ☐☐☐☐☐ ☐ ☐☐☐☐☐ ☐',
           'Scored ____ ____')
    expect(scenario('kings', 'B'), 'Buildings destroyed +3 ☐☐☐☐☐ –', 'Buildings left standing +2 – ☐☐☐☐☐')
    expect(scenario('kings', 'D'), 'Areas scouted +3 – ☐☐☐☐☐ ☐')


main()
