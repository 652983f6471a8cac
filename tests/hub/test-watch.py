#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Being told: hub watch (S-WATCH)."""

import hashlib
import json
import select
import signal
import subprocess
import time

from hub_test import (BINARIES, END, OK, PATIENCE, Desk, add_battle, database_of, enter, main, move, new_hub, result, server,
                      table, test, wait_for)


class Watcher:
    """A desk that watches, and what it says."""

    def __init__(self, desk, *options):
        self.process = desk.popen('hub', 'watch', '--json', *options)
        self.rest = b''

    def read(self):
        """The next line."""
        end = time.monotonic() + PATIENCE
        while b'\n' not in self.rest:
            ready, _, _ = select.select([self.process.stdout], [], [], max(end - time.monotonic(), 0))
            assert ready, 'it says nothing'
            data = self.process.stdout.read1(65536)
            assert data, self.process.stderr.read()
            self.rest += data
        line, self.rest = self.rest.split(b'\n', 1)
        return json.loads(line)

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


@test
def what_another_wrote_comes(folder):
    """S-WATCH-01: a line for each thing that comes; the data file is free meanwhile."""
    uri = new_hub()
    anna, ben = Desk(folder, 'Anna', uri), Desk(folder, 'Ben', uri)
    enter(anna, result('b1'))
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.sync()
    watcher = Watcher(ben)
    first = {line['kind']: line for line in (watcher.read() for _ in range(len(anna.status()['items'])))}
    assert first['battle']['done'] == 'taken' and first['battle']['id'] == uuid, first
    for _ in range(3):
        anna.record(uuid, move('r1'), END, END).expect(OK)
        anna.run('hub', 'sync').expect(OK)
        line = watcher.read()
        assert line['kind'] == 'battle' and line['done'] == 'taken', line
        assert ben.log(uuid) == anna.log(uuid)
    # What is written here goes out with the next exchange, and the file is nobody's in between.
    enter(ben, result('b2', (1, 2)))
    assert 'b2' in table(ben)
    assert watcher.end() == 0


@test
def a_lost_connection_is_made_again(folder):
    """S-WATCH-03, and after each reconnection everything is compared."""
    uri = new_hub()
    anna, ben = Desk(folder, 'Anna', uri), Desk(folder, 'Ben', uri)
    watcher = Watcher(ben)
    wait_for(lambda: server().sql(database_of(uri), "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%LISTEN%'"
                                  f" AND datname = '{database_of(uri)}' AND pid <> pg_backend_pid()") != ['0'])
    server().stop(signal.SIGQUIT)
    server().start()
    enter(anna, result('b1'))
    anna.sync()
    assert watcher.read()['done'] == 'taken'
    wait_for(lambda: 'b1' in table(ben))
    assert watcher.end(signal.SIGINT) == 0


@test
def nothing_that_commits_late_is_missed(folder):
    """S-WATCH-02: numbers are given before their transactions commit."""
    uri = new_hub()
    database = database_of(uri)
    anna, ben, carl = (Desk(folder, name, uri) for name in ('Anna', 'Ben', 'Carl'))
    enter(anna, result('b1'))
    anna.sync()
    ben.sync()
    enter(anna, result('b1', (5, 1)), replace=True)
    # A transaction that began before what Ben reads next, and ends after it.
    slow = subprocess.Popen([f'{BINARIES}/psql', '-X', '-q', '-d', uri], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    slow.stdin.write("BEGIN; INSERT INTO muster.tick (item, changed) SELECT id, pg_current_xact_id () FROM muster.item"
                     " WHERE kind = 'result' AND key = 'b1'; SELECT 'held';\n")
    slow.stdin.flush()
    while 'held' not in slow.stdout.readline():
        pass
    enter(carl, result('c1', (2, 1)))
    carl.sync()
    assert ben.sync()['taken'] >= 1
    slow.stdin.write("UPDATE muster.item SET head = sha256 ('late') WHERE kind = 'result' AND key = 'b1'; COMMIT;\n")
    slow.stdin.close()
    slow.wait(PATIENCE)
    cursor = server().sql(database, "SELECT encode (head, 'hex') FROM muster.item WHERE key = 'b1'")
    assert cursor == [hashlib.sha256(b'late').hexdigest()]
    assert ben.item('result', id='b1')['state'] != 'same', 'a change that committed late is seen'


main()
