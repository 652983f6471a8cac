/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/db/muster-transaction.h"
#include "store/forces/muster-force-record.h"
#include "store/ledger/muster-ledger-draft.h"

/* Lists in another order than that of use, and lists of what has something in common. */

typedef struct
{
  const char *title;
  const char *date;
  const char *scenario;
  const char *player;
  const char *campaign;
} Battle;

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLedgerStore *battles;
  MusterStoreList *list;
  MusterTestChanges *changes;
  gint64 ids[5];
} Fixture;

static const Battle battles[] = {
  { "Drift", "1879-01-22", "ford", "Anna", "c1" },
  { "bridge", "1879-07-04", "river", "Bert", "c2" },
  { "Farm", "1879-01-22", "river", "Hannah", "c1" },
  { "Abbey", "", "ford", "Bert", "" },
};

static gint64
keep (Fixture      *fixture,
      const Battle *battle)
{
  g_auto (MusterLedgerDraft) draft = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_ledger_draft_init (&draft, muster_ledger_store_get_kind (fixture->battles));
  draft.ruleset = g_strdup ("kings");
  draft.title = g_strdup (battle->title);
  draft.subject = g_strdup ("Column – Tribes");
  draft.date = g_strdup (battle->date);
  draft.summary.date = g_strdup (battle->date);
  draft.summary.scene = g_strdup (battle->scenario);
  draft.document = g_strdup_printf ("{\"sides\": [{\"name\": \"Column\","
                                    " \"players\": [{\"name\": \"%s\"}]}]}", battle->player);
  if (*battle->campaign != '\0')
    draft.details = g_strdup_printf ("{\"campaign\": {\"id\": \"%s\"}}", battle->campaign);
  muster_ledger_store_keep (fixture->battles, &draft, &id, NULL, &error);
  g_assert_no_error (error);

  return id;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->battles = muster_store_get_battles (fixture->store);
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    fixture->ids[i] = keep (fixture, &battles[i]);
  fixture->list = muster_ledger_store_list (fixture->battles);
  fixture->changes = muster_test_changes_new (G_LIST_MODEL (fixture->list));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  muster_test_changes_free (fixture->changes);
  g_clear_object (&fixture->list);
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static void
assert_titles (Fixture    *fixture,
               const char *expected)
{
  muster_assert_model (fixture->list, "title", expected);
}

static void
test_facets_choose (Fixture       *fixture,
                    gconstpointer  data)
{
  static const struct
  {
    const char *scenario;
    const char *player;
    const char *campaign;
    const char *expected;
  } rows[] = {
    { "", "", "", "Abbey Farm bridge Drift" },
    { "ford", "", "", "Abbey Drift" },
    { "for", "", "", "" },
    { "", "ANNA", "", "Farm Drift" },
    { "", "Column", "", "" },
    { "", "", "c1", "Farm Drift" },
    { "", "", "c", "" },
    { "river", "bert", "", "bridge" },
    { "ford", "anna", "c1", "Drift" },
    { "ford", "bert", "c1", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      muster_store_list_set_facet (fixture->list, MUSTER_FACET_SETTING, rows[i].scenario);
      muster_store_list_set_facet (fixture->list, MUSTER_FACET_PLAYER, rows[i].player);
      muster_store_list_set_facet (fixture->list, MUSTER_FACET_CAMPAIGN, rows[i].campaign);
      assert_titles (fixture, rows[i].expected);
      g_assert_cmpstr (muster_store_list_get_facet (fixture->list, MUSTER_FACET_PLAYER), ==, rows[i].player);
    }
}

/* What was chosen before is not read again, and what comes later is measured by it. */
static void
test_chosen_lists_follow_the_store (Fixture       *fixture,
                                    gconstpointer  data)
{
  static const Battle other = { "Gate", "", "river", "Anna", "" };
  static const Battle fitting = { "Hill", "", "ford", "Anna", "" };

  muster_store_list_set_facet (fixture->list, MUSTER_FACET_SETTING, "ford");
  muster_assert_changes (fixture->changes, "0-4+2");
  muster_store_list_set_facet (fixture->list, MUSTER_FACET_SETTING, "ford");
  muster_assert_changes (fixture->changes, "");
  keep (fixture, &other);
  muster_assert_changes (fixture->changes, "");
  keep (fixture, &fitting);
  muster_assert_changes (fixture->changes, "0+1");
  assert_titles (fixture, "Hill Abbey Drift");
}

static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  muster_store_list_set_sort (fixture->list, MUSTER_SORT_NAME);
  muster_assert_changes (fixture->changes, "0-4+4");
  assert_titles (fixture, "Abbey bridge Drift Farm");
  muster_store_list_set_sort (fixture->list, MUSTER_SORT_NAME);
  muster_assert_changes (fixture->changes, "");
  muster_store_list_set_sort (fixture->list, MUSTER_SORT_DATE);
  assert_titles (fixture, "bridge Drift Farm Abbey");
  muster_store_list_set_search (fixture->list, "r");
  muster_store_list_set_facet (fixture->list, MUSTER_FACET_SETTING, "ford");
  muster_store_list_set_sort (fixture->list, MUSTER_SORT_NAME);
  assert_titles (fixture, "Abbey Drift");
  muster_store_list_set_sort (fixture->list, MUSTER_SORT_USED);
  muster_store_list_set_facet (fixture->list, MUSTER_FACET_SETTING, "");
  assert_titles (fixture, "Abbey Farm bridge Drift");
}

static void
rename_battle (Fixture    *fixture,
               guint       i,
               const char *title)
{
  g_autoptr (GError) error = NULL;

  muster_ledger_store_set_title (fixture->battles, fixture->ids[i], title, &error);
  g_assert_no_error (error);
}

/* Only what lies between its two places is told of. */
static void
test_what_changes_goes_to_its_place (Fixture       *fixture,
                                     gconstpointer  data)
{
  static const Battle first = { "Aachen", "", "", "", "" };
  static const Battle between = { "castle", "", "", "", "" };
  static const Battle last = { "Gate", "", "", "", "" };

  muster_store_list_set_sort (fixture->list, MUSTER_SORT_NAME);
  assert_titles (fixture, "Abbey bridge Drift Farm");
  g_free (muster_test_changes_take (fixture->changes));

  rename_battle (fixture, 0, "Dam");
  muster_assert_changes (fixture->changes, "2-1+1");
  assert_titles (fixture, "Abbey bridge Dam Farm");
  rename_battle (fixture, 0, "Acre");
  muster_assert_changes (fixture->changes, "1-2+2");
  assert_titles (fixture, "Abbey Acre bridge Farm");
  rename_battle (fixture, 3, "Zoo");
  muster_assert_changes (fixture->changes, "0-4+4");
  assert_titles (fixture, "Acre bridge Farm Zoo");

  keep (fixture, &between);
  muster_assert_changes (fixture->changes, "2+1");
  keep (fixture, &first);
  muster_assert_changes (fixture->changes, "0+1");
  rename_battle (fixture, 3, "Ford");
  muster_assert_changes (fixture->changes, "5-1+1");
  keep (fixture, &last);
  muster_assert_changes (fixture->changes, "6+1");
  assert_titles (fixture, "Aachen Acre bridge castle Farm Ford Gate");
  g_assert_true (muster_ledger_store_remove (fixture->battles, fixture->ids[1], NULL));
  muster_assert_changes (fixture->changes, "2-1");
}

static void
keep_force (Fixture    *fixture,
            const char *name,
            gint64      points,
            gint64      n_units,
            const char *theatre)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_store_get_db (fixture->store), &error);
  g_auto (MusterForceRecord) force = { 0 };
  g_autoptr (GString) document = NULL;

  force.uuid = g_uuid_string_random ();
  force.summary.name = g_strdup (name);
  force.summary.points = points;
  document = g_string_new (NULL);
  g_string_append_printf (document, "{\"ruleset\": \"kings\", \"name\": \"%s\", \"theatre\": \"%s\","
                          " \"units\": [", name, theatre);
  for (gint64 i = 0; i < n_units; i++)
    g_string_append (document, i > 0 ? ", {}" : "{}");
  g_string_append (document, "]}");
  force.summary.document = g_string_free (g_steal_pointer (&document), FALSE);
  g_assert_true (muster_force_record_save (&force, muster_store_get_documents (fixture->store), &error));
  g_assert_true (muster_transaction_commit (transaction, &error));
  g_assert_no_error (error);
}

static void
test_forces (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (MusterStoreList) list = NULL;

  keep_force (fixture, "Rifles", 18, 12, "Natal");
  keep_force (fixture, "lancers", 24, 9, "Sudan");
  keep_force (fixture, "Guns", 18, 4, "Natal");
  list = muster_force_store_list (muster_store_get_forces (fixture->store));
  muster_assert_model (list, "title", "Guns lancers Rifles");
  muster_store_list_set_sort (list, MUSTER_SORT_POINTS);
  muster_assert_model (list, "title", "lancers Guns Rifles");
  muster_store_list_set_sort (list, MUSTER_SORT_UNITS);
  muster_assert_model (list, "title", "Rifles lancers Guns");
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, "Natal");
  muster_assert_model (list, "title", "Rifles Guns");
  muster_store_list_set_sort (list, MUSTER_SORT_USED);
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, "");
  muster_store_list_set_facet (list, MUSTER_FACET_AMONG, ",3,1,");
  muster_assert_model (list, "title", "Guns Rifles");
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

  add ("/store-sort/facets-choose", test_facets_choose);
  add ("/store-sort/chosen-lists-follow-the-store", test_chosen_lists_follow_the_store);
  add ("/store-sort/order", test_order);
  add ("/store-sort/what-changes-goes-to-its-place", test_what_changes_goes_to_its_place);
  add ("/store-sort/forces", test_forces);

  return g_test_run ();
}
