/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-reference.h"
#include "core/library/muster-library.h"
#include "core/rules/muster-ruleset.h"
#include "muster-carried-facts.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* The quick references carry the facts that they must, in words or in a table. */

static MusterLibrary *library;

static gboolean
has_words (const MusterReference *entry,
           const char            *words)
{
  for (guint i = 0; entry->lines[i] != NULL; i++)
    if (strstr (entry->lines[i], words) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
carries (const MusterReference   *entry,
         const MusterCarriedFact *self)
{
  if (!g_strv_contains ((const char *const *) entry->rules, self->rule))
    return FALSE;

  return self->words != NULL ? has_words (entry, self->words)
                             : entry->show != MUSTER_REFERENCE_NOTHING;
}

static void
test_rule_is_carried (gconstpointer data)
{
  const MusterCarriedFact *self = data;
  MusterRuleset *ruleset = muster_library_find_ruleset (library, self->ruleset);
  GPtrArray *entries = muster_catalog_get_reference (muster_ruleset_get_catalog (ruleset));

  for (guint i = 0; i < entries->len; i++)
    if (carries (g_ptr_array_index (entries, i), self))
      return;
  g_error ("No part of the quick reference of %s that carries %s says “%s”", self->ruleset, self->rule,
           self->words != NULL ? self->words : "a table");
}

static guint
count_texts (const char *const *texts)
{
  guint n = 0;

  while (texts[n] != NULL)
    n++;

  return n;
}

static void
check_table (MusterRuleset           *ruleset,
             const MusterWorkedTable *table)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  table->fill (muster_ruleset_get_catalog (ruleset), NULL, cells);
  g_test_message ("%s: %s", muster_ruleset_get_id (ruleset), table->id);
  g_assert_cmpuint (cells->len, >, 0);
  g_assert_cmpuint (cells->len % count_texts (table->columns), ==, 0);
  for (guint i = 0; i < cells->len; i++)
    {
      const char *cell = g_ptr_array_index (cells, i);

      g_assert_nonnull (cell);
      g_assert_cmpstr (cell, !=, "");
    }
}

/* Each row has a cell for each column. */
static void
test_worked_tables_are_whole (void)
{
  GListModel *rulesets = muster_library_get_rulesets (library);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const MusterReferenceSpec *reference = muster_ruleset_get_rules (ruleset)->reference;

      for (guint j = 0; reference != NULL && reference->tables != NULL && reference->tables[j].id != NULL;
           j++, n++)
        check_table (ruleset, &reference->tables[j]);
    }
  g_assert_cmpuint (n, >, 5);
}

static const MusterWorkedTable *
find_table (MusterRuleset *ruleset,
            const char    *id)
{
  const MusterWorkedTable *table = muster_ruleset_get_rules (ruleset)->reference->tables;

  while (table->id != NULL && !g_str_equal (table->id, id))
    table++;
  g_assert_nonnull (table->id);

  return table;
}

/* K-ACT-01, K-ACT-02 */
static void
test_orders_are_those_of_the_unit (void)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  static const char *const expected[] = {
    "Regular Infantry", "Stand to, Fire, Volley fire",
    "Move, At the double, Attack, Skirmish, Form close order",
    "Regular Cavalry, Irregular Cavalry, Tribal Cavalry", "Stand to, Attack",
    "Move, At the double, Fire, Skirmish",
    "Irregular Infantry", "Stand to, Fire", "Move, At the double, Attack, Skirmish",
    "Tribal Infantry", "Stand to, Move", "At the double, Attack, Fire, Skirmish, Go to ground",
    "Crewed Weapon", "Stand to", "Move, Fire",
  };
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  find_table (ruleset, "orders")->fill (muster_ruleset_get_catalog (ruleset), NULL, cells);
  g_assert_cmpuint (cells->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < cells->len; i++)
    g_assert_cmpstr (g_ptr_array_index (cells, i), ==, expected[i]);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);

  library = muster_test_library_new ();
  for (guint i = 0; i < G_N_ELEMENTS (muster_carried_facts); i++)
    {
      const MusterCarriedFact *fact = &muster_carried_facts[i];
      g_autofree char *path = g_strdup_printf ("/quick-reference/%s/%s/%u", fact->ruleset, fact->rule, i);

      g_test_add_data_func (path, fact, test_rule_is_carried);
    }
  g_test_add_func ("/quick-reference/worked-tables-are-whole", test_worked_tables_are_whole);
  g_test_add_func ("/quick-reference/orders-are-those-of-the-unit", test_orders_are_those_of_the_unit);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
