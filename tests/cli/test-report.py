#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli report: what came of stored battles and of battle files."""

from cli_test import FAILED, OK, USAGE, main, run, test, write

BATTLE = {
    'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'title': 'At the ford', 'date': '1879-03-12',
    'sides': [
        {'id': 'red', 'name': 'Column', 'units': [
            {'id': 'r1', 'name': '1st Company', 'type': 'regular-infantry', 'models': 12,
             'leader': {'name': 'Capt. Hill', 'leadership': 6}}]},
        {'id': 'blue', 'name': 'Host', 'units': [
            {'id': 'b1', 'name': 'Spears', 'type': 'tribal-infantry', 'models': 2,
             'leader': {'name': 'Osman', 'leadership': 6}}]}],
    'log': [
        {'order': 'fire', 'unit': 'r1', 'params': {'target': 'b1', 'range': 'short', 'cover': 'none'},
         'rolls': [{'for': 'hit', 'dice': [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1]}]},
        {'order': 'end-turn'}, {'order': 'end-turn'}],
}
SECTIONS = ('Column won, ', 'Despatch', 'Roll of casualties', 'What the leaders did', 'Luck')


@test
def a_file_is_told_of(folder):
    text = run(folder, 'report', write(folder, BATTLE)).expect(OK).text
    for section in SECTIONS:
        assert section in text, section
    assert 'Spears' in text and 'Destroyed, turn 1' in text
    # The log of the dice is for those who wish it.
    assert 'Course of the battle' not in text
    assert 'Course of the battle' in run(folder, 'report', write(folder, BATTLE), '--course').expect(OK).text


@test
def the_ending_says_what_is_written(folder):
    path = write(folder, BATTLE)
    for name, start in (('a.pdf', b'%PDF-'), ('a.html', b'<!DOCTYPE html>'), ('a.md', b'# At the ford'),
                        ('a.txt', b'At the ford')):
        run(folder, 'report', path, '--out', name).expect(OK)
        assert (folder / name).read_bytes().startswith(start), name
    run(folder, 'report', path, '--out', 'a.md').expect(FAILED)
    run(folder, 'report', path, '--out', 'a.md', '--overwrite').expect(OK)


@test
def the_same_battle_gives_the_same_report(folder):
    path = write(folder, BATTLE)
    run(folder, 'report', path, '--out', 'a.pdf').expect(OK)
    run(folder, 'report', path, '--out', 'b.pdf').expect(OK)
    assert (folder / 'a.pdf').read_bytes() == (folder / 'b.pdf').read_bytes()


@test
def a_stored_battle_is_told_of_by_name(folder):
    path = write(folder, BATTLE)
    expected = run(folder, 'report', path).expect(OK).text
    run(folder, 'import', path).expect(OK)
    assert run(folder, 'report', 'battle-1').expect(OK).text == expected
    run(folder, 'report', 'battle-7').expect(FAILED)


@test
def an_edited_despatch_goes_with_the_battle(folder):
    path = write(folder, dict(BATTLE, despatch='Dear mother,\n\nwe are well.'))
    assert 'Dear mother,' in run(folder, 'report', path).expect(OK).text
    run(folder, 'import', path).expect(OK)
    assert 'Dear mother,' in run(folder, 'report', 'battle-1').expect(OK).text
    run(folder, 'export', 'battle-1', '--output', 'mailed.json').expect(OK)
    assert 'Dear mother,' in run(folder, 'report', 'mailed.json').expect(OK).text


@test
def a_despatch_that_is_none_is_named(folder):
    path = write(folder, dict(BATTLE, despatch=['Dear mother,']))
    assert '$.despatch' in run(folder, 'report', path).expect(FAILED).err
    assert '$.despatch' in run(folder, 'replay', path).expect(FAILED).err
    run(folder, 'import', path).expect(FAILED)


@test
def mistakes_are_named(folder):
    path = write(folder, BATTLE)
    run(folder, 'report').expect(USAGE)
    run(folder, 'report', path, '--out', 'a.doc').expect(USAGE)
    run(folder, 'report', path, '--paper', 'a3').expect(USAGE)
    run(folder, 'report', 'nowhere').expect(FAILED)


main()
