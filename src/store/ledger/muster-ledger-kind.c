/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-kind.h"

#include "core/muster-i18n.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/muster-store-error.h"

#include <string.h>

const MusterLedgerKind *const muster_ledger_kinds[] = {
  &muster_battle_kind,
  &muster_campaign_kind,
  NULL,
};

/* What stands between the braces; @name has @length bytes. */
static void
append_figure (GString                   *sentence,
               const char                *name,
               gsize                      length,
               const MusterLedgerSubject *subject)
{
  if (strncmp (name, "title", length) == 0)
    g_string_append (sentence, subject->title);
  else if (strncmp (name, "what", length) == 0)
    g_string_append (sentence, subject->what);
  else
    g_string_append_printf (sentence, "%" G_GINT64_FORMAT,
                            strncmp (name, "of", length) == 0 ? subject->of : subject->number);
}

char *
muster_ledger_kind_say (const MusterLedgerKind    *self,
                        MusterLedgerSaying         saying,
                        const MusterLedgerSubject *subject)
{
  const char *text = _(self->words[saying]);
  GString *sentence = g_string_new (NULL);
  const char *open, *close;

  while ((open = strchr (text, '{')) != NULL && (close = strchr (open, '}')) != NULL)
    {
      g_string_append_len (sentence, text, open - text);
      append_figure (sentence, open + 1, (gsize) (close - open - 1), subject);
      text = close + 1;
    }
  g_string_append (sentence, text);

  return g_string_free (sentence, FALSE);
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
 * @document: (nullable): anything
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
