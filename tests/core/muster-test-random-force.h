/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-random.h"
#include "core/forces/muster-force.h"
#include "muster-test.h"

G_BEGIN_DECLS

/* Random forces with names that formats stumble over, and forces in words, to compare what has gone through a
 * format with what it was. */

static const char *const muster_test_names[] = {
  "1st Company", "12 Company", "Bashi-bazouks", "The “Old” Guard", "a, b; c: d", "Leader", "Note",
  "Total 24", "4 x Regular Infantry", "(none)", "[b]Bold[/b]", "*starred* _and_ `so`", "# one",
  "- two", "3. three",
  "a | b", "=1+2", "'tis", "@home", "“half", "half”", "A <3 B & \"C\"", "back\\slash",
  "Ünïcödé Çavalry", "日本の兵",
  "6 points", "Column 24 points", "10 models",
  "Elite", "Brave", "Regular Infantry", "Infantry", "a – b", "x2",
  "tab\xe2\x80\x83space",
  "one. two. three", "O’Hara’s", "C&A", "100%", "?!", "·", "Capt. Hill · VC",
};

static const char *const muster_test_notes[] = {
  "", "", "", "rear guard", "Two\nlines: of them", "Leader: not one\n- no item\n# no heading",
  "=SUM(A1)\n<b> & \"c\"",
  "4 x Regular Infantry @ 20 points",
};

static inline const char *
muster_test_pick (MusterRandom      *random,
                  const char *const *texts,
                  gsize              n_texts)
{
  return texts[muster_random_below (random, (guint) n_texts)];
}

#define MUSTER_TEST_PICK(random, texts) muster_test_pick ((random), (texts), G_N_ELEMENTS (texts))

static inline void
muster_test_random_options (MusterRandom    *random,
                            MusterForceUnit *unit)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < type->options->len; i++)
    {
      const MusterTypeOption *of_type = g_ptr_array_index (type->options, i);
      const char *group = of_type->option->group;

      if (muster_random_below (random, 3) > 0 ||
          (group != NULL && !g_hash_table_add (groups, (gpointer) group)))
        continue;
      muster_force_unit_add_option (unit, of_type->option->id);
      if (muster_random_below (random, 6) == 0)
        muster_force_unit_set_free_option (unit, of_type->option->id);
    }
}

static inline void
muster_test_random_leader (MusterRandom  *random,
                           MusterCatalog *catalog,
                           MusterLeader  *leader)
{
  GPtrArray *traits = muster_catalog_get_traits (catalog);

  if (muster_random_below (random, 3) == 0)
    return;
  if (muster_random_below (random, 3) > 0)
    muster_leader_set_name (leader, MUSTER_TEST_PICK (random, muster_test_names));
  if (muster_random_below (random, 2) > 0)
    muster_leader_set_rank (leader, "Capt.");
  if (muster_random_below (random, 3) > 0)
    muster_leader_set_leadership (leader, (int) muster_random_below (random, 10) + 1);
  if (muster_random_below (random, 3) > 0 && traits->len > 0)
    {
      const MusterTrait *trait = g_ptr_array_index (traits, muster_random_below (random, traits->len));

      muster_leader_set_trait_id (leader, trait->id);
      if (muster_random_below (random, 3) == 0)
        muster_leader_set_trait_name (leader, MUSTER_TEST_PICK (random, muster_test_names));
    }
  muster_leader_set_notes (leader, MUSTER_TEST_PICK (random, muster_test_notes));
}

static inline void
muster_test_random_variants (MusterRandom *random,
                             MusterForce  *force)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (muster_force_get_catalog (force));
  guint n_variants = muster_random_below (random, 2) > 0 ? muster_random_below (random, 4) : 0;

  if (muster_random_below (random, 3) == 0)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) ids = NULL;

      for (guint i = 0; i < rules->len; i++)
        if (muster_random_below (random, 3) == 0)
          g_strv_builder_add (builder, ((const MusterOptionalRule *) g_ptr_array_index (rules, i))->id);
      ids = g_strv_builder_end (builder);
      muster_force_set_optional_rules (force, (const char *const *) ids);
    }
  for (guint i = 0; i < n_variants; i++)
    {
      MusterForceVariant *variant =
        muster_force_add_variant (force, MUSTER_TEST_PICK (random, muster_test_names),
                                  muster_random_below (random, 2) > 0 ? 18 : 0);

      for (guint j = 0; j < muster_force_get_n_units (force); j++)
        {
          if (muster_random_below (random, 2) > 0)
            muster_force_variant_add_unit (variant, muster_force_get_unit (force, j));
        }
    }
}

static inline void
muster_test_random_links (MusterRandom *random,
                          MusterForce  *force)
{
  guint n_units = muster_force_get_n_units (force);

  for (guint i = 0; i < n_units; i++)
    {
      guint with = muster_random_below (random, 2 * n_units);

      if (with < n_units && with != i)
        muster_force_unit_set_with (muster_force_get_unit (force, i),
                                    muster_force_unit_get_id (muster_force_get_unit (force, with)));
    }
}

static inline MusterForce *
muster_test_random_force (MusterRuleset *ruleset,
                          guint64        seed)
{
  MusterForce *force = muster_force_new (ruleset);
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  GPtrArray *types = muster_catalog_get_types (catalog);
  MusterRandom random;
  guint n_units;

  muster_random_init (&random, seed);
  n_units = muster_random_below (&random, 8);
  if (muster_random_below (&random, 4) > 0)
    muster_force_set_name (force, MUSTER_TEST_PICK (&random, muster_test_names));
  if (muster_random_below (&random, 2) > 0)
    muster_force_set_theatre (force, MUSTER_TEST_PICK (&random, muster_test_names));
  if (muster_random_below (&random, 2) > 0)
    muster_force_set_budget (force, (int) muster_random_below (&random, 100));
  muster_force_set_notes (force, MUSTER_TEST_PICK (&random, muster_test_notes));
  for (guint i = 0; i < n_units; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, muster_random_below (&random, types->len));
      g_autofree char *id = g_strdup_printf ("r%u", 2 * i);
      g_autoptr (MusterForceUnit) unit = muster_force_unit_new (catalog, id, type->id);

      muster_test_random_options (&random, unit);
      if (muster_random_below (&random, 2) > 0)
        muster_force_unit_set_name (unit, MUSTER_TEST_PICK (&random, muster_test_names));
      if (muster_random_below (&random, 3) == 0)
        muster_force_unit_set_models (unit, (int) muster_random_below (&random, 20) + 1);
      muster_force_unit_set_notes (unit, MUSTER_TEST_PICK (&random, muster_test_notes));
      muster_test_random_leader (&random, catalog, muster_force_unit_get_leader (unit));
      muster_force_append (force, unit);
    }
  muster_test_random_variants (&random, force);
  muster_test_random_links (&random, force);

  return force;
}

static inline void
muster_test_append_variants (GString     *text,
                             MusterForce *force)
{
  const char *const *rules = muster_force_get_optional_rules (force);
  g_autofree char *list = rules != NULL ? g_strjoinv ("+", (char **) rules) : g_strdup ("-");

  g_string_append_printf (text, "%s\n", list);
  for (guint i = 1; i < muster_force_get_n_variants (force); i++)
    {
      MusterForceVariant *variant = muster_force_get_variant (force, i);

      g_string_append_printf (text, "%s|%d|", muster_force_variant_get_name (variant),
                              muster_force_variant_get_budget (variant));
      for (guint j = 0; j < muster_force_get_n_units (force); j++)
        {
          MusterForceUnit *unit = muster_force_get_unit (force, j);

          g_string_append_c (text, muster_force_variant_has_unit (variant, unit) ? 'x' : '.');
        }
      g_string_append_c (text, '\n');
    }
}

static inline void
muster_test_append_links (GString     *text,
                          MusterForce *force)
{
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      const char *with = muster_force_unit_get_with (muster_force_get_unit (force, i));
      guint place;

      if (*with != '\0' && muster_force_find_unit (force, with, &place) != NULL)
        g_string_append_printf (text, "%u with %u\n", i, place);
    }
}

/* @exactly: with ids, and with rank and name of a leader apart; @with_variants: with optional rules, variants
 * and who goes with whom */
static inline char *
muster_test_force_to_string (MusterForce *force,
                             gboolean     exactly,
                             gboolean     with_variants)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s|%s|%s|%d|%s\n", muster_force_get_ruleset_id (force),
                          muster_force_get_name (force), muster_force_get_theatre (force),
                          muster_force_get_budget (force), muster_force_get_notes (force));
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);
      MusterLeader *leader = muster_force_unit_get_leader (unit);
      g_autofree char *options = g_strjoinv ("+", (char **) muster_force_unit_get_options (unit));
      g_autofree char *title = muster_leader_dup_title (leader);

      g_string_append_printf (text, "%s|%s|%s|%s|%d|%s|", muster_force_unit_get_name (unit),
                              muster_force_unit_get_type_id (unit), options,
                              muster_force_unit_get_free_option (unit), muster_force_unit_get_models (unit),
                              muster_force_unit_get_notes (unit));
      if (exactly)
        g_string_append_printf (text, "%s|%s|%s|", muster_force_unit_get_id (unit),
                                muster_leader_get_rank (leader), muster_leader_get_name (leader));
      g_string_append_printf (text, "%s|%d|%s|%s|%s\n", title, muster_leader_get_leadership (leader),
                              muster_leader_get_trait_id (leader), muster_leader_get_trait_name (leader),
                              muster_leader_get_notes (leader));
    }
  if (with_variants)
    {
      muster_test_append_variants (text, force);
      muster_test_append_links (text, force);
    }

  return g_string_free (text, FALSE);
}

G_END_DECLS
