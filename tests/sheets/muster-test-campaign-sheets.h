/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The sample campaign on paper, for the tests of its sheets. */

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/muster-campaign-source.h"
#include "sheets/page/muster-galley.h"

#include <string.h>

G_BEGIN_DECLS

typedef struct
{
  MusterLibrary *library;
  MusterCampaign *campaign;
  MusterCareers *careers;
} Fixture;

#define SIDE_FROM_RIGHT "قبائل الوادي"

/* The sample, or one whose second side has another name. */
static inline MusterCampaign *
new_campaign (MusterLibrary *library,
              const char    *side)
{
  g_autoptr (GBytes) bytes = muster_sample_campaign_load (MUSTER_SAMPLE_CAMPAIGN_FILE);
  g_autofree char *plain = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_auto (GStrv) parts = g_strsplit (plain, "Valley Clans", -1);
  g_autofree char *text = g_strjoinv (side != NULL ? side : "Valley Clans", parts);
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign =
    muster_campaign_file_read (library, text, strlen (text), MUSTER_SAMPLE_CAMPAIGN_FILE, NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

static inline void
set_up (Fixture       *self,
        gconstpointer  data)
{
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();
  g_autoptr (GError) error = NULL;

  self->library = muster_test_library_new ();
  self->campaign = new_campaign (self->library, data);
  self->careers = muster_careers_new (self->campaign);
  muster_careers_read_all (self->careers);
  for (guint i = 0; battles[i].uuid != NULL; i++)
    {
      g_autoptr (GBytes) bytes = muster_sample_campaign_load (battles[i].file_name);
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (self->library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                 battles[i].file_name, &error);
      g_autoptr (MusterCareerSource) source = muster_career_source_new (battle, battles[i].uuid, NULL);

      g_assert_no_error (error);
      muster_careers_add_source (self->careers, source);
    }
}

static inline void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_clear_object (&self->careers);
  g_clear_object (&self->campaign);
  g_clear_object (&self->library);
}

static inline MusterDocument *
make (Fixture                 *self,
      MusterCampaignSheetKind  kind,
      int                      side,
      const char              *from)
{
  MusterCampaignSheetChoice choice = { .side = side, .from = from };
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_campaign_sheets_new (self->careers, kind, &choice, &error);

  g_assert_no_error (error);
  return document;
}

static inline char *
dup_text (Fixture                 *self,
          MusterCampaignSheetKind  kind,
          int                      side,
          const char              *from)
{
  g_autoptr (MusterDocument) document = make (self, kind, side, from);

  return muster_document_markdown_write (document);
}

static inline void
assert_says (const char *text,
             const char *words)
{
  if (strstr (text, words) == NULL)
    g_error ("Nothing says “%s” in:\n%s", words, text);
}

static inline void
assert_conceals (const char *text,
                 const char *words)
{
  if (strstr (text, words) != NULL)
    g_error ("“%s” is said in:\n%s", words, text);
}

static inline guint
count_role (const MusterGalley *galley,
            MusterTextRole      role)
{
  guint n = 0;

  for (guint i = 0; i < muster_galley_get_n_slices (galley); i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (galley, i);

      for (guint k = 0; k < slice->n_pieces; k++)
        n += muster_galley_get_piece (galley, slice, k)->role == role;
    }
  return n;
}

G_END_DECLS
