#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""W-SHAPE-03: how long it takes until a new state is on 40 phones at once. Prints figures, asserts none of them."""

import json
import threading
import time

from table_test import TABLE, Lines, Phone

SEATS, PHONES, STATES = 14, 40, 20
STATE = {'battle': 'Bench', 'asks': None,
         'log': [{'line': i, 'text': '1st Company: Fire. 12 dice, 3 hits. Black Shields: 3 figures lost'} for i in range(100)],
         'orders': [{'unit': f'u{i}', 'order': f'o{j}', 'label': 'Fire', 'fields': []} for i in range(10) for j in range(12)]}


def show(program, line):
    for seat in range(SEATS):
        program.write({'state': [seat], 'is': dict(STATE, line=line, sent=time.monotonic())})


def wait(events, line, times):
    state = events.read('state')
    while state['line'] != line:
        state = events.read('state')
    times.append(1000 * (time.monotonic() - state['sent']))


with Lines([TABLE]) as program:
    program.write({'address': '127.0.0.1', 'port': 0, 'seats': [{'code': f'seat{i}'} for i in range(SEATS)]})
    address = program.read()['address']
    show(program, 0)
    streams = []
    for i in range(PHONES):
        phone = Phone(address)
        assert phone.join(f'seat{i // 3}') == 204
        streams.append(phone.events())
    slowest = []
    for line in range(1, STATES + 1):
        times = []
        threads = [threading.Thread(target=wait, args=(events, line, times)) for events in streams]
        for thread in threads:
            thread.start()
        show(program, line)
        for thread in threads:
            thread.join()
        slowest.append(max(times))
    slowest.sort()
    print(f'{PHONES} phones, {len(json.dumps(STATE))} bytes a state: the last phone has it after '
          f'{slowest[STATES // 2]:.0f} ms (median of {STATES}), {slowest[-1]:.0f} ms (the slowest)')
