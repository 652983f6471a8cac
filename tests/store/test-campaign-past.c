/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-correction.h"
#include "muster-store-test.h"
#include "muster-test-library.h"
#include "store/muster-sample-store.h"

/* A correction adds events: those that it replaces stay in the file. */

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
  guint length = muster_ledger_get_length (self->campaign);
  guint last = length - 1;
  gint64 n_events = count (self, "SELECT count (*) FROM campaign_event");

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_NOTE, params);
  correction = muster_campaign_correction_make (self->campaign, last - 2, &order, &tape, &error);
  g_assert_no_error (error);
  g_assert_true (muster_campaign_correction_accept (correction, &error));
  g_assert_no_error (error);
  digest = muster_ledger_dup_state_digest (self->campaign);

  /* The events of before are there, and those of the correction behind them. */
  g_assert_cmpint (count (self, "SELECT count (*) FROM campaign_event"), ==,
                   n_events + muster_ledger_get_length (self->campaign) - (last - 2));
  g_assert_cmpint (count (self, "SELECT count (*) FROM campaign_event WHERE payload LIKE '%otherwise%'"), ==,
                   1);
  open_campaign (self);
  again = muster_ledger_dup_state_digest (self->campaign);
  g_assert_cmpstr (again, ==, digest);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/campaign-past/what-was-is-still-there", test_what_was_is_still_there);

  return g_test_run ();
}
