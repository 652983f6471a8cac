/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterRandom:
 *
 * The one generator of Muster: xoshiro256**, its state filled from a 64-bit seed by splitmix64. The
 * sequence of a seed never changes, since seeds are recorded with battles.
 */
typedef struct
{
  guint64 words[4];
} MusterRandom;

void    muster_random_init  (MusterRandom *random,
                             guint64       seed);

guint64 muster_random_next  (MusterRandom *random);
guint   muster_random_below (MusterRandom *random,
                             guint         bound);
guint   muster_random_die   (MusterRandom *random,
                             guint         sides);

G_END_DECLS
