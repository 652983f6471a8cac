/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-private.h"

#include <inttypes.h>

#include "core/muster-i18n.h"
#include "store/ledger/muster-ledger-kind.h"
#include "store/muster-store-query.h"

/* A damaged tree of SQLite may simply end early, so that a list is shorter and nobody notices. The
 * tally of rows reveals it. */

static void
look_for_ledgers (MusterDb               *db,
                  const MusterLedgerKind *kind,
                  GStrvBuilder           *losses)
{
  MusterLedgerSubject missing = { 0 };
  g_autofree char *sentence = NULL;
  MusterRecordSql sql;
  gboolean counted;

  muster_ledger_kind_get_record_sql (kind, &sql);
  counted = muster_store_query_count_missing (&sql, db, &missing.number);
  if (counted && missing.number == 0)
    return;

  sentence = muster_ledger_kind_say (kind, counted ? MUSTER_LEDGER_IS_UNLISTED : MUSTER_LEDGER_HAS_NO_LIST,
                                     &missing);
  g_strv_builder_add (losses, sentence);
}

/**
 * muster_store_list_losses:
 *
 * Returns: (transfer full): a sentence for each kind of record of which some cannot be listed;
 *   usually none
 */
char **
muster_store_list_losses (MusterStore *self)
{
  g_autoptr (GStrvBuilder) losses = g_strv_builder_new ();
  MusterRecordStore *forces;
  g_autofree char *sentence = NULL;
  gint64 n;

  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  for (guint i = 0; muster_ledger_kinds[i] != NULL; i++)
    look_for_ledgers (muster_store_get_db (self), muster_ledger_kinds[i], losses);

  forces = MUSTER_RECORD_STORE (muster_store_get_forces (self));
  if (!muster_store_query_count_missing (muster_record_store_get_sql (forces), muster_store_get_db (self),
                                         &n))
    sentence = g_strdup (_("The list of forces cannot be read."));
  else if (n > 0)
    sentence = g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                           "%" PRId64 " force is missing from the list.",
                                           "%" PRId64 " forces are missing from the list.",
                                           (gulong) n), n);
  if (sentence != NULL)
    g_strv_builder_add (losses, sentence);

  return g_strv_builder_end (losses);
}
