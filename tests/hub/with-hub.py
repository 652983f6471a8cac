# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""with-hub.py N PROGRAM…: runs a test with the addresses of N hubs of its own, one to a line, in MUSTER_TEST_HUBS."""

import os
import subprocess
import sys

import hub_test

hubs = [hub_test.new_hub() for _ in range(int(sys.argv[1]))]
sys.exit(subprocess.run(sys.argv[2:], env=dict(os.environ, MUSTER_TEST_HUBS='\n'.join(hubs)), check=False).returncode)
