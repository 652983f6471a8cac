#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Erasing a member on all desks and at the hub (S-DOC-05)."""

from hub_test import (AWAY, BATTLE, OK, Desk, add_battle, bytes_of_hub, database_of, enter, main, move, new_hub, result, server,
                      table, test)

NAME = 'Neil Quinn'


@test
def on_all_desks_and_at_the_hub(folder):
    uri = new_hub()
    database = database_of(uri)
    anna, ben, carl = (Desk(folder, name, uri) for name in ('Anna', 'Ben', 'Carl'))
    enter(anna, result('b1'), result('b2', (1, 2)))
    anna.run('club', 'member', 'set', NAME, 'nickname=Nell', 'notes=owes for May').expect(OK)
    sides = [{**side, 'players': [{'id': 'p', 'name': NAME}]} if side['id'] == 'column' else side for side in BATTLE['sides']]
    BATTLE['sides'] = sides
    uuid = add_battle(anna, 'With a name')
    anna.record(uuid, move('r1')).expect(OK)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    for desk in (anna, ben, carl):
        desk.sync()
    assert NAME in bytes_of_hub(database)
    # Carl is away and goes on, with the old name in what he has.
    carl.record(uuid, move('r2')).expect(OK)
    enter(carl, result('b3', (3, 1)))
    erased = anna.run('club', 'member', 'erase', NAME, '--confirm', NAME).expect(OK).text
    assert 'Member 1' in erased, erased
    everything = bytes_of_hub(database)
    for secret in (NAME, 'Nell', 'owes for May'):
        assert secret not in everything, secret
    assert ben.sync()['taken'] >= 0
    assert carl.sync()['sent'] >= 2
    for desk in (anna, ben, carl):
        desk.sync()
        desk.sync()
        assert not [name for name in (NAME, 'owes for May') if name.encode() in desk.file.read_bytes()], desk.name
        desk.check()
        assert desk.chain(uuid) == anna.chain(uuid) and len(desk.log(uuid)) == 2
        assert desk.documents() == anna.documents() and table(desk) == table(anna)
        assert desk.sync() == {'sent': 0, 'taken': 0, 'items': []}
    assert 'Member 1' in table(anna)
    everything = bytes_of_hub(database)
    assert NAME not in everything
    # The next one has the next number, whoever erases him.
    assert 'Member 2' in ben.run('club', 'member', 'erase', 'Rob Tighe', '--confirm', 'Rob Tighe').expect(OK).text
    anna.sync()
    assert 'Rob Tighe' not in table(anna) and table(anna) == table(ben)


@test
def a_hub_that_was_restored_forgets_him_again(folder):
    """S-SAFE-06: a backup of the hub that has his name brings it back to nobody."""
    uri = new_hub()
    database = database_of(uri)
    anna, ben = Desk(folder, 'Anna', uri), Desk(folder, 'Ben', uri)
    enter(anna, result('b1'), result('b2', (1, 2)))
    anna.run('club', 'member', 'set', NAME, 'nickname=Nell', 'notes=owes for May').expect(OK)
    uuid = add_battle(anna, 'With a name')
    anna.record(uuid, move('r1')).expect(OK)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.sync()
    ben.sync()
    server().tool('pg_dump', '-h', server().folder, '-U', 'owner', '-Fc', '-f', server().folder / 'named.dump', database)
    # What was changed between the backup and the erasure is no conflict afterwards.
    enter(anna, result('b2', (3, 2)), replace=True)
    anna.record(uuid, move('r2')).expect(OK)
    anna.sync()
    assert 'Member 1' in anna.run('club', 'member', 'erase', NAME, '--confirm', NAME).expect(OK).text
    ben.sync()
    anna.record(uuid, move('r3')).expect(OK)
    anna.sync()
    server().sql('postgres', f'DROP DATABASE {database} WITH (FORCE)')
    server().sql('postgres', f'CREATE DATABASE {database}')
    server().tool('pg_restore', '-h', server().folder, '-U', 'owner', '-d', database, server().folder / 'named.dump')
    assert NAME in bytes_of_hub(database)
    # A desk that has been away since before the backup, and one that is new, meet the restored hub first.
    carl = Desk(folder, 'Carl', uri)
    carl.sync()
    assert NAME in table(carl)
    ben.sync()
    everything = bytes_of_hub(database)
    for secret in (NAME, 'Nell', 'owes for May'):
        assert secret not in everything, secret
    for _ in range(2):
        for desk in (anna, ben, carl):
            desk.sync()
    for desk in (anna, ben, carl):
        assert not [name for name in (NAME, 'owes for May') if name.encode() in desk.file.read_bytes()], desk.name
        assert desk.sync() == {'sent': 0, 'taken': 0, 'items': []}
        assert desk.chain(uuid) == anna.chain(uuid) and len(desk.log(uuid)) == 3
        assert desk.documents() == anna.documents() and table(desk) == table(anna)
        desk.check()
    # The restored hub gives its numbers anew; nobody passes over the next one.
    assert 'Member 2' in ben.run('club', 'member', 'erase', 'Rob Tighe', '--confirm', 'Rob Tighe').expect(OK).text
    for desk in (anna, carl):
        desk.sync()
        assert 'Rob Tighe' not in table(desk), desk.name


@test
def not_without_the_hub(folder):
    """The number is given by the hub, so that a desk which has joined one must reach it."""
    uri = new_hub()
    database = database_of(uri)
    anna = Desk(folder, 'Anna', uri)
    enter(anna, result('b1'))
    server().sql('postgres', f'ALTER DATABASE {database} RENAME TO {database}_away')
    anna.run('club', 'member', 'erase', NAME, '--confirm', NAME).expect(AWAY)
    assert NAME in table(anna)


main()
