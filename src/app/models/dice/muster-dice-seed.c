/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/dice/muster-dice-seed.h"

#include <sys/random.h>

void
muster_dice_seed (MusterRandom *random)
{
  static int n_given;
  const char *first = g_getenv ("MUSTER_SEED");
  guint64 seed;

  if (first != NULL)
    seed = g_ascii_strtoull (first, NULL, 10) + (guint64) g_atomic_int_add (&n_given, 1);
  else if (getrandom (&seed, sizeof seed, 0) != sizeof seed)
    seed = ((guint64) g_random_int () << 32) | g_random_int ();

  muster_random_init (random, seed);
}
