/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-kind.h"

#include "core/muster-i18n.h"
#include "store/muster-store-query.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/muster-store-error.h"

#include <string.h>

const MusterLedgerKind *const muster_ledger_kinds[] = {
  &muster_battle_kind,
  &muster_campaign_kind,
  NULL,
};

/* The condition for what a list of ledgers shows. Parameter 8 is a stage (-1: any). */
#define FILTER                                                                                     \
  MUSTER_RECORD_FILTER                                                                             \
  " AND (?8 < 0 OR CASE WHEN prepared THEN 0 WHEN status = 'open' THEN 1 ELSE 2 END = ?8)"

static const char SELECT_ALL[] =
  "SELECT id FROM {name} WHERE ?1 < 0 OR archived = ?1 ORDER BY touched DESC";
static const char SELECT_MATCHING[] =
  "SELECT id FROM {name} INDEXED BY {name}_for_search WHERE" FILTER " ORDER BY touched DESC";
static const char SELECT_SORTED[] =
  "SELECT id FROM {name} WHERE" FILTER "{facets} ORDER BY CASE ?7 WHEN 0 THEN -touched ELSE 0 END,"
  " CASE ?7 WHEN 4 THEN date ELSE '' END DESC, search, touched DESC";
static const char SELECT_PLACE[] =
  "SELECT touched = (SELECT max (touched) FROM {name}) FROM {name} WHERE id = ?7 AND" FILTER "{facets}";
static const char SELECT_BY_UUID[] = "SELECT id FROM {name} WHERE uuid = ?1";
static const char DELETE[] = "DELETE FROM {name} WHERE id = ?1";

/* Appends @text with each name in braces replaced by the value of that name. */
static GString *
fill_in (const char        *text,
         const char *const *names,
         const char *const *values,
         guint              n_names)
{
  GString *filled = g_string_new (NULL);
  const char *open, *close;

  while ((open = strchr (text, '{')) != NULL && (close = strchr (open, '}')) != NULL)
    {
      gsize length = (gsize) (close - open - 1);

      g_string_append_len (filled, text, open - text);
      for (guint i = 0; i < n_names; i++)
        if (strlen (names[i]) == length && strncmp (names[i], open + 1, length) == 0)
          g_string_append (filled, values[i]);
      text = close + 1;
    }
  g_string_append (filled, text);

  return filled;
}

const char *
muster_ledger_kind_sql (const MusterLedgerKind *self,
                        const char             *text)
{
  static const char *const names[] = { "name", "events", "turn", "scene", "facets" };
  const char *values[] = { self->name, self->events, self->turn, self->scene, self->facets };
  g_autoptr (GString) sql = fill_in (text, names, values, G_N_ELEMENTS (names));

  return g_intern_string (sql->str);
}

void
muster_ledger_kind_get_record_sql (const MusterLedgerKind *self,
                                   MusterRecordSql        *sql)
{
  *sql = (MusterRecordSql) {
    .tally = self->name,
    .missing = self->missing,
    .select_by_uuid = muster_ledger_kind_sql (self, SELECT_BY_UUID),
    .delete_one = muster_ledger_kind_sql (self, DELETE),
    .select_all = muster_ledger_kind_sql (self, SELECT_ALL),
    .select_matching = muster_ledger_kind_sql (self, SELECT_MATCHING),
    .select_sorted = muster_ledger_kind_sql (self, SELECT_SORTED),
    .select_place = muster_ledger_kind_sql (self, SELECT_PLACE),
    .has_stages = TRUE,
    .n_facets = self->n_facets,
  };
}

GArray *
muster_ledger_kind_list_ids (const MusterLedgerKind  *self,
                             MusterDb                *db,
                             GError                 **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  MusterRecordSql sql;

  muster_ledger_kind_get_record_sql (self, &sql);

  return muster_store_query_select_all (&sql, db, ids, error) ? g_steal_pointer (&ids) : NULL;
}

char *
muster_ledger_kind_say (const MusterLedgerKind    *self,
                        MusterLedgerSaying         saying,
                        const MusterLedgerSubject *subject)
{
  static const char *const names[] = { "title", "what", "number", "of" };
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, subject->number);
  g_autofree char *of = g_strdup_printf ("%" G_GINT64_FORMAT, subject->of);
  const char *values[] = { subject->title, subject->what, number, of };

  return g_string_free (fill_in (_(self->words[saying]), names, values, G_N_ELEMENTS (names)), FALSE);
}

gboolean
muster_ledger_kind_set_error (const MusterLedgerKind     *self,
                              GError                    **error,
                              int                         code,
                              MusterLedgerSaying          saying,
                              const MusterLedgerSubject  *subject)
{
  g_autofree char *text = muster_ledger_kind_say (self, saying, subject);

  g_set_error_literal (error, MUSTER_STORE_ERROR, code, text);

  return FALSE;
}

const char *
muster_ledger_kind_get_text (JsonObject *document,
                             const char *member)
{
  return document != NULL ? json_object_get_string_member_with_default (document, member, "") : "";
}

/**
 * muster_ledger_kind_dup_sides:
 * @document: (nullable): any JSON object
 *
 * Returns: (transfer full): the names of the sides, as a list shows them
 */
char *
muster_ledger_kind_dup_sides (JsonObject *document)
{
  JsonNode *sides = document != NULL ? json_object_get_member (document, "sides") : NULL;
  JsonArray *array = sides != NULL && JSON_NODE_HOLDS_ARRAY (sides) ? json_node_get_array (sides) : NULL;
  GStrvBuilder *names = g_strv_builder_new ();

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *side = json_array_get_element (array, i);

      if (JSON_NODE_HOLDS_OBJECT (side))
        g_strv_builder_add (names,
                            muster_ledger_kind_get_text (json_node_get_object (side), "name"));
    }

  return muster_ledger_kind_join_sides (names);
}

char *
muster_ledger_kind_join_sides (GStrvBuilder *names)
{
  g_auto (GStrv) texts = g_strv_builder_end (names);

  g_strv_builder_unref (names);

  return g_strjoinv (" – ", texts);
}
