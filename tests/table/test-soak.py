#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Forty phones that come, sleep, wake and go, and garbage between them: the program grows neither in memory nor in
descriptors, nor does the one that starts and feeds it. In a long check this takes an hour, and ten minutes."""

import os
import pathlib
import random
import socket
import struct
import time

from table_test import TABLE, Lines, Phone, children, main, serve, sit, test

LONG = bool(os.environ.get('MUSTER_TEST_LONG') or os.environ.get('MUSTER_TEST_RELEASE'))
SECONDS = 3600 if LONG else 0
ROUNDS = 120
# In an hour there is no need to hurry: the machine has other things to do.
PAUSE = 0.1 if LONG else 0
# Three phones a seat at most.
SEATS, PHONES = 14, 40
STATE = {'battle': 'Soak', 'line': 0, 'asks': None, 'orders': None, 'log': [{'line': 1, 'text': 'x' * 20000}]}
NAMES = ('Host', 'Origin', 'Cookie', 'Content-Length', 'Content-Type', 'Transfer-Encoding', 'X')
# Of the program that starts it: each time somebody proposes something that the rules refuse.
HOST_SECONDS = 600 if LONG else 0
REFUSED = {'line': 0, 'order': 'fire', 'unit': 'r1', 'params': {'target': 'nobody'}}
# More than one phone has, and less than the program allows at once.
MOST_ASLEEP = 24


def measure(pid):
    status = pathlib.Path(f'/proc/{pid}/status').read_text()
    return int(status.split('VmRSS:')[1].split()[0]), len(os.listdir(f'/proc/{pid}/fd'))


def hear(program):
    """What it says is read, or it would wait for us."""
    os.set_blocking(program.process.stdout.fileno(), False)
    try:
        while os.read(program.process.stdout.fileno(), 65536):
            pass
    except BlockingIOError:
        pass


def fall_asleep(phone):
    """A phone that reads nothing more: what it is sent stays on the way."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(40)
    connection.connect((phone.name, phone.port))
    connection.sendall(phone.head('GET', '/events') + b'\r\n')
    return connection


def wake(connection, chance):
    """It reads on, or is gone: orderly, or without a word."""
    try:
        way = chance.randrange(3)
        if way == 0:
            connection.recv(65536)
        elif way == 1:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0))
    except OSError:
        pass
    connection.close()


def make_garbage(phone, chance):
    kind = chance.randrange(4)
    if kind == 0:
        return chance.randbytes(chance.randrange(1, 12000))
    if kind == 1:
        head = ''.join(f'{chance.choice(NAMES)}: {chance.choice((phone.host, "0", "-1", "x" * 3000, ""))}\r\n'
                       for _ in range(chance.randrange(90)))
        return f'GET / HTTP/1.1\r\n{head}\r\n'.encode()
    if kind == 2:
        return phone.head('POST', '/propose', Content_Length=str(chance.randrange(5000))) + b'\r\n' + b'[' * 3000
    whole = bytearray(phone.head('GET', '/state') + b'\r\n')
    whole[chance.randrange(len(whole))] = chance.randrange(256)
    return bytes(whole)


def throw_garbage(phone, chance):
    """Half of it is cut off by whoever sends it; nobody waits for more than an answer."""
    with phone.connect() as connection:
        try:
            connection.sendall(make_garbage(phone, chance))
            connection.shutdown(socket.SHUT_WR)
            if chance.randrange(2):
                connection.recv(65536)
        except OSError:
            pass


def go_round(program, phones, asleep, number, chance):
    awake = [chance.choice(phones).events() for _ in range(3)]
    asleep.append(fall_asleep(chance.choice(phones)))
    if len(asleep) > MOST_ASLEEP:
        wake(asleep.pop(chance.randrange(len(asleep))), chance)
    awake[0].read('state')
    program.write({'state': list(range(SEATS)), 'is': dict(STATE, line=number)})
    program.write({'proposal': number, 'seat': number % SEATS, 'is': 'declined', 'reason': 'x'})
    phone = chance.choice(phones)
    assert phone.get('/').status == 200 and phone.state['battle'] == 'Soak'
    assert phone.post('/propose', {'asks': '0-0', 'dice': []}).status in (409, 429)
    throw_garbage(phone, chance)
    for events in awake:
        events.close()
    hear(program)


def settle(pid, fds):
    """Those who have gone are noticed in a moment."""
    deadline = time.monotonic() + 60
    while measure(pid)[1] > fds and time.monotonic() < deadline:
        time.sleep(0.05)
    return measure(pid)


@test
def coming_and_going_leaves_nothing(folder):
    chance = random.Random(1)
    with Lines([TABLE]) as program:
        program.write({'address': '127.0.0.1', 'port': 0, 'seats': [{'code': f'seat{i}'} for i in range(SEATS)]})
        address = program.read()['address']
        pid = program.process.pid
        fds = measure(pid)[1]
        program.write({'state': list(range(SEATS)), 'is': STATE})
        phones = [Phone(address) for _ in range(PHONES)]
        for i, phone in enumerate(phones):
            assert phone.join(f'seat{i // 3}') == 204
        asleep = []
        begun = time.monotonic()
        before, told, number = None, begun, 0
        while number < ROUNDS or time.monotonic() < begun + SECONDS:
            go_round(program, phones, asleep, number, chance)
            number += 1
            time.sleep(PAUSE)
            # What it needs once it has after some rounds.
            if number == ROUNDS // 2:
                while asleep:
                    wake(asleep.pop(), chance)
                before = settle(pid, fds)
            if time.monotonic() > told + 300:
                told = time.monotonic()
                print(f'# {told - begun:.0f} s, {number} rounds: {measure(pid)}', flush=True)
        while asleep:
            wake(asleep.pop(), chance)
        after = settle(pid, fds)
        print(f'# {number} rounds: {before[0]} kB, then {after[0]} kB; {fds} descriptors, then {after[1]}')
        assert after[1] <= fds, (fds, after)
        assert os.environ.get('MUSTER_TEST_MEMORY') == 'no' or after[0] < before[0] + 2048, (before, after)


def come_and_propose(served, phones, chance):
    awake = [chance.choice(phones).events() for _ in range(3)]
    for phone in phones:
        assert phone.post('/propose', REFUSED).status in (202, 409, 429)
    throw_garbage(chance.choice(phones), chance)
    for events in awake:
        events.close()
    hear(served)


@test
def whoever_starts_it_does_not_grow_either(folder):
    chance = random.Random(2)
    with serve(folder) as served:
        pids = [served.process.pid, *children(served.process.pid)]
        assert len(pids) == 2, pids
        phones = [sit(served, side) for side in ('column', 'clans', None) for _ in range(2)]
        fds = [measure(pid)[1] for pid in pids]
        begun, number = time.monotonic(), 0
        while number < ROUNDS or time.monotonic() < begun + HOST_SECONDS:
            if number == ROUNDS // 2:
                before = [settle(pid, n) for pid, n in zip(pids, fds)]
            come_and_propose(served, phones, chance)
            number += 1
            time.sleep(PAUSE)
        for pid, n, memory in zip(pids, fds, before):
            after = settle(pid, n)
            print(f'# {number} rounds: {memory[0]} kB, then {after[0]} kB; {n} descriptors, then {after[1]}')
            assert after[1] <= n, (n, after)
            assert os.environ.get('MUSTER_TEST_MEMORY') == 'no' or after[0] < memory[0] + 2048, (memory, after)


main()
