/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns what the cheapest pairing of all who are free costs. Any two can be a pair. @costs: @n
 * rows of @n numbers, the same in both directions, at most a million each. An even number must be
 * free. */
guint64 muster_club_weighted_matching_weigh (guint           n,
                                             const guint    *costs,
                                             const gboolean *is_free);

G_END_DECLS
