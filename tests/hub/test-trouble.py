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

from hub_test import (AWAY, END, FAILED, LONG, OK, PATIENCE, ROOT, Desk, add_battle, bytes_of_hub, database_of, enter, main, move,
                      new_hub, result, seed, server, test, write)
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


def strike_at_every_step(folder, step, strike):
    """Exchanges during which somebody strikes after n messages, for each n until one of them goes through. strike(process)"""
    proxy = Proxy(server().folder)
    uri = new_hub()
    anna, ben = Desk(folder, 'Anna', through(proxy, uri)), Desk(folder, 'Ben', through(proxy, uri))
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.record(uuid, move('r1'), END).expect(OK)
    enter(anna, result('b1'))
    anna.sync()
    n_all = proxy.n_messages
    ben.sync()
    n_orders = 2
    for desk in (anna, ben):
        for n in range(random.Random(SEED).randrange(step), n_all + 40, step):
            # Each time there is something that goes both ways.
            anna.record(uuid, END).expect(OK)
            enter(ben, result('b2', (n, 1)), replace=True)
            n_orders += 1
            struck = []
            process = None
            proxy.strike = lambda: struck.append(strike(process))
            proxy.cut_after = n
            process = desk.popen('hub', 'sync')
            process.communicate(timeout=PATIENCE)
            proxy.cut_after = proxy.strike = None
            if process.returncode not in (OK, AWAY, -signal.SIGKILL):
                raise AssertionError((SEED, n, process.returncode))
            server().revive()
            at_the_hub(uri)
            if not struck:
                assert process.returncode == OK
                break
        desk.sync()
    anna.sync()
    ben.sync()
    anna.sync()
    assert anna.chain(uuid) == ben.chain(uuid) and len(anna.chain(uuid)) == n_orders + 1
    assert anna.documents() == ben.documents()
    anna.check()
    ben.check()


@test
def a_desk_that_is_killed_at_every_step(folder):
    strike_at_every_step(folder, 1 if LONG else 6, lambda process: process.kill())


@test
def a_server_that_is_killed_at_every_step(folder):
    strike_at_every_step(folder, 1 if LONG else 12, lambda process: server().stop(signal.SIGQUIT))


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
        return {row[0] for kind in ('event', 'campaign_event')
                for row in db.execute(f"SELECT payload FROM {kind} WHERE kind = 'order'")}


class Worker(Desk):
    def knows(self, kind, uuid):
        if not self.file.exists():
            return False
        with sqlite3.connect(self.file) as db:
            return db.execute(f'SELECT 1 FROM {kind} WHERE uuid = ?', [uuid]).fetchone() is not None

    def run_or_die(self, chance, *arguments):
        """Every third time somebody kills it."""
        process = self.popen(*arguments)
        if chance.randrange(3) == 0:
            time.sleep(chance.random() * 0.2)
            process.send_signal(signal.SIGKILL)
        process.communicate(timeout=PATIENCE)
        return process.returncode


class Work:
    """What several desks do at random, and what of it was acknowledged."""

    def __init__(self, folder, n_desks):
        self.uri = new_hub()
        self.chance = random.Random(SEED)
        self.desks = [Worker(folder, f'Desk {number}', self.uri) for number in range(n_desks)]
        self.ledgers = [('battle', add_battle(self.desks[0], f'Battle {number}')) for number in range(2)]
        campaign = json.loads(re.search(r'```json\n(.*?)\n```', (ROOT / 'docs/campaign-file.md').read_text(encoding='utf-8'),
                                        re.S).group(1))
        self.desks[0].run('import', write(self.desks[0].folder, {**campaign, 'log': []}, 'c.muster-campaign')).expect(OK)
        self.ledgers.append(('campaign', self.desks[0].run('list', '--json').expect(OK).json['campaigns'][0]['uuid']))
        for kind, uuid in self.ledgers:
            self.desks[0].run('hub', 'share', kind, uuid).expect(OK)
        self.desks[0].sync()
        self.told = []
        self.names = [f'Player Nr{number}' for number in range(12)]
        self.erased = []
        self.n_entries = 0

    def record(self, desk):
        kind, uuid = self.chance.choice(self.ledgers)
        if not desk.knows(kind, uuid):
            return
        if kind == 'campaign':
            order = {'order': 'note', 'params': {'text': f'note {self.n_entries}'}}
        else:
            dice = (self.chance.randrange(3, 7), self.chance.randrange(3, 7))
            order = self.chance.choice([END, move(self.chance.choice(['r1', 'r2', 'r3', 'r4']), dice)])
        if desk.run('record', kind, uuid, stdin=json.dumps([order]).encode()).status == OK:
            self.told.append(order)

    def undo(self, desk):
        kind, uuid = self.chance.choice(self.ledgers)
        if desk.knows(kind, uuid):
            desk.run('record', kind, uuid, '--undo=1')

    def enter(self, desk):
        self.n_entries += 1
        players = self.chance.sample(self.names, 2)
        text = result(f'b{self.chance.randrange(4)}', (self.n_entries, 3), players)
        desk.run('club', 'import', '-', '--replace',
                 stdin=('battle,date,player,side,result,points,ruleset\n' + text).encode())

    def remove(self, desk):
        desk.run('club', 'remove', f'b{self.chance.randrange(4)}')

    def sync(self, desk):
        desk.run_or_die(self.chance, 'hub', 'sync')

    def settle(self, desk):
        """Somebody decides something, one way or another."""
        answer = desk.run('hub', 'status', '--json')
        open_items = [item for item in answer.json['items'] if item['state'] in ('forked', 'conflict')]
        if open_items:
            item = self.chance.choice(open_items)
            ways = ['theirs', 'both', 'replay'] if item['state'] == 'forked' else ['mine', 'theirs']
            desk.run_or_die(self.chance, 'hub', 'settle', item['kind'], item['id'], self.chance.choice(ways))

    def erase(self, desk):
        """Nobody enters him again: whoever has the same name later is somebody else."""
        if len(self.names) > 4:
            name = self.names.pop(self.chance.randrange(len(self.names)))
            if desk.run_or_die(self.chance, 'club', 'member', 'erase', name, '--confirm', name) == OK:
                self.erased.append(name)

    def do_something(self):
        does = self.chance.choice([self.record] * 4 + [self.undo, self.enter, self.enter, self.remove, self.settle, self.erase] +
                                  [self.sync] * 4)
        does(self.chance.choice(self.desks))


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
    work = Work(folder, n_desks)
    for _ in range(n_things):
        work.do_something()
    agree(work.desks)
    at_the_hub(work.uri)
    kept = set().union(*(kept_orders(desk) for desk in work.desks))
    assert {json.dumps(order) for order in work.told} <= {json.dumps(json.loads(order)) for order in kept}, SEED
    everything = bytes_of_hub(database_of(work.uri))
    for name in work.erased:
        assert name not in everything, (SEED, name)
    for desk in work.desks:
        for kind, uuid in work.ledgers:
            assert desk.chain(uuid, kind) == work.desks[0].chain(uuid, kind), SEED
        assert desk.documents() == work.desks[0].documents(), SEED
        for name in work.erased:
            assert name.encode() not in desk.file.read_bytes(), (SEED, desk.name, name)
        desk.check()


@test
def two_desks_at_work(folder):
    at_work(folder, 2, 200 if LONG else 40)


@test
def five_desks_at_work(folder):
    at_work(folder, 5, 500 if LONG else 50)


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
        # On a busy machine its own watcher may have the file for long; then that sends it.
        assert answer.status == OK or 'is open in another program' in answer.err, answer.err

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
