/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/dice/muster-random.h"

/* xoshiro256** and splitmix64 are public-domain algorithms by D. Blackman and S. Vigna
 * (https://prng.di.unimi.it/). Bounded numbers use Lemire's multiplication with rejection, which is
 * free of bias (https://arxiv.org/abs/1805.10941). */

static guint64
rotate_left (guint64 word,
             guint   bits)
{
  return (word << bits) | (word >> (64 - bits));
}

static guint64
split_mix (guint64 *seed)
{
  guint64 z = (*seed += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

void
muster_random_init (MusterRandom *random,
                    guint64       seed)
{
  for (guint i = 0; i < G_N_ELEMENTS (random->words); i++)
    random->words[i] = split_mix (&seed);
}

guint64
muster_random_next (MusterRandom *random)
{
  guint64 *words = random->words;
  guint64 result = rotate_left (words[1] * 5, 7) * 9;
  guint64 shifted = words[1] << 17;

  words[2] ^= words[0];
  words[3] ^= words[1];
  words[1] ^= words[2];
  words[0] ^= words[3];
  words[2] ^= shifted;
  words[3] = rotate_left (words[3], 45);

  return result;
}

/**
 * muster_random_below:
 * @bound: more than 0
 *
 * Returns: a number from 0 to @bound - 1, each with exactly the same chance
 */
guint
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

guint
muster_random_die (MusterRandom *random,
                   guint         sides)
{
  return muster_random_below (random, sides) + 1;
}
