# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads web pages strictly: every element is closed, every id is there once, every address leads to a file beside it, and HTML Tidy,
which knows HTML 5, has nothing to say about it."""

import html.parser
import re
import subprocess

VOID = {'meta', 'link', 'img', 'input', 'br'}
ADDRESSES = {'href', 'src', 'action', 'data', 'poster', 'srcset'}


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.path, self.open, self.ids, self.addresses, self.words = path, [], set(), [], []
        text = path.read_bytes().decode('utf-8')
        assert text.startswith('<!DOCTYPE html>\n<html lang="'), path
        self.feed(text)
        self.close()
        assert self.open == [], f'{path}: never closed: {self.open}'

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        assert len(names) == len(set(names)), f'{self.path}: {tag} {names}'
        for name, value in attributes:
            if name == 'id':
                assert value not in self.ids, f'{self.path}: twice: {value}'
                self.ids.add(value)
            if name in ADDRESSES:
                self.addresses.append(value)
            assert not name.startswith('on') and name != 'srcdoc', f'{self.path}: {name}'
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, f'{self.path}: </{tag}> in {self.open}'
        self.open.pop()

    def handle_data(self, data):
        self.words.append(data)

    @property
    def text(self):
        return ' '.join(''.join(self.words).split())


# What Tidy 5.6 has not heard of: aria-current came with ARIA 1.1, which HTML takes in, and a title within a drawing is one of SVG,
# which has an id as every element there may. The browser's test looks at both.
UNKNOWN = re.compile(r'line \d+ column \d+ - Warning: (?:<a> proprietary attribute "aria-current"|'
                     r'<title> proprietary attribute "id")\n')


def judge(pages):
    for path in pages:
        command = ['tidy', '-e', '-q', '-utf8', '--show-info', 'no', '--show-warnings', 'yes', path]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        rest = UNKNOWN.sub('', told.stderr)
        assert rest == '' and told.returncode in (0, 1), f'{path}:\n{rest or told}'


def read_pages(folder):
    judge(sorted(folder.glob('*.html')))
    pages = {path.name: Page(path) for path in folder.glob('*.html')}
    for page in pages.values():
        for address in page.addresses:
            assert '/' not in address and ':' not in address, f'{page.path}: {address}'
            assert (folder / address.split('#')[0]).is_file(), f'{page.path}: {address}'
    return pages
