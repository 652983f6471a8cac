#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a hub costs, measured against bare PostgreSQL in the same run: bench-hub.py [BATTLES]. Ratios count; the figures beside
them say more about the machine, and a busy one is no measure at all, so that a ratio above what is wanted is told, and only an
error or a lost event ends this with 1."""

import json
import os
import re
import subprocess
import sys
import tempfile
import time

from hub_test import BATTLE, BINARIES, OK, Desk, Server, database_of, new_hub, server, write

N_BATTLES = int(sys.argv[1]) if len(sys.argv) > 1 else 10000
SECONDS = 8
N_CLIENTS = 50
ROUNDS = 3

# About what an order of a battle takes.
BYTES = "convert_to (rpad (random ()::text, 350, 'x'), 'UTF8')"

# As a desk does: it knows the head from what it did last.
APPEND = f'''\\if :known
\\else
SELECT encode (head, 'hex') AS head FROM muster.item WHERE kind = 'battle' AND key = 'bench-' || :client_id \\gset
\\set known 1
\\endif
SELECT encode (a.head, 'hex') AS head, 1 / a.done::integer AS done FROM (SELECT {BYTES} AS b) AS x,
 LATERAL muster.append ('00000000-0000-0000-0000-000000000001', ARRAY['battle'], ARRAY['bench-' || :client_id],
 ARRAY[decode (:head, 'hex')], ARRAY[false], ARRAY[1], ARRAY[sha256 (x.b)], ARRAY[x.b]) a \\gset
'''
BARE = f'INSERT INTO bare (bytes, hash) SELECT b, sha256 (b) FROM (SELECT {BYTES} AS b) AS x;\n'


def say(what, value, limit, note):
    print(f'{what}: {value:.2f} ({"more than the" if value > limit else "at most"} {limit} that is wanted); {note}', flush=True)


def pgbench(database, script, n_clients):
    """Transactions a second."""
    path = server().folder / 'script.sql'
    path.write_text(script, encoding='utf-8')
    result = subprocess.run([f'{BINARIES}/pgbench', '-n', '-h', str(server().folder), '-U', 'owner', '-M', 'prepared', '-D', 'known=0',
                             '-c', str(n_clients), '-j', '2', '-T', str(SECONDS), '-f', str(path), database], capture_output=True, text=True, check=False)
    assert result.returncode == 0 and 'number of failed transactions: 0' in result.stdout, result
    done = int(re.search(r'actually processed: (\d+)', result.stdout).group(1))
    return done, float(re.search(r'tps = ([\d.]+)', result.stdout).group(1))


def appending(database, n_clients):
    """An append at the hub and a bare insert, each with its commit, in turns."""
    rates = {APPEND: 0, BARE: 0}
    (before,) = server().sql(database, 'SELECT count(*) FROM muster.link')
    n_done = 0
    for _ in range(ROUNDS):
        for script in rates:
            done, rate = pgbench(database, script, n_clients)
            rates[script] += rate / ROUNDS
            n_done += done if script is APPEND else 0
    (after,) = server().sql(database, 'SELECT count(*) FROM muster.link')
    assert int(after) - int(before) == n_done, 'an event is lost'
    return rates[BARE], rates[APPEND]


def measure_appending():
    uri = new_hub()
    database = database_of(uri)
    server().sql(database, 'CREATE TABLE bare (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, bytes bytea, hash bytea)')
    server().sql(database, "INSERT INTO muster.item (kind, key, n, head, login, desk, at) SELECT 'battle', 'bench-' || c, 1,"
                 " sha256 ('x'), 'owner', gen_random_uuid (), now () FROM generate_series (0, 49) AS c;"
                 " INSERT INTO muster.link SELECT id, 0, 'x', head FROM muster.item")
    bare, ours = appending(database, 1)
    say('an event appended at the hub, in bare inserts', bare / ours, 2, f'{ours:.0f} a second')
    bare, ours = appending(database, N_CLIENTS)
    say(f'{N_CLIENTS} clients at once, bare inserts in ours', bare / ours, 2, f'{ours:.0f} a second, none lost, no error')


def run_measured(desk, *arguments):
    """Seconds, and the most memory in MiB."""
    begun = time.monotonic()
    process = desk.popen(*arguments, quietly=True)
    _, status, usage = os.wait4(process.pid, 0)
    assert os.waitstatus_to_exitcode(status) == OK, arguments[:2]
    return time.monotonic() - begun, usage.ru_maxrss / 1024


def measure_meeting(folder):
    uri = new_hub()
    database = database_of(uri)
    anna = Desk(folder, 'Anna', uri)
    paths = [write(anna.folder, {**BATTLE, 'title': f'Battle {number}'}, f'{number}.muster-battle') for number in range(N_BATTLES)]
    for first in range(0, N_BATTLES, 500):
        run_measured(anna, 'import', *paths[first:first + 500])
    uuids = [item['uuid'] for item in json.loads(anna.run('list', '--json').expect(OK).out)['battles']]
    run_measured(anna, 'hub', 'share', 'battle', *uuids)
    seconds, memory = run_measured(anna, 'hub', 'sync')
    assert server().sql(database, 'SELECT count(*) FROM muster.link') == [str(N_BATTLES)]
    copied = server().folder / 'links'
    server().sql(database, f"CREATE TABLE bare (LIKE muster.link INCLUDING ALL); COPY muster.link TO '{copied}' (FORMAT binary)")
    begun = time.monotonic()
    server().sql(database, f"COPY bare FROM '{copied}' (FORMAT binary)")
    bare = time.monotonic() - begun
    say(f'a first meeting of {N_BATTLES} battles, in COPY', seconds / bare, 4, f'{seconds:.1f} s, {memory:.0f} MiB')
    ben = Desk(folder, 'Ben', uri)
    seconds, memory = run_measured(ben, 'hub', 'sync')
    print(f'taking them on another desk, every one carried out by its rules: {seconds:.1f} s, {memory:.0f} MiB')
    seconds, _ = run_measured(anna, 'hub', 'sync')
    print(f'an exchange with nothing new, one round trip: {seconds * 1000:.0f} ms')


# As a server of a club has it.
Server.fsync = 'on'
with tempfile.TemporaryDirectory() as the_folder:
    measure_appending()
    measure_meeting(the_folder)
