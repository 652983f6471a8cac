#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""muster-cli: help, version, mistakes in the command line, and the manual page."""

import os
import re
import shutil
import subprocess

from cli_test import FAILED, OK, ROOT, USAGE, main, run, test

COMMANDS = ['hub prepare', 'hub join', 'hub leave', 'hub status', 'hub share', 'hub unshare', 'hub sync', 'hub watch',
            'hub settle', 'hub pen', 'hub publish', 'hub proposals', 'hub sheets', 'hub admit', 'hub dismiss',
            'replay', 'list', 'export', 'import', 'record', 'correct', 'photo', 'rulesets', 'odds',
            'force check', 'force export',
            'force import', 'force record', 'lab battle', 'lab duel', 'lab fight', 'lab match', 'lab scenarios', 'lab swing', 'campaign export', 'campaign import', 'campaign list', 'campaign new', 'campaign replay', 'campaign resolve', 'campaign return',
            'campaign sheet', 'campaign show', 'club import', 'club remove', 'club export', 'club table',
            'club head-to-head', 'club rates',
            'club ratings', 'club season set', 'club season remove', 'club season list', 'club played', 'club count', 'club undo', 'club redo', 'club fixtures', 'club pair', 'club report',
            'club evening new', 'club evening change', 'club evening remove', 'club evening come',
            'club evening leave', 'club evening pair', 'club evening swap', 'club evening fix', 'club evening begin',
            'club evening result', 'club evening list', 'club evening show', 'club evening ics',
            'club evening attendance', 'club event new', 'club event round', 'club event result',
            'club event standings', 'club event drop', 'club event join', 'club event list', 'club event show',
            'club members', 'club member show', 'club member set', 'club member rename', 'club member remove',
            'club member restore', 'club member erase', 'club member merge', 'club member part', 'club names', 'club web',
            'print', 'report',
            'starters', 'check', 'backup', 'restore', 'salvage', 'table', 'tour']

MAN = ROOT / 'docs/man/muster-cli.1'

# What is typed, and a word that the message must have.
MISTAKES = [
    ([], 'command'),
    (['dance'], 'dance'),
    (['--dance'], '--dance'),
    (['-x'], '-x'),
    ([''], 'command'),
    (['Replay'], 'Replay'),
    (['replay'], 'FILE'),
    (['replay', 'a', 'b'], 'b'),
    (['replay', '--nonsense', 'a'], '--nonsense'),
    (['replay', '--upto'], '--upto'),
    (['replay', '--store', 'x', 'a'], '--store'),
    (['list', 'battles'], 'battles'),
    (['export'], '--all'),
    (['export', '--all', 'battle-1'], '--all'),
    (['export', '--output', 'a', '--folder', 'b', 'battle-1'], '--folder'),
    (['import'], 'FILE'),
    (['import', '--all'], '--all'),
    (['record', 'battle'], 'NAME'),
    (['record', 'army', 'a'], 'army'),
    (['rulesets', 'kings'], 'kings'),
    (['check', 'x'], 'x'),
    (['backup', 'a', 'b'], 'b'),
    (['backup', '--list', 'a'], '--list'),
    (['restore', 'a', 'b'], 'b'),
    (['salvage', 'a', 'b'], 'b'),
    (['print'], 'FORCE'),
    (['print', 'a'], '--out'),
    (['print', 'a', '--ruleset', 'kings', '--out', 'b.pdf'], '--ruleset'),
    (['print', '--ruleset', 'kings', '--out', 'b.pdf'], 'qrs'),
    (['print', 'a', '--out', 'b'], '.pdf'),
    (['print', 'a', '--out', 'b.pdf', '--sheet', 'map'], 'map'),
    (['print', 'a', '--out', 'b.pdf', '--paper', 'a5'], 'a5'),
    (['print', 'a', '--out', 'b.pdf', '--cards-per-page', '7'], '7'),
    (['print', 'a', '--out', 'b.pdf', '--cards-per-page', '-6'], '-6'),
    (['tour', 'x'], 'x'),
    (['force'], 'force check'),
    (['force', 'dance', 'x'], 'force import'),
    (['campaign', 'map'], 'campaign new'),
    (['club', 'season'], 'club season set'),
    (['club', 'season', 'dance'], 'club season list'),
    (['club', 'season', 'set', 'a', 'b'], 'TO'),
    (['force', 'check'], 'FILE'),
    (['force', 'import', 'a', 'b'], 'b'),
    (['force', 'export', 'a', '--format', 'odt'], 'odt'),
    (['force', 'export', 'a', '--out', 'a.odt'], '--format'),
    (['force', 'export', 'a', '--format', 'rosz'], '--out'),
]


def commands_of_build(folder):
    """A Muster that was built without the hub (-Dhub=disabled) only says so of its commands."""
    has_hub = 'built without the hub' not in run(folder, 'hub', 'status').err
    return [command for command in COMMANDS if has_hub or not command.startswith('hub ')]


def help_of(folder, *command):
    return run(folder, *command, '--help').expect(OK).text


def options_of(text):
    return set(re.findall(r'^\s+(?:-\w, )?(--[\w-]+)', text, re.M))


@test
def help_lists_every_command(folder):
    text = help_of(folder)
    assert text == run(folder, '-h').expect(OK).text
    listed = re.findall(r'^  ([a-z]+(?: [a-z-]+){0,2})  ', text, re.M)
    assert sorted(listed) == sorted(COMMANDS), listed


@test
def every_command_has_help(folder):
    for command in commands_of_build(folder):
        text = help_of(folder, *command.split())
        assert text == run(folder, *command.split(), '-h').expect(OK).text
        assert f'muster-cli {command}' in text, text
        assert '--help' in options_of(text), text
        # Help wins over whatever else is wrong.
        assert run(folder, *command.split(), '--help', 'a', 'b', 'c').status == OK


@test
def the_version_is_that_of_the_build(folder):
    version = re.search(r"version: '([^']+)'", (ROOT / 'meson.build').read_text()).group(1)
    for option in ['--version', '-V']:
        assert run(folder, option).expect(OK).text == f'muster-cli {version}\n'


@test
def a_mistake_ends_with_2_and_names_it(folder):
    for arguments, says in MISTAKES:
        result = run(folder, *arguments)
        try:
            result.expect(USAGE, says)
        except AssertionError as error:
            raise AssertionError(f'{arguments}: {error}') from None
        assert result.out == b'', arguments
    assert not (folder / 'home').exists(), 'a mistake has made files'


@test
def the_manual_page_has_every_command_and_option(folder):
    page = MAN.read_text(encoding='utf-8').replace('\\-', '-')
    for command in commands_of_build(folder):
        section = re.search(rf'^\.SS {command}\b.*?(?=^\.S[SH] )', page, re.M | re.S)
        assert section, f'no section on {command}'
        for option in options_of(help_of(folder, *command.split())) - {'--help'}:
            assert option in section.group(0), f'{command}: {option} is not in the manual page'
        for option in re.findall(r'--[a-z-]+', section.group(0)):
            assert option in options_of(help_of(folder, *command.split())), f'{command} has no option {option}'
    for option in ['--help', '--version']:
        assert option in page, option


@test
def the_manual_page_can_be_set(folder):
    if shutil.which('groff') is None:
        print('# groff is not installed')
        return
    for width in ['60n', '80n', '120n']:
        ended = subprocess.run(['groff', '-ww', '-man', '-Tutf8', f'-rLL={width}', str(MAN)],
                               capture_output=True, env=dict(os.environ, LC_ALL='C.UTF-8'))
        assert ended.returncode == 0 and not ended.stderr, ended.stderr.decode()
        assert b'muster' in ended.stdout.lower()
    if shutil.which('man') is None:
        print('# man is not installed')
        return
    ended = subprocess.run(['man', '--warnings', '-l', str(MAN)], stdout=subprocess.DEVNULL,
                           stderr=subprocess.PIPE, env=dict(os.environ, LC_ALL='C.UTF-8', MANWIDTH='80'))
    assert ended.returncode == 0 and not ended.stderr, ended.stderr.decode()


@test
def the_manual_page_is_of_this_version(folder):
    version = re.search(r"version: '([^']+)'", (ROOT / 'meson.build').read_text()).group(1)
    assert f'"Muster {version}"' in MAN.read_text(encoding='utf-8')


@test
def closed_outputs_do_no_harm(folder):
    def close_both():
        os.close(1)
        os.close(2)

    assert run(folder, 'rulesets', preexec_fn=close_both).status in (OK, FAILED)


main()
