# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the table share: a battle that is served on loopback, and phones made of plain sockets."""

import json
import os
import pathlib
import select
import signal
import socket
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'cli'))

from cli_test import ROOT, main, run, test  # noqa: E402,F401

CLI = os.environ.get('MUSTER_CLI', str(ROOT / 'build/src/cli/muster-cli'))
TABLE = os.environ.get('MUSTER_TABLE', str(ROOT / 'build/src/table/muster-table'))

BATTLE = {
    'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'title': 'Skirmish at the ford',
    'sides': [
        {'id': 'column', 'name': 'Ford Column', 'players': [{'id': 'ann', 'name': 'Ann <b>'}], 'units': [
            {'id': 'r1', 'name': '1st Company', 'type': 'regular-infantry',
             'leader': {'name': 'Capt. Hill', 'leadership': 6}},
            {'id': 'r2', 'name': '2nd Company', 'type': 'regular-infantry',
             'leader': {'name': 'Lieut. Marsh', 'leadership': 5}}]},
        {'id': 'clans', 'name': 'Valley Clans', 'units': [
            {'id': 'b1', 'name': 'Black Shields', 'type': 'tribal-infantry',
             'leader': {'name': 'Osman', 'leadership': 6}},
            {'id': 'b2', 'name': 'Reed Bowmen', 'type': 'tribal-infantry', 'reserve': True}]},
    ],
}


class Lines:
    """A program that says lines of JSON."""

    def __init__(self, arguments, env=None, stderr=None):
        self.process = subprocess.Popen([str(a) for a in arguments], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=stderr, env=env)
        self.rest = b''

    def read(self, seconds=30):
        while b'\n' not in self.rest:
            ready, _, _ = select.select([self.process.stdout], [], [], seconds)
            assert ready, 'it says nothing'
            data = os.read(self.process.stdout.fileno(), 65536)
            assert data, f'it has ended: {self.process.wait()}'
            self.rest += data
        line, self.rest = self.rest.split(b'\n', 1)
        return json.loads(line)

    def read_until(self, member):
        while True:
            line = self.read()
            if member in line:
                return line

    def write(self, line):
        text = line if isinstance(line, str) else json.dumps(line)
        self.process.stdin.write(text.encode() + b'\n')
        self.process.stdin.flush()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


def user(folder):
    home = pathlib.Path(folder) / 'home'
    return dict(os.environ, HOME=str(home), XDG_DATA_HOME=str(home / 'data'), XDG_CONFIG_HOME=str(home / 'config'),
                XDG_CACHE_HOME=str(home / 'cache'), XDG_STATE_HOME=str(home / 'state'), TMPDIR=str(folder))


def serve(folder, *options, battle=None, stderr=None):
    """Stores a battle and serves it; the first line it says is in .first."""
    path = pathlib.Path(folder) / 'ford.muster-battle'
    path.write_text(json.dumps(battle or BATTLE), encoding='utf-8')
    run(folder, 'import', path).expect(0)
    return serve_stored(folder, 'Skirmish at the ford', *options, stderr=stderr)


def serve_stored(folder, name, *options, stderr=None):
    served = Lines([CLI, 'table', name, '--address', '127.0.0.1', *options], env=user(folder), stderr=stderr)
    served.first = served.read()
    return served


def children(pid):
    """The programs that it has started."""
    return [int(c) for c in pathlib.Path(f'/proc/{pid}/task/{pid}/children').read_text().split()]


class Answer:
    def __init__(self, data):
        head, _, self.body = data.partition(b'\r\n\r\n')
        lines = head.decode('latin-1').split('\r\n')
        self.status = int(lines[0].split(' ')[1]) if lines[0] else 0
        self.headers = {}
        for line in lines[1:]:
            name, _, value = line.partition(': ')
            self.headers[name.lower()] = value

    @property
    def json(self):
        return json.loads(self.body)


class Phone:
    """A browser with the least that one has: an address, a cookie, and plain requests."""

    def __init__(self, address):
        self.host = address.removeprefix('http://').rstrip('/')
        self.name, _, port = self.host.partition(':')
        self.port = int(port)
        self.cookie = None

    def connect(self):
        return socket.create_connection((self.name, self.port), timeout=40)

    def send(self, data):
        """Raw bytes; returns all that comes back."""
        with self.connect() as connection:
            got = b''
            try:
                connection.sendall(data)
                while True:
                    part = connection.recv(65536)
                    if not part:
                        break
                    got += part
            except ConnectionError:
                pass
            return Answer(got) if got else None

    def head(self, method, path, **more):
        headers = {'Host': self.host}
        if method == 'POST':
            headers['Origin'] = f'http://{self.host}'
            headers['Content-Type'] = 'application/json'
        if self.cookie:
            headers['Cookie'] = self.cookie
        headers.update({name.replace('_', '-'): value for name, value in more.items()})
        lines = ''.join(f'{name}: {value}\r\n' for name, value in headers.items() if value is not None)
        return f'{method} {path} HTTP/1.1\r\n{lines}'.encode()

    def get(self, path, **more):
        return self.send(self.head('GET', path, **more) + b'\r\n')

    def post(self, path, body, **more):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.send(self.head('POST', path, Content_Length=str(len(data)), **more) + b'\r\n' + data)

    def join(self, code):
        answer = self.post('/join', {'code': code})
        if answer.status == 204:
            self.cookie = answer.headers['set-cookie'].split(';')[0]
        return answer.status

    @property
    def state(self):
        answer = self.get('/state')
        assert answer.status == 200, answer.status
        return answer.json

    def wait_asks(self):
        """A proposal is answered before anybody has looked at it."""
        deadline = time.monotonic() + 30
        while self.state['asks'] is None:
            assert time.monotonic() < deadline, 'nobody asks for dice'
            time.sleep(0.02)
        return self.state['asks']

    def events(self):
        return Events(self)


class Events:
    """Server-Sent Events, read one by one."""

    def __init__(self, phone):
        self.connection = phone.connect()
        self.connection.sendall(phone.head('GET', '/events') + b'\r\n')
        self.file = self.connection.makefile('rb')
        self.status = int(self.file.readline().split()[1])
        while self.file.readline() not in (b'\r\n', b''):
            pass

    def read(self, kind=None):
        while True:
            event = {}
            while True:
                size = self.file.readline()
                assert size, 'the stream has ended'
                text = self.file.read(int(size, 16)).decode()
                self.file.readline()
                for line in text.split('\n'):
                    name, _, value = line.partition(': ')
                    if name in ('event', 'data'):
                        event[name] = value
                if 'data' in event:
                    break
            if kind in (None, event['event']):
                return json.loads(event['data'])

    def has_ended(self):
        try:
            while self.connection.recv(65536):
                pass
        except ConnectionError:
            pass
        return True

    def close(self):
        self.file.close()
        self.connection.close()


def seat(first, side, player=None):
    for of in first['seats']:
        if of['seat'] == side and (player is None or of.get('player') == player):
            return of
    raise AssertionError(side)


def sit(served, side, player=None):
    phone = Phone(served.first['address'])
    assert phone.join(seat(served.first, side, player)['code']) == 204
    return phone
