/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/dice/muster-random.h"

/* xoshiro256** and splitmix64 are public-domain algorithms by D. Blackman and S. Vigna
 * (https://prng.di.unimi.it/). Bounded numbers use Lemire's multiplication with rejection, which is
 * free of bias (https://arxiv.org/abs/1805.10941). */

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
