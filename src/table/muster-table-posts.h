/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_TABLE_POSTS 10
#define MUSTER_TABLE_POSTS_TIME (10 * G_USEC_PER_SEC)

/* When the last POST requests of somebody came, in microseconds: at most ten in ten seconds are
 * taken (W-SEAT-04). */
typedef GArray MusterTablePosts;

MusterTablePosts *muster_table_posts_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void              muster_table_posts_free     (MusterTablePosts *self);

/* Counts a request. Returns FALSE if there were too many. */
gboolean          muster_table_posts_count    (MusterTablePosts *self,
                                               gint64            now);
/* Returns whether none of them is recent enough to count. */
gboolean          muster_table_posts_is_quiet (MusterTablePosts *self,
                                               gint64            now);

G_END_DECLS
