# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A data file with something in it, to be harmed."""

import shutil

from cli_test import OK, ROOT, example, run, write

SAMPLES = [ROOT / 'data/samples' / f'{name}.muster-battle'
           for name in ('skirmish-at-the-ford', 'frontier-column')]
PAGE = 4096


def data_file(folder):
    return folder / 'home/data/muster/muster.db'


def fill(folder):
    force = {'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Frontier Guard',
             'units': [{'id': 'u1', 'name': 'First', 'type': 'regular-infantry', 'models': 12}]}
    run(folder, 'import', write(folder, example(), 'example.json'), *SAMPLES,
        write(folder, force, 'force.json')).expect(OK)
    return data_file(folder).read_bytes()


def put(folder, content):
    data_file(folder).write_bytes(content)


def export_all(folder):
    target = folder / 'out'
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    result = run(folder, 'export', '--all', '--folder', target)
    return result, len(list(target.iterdir()))
