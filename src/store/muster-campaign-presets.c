/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-campaign-presets.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-preset-map.h"
#include "core/muster-i18n.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents-private.h"

typedef struct
{
  MusterLibrary *library;
  MusterDocuments *documents;
  GPtrArray *presets;
  GArray *ids; /* ids of versions; the one saved last comes last */
} Loading;

static void
load_cb (const MusterVersion *version,
         gpointer             data)
{
  Loading *loading = data;
  MusterCampaignPreset *preset = NULL;
  guint place = loading->presets->len;

  if (version->fault != NULL)
    muster_db_note_error (muster_documents_get_db (loading->documents), version->fault);
  else
    preset = muster_campaign_preset_read (loading->library, version->content, strlen (version->content),
                                          _("preset"), NULL);
  if (preset == NULL)
    return;

  while (place > 0 && g_array_index (loading->ids, gint64, place - 1) > version->id)
    place--;
  g_array_insert_val (loading->ids, place, version->id);
  g_ptr_array_insert (loading->presets, (int) place, preset);
}

/* Leaves out a preset that it cannot read, for example because its pack is gone, and records
 * damage. */
GPtrArray *
muster_campaign_presets_load (MusterLibrary   *library,
                              MusterDocuments *documents)
{
  GPtrArray *presets = muster_campaign_presets_list (library);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  Loading loading = { library, documents, presets, ids };
  g_autoptr (GError) error = NULL;
  const gint64 before = 0;

  for (guint i = 0; i < presets->len; i++)
    g_array_append_val (ids, before);
  if (!muster_documents_visit (documents, &muster_preset_kind, load_cb, &loading, &error))
    muster_db_note_error (muster_documents_get_db (documents), error);

  return presets;
}

MusterCampaignPreset *
muster_campaign_presets_make (const MusterCampaignSetup *setup,
                              const char                *name)
{
  MusterCampaignPreset *preset = g_new0 (MusterCampaignPreset, 1);
  JsonObject *document = json_node_get_object (setup->document);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);

  preset->id = g_strdup_printf ("own-%.12s", digest);
  preset->name = g_strdup (name);
  /* Translators: what is said of rules that somebody saved; the title of a campaign. */
  preset->summary = g_strdup_printf (_("The rules of “%s”."), setup->title);
  preset->plan = setup->plan;
  if (json_object_has_member (document, "rules"))
    {
      preset->rules = json_node_copy (json_object_get_member (document, "rules"));
    }
  else
    {
      preset->rules = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (preset->rules, json_object_new ());
    }
  preset->map = muster_campaign_preset_map_take (setup);
  return preset;
}

gboolean
muster_campaign_presets_save (MusterDocuments             *documents,
                              const MusterCampaignPreset  *preset,
                              GError                     **error)
{
  g_autofree char *text = muster_campaign_preset_print (preset);
  g_autofree char *title = g_strdup_printf (_("Rules saved: %s"), preset->name);
  g_autoptr (MusterChange) change = muster_change_begin (documents, MUSTER_AREA_PRESETS, title, error);

  /* Remove the preset first, so that one that is saved again comes last, like a new one. */
  return change != NULL && muster_change_put (change, &muster_preset_kind, preset->id, NULL, error) &&
         muster_change_put (change, &muster_preset_kind, preset->id, text, error) &&
         muster_change_commit (change, error);
}
