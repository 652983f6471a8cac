# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A campaign with its force, battle and portrait as a bundle, made by hand."""

import hashlib
import io
import json
import struct
import warnings
import zipfile
import zlib

from cli_test import ROOT

ID = 'a1b2c3d4-0000-4000-8000-00000000000a'
FORCE = 'a1b2c3d4-0000-4000-8000-00000000000f'
BATTLE = 'a1b2c3d4-0000-4000-8000-00000000000b'


def png(width, height):
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    rows = b''.join(b'\0' + b'\x80' * width for _ in range(height))
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 0, 0, 0, 0)) +
            chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))


PORTRAIT = png(4, 4)
PORTRAIT_ID = hashlib.sha256(PORTRAIT).hexdigest()


def sha(data):
    return hashlib.sha256(data).hexdigest()


def dump(document):
    return (json.dumps(document, ensure_ascii=False) + '\n').encode()


def battle():
    return json.loads((ROOT / 'data/samples/skirmish-at-the-ford.muster-battle').read_text(encoding='utf-8'))


def campaign():
    digest = hashlib.sha256(b'').hexdigest()
    return {
        'format': 'muster-campaign', 'version': 1, 'title': 'The Border',
        'sides': [{'id': 'red', 'name': 'Red'}, {'id': 'blue', 'name': 'Blue'}],
        'forces': [{'id': 'f1', 'name': 'Column', 'ruleset': 'kings', 'side': 'red',
                    'units': [{'id': 'u1', 'name': '1st', 'type': 'regular-infantry', 'models': 12}]},
                   {'id': 'f2', 'name': 'Clans', 'ruleset': 'kings', 'side': 'blue',
                    'units': [{'id': 'u2', 'name': '2nd', 'type': 'tribal-infantry', 'models': 16}]}],
        'chapters': [{'id': 'ford', 'title': 'The ford'}, {'id': 'kraal', 'title': 'The kraal'}],
        'log': [{'order': 'open', 'params': {'chapter': 'ford'}},
                {'order': 'return', 'params': {'chapter': 'ford', 'winner': 'red',
                                               'source': {'battle': BATTLE, 'digest': digest}}}],
    }


def force():
    return {'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Column',
            'units': [{'id': 'x1', 'name': '1st', 'type': 'regular-infantry', 'models': 12,
                       'leader': {'name': 'Hill', 'portrait': PORTRAIT_ID}}]}


def parts():
    """A good bundle as names and contents."""
    files = {'campaign.muster-campaign': dump(campaign()), f'forces/{FORCE}.muster-force': dump(force()),
             f'battles/{BATTLE}.muster-battle': dump(battle()), f'portraits/{PORTRAIT_ID}.png': PORTRAIT}
    return {'bundle.json': dump(manifest(files)), **files}


def manifest(files):
    return {'format': 'muster-bundle', 'version': 1,
            'campaign': {'id': ID, 'digest': sha(files['campaign.muster-campaign'])},
            'forces': [{'id': FORCE, 'digest': sha(files[f'forces/{FORCE}.muster-force']), 'for': ['f1']}],
            'battles': [{'id': BATTLE, 'digest': sha(files[f'battles/{BATTLE}.muster-battle']), 'for': ['ford']}],
            'portraits': [{'id': PORTRAIT_ID, 'type': 'png'}]}


def again(files):
    """The files with a manifest that fits them."""
    return {**files, 'bundle.json': dump(manifest(files))}


def pack(files, compression=zipfile.ZIP_DEFLATED):
    archive = io.BytesIO()
    warnings.simplefilter('ignore')  # a name that is there twice
    with zipfile.ZipFile(archive, 'w', compression) as zipped:
        for name, content in files.items() if isinstance(files, dict) else files:
            zipped.writestr(zipfile.ZipInfo(name) if isinstance(name, str) else name, content, compression)
    return archive.getvalue()
