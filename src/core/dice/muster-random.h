/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterRandom:
 *
 * The only random number generator of Muster: xoshiro256**, whose state splitmix64 fills from a
 * 64-bit seed. A seed must always give the same sequence, since battles record their seeds.
 */
typedef struct
{
  guint64 words[4];
} MusterRandom;

void muster_random_init (MusterRandom *random,
                         guint64       seed);

/* Simulated battles throw a thousand dice each: these are in the header so that loops over dice need no
 * calls. */

static inline guint64
muster_random_next (MusterRandom *random)
{
  guint64 *words = random->words;
  guint64 product = words[1] * 5;
  guint64 result = ((product << 7) | (product >> 57)) * 9;
  guint64 shifted = words[1] << 17;

  words[2] ^= words[0];
  words[3] ^= words[1];
  words[1] ^= words[2];
  words[0] ^= words[3];
  words[2] ^= shifted;
  words[3] = (words[3] << 45) | (words[3] >> 19);

  return result;
}

/**
 * muster_random_below:
 * @bound: more than 0
 *
 * Returns: a number from 0 to @bound - 1, each with exactly the same chance
 */
static inline guint
muster_random_below (MusterRandom *random,
                     guint         bound)
{
  guint64 product = (muster_random_next (random) >> 32) * bound;

  if (G_UNLIKELY ((guint32) product < bound))
    {
      guint32 threshold = (guint32) -bound % bound;

      while ((guint32) product < threshold)
        product = (muster_random_next (random) >> 32) * bound;
    }

  return (guint) (product >> 32);
}

static inline guint
muster_random_die (MusterRandom *random,
                   guint         sides)
{
  return muster_random_below (random, sides) + 1;
}

G_END_DECLS
