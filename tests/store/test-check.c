/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/upkeep/muster-check.h"

#include <string.h>

/* Every part of the check tells what it finds, whatever the others have found. */

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = NULL;

  fixture->dir = muster_test_dir_new ();
  path = muster_store_test_make_file (fixture->dir, 8);
  fixture->store = muster_store_test_open (fixture->dir);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static MusterCheck *
check_after (Fixture    *fixture,
             const char *sql)
{
  g_autoptr (GError) error = NULL;
  MusterCheck *check;

  muster_db_exec (muster_store_get_db (fixture->store), sql, &error);
  g_assert_no_error (error);
  check = muster_store_check (fixture->store, NULL, &error);
  g_assert_no_error (error);

  return check;
}

static gboolean
tells (MusterCheck     *check,
       MusterFaultKind  kind,
       const char      *words)
{
  for (guint i = 0; i < check->faults->len; i++)
    {
      const MusterFault *fault = check->faults->pdata[i];

      if (fault->kind == kind && strstr (fault->text, words) != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
test_counts_what_is_there (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autoptr (MusterCheck) check = check_after (fixture, "");
  gint64 n_events = 0;

  g_assert_true (muster_db_query_int (muster_store_get_db (fixture->store),
                                      "SELECT (SELECT count (*) FROM event)"
                                      " + (SELECT count (*) FROM campaign_event)", &n_events, NULL));
  g_assert_true (muster_check_is_sound (check));
  g_assert_cmpuint (check->faults->len, ==, 0);
  g_assert_cmpuint (check->n_battles, ==, 8);
  g_assert_cmpuint (check->n_campaigns, ==, 2);
  g_assert_cmpuint (check->n_events, ==, (guint64) n_events);
}

/* One that is damaged counts, too, and says which one it is. */
static void
test_tells_of_content (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (MusterCheck) check =
    check_after (fixture, "UPDATE campaign_setup SET created = created + 1 WHERE campaign_id = 2");
  const MusterFault *fault;

  g_assert_false (muster_check_is_sound (check));
  g_assert_cmpuint (check->faults->len, ==, 1);
  fault = check->faults->pdata[0];
  g_assert_cmpint (fault->kind, ==, MUSTER_FAULT_CONTENT);
  g_assert_cmpstr (fault->table, ==, "campaign");
  g_assert_cmpint (fault->id, ==, 2);
  g_assert_cmpuint (check->n_battles, ==, 8);
  g_assert_cmpuint (check->n_campaigns, ==, 2);
}

static void
test_tells_of_loose_rows (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (MusterCheck) check =
    check_after (fixture, "PRAGMA foreign_keys = OFF; DELETE FROM battle WHERE id = 3");

  g_assert_false (muster_check_is_sound (check));
  g_assert_true (tells (check, MUSTER_FAULT_STRUCTURE, "event refers to a missing row of battle"));
}

static void
test_tells_of_other_tables (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (MusterCheck) check = check_after (fixture, "CREATE TABLE stranger (x)");

  g_assert_false (muster_check_is_sound (check));
  g_assert_cmpuint (check->faults->len, ==, 1);
  g_assert_true (tells (check, MUSTER_FAULT_STRUCTURE, "not those that Muster makes"));
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  add ("/check/counts-what-is-there", test_counts_what_is_there);
  add ("/check/tells-of-content", test_tells_of_content);
  add ("/check/tells-of-loose-rows", test_tells_of_loose_rows);
  add ("/check/tells-of-other-tables", test_tells_of_other_tables);

  return g_test_run ();
}
