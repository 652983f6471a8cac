#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A battle on phones, in a real browser, on loopback."""

import json
import pathlib

from browser_test import Driver
from table_test import main, run, seat, serve, serve_stored, sit, test

FIRE = {'order': 'fire', 'unit': 'r1', 'params': {'target': 'b1', 'range': 'short', 'cover': 'none'}}

CAMPAIGN = {
    'format': 'muster-campaign', 'version': 1, 'title': 'The valley',
    'sides': [{'id': 'column', 'name': 'Ford Column'}, {'id': 'clans', 'name': 'Valley Clans'}],
    'map': {'size': [100, 80], 'places': [
        {'id': 'drift', 'name': 'The Drift', 'at': [15, 60], 'owner': 'column'},
        {'id': 'ridge', 'name': 'Long Ridge', 'at': [45, 25]},
        {'id': 'kraal', 'name': 'The Kraal', 'at': [80, 45], 'owner': 'clans'}],
        'links': [{'between': ['drift', 'ridge']}, {'between': ['ridge', 'kraal']}]},
    'forces': [{'id': 'main', 'name': 'Main Column', 'side': 'column', 'ruleset': 'kings', 'place': 'drift'},
               {'id': 'host', 'name': 'The Host', 'side': 'clans', 'ruleset': 'kings', 'place': 'kraal'}],
}

# The rules that a search has left.
LEFT = """return Array.from(document.querySelectorAll('.book li, .book p, .book tr'))
            .filter(e => !e.querySelector('p, li, tr') && e.offsetParent !== null).map(e => e.textContent);"""


def link(served, side):
    return f'{served.first["address"]}#{seat(served.first, side)["code"]}'


def miss(phone):
    """Nothing but ones, so that nobody else is asked for dice."""
    phone.wait('#die-1')
    phone.run('while (!document.getElementById("die-1").disabled) document.getElementById("die-1").click()')
    phone.tap('#send')


@test
def a_player_joins_orders_and_throws(folder):
    with serve(folder, '--accept', 'all') as served, Driver() as driver:
        ann, wall = driver.phone(), driver.phone(dark=True)
        ann.open(link(served, 'column'))
        ann.wait('#unit-r1')
        # The code does not stay in the address.
        assert '#' not in ann.run('return location.href')
        assert 'Ann <b>' in ann.text and 'Reed Bowmen' not in ann.text
        assert ann.fits()
        ann.picture('side')
        wall.open(link(served, None))
        wall.wait_text('Ford Column')
        assert wall.fits()

        ann.tap('#unit-r1')
        ann.tap('#order-fire')
        ann.picture('order')
        assert ann.fits()
        ann.run('''const target = document.getElementById("field-target");
                   if (target) { target.value = "b1"; target.dispatchEvent(new Event("change")); }''')
        ann.run('''for (const group of document.querySelectorAll(".picks"))
                     if (!group.querySelector("input:checked")) group.querySelector("input").click();''')
        ann.tap('#propose')
        ann.wait('#die-6')
        ann.tap('#die-6')
        ann.tap('#die-1')
        ann.tap('#back')
        ann.picture('dice')
        assert ann.fits()
        assert len(ann.find('.dice li.hit')) == 1
        ann.tap('#back')
        miss(ann)
        # What came of it is there on both, without anybody asking.
        wall.wait_text('1st Company: Fire')
        wall.picture('wall')
        ann.wait('#tab-log')
        ann.tap('#tab-log')
        ann.wait_text('1st Company: Fire')
        ann.picture('log')
        ann.tap('#tab-rules')
        ann.wait('.book h2, .book h1')
        ann.type('#search', 'pinned')
        ann.picture('rules')
        ann.tap('#tab-briefing')
        ann.wait('#page')
        ann.picture('briefing')


@test
def dice_of_a_second_phone_and_a_renewed_seat(folder):
    with serve(folder, '--accept', 'all') as served, Driver() as driver:
        one, two = driver.phone(), driver.phone(width=320, height=640)
        for phone in (one, two):
            phone.open(link(served, 'column'))
            phone.wait('#unit-r1')
        assert two.fits()
        two.picture('narrow')
        plain = sit(served, 'column')
        assert plain.post('/propose', dict(FIRE, line=0)).status == 202
        # Both phones of the seat are asked.
        one.wait('#die-1')
        two.wait('#die-1')
        miss(two)
        one.wait_text('acted')
        served.write('renew column')
        line = served.read()
        one.wait_text('This seat is closed')
        one.type('#code', seat(line, 'column')['code'])
        one.tap('.join button')
        one.wait('#unit-r1')


def look_at_every_page(folder, *looks):
    with serve(folder, '--accept', 'all') as served, Driver() as driver:
        plain = sit(served, 'column')
        assert plain.post('/propose', dict(FIRE, line=0)).status == 202
        asks = plain.wait_asks()
        phones = {}
        for look in looks:
            phones[look] = driver.phone(width=390, height=800, dark=look == '-dark', large=look == '-large')
            phones[look].open(link(served, 'column'))
            size = phones[look].run('return getComputedStyle(document.body).fontSize')
            assert size == ('32px' if look == '-large' else '16px'), size
        for look, phone in phones.items():
            for width, height in ((320, 640), (390, 800), (1280, 800)):
                phone.size(width, height)
                for tab in ('side', 'log', 'rules', 'briefing'):
                    phone.tap(f'#tab-{tab}')
                    phone.wait('#page > *')
                    phone.picture(f'{tab}-{width}{look}')
                    assert phone.fits(), (tab, width, look)
                    assert phone.pale() == [], (tab, width, look, phone.pale())
        # The order of a unit, and the page of spectators.
        assert plain.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']}).status == 202
        for look, phone in phones.items():
            phone.tap('#tab-side')
            phone.wait('#unit-r2')
            # The driver would leave it under the bar of tabs.
            phone.run('document.getElementById("unit-r2").scrollIntoView({ block: "center" })')
            phone.tap('#unit-r2')
            phone.tap('#order-fire')
            for width, height in ((320, 640), (1280, 800)):
                phone.size(width, height)
                phone.picture(f'sheet-{width}{look}')
                assert phone.fits() and phone.pale() == [], phone.pale()
            phone.open(link(served, None))
            phone.wait('.wall')
            for width, height in ((320, 640), (390, 800), (1280, 800)):
                phone.size(width, height)
                phone.picture(f'wall-{width}{look}')
                assert phone.fits() and phone.pale() == [], phone.pale()


@test
def w_page_01_what_the_pages_of_a_side_have(folder):
    with serve(folder, '--accept', 'all') as served, Driver() as driver:
        plain = sit(served, 'column')
        phone = driver.phone(width=390, height=800)
        phone.open(link(served, 'column'))
        phone.wait('#unit-r1')
        for words in ('1st Company', 'Regular Infantry', 'Capt. Hill, 6+', '12 of 12', 'acts at', 'My units',
                      'Objectives', 'turn 1'):
            assert words in phone.text, (words, phone.text)
        # The bar of tabs is at the bottom edge, within a thumb's reach.
        assert phone.run('return document.getElementById("tab-side").getBoundingClientRect().bottom') > 780
        assert plain.post('/propose', dict(FIRE, line=0)).status == 202
        phone.wait_text('12 to go')
        asks = plain.wait_asks()
        assert plain.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']}).status == 202
        phone.wait_text('acted')
        # The log begins with what came last.
        phone.tap('#tab-log')
        phone.wait_text('1st Company: Fire')
        texts = [line['text'] for line in plain.state['log']]
        assert [phone.text.index(text.split('.')[0]) for text in texts] == \
            sorted(phone.text.index(text.split('.')[0]) for text in texts), phone.text
        phone.tap('#tab-rules')
        phone.wait_text('Quick reference')
        phone.type('#search', 'volley')
        # What is left has the word, or is a heading over something that has it.
        lines = phone.run(LEFT)
        assert lines and all('volley' in line.lower() for line in lines), lines
        headings = len(phone.find('.book h2:not([hidden])'))
        assert 0 < headings < len(phone.find('.book h2')), headings
        phone.type('#search', ' of nonsense')
        phone.wait_text('No rule has these words.')
        assert phone.run(LEFT) == [] and phone.find('.book h2:not([hidden])') == []
        phone.tap('#tab-briefing')
        phone.wait_text('Pitched battle')


@test
def w_page_03_spectators_have_the_table_screen(folder):
    with serve(folder, '--accept', 'all') as served, Driver() as driver:
        plain, wall = sit(served, 'column'), driver.phone(width=1280, height=800)
        wall.open(link(served, None))
        wall.wait('.wall')
        for words in ('Ford Column', 'Valley Clans', '1st Company', 'Black Shields', 'Objectives'):
            assert words in wall.text, (words, wall.text)
        # Nothing can be ordered there, and nothing is told that is not on the table.
        assert wall.find('#tab-side') == [] and 'Reed Bowmen' not in wall.text and 'acts at' not in wall.text
        assert plain.post('/propose', dict(FIRE, line=0)).status == 202
        asks = plain.wait_asks()
        assert plain.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']}).status == 202
        wall.wait('.wall .event')
        event = sit(served, None).state['event']
        for words in (event['title'], *event['lines']):
            assert words in wall.text, (words, wall.text)


@test
def w_page_02_by_the_keyboard_alone(folder):
    with serve(folder, '--accept', 'all') as served, Driver() as driver:
        phone = driver.phone()
        phone.open(link(served, 'column'))
        phone.wait('#unit-r1')
        # The sheet takes the focus and keeps it, and gives it back.
        phone.tab_to('unit-r2')
        phone.key('Enter')
        phone.wait('.sheet')
        before = set()
        for _ in range(60):
            before.add(phone.focus)
            phone.key('Tab')
        assert 'order-fire' in before and not before & {'unit-r1', 'unit-r2', 'tab-log'}, before
        phone.key('Escape')
        assert phone.find('.sheet') == [] and phone.focus == 'unit-r2'
        phone.tab_to('tab-side')
        phone.key('ArrowRight')
        assert phone.focus == 'tab-log' and phone.find('#tab-log[aria-selected=true]')
        phone.key('ArrowLeft')
        phone.key('ArrowLeft')
        assert phone.focus == 'tab-briefing'
        phone.key('ArrowRight')
        # An order and its dice.
        phone.tab_to('unit-r1')
        phone.key('Enter')
        phone.tab_to('order-fire')
        phone.key('Enter')
        assert phone.tab_to('propose')
        phone.key('Enter')
        phone.wait('#die-1')
        assert phone.find('[aria-live]') == phone.find('[aria-live=polite]') == phone.find('#said')
        assert phone.run('return document.getElementById("said").textContent') in ('Accepted.', 'Sent: it waits at the laptop.')
        phone.tab_to('die-5')
        phone.key('Space')
        phone.key('Enter')
        assert [phone.run(f'return document.querySelectorAll(".dice li")[{i}].textContent') for i in range(3)] == ['5', '5', '']
        phone.tab_to('throw')
        phone.key('Enter')
        faces = phone.run('return Array.from(document.querySelectorAll(".dice li")).map(e => e.textContent);')
        assert faces[:2] == ['5', '5'] and all(face in '123456' and face for face in faces), faces
        # Ones alone fell nobody, so that nobody else is asked for dice.
        phone.tab_to('back')
        for _ in faces:
            phone.key('Enter')
        phone.tab_to('die-1')
        for _ in faces:
            phone.key('Space')
        phone.tab_to('send')
        phone.key('Enter')
        phone.wait_text('acted')
        assert f"{' '.join('1' for _ in faces)}, each 5 or more" in sit(served, 'clans').state['log'][0]['text']


@test
def w_page_02_every_page_at_every_size(folder):
    look_at_every_page(folder, '', '-dark')


@test
def w_page_02_every_page_with_large_text(folder):
    look_at_every_page(folder, '-large')


@test
def w_shape_02_without_script(folder):
    with serve(folder, '--accept', 'all') as served, Driver() as driver:
        phone = driver.phone(width=320, height=640)
        phone.without_script()
        phone.open(served.first['address'])
        phone.picture('join-plain')
        phone.type('#code', seat(served.first, 'column')['code'])
        phone.enter()
        phone.wait_text('1st Company')
        assert phone.fits() and phone.pale() == [], phone.pale()
        phone.picture('plain')
        assert 'Reed Bowmen' not in phone.text


@test
def w_propose_04_a_campaign_on_a_phone(folder):
    path = pathlib.Path(folder) / 'c.json'
    path.write_text(json.dumps(CAMPAIGN), encoding='utf-8')
    run(folder, 'import', path).expect(0)
    with serve_stored(folder, 'The valley', '--accept', 'all') as served, Driver() as driver:
        phone = driver.phone(width=390, height=800)
        phone.open(link(served, 'column'))
        for tab in ('side', 'map', 'log', 'gazette', 'briefing'):
            phone.tap(f'#tab-{tab}')
            phone.wait('#page > *')
            phone.picture(f'campaign-{tab}')
            assert phone.fits() and phone.pale() == [], (tab, phone.pale())
        phone.tap('#tab-map')
        phone.tap('#general-orders')
        phone.type('#field-text', 'At dawn')
        phone.run('document.getElementById("field-march-main-2").click()')
        phone.picture('campaign-orders')
        phone.tap('#propose')
        phone.wait('.map line.march')
        phone.picture('campaign-marched')


@test
def a_phone_sleeps_and_wakes(folder):
    with serve(folder, '--accept', 'all') as served, Driver() as driver:
        ann, clerk = driver.phone(), sit(served, 'column')
        ann.open(link(served, 'column'))
        ann.wait('#unit-r1')
        ann.tool('Network.enable')
        ann.tool('Network.emulateNetworkConditions', offline=True, latency=0, downloadThroughput=-1,
                 uploadThroughput=-1)
        assert clerk.post('/propose', dict(FIRE, line=0)).status == 202
        asks = clerk.wait_asks()
        assert clerk.post('/propose', {'asks': asks['id'], 'dice': [1] * asks['dice']}).status == 202
        ann.tool('Network.emulateNetworkConditions', offline=False, latency=0, downloadThroughput=-1,
                 uploadThroughput=-1)
        # What happened meanwhile comes as a whole.
        ann.wait('#tab-log')
        ann.run('document.dispatchEvent(new Event("visibilitychange"))')
        ann.tap('#tab-log')
        ann.wait_text('1st Company: Fire')


main()
