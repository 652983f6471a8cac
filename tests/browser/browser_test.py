# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chromium as a phone, driven by plain WebDriver requests. Where it cannot run, the suite says so and fails; the build
option `browser` switches it off."""

import base64
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'table'))

FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
         '--disable-background-networking', '--disable-component-update', '--disable-sync',
         '--disable-dev-shm-usage']
ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
KEYS = {'Enter': (13, '\r'), 'Tab': (9, ''), 'Space': (32, ' '), 'Escape': (27, ''), 'ArrowRight': (39, ''), 'ArrowLeft': (37, '')}
PICTURES = pathlib.Path(os.environ.get('MUSTER_PICTURES', tempfile.gettempdir())) / 'muster-phones'


PALE = '''
const light = (c) => { c /= 255; return c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4; };
const parse = (text) => { const n = text.match(/[\\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
const ground = (e) => {
  let layers = [];
  for (; e; e = e.parentElement) layers.push(parse(getComputedStyle(e).backgroundColor));
  return layers.reverse().reduce((below, layer) => over(layer, below), matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18, 1] : [255, 255, 255, 1]);
};
const lum = (c) => .2126 * light(c[0]) + .7152 * light(c[1]) + .0722 * light(c[2]);
const found = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const e = walker.currentNode.parentElement, words = walker.currentNode.textContent.trim(), box = e.getBoundingClientRect();
  if (!words || !box.width || !box.height || e.closest('svg') || e.disabled || e.closest(':disabled')) continue;
  const style = getComputedStyle(e), b = ground(e), c = over(parse(style.color), b);
  const l = [lum(c), lum(b)].sort((x, y) => y - x), ratio = (l[0] + .05) / (l[1] + .05);
  if (ratio < 4.5 || parseFloat(style.fontSize) < 16) found.push([words.slice(0, 40), ratio.toFixed(2), style.fontSize]);
}
return found;
'''

# A phone shows a page that is too wide at a smaller scale, so that the window is as wide as the page.
FITS = '''
const boxes = [document.documentElement, ...document.querySelectorAll('header, nav div, nav button, .keys, .does, .sheet')];
const title = document.querySelector('header h1'), em = parseFloat(getComputedStyle(document.documentElement).fontSize);
return boxes.every((box) => box.scrollWidth <= box.clientWidth) && (!title || title.clientWidth >= 4 * em);
'''


class Driver:
    """The program that drives browsers; each of them is a phone."""

    def __init__(self):
        program = shutil.which('chromedriver') or shutil.which('chromium-driver')
        assert program, 'there is no chromedriver: install chromium-driver, or build with -Dbrowser=false'
        with socket.socket() as free:
            free.bind(('127.0.0.1', 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen([program, f'--port={self.port}', '--silent'], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, start_new_session=True)
        self.phones = []

    def call(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f'http://127.0.0.1:{self.port}{path}', data, method=method,
                                         headers={'Content-Type': 'application/json'})
        with urllib.request.urlopen(request, timeout=90) as answer:
            return json.loads(answer.read())['value']

    def phone(self, width=360, height=740, **more):
        phone = Phone(self, width, height, **more)
        self.phones.append(phone)
        return phone

    def __enter__(self):
        deadline = time.monotonic() + 30
        while True:
            try:
                if self.call('GET', '/status')['ready']:
                    return self
            except OSError:
                assert time.monotonic() < deadline, 'chromedriver does not start'
                time.sleep(0.1)

    def __exit__(self, *_):
        for phone in self.phones:
            phone.close()
        # Whatever does not end by itself, on a machine that is busy, is ended with all its children.
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Phone:
    def __init__(self, driver, width, height, dark=False, large=False):
        """@large: text of twice the size, as a reader sets it in his browser."""
        self.driver = driver
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        text = ['--blink-settings=defaultFontSize=32'] if large else []
        options = {'args': [*FLAGS, *text, f'--user-data-dir={self.folder.name}', f'--window-size={width},{height}'],
                   'mobileEmulation': {'deviceMetrics': {'width': width, 'height': height, 'pixelRatio': 1.0}}}
        session = self.begin({'capabilities': {'alwaysMatch': {
            'browserName': 'chrome', 'goog:chromeOptions': options}}})
        self.path = f'/session/{session["sessionId"]}'
        if dark:
            self.tool('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': 'dark'}])

    def begin(self, wanted):
        """Chromium gives up after a minute; where others keep the machine busy it may need more than one."""
        for last in (False, False, True):
            try:
                return self.driver.call('POST', '/session', wanted)
            except (urllib.error.HTTPError, TimeoutError) as error:
                reason = error.read().decode() if isinstance(error, urllib.error.HTTPError) else str(error)
                assert not last, f'chromium does not start: {reason}'

    def call(self, method, path, body=None):
        return self.driver.call(method, self.path + path, body)

    def tool(self, command, **params):
        return self.call('POST', '/goog/cdp/execute', {'cmd': command, 'params': params})

    def open(self, url):
        self.call('POST', '/url', {'url': url})

    def run(self, script, *arguments):
        return self.call('POST', '/execute/sync', {'script': script, 'args': list(arguments)})

    def find(self, selector):
        found = self.call('POST', '/elements', {'using': 'css selector', 'value': selector})
        return [element[ELEMENT] for element in found]

    def touch(self, selector, what, body):
        """What is drawn anew between finding and touching it is found again."""
        deadline = time.monotonic() + 60
        while True:
            self.wait(selector, 60)
            try:
                self.call('POST', f'/element/{self.find(selector)[0]}/{what}', body)
                return
            except (urllib.error.HTTPError, IndexError):
                assert time.monotonic() < deadline, f'{selector} cannot be touched'
                time.sleep(0.05)

    def tap(self, selector):
        self.touch(selector, 'click', {})

    def type(self, selector, text):
        self.touch(selector, 'value', {'text': text})

    @property
    def text(self):
        return self.call('GET', f'/element/{self.find("body")[0]}/text')

    def wait(self, selector, seconds=60):
        deadline = time.monotonic() + seconds
        while not self.find(selector):
            assert time.monotonic() < deadline, f'{selector} does not come: {self.text}'
            time.sleep(0.05)

    def wait_text(self, text, seconds=60):
        deadline = time.monotonic() + seconds
        while text not in self.text:
            assert time.monotonic() < deadline, f'“{text}” does not come: {self.text}'
            time.sleep(0.05)

    def picture(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f'{name}.png').write_bytes(base64.b64decode(self.call('GET', '/screenshot')))

    def size(self, width, height):
        self.tool('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=1, mobile=True)

    def key(self, name):
        """One of KEYS, to whatever has the focus."""
        code, text = KEYS[name]
        for kind in ('keyDown', 'keyUp'):
            self.tool('Input.dispatchKeyEvent', type=kind, key=text.replace('\r', 'Enter') or name, code=name, text=text,
                      windowsVirtualKeyCode=code)

    @property
    def focus(self):
        return self.run('return document.activeElement.id')

    def tab_to(self, *ids):
        """Tab until one of them has the focus."""
        for _ in range(100):
            if self.focus in ids:
                return self.focus
            self.key('Tab')
        raise AssertionError(f'Tab does not come to {ids}')

    def enter(self):
        """The key alone: without scripts the driver cannot tell when a click is done."""
        self.key('Enter')

    def without_script(self):
        self.tool('Emulation.setScriptExecutionDisabled', value=True)

    def pale(self):
        """Texts whose contrast to their ground is less than 4.5 : 1, or that are smaller than 16 px (W-PAGE-02)."""
        return self.run(PALE)

    def fits(self):
        """Nothing is wider than the page or than the bar that it stands in, and the title has room for a word."""
        return self.run(FITS)

    def close(self):
        try:
            self.driver.call('DELETE', self.path)
        except OSError:
            pass
        self.folder.cleanup()
