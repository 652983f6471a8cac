#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of results that mean harm: taken as stated or refused, with nothing half stored."""

from cli_test import FAILED, OK, USAGE, main, run, test, write

HEADER = b'battle,date,player,side,result,notes\n'


def get_club(folder):
    return run(folder, 'club', 'export').expect(OK).out.splitlines()[1:]


@test
def test_a_cell_of_100_mb_is_refused(folder):
    table = (HEADER + b'a,2026-01-01,Ann,bye,win,\nb,2026-01-01,Ann,A,win,' + b'x' * 100_000_000 +
             b'\nb,2026-01-01,Ben,B,loss,\n')
    report = run(folder, 'club', 'import', write(folder, table, 'table.csv')).expect(FAILED)
    assert 'line 3: refused' in report.text and 'line 4: refused' in report.text and len(report.text) < 2000
    assert get_club(folder) == [b'a,2026-01-01,Ann,bye,win,,,,,,,,']


@test
def test_more_than_is_read_is_refused(folder):
    path = folder / 'table.csv'
    with open(path, 'wb') as file:
        file.write(HEADER)
        file.truncate(300 * 1024 * 1024)
    run(folder, 'club', 'import', path).expect(USAGE, '256 MiB')
    assert get_club(folder) == []


@test
def test_many_lines_are_taken(folder):
    n = 20_000
    lines = b''.join(b'b%d,2026-01-%02d,P%d,A,win,\nb%d,2026-01-%02d,Q%d,B,loss,\n' %
                     (i, i % 28 + 1, i % 200, i, i % 28 + 1, i % 199) for i in range(n))
    run(folder, 'club', 'import', write(folder, HEADER + lines, 'table.csv')).expect(OK)
    assert len(get_club(folder)) == 2 * n
    run(folder, 'check').expect(OK)


@test
def test_a_battle_of_everybody_is_refused(folder):
    lines = b''.join(b'b,2026-01-01,P%d,S%d,loss,\n' % (i, i % 7) for i in range(50_000))
    report = run(folder, 'club', 'import', write(folder, HEADER + lines, 'table.csv')).expect(FAILED)
    assert 'and 49990 more' in report.err
    assert get_club(folder) == []


@test
def test_lines_cannot_be_forged(folder):
    table = HEADER + b'"b\nline 9: taken: \x1b[2J",2026-01-01,"Ann\nline 8: taken",A,win,\n'
    report = run(folder, 'club', 'import', write(folder, table, 'table.csv')).expect(FAILED)
    assert report.text.count('\n') == 2 and '\x1b' not in report.text


@test
def test_no_text_takes_minutes_to_lay_out(folder):
    """No letter of any text has more than eight combining marks."""
    columns = ['force', 'ruleset', 'scenario', 'place', 'campaign', 'notes']
    head = 'battle,date,player,side,result,' + ','.join(columns) + '\n'
    lines = []
    for number, column in enumerate(columns):
        for marks in (8, 9):
            cells = ['e' + '\u0301' * marks if name == column else '' for name in columns]
            lines += [f'{column}{marks},2026-01-{number + 10},{player},{player},draw,' + ','.join(cells) for player in ('Ann', 'Ben')]
    table = (head + '\n'.join(lines) + '\n').encode()
    report = run(folder, 'club', 'import', write(folder, table, 'table.csv')).expect(FAILED)
    assert report.text.count('more than 8 combining marks') == 2 * len(columns), report.text
    assert sorted({line.split(b',')[0].decode() for line in get_club(folder)}) == sorted(f'{name}8' for name in columns)
    row = 'Date,Player 1,Player 2,Winner,Venue,Notes\n2024-01-01,Eve,Fay,Eve,{},said\n'
    for marks, status in ((8, OK), (9, FAILED)):
        path = write(folder, row.format('e' + '\u0301' * marks).encode(), 'other.csv')
        run(folder, 'club', 'import', path, '--guess', '--json').expect(status)


@test
def test_encodings_are_refused_by_line(folder):
    for tail, line in ((b'c,2026-01-01,Andr\xe9,bye,win,\n', 3), (b'c,2026-01-01,A\0nn,bye,win,\n', 3),
                       (b'c,2026-01-01,Ann,bye,win,"\n\xed\xa0\x80"\n', 4), (b'\xff\xfe', 3)):
        table = HEADER + b'a,2026-01-01,Ann,bye,win,\n' + tail
        run(folder, 'club', 'import', write(folder, table, 'table.csv')).expect(USAGE, f'line {line}')
    assert get_club(folder) == []


@test
def test_a_full_disk_leaves_the_club_as_it_was(folder):
    run(folder, 'club', 'import', write(folder, HEADER + b'a,2026-01-01,Ann,bye,win,\n', 'table.csv')).expect(OK)
    lines = b''.join(b'b%d,2026-01-01,Ann,bye,win,%s\n' % (i, b'x' * 1000) for i in range(2000))
    path = write(folder, HEADER + lines, 'large.csv')

    def limit():
        import resource
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))
        import signal
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    run(folder, 'club', 'import', path, preexec_fn=limit).expect(FAILED)
    assert get_club(folder) == [b'a,2026-01-01,Ann,bye,win,,,,,,,,']
    run(folder, 'check').expect(OK)


main()
