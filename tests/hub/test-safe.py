#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where Muster connects to, and where it does not; versions of the hub; and a hub that lies."""

import socket

from hub_test import (AWAY, FAILED, OK, Desk, add_battle, database_of, enter, main, move, new_hub, result, server,
                      test)

SECRET = 'Zq8-secret'


def refused(desk, uri, env=None, says='verify-full'):
    """Joining is refused with 1, says what to set, and never says the password."""
    for command in (['hub', 'join', uri, '--desk', 'x'], ['hub', 'prepare', uri]):
        answer = desk.run(*command, env=env).expect(FAILED, says)
        assert SECRET not in answer.err + answer.text, answer.err


@test
def only_with_tls_over_a_network(folder):
    """S-SAFE-01: what libpq would connect to counts, not what the address says. Nothing is sent anywhere."""
    desk = Desk(folder, 'Anna')
    for uri in ('postgresql://ann@hub.example.org/club', 'postgresql://ann@hub.example.org/club?sslmode=require',
                'postgresql://ann@192.0.2.7/club?sslmode=verify-ca', 'host=hub.example.org dbname=club',
                'postgresql://ann@127.0.0.1.example.org/club', 'postgresql://ann@localhost.example.org/club',
                'postgresql://ann@localhost,hub.example.org/club', 'postgresql://ann@[2001:db8::1]/club',
                'postgresql:///club?host=localhost&hostaddr=192.0.2.7'):
        refused(desk, uri)
    refused(desk, 'postgresql:///club', {'PGHOST': 'hub.example.org'})
    refused(desk, 'postgresql:///club?host=/tmp', {'PGHOSTADDR': '192.0.2.7'})
    service = folder / 'services'
    service.write_text('[club]\nhost=hub.example.org\ndbname=club\n', encoding='utf-8')
    refused(desk, 'postgresql:///?service=club', {'PGSERVICEFILE': str(service)})
    refused(desk, 'postgresql:///', {'PGSERVICEFILE': str(service), 'PGSERVICE': 'club'})
    assert not desk.file.exists()


@test
def passwords_are_refused_and_never_said(folder):
    desk = Desk(folder, 'Anna')
    for uri in (f'postgresql://ann:{SECRET}@/club?host=/tmp', f'postgresql:///club?password={SECRET}&host=/tmp',
                f'host=/tmp password={SECRET}', f'postgresql://ann:{SECRET}@hub.example.org/club?sslmode=verify-full',
                f'postgresql:///club?host=/tmp&sslpassword={SECRET}'):
        refused(desk, uri, says='.pgpass')
    for uri in (f'postgresql://ann:{SECRET}@[::1/club', f'mysql://ann:{SECRET}@/club', SECRET, ''):
        refused(desk, uri, says='address')


@test
def near_addresses_do_without(folder):
    """A loopback address that nobody listens at is not refused: it cannot be reached."""
    desk = Desk(folder, 'Anna')
    with socket.socket() as free:
        free.bind(('127.0.0.1', 0))
        port = free.getsockname()[1]
    for host in ('127.0.0.1', 'localhost', '[::1]'):
        desk.run('hub', 'join', f'postgresql://ann@{host}:{port}/club', '--desk', 'x').expect(AWAY)
    desk.run('hub', 'join', f'postgresql:///club?host={folder}', '--desk', 'x').expect(AWAY)
    desk.run('hub', 'join', 'postgresql://ann@hub.invalid/club?sslmode=verify-full', '--desk', 'x').expect(AWAY)


@test
def a_server_that_does_not_answer(folder):
    """S-SAFE-04, with a shorter patience that the address asks for."""
    desk = Desk(folder, 'Anna')
    with socket.create_server(('127.0.0.1', 0)) as silent:
        uri = f'postgresql://ann@127.0.0.1:{silent.getsockname()[1]}/club?connect_timeout=2'
        desk.run('hub', 'join', uri, '--desk', 'x').expect(AWAY)


@test
def later_and_earlier_versions(folder):
    """S-SAFE-03."""
    uri = new_hub()
    database = database_of(uri)
    anna = Desk(folder, 'Anna', uri)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.sync()
    (version,) = server().sql(database, 'SELECT version FROM muster.hub')
    server().sql(database, 'UPDATE muster.hub SET version = version + 1')
    for command in (['hub', 'sync'], ['hub', 'status'], ['hub', 'prepare', uri]):
        anna.run(*command).expect(FAILED, 'later version')
    assert server().sql(database, 'SELECT version FROM muster.hub') == [str(int(version) + 1)]
    # The first version had no sheets, no proposals and no erasures.
    server().sql(database, 'DROP TABLE muster.sheet, muster.side, muster.proposal, muster.erasure CASCADE;'
                 ' UPDATE muster.hub SET version = 1')
    anna.run('hub', 'sync').expect(FAILED, 'hub prepare')
    anna.run('hub', 'prepare', uri).expect(OK)
    assert server().sql(database, 'SELECT version FROM muster.hub') == [version]
    anna.record(uuid, move('r1')).expect(OK)
    assert anna.sync()['sent'] == 1
    anna.run('hub', 'sheets').expect(OK)
    anna.run('hub', 'prepare', uri).expect(OK)


@test
def a_database_that_is_no_hub(folder):
    anna = Desk(folder, 'Anna')
    database = server().new_database()
    anna.run('hub', 'join', server().uri(database), '--desk', 'x').expect(FAILED, 'hub prepare')
    server().sql(database, 'CREATE SCHEMA muster')
    anna.run('hub', 'prepare', server().uri(database)).expect(FAILED, 'schema')
    server().new_login('guest')
    anna.run('hub', 'prepare', server().uri(server().new_database(), 'guest')).expect(FAILED, 'CREATEROLE')


@test
def a_hub_that_lies(folder):
    """S-LEDGER-01, S-SAFE-02: what does not fit its hash, or does not fold, is told with its number and changes nothing."""
    uri = new_hub()
    database = database_of(uri)
    anna, ben = Desk(folder, 'Anna', uri), Desk(folder, 'Ben', uri)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.record(uuid, move('r1'), move('r2')).expect(OK)
    enter(anna, result('b1'))
    anna.sync()
    server().sql(database, 'UPDATE muster.link SET bytes = bytes || \'x\' WHERE number = 2')
    server().sql(database, "UPDATE muster.version SET content = replace(content, '14', '15')")
    told = ben.sync(FAILED)
    refusals = {item['kind']: item for item in told['items'] if item['done'] == 'refused'}
    assert '2' in refusals['battle']['reason'] and refusals['result']['reason'], told
    assert ben.run('list', '--json').text.count('"uuid"') == 0
    server().sql(database, 'UPDATE muster.link SET bytes = substr(bytes, 1, length(bytes) - 1) WHERE number = 2')
    server().sql(database, "UPDATE muster.version SET content = replace(content, '15', '14')")
    ben.sync()
    assert ben.chain(uuid) == anna.chain(uuid)
    # Somebody else's battle under this name, and a number that cannot be.
    other = add_battle(anna, 'Another')
    anna.run('hub', 'share', 'battle', other).expect(OK)
    anna.sync()
    server().sql(database, f"UPDATE muster.item SET key = '11111111-1111-1111-1111-111111111111' WHERE key = '{other}'")
    assert any(item['done'] == 'refused' for item in ben.sync(FAILED)['items'])
    ben.check()


main()
