/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/ledger/muster-ledger-kind.h"
#include "store/muster-store-query.h"

/* A damaged tree of SQLite's may simply end early, so that a list is shorter and nobody notices. The tally
 * knows better. */

/* As lists do it, row by row: SQLite counts without looking. A row that is listed twice stands for one that
 * is not. FALSE: it cannot be listed. */
static gboolean
count_listed (MusterDb              *db,
              const MusterRecordSql *sql,
              gint64                *n_listed)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GHashTable) different = g_hash_table_new (NULL, NULL);
  MusterStoreQuery query;
  gboolean listed;

  muster_store_query_init (&query);
  query.sql = sql;
  query.show = MUSTER_SHOW_ALL;
  listed = muster_store_query_select (&query, db, ids, NULL);
  muster_store_query_clear (&query);
  for (guint i = 0; i < ids->len; i++)
    g_hash_table_add (different, GSIZE_TO_POINTER ((gsize) g_array_index (ids, gint64, i)));
  *n_listed = g_hash_table_size (different);

  return listed;
}

/* FALSE: that cannot even be counted. */
static gboolean
count_missing (MusterDb              *db,
               const MusterRecordSql *sql,
               gint64                *n_missing)
{
  gint64 n_listed, n_kept;

  if (!count_listed (db, sql, &n_listed) || !muster_tally_count (db, sql->tally, &n_kept, NULL))
    return FALSE;

  *n_missing = MAX (n_kept - n_listed, 0);

  return TRUE;
}

static void
look_for_ledgers (MusterDb               *db,
                  const MusterLedgerKind *kind,
                  GStrvBuilder           *losses)
{
  MusterLedgerSubject missing = { 0 };
  gboolean counted = count_missing (db, &kind->record, &missing.number);
  g_autofree char *sentence = NULL;

  if (counted && missing.number == 0)
    return;

  sentence = muster_ledger_kind_say (kind, counted ? MUSTER_LEDGER_IS_UNLISTED : MUSTER_LEDGER_HAS_NO_LIST,
                                     &missing);
  g_strv_builder_add (losses, sentence);
}

static void
look_for_forces (MusterStore  *self,
                 GStrvBuilder *losses)
{
  MusterRecordStore *forces = MUSTER_RECORD_STORE (muster_store_get_forces (self));
  g_autofree char *sentence = NULL;
  gint64 n;

  if (!count_missing (muster_store_get_db (self), muster_record_store_get_sql (forces), &n))
    sentence = g_strdup (_("The list of forces cannot be read."));
  else if (n > 0)
    sentence = g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                           "%" G_GINT64_FORMAT " force is missing from the list.",
                                           "%" G_GINT64_FORMAT " forces are missing from the list.",
                                           (gulong) n), n);
  if (sentence != NULL)
    g_strv_builder_add (losses, sentence);
}

/**
 * muster_store_list_losses:
 *
 * Returns: (transfer full): a sentence for each kind of thing of which some cannot be listed; usually
 *   none
 */
char **
muster_store_list_losses (MusterStore *self)
{
  g_autoptr (GStrvBuilder) losses = g_strv_builder_new ();

  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  for (guint i = 0; muster_ledger_kinds[i] != NULL; i++)
    look_for_ledgers (muster_store_get_db (self), muster_ledger_kinds[i], losses);
  look_for_forces (self, losses);

  return g_strv_builder_end (losses);
}
