/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-posts.h"

MusterTablePosts *
muster_table_posts_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (gint64));
}

void
muster_table_posts_free (MusterTablePosts *self)
{
  g_array_unref (self);
}

gboolean
muster_table_posts_is_quiet (MusterTablePosts *self,
                             gint64            now)
{
  while (self->len > 0 && g_array_index (self, gint64, 0) <= now - MUSTER_TABLE_POSTS_TIME)
    g_array_remove_index (self, 0);
  return self->len == 0;
}

gboolean
muster_table_posts_count (MusterTablePosts *self,
                          gint64            now)
{
  muster_table_posts_is_quiet (self, now);
  if (self->len >= MUSTER_TABLE_POSTS)
    return FALSE;
  g_array_append_val (self, now);
  return TRUE;
}
