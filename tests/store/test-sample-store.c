/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/muster-sample-campaign.h"
#include "muster-store-test.h"
#include "muster-test-library.h"
#include "store/club/muster-club-store.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-transaction.h"
#include "store/muster-battle-store.h"
#include "store/muster-campaign-links.h"
#include "store/muster-campaign-store.h"
#include "store/muster-sample-store.h"
#include "store/muster-store-private.h"
#include "muster-test-store.h"

/* The sample campaign is stored with its battles, once, and goes like any other. */

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLedgerStore *campaigns;
  MusterLedgerStore *battles;
  MusterLibrary *library;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->dir = muster_test_dir_new ();
  self->store = muster_store_test_open (self->dir);
  self->campaigns = muster_store_get_campaigns (self->store);
  self->battles = muster_store_get_battles (self->store);
  self->library = muster_test_library_new ();
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_clear_object (&self->store);
  g_clear_object (&self->library);
  muster_test_dir_free (self->dir);
}

static gint64
add (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_sample_store_add_campaign (self->store, self->library, &id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (id, >, 0);

  return id;
}

static void
test_its_battles_are_known (Fixture       *self,
                            gconstpointer  data)
{
  const MusterSampleCampaignBattle *samples = muster_sample_campaign_list_battles ();
  gint64 id = add (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_store_open (self->campaigns, id, self->library, MUSTER_LEDGER_OPEN_DEFAULT, &error);

  g_assert_no_error (error);
  g_assert_cmpint (muster_ledger_store_find (self->campaigns, MUSTER_SAMPLE_CAMPAIGN_UUID), ==, id);
  g_assert_cmpuint (muster_test_count_ledgers (self->battles), ==, 3);
  for (guint i = 0; samples[i].uuid != NULL; i++)
    {
      g_auto (GStrv) link = muster_campaign_links_dup_chapter (self->store, samples[i].uuid);
      gint64 battle_id = muster_ledger_store_find (self->battles, samples[i].uuid);
      g_autoptr (MusterBattle) battle =
        muster_battle_store_open (self->battles, battle_id, self->library, MUSTER_LEDGER_OPEN_DEFAULT,
                                  &error);
      int entry;

      g_assert_no_error (error);
      g_assert_cmpstr (link[0], ==, MUSTER_SAMPLE_CAMPAIGN_UUID);
      g_assert_cmpstr (link[1], ==, muster_battle_get_details (battle)->tie->chapter);
      g_assert_cmpint (muster_campaign_links_find_battle (self->store, link[0], link[1]), ==, battle_id);
      entry = muster_campaign_correction_find_return (campaign, link[1]);
      g_assert_cmpint (entry, >=, 0);
      g_assert_false (muster_campaign_correction_is_stale (campaign, (guint) entry, battle));
    }
}

static void
test_it_is_there_once (Fixture       *self,
                       gconstpointer  data)
{
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = add (self);
  gint64 other = 0;

  g_assert_cmpint (add (self), ==, id);
  g_assert_cmpuint (muster_test_count_ledgers (self->campaigns), ==, 1);
  g_assert_cmpuint (muster_test_count_ledgers (self->battles), ==, 3);

  campaign = muster_sample_campaign_new (self->library, &error);
  g_assert_no_error (error);
  g_assert_false (muster_campaign_store_add_as (self->campaigns, campaign, MUSTER_SAMPLE_CAMPAIGN_UUID,
                                                &other, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_assert_cmpuint (muster_test_count_ledgers (self->campaigns), ==, 1);
}

/* What was removed comes back, and what was left of it is completed. */
static void
test_it_can_be_removed (Fixture       *self,
                        gconstpointer  data)
{
  const MusterSampleCampaignBattle *samples = muster_sample_campaign_list_battles ();
  g_autoptr (GError) error = NULL;
  gint64 id = add (self);
  gint64 kept = muster_ledger_store_find (self->battles, samples[0].uuid);

  muster_ledger_store_remove (self->campaigns, id, &error);
  g_assert_no_error (error);
  muster_ledger_store_remove (self->battles, muster_ledger_store_find (self->battles, samples[1].uuid),
                              &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_test_count_ledgers (self->campaigns), ==, 0);

  add (self);
  g_assert_cmpuint (muster_test_count_ledgers (self->campaigns), ==, 1);
  g_assert_cmpuint (muster_test_count_ledgers (self->battles), ==, 3);
  g_assert_cmpint (muster_ledger_store_find (self->battles, samples[0].uuid), ==, kept);
}

static void
test_nothing_is_linked_to_what_is_unknown (Fixture       *self,
                                           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) link = muster_campaign_links_dup_chapter (self->store, "nobody");

  g_assert_null (link);
  g_assert_cmpint (muster_campaign_links_find_battle (self->store, "nobody", "ford"), ==, 0);
  muster_campaign_links_keep (self->store, "campaign", "ford", "battle", &error);
  g_assert_no_error (error);
  g_assert_cmpint (muster_campaign_links_find_battle (self->store, "campaign", "ford"), ==, 0);
}

static void
note_old (Fixture    *self,
          const char *key,
          gint64      last)
{
  MusterDb *db = muster_store_get_db (self->store);
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, last);
  g_autoptr (GError) error = NULL;
  MusterTransaction *transaction = muster_transaction_begin (db, &error);

  g_assert_true (muster_meta_set (db, key, text, &error));
  g_assert_true (muster_transaction_commit (transaction, &error));
  muster_transaction_free (transaction);
}

static guint
count_old_results (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubContent) content =
    muster_club_store_load (muster_store_get_club (self->store), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (content->results->len, ==, 0);
  g_assert_cmpuint (g_hash_table_size (content->members), ==, 0);
  return content->n_samples;
}

/* N-DATE-02: a chapter on paper counted as its battles did, in a file of old that had the campaign. */
static void
test_its_chapters_were_results_in_an_old_file (Fixture       *self,
                                               gconstpointer  data)
{
  gint64 id = add (self);

  g_assert_cmpuint (count_old_results (self), ==, 0);
  note_old (self, MUSTER_META_OLD_CAMPAIGNS, id - 1);
  g_assert_cmpuint (count_old_results (self), ==, 0);
  note_old (self, MUSTER_META_OLD_CAMPAIGNS, id);
  g_assert_cmpuint (count_old_results (self), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/sample-store/its-battles-are-known", test_its_battles_are_known);
  ADD ("/sample-store/it-is-there-once", test_it_is_there_once);
  ADD ("/sample-store/it-can-be-removed", test_it_can_be_removed);
  ADD ("/sample-store/N-DATE-02/its-chapters-were-results-in-an-old-file",
       test_its_chapters_were_results_in_an_old_file);
  ADD ("/sample-store/nothing-is-linked-to-what-is-unknown", test_nothing_is_linked_to_what_is_unknown);

  return g_test_run ();
}
