/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "core/club/muster-club-import.h"
#include "muster-test-app.h"

#include <string.h>

/* A club of three battles for tests of models. */

#define TABLE \
  "battle,date,player,side,result,points,role,force,ruleset,scenario,place,notes\n" \
  "a,2025-12-01,Ann,Column,win,5,attacker,Column,kings,,Hall,close\n" \
  "a,2025-12-01,Ben,Clans,loss,3,defender,Clans,kings,,Hall,\n" \
  "b,2026-01-08,Ben,Clans,win,4,attacker,Clans,kings,,Hall,\n" \
  "b,2026-01-08,Cora,Column,loss,1,defender,Column,kings,,Hall,\n" \
  "c,2026-02-08,Dev,A,draw,,,,hexcard,,Library,\n" \
  "c,2026-02-08,Ann,B,draw,,,,hexcard,,Library,\n"

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  MusterClub *club;
  guint n_wanted;
} Fixture;

static inline gboolean
has_battles (gpointer data)
{
  Fixture *fixture = data;
  MusterClubTables *tables = muster_club_get_tables (fixture->club);

  return tables != NULL && tables->n_battles == fixture->n_wanted;
}

static inline void
wait_for (Fixture *fixture,
          guint    n_battles)
{
  fixture->n_wanted = n_battles;
  g_assert_true (muster_test_wait_until (has_battles, fixture, MUSTER_TEST_PATIENCE));
}

static inline void
put (Fixture    *fixture,
     const char *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) import =
    muster_club_import_new (table, strlen (table), "table", NULL, NULL, &error);

  g_assert_no_error (error);
  muster_club_store_put (muster_store_get_club (fixture->store), import->results, NULL, &error);
  g_assert_no_error (error);
}

static inline void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->store = muster_test_app_new_store (fixture->dir);
  fixture->club = muster_club_new (fixture->store, fixture->library, "2026-02-18");
  put (fixture, TABLE);
  g_object_set (fixture->club, "is-watched", TRUE, NULL);
  wait_for (fixture, 3);
}

static inline void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->club);
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}
