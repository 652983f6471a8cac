/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-file.h"
#include "core/forces/muster-force-history.h"
#include "tests/core/muster-test-force.h"

typedef struct
{
  MusterRuleset *ruleset;
  MusterForce *force;
  MusterForceHistory *history;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const ids[] = { "a", "b", "c", "d" };

  fixture->ruleset = muster_test_force_ruleset ();
  fixture->force = muster_force_new (fixture->ruleset);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    muster_test_force_add (fixture->force, ids[i], i % 2 == 0 ? "archers" : "battery");
  muster_force_variant_remove_unit (muster_force_add_variant (fixture->force, "Small", 18),
                                    muster_force_get_unit (fixture->force, 3));
  fixture->history = muster_force_history_new (fixture->force);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->ruleset);
  g_assert_finalize_object (fixture->history);
  g_assert_finalize_object (fixture->force);
}

static void
assert_labels (Fixture    *fixture,
               const char *undo,
               const char *redo)
{
  g_autofree char *undo_label = NULL;
  g_autofree char *redo_label = NULL;
  gboolean can_undo, can_redo;

  g_object_get (fixture->history, "undo-label", &undo_label, "redo-label", &redo_label,
                "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_cmpstr (undo_label, ==, undo);
  g_assert_cmpstr (redo_label, ==, redo);
  g_assert_cmpint (can_undo, ==, *undo != '\0');
  g_assert_cmpint (can_redo, ==, *redo != '\0');
}

static MusterForceUnit *
get_unit (MusterForce *force,
          const char  *id)
{
  return muster_force_find_unit (force, id, NULL);
}

static MusterLeader *
get_leader (MusterForce *force,
            const char  *id)
{
  return muster_force_unit_get_leader (get_unit (force, id));
}

static void
add_unit (MusterForce *force)
{
  muster_test_force_add (force, "e", "battery");
}

static void
add_two (MusterForce *force)
{
  MusterCatalog *catalog = muster_force_get_catalog (force);
  g_autoptr (MusterForceUnit) first = muster_force_unit_new (catalog, "x", "archers");
  g_autoptr (MusterForceUnit) second = muster_force_unit_new (catalog, "y", "archers");
  MusterForceUnit *units[] = { first, second };

  muster_force_splice (force, 1, 0, units, 2);
}

static void
remove_unit (MusterForce *force)
{
  muster_force_remove (force, 1);
}

static void
remove_two (MusterForce *force)
{
  muster_force_splice (force, 0, 2, NULL, 0);
}

static void
move_down (MusterForce *force)
{
  muster_force_unit_set_name (get_unit (force, "a"), "First");
  muster_force_move (force, 0, 2);
}

static void
move_up (MusterForce *force)
{
  muster_force_move (force, 3, 1);
}

static void
rename_unit (MusterForce *force)
{
  muster_force_unit_set_name (get_unit (force, "b"), "Guns");
}

static void
change_type (MusterForce *force)
{
  muster_force_unit_set_type_id (get_unit (force, "b"), "archers");
}

static void
add_option (MusterForce *force)
{
  muster_force_unit_add_option (get_unit (force, "a"), "brave");
}

static void
set_free_option (MusterForce *force)
{
  muster_force_unit_add_option (get_unit (force, "a"), "brave");
  muster_force_unit_set_free_option (get_unit (force, "a"), "brave");
}

static void
remove_option (MusterForce *force)
{
  add_option (force);
  muster_test_force_drop_option (get_unit (force, "a"), "brave");
}

static void
change_options (MusterForce *force)
{
  static const char *const options[] = { "timid", "hidden", NULL };

  muster_force_unit_set_options (get_unit (force, "a"), options);
}

static void
set_models (MusterForce *force)
{
  muster_force_unit_set_models (get_unit (force, "a"), 7);
}

static void
set_unit_notes (MusterForce *force)
{
  muster_force_unit_set_notes (get_unit (force, "a"), "Tired");
}

static void
name_leader (MusterForce *force)
{
  muster_leader_set_name (get_leader (force, "a"), "Hill");
}

static void
rank_leader (MusterForce *force)
{
  muster_leader_set_rank (get_leader (force, "a"), "Capt.");
}

static void
set_leadership (MusterForce *force)
{
  muster_leader_set_leadership (get_leader (force, "a"), 6);
}

static void
set_trait (MusterForce *force)
{
  muster_leader_set_trait_id (get_leader (force, "a"), "bold");
}

static void
rename_trait (MusterForce *force)
{
  muster_leader_set_trait_name (get_leader (force, "a"), "Rash");
}

static void
set_leader_notes (MusterForce *force)
{
  muster_leader_set_notes (get_leader (force, "a"), "One eye");
}

static void
set_portrait (MusterForce *force)
{
  muster_leader_set_portrait (get_leader (force, "a"), "0f");
}

static void
lock_name (MusterForce *force)
{
  muster_leader_set_name_locked (get_leader (force, "a"), TRUE);
}

static void
rename_force (MusterForce *force)
{
  muster_force_set_name (force, "Column");
}

static void
set_theatre (MusterForce *force)
{
  muster_force_set_theatre (force, "Natal");
}

static void
set_colour (MusterForce *force)
{
  muster_force_set_colour (force, "teal");
}

static void
set_notes (MusterForce *force)
{
  muster_force_set_notes (force, "Far from home");
}

static void
set_budget (MusterForce *force)
{
  muster_force_set_budget (force, 24);
}

static void
set_rule (MusterForce *force)
{
  muster_force_set_optional_rules (force, (const char *const[]) { "fog", NULL });
}

static void
add_variant (MusterForce *force)
{
  muster_force_add_variant (force, "Large", 30);
}

static void
remove_variant (MusterForce *force)
{
  muster_force_remove_variant (force, 1);
}

static void
move_variant (MusterForce *force)
{
  g_autoptr (GPtrArray) variants = g_ptr_array_new ();

  g_ptr_array_add (variants, muster_force_add_variant (force, "Large", 30));
  for (guint i = 1; i < muster_force_get_n_variants (force) - 1; i++)
    g_ptr_array_add (variants, muster_force_get_variant (force, i));
  muster_force_splice_variants (force, 1, variants->len, (MusterForceVariant **) variants->pdata,
                                variants->len);
}

static void
rename_variant (MusterForce *force)
{
  muster_force_variant_set_name (muster_force_get_variant (force, 1), "Tiny");
}

static void
set_variant_budget (MusterForce *force)
{
  muster_force_variant_set_budget (muster_force_get_variant (force, 1), 12);
}

static void
set_variant_units (MusterForce *force)
{
  muster_force_variant_remove_unit (muster_force_get_variant (force, 1), get_unit (force, "a"));
}

static const struct
{
  const char *path;
  void (*edit) (MusterForce *force);
  const char *label;
  const char *changes; /* of the list of units when it is undone and redone */
} EDITS[] = {
  { "add-unit", add_unit, "Add Battery", "4-1, 4+1" },
  { "add-two", add_two, "Add 2 units", "1-2, 1+2" },
  { "remove-unit", remove_unit, "Remove Battery", "1+1, 1-1" },
  { "remove-two", remove_two, "Remove 2 units", "0+2, 0-2" },
  { "move-down", move_down, "Move First", "0-3+3, 0-3+3" },
  { "move-up", move_up, "Move Battery", "1-3+3, 1-3+3" },
  { "rename-unit", rename_unit, "Rename Battery", "" },
  { "change-type", change_type, "Change the type of Battery", "" },
  { "add-option", add_option, "Add “Brave” to Archers", "" },
  { "set-free-option", set_free_option, "Change the free option of Archers", "" },
  { "remove-option", remove_option, "Remove “Brave” from Archers", "" },
  { "change-options", change_options, "Change the options of Archers", "" },
  { "set-models", set_models, "Change the models of Archers", "" },
  { "set-unit-notes", set_unit_notes, "Edit the notes on Archers", "" },
  { "name-leader", name_leader, "Rename the leader of Archers", "" },
  { "rank-leader", rank_leader, "Change the rank of the leader of Archers", "" },
  { "set-leadership", set_leadership, "Change the Leadership of Archers", "" },
  { "set-trait", set_trait, "Change the trait of the leader of Archers", "" },
  { "rename-trait", rename_trait, "Rename the trait of the leader of Archers", "" },
  { "set-leader-notes", set_leader_notes, "Edit the notes on the leader of Archers", "" },
  { "set-portrait", set_portrait, "Change the portrait of the leader of Archers", "" },
  { "lock-name", lock_name, "Keep the name of the leader of Archers", "" },
  { "rename-force", rename_force, "Rename the force", "" },
  { "set-theatre", set_theatre, "Change the theatre", "" },
  { "set-colour", set_colour, "Change the colour", "" },
  { "set-notes", set_notes, "Edit the notes", "" },
  { "set-budget", set_budget, "Change the budget", "" },
  { "set-rule", set_rule, "Change the optional rules", "" },
  { "add-variant", add_variant, "Add the variant Large", "" },
  { "remove-variant", remove_variant, "Remove the variant Small", "" },
  { "move-variant", move_variant, "Change the order of the variants", "" },
  { "rename-variant", rename_variant, "Rename the variant Small", "" },
  { "set-variant-budget", set_variant_budget, "Change the budget of Small", "" },
  { "set-variant-units", set_variant_units, "Change who takes part in Small", "" },
};

static void
test_edit (Fixture       *fixture,
           gconstpointer  data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *before = muster_force_file_write (fixture->force);
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  g_autofree char *undo_label = g_strdup_printf ("Undo: %s", EDITS[i].label);
  g_autofree char *redo_label = g_strdup_printf ("Redo: %s", EDITS[i].label);
  g_autoptr (MusterTestChanges) changes = NULL;
  g_autofree char *found = NULL;

  EDITS[i].edit (fixture->force);
  after = muster_force_file_write (fixture->force);
  assert_labels (fixture, undo_label, "");

  changes = muster_test_changes_new (muster_force_get_units (fixture->force));
  g_assert_true (muster_force_history_undo (fixture->history));
  /* Some begin with another edit. */
  if (muster_force_history_can_undo (fixture->history))
    g_assert_true (muster_force_history_undo (fixture->history));
  g_assert_false (muster_force_history_undo (fixture->history));
  undone = muster_force_file_write (fixture->force);
  g_assert_cmpstr (undone, ==, before);

  while (muster_force_history_redo (fixture->history))
    ;
  redone = muster_force_file_write (fixture->force);
  g_assert_cmpstr (redone, ==, after);
  assert_labels (fixture, undo_label, "");
  found = muster_test_changes_take (changes);
  g_assert_cmpstr (found, ==, EDITS[i].changes);
  g_assert_false (muster_force_history_redo (fixture->history));
  muster_force_history_undo (fixture->history);
  {
    g_autofree char *label = muster_force_history_dup_redo_label (fixture->history);

    g_assert_cmpstr (label, ==, redo_label);
  }
}

static void
test_removed_unit_comes_back_where_it_took_part (Fixture       *fixture,
                                                 gconstpointer  data)
{
  MusterForceVariant *variant = muster_force_get_variant (fixture->force, 1);
  MusterForceUnit *unit = muster_force_get_unit (fixture->force, 1);

  muster_force_remove (fixture->force, 1);
  muster_assert_model (muster_force_variant_get_units (variant), "id", "a c");
  muster_force_history_undo (fixture->history);
  muster_assert_model (muster_force_variant_get_units (variant), "id", "a b c");
  g_assert_true (muster_force_get_unit (fixture->force, 1) == unit);
}

static void
type (MusterForceUnit *unit,
      const char      *text)
{
  g_autoptr (GString) typed = g_string_new (muster_force_unit_get_name (unit));

  for (const char *p = text; *p != '\0'; p++)
    {
      g_string_append_c (typed, *p);
      muster_force_unit_set_name (unit, typed->str);
    }
}

static void
test_typing_is_one_step (Fixture       *fixture,
                         gconstpointer  data)
{
  MusterForceUnit *unit = get_unit (fixture->force, "a");
  MusterForceUnit *other = get_unit (fixture->force, "c");

  type (unit, " of the hills");
  assert_labels (fixture, "Undo: Rename Archers", "");
  type (other, " of the sea");
  type (unit, "!");
  muster_force_history_seal (fixture->history);
  type (unit, "!!");
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "Archers of the hills!!!");

  muster_force_history_undo (fixture->history);
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "Archers of the hills!");
  muster_force_history_undo (fixture->history);
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "Archers of the hills");
  muster_force_history_undo (fixture->history);
  g_assert_cmpstr (muster_force_unit_get_name (other), ==, "Archers");
  assert_labels (fixture, "Undo: Rename Archers", "Redo: Rename Archers");

  /* After an undo it is another step, and what could be redone is gone. */
  type (unit, "?");
  muster_force_history_undo (fixture->history);
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "Archers of the hills");
  muster_force_history_undo (fixture->history);
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "Archers");
  assert_labels (fixture, "", "Redo: Rename Archers");
}

static void
test_typed_and_taken_back_is_nothing (Fixture       *fixture,
                                      gconstpointer  data)
{
  muster_force_set_name (fixture->force, "C");
  muster_force_set_name (fixture->force, "Co");
  muster_force_set_name (fixture->force, "");
  assert_labels (fixture, "", "");
}

static void
count_cb (guint *n_calls)
{
  (*n_calls)++;
}

static void
test_group_is_one_step (Fixture       *fixture,
                        gconstpointer  data)
{
  guint n_calls = 0;

  g_signal_connect_swapped (fixture->history, "notify::undo-label", G_CALLBACK (count_cb), &n_calls);
  muster_force_begin_group (fixture->force, "Roll for the leaders");
  muster_force_begin_group (fixture->force, "An inner one");
  set_leadership (fixture->force);
  muster_force_end_group (fixture->force);
  muster_leader_set_leadership (get_leader (fixture->force, "b"), 5);
  g_assert_cmpuint (n_calls, ==, 0);
  muster_force_end_group (fixture->force);
  g_assert_cmpuint (n_calls, ==, 1);
  assert_labels (fixture, "Undo: Roll for the leaders", "");

  muster_force_begin_group (fixture->force, "Nothing at all");
  muster_force_end_group (fixture->force);
  muster_force_begin_group (fixture->force, NULL);
  set_models (fixture->force);
  set_unit_notes (fixture->force);
  muster_force_end_group (fixture->force);
  assert_labels (fixture, "Undo: Change Archers", "");

  muster_force_history_undo (fixture->history);
  muster_force_history_undo (fixture->history);
  g_assert_cmpint (muster_leader_get_leadership (get_leader (fixture->force, "a")), ==, 0);
  g_assert_cmpint (muster_leader_get_leadership (get_leader (fixture->force, "b")), ==, 0);
  assert_labels (fixture, "", "Redo: Roll for the leaders");
}

static void
test_what_is_no_edit_is_no_step (Fixture       *fixture,
                                 gconstpointer  data)
{
  muster_force_set_archived (fixture->force, TRUE);
  muster_force_set_id (fixture->force, "another");
  assert_labels (fixture, "", "");
}

/* Random edits against the texts of all that was before. */
static void
test_all_can_be_undone_and_redone (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint round = 0; round < muster_test_rounds (20, 400); round++)
    {
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      guint n_steps = 0;

      g_ptr_array_add (texts, muster_force_file_write (fixture->force));
      for (guint i = 0; i < 12; i++)
        {
          guint place = (guint) g_rand_int_range (rand, 0, G_N_ELEMENTS (EDITS));

          if (get_unit (fixture->force, "a") == NULL || get_unit (fixture->force, "b") == NULL ||
              muster_force_get_n_units (fixture->force) < 4 ||
              muster_force_get_n_variants (fixture->force) < 2)
            break;
          if ((EDITS[place].edit == add_unit && get_unit (fixture->force, "e") != NULL) ||
              (EDITS[place].edit == add_two &&
               (get_unit (fixture->force, "x") != NULL || get_unit (fixture->force, "y") != NULL)))
            continue;

          muster_force_history_seal (fixture->history);
          muster_force_begin_group (fixture->force, EDITS[place].path);
          EDITS[place].edit (fixture->force);
          muster_force_end_group (fixture->force);
          {
            g_autofree char *text = muster_force_file_write (fixture->force);

            if (g_strcmp0 (text, texts->pdata[texts->len - 1]) == 0)
              continue;
            g_ptr_array_add (texts, g_steal_pointer (&text));
            n_steps++;
          }
        }

      for (guint i = n_steps; i-- > 0; )
        {
          g_autofree char *text = NULL;

          g_assert_true (muster_force_history_undo (fixture->history));
          text = muster_force_file_write (fixture->force);
          g_assert_cmpstr (text, ==, texts->pdata[i]);
        }
      for (guint i = 1; i <= n_steps; i++)
        {
          g_autofree char *text = NULL;

          g_assert_true (muster_force_history_redo (fixture->history));
          text = muster_force_file_write (fixture->force);
          g_assert_cmpstr (text, ==, texts->pdata[i]);
        }
      while (muster_force_history_undo (fixture->history))
        ;
    }
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
  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (EDITS); i++)
    {
      g_autofree char *path = g_strconcat ("/force-history/undoes/", EDITS[i].path, NULL);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_edit, tear_down);
    }
  add ("/force-history/removed-unit-comes-back-where-it-took-part",
       test_removed_unit_comes_back_where_it_took_part);
  add ("/force-history/typing-is-one-step", test_typing_is_one_step);
  add ("/force-history/typed-and-taken-back-is-nothing", test_typed_and_taken_back_is_nothing);
  add ("/force-history/group-is-one-step", test_group_is_one_step);
  add ("/force-history/what-is-no-edit-is-no-step", test_what_is_no_edit_is_no_step);
  add ("/force-history/all-can-be-undone-and-redone", test_all_can_be_undone_and_redone);

  return g_test_run ();
}
