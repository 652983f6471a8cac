#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A hub over a network, set up as docs/hub.md says: certificates of one's own, passwords, and an owner who is nobody else's."""

import os
import re
import shutil
import socket
import subprocess

from hub_test import (AWAY, FAILED, OK, PATIENCE, ROOT, Desk, Server, add_battle, enter, main, move, result,
                      table, test)

DOCUMENT = (ROOT / 'docs/hub.md').read_text(encoding='utf-8')
BLOCKS = re.findall(r'```\n(.*?)\n```', DOCUMENT, re.S)
PASSWORD = 'Zq8-secret'


def find_block(word):
    """The only block of commands in docs/hub.md that has this word."""
    (block,) = [block for block in BLOCKS if word in block]
    return block


def own_address():
    """One of this machine that is no loopback address, if there is any."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(('192.0.2.1', 9))
        except OSError:
            return '127.0.0.1'
        return probe.getsockname()[0]


def free_port():
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


class Network(Server):
    """Listens on a network, with the certificate that docs/hub.md makes."""

    def __init__(self):
        self.address = own_address()
        self.port = free_port()
        super().__init__()
        self.stop()
        self.certificates = self.folder / 'certificates'
        self.certificates.mkdir()
        subprocess.run(['bash', '-euc', find_block('-CAcreateserial')], cwd=self.certificates, check=True, capture_output=True,
                       timeout=PATIENCE)
        for name in ('server.crt', 'server.key'):
            shutil.copy(self.certificates / name, self.folder / 'data' / name)
            if os.geteuid() == 0:
                shutil.chown(self.folder / 'data' / name, 'postgres')
        os.chmod(self.folder / 'data/server.key', 0o600)
        (hba,) = re.findall(r"echo '(hostssl club .*?)'", DOCUMENT)
        self.let_in(hba)
        self.settings = ('ssl=on', "ssl_cert_file=server.crt", "ssl_key_file=server.key", f'listen_addresses={self.address}')
        self.start()

    def network_uri(self, login='secretary', host='hub.local', mode='verify-full'):
        return f'postgresql://{login}@{host}:{self.port}/club?hostaddr={self.address}&sslmode={mode}'


def make_club(network):
    """As docs/hub.md says: a database, and its owner, who may make roles and nothing else."""
    network.sql('postgres', f"CREATE ROLE secretary LOGIN CREATEROLE PASSWORD '{PASSWORD}'")
    network.sql('postgres', 'CREATE DATABASE club OWNER secretary')


class Away(Desk):
    """A desk with a password file and the certificate of an authority."""

    def __init__(self, folder, name, network, login='secretary', password=PASSWORD):
        super().__init__(folder, name)
        home = self.folder / 'home'
        (home / '.postgresql').mkdir(parents=True)
        shutil.copy(network.certificates / 'root.crt', home / '.postgresql')
        self.passwords = home / '.pgpass'
        self.write_password(network, login, password)

    def write_password(self, network, login, password):
        self.passwords.write_text(f'hub.local:{network.port}:club:{login}:{password}\n', encoding='utf-8')
        os.chmod(self.passwords, 0o600)


@test
def a_hub_on_a_network(folder):
    """S-SAFE-01: verify-full, with a certificate whose authority the desk knows, and a password from ~/.pgpass."""
    network = Network()
    make_club(network)
    anna = Away(folder, 'Anna', network)
    anna.run('hub', 'prepare', network.network_uri()).expect(OK)
    anna.run('hub', 'join', network.network_uri(), '--desk', 'Anna').expect(OK)
    enter(anna, result('b1'))
    uuid = add_battle(anna)
    anna.run('hub', 'share', 'battle', uuid).expect(OK)
    anna.record(uuid, move('r1')).expect(OK)
    anna.sync()
    assert network.sql('club', 'SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)'
                       " WHERE backend_type = 'client backend' AND client_addr IS NOT NULL") in ([], ['t'])

    # A member, and the owner of the hub is no superuser who lets him in.
    network.new_login('rob', PASSWORD)
    anna.run('hub', 'admit', 'rob', 'member').expect(OK)
    rob = Away(folder, 'Rob', network, 'rob')
    rob.run('hub', 'join', network.network_uri('rob'), '--desk', 'Rob').expect(OK)
    rob.sync()
    assert table(rob) == table(anna)
    assert 'Member 1' in anna.run('club', 'member', 'erase', 'Neil Quinn', '--confirm', 'Neil Quinn').expect(OK).text
    rob.sync()
    assert 'Neil Quinn' not in table(rob)

    # Another name, another authority, none at all, no TLS, and no password.
    other = Desk(folder, 'Other')
    for mode in ('disable', 'prefer', 'require', 'verify-ca'):
        answer = other.run('hub', 'join', network.network_uri(mode=mode), '--desk', 'x')
        assert answer.status == (AWAY if network.address == '127.0.0.1' else FAILED), (mode, answer.err)
    for name in ('wrong.local', 'localhost'):
        anna.run('hub', 'prepare', network.network_uri(host=name)).expect(AWAY)
    root = anna.folder / 'home/.postgresql/root.crt'
    known = root.read_bytes()
    subprocess.run(['openssl', 'req', '-new', '-x509', '-nodes', '-subj', '/CN=Somebody else', '-keyout', root.with_name('x.key'),
                    '-out', root], check=True, capture_output=True, timeout=PATIENCE)
    anna.run('hub', 'sync').expect(AWAY)
    root.unlink()
    anna.run('hub', 'sync').expect(AWAY)
    root.write_bytes(known)
    anna.write_password(network, 'secretary', 'wrong')
    answer = anna.run('hub', 'sync').expect(AWAY, 'pgpass')
    assert 'wrong' not in answer.err, answer.err
    anna.passwords.unlink()
    anna.run('hub', 'sync').expect(AWAY, 'pgpass')
    anna.write_password(network, 'secretary', PASSWORD)
    anna.run('hub', 'sync').expect(OK)


main()
