/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <string.h>
#include <unistd.h>

#include "app/models/hub/muster-hub-centre.h"
#include "muster-test-app.h"
#include "muster-test-store.h"

/* Desks that meet at a hub, for tests that with-hub.py runs. */

#define DOCUMENT                                                                                             \
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"The well\","         \
  "\"sides\": [{\"id\": \"column\", \"name\": \"Ford Column\", \"units\": ["                            \
  "{\"id\": \"r1\", \"name\": \"1st Company\", \"type\": \"regular-infantry\"}]},"                          \
  "{\"id\": \"clans\", \"name\": \"Valley Clans\", \"units\": ["                                             \
  "{\"id\": \"b1\", \"name\": \"Black Shields\", \"type\": \"tribal-infantry\"}]}]}"

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterHubCentre *centre;
  const char *kind; /* what a test waits for */
  guint n_wanted;
} Desk;

static MusterLibrary *library;
static char **hubs;
static guint n_used;

/* Each test has a hub of its own. */
static inline const char *
get_hub (void)
{
  g_assert_cmpuint (n_used, <, g_strv_length (hubs));

  return hubs[n_used++];
}

static inline void
open_desk (Desk *desk)
{
  desk->dir = muster_test_dir_new ();
  desk->store = muster_test_app_new_store (desk->dir);
  desk->centre = muster_hub_centre_new (desk->store, library);
}

static inline void
close_desk (Desk *desk)
{
  muster_hub_centre_stop (desk->centre);
  g_clear_object (&desk->centre);
  muster_store_close (desk->store);
  g_clear_object (&desk->store);
  muster_test_dir_free (desk->dir);
}

/* A macro, so that a failure names the line of the test. */
#define wait(predicate, data)                                                                                \
  g_assert_true (muster_test_wait_until (predicate, data, MUSTER_TEST_PATIENCE))

static inline gboolean
is_up_to_date (gpointer data)
{
  Desk *desk = data;
  g_autofree char *status = muster_hub_centre_dup_status (desk->centre);

  return muster_hub_centre_has_joined (desk->centre) && !muster_hub_centre_is_busy (desk->centre) &&
         g_str_equal (status, "Up to date");
}

static inline void
ask_to_join (Desk       *desk,
             const char *uri,
             const char *name)
{
  MusterHubWork *work = g_new0 (MusterHubWork, 1);

  work->task = MUSTER_HUB_WORK_JOIN;
  work->uri = g_strdup (uri);
  work->desk = g_strdup (name);
  muster_hub_centre_ask (desk->centre, work);
}

static inline gint64
add_battle (MusterStore *store)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_test_import_battle (muster_store_get_battles (store), library, DOCUMENT, strlen (DOCUMENT), "test",
                             &id, &error);
  g_assert_no_error (error);

  return id;
}

static inline char *
dup_uuid (MusterStore *store,
          gint64       id)
{
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (muster_store_get_battles (store), id, NULL);

  return g_strdup (muster_ledger_row_get_uuid (row));
}

static inline gint64
find_battle (MusterStore *store,
             const char  *uuid)
{
  return muster_ledger_store_find (muster_store_get_battles (store), uuid);
}

/* An order without dice. */
static inline void
give (MusterStore *store,
      gint64       id,
      const char  *verb)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (muster_store_get_battles (store), id, library, 0, &error);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  g_assert_no_error (error);
  muster_tape_init (&tape);
  muster_order_init (&order, muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->orders,
                     muster_test_app_find_verb (battle, verb), -1);
  if (g_str_equal (verb, "end-battle") || g_str_equal (verb, "note"))
    muster_order_set_text (&order, 0, "tea");
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
}

static inline guint
count_orders (MusterStore *store,
              gint64       id)
{
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (muster_store_get_battles (store), id, NULL);

  return row != NULL ? muster_ledger_row_get_length (row) : 0;
}
