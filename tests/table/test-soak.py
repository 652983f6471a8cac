#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Phones that come, sleep and go, and garbage between them: the program grows neither in memory nor in descriptors.
MUSTER_SOAK=3600 goes on for that many seconds."""

import os
import pathlib
import time

from table_test import TABLE, Lines, Phone, main, test

STATE = {'battle': 'Soak', 'line': 0, 'asks': None, 'orders': None, 'log': [{'line': 1, 'text': 'x' * 2000}]}


def measure(pid):
    status = pathlib.Path(f'/proc/{pid}/status').read_text()
    return int(status.split('VmRSS:')[1].split()[0]), len(os.listdir(f'/proc/{pid}/fd'))


def go_round(program, phone, number):
    phones = [phone.events() for _ in range(6)]
    for events in phones[:3]:
        events.read('state')
    program.write({'state': [0, 1], 'is': dict(STATE, line=number)})
    program.write({'proposal': number, 'seat': 0, 'is': 'declined', 'reason': 'x'})
    phone.get('/')
    phone.get('/state')
    phone.send(b'\xff\r\n\r\n')
    with phone.connect() as connection:
        connection.sendall(b'POST /propose HTTP/1.1\r\n')
    for events in phones:
        events.close()


def settle(pid, fds):
    """Those who have gone are noticed in a moment."""
    deadline = time.monotonic() + 30
    while measure(pid)[1] > fds and time.monotonic() < deadline:
        time.sleep(0.05)
    return measure(pid)


@test
def coming_and_going_leaves_nothing(folder):
    with Lines([TABLE]) as program:
        program.write({'address': '127.0.0.1', 'port': 0, 'seats': [{'code': 'seat0'}, {'code': 'seat1'}]})
        phone = Phone(program.read()['address'])
        program.write({'state': [0, 1], 'is': STATE})
        assert phone.join('seat0') == 204
        pid = program.process.pid
        fds = measure(pid)[1]
        for number in range(40):
            go_round(program, phone, number)
        before = settle(pid, fds)
        until = time.monotonic() + int(os.environ.get('MUSTER_SOAK', '0'))
        rounds = 0
        while rounds < 120 or time.monotonic() < until:
            go_round(program, phone, rounds)
            rounds += 1
            # What it says is read, or it would wait for us.
            os.set_blocking(program.process.stdout.fileno(), False)
            try:
                while os.read(program.process.stdout.fileno(), 65536):
                    pass
            except BlockingIOError:
                pass
        after = settle(pid, fds)
        print(f'# {rounds} rounds: {before[0]} kB, then {after[0]} kB; {fds} descriptors, then {after[1]}')
        assert after[1] <= fds, (fds, after)
        assert os.environ.get('MUSTER_TEST_MEMORY') == 'no' or after[0] < before[0] + 2048, (before, after)


main()
