/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-kind.h"

#include "store/muster-battle-kind.h"
#include "store/muster-campaign-kind.h"
#include "store/muster-store-error.h"

const MusterLedgerKind *const muster_ledger_kinds[] = {
  &muster_battle_kind,
  &muster_campaign_kind,
  NULL,
};

gboolean
muster_ledger_kind_set_error (const MusterLedgerKind     *self,
                              GError                    **error,
                              int                         code,
                              MusterLedgerSaying          saying,
                              const MusterLedgerSubject  *subject)
{
  g_autofree char *text = self->say (saying, subject);

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
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *side = json_array_get_element (array, i);

      if (JSON_NODE_HOLDS_OBJECT (side))
        g_strv_builder_add (builder,
                            muster_ledger_kind_get_text (json_node_get_object (side), "name"));
    }
  names = g_strv_builder_end (builder);

  return g_strjoinv (" – ", names);
}
