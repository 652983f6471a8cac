/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-battle.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "muster-store-test.h"
#include "muster-test-library.h"
#include "store/muster-campaign-links.h"
#include "store/muster-store-return.h"
#include "store/muster-sample-store.h"

/* What was stays in the file, whatever is corrected; and a return is kept with all that belongs to it, or not
 * at all. */

#define BATTLE "5b2f7e1c-95c8-4a86-9f04-0c4f1b7d3a11"

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLibrary *library;
  MusterCampaign *campaign;
  gint64 id;
} Fixture;

static void
open_campaign (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->campaign);
  self->campaign = muster_campaign_store_open (muster_store_get_campaigns (self->store), self->id,
                                               self->library, MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  self->dir = muster_test_dir_new ();
  self->store = muster_store_test_open (self->dir);
  self->library = muster_test_library_new ();
  muster_sample_store_add_campaign (self->store, self->library, &self->id, &error);
  g_assert_no_error (error);
  open_campaign (self);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_clear_object (&self->campaign);
  g_clear_object (&self->store);
  g_clear_object (&self->library);
  muster_test_dir_free (self->dir);
}

static gint64
count (Fixture    *self,
       const char *sql)
{
  gint64 n = -1;

  g_assert_true (muster_db_query_int (muster_store_get_db (self->store), sql, &n, NULL));

  return n;
}

static void
test_what_was_is_still_there (Fixture       *self,
                              gconstpointer  data)
{
  g_autoptr (JsonNode) params = json_from_string ("{\"text\": \"It was otherwise.\"}", NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *again = NULL;
  guint length = muster_campaign_get_length (self->campaign);
  guint last = length - 1;
  gint64 n_events = count (self, "SELECT count (*) FROM campaign_event");

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_NOTE, params);
  correction = muster_campaign_correct (self->campaign, last - 2, &order, &tape, &error);
  g_assert_no_error (error);
  g_assert_true (muster_campaign_correction_accept (correction, &error));
  g_assert_no_error (error);
  digest = muster_campaign_dup_state_digest (self->campaign);

  /* The events of before are there, and those of the correction behind them. */
  g_assert_cmpint (count (self, "SELECT count (*) FROM campaign_event"), ==,
                   n_events + muster_campaign_get_length (self->campaign) - (last - 2));
  g_assert_cmpint (count (self, "SELECT count (*) FROM campaign_event WHERE payload LIKE '%otherwise%'"), ==,
                   1);
  open_campaign (self);
  again = muster_campaign_dup_state_digest (self->campaign);
  g_assert_cmpstr (again, ==, digest);
}

/* A chapter that is to come, and a battle that is not stored yet. */
static gboolean
keep_return (Fixture  *self,
             GError  **error)
{
  const MusterSampleCampaignBattle *samples = muster_sample_campaign_list_battles ();
  g_autoptr (GBytes) file = muster_sample_campaign_load (samples[0].file_name);
  g_autoptr (MusterBattle) battle = muster_battle_file_read (self->library, g_bytes_get_data (file, NULL),
                                                             g_bytes_get_size (file), "battle", NULL);
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
  MusterStoreReturn what = {
    .campaign = self->campaign,
    .campaign_uuid = MUSTER_SAMPLE_CAMPAIGN_UUID,
    .battle = battle,
    .battle_uuid = BATTLE,
    .is_new = TRUE,
  };
  g_autoptr (MusterBattleTie) tie = NULL;
  g_autoptr (JsonNode) params = NULL;
  gint64 added = 0;
  gboolean done;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    if (muster_campaign_state_get_chapter (state, i)->status == MUSTER_CAMPAIGN_READY)
      what.chapter = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, i)->id;
  g_assert_nonnull (what.chapter);
  what.tie = tie =
    muster_campaign_tie_battle (self->campaign, MUSTER_SAMPLE_CAMPAIGN_UUID, what.chapter, battle);
  what.params = params = muster_campaign_make_return (self->campaign, tie, battle, BATTLE, NULL);
  done = muster_store_return_keep (&what, self->store, &added, error);
  g_assert_true (!done || muster_campaign_links_find_battle (self->store, MUSTER_SAMPLE_CAMPAIGN_UUID,
                                                             what.chapter) == added);

  return done;
}

static void
test_a_return_is_kept_whole (Fixture       *self,
                             gconstpointer  data)
{
  guint length = muster_campaign_get_length (self->campaign);
  g_autoptr (GError) error = NULL;

  keep_return (self, &error);
  g_assert_no_error (error);
  open_campaign (self);
  g_assert_cmpuint (muster_campaign_get_length (self->campaign), ==, length + 2);
  g_assert_cmpint (muster_ledger_store_find (muster_store_get_battles (self->store), BATTLE), >, 0);
}

static void
test_or_not_at_all (Fixture       *self,
                    gconstpointer  data)
{
  static const char *const tables[] = { "battle", "event", "setting", "campaign_event" };
  g_autofree char *path = muster_store_test_dup_path (self->dir);
  g_autofree char *before = muster_store_test_dump (path);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql = g_strdup_printf ("CREATE TEMP TRIGGER fault BEFORE INSERT ON main.%s BEGIN"
                                              " SELECT RAISE (ABORT, 'fault'); END", tables[i]);
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (muster_db_exec (muster_store_get_db (self->store), sql, NULL));
      g_assert_false (keep_return (self, &error));
      g_assert_nonnull (error);
      after = muster_store_test_dump (path);
      g_assert_cmpstr (after, ==, before);
      g_assert_true (muster_db_exec (muster_store_get_db (self->store), "DROP TRIGGER fault", NULL));
      open_campaign (self);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/campaign-past/what-was-is-still-there", test_what_was_is_still_there);
  ADD ("/campaign-past/a-return-is-kept-whole", test_a_return_is_kept_whole);
  ADD ("/campaign-past/or-not-at-all", test_or_not_at_all);

  return g_test_run ();
}
