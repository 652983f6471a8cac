/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"
#include "muster-test-catalog.h"
#include "muster-test-find.h"
#include "muster-test.h"

/* What rules look things up in: figures, tables that are rolled on, checklists. */

static const char *const moods[] = { "flees", "stays", NULL };

static const MusterRollTableSpec specs[] = {
  { "mood", moods },
  { "worth", NULL },
  { NULL },
};

static const char good[] =
  "'figures': [{'id': 'budget', 'name': 'Budget', 'values': [24]},"
  "            {'id': 'budgets', 'name': 'Budgets', 'values': [12, -3, 36]}],"
  "'tables': [{'id': 'worth', 'name': 'Worth',"
  "            'rows': [{'from': 1, 'name': 'Little', 'value': 3}, {'from': 5, 'name': 'Much', 'value': 9}]},"
  "           {'id': 'mood', 'name': 'Mood', 'summary': 'What they do.', 'dice': 2,"
  "            'modifiers': [{'id': 'drunk', 'name': 'Drunk', 'value': -2}],"
  "            'rows': [{'from': 2, 'name': 'Run', 'summary': 'As fast as they can.', 'word': 'flees'},"
  "                     {'from': 4, 'name': 'Wait', 'word': 'stays', 'value': 1, 'table': 'worth'},"
  "                     {'from': 12, 'name': 'Cheer', 'word': 'stays'}]}],"
  "'checklists': [{'id': 'advice', 'name': 'Advice', 'summary': 'For all.',"
  "                'checklist': ['Sleep well.', 'Eat.']}]";

static MusterCatalog *
create_catalog (void)
{
  MusterCatalog *catalog = muster_test_catalog_new ();
  g_autoptr (GError) error = NULL;

  muster_catalog_set_tables (catalog, specs);
  muster_test_catalog_add (catalog, good, NULL, &error);
  g_assert_no_error (error);

  return catalog;
}

static void
test_figures_are_read (void)
{
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  const MusterFigure *budgets = muster_catalog_find_figure (catalog, "budgets");

  g_assert_cmpuint (muster_catalog_get_figures (catalog)->len, ==, 2);
  g_assert_cmpuint (budgets->index, ==, 1);
  g_assert_cmpstr (budgets->name, ==, "Budgets");
  g_assert_cmpuint (budgets->values->len, ==, 3);
  g_assert_cmpint (g_array_index (budgets->values, int, 1), ==, -3);
  g_assert_cmpint (muster_catalog_get_figure (catalog, "budget", 7), ==, 24);
  g_assert_cmpint (muster_catalog_get_figure (catalog, "budgets", 7), ==, 12);
  g_assert_cmpint (muster_catalog_get_figure (catalog, "luck", 7), ==, 7);
}

static void
test_tables_are_read (void)
{
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  const MusterRollTable *mood = muster_catalog_find_table (catalog, "mood");
  const MusterRollTable *worth = muster_catalog_find_table (catalog, "worth");
  const MusterRollTableRow *row = g_ptr_array_index (mood->rows, 1);

  g_assert_cmpuint (muster_catalog_get_tables (catalog)->len, ==, 2);
  g_assert_cmpint (worth->n_dice, ==, 1);
  g_assert_cmpint (mood->n_dice, ==, 2);
  g_assert_cmpstr (mood->summary, ==, "What they do.");
  g_assert_cmpuint (mood->rows->len, ==, 3);
  g_assert_cmpint (row->from, ==, 4);
  g_assert_cmpint (row->value, ==, 1);
  g_assert_true (row->table == worth);
  g_assert_cmpstr (((MusterRollTableRow *) mood->rows->pdata[0])->summary, ==, "As fast as they can.");
}

static void
test_results_find_their_row (void)
{
  static const struct
  {
    int result;
    const char *name;
  } rows[] = {
    { -5, "Run" }, { 1, "Run" }, { 2, "Run" }, { 3, "Run" }, { 4, "Wait" }, { 11, "Wait" }, { 12, "Cheer" },
    { 99, "Cheer" },
  };
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  const MusterRollTable *mood = muster_catalog_find_table (catalog, "mood");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (muster_roll_table_find_row (mood, rows[i].result)->name, ==, rows[i].name);
  g_assert_cmpint (muster_roll_table_get_modifier (mood, "drunk"), ==, -2);
  g_assert_cmpint (muster_roll_table_get_modifier (mood, "sober"), ==, 0);
}

static void
test_checklists_are_read (void)
{
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  const MusterChecklist *advice = muster_test_find_checklist (catalog, "advice");

  g_assert_cmpuint (muster_catalog_get_checklists (catalog)->len, ==, 1);
  g_assert_cmpstr (advice->name, ==, "Advice");
  g_assert_cmpstr (advice->summary, ==, "For all.");
  g_assert_cmpuint (g_strv_length (advice->items), ==, 2);
  g_assert_cmpstr (advice->items[1], ==, "Eat.");
}

static void
test_a_pack_replaces_them (void)
{
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  const MusterRollTable *worth = muster_catalog_find_table (catalog, "worth");
  const MusterRollTable *mood = muster_catalog_find_table (catalog, "mood");
  g_autoptr (GError) error = NULL;

  muster_test_catalog_add (catalog,
                           "'figures': [{'id': 'budget', 'name': 'Budget', 'values': [30]}],"
                           "'tables': [{'id': 'worth', 'name': 'Value',"
                           "            'rows': [{'from': 1, 'name': 'All', 'value': 5}]}],"
                           "'checklists': [{'id': 'advice', 'name': 'Advice', 'checklist': []}]",
                           "mine", &error);
  g_assert_no_error (error);
  g_assert_cmpint (muster_catalog_get_figure (catalog, "budget", 0), ==, 30);
  g_assert_true (muster_catalog_find_table (catalog, "worth") == worth);
  g_assert_cmpstr (worth->pack, ==, "mine");
  g_assert_cmpuint (worth->rows->len, ==, 1);
  g_assert_true (((MusterRollTableRow *) mood->rows->pdata[1])->table == worth);
  g_assert_cmpuint (g_strv_length (muster_test_find_checklist (catalog, "advice")->items), ==, 0);
}

#define FIGURE "'figures': [{'id': 'f', 'name': 'F'"
#define TABLE "'tables': [{'id': 't', 'name': 'T'"
#define ROWS "'rows': [{'from': 1, 'name': 'A', 'word': 'stays', 'value': 1}]"

static const struct
{
  const char *members;
  const char *message;
} wrong[] = {
  { FIGURE "}]", "$.figures[0].values: this member is missing" },
  { FIGURE ", 'values': 5}]", "$.figures[0].values: expected a list, found 5" },
  { FIGURE ", 'values': []}]", "$.figures[0].values: expected at least one number" },
  { FIGURE ", 'values': ['much']}]",
    "$.figures[0].values[0]: expected a whole number from -9999 to 9999, found “much”" },
  { TABLE "}]", "$.tables[0].rows: this member is missing" },
  { TABLE ", 'rows': []}]", "$.tables[0].rows: expected at least one row" },
  { TABLE ", 'dice': 0, " ROWS "}]", "$.tables[0].dice: expected a whole number from 1 to 10, found 0" },
  { TABLE ", 'rows': [{'name': 'A'}]}]", "$.tables[0].rows[0].from: this member is missing" },
  { TABLE ", 'rows': [{'from': 1}]}]", "$.tables[0].rows[0].name: this member is missing" },
  { TABLE ", 'rows': [{'from': 1, 'to': 2, 'name': 'A'}]}]",
    "$.tables[0].rows[0].to: unknown member; expected one of from, name, summary, word, value, table" },
  { TABLE ", 'rows': [{'from': 2, 'name': 'A'}, {'from': 2, 'name': 'B'}]}]",
    "$.tables[0].rows[1].from: expected more than 2, where the row before begins" },
  { TABLE ", 'rows': [{'from': 2, 'name': 'A', 'table': 'moods'}]}]",
    "$.tables[0].rows[0].table: “moods” is not among the tables so far" },
  { TABLE ", 'modifiers': [{'id': 'm', 'name': 'M'}], " ROWS "}]",
    "$.tables[0].modifiers[0].value: this member is missing" },
  { TABLE ", 'modifiers': [{'id': 'm', 'name': 'M', 'number': 1}], " ROWS "}]",
    "$.tables[0].modifiers[0].number: unknown member; expected one of id, name, value" },
  /* The rules roll on these two. */
  { "'tables': [{'id': 'mood', 'name': 'M', 'rows': [{'from': 1, 'name': 'A'}]}]",
    "$.tables[0].rows[0].word: this member is missing" },
  { "'tables': [{'id': 'mood', 'name': 'M', 'rows': [{'from': 1, 'name': 'A', 'word': 'dances'}]}]",
    "$.tables[0].rows[0].word: expected one of flees, stays, found “dances”" },
  { "'tables': [{'id': 'worth', 'name': 'M', 'rows': [{'from': 1, 'name': 'A', 'word': 'dances'}]}]",
    "$.tables[0].rows[0].value: this member is missing" },
  { "'checklists': [{'id': 'c', 'name': 'C', 'checklist': ['']}]",
    "$.checklists[0].checklist[0]: expected a text that is not empty" },
  { "'checklists': [{'id': 'c', 'name': 'C', 'checklist': [5]}]",
    "$.checklists[0].checklist[0]: expected a text, found 5" },
};

static void
test_wrong_ones_are_refused_with_their_place (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (MusterCatalog) catalog = create_catalog ();

      muster_test_catalog_assert_refused (catalog, wrong[i].members, "mine", wrong[i].message);
      g_assert_cmpuint (muster_catalog_get_tables (catalog)->len, ==, 2);
    }
}

/* A table that no rule rolls on may say what it likes. */
static void
test_other_tables_are_free (void)
{
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  g_autoptr (GError) error = NULL;

  muster_test_catalog_add (catalog, TABLE ", 'rows': [{'from': 1, 'name': 'A', 'word': 'dances'}]}]", "mine",
                           &error);
  g_assert_no_error (error);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/catalog-figures/figures-are-read", test_figures_are_read);
  g_test_add_func ("/catalog-figures/tables-are-read", test_tables_are_read);
  g_test_add_func ("/catalog-figures/results-find-their-row", test_results_find_their_row);
  g_test_add_func ("/catalog-figures/checklists-are-read", test_checklists_are_read);
  g_test_add_func ("/catalog-figures/a-pack-replaces-them", test_a_pack_replaces_them);
  g_test_add_func ("/catalog-figures/wrong-ones-are-refused-with-their-place",
                   test_wrong_ones_are_refused_with_their_place);
  g_test_add_func ("/catalog-figures/other-tables-are-free", test_other_tables_are_free);

  return g_test_run ();
}
