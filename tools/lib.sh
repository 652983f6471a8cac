# shellcheck shell=bash disable=SC2034
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What the scripts of this folder share: the packages Muster needs, and setting up a build folder.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

# The Debian packages: when they are needed, which, and what for. The check can do without "faster" and
# "judge", and says so: what is not there leaves its tests out.
PACKAGES='
run      adwaita-icon-theme  icons of the window
run      desktop-file-utils  makes the program known to the desktop, and checks the file that does
run      fonts-cantarell     the font of the window
run      gcc                 the compiler
run      gettext             texts in the language of the reader
run      libadwaita-1-dev    the window
run      libarchive-dev      zipped rosters and bundles of campaigns
run      libc6-dev           the compiler
run      libglib2.0-dev      everything
run      libgtk-4-dev        the window
run      libjson-glib-dev    files
run      libpango1.0-dev     printed pages
run      libqrencode-dev     codes that phones scan
run      libpq-dev           the club hub
run      librsvg2-common     icons of the window
run      libsoup-3.0-dev     pages for phones
run      libsqlite3-dev      the data file
run      libxml2-utils       strips the spaces from templates, and checks icons
run      meson               the build
run      ninja-build         the build
run      pkgconf             the build
run      python3             texts of the rulesets; many tests are scripts
run      shared-mime-info    makes the types of files known to the desktop
check    appstream           checks the description for software centres
check    at-spi2-core        plays a battle by ear
check    chromium            looks at the pages for phones
check    chromium-driver     looks at the pages for phones
check    dbus-daemon         a session bus for each test of the window
check    fonts-dejavu-core   the letters that printed pages are compared in
check    fonts-dejavu-extra  the letters that printed pages are compared in
check    poppler-utils       reads what was printed to PDF
check    postgresql          a server for the tests of the hub
check    python3-pyatspi     plays a battle by ear
check    shellcheck          checks the scripts
check    xvfb                a display for each test of the window
judge    mandoc              reads the manual pages closely
judge    reuse               checks that every file says what it may be used for
judge    yelp-tools          reads the manual closely
faster   lld                 links the tests in a third of the time
release  gcovr               coverage
'

# list_packages NEED…: the names of those that are needed then.
list_packages() {
  local need name what
  while read -r need name what; do
    case " $* " in *" $need "*) printf '%s\n' "$name" ;; esac
  done <<<"$PACKAGES"
}

# describe_package NAME: the name and what it is for.
describe_package() {
  local need name what
  while read -r need name what; do
    [ "$name" != "$1" ] || { printf '  %-20s %s\n' "$name" "$what"; return; }
  done <<<"$PACKAGES"
  printf '  %s\n' "$1"
}

say() { printf '%s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# Is this Debian 12 or newer, or derived from Debian? MUSTER_OS_RELEASE lets a test say otherwise.
is_debian() {
  local ID='' ID_LIKE='' VERSION_ID='' file=${MUSTER_OS_RELEASE:-/etc/os-release}
  # shellcheck disable=SC1090
  [ -r "$file" ] && . "$file"
  case " $ID $ID_LIKE " in *' debian '*) ;; *) return 1 ;; esac
  command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 1
  # Testing and unstable have no number.
  [ "$ID" != debian ] || [ "${VERSION_ID:-99}" -ge 12 ]
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif [ -t 0 ]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

# install_missing PACKAGE…: silent when all are there.
install_missing() {
  local installed missing=() name log
  if ! is_debian; then
    has_what_it_needs && return
    die "This is not Debian 12 or newer. Please install what these Debian packages hold, then try again:
  $*"
  fi
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for name in "$@"; do
    grep -qx "installed $name" <<<"$installed" || missing+=("$name")
  done
  [ ${#missing[@]} = 0 ] && return
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    die "These packages are missing, and there is no sudo to install them with. Please run as root:
  apt-get install --no-install-recommends ${missing[*]}"
  fi
  say "Installing ${missing[*]}"
  for name in "${missing[@]}"; do describe_package "$name"; done
  log=$(mktemp)
  # Without fresh lists the packages may still be found, so only the second step decides.
  as_root apt-get -q update >"$log" 2>&1 </dev/null || true
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 \
    install --no-install-recommends "${missing[@]}" >>"$log" 2>&1 </dev/null || {
    tail -n 20 "$log" >&2
    rm -f "$log"
    die "These packages could not be installed: ${missing[*]}"
  }
  rm -f "$log"
}

# On other systems packages have other names; what counts is whether the build finds what it needs.
has_what_it_needs() {
  local tool
  for tool in cc meson ninja msgfmt pkg-config python3 update-desktop-database update-mime-database xmllint; do
    command -v "$tool" >/dev/null || return 1
  done
  pkg-config --exists 'gtk4 >= 4.8' 'libadwaita-1 >= 1.2' 'json-glib-1.0 >= 1.6' 'sqlite3 >= 3.40' 'libarchive >= 3.6'
}

# Links with lld where it is there, unless the user asks for another linker.
choose_linker() {
  if [ -z "${CC_LD:-}" ] && command -v ld.lld >/dev/null; then export CC_LD=lld; fi
}

# set_up FOLDER OPTION…: a build folder with these options; does nothing when it has them already.
set_up() {
  local folder=$1 again=()
  shift
  if [ -f "$folder/build.ninja" ]; then
    if [ "$(cat "$folder/.options" 2>/dev/null)" = "$*" ]; then
      quietly ninja -C "$folder" build.ninja
      return
    fi
    again=(--reconfigure)
  fi
  quietly meson setup "${again[@]}" "$folder" "$@" || return
  printf '%s\n' "$*" >"$folder/.options"
}

# Some containers forbid what finding leaks needs; the other checks of the sanitizers work there all the same.
look_for_leaks() {
  local folder
  folder=$(mktemp -d)
  echo 'int main (void) { return 0; }' >"$folder/probe.c"
  cc -fsanitize=address -o "$folder/probe" "$folder/probe.c"
  "$folder/probe" 2>/dev/null || {
    say "Leaks cannot be looked for on this system."
    export ASAN_OPTIONS=detect_leaks=0
  }
  rm -rf "$folder"
}

# quietly COMMAND…: its output is shown only when it fails.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 </dev/null || status=$?
  [ $status = 0 ] || cat "$log" >&2
  rm -f "$log"
  return $status
}
