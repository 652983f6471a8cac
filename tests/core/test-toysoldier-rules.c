/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-cases.h"
#include "muster-test.h"

/* The cases of tests/core/toysoldier/. Forces, forecasts and what a battle leaves have tests of their own. */

static const MusterTestSection SECTIONS[] = {
  { "KIT", 2 },      { "UNIT", 7 },    { "FORM", 9 },     { "GEN", 8 },      { "DICE", 3 },
  { "SETUP", 6 },    { "TURN", 5 },    { "CARD", 13 },    { "ACT", 5 },      { "RESOLVE", 9 },
  { "CP", 8 },       { "MOVE", 12 },   { "SIGHT", 4 },    { "FIRE", 10 },    { "MELEE", 11 },
  { "COMBAT", 6 },   { "CAS", 4 },     { "COLLAPSE", 5 }, { "ADV", 8 },      { "ADV", 23, 10 },
  { "ADV", 35, 25 }, { "ADV", 54, 40 }, { "ADV", 61, 60 }, { "ADV", 71, 65 }, { "ADV", 77, 75 },
  { "PERIOD", 4 },   { "PERIOD", 16, 10 }, { "PERIOD", 21, 20 }, { "PERIOD", 25, 25 },
  { "ROCKET", 4 },   { "FAQ", 9 },     { "BATTLE", 11 },  { "BATTLE", 25, 20 }, { NULL },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  return muster_test_run_cases ("toysoldier", "T-", SECTIONS);
}
