# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A proxy between desks and the server that counts the messages of PostgreSQL's protocol and cuts the connection after one."""

import pathlib
import selectors
import socket
import struct
import tempfile
import threading


class Messages:
    """Finds where messages end in one direction of a connection."""

    def __init__(self, has_startup):
        self.rest = b''
        # The first message of a client has no letter.
        self.head = 0 if has_startup else 1

    def feed(self, data):
        """Gives back the parts of data up to the end of each message, and what is left over."""
        parts = []
        self.rest += data
        while len(self.rest) >= self.head + 4:
            (length,) = struct.unpack('>I', self.rest[self.head:self.head + 4])
            if len(self.rest) < self.head + length:
                break
            parts.append(self.rest[:self.head + length])
            self.rest = self.rest[self.head + length:]
            self.head = 1
        return parts


class Proxy:
    """Listens on a Unix socket of its own. Cuts every connection once `cut_after` messages have gone through, in both
    directions together; None: never. `strike` is called before, if there is one."""

    def __init__(self, target):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='mp', dir='/tmp'))
        self.target = str(target / '.s.PGSQL.5432')
        self.cut_after = None
        self.strike = None
        self.n_messages = 0
        self.n_questions = 0
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(self.folder / '.s.PGSQL.5432'))
        self.listener.listen(50)
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=[client], daemon=True).start()

    def serve(self, client):
        server = socket.socket(socket.AF_UNIX)
        try:
            server.connect(self.target)
            self.carry(client, server)
        except OSError:
            pass
        finally:
            client.close()
            server.close()

    def carry(self, client, server):
        directions = {client: (server, Messages(True)), server: (client, Messages(False))}
        n_here = 0
        with selectors.DefaultSelector() as selector:
            for end in directions:
                selector.register(end, selectors.EVENT_READ)
            while True:
                for key, _ in selector.select():
                    to, messages = directions[key.fileobj]
                    data = key.fileobj.recv(65536)
                    if not data:
                        return
                    for part in messages.feed(data):
                        if self.cut_after is not None and n_here >= self.cut_after:
                            if self.strike:
                                self.strike()
                            return
                        to.sendall(part)
                        n_here += 1
                        # A server is ready for the next question once it has answered one.
                        self.n_questions += part[:1] in (b'Q', b'S') and to is server
                        self.n_messages = n_here
