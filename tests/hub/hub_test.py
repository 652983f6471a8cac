# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the hub share: a PostgreSQL server of their own in a temporary folder, on a Unix socket, and desks, each
with a data file of its own."""

import atexit
import glob
import json
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'cli'))

import cli_test  # noqa: E402
from cli_test import FAILED, LONG, OK, ROOT, USAGE, main, seed, test, write  # noqa: E402,F401

AWAY = 3

# A login whom the server asks for his password.
LOCKED = 'locked'
PASSWORD = 'Zq8-secret'

# How long anything may take before a test gives up, in seconds: a machine may be as slow as it likes.
PATIENCE = 900
cli_test.PATIENCE = PATIENCE

# Nothing of whoever runs the tests decides where libpq connects to.
for name in [name for name in os.environ if name.startswith('PG')]:
    del os.environ[name]


def find_binaries():
    folders = sorted(glob.glob('/usr/lib/postgresql/*/bin'), key=lambda path: int(path.split('/')[4]))
    found = shutil.which('initdb')
    return folders[-1] if folders else str(pathlib.Path(found).resolve().parent) if found else None


BINARIES = find_binaries()
if BINARIES is None:
    print('1..0 # SKIP there is no PostgreSQL server')
    sys.exit(0)


def become_nobody_much():
    """PostgreSQL does not run as root."""
    if os.geteuid() == 0:
        try:
            user = pwd.getpwnam('postgres')
        except KeyError:
            user = pwd.getpwnam('nobody')
        os.setgroups([])
        os.setgid(user.pw_gid)
        os.setuid(user.pw_uid)


class Server:
    """A server that this test has started. Its owner is the superuser `owner`; everybody on the socket is believed."""

    # What is lost when the machine loses power is no matter of these tests.
    fsync = 'off'

    # Settings of the server, as it takes them behind -c.
    settings = ()
    port = 5432

    def __init__(self):
        # A socket has a short name.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='mh', dir='/tmp'))
        os.chmod(self.folder, 0o777)
        self.process = None
        self.n_databases = 0
        atexit.register(self.remove)
        self.tool('initdb', '-D', self.folder / 'data', '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C',
                  '--no-sync')
        self.let_in(f'local all {LOCKED} scram-sha-256')
        self.start()

    def let_in(self, line):
        """A line in front of those of pg_hba.conf, for the next start."""
        path = self.folder / 'data/pg_hba.conf'
        path.write_text(line + '\n' + path.read_text(encoding='utf-8'), encoding='utf-8')

    def tool(self, name, *arguments):
        return subprocess.run([f'{BINARIES}/{name}', *map(str, arguments)], preexec_fn=become_nobody_much, check=True,
                              capture_output=True, cwd='/', timeout=PATIENCE)

    def start(self):
        with open(self.folder / 'log', 'ab') as log:
            self.process = subprocess.Popen(
                [f'{BINARIES}/postgres', '-D', str(self.folder / 'data'), '-k', str(self.folder), '-c', 'listen_addresses=',
                 '-p', str(self.port), '-c', f'fsync={self.fsync}', '-c', 'max_connections=120',
                 '-c', 'shared_buffers=16MB',
                 *(part for setting in self.settings for part in ('-c', setting))],
                preexec_fn=become_nobody_much, stdout=log, stderr=log, cwd='/')
        for _ in range(PATIENCE * 20):
            if subprocess.run([f'{BINARIES}/pg_isready', '-q', '-h', str(self.folder), '-p', str(self.port)], check=False).returncode == 0:
                return
            assert self.process.poll() is None, (self.folder / 'log').read_text()
            time.sleep(0.05)
        raise AssertionError('the server does not come up')

    def stop(self, how=signal.SIGINT):
        """SIGINT: at once, and in order. SIGQUIT: as a crash."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def revive(self):
        """Starts it again if it was stopped."""
        if self.process.poll() is not None:
            self.start()

    def remove(self):
        if self.process and self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def uri(self, database, login='owner'):
        return f'postgresql://{login}@/{database}?host={self.folder}' + (f'&port={self.port}' if self.port != 5432 else '')

    def sql(self, database, statement, login='owner', check=True):
        """The lines that psql prints."""
        result = subprocess.run([f'{BINARIES}/psql', '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d',
                                 self.uri(database, login), '-c', statement], capture_output=True, text=True, timeout=PATIENCE,
                                check=False)
        if not check:
            return result
        assert result.returncode == 0, result.stderr
        return result.stdout.splitlines()

    def new_database(self):
        self.n_databases += 1
        name = f'club{self.n_databases}'
        self.sql('postgres', f'CREATE DATABASE {name}')
        return name

    def new_login(self, login, password=None):
        if not self.sql('postgres', f"SELECT 1 FROM pg_roles WHERE rolname = '{login}'"):
            self.sql('postgres', f'CREATE ROLE {login} LOGIN' + (f" PASSWORD '{password}'" if password else ''))


class Desk:
    """A data file of its own, which may have joined a hub."""

    def __init__(self, folder, name, uri=None):
        self.folder = pathlib.Path(folder) / name
        self.folder.mkdir()
        self.name = name
        self.uri = uri
        if uri:
            self.run('hub', 'join', uri, '--desk', name).expect(OK)

    @property
    def file(self):
        return self.folder / 'home/data/muster/muster.db'

    def run(self, *arguments, **settings):
        return cli_test.run(self.folder, *arguments, **settings)

    def popen(self, *arguments, quietly=False, **settings):
        out = subprocess.DEVNULL if quietly else subprocess.PIPE
        home = self.folder / 'home'
        env = dict(os.environ, HOME=str(home), XDG_DATA_HOME=str(home / 'data'), XDG_CONFIG_HOME=str(home / 'config'),
                   XDG_CACHE_HOME=str(home / 'cache'), XDG_STATE_HOME=str(home / 'state'))
        return subprocess.Popen([cli_test.PROGRAM, *map(str, arguments)], env=env, stdout=out, stderr=out, **settings)

    def sync(self, status=OK):
        answer = self.run('hub', 'sync', '--json')
        assert answer.status == status, f'{self.name} ended with {answer.status}: {answer.err}{answer.text}'
        return answer.json

    def status(self, status=OK):
        return self.run('hub', 'status', '--json').expect(status).json

    def item(self, kind, status=OK, **members):
        """The only item of a kind that has these members."""
        found = [item for item in self.status(status)['items']
                 if item['kind'] == kind and all(item[name] == value for name, value in members.items())]
        assert len(found) == 1, found
        return found[0]

    def record(self, battle, *orders):
        return self.run('record', 'battle', battle, stdin=json.dumps(orders).encode())

    def log(self, name, kind='battle'):
        return json.loads(self.run('export', name, '--output', '-').expect(OK).out)['log']

    def chain(self, uuid, kind='battle'):
        """The hashes of a ledger, from its origin on."""
        import sqlite3
        events = 'event' if kind == 'battle' else 'campaign_event'
        with sqlite3.connect(self.file) as db:
            (number,) = db.execute(f'SELECT id FROM {kind} WHERE uuid = ?', [uuid]).fetchone()
            return (db.execute(f'SELECT hash FROM {kind}_setup WHERE {kind}_id = ?', [number]).fetchall() +
                    db.execute(f'SELECT hash FROM {events} WHERE {kind}_id = ? ORDER BY seq', [number]).fetchall())

    def documents(self):
        """The current version of every document of the club that was not removed: what came and went on one desk is known
        to no other."""
        import sqlite3
        with sqlite3.connect(self.file) as db:
            return db.execute("SELECT kind, key, version FROM document WHERE kind <> 'link' AND NOT removed"
                              ' ORDER BY kind, key').fetchall()

    def check(self):
        self.run('check').expect(OK)


_server = None


def server():
    """The server of this program: made when the first test wants it."""
    global _server
    if _server is None:
        _server = Server()
    return _server


def new_hub():
    """The address of a hub of its own."""
    uri = server().uri(server().new_database())
    cli_test.run(server().folder, 'hub', 'prepare', uri).expect(OK)
    return uri


def database_of(uri):
    return uri.split('/@/')[-1].split('@/')[1].split('?')[0]


def bytes_of_hub(database):
    """Everything that the tables of the hub have, as text."""
    server().sql(database, 'VACUUM FULL')
    tables = server().sql(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'muster'")
    return '\n'.join('\n'.join(server().sql(database, f"SELECT x.*, '' FROM muster.{name} x")) for name in tables) + '\n'.join(
        server().sql(database, "SELECT encode (bytes, 'escape') FROM muster.link"))


# A small battle whose orders need no dice, so that any number of them can be given: every unit moves once a turn.
BATTLE = {
    'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'title': 'Skirmish at the ford', 'packs': [],
    'sides': [
        {'id': 'column', 'name': 'Ford Column', 'units': [
            {'id': f'r{number}', 'name': f'{number}th Company', 'type': 'regular-infantry',
             'leader': {'name': f'Capt. Hill {number}', 'leadership': 6}} for number in range(1, 5)]},
        {'id': 'clans', 'name': 'Valley Clans', 'units': [
            {'id': 't1', 'name': 'Black Shields', 'type': 'tribal-infantry',
             'leader': {'name': 'Rana', 'leadership': 6}}]}],
    'log': [],
}


def add_battle(desk, title='Skirmish at the ford'):
    """Stores a battle. Gives back its UUID."""
    path = write(desk.folder, {**BATTLE, 'title': title}, f'{title}.muster-battle')
    desk.run('import', path).expect(OK)
    listed = json.loads(desk.run('list', '--json', '--archived').expect(OK).out)
    return [item['uuid'] for item in listed['battles'] if item['title'] == title][-1]


CSV = 'battle,date,player,side,result,points,ruleset\n'


def result(battle, score=(14, 6), players=('Neil Quinn', 'Rob Tighe'), date='2026-11-12'):
    """Two lines of the table of results."""
    words = ('win', 'loss') if score[0] > score[1] else ('loss', 'win') if score[0] < score[1] else ('draw', 'draw')
    return ''.join(f'{battle},{date},{players[i]},{"ab"[i]},{words[i]},{score[i]},kings\n' for i in range(2))


def enter(desk, *results, replace=False):
    desk.run('club', 'import', '-', *(['--replace'] if replace else []),
             stdin=(CSV + ''.join(results)).encode()).expect(OK)


def table(desk):
    return desk.run('club', 'export').expect(OK).text


def wait_for(condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError('it did not come about')


def move(unit, dice=(5, 5)):
    return {'order': 'move', 'unit': unit, 'rolls': [{'for': 'action', 'dice': list(dice), 'how': 'rolled'}]}


END = {'order': 'end-turn'}
