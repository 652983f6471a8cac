/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-trickle.h"
#include "muster-test-ui.h"

/* Rows that come a few in each frame. */

typedef struct
{
  GtkWidget *window;
  GtkStringList *all;
  MusterTrickle *rows;
  guint n; /* that a list which follows the signal has */
} Fixture;

static void
items_changed_cb (Fixture *fixture,
                  guint    position,
                  guint    removed,
                  guint    added)
{
  g_assert_cmpuint (position + removed, <=, fixture->n);
  fixture->n += added - removed;
  g_assert_cmpuint (fixture->n, ==, g_list_model_get_n_items (G_LIST_MODEL (fixture->rows)));
}

static void
fill (Fixture *fixture,
      guint    n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  gtk_string_list_splice (fixture->all, 0, g_list_model_get_n_items (G_LIST_MODEL (fixture->all)),
                          (const char *const *) names);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->window = gtk_window_new ();
  fixture->all = gtk_string_list_new (NULL);
  fill (fixture, 10);
  fixture->rows = muster_trickle_new (fixture->window, G_LIST_MODEL (fixture->all), 3, 8);
  g_signal_connect_swapped (fixture->rows, "items-changed", G_CALLBACK (items_changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_finalize_object (fixture->rows);
  g_assert_finalize_object (fixture->all);
}

static gboolean
has_rows (gpointer data)
{
  return ((Fixture *) data)->n == 8;
}

static void
show (Fixture *fixture)
{
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (muster_test_wait_until (has_rows, fixture, MUSTER_TEST_PATIENCE));
}

static const char *
get_row (Fixture *fixture,
         guint    position)
{
  g_autoptr (GtkStringObject) row = g_list_model_get_item (G_LIST_MODEL (fixture->rows), position);

  return row != NULL ? gtk_string_object_get_string (row) : NULL;
}

static void
test_nothing_comes_while_nobody_looks (Fixture       *fixture,
                                       gconstpointer  data)
{
  muster_test_ui_settle ();
  g_assert_cmpuint (fixture->n, ==, 0);
  show (fixture);
  g_assert_cmpstr (get_row (fixture, 7), ==, "7");
  g_assert_null (get_row (fixture, 8));
}

static void
test_other_rows_begin_anew (Fixture       *fixture,
                            gconstpointer  data)
{
  show (fixture);
  fill (fixture, 20);
  g_assert_cmpuint (fixture->n, ==, 3);
  g_assert_true (muster_test_wait_until (has_rows, fixture, MUSTER_TEST_PATIENCE));
  fill (fixture, 2);
  g_assert_cmpuint (fixture->n, ==, 2);
}

static void
test_what_changes_in_between_is_passed_on (Fixture       *fixture,
                                           gconstpointer  data)
{
  show (fixture);
  gtk_string_list_remove (fixture->all, 1);
  g_assert_cmpuint (fixture->n, ==, 7);
  g_assert_cmpstr (get_row (fixture, 1), ==, "2");
  gtk_string_list_splice (fixture->all, 5, 4, NULL);
  g_assert_cmpuint (fixture->n, ==, 5);
  gtk_string_list_splice (fixture->all, 1, 0, (const char *const[]) { "a", "b", "c", "d", "e", NULL });
  g_assert_cmpuint (fixture->n, ==, 8);
  g_assert_cmpstr (get_row (fixture, 1), ==, "a");
  g_assert_cmpstr (get_row (fixture, 7), ==, "3");
}

static void
test_more_rows_are_there_at_once (Fixture       *fixture,
                                  gconstpointer  data)
{
  show (fixture);
  muster_trickle_set_max (fixture->rows, G_MAXUINT);
  g_assert_cmpuint (fixture->n, ==, 10);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

#define ADD(function)                                                                                        \
  g_test_add ("/ui/trickle/" #function, Fixture, NULL, set_up, test_##function, tear_down)
  ADD (nothing_comes_while_nobody_looks);
  ADD (other_rows_begin_anew);
  ADD (what_changes_in_between_is_passed_on);
  ADD (more_rows_are_there_at_once);
#undef ADD

  return g_test_run ();
}
