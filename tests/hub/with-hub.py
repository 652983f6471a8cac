# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""with-hub.py N PROGRAM…: runs a test with the addresses of N hubs of its own, one to a line, in MUSTER_TEST_HUBS. Each has a
keeper of the name in MUSTER_TEST_LOGIN, whose password is the one in MUSTER_TEST_PASSWORD."""

import os
import subprocess
import sys

import hub_test

hubs = [hub_test.new_hub() for _ in range(int(sys.argv[1]))]
hub_test.server().new_login(hub_test.LOCKED, hub_test.PASSWORD)
for hub in hubs:
    hub_test.server().sql(hub_test.database_of(hub), f"SELECT muster.admit ('{hub_test.LOCKED}', 'keeper')")
env = dict(os.environ, MUSTER_TEST_HUBS='\n'.join(hubs), MUSTER_TEST_LOGIN=hub_test.LOCKED,
           MUSTER_TEST_PASSWORD=hub_test.PASSWORD)
sys.exit(subprocess.run(sys.argv[2:], env=env, check=False).returncode)
