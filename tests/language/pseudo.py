#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""pseudo.py ROOT FOLDER: translates every text of Muster into a language that nobody speaks, and writes the catalogues to
FOLDER/qps/LC_MESSAGES/.

Each text is in brackets, has accents on its letters and is 40 % longer. What is read without brackets cannot be
translated, or is put together from pieces."""

import importlib.machinery
import importlib.util
import pathlib
import re
import subprocess
import sys

LANGUAGE = 'qps'
OPEN, CLOSE = '⟦', '⟧'
ACCENTS = str.maketrans('aAcCeEiInNoOsSuUyYzZ', 'äÄçÇéÉîÎñÑöÖšŠüÜýÝžŽ')
# What a program reads in a text: places for figures, parts that may be left out, markup and escapes.
KEPT = re.compile(r'%(?:\d+\$)?[-+ #0]*[\d.*]*(?:hh|h|ll|l|z|j|t)?[a-zA-Z%]|%<\w+>|\{[^{}\s]*\}|\[|\]|</?\w+[^<>]*>|&\w+;|\\[a-z"\\]')
# Patterns of strftime(): nothing but what stands for a part of a date.
DATE = re.compile(r'(?:%[-a-zA-Z]+[\s,.:]*)+')
HEADER = ('msgid ""\nmsgstr ""\n"Language: en\\n"\n"MIME-Version: 1.0\\n"\n'
          '"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'
          '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n')


def load_check(root):
    path = str(root / 'tests' / 'style' / 'check-potfiles')
    loader = importlib.machinery.SourceFileLoader('potfiles', path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader('potfiles', loader))
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module


def accented(text):
    """What stands between the kept pieces with accents."""
    pieces, end = [], 0
    for match in KEPT.finditer(text):
        pieces += [text[end:match.start()].translate(ACCENTS), match.group()]
        end = match.end()
    return ''.join(pieces) + text[end:].translate(ACCENTS)


def longer(text):
    """What makes the text 40 % longer: in words, so that it can be wrapped as words can."""
    n = (len(KEPT.sub('', text)) * 2 + 4) // 5
    return ' '.join(['ö' * min(7, n - i) for i in range(0, n, 8) if n - i > 0])


def translate(text):
    """text: as it stands in a PO file, with its escapes."""
    lead = re.match(r'(?:\\n|\\t| )*', text).group()
    body = text[len(lead):]
    tail = re.search(r'(?:\\n|\\t| )*$', body).group()
    body = body[:len(body) - len(tail)]
    if not body:
        return text
    padding = '' if DATE.fullmatch(body) else longer(body)
    return f'{lead}{OPEN}{accented(body)}{" " if padding else ""}{padding}{CLOSE}{tail}'


def read_entries(template):
    """Of each entry of a PO template its context, text and plural, with their escapes; and its flags."""
    for block in template.split('\n\n')[1:]:
        entry, field = {}, None
        for line in block.splitlines():
            if line.startswith('#,'):
                entry['flags'] = line
            match = re.match(r'(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) )?"(.*)"$', line)
            if match:
                field = match.group(1) or field
                entry[field] = entry.get(field, '') + match.group(2)
        if entry.get('msgid'):
            yield entry


def write_entry(entry):
    lines = [entry['flags']] if 'flags' in entry else []
    lines += [f'{field} "{entry[field]}"' for field in ('msgctxt', 'msgid', 'msgid_plural') if field in entry]
    if 'msgid_plural' in entry:
        lines += [f'msgstr[0] "{translate(entry["msgid"])}"', f'msgstr[1] "{translate(entry["msgid_plural"])}"']
    else:
        lines.append(f'msgstr "{translate(entry["msgid"])}"')
    return '\n'.join(lines) + '\n\n'


def make(root, folder):
    check = load_check(root)
    target = folder / LANGUAGE / 'LC_MESSAGES'
    target.mkdir(parents=True, exist_ok=True)
    for ruleset in check.lists(root):
        domain = f'muster-{ruleset}' if ruleset else 'muster'
        text = HEADER + ''.join(map(write_entry, read_entries(check.template(root, ruleset))))
        subprocess.run(['msgfmt', '--check-format', '-', '-o', target / f'{domain}.mo'], input=text, text=True, check=True)


if __name__ == '__main__':
    make(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]))
