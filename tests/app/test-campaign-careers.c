/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-errands.h"
#include "app/models/campaign/muster-career-reader.h"
#include "app/models/campaign/muster-gazette-draft.h"
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/careers/muster-gazette.h"
#include "core/forces/muster-force-unit.h"
#include "muster-test-app.h"
#include "muster-test-store.h"
#include "sheets/document/muster-document-output.h"
#include "store/muster-battle-store.h"
#include "store/muster-campaign-store.h"

#include <string.h>

/* Careers as they are read a step at a time, and a newspaper before it is printed. */

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  MusterCampaign *campaign;
  MusterCareerReader *reader;
  MusterCareers *careers;
} Fixture;

/* Keeps a battle of the sample, and returns the campaign's file with it as it is called in the store. */
static char *
keep_battle (Fixture                          *self,
             const MusterSampleCampaignBattle *sample,
             char                             *file)
{
  g_autofree char *text = file;
  g_autoptr (GBytes) bytes = muster_sample_campaign_load (sample->file_name);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;
  g_auto (GStrv) parts = NULL;
  gint64 id = 0;

  muster_test_import_battle (muster_store_get_battles (self->store), self->library,
                             g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), sample->file_name,
                             &id, &error);
  g_assert_no_error (error);
  row = muster_ledger_store_dup_row (muster_store_get_battles (self->store), id, &error);
  g_assert_no_error (error);
  parts = g_strsplit (text, sample->uuid, -1);
  return g_strjoinv (muster_ledger_row_get_uuid (row), parts);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();
  g_autoptr (GBytes) bytes = muster_sample_campaign_load (MUSTER_SAMPLE_CAMPAIGN_FILE);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GError) error = NULL;

  self->dir = muster_test_dir_new ();
  self->library = muster_test_library_new ();
  self->store = muster_test_app_new_store (self->dir);
  /* The last one is not here. */
  for (guint i = 0; battles[i + 1].uuid != NULL; i++)
    text = keep_battle (self, &battles[i], g_steal_pointer (&text));
  self->campaign = muster_campaign_file_read (self->library, text, strlen (text), "sample", NULL, &error);
  g_assert_no_error (error);
  self->reader = muster_career_reader_new (self->campaign, self->store, self->library);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_assert_finalize_object (self->reader);
  g_clear_object (&self->campaign);
  g_clear_object (&self->store);
  g_clear_object (&self->library);
  muster_test_dir_free (self->dir);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  Fixture *self = data;

  self->careers = muster_career_reader_wait_finish (MUSTER_CAREER_READER (object), result);
}

static void
read_careers (Fixture *self)
{
  self->careers = NULL;
  muster_career_reader_wait_async (self->reader, read_cb, self);
  while (self->careers == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_all_is_read_that_is_there (Fixture       *self,
                                gconstpointer  data)
{
  g_autoptr (GPtrArray) affairs = NULL;
  g_auto (GStrv) missing = NULL;
  g_autoptr (GError) error = NULL;
  guint n_logs = 0;

  g_assert_false (muster_careers_is_complete (muster_career_reader_get_careers (self->reader)));
  read_careers (self);
  g_assert_true (muster_careers_is_complete (self->careers));
  missing = muster_careers_list_missing (self->careers);
  g_assert_cmpuint (g_strv_length (missing), ==, 1);
  affairs = muster_careers_list_affairs (self->careers);
  g_assert_cmpuint (affairs->len, ==, 4);
  for (guint i = 0; i < affairs->len; i++)
    n_logs += muster_careers_find_source (self->careers, affairs->pdata[i]) != NULL;
  g_assert_cmpuint (n_logs, ==, 2);

  /* What is undone goes, and what is redone is read again. */
  g_assert_true (muster_ledger_seek (self->campaign, 0, &error));
  read_careers (self);
  g_assert_null (muster_gazette_find_last (self->careers));
  g_assert_true (
    muster_ledger_seek (self->campaign, muster_ledger_get_n_entries (self->campaign), &error));
  read_careers (self);
  g_assert_nonnull (muster_gazette_find_last (self->careers));
}

/* Outside any campaign: by the name and the type of a unit, in whatever battle it fought. */
static void
test_a_force_has_careers (Fixture       *self,
                          gconstpointer  data)
{
  const MusterCampaignUnitDef *def =
    muster_campaign_state_get_unit_def (muster_campaign_get_present (self->campaign), 0);
  g_autoptr (MusterForce) force = muster_force_new (def->ruleset);
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_ruleset_get_catalog (def->ruleset), "one", def->type->id);
  MusterCareer *career;

  muster_force_unit_set_name (unit, def->base.name);
  muster_force_append (force, unit);
  g_object_unref (self->reader);
  self->reader = muster_career_reader_new_for_force (force, self->store, self->library);
  read_careers (self);
  career = muster_careers_find (self->careers, MUSTER_CAMPAIGN_UNITS, muster_force_unit_get_id (unit));
  g_assert_nonnull (career);
  g_assert_cmpuint (muster_career_get_events (career)->len, ==, 2);
}

/* The next chapter and what is to do, each where it is done. */
static void
test_errands_lead_somewhere (Fixture       *self,
                             gconstpointer  data)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (self->store);
  g_autoptr (MusterStoreList) rows = muster_ledger_store_list (campaigns);
  g_autoptr (MusterCampaignErrands) errands =
    muster_campaign_errands_new (self->store, self->library, G_LIST_MODEL (rows));
  GListModel *list = muster_campaign_errands_get_list (errands);
  g_autofree char *text = muster_campaign_file_write (self->campaign);
  g_autoptr (MusterCampaignErrand) first = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_test_import_campaign (campaigns, self->library, text, strlen (text), "sample", &id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 0);
  muster_campaign_errands_look (errands);
  while (g_list_model_get_n_items (list) == 0)
    g_main_context_iteration (NULL, TRUE);
  first = g_list_model_get_item (list, 0);
  g_assert_cmpstr (muster_campaign_errand_get_title (first), ==, "Fight “The kraal”");
  g_assert_cmpstr (muster_campaign_errand_get_part (first), ==, "overview");
  g_assert_cmpint (muster_campaign_errand_get_campaign (first), ==, id);
  g_assert_nonnull (strstr (muster_campaign_errand_get_note (first), "The Valley War"));
}

static char *
dup_printed (MusterGazetteDraft *draft)
{
  g_autoptr (MusterSheetSource) source = muster_gazette_draft_print (draft);
  g_autoptr (MusterDocument) document = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  document = muster_sheet_source_make (source, 0, &options);
  return muster_document_markdown_write (document);
}

static void
test_each_edition_has_a_text_of_its_own (Fixture       *self,
                                         gconstpointer  data)
{
  g_autoptr (MusterGazetteDraft) draft = NULL;
  g_auto (GStrv) editions = NULL;
  g_autofree char *written = NULL;
  g_autofree char *other = NULL;
  g_autofree char *edited = NULL;
  g_autofree char *printed = NULL;

  read_careers (self);
  draft = muster_gazette_draft_new (self->careers);
  editions = muster_gazette_draft_list_editions (draft);
  g_assert_cmpuint (g_strv_length (editions), ==, 4);
  g_assert_cmpstr (editions[0], ==, "For everybody");
  g_assert_cmpstr (editions[3], ==, "For the game master");
  written = muster_gazette_draft_dup_text (draft);
  muster_gazette_draft_set_text (draft, written);
  g_assert_false (muster_gazette_draft_has_unprinted (draft));

  muster_gazette_draft_set_text (draft, "# Extra\n\nAll is well.");
  muster_gazette_draft_set_edition (draft, 1);
  g_assert_true (muster_gazette_draft_has_unprinted (draft));
  other = muster_gazette_draft_dup_text (draft);
  g_assert_null (strstr (other, "All is well."));
  g_assert_cmpstr (other, !=, written);
  muster_gazette_draft_set_edition (draft, 0);
  edited = muster_gazette_draft_dup_text (draft);
  g_assert_cmpstr (edited, ==, "# Extra\n\nAll is well.");

  printed = dup_printed (draft);
  g_assert_nonnull (strstr (printed, "All is well."));
  g_assert_false (muster_gazette_draft_has_unprinted (draft));
  muster_gazette_draft_revert (draft);
  g_free (edited);
  edited = muster_gazette_draft_dup_text (draft);
  g_assert_cmpstr (edited, ==, written);
}

static void
test_a_span_stays_in_order (Fixture       *self,
                            gconstpointer  data)
{
  g_autoptr (MusterGazetteDraft) draft = NULL;
  g_auto (GStrv) chapters = NULL;
  g_autofree char *one = NULL;
  g_autofree char *all = NULL;

  read_careers (self);
  draft = muster_gazette_draft_new (self->careers);
  chapters = muster_gazette_draft_list_chapters (draft);
  g_assert_cmpuint (g_strv_length (chapters), ==, 4);
  g_assert_cmpuint (muster_gazette_draft_get_first (draft), ==, 3);
  g_assert_cmpuint (muster_gazette_draft_get_last (draft), ==, 3);
  one = muster_gazette_draft_dup_text (draft);
  muster_gazette_draft_set_first (draft, 0);
  all = muster_gazette_draft_dup_text (draft);
  g_assert_cmpuint (strlen (all), >, strlen (one));
  muster_gazette_draft_set_first (draft, 2);
  muster_gazette_draft_set_last (draft, 1);
  g_assert_cmpuint (muster_gazette_draft_get_first (draft), ==, 1);
  muster_gazette_draft_set_first (draft, 3);
  g_assert_cmpuint (muster_gazette_draft_get_last (draft), ==, 3);
}

static void
test_without_a_battle_there_is_no_newspaper (Fixture       *self,
                                             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_seek (self->campaign, 0, &error));
  read_careers (self);
  g_assert_null (muster_gazette_draft_new (self->careers));
}

#define ADD(name, function)                                                                                  \
  g_test_add ("/campaign-careers/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("errands-lead-somewhere", test_errands_lead_somewhere);
  ADD ("a-force-has-careers", test_a_force_has_careers);
  ADD ("all-is-read-that-is-there", test_all_is_read_that_is_there);
  ADD ("each-edition-has-a-text-of-its-own", test_each_edition_has_a_text_of_its_own);
  ADD ("a-span-stays-in-order", test_a_span_stays_in_order);
  ADD ("without-a-battle-there-is-no-newspaper", test_without_a_battle_there_is_no_newspaper);

  return g_test_run ();
}
