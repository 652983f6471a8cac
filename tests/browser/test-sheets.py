#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets as pages in a real browser, as narrow as a phone: a newspaper, maps and charts."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests' / 'cli'))

from browser_test import Driver  # noqa: E402
from cli_test import OK, main, run, test, write  # noqa: E402

SAMPLES = ROOT / 'data' / 'samples'
WIDTH = 360
LEAST = 8.5  # pixels: as high as the words of a drawing are, at least

# Words of drawings that nobody can read, and whatever stands beyond the page; a drawing may be moved in its frame.
SMALL = '''
const found = [];
for (const text of document.querySelectorAll('svg text')) {
  const scale = text.getScreenCTM(), size = parseFloat(getComputedStyle(text).fontSize) *
    Math.sqrt(Math.abs(scale.a * scale.d - scale.b * scale.c));
  if (size < arguments[0]) found.push([text.textContent, size.toFixed(1)]);
}
return found;
'''
WIDE = '''
const page = document.documentElement, found = [];
if (page.scrollWidth > page.clientWidth) found.push(['page', page.scrollWidth]);
const moves = (box) => box && (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) || moves(box.parentElement));
for (const box of document.querySelectorAll('svg, h1, h2, h3, p, li'))
  if (!moves(box) && box.getBoundingClientRect().right > page.clientWidth + 1)
    found.push([box.tagName, box.textContent.slice(0, 30)]);
return found;
'''


def look(phone, page, n_drawings):
    phone.open(page.as_uri())
    assert phone.run(WIDE) == [], (page.name, phone.run(WIDE))
    small = phone.run(SMALL, LEAST)
    assert small == [], (page.name, small)
    assert len(phone.find('svg')) >= n_drawings, page.name
    phone.picture(f'sheet-{page.stem}')


def make(folder, name, *command):
    run(folder, *command, '--out', name).expect(OK)
    return folder / name


@test
def a_gazette_stays_a_newspaper(folder):
    """One column on a phone, several where there is room; its words are broken by the browser."""
    page = make(folder, 'gazette.html', 'campaign', 'sheet', SAMPLES / 'valley-war.muster-campaign', '-s', 'gazette')
    with Driver() as driver:
        narrow, wide = driver.phone(WIDTH), driver.phone(1200, 900)
        look(narrow, page, 2)
        for phone, least, most in ((narrow, 1, 1), (wide, 2, 4)):
            phone.open(page.as_uri())
            columns = phone.run('''const tops = [...document.querySelectorAll('.press .columns p')].map(
              (p) => Math.round(p.getBoundingClientRect().left / 40)); return new Set(tops).size;''')
            assert least <= columns <= most + 1, columns
            assert phone.run("return getComputedStyle(document.querySelector('.press .columns p:last-of-type')).hyphens") == 'auto'


@test
def maps_can_be_read(folder):
    pages = [make(folder, f'{name}.html', 'print', '--battle', SAMPLES / f'{name}.muster-battle', '--sheet', 'scenario')
             for name in ('skirmish-at-the-ford', 'frontier-column', 'north-point', 'monmouth')]
    pages.append(make(folder, 'map.html', 'campaign', 'sheet', SAMPLES / 'valley-war.muster-campaign',
                      '-s', 'briefing', '--side', 'column'))
    with Driver() as driver:
        phone = driver.phone(WIDTH)
        for page in pages:
            look(phone, page, 1)


@test
def charts_can_be_read(folder):
    lines = ['battle,date,player,side,result,points,ruleset,scenario,place']
    for number in range(60):
        day = f'2025-{number % 12 + 1:02}-05'
        rest = 'The Men Who Would Be Kings,a long scenario,Village Hall'
        lines += [f'b{number},{day},Zoë van der Longname,Red,win,5,{rest}',
                  f'b{number},{day},Player number {number % 9},Blue,loss,{number % 5},{rest}']
    run(folder, 'club', 'import', write(folder, '\n'.join(lines).encode(), 'table.csv')).expect(OK)
    page = make(folder, 'club.html', 'club', 'report')
    with Driver() as driver:
        look(driver.phone(WIDTH), page, 2)


main()
