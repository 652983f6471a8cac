#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""W-SHAPE-03: how long it takes until a new state is on 40 phones at once: from where it is handed to the program that
serves them, and from an order that is taken, through the rules, the data file and what each seat sees of it. Beside it,
the same bytes from a bare program that does nothing but write them to 40 sockets, and how much of the processor each
takes: on a machine that has other things to do, that says more than time, unless “chrt -f 10” stands before the command.
Prints figures, asserts none of them."""

import json
import os
import pathlib
import select
import socket
import tempfile
import time

from table_test import TABLE, Lines, Phone, serve

SEATS, PHONES, STATES = 14, 40, 20
STATE = {'battle': 'Bench', 'line': 0, 'asks': None,
         'log': [{'line': 1000 + i, 'text': '1st Company: Fire. 12 dice, 3 hits. Black Shields: 3 figures lost'} for i in range(100)],
         'orders': [{'unit': f'u{i}', 'order': f'o{j}', 'label': 'Fire', 'fields': []} for i in range(10) for j in range(12)]}


def show(program, line):
    for seat in range(SEATS):
        program.write({'state': [seat], 'is': dict(STATE, line=line)})


def measure(streams, line, act):
    """Milliseconds until the last of them has that line. One thread waits for all of them and reads nothing of a state but
    its line: forty threads that parse forty states would take longer than whoever sends them."""
    waiting = {events.connection: b'' for events in streams}
    wanted = b'"line": %d,' % line
    began = time.monotonic()
    act()
    while waiting:
        for connection in select.select(waiting, [], [])[0]:
            heard = waiting[connection] + connection.recv(1 << 20)
            *whole, waiting[connection] = heard.split(b'\n\n')
            if any(wanted in event for event in whole):
                del waiting[connection]
    return 1000 * (time.monotonic() - began)


def spent(pid):
    """Milliseconds of the processor that a program has had."""
    threads = pathlib.Path(f'/proc/{pid}/task').glob('*/schedstat')
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


def tell(what, slowest, work):
    slowest.sort()
    print(f'{what}: the last phone has it after {slowest[len(slowest) // 2]:.0f} ms (median of {len(slowest)}), '
          f'{slowest[-1]:.0f} ms (the slowest); {work / len(slowest):.1f} ms of the processor a state')
    return slowest[len(slowest) // 2], work / len(slowest)


def write_bare(listening, lines):
    """What the least program does: it takes a line and writes it to every socket."""
    phones = []
    for _ in range(PHONES):
        phone, _ = listening.accept()
        phone.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while not phone.recv(65536).endswith(b'\r\n\r\n'):
            pass
        phone.sendall(b'HTTP/1.1 200 OK\r\n\r\n')
        phones.append(phone)
    for line in lines:
        event = b'event: state\ndata: ' + line + b'\n'
        for phone in phones:
            phone.sendall(b'%x\r\n%s\r\n' % (len(event), event))


def measure_bare():
    listening = socket.create_server(('127.0.0.1', 0), backlog=PHONES)
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(writing)
        write_bare(listening, os.fdopen(reading, 'rb'))
        os._exit(0)
    address = f'http://127.0.0.1:{listening.getsockname()[1]}/'
    streams = [Phone(address).events() for _ in range(PHONES)]
    before = spent(pid)

    def write(line):
        os.write(writing, json.dumps(dict(STATE, line=line)).encode() + b'\n')

    times = [measure(streams, line, lambda line=line: write(line)) for line in range(1, STATES + 1)]
    work = spent(pid) - before
    os.close(writing)
    os.waitpid(pid, 0)
    return tell(f'{PHONES} bare sockets, {len(json.dumps(STATE))} bytes a state', times, work)


with Lines([TABLE]) as program:
    program.write({'address': '127.0.0.1', 'port': 0, 'seats': [{'code': f'seat{i}'} for i in range(SEATS)]})
    address = program.read()['address']
    show(program, 0)
    streams = []
    for i in range(PHONES):
        phone = Phone(address)
        assert phone.join(f'seat{i // 3}') == 204
        streams.append(phone.events())
    before = spent(program.process.pid)
    times = [measure(streams, line, lambda line=line: show(program, line)) for line in range(1, STATES + 1)]
    ours = tell(f'{PHONES} phones of {SEATS} seats, {len(json.dumps(STATE))} bytes a state', times,
                spent(program.process.pid) - before)
    bare = measure_bare()
    print(f'  {ours[0] / bare[0]:.1f} of the time and {ours[1] / bare[1]:.1f} of the work of the bare program')


def make_side(name, players):
    return {'id': name, 'name': name.title(), 'players': [{'id': f'{name}-{i}', 'name': f'{name} {i}'} for i in range(players)],
            'units': [{'id': f'{name}-{i}', 'name': f'Company {i}', 'type': 'regular-infantry'} for i in range(STATES // 2)]}


with tempfile.TemporaryDirectory() as folder:
    battle = {'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'title': 'Skirmish at the ford',
              'sides': [make_side('column', 12), make_side('clans', 0)]}
    with serve(folder, '--accept', 'all', battle=battle) as served:
        phones = []
        for i in range(PHONES):
            phones.append(Phone(served.first['address']))
            assert phones[i].join(served.first['seats'][i // 3]['code']) == 204
        streams = [phone.events() for phone in phones]
        size = len(phones[0].get('/state').body)

        def order(line):
            # Three phones a seat, and ten proposals in ten seconds.
            answer = phones[3 * (line % 12)].post('/propose', {'line': line, 'order': 'stand-to', 'unit': f'column-{line}',
                                                              'params': {}})
            assert answer.status == 202, answer.body

        before = spent(served.process.pid)
        times = [measure(streams, line + 1, lambda line=line: order(line)) for line in range(STATES // 2)]
        tell(f'{PHONES} phones of {len(served.first["seats"])} seats round a battle, {size} bytes a state', times,
             spent(served.process.pid) - before)
