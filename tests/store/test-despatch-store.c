/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-file.h"
#include "muster-store-test.h"
#include "muster-test-library.h"
#include "muster-test-store.h"
#include "store/db/muster-transaction.h"
#include "store/muster-settings-store-private.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-salvage.h"

#include <string.h>

/* The despatch of a battle as somebody has edited it: kept with the battle, and carried wherever it
 * goes. */

static const char BATTLE[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"At the ford\","
  " %s \"sides\": [{\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
  " {\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}],"
  " \"log\": [{\"order\": \"end-turn\"}]}";

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->store = muster_store_test_open (fixture->dir);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->library);
  g_clear_pointer (&fixture->dir, muster_test_dir_free);
}

/* @member: "" or one with a comma behind it. */
static gint64
import (Fixture    *fixture,
        const char *member)
{
  g_autofree char *text = g_strdup_printf (BATTLE, member);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_test_import_battle (muster_store_get_battles (fixture->store), fixture->library, text,
                             strlen (text), "file", &id, &error);
  g_assert_no_error (error);

  return id;
}

static MusterBattle *
open_battle (Fixture *fixture,
             gint64   id)
{
  g_autoptr (GError) error = NULL;
  MusterBattle *battle =
    muster_battle_store_open (muster_store_get_battles (fixture->store), id, fixture->library,
                              MUSTER_LEDGER_OPEN_DEFAULT, &error);

  g_assert_no_error (error);

  return battle;
}

static void
reopen (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), &error));
  g_assert_no_error (error);
  g_clear_object (&fixture->store);
  fixture->store = muster_store_test_open (fixture->dir);
}

static void
expect (Fixture    *fixture,
        gint64      id,
        const char *expected)
{
  g_autoptr (MusterBattle) battle = open_battle (fixture, id);

  g_assert_cmpstr (muster_battle_get_despatch (battle), ==, expected);
}

static void
edit (Fixture    *fixture,
      gint64      id,
      const char *text)
{
  g_autoptr (MusterBattle) battle = open_battle (fixture, id);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_battle_set_despatch (battle, text, &error));
  g_assert_no_error (error);
}

static gint64
count (Fixture    *fixture,
       const char *sql)
{
  g_autoptr (GError) error = NULL;
  gint64 n = -1;

  muster_db_query_int (muster_store_get_db (fixture->store), sql, &n, &error);
  g_assert_no_error (error);

  return n;
}

static void
test_edited_text_is_kept_until_it_is_reverted (Fixture       *fixture,
                                               gconstpointer  data)
{
  gint64 id = import (fixture, "");

  expect (fixture, id, NULL);
  edit (fixture, id, "Sir,\n\n“all” <well> 🐘");
  edit (fixture, id, "Sir,\n\nall well");
  expect (fixture, id, "Sir,\n\nall well");
  reopen (fixture);
  expect (fixture, id, "Sir,\n\nall well");
  edit (fixture, id, "");
  expect (fixture, id, "");
  edit (fixture, id, NULL);
  edit (fixture, id, NULL);
  reopen (fixture);
  expect (fixture, id, NULL);
}

static void
test_it_goes_with_the_file_of_its_battle (Fixture       *fixture,
                                          gconstpointer  data)
{
  gint64 id = import (fixture, "\"despatch\": \"Sir,\",");
  g_autoptr (MusterBattle) battle = open_battle (fixture, id);
  g_autofree char *text = muster_battle_file_write (battle);
  g_autoptr (GError) error = NULL;
  gint64 other = 0;

  g_assert_cmpstr (muster_battle_get_despatch (battle), ==, "Sir,");
  g_assert_true (muster_test_import_battle (muster_store_get_battles (fixture->store),
                                            fixture->library, text, strlen (text), "file", &other,
                                            &error));
  g_assert_no_error (error);
  expect (fixture, other, "Sir,");
  /* Each has its own. */
  edit (fixture, other, "Madam,");
  expect (fixture, id, "Sir,");
}

static void
test_it_knows_after_reopening_what_log_it_was_of (Fixture       *fixture,
                                                  gconstpointer  data)
{
  gint64 id = import (fixture, "");

  edit (fixture, id, "Sir,");
  reopen (fixture);
  for (guint length = 2; length-- > 0; )
    {
      g_autoptr (MusterBattle) battle = open_battle (fixture, id);
      g_autoptr (GError) error = NULL;

      g_assert_true (muster_ledger_seek (battle, length, &error));
      g_clear_object (&battle);
      battle = open_battle (fixture, id);
      g_assert_cmpint (muster_battle_despatch_is_dated (battle), ==, length == 0);
    }
}

static void
test_it_is_removed_with_its_battle (Fixture       *fixture,
                                    gconstpointer  data)
{
  gint64 id = import (fixture, "\"despatch\": \"Sir,\",");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (count (fixture, "SELECT count (*) FROM battle_detail"), ==, 1);
  g_assert_true (muster_ledger_store_remove (muster_store_get_battles (fixture->store), id, &error));
  g_assert_no_error (error);
  g_assert_cmpint (count (fixture, "SELECT count (*) FROM battle_detail"), ==, 0);
  reopen (fixture);
}

static void
test_damage_is_told (Fixture       *fixture,
                     gconstpointer  data)
{
  static const char *const harms[] = {
    "UPDATE battle_detail SET document = '{}' WHERE battle_id = 1",
    "UPDATE battle_detail SET edition = 7 WHERE battle_id = 1",
    "UPDATE battle_detail SET battle_id = battle_id + 10; INSERT INTO battle_detail"
    " SELECT 3 - (battle_id - 10), uuid, edition, document, hash FROM battle_detail;"
    " DELETE FROM battle_detail WHERE battle_id > 10",
    "DELETE FROM battle_detail WHERE battle_id = 1",
  };

  import (fixture, "\"despatch\": \"Sir,\",");
  import (fixture, "\"despatch\": \"Madam,\",");
  for (guint i = 0; i < G_N_ELEMENTS (harms); i++)
    {
      MusterDb *db = muster_store_get_db (fixture->store);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterTransaction) transaction = NULL;

      g_assert_true (muster_db_exec (db, "PRAGMA foreign_keys = OFF", &error));
      transaction = muster_transaction_begin (db, &error);
      g_assert_true (muster_db_exec (db, harms[i], &error));
      g_assert_no_error (error);
      g_assert_false (muster_hash_check_sound (db, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
    }
}

static void
test_the_last_one_is_salvaged (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autofree char *path = muster_store_test_dup_path (fixture->dir);
  g_autofree char *target = muster_test_dir_build (fixture->dir, "salvaged.db");
  gint64 edited = import (fixture, "");
  gint64 reverted = import (fixture, "");
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *text = g_strdup_printf ("Edition %u, which is longer than before: %*s", i,
                                               (int) i * 100, "");

      edit (fixture, edited, text);
      edit (fixture, reverted, text);
    }
  edit (fixture, edited, "The last edition");
  edit (fixture, reverted, NULL);
  g_clear_object (&fixture->store);
  salvage = muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (salvage->n_battles, ==, 2);
  fixture->store = muster_store_open (target, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  g_assert_cmpint (count (fixture, "SELECT count (*) FROM battle_detail WHERE document LIKE"
                                   " '%The last edition%'"), ==, 1);
  g_assert_cmpint (count (fixture, "SELECT count (*) FROM battle_detail WHERE document = '{}'"), ==,
                   1);
}

#define ADD(name, function)                                                     \
  g_test_add ("/despatch-store/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  ADD ("edited-text-is-kept-until-it-is-reverted", test_edited_text_is_kept_until_it_is_reverted);
  ADD ("it-goes-with-the-file-of-its-battle", test_it_goes_with_the_file_of_its_battle);
  ADD ("it-knows-after-reopening-what-log-it-was-of",
       test_it_knows_after_reopening_what_log_it_was_of);
  ADD ("it-is-removed-with-its-battle", test_it_is_removed_with_its_battle);
  ADD ("damage-is-told", test_damage_is_told);
  ADD ("the-last-one-is-salvaged", test_the_last_one_is_salvaged);

  return g_test_run ();
}
