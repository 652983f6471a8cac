#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The web pages of a club in a real browser: a phone's width, with and without their script."""

import html.parser
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'cli'))

from browser_test import Driver  # noqa: E402
from cli_test import OK, main, run, test, write  # noqa: E402
from web_pages import read_pages  # noqa: E402


def make_pages(folder):
    lines = ['battle,date,player,side,result,points,ruleset,scenario,place']
    for number in range(60):
        day = f'2025-{number % 12 + 1:02}-05'
        rest = 'The Men Who Would Be Kings,a long scenario,Village Hall'
        lines += [f'b{number},{day},Zoë van der Longname,Red,win,5,{rest}',
                  f'b{number},{day},Player number {number % 9},Blue,loss,{number % 5},{rest}']
    run(folder, 'club', 'import', write(folder, '\n'.join(lines).encode(), 'table.csv')).expect(OK)
    run(folder, 'club', 'evening', 'new', '--date', '2999-12-31', '--time', '19:30', '--place', 'Village Hall',
        '--title', 'A very long title of an evening to come').expect(OK)
    run(folder, 'club', 'evening', 'come', 'evening-1', 'Zoë van der Longname', 'Player number 1', 'Player number 2').expect(OK)
    run(folder, 'club', 'evening', 'pair', 'evening-1').expect(OK)
    names = ','.join(f'Player number {number}' for number in range(9))
    run(folder, 'club', 'event', 'new', 'Spring Cup & “Friends”', '--players', names, '--seed', '1').expect(OK)
    run(folder, 'club', 'event', 'round', 'event-1').expect(OK)
    run(folder, 'club', 'member', 'set', 'Nobody <yet>', 'nickname=N').expect(OK)
    run(folder, 'club', 'web', folder / 'site').expect(OK)
    return sorted((folder / 'site').glob('*.html'))


def loaded(phone):
    return phone.run('return performance.getEntriesByType("resource").map(entry => entry.name)')


@test
def test_pages_fit_and_load_nothing(folder):
    """N-WEB-01"""
    with Driver() as driver:
        phone = driver.phone()
        for page in make_pages(folder):
            phone.open(page.as_uri())
            assert phone.fits(), page.name
            assert all(name.startswith((folder / 'site').as_uri()) for name in loaded(phone)), loaded(phone)
            assert phone.run('return document.compatMode') == 'CSS1Compat'
            assert phone.run('return [...document.styleSheets].length') == 1
        phone.picture('club-ratings')


# What each element may have besides class, id, style and aria-*. Elements and attributes that are not named here are in no page.
MAY_HAVE = {'html': {'lang'}, 'head': set(), 'meta': {'charset', 'name', 'content'}, 'title': set(), 'link': {'rel', 'href'},
            'script': {'src', 'defer'}, 'body': set(), 'header': set(), 'nav': set(), 'main': set(), 'h1': set(), 'h2': set(),
            'h3': set(), 'p': set(), 'ul': set(), 'li': set(), 'a': {'href'}, 'img': {'src', 'alt'}, 'div': set(),
            'table': {'data-search'}, 'thead': set(), 'tbody': set(), 'tr': set(), 'th': {'scope'}, 'td': {'data-key'},
            'figure': set(), 'figcaption': set(), 'desc': set(), 'g': None, 'path': None, 'text': None, 'rect': None,
            'svg': {'role', 'viewbox', 'width', 'height'}}


class Source(html.parser.HTMLParser):
    """What the page says that it is made of: elements with the names of their attributes."""

    def __init__(self, path):
        super().__init__()
        self.elements = []
        self.feed(path.read_text(encoding='utf-8'))

    def handle_starttag(self, tag, attributes):
        self.elements.append([tag, sorted(name for name, _ in attributes)])


def judge(path, elements):
    for tag, attributes in elements:
        assert tag in MAY_HAVE, (path.name, tag)
        rest = {name for name in attributes if name not in {'class', 'id', 'style'} and not name.startswith('aria-')}
        assert MAY_HAVE[tag] is None or rest <= MAY_HAVE[tag], (path.name, tag, rest)
        assert tag != 'img' or 'alt' in attributes, path.name
    tags = [tag for tag, _ in elements]
    assert [tags.count(tag) for tag in ('html', 'head', 'body', 'main', 'h1')] == [1] * 5, path.name
    assert tags.count('title') == 1 + tags.count('svg'), path.name
    headings = [int(tag[1]) for tag in tags if tag in ('h1', 'h2', 'h3')]
    assert headings[0] == 1 and all(b <= a + 1 for a, b in zip(headings, headings[1:])), (path.name, headings)


@test
def test_pages_are_valid(folder):
    """N-WEB-01: the browser finds just the elements that the page says it has, so that nothing was closed, moved or added for it; each
    is one that HTML has, with attributes that it may have; and whatever is referred to by its id is there."""
    pages = make_pages(folder)
    assert len(read_pages(folder / 'site')) == len(pages)  # HTML Tidy judges them
    (folder / 'site/script.js').write_text('')  # it adds the search
    with Driver() as driver:
        phone = driver.phone()
        for page in pages:
            phone.open(page.as_uri())
            found = phone.run('return [...document.querySelectorAll("*")].map(element => [element.localName.toLowerCase(), '
                              '[...element.attributes].map(attribute => attribute.name.toLowerCase()).sort()])')
            said = Source(page).elements
            assert found == said, next((a, b) for a, b in zip(found + [None], said + [None]) if a != b)
            judge(page, said)
            assert phone.run('return [...document.querySelectorAll("[aria-labelledby]")].every(element => '
                             'document.getElementById(element.getAttribute("aria-labelledby")))'), page.name


@test
def test_every_link_leads_somewhere(folder):
    """N-WEB-04"""
    pages = make_pages(folder)
    with Driver() as driver:
        phone = driver.phone()
        targets = set()
        for page in pages:
            phone.open(page.as_uri())
            targets |= set(phone.run('return [...document.querySelectorAll("a[href]")].map(link => link.href)'))
        assert {target.split('/')[-1] for target in targets} >= {page.name for page in pages}, targets
        for target in sorted(targets):
            assert target.startswith((folder / 'site').as_uri()), target
            phone.open(target)
            assert phone.run('return location.href') == target and phone.find('h1'), target


@test
def test_searching_and_sorting(folder):
    """N-WEB-01"""
    make_pages(folder)
    with Driver() as driver:
        phone = driver.phone()
        phone.open((folder / 'site/index.html').as_uri())
        phone.picture('club-league')
        phone.type('input[type=search]', 'ZOE')
        shown = 'return [...document.querySelector("tbody").rows].filter(row => !row.hidden).map(row => row.innerText)'
        rows = phone.run(shown)
        assert len(rows) == 1 and 'Zoë' in rows[0], rows
        phone.run('const i = document.querySelector("input"); i.value = ""; i.dispatchEvent(new Event("input"))')
        assert len(phone.run(shown)) == 10
        phone.tap('thead th:nth-child(2) button')
        names = phone.run('return [...document.querySelector("tbody").rows].map(row => row.cells[1].innerText)')
        assert names == sorted(names), names
        phone.tap('thead th:nth-child(2) button')
        names = phone.run('return [...document.querySelector("tbody").rows].map(row => row.cells[1].innerText)')
        assert names == sorted(names, reverse=True), names


@test
def test_pages_read_without_script(folder):
    """N-WEB-01"""
    make_pages(folder)
    with Driver() as driver:
        # WebDriver itself needs scripts: the page goes without its own.
        (folder / 'site/script.js').write_text('')
        phone = driver.phone(dark=True)
        phone.open((folder / 'site/index.html').as_uri())
        assert 'Zoë van der Longname' in phone.text and not phone.find('input')
        phone.call('POST', f'/element/{phone.find("tbody a")[0]}/click', {})
        phone.wait_text('Opponents')
        phone.picture('club-member')


@test
def test_every_page_reads_with_scripts_switched_off(folder):
    """N-WEB-01: at the width of a phone, in a browser that runs no script at all."""
    pages = make_pages(folder)
    with Driver() as driver:
        phone = driver.phone()
        phone.open(pages[0].as_uri())
        phone.wait('input[type=search]')
        phone.without_script()
        for page in pages:
            phone.open(page.as_uri())
            assert phone.fits(), page.name
            assert not phone.find('input') and phone.find('h1') and len(phone.text) > 20, page.name
            assert phone.run('return document.documentElement.clientWidth') == 360, page.name


main()
