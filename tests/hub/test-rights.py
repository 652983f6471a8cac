#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may what, tried with each role by plain SQL and by the commands (S-ROLE)."""

import json
import re
import subprocess

from hub_test import (AWAY, BATTLE, BINARIES, FAILED, OK, ROOT, USAGE, Desk, add_battle, database_of, enter, main, move, new_hub,
                      result, server, table, test, write)

LOGINS = ('keeper2', 'rob', 'kev', 'stranger')


def new_club(folder):
    """A hub with a keeper's desk; rob and kev are members."""
    uri = new_hub()
    for login in LOGINS:
        server().new_login(login)
    anna = Desk(folder, 'Anna', uri)
    anna.run('hub', 'admit', 'keeper2', 'keeper').expect(OK)
    anna.run('hub', 'admit', 'rob', 'member').expect(OK)
    anna.run('hub', 'admit', 'kev', 'member').expect(OK)
    return anna, database_of(uri)


def fails(database, login, statement, says='permission denied|not admitted|not a keeper|not his force'):
    answer = server().sql(database, statement, login, check=False)
    assert answer.returncode != 0 and re.search(says, answer.stderr), (login, statement, answer)


@test
def no_table_is_readable(folder):
    anna, database = new_club(folder)
    enter(anna, result('b1'))
    anna.sync()
    tables = server().sql(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'muster'")
    assert len(tables) >= 10
    statements = [statement.format(name) for name in tables for statement in (
        'SELECT * FROM muster.{}', 'DELETE FROM muster.{}', 'TRUNCATE muster.{}', 'COPY muster.{} TO STDOUT')]
    statements.append('CREATE TABLE muster.mine (a int)')
    for login in LOGINS:
        answer = subprocess.run([f'{BINARIES}/psql', '-X', '-q', '-A', '-t', '-d', server().uri(database, login)],
                                input=';\n'.join(statements) + ';\n', capture_output=True, text=True, timeout=600, check=False)
        assert answer.stderr.count('permission denied') == len(statements) and not answer.stdout, answer


@test
def functions_ask_who_is_there(folder):
    """S-ROLE-01, S-ROLE-02, S-ROLE-04: no function of keepers is callable by a member, whatever he sets."""
    anna, database = new_club(folder)
    functions = server().sql(database, "SELECT p.oid::regprocedure FROM pg_proc p WHERE pronamespace = 'muster'::regnamespace")
    for_members = {name for name in functions
                   if server().sql(database, f"SELECT has_function_privilege('muster_member', '{name}', 'EXECUTE')") == ['t']}
    names = {re.match(r'muster\.(\w+)', name).group(1) for name in for_members}
    assert names == {'version', 'exchange', 'put', 'read_links', 'read_versions', 'miss_images', 'put_images', 'read_images',
                     'sheets', 'read_sheet', 'propose', 'erasures'}, names
    for name in functions:
        assert server().sql(database, f"SELECT has_function_privilege('public', '{name}', 'EXECUTE')") == ['f'], name
        (settings,) = server().sql(database, f"SELECT prosecdef, proconfig FROM pg_proc WHERE oid = '{name}'::regprocedure")
        assert settings == 't|{"search_path=pg_catalog, pg_temp"}', (name, settings)
        arguments = ', '.join(f'NULL::{kind}' for kind in name[name.index('(') + 1:-1].split(',') if kind)
        call = f'SELECT * FROM {name[:name.index("(")]} ({arguments})'
        fails(database, 'stranger', call)
        if name not in for_members:
            fails(database, 'rob', call)
            fails(database, 'rob', f'SET ROLE muster_member; {call}')
    fails(database, 'rob', 'SET ROLE muster_keeper')
    fails(database, 'rob', 'SET SESSION AUTHORIZATION owner')
    anna.run('hub', 'dismiss', 'keeper2').expect(OK)
    fails(database, 'keeper2', 'SELECT * FROM muster.pens ()', 'not admitted')
    anna.run('hub', 'dismiss', 'owner').expect(FAILED)
    anna.run('hub', 'dismiss', 'nobody-of-that-name').expect(FAILED)
    anna.run('hub', 'admit', 'nobody-of-that-name', 'member').expect(FAILED)
    anna.run('hub', 'admit', 'rob', 'king').expect(USAGE)


@test
def another_hub_on_the_server_is_another_hub(folder):
    """S-ROLE-04: the group roles only open the schema."""
    (folder / 'one').mkdir()
    (folder / 'two').mkdir()
    new_club(folder / 'one')
    uri = new_hub()
    fails(database_of(uri), 'rob', "SELECT * FROM muster.exchange (gen_random_uuid (), 'x', '')", 'not admitted')
    desk = Desk(folder / 'two', 'Rob')
    desk.run('hub', 'join', server().uri(database_of(uri), 'rob'), '--desk', 'Rob').expect(AWAY, 'admit')


@test
def shadows_change_nothing(folder):
    """Functions and tables of the same names, in other schemas and in one's own temporary one."""
    anna, database = new_club(folder)
    server().sql(database, 'CREATE SCHEMA trap; GRANT ALL ON SCHEMA trap, public TO PUBLIC')
    trap = ("CREATE FUNCTION {0}.get_role () RETURNS text LANGUAGE sql AS $$ SELECT 'keeper'::text $$;"
            "CREATE FUNCTION {0}.now () RETURNS timestamptz LANGUAGE plpgsql AS $$ BEGIN RAISE 'trapped'; END $$;"
            "CREATE FUNCTION {0}.sha256 (bytea) RETURNS bytea LANGUAGE plpgsql AS $$ BEGIN RAISE 'trapped'; END $$;")
    server().sql(database, trap.format('trap') + trap.format('public'), 'rob')
    shadow = ("CREATE TEMP TABLE login (name text, role text); INSERT INTO login VALUES ('rob', 'keeper');"
              'SET search_path = pg_temp, trap, public, pg_catalog;')
    fails(database, 'rob', shadow + 'SELECT * FROM muster.pens ()', 'not a keeper|permission denied')
    assert server().sql(database, shadow + "SELECT who FROM muster.exchange (gen_random_uuid (), 'x', '') LIMIT 1",
                        'rob') == ['member']


@test
def what_a_member_reads(folder):
    """S-ROLE-02: no notes of members, no battle that was not opened, no campaign."""
    anna, database = new_club(folder)
    enter(anna, result('b1'))
    anna.run('club', 'member', 'set', 'Neil Quinn', 'nickname=Nell', 'notes=owes for May').expect(OK)
    opened, closed = add_battle(anna, 'Opened'), add_battle(anna, 'Closed')
    anna.run('hub', 'share', 'campaign', 'x', '--members').expect(USAGE)
    anna.run('hub', 'share', 'battle', opened, '--members').expect(OK)
    anna.run('hub', 'share', 'battle', closed).expect(OK)
    anna.sync()
    rob = Desk(folder, 'Rob', server().uri(database, 'rob'))
    rob.sync()
    assert table(rob) == table(anna)
    text = rob.run('club', 'member', 'show', 'Neil Quinn').expect(OK).text
    assert 'Nell' in text and 'owes' not in text, text
    assert b'owes for May' not in rob.file.read_bytes()
    listed = {item['title'] for item in json.loads(rob.run('list', '--json').out)['battles']}
    assert listed == {'Opened'}
    assert rob.sync() == {'sent': 0, 'taken': 0, 'items': []}
    everything = ''
    for key in server().sql(database, "SELECT key FROM muster.item WHERE kind = 'member'"):
        everything += '\n'.join(server().sql(database, f"SELECT * FROM muster.read_versions ('{{member}}', '{{{key}}}', '{{0}}')",
                                             'rob'))
    assert 'Nell' in everything and 'owes' not in everything, everything
    assert server().sql(database, f"SELECT * FROM muster.read_links ('{{battle}}', '{{{closed}}}', '{{0}}', '{{9}}')", 'rob') == []
    anna.record(opened, move('r1')).expect(OK)
    anna.run('club', 'member', 'set', 'Neil Quinn', 'nickname=Nelly', 'notes=paid').expect(OK)
    anna.sync()
    assert rob.sync()['taken'] == 2
    assert rob.chain(opened) == anna.chain(opened)
    rob.record(opened, move('r2')).expect(OK)
    rob.sync()
    assert server().sql(database, f"SELECT n FROM muster.item WHERE key = '{opened}'") == ['2'], 'a member sends no battles'


@test
def proposals(folder):
    """S-ROLE-02: what a member enters is proposed, and a keeper decides."""
    anna, database = new_club(folder)
    rob = Desk(folder, 'Rob', server().uri(database, 'rob'))
    enter(rob, result('r1', (7, 5)), result('r2', (1, 9)))
    assert rob.sync()['sent'] == 2 and rob.sync()['sent'] == 0
    anna.sync()
    assert 'r1' not in table(anna)
    listed = anna.run('hub', 'proposals', '--json').expect(OK).json
    assert [set(one) for one in listed] == [{'id', 'login', 'kind', 'key', 'title'}] * 2
    assert [(one['login'], one['kind'], one['key'], one['title']) for one in listed] == [
        ('rob', 'result', 'r1', 'Neil Quinn 7, Rob Tighe 5'), ('rob', 'result', 'r2', 'Neil Quinn 1, Rob Tighe 9')]
    for command in (['proposals'], ['admit', 'kev', 'member'], ['dismiss', 'kev']):
        rob.run('hub', *command).expect(FAILED, 'Only a keeper')
    anna.run('hub', 'proposals', 'accept').expect(USAGE)
    for number in ('999', '', 'x', f'{listed[0]["id"]}x', f' {listed[0]["id"]}'):
        anna.run('hub', 'proposals', 'accept', number).expect(FAILED)
    anna.run('hub', 'proposals', 'accept', listed[0]['id']).expect(OK)
    anna.run('hub', 'proposals', 'refuse', listed[1]['id']).expect(OK)
    assert anna.run('hub', 'proposals', '--json').json == []
    assert 'r1' in table(anna) and 'r2' not in table(anna)
    rob.sync()
    assert rob.item('result', id='r1')['state'] == 'same'


@test
def forces_of_his_own(folder):
    anna, database = new_club(folder)
    rob, kev = (Desk(folder, name.title(), server().uri(database, name)) for name in ('rob', 'kev'))
    text = (ROOT / 'docs/force-file.md').read_text(encoding='utf-8')
    force = json.loads(re.search(r'```json\n(\{.*?\n\})\n```', text, re.S).group(1))
    rob.run('import', write(rob.folder, force, 'force.muster-force')).expect(OK)
    uuid = json.loads(rob.run('list', '--json').out)['forces'][0]['uuid']
    rob.run('hub', 'share', 'force', uuid).expect(OK)
    assert rob.sync()['sent'] == 1
    anna.sync()
    kev.sync()
    assert json.loads(kev.run('list', '--json').out)['forces'][0]['uuid'] == uuid
    fails(database, 'kev', f"SELECT * FROM muster.put (gen_random_uuid (), '{{force}}', '{{{uuid}}}', '{{NULL}}', '{{1}}', '{{NULL}}',"
          " '{0}', ARRAY[sha256 ('x')], ARRAY['{}'])", 'not his force')


@test
def the_force_of_a_campaign_is_no_members_business(folder):
    """S-ROLE-02: what one side has is a secret of the campaign, until somebody shares the force by itself."""
    anna, database = new_club(folder)
    force = {'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Column',
             'units': [{'id': 'one', 'name': '1st', 'type': 'regular-infantry', 'models': 12,
                        'leader': {'name': 'Hill', 'rank': 'Capt.', 'leadership': 6}}]}
    anna.run('import', write(anna.folder, force, 'column.muster-force')).expect(OK)
    anna.run('campaign', 'new', 'War', '--preset=league', '--force=Column').expect(OK)
    uuid = json.loads(anna.run('list', '--json').out)['forces'][0]['uuid']
    anna.run('hub', 'share', 'campaign', 'War').expect(OK)
    anna.sync()
    rob = Desk(folder, 'Rob', server().uri(database, 'rob'))
    rob.sync()
    assert json.loads(rob.run('list', '--json').out)['forces'] == []
    reading = f"SELECT * FROM muster.read_versions ('{{force}}', '{{{uuid}}}', '{{0}}')"
    assert server().sql(database, reading, 'rob') == [] and server().sql(database, reading) != []
    anna.run('hub', 'share', 'force', uuid).expect(OK)
    anna.sync()
    rob.sync()
    assert [row['name'] for row in json.loads(rob.run('list', '--json').out)['forces']] == ['Column']


@test
def sheets_of_a_side(folder):
    """S-ROLE-03: a side's sheets are handed to its own logins only."""
    anna, database = new_club(folder)
    blocks = re.findall(r'```json\n(.*?)\n```', (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8'), re.S)
    campaign = {**json.loads(blocks[0]), 'log': json.loads(blocks[2])}
    anna.run('import', write(anna.folder, campaign, 'valley.muster-campaign')).expect(OK)
    sides = [side['id'] for side in campaign['sides']]
    anna.run('hub', 'admit', 'rob', 'member', '--campaign', 'campaign-1', '--side', sides[0]).expect(OK)
    anna.run('hub', 'admit', 'kev', 'member', '--campaign', 'campaign-1', '--side', 'nobody').expect(FAILED)
    anna.run('hub', 'admit', 'kev', 'member', '--campaign', 'campaign-1').expect(USAGE)
    anna.run('hub', 'publish', 'campaign-1', 'briefing').expect(USAGE)
    anna.run('hub', 'publish', 'campaign-1', 'song').expect(USAGE)
    anna.run('hub', 'publish', 'campaign-1', 'briefing', '--side', sides[0]).expect(OK)
    anna.run('hub', 'publish', 'campaign-1', 'briefing', '--side', sides[1]).expect(OK)
    anna.run('hub', 'publish', 'campaign-1', 'standings').expect(OK)
    rob, kev = (Desk(folder, name.title(), server().uri(database, name)) for name in ('rob', 'kev'))
    assert [(one['sheet'], one['side']) for one in rob.run('hub', 'sheets', '--json').expect(OK).json] == \
           [('briefing', sides[0]), ('standings', '')]
    assert [(one['sheet'], one['side']) for one in kev.run('hub', 'sheets', '--json').expect(OK).json] == [('standings', '')]
    rob.run('hub', 'sheets', 'briefing').expect(USAGE)
    rob.run('hub', 'sheets', 'briefing', '-o', folder / 'rob.html').expect(OK)
    assert '<html' in (folder / 'rob.html').read_text(encoding='utf-8')
    kev.run('hub', 'sheets', 'briefing', '-o', folder / 'kev.html').expect(FAILED)
    (uuid,) = set(server().sql(database, 'SELECT campaign FROM muster.sheet'))
    assert server().sql(database, f"SELECT muster.read_sheet ('{uuid}', 'briefing', '{sides[0]}') IS NULL", 'kev') == ['t']
    assert server().sql(database, f"SELECT muster.read_sheet ('{uuid}', 'briefing', '{sides[1]}') IS NULL", 'rob') == ['t']
    rob.run('hub', 'publish', 'campaign-1', 'standings').expect(FAILED)
    # Whoever changes sides has no right to the papers of the first one any more.
    anna.run('hub', 'admit', 'rob', 'member', '--campaign', 'campaign-1', '--side', sides[1]).expect(OK)
    assert [(one['sheet'], one['side']) for one in rob.run('hub', 'sheets', '--json').expect(OK).json] == \
           [('briefing', sides[1]), ('standings', '')]


@test
def nothing_published_has_secrets(folder):
    """S-ROLE-03: what is for everybody, or for a side, is never the game master's edition."""
    anna, database = new_club(folder)
    blocks = re.findall(r'```json\n(.*?)\n```', (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8'), re.S)
    campaign = {**json.loads(blocks[0]), 'log': json.loads(blocks[2])}
    anna.run('import', write(anna.folder, campaign, 'valley.muster-campaign')).expect(OK)
    sides = [side['id'] for side in campaign['sides']]
    units = {side: [unit['name'] for force in campaign['forces'] if force['side'] == side for unit in force['units']]
             for side in sides}
    assert all(units.values()), units
    for sheet in ('campaign', 'gazette'):
        for side in ('', *sides):
            anna.run('hub', 'publish', 'campaign-1', sheet, *(['--side', side] if side else [])).expect(OK)
            (html,) = [''.join(server().sql(database, f"SELECT translate (html, E'\\n', ' ') FROM muster.sheet"
                                            f" WHERE name = '{sheet}' AND side = '{side}'"))]
            assert 'game master alone' not in html, (sheet, side)
            for other in sides:
                if sheet == 'campaign':
                    assert all((name in html) == (side == other) for name in units[other]), (sheet, side, other)


@test
def members_have_the_packs_that_their_battles_need(folder):
    """S-ROLE-02: a battle that was opened to members can be read by them; other packs cannot."""
    anna, database = new_club(folder)
    pack = (ROOT / 'data/samples/house-pack.json').read_text(encoding='utf-8')
    packs = anna.folder / 'home/data/muster/packs'
    packs.mkdir(parents=True, exist_ok=True)
    for name in ('house', 'secret'):
        (packs / f'{name}.json').write_text(pack, encoding='utf-8')
    for name in ('house', 'secret'):
        anna.run('import', write(anna.folder, {**BATTLE, 'title': name, 'packs': [name]}, f'{name}.muster-battle')).expect(OK)
    anna.run('hub', 'share', 'battle', 'house', '--members').expect(OK)
    anna.run('hub', 'share', 'battle', 'secret').expect(OK)
    anna.sync()
    rob = Desk(folder, 'Rob', server().uri(database, 'rob'))
    rob.sync()
    assert [path.name for path in (rob.folder / 'home/data/muster/packs').iterdir()] == ['house.json']
    assert {item['title'] for item in json.loads(rob.run('list', '--json').out)['battles']} == {'house'}
    assert server().sql(database, "SELECT * FROM muster.read_versions ('{pack}', '{secret}', '{0}')", 'rob') == []


main()
