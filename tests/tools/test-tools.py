# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""tools/lib.sh and tools/check-on on machines that lack something, and tools/tally on logs of all kinds.

A machine is a folder of programs that is the whole PATH; what they were called with is written to a file."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
REAL = ['bash', 'cat', 'dirname', 'env', 'grep', 'mktemp', 'rm', 'tail', 'true']

DEBIAN_12 = 'ID=debian\nVERSION_ID="12"\n'
DEBIAN_11 = 'ID=debian\nVERSION_ID="11"\n'
DEBIAN_TESTING = 'ID=debian\n'
DERIVED = 'ID=linuxmint\nID_LIKE="ubuntu debian"\nVERSION_ID="22"\n'
FEDORA = 'ID=fedora\nVERSION_ID=43\n'
ARCH = 'ID=endeavouros\nID_LIKE=arch\n'

# dpkg-query knows the package "there" and fails as it does when one of those asked for is unknown.
DPKG_QUERY = '''
status=0
for name; do
  case $name in
    -*) ;;
    there) echo "installed there" ;;
    removed) echo "config-files removed" ;;
    *) status=1 ;;
  esac
done
exit $status
'''


class Machine(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.bin = pathlib.Path(folder.name, 'bin')
        self.bin.mkdir()
        self.calls = pathlib.Path(folder.name, 'calls')
        self.calls.touch()
        self.os_release = pathlib.Path(folder.name, 'os-release')
        self.os_release.write_text(DEBIAN_12)
        for name in REAL:
            (self.bin / name).symlink_to(shutil.which(name))
        self.program('dpkg-query', DPKG_QUERY)
        self.program('apt-get', f'echo "apt-get $*" >>{self.calls}')
        self.user(0)

    def program(self, name, text):
        path = self.bin / name
        path.unlink(missing_ok=True)  # It may be a link to a real program, which must not be written to.
        path.write_text(f'#!{self.bin}/bash\n{text}\n')
        path.chmod(0o755)

    def user(self, number, sudo=False):
        self.program('id', f'echo {number}')
        if sudo:
            self.program('sudo', f'echo "sudo $*" >>{self.calls}; [ "$1" != -n ] || shift; "$@"')

    def bash(self, *arguments):
        return subprocess.run(
            [self.bin / 'bash', *arguments],
            cwd=ROOT, env={'PATH': str(self.bin), 'MUSTER_OS_RELEASE': str(self.os_release)},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def called(self):
        return self.calls.read_text().splitlines()


class Packages(Machine):
    def install(self, *packages):
        return self.bash('-euc', '. tools/lib.sh; install_missing "$@"', 'test', *packages)

    def test_nothing_missing_is_silent(self):
        run = self.install('there')
        self.assertEqual((run.returncode, run.stdout, self.called()), (0, '', []))

    def test_root_installs_only_what_is_missing(self):
        run = self.install('there', 'absent', 'removed')
        self.assertEqual((run.returncode, run.stdout), (0, 'Installing absent removed\n  absent\n  removed\n'))
        update, install = self.called()
        self.assertIn('update', update)
        self.assertTrue(install.endswith('install --no-install-recommends absent removed'), install)

    def test_what_a_package_is_for_is_told(self):
        run = self.install('xvfb')
        self.assertRegex(run.stdout, r'^Installing xvfb\n  xvfb +a display ')

    def test_every_package_has_a_need_and_a_purpose(self):
        listed = self.bash('tools/check', '--packages').stdout.strip().splitlines()
        self.assertEqual({line.split()[0] for line in listed}, {'run', 'check', 'faster', 'judge', 'package', 'release'})
        for line in listed:
            self.assertGreater(len(line.split()), 4, line)
        names = self.bash('-euc', '. tools/lib.sh; list_packages run check').stdout.split()
        self.assertIn('gcc', names)
        self.assertIn('xvfb', names)
        self.assertNotIn('gcovr', names)

    def test_user_installs_through_sudo(self):
        self.user(1000, sudo=True)
        run = self.install('there', 'absent')
        self.assertEqual(run.returncode, 0, run.stdout)
        self.assertEqual([call.split()[0] for call in self.called()], ['sudo', 'apt-get'] * 2)
        self.assertTrue(self.called()[0].startswith('sudo -n '), 'nobody is there to type a password')

    def test_user_without_sudo_is_told(self):
        self.user(1000)
        run = self.install('there', 'absent')
        self.assertEqual((run.returncode, self.called()), (1, []))
        self.assertIn('--no-install-recommends absent\n', run.stdout)

    def test_failure_is_shown(self):
        self.program('apt-get', 'echo "E: no such thing"; exit 100')
        run = self.install('absent')
        self.assertEqual(run.returncode, 1)
        self.assertIn('E: no such thing', run.stdout)
        self.assertIn('could not be installed: absent', run.stdout)

    def test_stale_lists_do_not_stop_it(self):
        self.program('apt-get', '[ "$2" != update ]')
        self.assertEqual(self.install('absent').returncode, 0)

    def test_relatives_of_debian_use_apt(self):
        for text in (DEBIAN_TESTING, DERIVED):
            with self.subTest(text):
                self.calls.write_text('')
                self.os_release.write_text(text)
                self.assertEqual(self.install('absent').returncode, 0)
                self.assertEqual(len(self.called()), 2)

    def test_others_are_told_the_packages(self):
        for text in (DEBIAN_11, FEDORA, ''):
            with self.subTest(text):
                self.os_release.write_text(text)
                run = self.install('there', 'absent')
                self.assertEqual((run.returncode, self.called()), (1, []))
                self.assertIn('there absent', run.stdout)

    def test_fedora_is_told_its_own_names_of_what_is_missing(self):
        self.os_release.write_text(FEDORA)
        (self.bin / 'sort').symlink_to(shutil.which('sort'))
        self.program('rpm', 'case "$*" in *gtk4-devel) exit 1 ;; esac')
        run = self.install('libgtk-4-dev', 'libsqlite3-dev')
        self.assertEqual((run.returncode, self.called()), (1, []))
        self.assertTrue(run.stdout.endswith('\n  sudo dnf install gtk4-devel\n'), run.stdout)
        self.assertEqual(self.install('libsqlite3-dev').returncode, 0)

    def test_arch_is_told_its_own_names_of_what_is_missing(self):
        self.os_release.write_text(ARCH)
        for name in ('sort', 'xargs'):
            (self.bin / name).symlink_to(shutil.which(name))
        self.program('pacman', 'shift; for name; do [ "$name" = gtk4 ] && echo "$name"; done; true')
        run = self.install('libgtk-4-dev', 'libsqlite3-dev')
        self.assertEqual((run.returncode, self.called()), (1, []))
        self.assertTrue(run.stdout.endswith('\n  sudo pacman -S --needed gtk4\n'), run.stdout)
        self.assertEqual(self.install('libsqlite3-dev').returncode, 0)

    def test_others_with_everything_go_on(self):
        self.os_release.write_text(FEDORA)
        for name in ('cc', 'meson', 'ninja', 'msgfmt', 'pkg-config', 'python3', 'update-desktop-database',
                     'update-mime-database', 'xmllint'):
            self.program(name, 'exit 0')
        run = self.install('absent')
        self.assertEqual((run.returncode, run.stdout, self.called()), (0, '', []))


# meson makes the folder of a build, and a log in which one test has passed; what is asked of it is written down.
MESON = r"""
folder=$2 log=''
case $1 in
  setup)
    for word; do case $word in build-*) folder=$word ;; esac; done
    mkdir -p "$folder/meson-logs"
    : >"$folder/build.ninja" ;;
  test)
    shift
    while [ $# -gt 0 ]; do
      case $1 in -C) folder=$2 ;; --logbase) log=$2 ;; esac
      shift
    done
    echo '{"name": "n", "result": "OK"}' >"$folder/meson-logs/$log.json"
    echo "tested $folder $log${MUSTER_TEST_BRIEF:+ brief}${MUSTER_TEST_LONG:+ long}" >>CALLS ;;
esac
"""


class Check(Machine):
    def setUp(self):
        super().setUp()
        for name in ('kill', 'mkdir', 'nice', 'nproc', 'python3', 'sleep'):
            (self.bin / name).symlink_to(shutil.which(name))
        self.root = self.bin.parent / 'muster'
        shutil.copytree(ROOT / 'tools', self.root / 'tools')
        self.program('dpkg-query', 'shift; for name; do echo "installed $name"; done')
        self.program('meson', MESON.replace('CALLS', str(self.calls)))
        self.program('ninja', f'echo "built $*" >>{self.calls}')
        self.program('cc', 'while [ "$1" != -o ]; do shift; done; echo "#!$BASH" >"$2"; chmod +x "$2"')
        (self.bin / 'chmod').symlink_to(shutil.which('chmod'))

    def check(self, *arguments):
        return self.bash(str(self.root / 'tools' / 'check'), *arguments)

    def runs(self):
        return [call for call in self.called() if call.startswith('tested')]

    def test_it_ends_with_the_sum(self):
        run = self.check()
        self.assertEqual((run.returncode, run.stdout.splitlines()[-1]), (0, '2 passed, 0 failed'), run.stdout)
        self.assertEqual(self.runs(), ['tested build-check testlog', 'tested build-sanitize testlog brief'])
        self.assertIn('built -C build-sanitize headless-tests', self.called())

    def test_a_long_check_leaves_nothing_out(self):
        run = self.check('--long')
        self.assertEqual((run.returncode, run.stdout.splitlines()[-1]), (0, '3 passed, 0 failed'), run.stdout)
        self.assertEqual(self.runs(), ['tested build-check testlog long', 'tested build-sanitize testlog',
                                         'tested build-sanitize damage long'])

    def test_a_build_that_fails_is_a_failure(self):
        for folder in ('build-check', 'build-sanitize'):
            with self.subTest(folder):
                self.program('ninja', f'case "$*" in *"{folder} headless-tests"|*"{folder}") echo "error: no"; exit 1; esac')
                run = self.check()
                self.assertEqual((run.returncode, run.stdout.splitlines()[-1]), (1, '0 passed, 1 failed'), run.stdout)
                self.assertIn('error: no', run.stdout)

    def test_a_run_that_breaks_off_is_a_failure(self):
        self.program('meson', MESON.replace('CALLS', str(self.calls)).replace('"$folder/meson-logs/$log.json"', '/dev/null'))
        run = self.check()
        self.assertEqual((run.returncode, run.stdout.splitlines()[-1]), (1, '0 passed, 2 failed'), run.stdout)


# apt names two mirrors of Debian; the system that debootstrap makes has what the script writes into.
APT_GET = '''
case $1 in
  indextargets) printf '%s\\n' https://mirror.example/debian/ https://other.example/debian/ ;;
  *) exit 1 ;;
esac
'''
DEBOOTSTRAP = '''
for folder; do [ -d "$folder" ] && break; done
mkdir -p "$folder/etc/apt/apt.conf.d" "$folder/usr/src"
'''
# What runs in the system: tools/package leaves a package.
UNSHARE = '''
[ "$4" != true ] || exit 0
folder=$9
shift 9
echo "$*" >>CALLS
case $1 in */tools/package) mkdir -p "$folder$3"; : >"$folder$3/muster_1_all.deb" ;; esac
'''


class CheckOn(Machine):
    def setUp(self):
        super().setUp()
        for name in ('cp', 'head', 'ls', 'mkdir', 'realpath', 'tar'):
            (self.bin / name).symlink_to(shutil.which(name))
        self.folder = self.bin.parent / 'system'
        self.program('apt-get', APT_GET)
        self.program('apt-config', 'echo \'Acquire::http::Proxy "http://proxy.example";\'; echo \'APT::Other "1";\'')
        self.program('dpkg-query', 'echo "installed debootstrap"')
        self.program('debootstrap', f'echo "debootstrap $*" >>{self.calls}{DEBOOTSTRAP}')
        self.program('git', 'printf "tools/run\\0tools/check\\0"')
        self.program('unshare', UNSHARE.replace('CALLS', str(self.calls)))

    def check(self, suite='trixie', *steps):
        return self.bash('tools/check-on', suite, str(self.folder), *steps)

    def assert_skipped(self, word):
        run = self.check()
        self.assertEqual((run.returncode, self.called()), (77, []), run.stdout)
        self.assertRegex(run.stdout, f'^Skipped: .*{word}')

    def test_all_is_tried_in_a_system_from_the_mirror_of_apt(self):
        run = self.check()
        self.assertEqual(run.returncode, 0, run.stdout)
        made, *ran = self.called()
        self.assertTrue(made.endswith(f'trixie {self.folder} https://mirror.example/debian/'), made)
        self.assertEqual(ran, ['/usr/src/muster/tools/run', '/usr/src/muster/tools/check',
                               '/usr/src/muster/tools/package deb /root/packages',
                               '/usr/src/muster/tools/packaging/try /root/packages/muster_1_all.deb'])
        self.assertTrue((self.folder / 'usr/src/muster/tools/run').is_file())
        self.assertEqual((self.folder / 'etc/apt/apt.conf.d/00outside').read_text(),
                         'Acquire::http::Proxy "http://proxy.example";\n')

    def test_a_complete_system_is_used_again(self):
        self.check()
        self.calls.write_text('')
        self.assertEqual(self.check().returncode, 0)
        self.assertEqual(len(self.called()), 4, 'it is not made again')
        run = self.check('sid')
        self.assertEqual(run.returncode, 1)
        self.assertIn('holds trixie, not sid', run.stdout)

    def test_a_step_can_be_tried_alone(self):
        self.assertEqual(self.check('trixie', 'check').returncode, 0)
        self.assertEqual(self.called()[1:], ['/usr/src/muster/tools/check'])
        run = self.check('trixie', 'cook')
        self.assertEqual(run.returncode, 1)
        self.assertIn('not cook', run.stdout)

    def test_a_folder_of_something_else_is_left_alone(self):
        self.folder.mkdir()
        (self.folder / 'letter').touch()
        run = self.check()
        self.assertEqual((run.returncode, self.called()), (1, []))
        self.assertIn('is not empty', run.stdout)

    def test_the_first_failure_ends_it(self):
        self.program('unshare', 'shift $(($# - 1)); [ "$1" = true ]')
        self.assertNotEqual(self.check().returncode, 0)

    def test_skipped_with_a_word_where_it_may_not(self):
        self.user(1000)
        self.assert_skipped('root')
        self.user(0)
        self.program('unshare', 'exit 1')
        self.assert_skipped('mounting')
        self.program('unshare', 'exit 0')
        self.program('apt-get', 'exit 0')
        self.assert_skipped('mirror')
        self.os_release.write_text(FEDORA)
        self.assert_skipped('not Debian')


@unittest.skipUnless(shutil.which('git'), 'there is no git')
class Manifest(unittest.TestCase):
    """The Flatpak manifest of a release, made in a copy of the project that has a tag."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name, 'muster')
        for name in ('flatpak', 'tools'):
            shutil.copytree(ROOT / name, self.root / name)
        shutil.copy(ROOT / 'meson.build', self.root)
        self.git('init', '--quiet')
        self.git('add', '.')
        self.git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', 'commit', '--quiet', '--message', 'All')

    def git(self, *arguments):
        # Nothing of whoever runs this is in it.
        env = {name: value for name, value in os.environ.items() if not name.startswith('GIT_')}
        run = subprocess.run(['git', *arguments], cwd=self.root, stdout=subprocess.PIPE, text=True, check=True,
                             env=dict(env, GIT_CONFIG_GLOBAL='/dev/null', GIT_CONFIG_NOSYSTEM='1'))
        return run.stdout.strip()

    def make(self):
        run = subprocess.run(['bash', 'tools/package', 'manifest', 'made'], cwd=self.root, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True)
        return run, self.root / 'made' / 'io.github.muster.Muster.json'

    def judge(self, path):
        return subprocess.run([ROOT / 'tests/data/check-flatpak', path], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)

    def test_it_names_the_tag_and_its_digest(self):
        version = re.search(r"version: '([^']*)'", (ROOT / 'meson.build').read_text()).group(1)
        run, path = self.make()
        self.assertEqual(run.returncode, 1)
        self.assertIn(f'There is no tag v{version}', run.stdout)
        self.git('tag', f'v{version}')
        run, path = self.make()
        self.assertEqual(run.returncode, 0, run.stdout)
        [source] = json.loads(path.read_text())['modules'][-1]['sources']
        self.assertEqual((source['tag'], source['commit']), (f'v{version}', self.git('rev-parse', 'HEAD')))
        self.assertEqual(self.judge(path).returncode, 0, self.judge(path).stdout)

    def test_the_check_takes_no_release_without_a_digest(self):
        self.git('tag', 'v' + re.search(r"version: '([^']*)'", (ROOT / 'meson.build').read_text()).group(1))
        _, path = self.make()
        manifest = json.loads(path.read_text())
        for member, value in (('commit', 'main'), ('tag', 'main'), ('url', 'http://forge.example/muster.git')):
            source = manifest['modules'][-1]['sources'][0]
            kept, source[member] = source[member], value
            path.write_text(json.dumps(manifest))
            self.assertNotEqual(self.judge(path).returncode, 0, member)
            source[member] = kept


class Tally(unittest.TestCase):
    def tally(self, *tests, missing=False):
        with tempfile.TemporaryDirectory() as folder:
            log = pathlib.Path(folder, 'testlog.json')
            if not missing:
                log.write_text(''.join(json.dumps(test) + '\n' for test in tests))
            run = subprocess.run([ROOT / 'tools' / 'tally', log], stdout=subprocess.PIPE, text=True)
        return run.returncode, run.stdout.splitlines()

    def test_results(self):
        cases = [
            ('subtests', {'result': 'OK', 'stdout': '1..2\nok 1 /a\nok 2 /b\n'}, 0, '2 passed, 0 failed'),
            ('a subtest fails', {'result': 'FAIL', 'stdout': '1..2\nok 1 /a\nnot ok 2 /b\n'}, 1,
             '1 passed, 1 failed'),
            ('it crashes half-way', {'result': 'ERROR', 'stdout': '1..2\nok 1 /a\n'}, 1, '1 passed, 1 failed'),
            ('it takes too long', {'result': 'TIMEOUT', 'stdout': ''}, 1, '0 passed, 1 failed'),
            ('a plain program', {'result': 'OK'}, 0, '1 passed, 0 failed'),
            ('a plain program fails', {'result': 'FAIL', 'stdout': 'oh\n'}, 1, '0 passed, 1 failed'),
            ('a skipped subtest', {'result': 'OK', 'stdout': 'ok 1 /a\nok 2 /b # SKIP slow\n1..2\n'}, 0,
             '1 passed, 0 failed'),
            ('groups', {'result': 'OK', 'stdout': '1..1\n# Subtest: g\n    ok 1 /a\n    ok 2 /b\n'
                                                  '    1..2\nok 1 g\n'}, 0, '2 passed, 0 failed'),
            ('nothing passed', {'result': 'SKIP'}, 1, '0 passed, 0 failed'),
        ]
        for name, test, code, last in cases:
            with self.subTest(name):
                returncode, lines = self.tally(dict(test, name=name))
                self.assertEqual((returncode, lines[-1]), (code, last))

    def test_missing_log_is_a_failure(self):
        returncode, lines = self.tally(missing=True)
        self.assertEqual((returncode, lines[-1]), (1, '0 passed, 1 failed'))

    def test_skipped_tests_are_named(self):
        _, lines = self.tally({'name': 'n', 'result': 'OK', 'stdout': 'ok 1 /a\nok 2 /b # SKIP slow\n1..2\n'})
        self.assertIn('skipped: n: /b (slow)', lines[0])

    def test_last_words_of_a_failure_are_shown(self):
        _, lines = self.tally({'name': 'good', 'result': 'OK', 'stdout': 'ok 1 /a\n1..1\n', 'stderr': 'quiet\n'},
                              {'name': 'bad', 'result': 'ERROR', 'stdout': '1..2\nok 1 /a\n', 'stderr': 'assertion\n'})
        self.assertIn('  assertion', lines)
        self.assertNotIn('  quiet', lines)


if __name__ == '__main__':
    os.environ['LC_ALL'] = 'C.UTF-8'
    unittest.main()
