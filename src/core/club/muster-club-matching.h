/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most pairs that can be made of those who are @is_free, each of two who are linked (@links: a row of
 * @n flags for each). */
guint muster_club_matching_count (guint           n,
                                  const gboolean *links,
                                  const gboolean *is_free);

G_END_DECLS
