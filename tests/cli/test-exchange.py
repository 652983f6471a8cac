# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""force import and force export: forces in the formats of others."""
import io
import json
import xml.etree.ElementTree as ET
import zipfile

from cli_test import FAILED, OK, main, run, test, write

FORCE = {'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Natal Column', 'budget': 24,
         'units': [{'id': 'u1', 'name': '1st', 'type': 'regular-infantry', 'options': ['elite'], 'models': 12},
                   {'id': 'u2', 'name': 'Impi', 'type': 'tribal-infantry', 'options': ['fierce'], 'models': 16}]}
FORMATS = ['text', 'markdown', 'bbcode', 'csv', 'json', 'ros', 'rosz']
LIST = 'Natal Column, 24 points\n- 2 x Regular Infantry @ 12 points\n- Impi: Tribal Infantry (fierce)\n'


def units(force):
    return [(unit['type'], unit['name'], unit.get('options', [])) for unit in force['units']]


@test
def every_format_goes_out_and_comes_in(folder):
    path = write(folder, FORCE, 'column.muster-force')
    for number, name in enumerate(FORMATS, 1):
        out = folder / f'out.{name}'
        run(folder, 'force', 'export', path, '--format', name, '--out', out).expect(OK)
        found = run(folder, 'force', 'import', '--json', out).expect(OK).json
        assert found['units'] == 2 and found['points'] == 11 and found['stored'] == f'force-{number}', found
        assert not any(line['remarks'] for line in found['lines']), found
        back = run(folder, 'force', 'export', f'force-{number}', '--format', 'json').expect(OK).text
        assert units(json.loads(back)) == units(FORCE), back
    # One that is there already stays.
    run(folder, 'force', 'export', path, '--out', folder / 'out.csv').expect(FAILED, '--overwrite')
    run(folder, 'force', 'export', path, '--out', folder / 'out.csv', '--overwrite').expect(OK)


@test
def others_can_read_the_roster(folder):
    path = write(folder, FORCE, 'column.muster-force')
    run(folder, 'force', 'export', path, '--out', folder / 'a.rosz').expect(OK)
    archive = zipfile.ZipFile(io.BytesIO((folder / 'a.rosz').read_bytes()))
    assert archive.testzip() is None and archive.namelist() == ['roster.ros']
    root = ET.fromstring(archive.read('roster.ros'))
    space = {'r': 'http://www.battlescribe.net/schema/rosterSchema'}
    assert root.get('battleScribeVersion') == '2.03'
    names = [(unit.get('name'), unit.get('customName'))
             for unit in root.findall('r:forces/r:force/r:selections/r:selection', space)]
    assert names == [('Regular Infantry', '1st'), ('Tribal Infantry', 'Impi')], names
    costs = [float(cost.get('value')) for cost in root.findall('.//r:selection/r:costs/r:cost', space)]
    assert sum(costs) == float(root.find('r:costs/r:cost', space).get('value')) == 11, costs
    ids = [element.get('id') for element in root.iter() if element.get('id')]
    assert len(ids) == len(set(ids)), ids


@test
def a_list_goes_to_the_standard_output(folder):
    text = run(folder, 'force', 'export', write(folder, FORCE)).expect(OK).text
    assert text.startswith('Natal Column\n============\n') and '- “Impi”' not in text and '- Impi: ' in text, text
    assert run(folder, 'force', 'export', '-', '--format', 'bbcode',
               stdin=text.encode()).expect(OK).text.startswith('[b]Natal Column[/b]')


@test
def a_dry_run_stores_nothing(folder):
    text = run(folder, 'force', 'import', '--dry-run', '-', stdin=LIST.encode()).expect(OK).text
    for words in ['Natal Column · The Men Who Would Be Kings', '2 × Regular Infantry (12 points)',
                  'Impi: Tribal Infantry, Fierce', '3 units, 16 points', '24 points are stated, but 16 were counted']:
        assert words in text, f'{words!r} is not in {text!r}'
    assert not (folder / 'home').exists()


@test
def what_is_half_understood_is_not_stored(folder):
    path = folder / 'list.txt'
    path.write_text(LIST + '- Light Cavalry\n', encoding='utf-8')
    result = run(folder, 'force', 'import', path).expect(FAILED, ['nothing was stored', '--partly'])
    assert 'Cavalry meant?' in result.text and '1 line was not understood' in result.text, result.text
    assert not (folder / 'home').exists()
    run(folder, 'force', 'check', path).expect(FAILED, '--dry-run')
    stored = run(folder, 'force', 'import', '--partly', path).expect(OK).text
    assert stored.endswith('force-1\tNatal Column\n'), stored
    assert 'Natal Column' in run(folder, 'list').expect(OK).text


@test
def what_is_no_force_is_refused(folder):
    for name, content, says in [('a.txt', b'hello\nworld\n', 'no unit was understood'),
                                ('a.bin', b'\xff\xfe\x00', 'UTF-8'), ('a.ros', b'<roster', 'a.ros'),
                                ('a.rosz', b'PK\x03\x04', 'zip'), ('a.json', b'{"format": 1}', '$.format'),
                                ('a.csv', b'type,unit\n"x', 'row 2, column 1')]:
        run(folder, 'force', 'import', write(folder, content, name)).expect(FAILED, says)
    run(folder, 'force', 'import', '--ruleset', 'chess', write(folder, FORCE)).expect(FAILED, 'chess')
    run(folder, 'force', 'import', '--ruleset', 'hexcard', write(folder, FORCE)).expect(FAILED, 'hexcard')
    run(folder, 'force', 'check', write(folder, b'hello', 'a.txt')).expect(FAILED, 'not a force')
    assert not (folder / 'home').exists()


@test
def the_ruleset_can_be_said(folder):
    text = b'4 x Infantry\n'
    found = run(folder, 'force', 'import', '--dry-run', '--json', '--ruleset', 'hexcard', '-', stdin=text)
    assert found.expect(OK).json['units'] == 4


main()
