/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-sample-mark.h"

#include "core/battle/muster-samples.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/muster-json-peek.h"

#include <string.h>

static void
append_text (GString               *mark,
             const MusterJson      *json,
             const MusterJsonValue *object,
             const char            *member)
{
  /* A character that no text of a file has. */
  g_string_append_c (mark, '\x01');
  g_string_append (mark, muster_json_peek_text (json, object, member));
}

/* What tells a sample from any other battle, in one text. */
static char *
dup_mark (const MusterJson *setup)
{
  GString *mark = g_string_new (NULL);
  const MusterJsonValue *sides = muster_json_peek (setup, &setup->root, "sides", MUSTER_JSON_ARRAY);

  append_text (mark, setup, &setup->root, "title");
  append_text (mark, setup, &setup->root, "ruleset");
  append_text (mark, setup, &setup->root, "date");
  for (guint i = 0; i < muster_json_count (sides); i++)
    {
      const MusterJsonValue *side = muster_json_get_child (setup, sides, i);
      const MusterJsonValue *players = muster_json_peek (setup, side, "players", MUSTER_JSON_ARRAY);

      append_text (mark, setup, side, "name");
      for (guint k = 0; k < muster_json_count (players); k++)
        append_text (mark, setup, muster_json_get_child (setup, players, k), "name");
    }

  return g_string_free (mark, FALSE);
}

static void
add_mark (GHashTable *marks,
          GBytes     *file)
{
  g_autoptr (MusterJson) json =
    muster_json_read (g_bytes_get_data (file, NULL), g_bytes_get_size (file), "sample", NULL);

  if (json != NULL)
    g_hash_table_add (marks, dup_mark (json));
}

static gpointer
list_marks (gpointer data)
{
  GHashTable *marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const MusterSample *samples = muster_samples_list ();
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();

  for (guint i = 0; samples[i].id != NULL; i++)
    {
      g_autoptr (GBytes) file = muster_sample_load (&samples[i]);

      add_mark (marks, file);
    }
  for (guint i = 0; battles[i].uuid != NULL; i++)
    {
      g_autoptr (GBytes) file = muster_sample_campaign_load (battles[i].file_name);

      add_mark (marks, file);
    }

  return marks;
}

gboolean
muster_sample_mark_is_setup (const MusterJson *setup)
{
  static GOnce once = G_ONCE_INIT;
  g_autofree char *mark = dup_mark (setup);

  return g_hash_table_contains (g_once (&once, list_marks, NULL), mark);
}

gboolean
muster_sample_mark_is_campaign (const char *uuid)
{
  return strcmp (uuid, MUSTER_SAMPLE_CAMPAIGN_UUID) == 0;
}
