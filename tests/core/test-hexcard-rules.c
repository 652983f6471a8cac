/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-cases.h"
#include "muster-test.h"

/* The cases of tests/core/hexcard/. */

static const MusterTestSection SECTIONS[] = {
  { "GEN", 6 },     { "UNIT", 11 },   { "QUAL", 6 },     { "HEX", 7 },      { "DISRUPT", 4 },
  { "TURN", 9 },    { "CARD", 4 },    { "MOVE", 13 },    { "TERRAIN", 3 },  { "LIMBER", 4 },
  { "TRANS", 4 },   { "FIRE", 20 },   { "COVER", 4 },    { "HIT", 6 },      { "CMD", 6 },
  { "ASSAULT", 14 }, { "COHESION", 6 }, { "END", 8 },    { NULL, 0 },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  return muster_test_run_cases ("hexcard", "H-", SECTIONS);
}
