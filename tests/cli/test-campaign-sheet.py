#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli campaign sheet: a campaign on paper."""

import json
import pathlib

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test, write

FORD = ROOT / 'data/samples/valley-war-ford.muster-battle'
SAMPLE = str(pathlib.Path(__file__).resolve().parents[2] / 'data' / 'samples' / 'valley-war.muster-campaign')


@test
def every_sheet_is_printed(folder):
    for sheet, words in (('campaign', 'Back to the river'), ('rules', 'How we play'), ('record', 'Osman'),
                         ('honour', 'The ford 1879'), ('gazette', 'FIELD FORCE VICTORIOUS')):
        assert words in run(folder, 'campaign', 'sheet', SAMPLE, '--sheet', sheet).expect(OK).text, sheet


@test
def a_briefing_is_for_a_side(folder):
    text = run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'briefing', '--side', 'column').expect(OK).text
    assert '1st Company' in text and 'Black Shields' not in text
    run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'briefing').expect(USAGE)
    run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'briefing', '--side', 'moon').expect(FAILED)
    both = run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'briefing', '--side', 'gm').expect(OK).text
    assert 'Briefing for Field Force' in both and 'Briefing for Valley Clans' in both


@test
def a_briefing_may_be_for_one_player(folder):
    campaign = json.loads(pathlib.Path(SAMPLE).read_text(encoding='utf-8'))
    first = campaign['players'][0]
    campaign['log'] += [{'order': 'note', 'params': {'text': 'hisword', 'player': first['id']}},
                        {'order': 'note', 'params': {'text': 'sideword', 'for': first['side']}}]
    path = write(folder, campaign, 'players.muster-campaign')
    his = run(folder, 'campaign', 'sheet', path, '-s', 'briefing', '--player', first['id']).expect(OK).text
    assert 'hisword' in his and 'sideword' in his and f"Briefing for {first['name']}" in his, his
    theirs = run(folder, 'campaign', 'sheet', path, '-s', 'briefing', '--side', first['side']).expect(OK).text
    assert 'hisword' not in theirs and 'sideword' in theirs, theirs
    for other in campaign['players'][1:]:
        assert 'hisword' not in run(folder, 'campaign', 'sheet', path, '-s', 'briefing', '--player', other['id']).expect(OK).text
    run(folder, 'campaign', 'sheet', path, '-s', 'briefing', '--player', 'nobody').expect(FAILED, 'nobody')
    run(folder, 'campaign', 'sheet', path, '-s', 'gazette', '--player', first['id']).expect(USAGE)
    run(folder, 'campaign', 'sheet', path, '-s', 'briefing', '--player', first['id'], '--side', first['side']).expect(USAGE)


@test
def a_draft_can_be_edited(folder):
    draft = run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'gazette', '--side', 'clans', '--draft').expect(OK).text
    assert draft.startswith('# Disaster: The heights')
    (folder / 'text').write_text('# Stop press\n\nNothing happened.\n', encoding='utf-8')
    text = run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'gazette', '--text', 'text').expect(OK).text
    assert 'STOP PRESS' in text and 'Nothing happened.' in text and 'Osman' not in text
    (folder / 'bad').write_bytes(b'\xff\xfe')
    run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'gazette', '--text', 'bad').expect(FAILED)


@test
def a_gazette_is_public_unless_one_asks_for_more(folder):
    campaign = json.loads(pathlib.Path(SAMPLE).read_text(encoding='utf-8'))
    campaign['log'] += [{'order': 'note', 'params': {'text': 'openword'}},
                        {'order': 'note', 'params': {'text': 'masterword', 'for': 'gm'}},
                        {'order': 'note', 'params': {'text': 'columnword', 'for': 'column'}}]
    path = write(folder, campaign, 'secrets.muster-campaign')
    for side, words in (((), ['openword']), (('--side', 'column'), ['openword', 'columnword']),
                        (('--side', 'clans'), ['openword']), (('--side', 'gm'), ['openword', 'masterword', 'columnword'])):
        for more in ((), ('--draft',)):
            text = run(folder, 'campaign', 'sheet', path, '-s', 'gazette', *side, *more).expect(OK).text
            assert [word for word in ('openword', 'masterword', 'columnword') if word in text] == sorted(
                words, key=['openword', 'masterword', 'columnword'].index), (side, text)
    assert 'For the game master alone' in run(folder, 'campaign', 'sheet', path, '-s', 'gazette', '--side', 'gm').expect(OK).text
    run(folder, 'campaign', 'sheet', path, '-s', 'rules', '--side', 'gm').expect(FAILED, 'gm')


@test
def a_map_is_printed_as_its_readers_see_it(folder):
    campaign = json.loads(pathlib.Path(SAMPLE).read_text(encoding='utf-8'))
    campaign.pop('map', None)
    for force in campaign['forces']:
        force.pop('place', None)
    campaign['rules'].pop('map', None)
    campaign['log'] = []
    run(folder, 'campaign', 'sheet', write(folder, campaign, 'none.muster-campaign'), '-s', 'map').expect(FAILED, 'no map')
    campaign['map'] = {'size': [100, 80], 'places': [{'id': 'a', 'name': 'Alder', 'at': [10, 10]},
                                                     {'id': 'b', 'name': 'Birch', 'at': [90, 70], 'value': 2},
                                                     {'id': 'c', 'name': 'Cedar', 'at': [10, 70]}],
                       'links': [{'between': ['a', 'b'], 'kind': 'road'}, {'between': ['a', 'c']}]}
    campaign['rules']['map'] = {'hidden': True}
    column, host = campaign['forces'][0], campaign['forces'][1]
    column['place'], host['place'] = 'c', 'b'
    campaign['log'] = [{'order': 'march', 'params': {'force': host['id'], 'path': ['a']}}]
    path = write(folder, campaign, 'map.muster-campaign')
    umpire = run(folder, 'campaign', 'sheet', path, '-s', 'map').expect(OK).text
    assert 'For the game master alone' in umpire and host['name'] in umpire and 'marches to' in umpire, umpire
    assert umpire == run(folder, 'campaign', 'sheet', path, '-s', 'map', '--side', 'gm').expect(OK).text
    for sheet in ('map', 'briefing'):
        text = run(folder, 'campaign', 'sheet', path, '-s', sheet, '--side', 'column').expect(OK).text
        assert host['name'] not in text and 'marches to' not in text and 'Orders for turn 1' in text, text
        assert 'From there: Alder (track)' in text, text
    run(folder, 'campaign', 'sheet', path, '-s', 'map', '--side', 'moon').expect(FAILED, 'moon')
    for ending, words in (('html', '>Alder</text>'), ('pdf', '')):
        run(folder, 'campaign', 'sheet', path, '-s', 'map', '--side', 'column', '--out', f'm.{ending}').expect(OK)
        assert words.encode() in (folder / f'm.{ending}').read_bytes()


@test
def options_are_for_the_sheet_that_they_mean_something_for(folder):
    for options, says in ((('-s', 'rules', '--draft'), '--draft'), (('-s', 'gazette', '--draft', '--out=a.md'), '--out'),
                          (('-s', 'gazette', '--draft', '--text=a'), '--text'), (('-s', 'gazette', '--who=hill'), '--who'),
                          (('--who=hill',), '--who'), (('-s', 'record', '--chapter=ford'), '--chapter'),
                          (('--text=a',), '--text'), (('-s', 'honour', '--to=ford'), '--to')):
        run(folder, 'campaign', 'sheet', SAMPLE, *options).expect(USAGE, says)
    assert run(folder, 'campaign', 'sheet', SAMPLE, '--draft').expect(OK).text.startswith('# ')
    run(folder, 'campaign', 'import', SAMPLE).expect(OK)
    run(folder, 'campaign', 'sheet', 'nosuch').expect(FAILED, ['no battle, campaign or force “nosuch”', 'no file “nosuch”'])


@test
def what_players_wrote_is_no_markup_of_a_gazette(folder):
    campaign = json.loads(pathlib.Path(SAMPLE).read_text(encoding='utf-8'))
    unit = campaign['forces'][0]['units'][0]['id']
    campaign['forces'][0]['units'][0]['name'] = '# Firsts'
    campaign['log'] += [{'order': 'honour', 'params': {'unit': unit, 'text': 'Stood\n# head\n> below'}},
                        {'order': 'note', 'params': {'text': '## Fake heading\n- item\n\n\\# slash\n\n#hash'}}]
    path = write(folder, campaign, 'odd.muster-campaign')
    draft = run(folder, 'campaign', 'sheet', path, '-s', 'gazette', '--side', 'gm', '--draft').expect(OK).text
    assert '\n\\## Fake heading\n- item\n\n\\\\# slash\n\n\\#hash\n' in draft, draft
    assert '\n\\# Firsts: Stood\n\\# head\n\\> below.\n' in draft, draft
    assert draft.count('\n# ') == 0 and '\n## Fake' not in draft, draft
    (folder / 'text').write_text(draft, encoding='utf-8')
    for more in ((), ('--text', 'text')):
        for ending in ('md', 'txt', 'bbcode', 'html'):
            run(folder, 'campaign', 'sheet', path, '-s', 'gazette', '--side', 'gm', *more, '--out', f'a.{ending}', '--overwrite').expect(OK)
            text = (folder / f'a.{ending}').read_text(encoding='utf-8')
            if ending == 'md':
                text = text.replace('\\', '')
            assert '## Fake heading - item' in text, (more, ending)
            assert 'Stood # head' in text and 'FAKE' not in text and 'HEAD\n' not in text, (more, ending)
            assert '#hash' in text and '# Firsts: Stood' in text, (more, ending)


@test
def the_ending_says_what_is_written(folder):
    for name, start in (('a.pdf', b'%PDF-'), ('a.html', b'<!DOCTYPE html>'), ('a.md', b'# The Valley War')):
        run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'gazette', '--out', name).expect(OK)
        assert (folder / name).read_bytes().startswith(start), name
    run(folder, 'campaign', 'sheet', SAMPLE, '--out', 'a.md').expect(FAILED)
    run(folder, 'campaign', 'sheet', SAMPLE, '--out', 'a.xyz').expect(USAGE)
    run(folder, 'campaign', 'sheet', SAMPLE, '--sheet', 'nothing').expect(USAGE)
    run(folder, 'campaign', 'sheet', SAMPLE, '-s', 'gazette', '--chapter', 'kraal').expect(FAILED)


@test
def a_force_outside_any_campaign_has_a_record(folder):
    battle = json.loads(FORD.read_text(encoding='utf-8'))
    units = battle['sides'][0]['units']
    force = {'format': 'muster-force', 'version': 1, 'ruleset': battle['ruleset'], 'name': 'Our Column',
             'units': [{'id': f'own-{number}', 'name': unit['name'], 'type': unit['type'], 'models': unit['models'],
                        'leader': {'name': unit['leader']['name']}} for number, unit in enumerate(units)]}
    path = write(folder, force, 'ours.muster-force')
    # Before its first battle there is nothing to tell.
    text = run(folder, 'force', 'record', path).expect(OK).text
    assert 'Our Column' in text and units[0]['name'] not in text
    run(folder, 'import', path).expect(OK)
    run(folder, 'import', FORD).expect(OK)
    text = run(folder, 'force', 'record', 'Our Column').expect(OK).text
    for words in ('Our Column', 'Service record', units[0]['name'], units[0]['leader']['name'], '1 battle'):
        assert words in text, (words, text)
    leader = run(folder, 'force', 'record', 'force-1', '--who', units[0]['leader']['name']).expect(OK).text
    assert units[0]['leader']['name'] in leader and units[-1]['leader']['name'] not in leader
    run(folder, 'force', 'record', 'force-1', '--who=Nobody').expect(FAILED, 'Nobody')
    run(folder, 'force', 'record', 'force-1', '--out', folder / 'record.html').expect(OK)
    assert 'Our Column' in (folder / 'record.html').read_text(encoding='utf-8')


main()
