#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli tour: whole battles, the same for the same seed."""

import functools
import json
import os
import pathlib
import re
import tempfile

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test

TITLES = {
    'cowpens': 'Cowpens',
    'frontier-column': 'Frontier column',
    'road-to-the-wells': 'The road to the wells',
    'skirmish-at-the-ford': 'Skirmish at the ford',
}
BATTLES = [name + '.muster-battle' for name in TITLES]
CAMPAIGN = ['valley-war.muster-campaign', 'valley-war.md', 'valley-war.pdf']
FILES = sorted([*CAMPAIGN, *(name + ending for name in TITLES for ending in ('.muster-battle', '.md', '.pdf'))])


def play(folder, name, *options, env=None):
    out = folder / name
    result = run(folder, 'tour', '--out', out, *options, env=env).expect(OK)
    files = {path.name: path.read_bytes() for path in out.iterdir()}
    return result.text.replace(str(out), 'OUT'), files


def undated(tour):
    """A tour without the day on which it was played, as that differs by time zone and at midnight."""
    text, files = tour
    return text, {name: re.sub(rb'"played": "[-0-9]{10}"', b'"played": DAY', data) for name, data in files.items()}


@functools.cache
def play_once():
    with tempfile.TemporaryDirectory() as folder:
        return play(pathlib.Path(folder), 'out')


def look_at_tour(folder):
    """What comes of a tour without a seed, in a folder “out”; it is played for the first test that asks."""
    text, files = play_once()
    out = folder / 'out'
    out.mkdir()
    for name, data in files.items():
        (out / name).write_bytes(data)
    return text, files


@test
def it_plays_each_battle_to_its_result(folder):
    text, files = look_at_tour(folder)
    assert sorted(files) == FILES, sorted(files)
    assert text.count('RESULT') == len(TITLES) and text.count('TURN 1\n') == len(TITLES), text
    for words in [*TITLES.values(), 'TURN 5', 'Fire', 'Rally', 'Deal', 'Charge', ' · over, ',
                  'OUT/skirmish-at-the-ford.muster-battle']:
        assert words in text, words
    for name in BATTLES:
        document = json.loads(files[name])
        state = run(folder, 'replay', '--json', folder / 'out' / name).expect(OK).json
        assert state['over'] and state['winner'] is not None
        assert len(document['log']) > 40
        orders = {entry['order'] for entry in document['log']}
        assert {'fire', 'move', 'end-turn', 'note'} <= orders, orders
        assert any('seed 1879' in entry.get('params', {}).get('text', '') for entry in document['log'])


@test
def the_reports_tell_the_battles(folder):
    _, files = look_at_tour(folder)
    for name, title in TITLES.items():
        report = files[f'{name}.md'].decode()
        state = run(folder, 'replay', '--json', folder / 'out' / f'{name}.muster-battle').expect(OK).json
        assert report.startswith(f'# {title}\n'), report[:80]
        assert f"### Turn {state['turn']}" in report
        assert files[f'{name}.pdf'].startswith(b'%PDF-') and b'%%EOF' in files[f'{name}.pdf'][-10:]


@test
def it_ends_with_the_sample_campaign(folder):
    text, files = look_at_tour(folder)
    shown = run(folder, 'campaign', 'replay', folder / 'out' / CAMPAIGN[0]).expect(OK).text
    assert shown.startswith('The Valley War') and shown in text, shown
    assert text.rstrip().endswith('OUT/valley-war.pdf')
    assert files[CAMPAIGN[0]] == (ROOT / 'data/samples' / CAMPAIGN[0]).read_bytes()
    assert 'The heights' in files[CAMPAIGN[1]].decode() and files[CAMPAIGN[2]].startswith(b'%PDF-')


@test
def the_same_seed_gives_the_same_bytes(folder):
    first = undated(play(folder, 'one', '--seed', 7))
    again = undated(play(folder, 'two', '--seed=7', env={'LC_ALL': 'C', 'TZ': 'Asia/Tokyo'}))
    other = undated(play(folder, 'three', '--seed', 8))
    assert first == again
    assert all(first[1][name] != other[1][name] for name in BATTLES)


@test
def no_seed_is_a_seed_too(folder):
    assert undated(play(folder, 'again')) == undated(look_at_tour(folder))


@test
def many_seeds_come_to_an_end(folder):
    winners = set()
    for seed in [0, 1, 2, 3, 9223372036854775807]:
        _, files = play(folder, f'out{seed}', '--seed', seed)
        for name in BATTLES:
            state = run(folder, 'replay', '--json', folder / f'out{seed}' / name).expect(OK).json
            assert state['over']
            winners.add((name, state['winner']))
    # The dice decide, not the program.
    assert len(winners) > 4, winners


@test
def without_a_folder_it_makes_one(folder):
    text = run(folder, 'tour').expect(OK).text
    made = [path for path in folder.iterdir() if path.name.startswith('muster-tour-')]
    assert len(made) == 1 and str(made[0]) in text
    assert sorted(os.listdir(made[0])) == FILES


@test
def it_replaces_nothing_unasked(folder):
    out = folder / 'deep' / 'out'
    out.mkdir(parents=True)
    for name in FILES:
        mine = out / name
        mine.write_bytes(b'mine')
        run(folder, 'tour', '--out', out).expect(FAILED, [name, '--overwrite'])
        assert os.listdir(out) == [name] and mine.read_bytes() == b'mine'
        mine.unlink()
    (out / FILES[0]).write_bytes(b'mine')
    run(folder, 'tour', '--out', out, '--overwrite').expect(OK)
    assert sorted(os.listdir(out)) == FILES and (out / FILES[0]).read_bytes() != b'mine'


@test
def a_folder_that_cannot_be_is_named(folder):
    (folder / 'file').write_bytes(b'')
    run(folder, 'tour', '--out', folder / 'file' / 'out').expect(FAILED, 'file')
    run(folder, 'tour', '--out', folder / 'file').expect(FAILED, 'file')
    run(folder, 'tour', env={'TMPDIR': str(folder / 'nowhere')}).expect(FAILED, 'nowhere')


@test
def a_wrong_seed_is_a_mistake(folder):
    for wrong in ['-1', 'x', '', '1e3', '99999999999999999999']:
        run(folder, 'tour', f'--seed={wrong}', '--out', folder / 'out').expect(USAGE)
    assert not (folder / 'out').exists()


@test
def it_leaves_the_data_of_the_user_alone(folder):
    play(folder, 'out')
    assert not (folder / 'home').exists() or not list((folder / 'home').rglob('*.db'))


main()
