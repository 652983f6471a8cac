#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli print: sheets of paper of stored forces and of force files."""

import json
import shutil
import subprocess

from cli_test import FAILED, OK, ROOT, USAGE, change, example, main, run, test, write

FORD = ROOT / 'data/samples/valley-war-ford.muster-battle'
FORCE = {
    'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Natal Column', 'budget': 24,
    'units': [{'id': 'u1', 'name': '1st Company', 'type': 'regular-infantry', 'options': ['elite'],
               'models': 12, 'notes': 'Guards the wagons.',
               'leader': {'name': 'Hill', 'leadership': 6, 'trait': 'steady'}},
              {'id': 'u2', 'name': 'Scouts', 'type': 'irregular-cavalry'}],
}
HEXES = {
    'format': 'muster-force', 'version': 1, 'ruleset': 'hexcard', 'name': 'Frontier Column',
    'units': [{'id': 'h1', 'name': 'The General', 'type': 'commander'},
              {'id': 'h2', 'name': '1st Foot', 'type': 'infantry', 'options': ['good']}],
}


def printed(folder, force, *options, out='out.txt'):
    run(folder, 'print', write(folder, force, 'force.muster-force'), '--out', out, '--no-date', '--overwrite',
        *options).expect(OK)
    return (folder / out).read_bytes()


def words(pdf):
    """The text of a PDF, or None where there is nobody to read it."""
    if shutil.which('pdftotext') is None:
        return None
    return subprocess.run(['pdftotext', '-layout', '-', '-'], input=pdf, capture_output=True,
                          check=True).stdout.decode()


@test
def the_ending_says_what_is_written(folder):
    assert printed(folder, FORCE, out='a.pdf').startswith(b'%PDF-')
    assert printed(folder, FORCE, out='a.HTML').startswith(b'<!DOCTYPE html>')
    assert printed(folder, FORCE, out='a.md').startswith(b'# Natal Column\n')
    assert printed(folder, FORCE, out='a.txt').startswith(b'Natal Column\n')


@test
def every_sheet_of_both_rulesets_can_be_had(folder):
    for force, unit, leader in ((FORCE, '1st Company', 'Hill'), (HEXES, '1st Foot', 'The General')):
        for sheet, expected in (('roster', unit), ('cards', unit), ('leaders', leader)):
            assert expected in printed(folder, force, '--sheet', sheet).decode(), (sheet, expected)
            text = words(printed(folder, force, '--sheet', sheet, out='a.pdf'))
            assert text is None or expected in text, text


@test
def the_quick_reference_needs_no_force(folder):
    for ruleset, expected in (('kings', 'Modern rifle'), ('hexcard', 'Magazine rifles')):
        run(folder, 'print', '--sheet', 'qrs', '--ruleset', ruleset, '--out', 'q.md', '--overwrite').expect(OK)
        assert expected in (folder / 'q.md').read_text()
    assert 'Modern rifle' in printed(folder, FORCE, '--sheet', 'qrs').decode()
    run(folder, 'print', '--sheet', 'qrs', '--ruleset', 'chess', '--out', 'r.md').expect(FAILED, 'chess')


@test
def the_same_force_gives_the_same_file(folder):
    assert printed(folder, FORCE, out='a.pdf') == printed(folder, FORCE, out='b.pdf')
    run(folder, 'print', write(folder, FORCE), '--out', 'dated.txt').expect(OK)
    dated = (folder / 'dated.txt').read_bytes()
    assert dated != printed(folder, FORCE) and dated.startswith(printed(folder, FORCE).rstrip()), dated


@test
def options_change_the_sheet(folder):
    plain = printed(folder, FORCE).decode()
    assert '☐☐☐☐☐ ◫☐☐☐☐ ☐☐' in plain and 'Guards the wagons.' in plain, plain
    assert '☐' not in printed(folder, FORCE, '--no-boxes').decode()
    assert 'Guards the wagons.' not in printed(folder, FORCE, '--no-notes').decode()
    one = printed(folder, FORCE, '--unit', 'Scouts').decode()
    assert 'Scouts' in one and '1st Company' not in one, one
    assert printed(folder, FORCE, '--unit', 'u2') == printed(folder, FORCE, '--unit', 'Scouts')
    upright = printed(folder, FORCE, out='a.pdf')
    for option in (['--landscape'], ['--paper', 'letter'], ['--large'], ['--sheet', 'cards'],
                   ['--sheet', 'cards', '--cards-per-page', '9'], ['--sheet', 'cards', '--no-cut-lines']):
        assert printed(folder, FORCE, *option, out='b.pdf') != upright, option


@test
def what_battles_left_is_shown_or_left_out(folder):
    battle = json.loads(FORD.read_text(encoding='utf-8'))
    units = battle['sides'][1]['units']
    force = {'format': 'muster-force', 'version': 1, 'ruleset': battle['ruleset'], 'name': 'Our Host',
             'units': [{'id': f'own-{number}', 'name': unit['name'], 'type': unit['type'],
                        'leader': {'name': unit['leader']['name']}} for number, unit in enumerate(units)]}
    run(folder, 'import', write(folder, force, 'host.muster-force'), FORD).expect(OK)

    def sheet(*options):
        run(folder, 'print', 'Our Host', '--out', 'host.txt', '--overwrite', *options).expect(OK)
        return (folder / 'host.txt').read_text(encoding='utf-8')

    assert sheet('--sheet', 'leaders').count('Service: 1 battle: 1 won') == 4
    everybody, living = sheet(), sheet('--no-lost')
    assert 'Black Shields' in everybody and '13 points · 4 units' in everybody, everybody
    assert 'Black Shields' not in living and 'White Shields' in living, living
    # What is left out is not counted.
    assert '10 points · 3 units' in living and '13 points' not in living, living
    assert 'For your notes' in sheet('--lines') and 'For your notes' not in everybody


@test
def a_stored_force_is_found_by_name_and_number(folder):
    run(folder, 'import', write(folder, FORCE, 'a.muster-force'), write(folder, example())).expect(OK)
    uuid = run(folder, 'list', '--json').expect(OK).json['forces'][0]
    for name in ('Natal Column', 'natal column', 'force-1', uuid.get('uuid', 'force-1')):
        run(folder, 'print', name, '--out', 'x.md', '--overwrite').expect(OK)
    run(folder, 'print', 'Zulu Column', '--out', 'y.md').expect(FAILED, 'Zulu Column')
    run(folder, 'print', 'battle-1', '--out', 'y.md').expect(FAILED, 'battle')
    assert not (folder / 'y.md').exists()


@test
def markers_are_as_many_as_can_lie_on_the_table(folder):
    text = printed(folder, FORCE, '--sheet', 'markers', '--objectives', '2', out='a.md').decode()
    assert 'Pinned' in text and 'Objective 2' in text and 'Objective 3' not in text, text
    assert 'Casualties' in text and 'Leaderless' in text, text
    small = printed(folder, FORCE, '--sheet', 'markers', '--marker-size', '15', out='a.pdf')
    large = printed(folder, FORCE, '--sheet', 'markers', '--marker-size', '40', out='b.pdf')
    assert small != large
    assert '1st Company' in printed(folder, FORCE, '--sheet', 'plates', out='a.html').decode()
    run(folder, 'print', write(folder, FORCE), '--sheet', 'markers', '--marker-size', '7', '--out',
        'y.pdf').expect(USAGE, '40 mm')
    run(folder, 'print', write(folder, FORCE), '--sheet', 'maps', '--out', 'y.pdf').expect(USAGE, 'maps')
    assert not (folder / 'y.pdf').exists()


@test
def a_battle_has_sheets_too(folder):
    battle = write(folder, example(), 'b.muster-battle')
    for sheet, expected in (('report', 'Result'), ('scenario', 'Length'), ('markers', 'Has acted'), ('plates', 'Other side')):
        run(folder, 'print', '--battle', battle, '--sheet', sheet, '--out', 'b.md', '--overwrite').expect(OK)
        assert expected in (folder / 'b.md').read_text(), sheet
    run(folder, 'print', '--battle', battle, '--sheet', 'cards', '--out', 'c.md').expect(FAILED, 'scenario')
    run(folder, 'print', '--battle', battle, write(folder, FORCE), '--out', 'c.md').expect(USAGE, '--battle')
    run(folder, 'print', '--battle', 'nowhere', '--out', 'c.md').expect(FAILED)
    assert not (folder / 'c.md').exists()


@test
def the_quick_reference_of_a_battle_is_of_what_is_played(folder):
    """Its optional rules are in, others are not, and there is no heading for them."""
    run(folder, 'print', '--battle', ROOT / 'data/samples/monmouth.muster-battle', '--sheet', 'qrs',
        '--out', 'q.md').expect(OK)
    text = (folder / 'q.md').read_text(encoding='utf-8')
    assert '## Guns' in text and '## Quality' in text
    assert 'Square' not in text and 'Rockets' not in text and 'Optional rules' not in text


@test
def scenarios_and_blank_forms_need_nobody(folder):
    run(folder, 'print', '--ruleset', 'kings', '--scenario', 'A', '--sheet', 'scenario', '--out', 's.html').expect(OK)
    page = (folder / 's.html').read_text()
    assert '<svg' in page and 'Just Passing By' in page, page
    run(folder, 'print', '--ruleset', 'kings', '--scenario', 'none', '--out', 't.md').expect(FAILED, 'none')
    for ruleset in 'hexcard', 'magdala':  # the only one needs no name
        run(folder, 'print', '--ruleset', ruleset, '--sheet', 'scenario', '--out', f'{ruleset}.txt').expect(OK)
        assert 'Length' in (folder / f'{ruleset}.txt').read_text(), ruleset
    for ruleset, ids in (('kings', 'A, B, C, D, E, F, G, H, open'), ('toysoldier', 'monmouth, cowpens')):
        run(folder, 'print', '--ruleset', ruleset, '--sheet', 'scenario', '--out', 'u.txt').expect(FAILED, ids)
    assert not (folder / 'u.txt').exists()
    run(folder, 'print', '--ruleset', 'kings', '--sheet', 'blank', '--out', 'b.txt').expect(OK)
    assert 'Unit 1' in (folder / 'b.txt').read_text()


@test
def what_cannot_be_done_is_said(folder):
    path = write(folder, FORCE)
    run(folder, 'print', path, '--out', 'x.md').expect(OK)
    run(folder, 'print', path, '--out', 'x.md').expect(FAILED, 'x.md')
    run(folder, 'print', path, '--out', 'nowhere/x.md').expect(FAILED, 'nowhere')
    run(folder, 'print', path, '--out', 'y.md', '--unit', 'Guard').expect(FAILED, 'Guard')
    run(folder, 'print', write(folder, change(FORCE, ['units'], 3)), '--out', 'y.md').expect(FAILED, 'units')
    assert not (folder / 'y.md').exists()


@test
def a_force_may_come_from_the_standard_input(folder):
    run(folder, 'print', '-', '--out', 'x.md', stdin=json.dumps(FORCE).encode()).expect(OK)
    assert 'Natal Column' in (folder / 'x.md').read_text()


main()
