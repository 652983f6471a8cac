#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The web pages of a club in a real browser: a phone's width, with and without their script."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'cli'))

from browser_test import Driver  # noqa: E402
from cli_test import OK, main, run, test, write  # noqa: E402


def make_pages(folder):
    lines = ['battle,date,player,side,result,points,ruleset,scenario,place']
    for number in range(60):
        day = f'2025-{number % 12 + 1:02}-05'
        rest = 'The Men Who Would Be Kings,a long scenario,Village Hall'
        lines += [f'b{number},{day},Zoë van der Longname,Red,win,5,{rest}',
                  f'b{number},{day},Player number {number % 9},Blue,loss,{number % 5},{rest}']
    run(folder, 'club', 'import', write(folder, '\n'.join(lines).encode(), 'table.csv')).expect(OK)
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


@test
def test_searching_and_sorting(folder):
    """N-WEB-01"""
    make_pages(folder)
    with Driver() as driver:
        phone = driver.phone()
        phone.open((folder / 'site/index.html').as_uri())
        phone.picture('club-league')
        phone.type('input[type=search]', 'ZOE')
        shown = 'return [...document.querySelectorAll("tbody tr")].filter(row => !row.hidden).map(row => row.innerText)'
        rows = phone.run(shown)
        assert len(rows) == 1 and 'Zoë' in rows[0], rows
        phone.run('const i = document.querySelector("input"); i.value = ""; i.dispatchEvent(new Event("input"))')
        assert len(phone.run(shown)) == 10
        phone.tap('thead th:nth-child(2) button')
        names = phone.run('return [...document.querySelectorAll("tbody tr")].map(row => row.cells[1].innerText)')
        assert names == sorted(names), names
        phone.tap('thead th:nth-child(2) button')
        names = phone.run('return [...document.querySelectorAll("tbody tr")].map(row => row.cells[1].innerText)')
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


main()
