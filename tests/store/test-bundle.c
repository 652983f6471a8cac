/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-sample-campaign.h"
#include "core/forces/muster-force-unit.h"
#include "core/forces/muster-leader.h"
#include "muster-store-test.h"
#include "muster-test-library.h"
#include "store/careers/muster-career-portraits.h"
#include "store/db/muster-transaction.h"
#include "store/muster-campaign-links-private.h"
#include "store/muster-sample-store.h"
#include "store/muster-store-bundle.h"
#include "muster-test-store.h"

/* The sample campaign as one file: out of one data file and into another, all of it or nothing. */

typedef struct
{
  MusterTestDir *dir;
  MusterTestDir *other_dir;
  MusterStore *store;
  MusterStore *other;
  MusterLibrary *library;
  gint64 campaign;
  GAsyncResult *result;
  guint n_told;
} Fixture;

/* A stored force of the same name as one of the campaign's, with a portrait. */
static void
add_force (Fixture *self)
{
  g_autoptr (MusterCampaign) campaign = muster_sample_campaign_new (self->library, NULL);
  const MusterCampaignForceDef *def =
    muster_campaign_state_get_force_def (muster_campaign_get_present (campaign), 0);
  const MusterCampaignUnitDef *unit =
    muster_campaign_state_get_unit_def (muster_campaign_get_present (campaign), 0);
  g_autoptr (MusterForce) force = muster_force_new (def->ruleset);
  g_autoptr (GBytes) picture = muster_store_test_new_picture (300);
  g_autofree char *portrait = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceUnit) made = NULL;

  muster_image_store_put (muster_store_get_images (self->store), picture, &portrait, &error);
  g_assert_no_error (error);
  muster_force_set_name (force, def->base.name);
  made = muster_force_unit_new (muster_ruleset_get_catalog (def->ruleset), "one", unit->type->id);
  muster_leader_set_name (muster_force_unit_get_leader (made), "Hill");
  muster_leader_set_portrait (muster_force_unit_get_leader (made), portrait);
  muster_force_append (force, made);
  muster_force_store_rules_save (muster_store_get_forces (self->store), force, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  self->dir = muster_test_dir_new ();
  self->other_dir = muster_test_dir_new ();
  self->store = muster_store_test_open (self->dir);
  self->other = muster_store_test_open (self->other_dir);
  self->library = muster_test_library_new ();
  muster_sample_store_add_campaign (self->store, self->library, &self->campaign, &error);
  g_assert_no_error (error);
  add_force (self);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_clear_object (&self->result);
  g_clear_object (&self->store);
  g_clear_object (&self->other);
  g_clear_object (&self->library);
  muster_test_dir_free (self->dir);
  muster_test_dir_free (self->other_dir);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_set_object (&((Fixture *) data)->result, result);
}

static gboolean
is_done (gpointer data)
{
  return ((Fixture *) data)->result != NULL;
}

static void
wait_for (Fixture *self)
{
  g_assert_true (muster_test_wait_until (is_done, self, MUSTER_TEST_PATIENCE));
}

static void
added_cb (MusterRecordStore *store,
          gint64             id,
          gpointer           data)
{
  ((Fixture *) data)->n_told++;
}

static GBytes *
export (Fixture     *self,
        MusterStore *store,
        gint64       campaign)
{
  g_autoptr (GError) error = NULL;
  GBytes *file = muster_store_bundle_export (store, self->library, campaign, NULL, &error);

  g_assert_no_error (error);

  return file;
}

static void
assert_empty (MusterStore *store)
{
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_campaigns (store)), ==, 0);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 0);
  g_assert_cmpuint (muster_test_count_forces (muster_store_get_forces (store)), ==, 0);
  g_assert_cmpuint (muster_image_store_count (muster_store_get_images (store)), ==, 0);
}

static void
test_goes_round_in_the_same_bytes (Fixture       *self,
                                   gconstpointer  data)
{
  const MusterSampleCampaignBattle *samples = muster_sample_campaign_list_battles ();
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (MusterBundleReport) packed = NULL;
  g_autoptr (MusterBundleReport) report = NULL;
  g_autoptr (GError) error = NULL;
  MusterBundleLine *line;

  muster_store_bundle_export_async (self->store, self->library, self->campaign, NULL, done_cb, self);
  wait_for (self);
  file = muster_store_bundle_export_finish (self->store, self->result, &packed, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (packed->lines->len, ==, 6); /* campaign, force, three battles, portrait */
  g_assert_cmpuint (muster_bundle_report_count (packed, MUSTER_BUNDLE_MISSING), ==, 0);
  g_clear_object (&self->result);

  g_signal_connect (muster_store_get_campaigns (self->other), "added", G_CALLBACK (added_cb), self);
  g_signal_connect (muster_store_get_battles (self->other), "added", G_CALLBACK (added_cb), self);
  g_signal_connect (muster_store_get_forces (self->other), "added", G_CALLBACK (added_cb), self);
  muster_store_bundle_import_async (self->other, self->library, file, "sample", MUSTER_BUNDLE_DEFAULT, NULL,
                                    done_cb, self);
  wait_for (self);
  report = muster_store_bundle_import_finish (self->other, self->result, &error);
  g_assert_no_error (error);
  g_assert_true (report->is_done);
  g_assert_cmpuint (muster_bundle_report_count (report, MUSTER_BUNDLE_TAKEN), ==, 6);
  g_assert_cmpuint (self->n_told, ==, 5);

  line = muster_bundle_report_get_campaign (report);
  g_assert_cmpstr (line->key, ==, MUSTER_SAMPLE_CAMPAIGN_UUID);
  for (guint i = 0; samples[i].uuid != NULL; i++)
    {
      g_auto (GStrv) link = muster_campaign_links_dup_chapter (self->other, samples[i].uuid);

      g_assert_nonnull (link);
      g_assert_cmpint (muster_campaign_links_find_battle (self->other, link[0], link[1]), >, 0);
    }
  again = export (self, self->other, line->row);
  g_assert_true (g_bytes_equal (file, again));
}

static void
test_what_is_known_is_not_taken_twice (Fixture       *self,
                                       gconstpointer  data)
{
  g_autoptr (GBytes) file = export (self, self->store, self->campaign);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBundleReport) report =
    muster_store_bundle_import (self->store, self->library, file, "sample", MUSTER_BUNDLE_DEFAULT, &error);

  g_assert_no_error (error);
  g_assert_true (report->is_done);
  g_assert_cmpuint (muster_bundle_report_count (report, MUSTER_BUNDLE_KNOWN), ==, 6);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (self->store)), ==, 3);
}

static void
test_looking_changes_nothing (Fixture       *self,
                              gconstpointer  data)
{
  g_autoptr (GBytes) file = export (self, self->store, self->campaign);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBundleReport) report =
    muster_store_bundle_import (self->other, self->library, file, "sample", MUSTER_BUNDLE_LOOK, &error);

  g_assert_no_error (error);
  g_assert_false (report->is_done);
  g_assert_cmpuint (muster_bundle_report_count (report, MUSTER_BUNDLE_TAKEN), ==, 6);
  assert_empty (self->other);
}

static void
test_cancelled_leaves_nothing (Fixture       *self,
                               gconstpointer  data)
{
  g_autoptr (GBytes) file = export (self, self->store, self->campaign);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  muster_store_bundle_import_async (self->other, self->library, file, "sample", MUSTER_BUNDLE_DEFAULT,
                                    cancellable, done_cb, self);
  wait_for (self);
  g_assert_null (muster_store_bundle_import_finish (self->other, self->result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_empty (self->other);
}

/* The worker may not do what the store may not. */
static void
test_nothing_is_taken_where_it_is_only_read (Fixture       *self,
                                             gconstpointer  data)
{
  g_autoptr (GBytes) file = export (self, self->store, self->campaign);
  g_autofree char *path = muster_store_test_dup_path (self->other_dir);
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->other);
  self->other = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  muster_store_bundle_import_async (self->other, self->library, file, "sample", MUSTER_BUNDLE_DEFAULT, NULL,
                                    done_cb, self);
  wait_for (self);
  g_assert_null (muster_store_bundle_import_finish (self->other, self->result, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_READ_ONLY);
  assert_empty (self->other);
}

/* Whatever the file cannot keep, and however late: nothing of the rest is there. */
static void
test_a_fault_leaves_nothing (Fixture       *self,
                             gconstpointer  data)
{
  static const char *const tables[] = { "campaign", "version",  "event",
                                        "image",    "document", "battle_detail" };
  g_autoptr (GBytes) file = export (self, self->store, self->campaign);
  MusterDb *db = muster_store_get_db (self->other);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql = g_strdup_printf ("CREATE TEMP TRIGGER fault BEFORE INSERT ON main.%s BEGIN"
                                              " SELECT RAISE (ABORT, 'fault'); END", tables[i]);
      g_autoptr (GError) error = NULL;

      muster_db_exec (db, sql, &error);
      g_assert_no_error (error);
      g_assert_null (muster_store_bundle_import (self->other, self->library, file, "sample",
                                                 MUSTER_BUNDLE_DEFAULT, &error));
      g_assert_nonnull (error);
      assert_empty (self->other);
      g_clear_error (&error);
      muster_db_exec (db, "DROP TRIGGER fault", &error);
      g_assert_no_error (error);
    }
}

static gint64
find_linked (Fixture                      *self,
             const MusterCampaignForceDef *def)
{
  g_autofree char *uuid = NULL;

  g_assert_true (muster_campaign_links_read_force (muster_store_get_documents (self->store),
                                                   MUSTER_SAMPLE_CAMPAIGN_UUID, def->base.id, &uuid, NULL));

  return uuid != NULL ? muster_force_store_find (muster_store_get_forces (self->store), uuid) : 0;
}

static void
test_a_force_is_found_by_its_link_first (Fixture       *self,
                                         gconstpointer  data)
{
  g_autoptr (MusterCampaign) campaign = muster_sample_campaign_new (self->library, NULL);
  const MusterCampaignForceDef *def =
    muster_campaign_state_get_force_def (muster_campaign_get_present (campaign), 1);
  g_autoptr (MusterForce) force = muster_force_new (def->ruleset);
  g_autoptr (MusterBundleReport) report = NULL;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GError) error = NULL;
  MusterBundleLine *line;

  muster_force_set_name (force, "Called otherwise");
  muster_force_store_rules_save (muster_store_get_forces (self->store), force, &error);
  g_assert_no_error (error);
  g_assert_cmpint (find_linked (self, def), ==, 0);
  muster_campaign_links_keep_force (self->store, MUSTER_SAMPLE_CAMPAIGN_UUID, def->base.id,
                                    muster_force_get_id (force), &error);
  g_assert_no_error (error);
  g_assert_cmpint (find_linked (self, def), >, 0);
  file = muster_store_bundle_export (self->store, self->library, self->campaign, &report, &error);
  g_assert_no_error (error);
  line = g_ptr_array_index (report->lines, 2);
  g_assert_cmpint (line->kind, ==, MUSTER_BUNDLE_FORCE);
  g_assert_cmpstr (line->title, ==, "Called otherwise");
}

/* Of the force that it was made of, by the name of the leader. */
static void
test_portraits_are_found (Fixture       *self,
                          gconstpointer  data)
{
  g_autoptr (MusterCampaign) campaign = muster_sample_campaign_new (self->library, NULL);
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);
  g_autoptr (MusterCareerPortraits) portraits =
    muster_career_portraits_new (self->store, self->library, careers, MUSTER_SAMPLE_CAMPAIGN_UUID);
  g_autoptr (GBytes) picture = NULL;

  picture = muster_career_portraits_get (
    portraits, muster_careers_find (careers, MUSTER_CAMPAIGN_LEADERS, "hill"));
  g_assert_nonnull (picture);
  g_assert_null (muster_career_portraits_get (
    portraits, muster_careers_find (careers, MUSTER_CAMPAIGN_LEADERS, "osman")));
  g_assert_null (muster_career_portraits_get (
    portraits, muster_careers_find (careers, MUSTER_CAMPAIGN_UNITS, "1st-company")));
}

static gint64
count_settings (MusterDb *db)
{
  gint64 n = -1;

  muster_db_query_int (db, "SELECT count (*) FROM setting", &n, NULL);

  return n;
}

static void
test_a_transaction_within_another_is_part_of_it (Fixture       *self,
                                                 gconstpointer  data)
{
  MusterSettingsStore *settings = muster_store_get_settings (self->other);
  MusterDb *db = muster_store_get_db (self->other);
  MusterTransaction *whole = muster_transaction_begin (db, NULL);
  g_autoptr (MusterTransaction) part = NULL;

  /* Undone alone. */
  g_assert_true (muster_settings_store_set_text (settings, "a", "1", NULL));
  part = muster_transaction_begin (db, NULL);
  g_assert_true (muster_settings_store_set_text (settings, "b", "2", NULL));
  g_clear_pointer (&part, muster_transaction_free);
  g_assert_cmpint (count_settings (db), ==, 1);
  g_assert_true (muster_transaction_commit (whole, NULL));
  muster_transaction_free (whole);
  g_assert_cmpint (count_settings (db), ==, 1);

  /* Undone with the whole, committed or not. */
  whole = muster_transaction_begin (db, NULL);
  g_assert_true (muster_settings_store_set_text (settings, "c", "3", NULL));
  g_assert_cmpint (count_settings (db), ==, 2);
  muster_transaction_free (whole);
  g_assert_cmpint (count_settings (db), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/bundle/goes-round-in-the-same-bytes", test_goes_round_in_the_same_bytes);
  ADD ("/bundle/what-is-known-is-not-taken-twice", test_what_is_known_is_not_taken_twice);
  ADD ("/bundle/portraits-are-found", test_portraits_are_found);
  ADD ("/bundle/looking-changes-nothing", test_looking_changes_nothing);
  ADD ("/bundle/cancelled-leaves-nothing", test_cancelled_leaves_nothing);
  ADD ("/bundle/nothing-is-taken-where-it-is-only-read", test_nothing_is_taken_where_it_is_only_read);
  ADD ("/bundle/a-fault-leaves-nothing", test_a_fault_leaves_nothing);
  ADD ("/bundle/a-force-is-found-by-its-link-first", test_a_force_is_found_by_its_link_first);
  ADD ("/bundle/a-transaction-within-another-is-part-of-it", test_a_transaction_within_another_is_part_of_it);

  return g_test_run ();
}
