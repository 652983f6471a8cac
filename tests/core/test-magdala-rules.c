/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-cases.h"
#include "muster-test.h"

/* The cases of tests/core/magdala/. What is no part of a battle has tests of its own. */

static const MusterTestSection SECTIONS[] = {
  { "TURN", 3 },    { "UMP", 6 },    { "ORG", 11 },  { "MOVE", 14 },  { "FIRE", 21 }, { "AMMO", 9 },
  { "MELEE", 23 },  { "MORALE", 19 }, { "REACT", 6 }, { "GEN", 9 },    { "FORT", 8 },  { "SCN", 10 },
  { "ORDER", 8 },   { "SET", 7 },    { "END", 5 },   { NULL, 0 },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  return muster_test_run_cases ("magdala", "M-", SECTIONS);
}
