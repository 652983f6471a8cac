/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the largest number of pairs that can be made of those who are free. Two can be a pair
 * if they are linked. @links: @n rows of @n flags. */
guint muster_club_matching_count (guint           n,
                                  const gboolean *links,
                                  const gboolean *is_free);

G_END_DECLS
