/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/print/muster-print-setup.h"
#include "muster-test-app.h"

#include <string.h>

typedef struct
{
  MusterLibrary *library;
  MusterForce *force;
  MusterSheetSource *source;
  MusterPrintSetup *setup;
  guint n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  MusterRuleset *ruleset;
  GPtrArray *starters;

  fixture->library = muster_test_library_new ();
  ruleset = muster_library_find_ruleset (fixture->library, "kings");
  starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  fixture->force = muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));
  fixture->source = muster_sheet_source_new_for_force (muster_force_get_whole (fixture->force));
  fixture->setup = muster_print_setup_new (fixture->source, "1 May 1879");
  fixture->n_changes = 0;
  g_signal_connect_swapped (fixture->setup, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->setup);
  g_assert_finalize_object (fixture->source);
  g_assert_finalize_object (fixture->force);
  g_clear_object (&fixture->library);
}

static char *
dup_text (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_print_setup_write (fixture->setup, MUSTER_DOCUMENT_TEXT, &error);

  g_assert_no_error (error);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_every_choice_makes_other_pages (Fixture       *fixture,
                                     gconstpointer  data)
{
  static const struct
  {
    const char *property;
    guint value;
  } cases[] = {
    { "landscape", TRUE }, { "large-type", TRUE }, { "boxes", FALSE }, { "notes", FALSE },
    { "cut-lines", FALSE }, { "sheet", 1 }, { "paper", MUSTER_PAPER_LETTER },
    { "cards-per-page", 9 }, { "sheet", MUSTER_SHEET_MARKERS }, { "marker-size", 40 }, { "backs", FALSE },
    { "objectives", 3 }, { "sheet", MUSTER_SHEET_LEADERS }, { "lines", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterPages) before =
        g_object_ref (muster_print_setup_get_pages (fixture->setup));

      g_assert_true (before == muster_print_setup_get_pages (fixture->setup));
      g_object_set (fixture->setup, cases[i].property, cases[i].value, NULL);
      g_assert_cmpuint (fixture->n_changes, ==, i + 1);
      g_assert_true (before != muster_print_setup_get_pages (fixture->setup));
      /* The same again is no change. */
      g_object_set (fixture->setup, cases[i].property, cases[i].value, NULL);
      g_assert_cmpuint (fixture->n_changes, ==, i + 1);
    }
  g_assert_cmpint ((int) muster_pages_get_width (muster_print_setup_get_pages (fixture->setup)), ==,
                   792);
}

static void
test_units_can_be_left_out (Fixture       *fixture,
                            gconstpointer  data)
{
  guint n_units = muster_sheet_source_get_n_units (fixture->source);
  g_autofree char *all = dup_text (fixture);
  g_autofree char *fewer = NULL;

  g_assert_cmpuint (n_units, >, 2);
  g_assert_cmpuint (muster_print_setup_get_n_shown (fixture->setup), ==, n_units);
  muster_print_setup_set_unit_shown (fixture->setup, 0, FALSE);
  muster_print_setup_set_unit_shown (fixture->setup, 0, FALSE);
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  g_assert_false (muster_print_setup_get_unit_shown (fixture->setup, 0));
  g_assert_cmpuint (muster_print_setup_get_n_shown (fixture->setup), ==, n_units - 1);
  fewer = dup_text (fixture);
  g_assert_cmpuint (strlen (fewer), <, strlen (all));
  g_assert_nonnull (strstr (fewer, "1 May 1879"));

  muster_print_setup_set_unit_shown (fixture->setup, 0, TRUE);
  g_free (fewer);
  fewer = dup_text (fixture);
  g_assert_cmpstr (fewer, ==, all);
}

static void
test_choices_are_remembered (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (MusterPrintSetup) next = muster_print_setup_new (fixture->source, NULL);
  guint sheet, paper, cards;
  gboolean large, boxes;

  muster_print_setup_bind (fixture->setup, settings);
  g_object_set (fixture->setup, "sheet", 2, "paper", MUSTER_PAPER_LETTER, "large-type", TRUE,
                "boxes", FALSE, "cards-per-page", 9, NULL);
  muster_print_setup_bind (next, settings);
  g_object_get (next, "sheet", &sheet, "paper", &paper, "large-type", &large, "boxes", &boxes,
                "cards-per-page", &cards, NULL);
  g_assert_cmpuint (sheet, ==, 2);
  g_assert_cmpuint (paper, ==, MUSTER_PAPER_LETTER);
  g_assert_true (large);
  g_assert_false (boxes);
  g_assert_cmpuint (cards, ==, 9);
  for (guint i = 0; i < 2; i++)
    g_settings_reset (settings, i == 0 ? "print-sheet" : "print-paper");
}

/* What is remembered of forces must not stand in the way of something that has no such sheet. */
static void
test_a_battle_has_its_report (Fixture       *fixture,
                              gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (MusterBattle) battle = muster_test_app_new_battle ("skirmish-at-the-ford");
  g_autoptr (MusterSheetSource) source = muster_sheet_source_new_for_battle (fixture->library, battle, NULL);
  g_autoptr (MusterPrintSetup) setup = muster_print_setup_new (source, NULL);
  g_autofree char *kept = NULL;

  g_settings_set_string (settings, "print-sheet", "cards");
  muster_print_setup_bind (setup, settings);
  g_object_set (setup, "sheet", 7, "landscape", TRUE, NULL);
  g_assert_cmpint (muster_print_setup_get_uses (setup), ==, MUSTER_SHEET_USE_COURSE);
  g_assert_cmpuint (muster_pages_get_n_pages (muster_print_setup_get_pages (setup)), <=, 2);
  kept = g_settings_get_string (settings, "print-sheet");
  g_assert_cmpstr (kept, ==, "cards");
  g_assert_true (g_settings_get_boolean (settings, "print-landscape"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add ("/print-setup/every-choice-makes-other-pages", Fixture, NULL, set_up,
              test_every_choice_makes_other_pages, tear_down);
  g_test_add ("/print-setup/units-can-be-left-out", Fixture, NULL, set_up,
              test_units_can_be_left_out, tear_down);
  g_test_add ("/print-setup/choices-are-remembered", Fixture, NULL, set_up,
              test_choices_are_remembered, tear_down);
  g_test_add ("/print-setup/a-battle-has-its-report", Fixture, NULL, set_up,
              test_a_battle_has_its_report, tear_down);

  return g_test_run ();
}
