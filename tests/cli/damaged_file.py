# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A data file with something in it, to be harmed."""

import json
import shutil
import struct
import zlib

from cli_test import OK, ROOT, example, run, write

SAMPLES = [ROOT / 'data/samples' / f'{name}.muster-battle'
           for name in ('skirmish-at-the-ford', 'frontier-column')]
PAGE = 4096


def png():
    """A picture of 8 pixels by 8."""
    def chunk(kind, content):
        return struct.pack('>I', len(content)) + kind + content + struct.pack('>I', zlib.crc32(kind + content))
    rows = (b'\0' + b'\x7f\x40\x20' * 8) * 8
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 8, 8, 8, 2, 0, 0, 0)) +
            chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))


def data_file(folder):
    return folder / 'home/data/muster/muster.db'


def fill(folder):
    force = {'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Frontier Guard',
             'units': [{'id': 'u1', 'name': 'First', 'type': 'regular-infantry', 'models': 12}]}
    run(folder, 'import', write(folder, example(), 'example.json'), *SAMPLES,
        write(folder, force, 'force.json')).expect(OK)
    return data_file(folder).read_bytes()


def fill_rich(folder):
    """Rows of every kind: a campaign that has heard of a battle, one with a picture, and a club with members,
    merges, a season, an evening, an event, and battles of which more was said afterwards."""
    def club(*words):
        run(folder, 'club', *words).expect(OK)

    fill(folder)
    samples = ROOT / 'data/samples'
    run(folder, 'campaign', 'import', samples / 'valley-war.json').expect(OK)
    run(folder, 'campaign', 'return', samples / 'valley-war-ford.muster-battle', '--chapter=ford').expect(OK)
    told = json.loads(SAMPLES[0].read_text(encoding='utf-8'))
    told.pop('kind', None)
    told.update(title='Told anew', despatch='The ford was held.')
    for side, name in zip(told['sides'], ('Ann', 'Bob')):
        side['players'][0]['name'] = name
    run(folder, 'import', write(folder, told, 'told.json')).expect(OK)
    picture = folder / 'map.png'
    picture.write_bytes(png())
    run(folder, 'campaign', 'new', '--preset=two-columns', f'--map-picture={picture}', 'On a map').expect(OK)
    rows = ''.join(f'b{i},2026-01-{i + 1:02},{a},A,win\nb{i},2026-01-{i + 1:02},{b},B,loss\n'
                   for i, (a, b) in enumerate([('Ann', 'Bob'), ('Bobby', 'Cid'), ('Dan', 'Ann'), ('Cid', 'Dan')]))
    club('import', write(folder, ('battle,date,player,side,result\n' + rows).encode(), 'results.csv'))
    club('member', 'set', 'Ann', 'nickname=Annie', 'notes=A friend')
    club('member', 'rename', 'Dan', 'Daniel')
    club('member', 'merge', 'Bobby', 'Bob')
    club('season', 'set', 'Spring', '2026-01-01', '2026-03-31', '--scoring', '2,1,0')
    club('played', 'battle-1', '2026-02-02')
    club('count', 'battle-2', 'no')
    club('evening', 'new', '--date', '2026-03-05', '--title', 'First', '--place', 'Hall')
    club('evening', 'come', 'First', 'Ann', 'Bob', 'Cid', 'Daniel')
    club('evening', 'pair', 'First')
    club('event', 'new', 'Cup', '--players', 'Ann,Bob,Cid,Daniel')
    club('event', 'round', 'Cup')
    return data_file(folder).read_bytes()


def put(folder, content):
    data_file(folder).write_bytes(content)


def export_all(folder):
    target = folder / 'out'
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    result = run(folder, 'export', '--all', '--folder', target)
    return result, len(list(target.iterdir()))
