# shellcheck shell=bash disable=SC2034
# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What the scripts of this folder share: the packages Muster needs, and setting up a build folder.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

# The packages: when they are needed, what they are called on Debian, Fedora and Arch, and what for. The check can do
# without "faster" and "judge", and says so: what is not there leaves its tests out. A Debian package is made on Debian.
PACKAGES='
run      adwaita-icon-theme  adwaita-icon-theme      adwaita-icon-theme  icons of the window
run      desktop-file-utils  desktop-file-utils      desktop-file-utils  makes the program known to the desktop, and checks the file that does
run      fonts-cantarell     abattis-cantarell-fonts cantarell-fonts     the font of the window
run      gcc                 gcc                     gcc                 the compiler
run      gettext             gettext                 gettext             texts in the language of the reader
run      libadwaita-1-dev    libadwaita-devel        libadwaita          the window
run      libarchive-dev      libarchive-devel        libarchive          zipped rosters and bundles of campaigns
run      libc6-dev           glibc-devel             glibc               the compiler
run      libglib2.0-dev      glib2-devel             glib2-devel         everything
run      libgtk-4-dev        gtk4-devel              gtk4                the window
run      libjson-glib-dev    json-glib-devel         json-glib           files
run      libpango1.0-dev     pango-devel             pango               printed pages
run      libqrencode-dev     qrencode-devel          qrencode            codes that phones scan
run      libpq-dev           libpq-devel             postgresql-libs     the club hub
run      hyphen-en-us        hyphen-en               hyphen-en           breaks words in the columns of a Gazette
run      librsvg2-common     librsvg2                librsvg             icons of the window
run      libsecret-1-dev     libsecret-devel         libsecret           passwords of the club hub
run      libsoup-3.0-dev     libsoup3-devel          libsoup3            pages for phones
run      libsqlite3-dev      sqlite-devel            sqlite              the data file
run      libxml2-utils       libxml2                 libxml2             strips the spaces from templates, and checks icons
run      meson               meson                   meson               the build
run      ninja-build         ninja-build             ninja               the build
run      pkgconf             pkgconf-pkg-config      pkgconf             the build
run      python3             python3                 python              texts of the rulesets; many tests are scripts
run      shared-mime-info    shared-mime-info        shared-mime-info    makes the types of files known to the desktop
check    appstream           appstream               appstream           checks the description for software centres
check    at-spi2-core        at-spi2-core            at-spi2-core        plays a battle by ear
check    chromium            chromium                chromium            looks at the pages for phones
check    chromium-driver     chromedriver            chromium            looks at the pages for phones
check    dbus-daemon         dbus-daemon             dbus                a session bus for each test of the window
check    fonts-dejavu-core   dejavu-sans-fonts       ttf-dejavu          the letters that printed pages are compared in
check    fonts-dejavu-extra  dejavu-serif-fonts      ttf-dejavu          the letters that printed pages are compared in
check    poppler-utils       poppler-utils           poppler             reads what was printed to PDF
check    postgresql          postgresql-server       postgresql          a server for the tests of the hub
check    python3-pyatspi     python3-pyatspi         python-atspi        plays a battle by ear
check    shellcheck          ShellCheck              shellcheck          checks the scripts
check    tidy                tidy                    tidy                judges the web pages of a club
check    xvfb                xorg-x11-server-Xvfb    xorg-server-xvfb    a display for each test of the window
judge    debhelper           -                       -                   makes a package for lintian
judge    lintian             -                       -                   judges the package
judge    mandoc              mandoc                  mandoc              reads the manual pages closely
judge    reuse               reuse                   reuse               checks that every file says what it may be used for
judge    yelp-tools          yelp-tools              yelp-tools          reads the manual closely
faster   lld                 lld                     lld                 links the tests in a third of the time
release  gcovr               gcovr                   python-gcovr        coverage
package  build-essential     -                       -                   makes the package
package  debhelper           -                       -                   makes the package
package  fakeroot            -                       -                   makes the package
package  lintian             -                       -                   judges the package
'

# list_packages NEED…: the Debian names of those that are needed then.
list_packages() {
  local need name rest
  while read -r need name rest; do
    case " $* " in *" $need "*) printf '%s\n' "$name" ;; esac
  done <<<"$PACKAGES"
}

# describe_package NAME: the name and what it is for.
describe_package() {
  local need name fedora arch what
  while read -r need name fedora arch what; do
    [ "$name" != "$1" ] || { printf '  %-20s %s\n' "$name" "$what"; return; }
  done <<<"$PACKAGES"
  printf '  %s\n' "$1"
}

# name_elsewhere fedora|arch PACKAGE…: what these Debian packages are called there.
name_elsewhere() {
  local system=$1 need name fedora arch what
  shift
  while read -r need name fedora arch what; do
    [ "${!system}" != - ] || continue
    case " $* " in *" $name "*) printf '%s\n' "${!system}" ;; esac
  done <<<"$PACKAGES" | sort -u
}

say() { printf '%s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# is_like NAME: is this that system, or one derived from it? MUSTER_OS_RELEASE lets a test say otherwise.
is_like() {
  local ID='' ID_LIKE='' file=${MUSTER_OS_RELEASE:-/etc/os-release}
  # shellcheck disable=SC1090
  [ -r "$file" ] && . "$file"
  case " $ID $ID_LIKE " in *" $1 "*) ;; *) return 1 ;; esac
}

# Is this Debian 12 or newer, or derived from Debian?
is_debian() {
  local ID='' VERSION_ID='' file=${MUSTER_OS_RELEASE:-/etc/os-release}
  is_like debian && command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 1
  # shellcheck disable=SC1090
  . "$file"
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
    check_elsewhere "$@"
    return
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

# check_elsewhere PACKAGE…: Fedora and Arch are asked what is missing of it. On other systems packages have other names;
# what counts is whether the build finds what it needs.
check_elsewhere() {
  local missing=() name
  if is_like fedora && command -v rpm >/dev/null; then
    for name in $(name_elsewhere fedora "$@"); do
      rpm -q --quiet --whatprovides "$name" || missing+=("$name")
    done
    [ ${#missing[@]} = 0 ] || die "These packages are missing. Please install them, then try again:
  sudo dnf install ${missing[*]}"
  elif is_like arch && command -v pacman >/dev/null; then
    mapfile -t missing < <(name_elsewhere arch "$@" | xargs pacman -T)
    [ ${#missing[@]} = 0 ] || die "These packages are missing. Please install them, then try again:
  sudo pacman -S --needed ${missing[*]}"
  elif ! has_what_it_needs; then
    die "This is not Debian 12 or newer. Please install what these Debian packages hold, then try again:
  $*"
  fi
}

has_what_it_needs() {
  local tool
  for tool in cc meson ninja msgfmt pkg-config python3 update-desktop-database update-mime-database xmllint; do
    command -v "$tool" >/dev/null || return 1
  done
  pkg-config --exists 'gtk4 >= 4.8' 'libadwaita-1 >= 1.2' 'json-glib-1.0 >= 1.6' 'sqlite3 >= 3.40' 'libarchive >= 3.6' \
    'libsoup-3.0 >= 3.2' 'libqrencode >= 4.1'
}

# copy_sources FOLDER: this folder as it stands, committed or not, but for what git ignores.
copy_sources() {
  {
    git ls-files -z --cached --others --exclude-standard 2>/dev/null ||
      find . -path './build*' -prune -o -type f -print0
  } |
    tar --create --null --files-from=- --ignore-failed-read --warning=no-failed-read |
    tar --extract --directory "$1" --no-same-owner
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
