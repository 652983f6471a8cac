#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Connections that are cut after every message, desks and servers that are killed, and five desks at work: whatever was
acknowledged is somewhere, and desks that decided alike have the same bytes (S-SAFE-04)."""

import concurrent.futures
import json
import os
import pathlib
import random
import re
import signal
import sqlite3
import time

from hub_test import (AWAY, END, FAILED, LONG, OK, PATIENCE, Desk, add_battle, database_of, enter, main, move, new_hub, result, seed,
                      server, test)
from proxy import Proxy

SEED = seed(66287460)


def through(proxy, uri):
    return uri.replace(str(server().folder), str(proxy.folder))


def at_the_hub(uri):
    """No link twice, no number missed, and every head that of its last link."""
    bad = server().sql(database_of(uri), '''
        SELECT i.kind, i.key FROM muster.item i LEFT JOIN muster.link l ON l.item = i.id WHERE i.kind IN ('battle', 'campaign')
        GROUP BY i.id HAVING count(l.number) <> i.n OR max(l.number) <> i.n - 1
        OR (array_agg(l.hash ORDER BY l.number DESC))[1] <> i.head''')
    assert bad == [], bad


@test
def cut_after_every_message(folder):
    """Sending and taking, each through a proxy that cuts after n messages, for each n until it goes through."""
    proxy = Proxy(server().folder)
    uri = new_hub()
    anna, ben = Desk(folder, 'Anna', through(proxy, uri)), Desk(folder, 'Ben', through(proxy, uri))
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    orders = [move('r1'), move('r2'), move('r3'), move('r4')]
    anna.record(uuid, *orders[:1]).expect(OK)
    enter(anna, result('b1'))
    anna.sync()
    n_all = proxy.n_messages
    assert n_all > 20
    ben.sync()
    anna.record(uuid, *orders[1:]).expect(OK)
    anna.record(uuid, END).expect(OK)
    enter(anna, result('b1', (9, 9)), result('b2', (8, 9)), replace=True)
    step = 1 if LONG else 5
    for desk in (anna, ben):
        for n in range(random.Random(SEED).randrange(step), n_all + 40, step):
            proxy.cut_after = n
            answer = desk.run('hub', 'sync')
            assert answer.status in (OK, AWAY), (SEED, n, answer.err)
            at_the_hub(uri)
            if answer.status == OK:
                break
        proxy.cut_after = None
        desk.sync()
    assert anna.chain(uuid) == ben.chain(uuid) and len(ben.log(uuid)) == 5
    assert anna.documents() == ben.documents()
    anna.check()
    ben.check()


@test
def a_desk_that_is_killed(folder):
    uri = new_hub()
    anna, ben = Desk(folder, 'Anna', uri), Desk(folder, 'Ben', uri)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    chance = random.Random(SEED)
    for turn in range(40 if LONG else 6):
        anna.record(uuid, move('r1'), END, END).expect(OK)
        enter(anna, result(f'b{turn}', (turn, 3)))
        for desk in (anna, ben):
            process = desk.popen('hub', 'sync')
            time.sleep(chance.random() * 0.25)
            process.send_signal(signal.SIGKILL)
            process.communicate()
            at_the_hub(uri)
    anna.sync()
    ben.sync()
    assert anna.chain(uuid) == ben.chain(uuid) and anna.documents() == ben.documents()
    anna.check()
    ben.check()


@test
def a_server_that_is_killed(folder):
    uri = new_hub()
    anna, ben = Desk(folder, 'Anna', uri), Desk(folder, 'Ben', uri)
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    chance = random.Random(SEED)
    for turn in range(20 if LONG else 3):
        anna.record(uuid, move('r1'), END, END).expect(OK)
        process = anna.popen('hub', 'sync')
        time.sleep(chance.random() * 0.2)
        server().stop(signal.SIGQUIT)
        process.communicate(timeout=PATIENCE)
        assert process.returncode in (OK, AWAY), process.returncode
        anna.run('hub', 'status', '--json').expect(AWAY)
        server().start()
        at_the_hub(uri)
    anna.sync()
    ben.sync()
    assert anna.chain(uuid) == ben.chain(uuid)
    anna.check()


def kept_orders(desk):
    """Every order that was ever recorded on a desk, in whatever ledger."""
    with sqlite3.connect(desk.file) as db:
        return {row[0] for row in db.execute("SELECT payload FROM event WHERE kind = 'order'")}


def work(chance, desk, battles, number, told):
    """Something that somebody may do; what is acknowledged is noted."""
    battle = chance.choice(battles)
    what = chance.randrange(6)
    if what < 2 and desk.knows(battle):
        dice = (chance.randrange(3, 7), chance.randrange(3, 7))
        order = chance.choice([END, move(chance.choice(['r1', 'r2', 'r3', 'r4']), dice)])
        if desk.record(battle, order).status == OK:
            told.append(order)
    elif what == 2 and desk.knows(battle):
        desk.run('record', 'battle', battle, '--undo=1')
    elif what == 3:
        desk.run('club', 'import', '-', '--replace',
                 stdin=('battle,date,player,side,result,points,ruleset\n' +
                        result(f'b{chance.randrange(4)}', (number, 3))).encode())
    elif what == 4:
        desk.run('club', 'remove', f'b{chance.randrange(4)}')
    else:
        process = desk.popen('hub', 'sync')
        if chance.randrange(3) == 0:
            time.sleep(chance.random() * 0.2)
            process.send_signal(signal.SIGKILL)
        process.communicate(timeout=PATIENCE)


class Worker(Desk):
    def knows(self, battle):
        if not self.file.exists():
            return False
        with sqlite3.connect(self.file) as db:
            return db.execute('SELECT 1 FROM battle WHERE uuid = ?', [battle]).fetchone() is not None


def agree(desks):
    """Everybody decides alike: what the hub has counts."""
    for _ in range(8):
        answers = [desk.run('hub', 'sync', '--json') for desk in desks]
        for desk, answer in zip(desks, answers):
            assert answer.status in (OK, FAILED), (SEED, answer.err)
            for item in answer.json['items']:
                assert item['done'] != 'refused', (SEED, item)
                if item['state'] in ('forked', 'conflict'):
                    desk.run('hub', 'settle', item['kind'], item['id'], 'theirs').expect(OK)
        if all(answer.json['items'] == [] for answer in answers):
            return
    raise AssertionError((SEED, 'they do not agree'))


def at_work(folder, n_desks, n_things):
    uri = new_hub()
    chance = random.Random(SEED)
    desks = [Worker(folder, f'Desk {number}', uri) for number in range(n_desks)]
    battles = [add_battle(desks[0], f'Battle {number}') for number in range(2)]
    for battle in battles:
        desks[0].run('hub', 'share', 'battle', battle).expect(OK)
    desks[0].sync()
    told = []
    for number in range(n_things):
        work(chance, chance.choice(desks), battles, number, told)
    agree(desks)
    at_the_hub(uri)
    kept = set().union(*(kept_orders(desk) for desk in desks))
    assert {json.dumps(order) for order in told} <= {json.dumps(json.loads(order)) for order in kept}, SEED
    for desk in desks:
        for battle in battles:
            assert desk.chain(battle) == desks[0].chain(battle), SEED
        assert desk.documents() == desks[0].documents(), SEED
        desk.check()


@test
def two_desks_at_work(folder):
    at_work(folder, 2, 200 if LONG else 30)


@test
def five_desks_at_work(folder):
    at_work(folder, 5, 500 if LONG else 40)


def memory_of(process):
    """What a program has in memory, in KiB."""
    return int(re.search(r'VmRSS:\s+(\d+)', pathlib.Path(f'/proc/{process.pid}/status').read_text()).group(1))


@test
def a_soak(folder):
    """Desks that watch and write for a while: nothing is lost, and neither memory nor connections grow. In a long run fifty of
    them for half an hour, or for MUSTER_TEST_MINUTES."""
    uri = new_hub()
    seconds = float(os.environ.get('MUSTER_TEST_MINUTES', 30)) * 60 if LONG else 0
    desks = [Desk(folder, f'Desk {number}', uri) for number in range(50 if LONG else 4)]
    battles = [add_battle(desk, desk.name) for desk in desks]
    watchers = [desk.popen('hub', 'watch', quietly=True) for desk in desks]
    connections = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{database_of(uri)}' AND pid <> pg_backend_pid()"
    told = [0] * len(desks)

    def write_once(number):
        desk, battle = desks[number], battles[number]
        if desk.record(battle, move('r1'), END, END).status == OK:
            told[number] += 3
        answer = desk.run('hub', 'sync')
        assert answer.status == OK, answer.err

    def write_all():
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            list(pool.map(write_once, range(len(desks))))
        return sum(map(memory_of, watchers)), int(server().sql(database_of(uri), connections)[0])

    for desk, battle in zip(desks, battles):
        desk.run('hub', 'share', 'battle', battle).expect(OK)
    end = time.monotonic() + seconds
    rounds = [write_all() for _ in range(3)]
    while time.monotonic() < end:
        rounds.append(write_all())
        print(f'# {sum(told)} orders, {rounds[-1][0] // len(desks)} KiB a desk, {rounds[-1][1]} connections', flush=True)
    assert all(process.poll() is None for process in watchers)
    for process in watchers:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    # A watcher has one connection that listens and one that exchanges.
    assert max(n for _, n in rounds) <= 2 * len(desks), rounds
    # What was taken is a part of what a desk has to compare; beyond that nothing may grow.
    assert rounds[-1][0] <= 1.5 * rounds[min(len(rounds) - 1, len(rounds) // 4)][0] + 4096 * len(desks), rounds
    at_the_hub(uri)
    for desk, battle, n in zip(desks, battles, told):
        assert n > 0 and len(desk.chain(battle)) == n + 1
        desk.sync()
        assert server().sql(database_of(uri), f"SELECT n FROM muster.item WHERE key = '{battle}'") == [str(n + 1)]
    desks[0].check()


main()
