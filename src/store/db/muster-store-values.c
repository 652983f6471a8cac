/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-store-values.h"

/* Values that the rows of battles and of forces share: times, search texts and the order of use. */

gint64
muster_store_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/**
 * muster_fold_for_search:
 *
 * Returns: (transfer full): both texts, folded so that upper and lower case and different encodings
 *   of a letter compare equal
 */
char *
muster_fold_for_search (const char *a,
                        const char *b)
{
  g_autofree char *both = g_strjoin (" ", a, b, NULL);
  g_autofree char *valid = g_utf8_make_valid (both, -1);
  g_autofree char *normal = g_utf8_normalize (valid, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal, -1);
}

gboolean
muster_store_touch (MusterDb    *db,
                    const char  *select_last,
                    gint64      *touched,
                    GError     **error)
{
  gint64 last;

  if (!muster_db_query_int (db, select_last, &last, error))
    return FALSE;

  /* A row that was already used last keeps its value, so that playing on does not rewrite the index
   * each time. */
  if (*touched < last || last == 0)
    *touched = last + 1;

  return TRUE;
}
