/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test.h"

#include <locale.h>
#include <stdlib.h>
#include <unistd.h>

/* What every test needs: isolated directories, how much to do, waiting with a bound, and list
 * models as short strings. */

static MusterTestDir *home;
static pid_t home_owner;

/* A process that a test has forked must not tidy up for its parent. */
static void
remove_home (void)
{
  if (getpid () == home_owner)
    g_clear_pointer (&home, muster_test_dir_free);
}

static gboolean
is_asked_for (const char *variable)
{
  const char *value = g_getenv (variable);

  return value != NULL && *value != '\0' && g_strcmp0 (value, "0") != 0;
}

static gboolean
wake_up_cb (gpointer data)
{
  gboolean *timed_out = data;

  *timed_out = TRUE;

  return G_SOURCE_REMOVE;
}

static char *
describe_item (GObject    *item,
               const char *property)
{
  g_auto (GValue) value = G_VALUE_INIT;
  g_auto (GValue) text = G_VALUE_INIT;

  g_value_init (&text, G_TYPE_STRING);
  g_object_get_property (item, property, &value);
  g_assert_true (g_value_transform (&value, &text));

  return g_value_dup_string (&text);
}

/**
 * muster_test_init:
 *
 * Prepares the test framework, with directories of this process's own, so that no test ever reads or
 * writes the files of whoever runs it. GLib can isolate every single test, but leaks in doing so,
 * which hides leaks of ours.
 */
void
muster_test_init (int    *argc,
                  char ***argv)
{
  static const char *const variables[] = {
    "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
  };

  setlocale (LC_ALL, "");

  home = muster_test_dir_new ();
  home_owner = getpid ();
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      g_autofree char *path = muster_test_dir_build (home, variables[i]);

      g_setenv (variables[i], path, TRUE);
    }
  atexit (remove_home);
  /* The program's dice fall alike in each run, unless other ones are asked for. */
  g_setenv ("MUSTER_SEED", "1", FALSE);

  g_test_init (argc, argv, NULL);
}

void
muster_test_add_cases (const char    *path,
                       gconstpointer  cases,
                       gsize          case_size,
                       guint          n_cases,
                       GTestDataFunc  test)
{
  for (guint i = 0; i < n_cases; i++)
    {
      gconstpointer one = (const char *) cases + i * case_size;
      g_autofree char *whole = g_strconcat (path, "/", *(const char *const *) one, NULL);

      g_test_add_data_func (whole, one, test);
    }
}

gboolean
muster_test_is_long (void)
{
  return is_asked_for (MUSTER_TEST_LONG_VARIABLE) || muster_test_is_release ();
}

gboolean
muster_test_is_release (void)
{
  return is_asked_for (MUSTER_TEST_RELEASE_VARIABLE);
}

/**
 * muster_test_rounds:
 *
 * Returns: @longer in a long run, @quick in every other
 */
guint
muster_test_rounds (guint quick,
                    guint longer)
{
  return muster_test_is_long () ? longer : quick;
}

guint32
muster_test_seed (guint32 usual)
{
  const char *wanted = g_getenv ("MUSTER_TEST_SEED");
  guint32 seed = usual;

  if (wanted != NULL)
    seed = (guint32) g_ascii_strtoull (wanted, NULL, 10);
  else if (muster_test_is_long ())
    seed = g_random_int ();
  g_test_message ("MUSTER_TEST_SEED=%u", seed);

  return seed;
}

guint
muster_test_ways (guint all)
{
  return is_asked_for (MUSTER_TEST_BRIEF_VARIABLE) ? 1 : all;
}

/**
 * muster_test_wait_until:
 * @predicate: asked again after each turn of the main loop
 * @data: (nullable): what @predicate is asked with
 * @milliseconds: how long to wait at most
 *
 * Runs the default main context until @predicate holds.
 *
 * Returns: %FALSE if it did not hold in time
 */
gboolean
muster_test_wait_until (MusterTestPredicate predicate,
                        gpointer            data,
                        guint               milliseconds)
{
  gboolean timed_out = FALSE;
  guint id = g_timeout_add (milliseconds, wake_up_cb, &timed_out);
  gboolean holds = predicate (data);

  while (!holds && !timed_out)
    {
      g_main_context_iteration (NULL, TRUE);
      holds = predicate (data);
    }

  if (!timed_out)
    g_source_remove (id);

  return holds;
}

void
muster_test_assert_text (gpointer    object,
                         const char *property,
                         const char *expected)
{
  g_autofree char *text = NULL;

  g_object_get (object, property, &text, NULL);
  g_assert_cmpstr (text, ==, expected);
}

/**
 * muster_test_model_to_string:
 * @property: a property of the items that can be shown as text
 *
 * Returns: (transfer full): that property of every item, with a space between
 */
char *
muster_test_model_to_string (GListModel *model,
                             const char *property)
{
  GString *text = g_string_new (NULL);
  guint n_items;

  g_return_val_if_fail (G_IS_LIST_MODEL (model), NULL);

  n_items = g_list_model_get_n_items (model);
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);
      g_autofree char *word = describe_item (item, property);

      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, word != NULL ? word : "(null)");
    }

  return g_string_free (text, FALSE);
}
