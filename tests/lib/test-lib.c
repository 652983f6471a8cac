/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test.h"

#include <glib/gstdio.h>

/* The helpers are used to judge everything else, so they are judged first. */

#define MUSTER_TYPE_TEST_ITEM (muster_test_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterTestItem, muster_test_item, MUSTER, TEST_ITEM, GObject)

struct _MusterTestItem
{
  GObject parent_instance;

  int number;
};

G_DEFINE_FINAL_TYPE (MusterTestItem, muster_test_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NUMBER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_test_item_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterTestItem *self = MUSTER_TEST_ITEM (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_int (value, self->number);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_test_item_class_init (MusterTestItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = muster_test_item_get_property;

  properties[PROP_NUMBER] =
    g_param_spec_int ("number", NULL, NULL,
                      0, G_MAXINT, 0,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("changed", MUSTER_TYPE_TEST_ITEM, G_SIGNAL_RUN_LAST,
                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_test_item_init (MusterTestItem *self)
{
}

static void
append_item (GListStore *store,
             int         number)
{
  g_autoptr (MusterTestItem) item = g_object_new (MUSTER_TYPE_TEST_ITEM, NULL);

  item->number = number;
  g_list_store_append (store, item);
}

static gboolean
is_set (gpointer data)
{
  return *(gboolean *) data;
}

static void
set_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

static void
test_model_is_written_as_a_string (void)
{
  g_autoptr (GListStore) store = g_list_store_new (MUSTER_TYPE_TEST_ITEM);

  muster_assert_model (store, "number", "");
  append_item (store, 5);
  append_item (store, 11);
  muster_assert_model (store, "number", "5 11");
}

static void
test_changes_are_written_in_order (void)
{
  g_autoptr (GListStore) store = g_list_store_new (MUSTER_TYPE_TEST_ITEM);
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (G_LIST_MODEL (store));

  muster_assert_changes (changes, "");
  append_item (store, 1);
  append_item (store, 2);
  g_list_store_remove (store, 0);
  muster_assert_changes (changes, "0+1, 1+1, 0-1");
  g_list_store_splice (store, 0, 1, NULL, 0);
  muster_assert_changes (changes, "0-1");
}

static void
test_signals_of_an_object_are_written_down (void)
{
  g_autoptr (MusterTestItem) item = g_object_new (MUSTER_TYPE_TEST_ITEM, NULL);
  g_autoptr (MusterTestWatch) watch = muster_test_watch_new (item);

  muster_test_watch_assert (watch, "");
  g_signal_emit_by_name (item, "changed");
  g_object_notify (G_OBJECT (item), "number");
  g_object_notify (G_OBJECT (item), "number");
  muster_test_watch_assert (watch, "number number !");
  muster_test_watch_assert (watch, "");
}

static void
test_waiting_ends_when_the_predicate_holds (void)
{
  gboolean done = FALSE;

  g_idle_add_once (set_cb, &done);
  g_assert_true (muster_test_wait_until (is_set, &done, 10000));
}

static void
test_waiting_ends_when_the_time_is_up (void)
{
  gboolean done = FALSE;

  g_assert_false (muster_test_wait_until (is_set, &done, 20));
  g_assert_false (g_main_context_pending (NULL));
}

static void
test_directory_goes_but_what_its_links_name_stays (void)
{
  g_autoptr (MusterTestDir) outside = muster_test_dir_new ();
  g_autofree char *kept = muster_test_dir_build (outside, "kept");
  g_autofree char *gone = NULL;

  g_assert_true (g_file_set_contents (kept, "x", 1, NULL));
  {
    g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
    g_autofree char *folder = muster_test_dir_build (dir, "folder");
    g_autofree char *link = muster_test_dir_build (dir, "folder/link");
    g_autoptr (GFile) file = g_file_new_for_path (link);

    gone = g_strdup (muster_test_dir_get_path (dir));
    g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
    g_assert_true (g_file_make_symbolic_link (file, muster_test_dir_get_path (outside),
                                              NULL, NULL));
    g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  }

  g_assert_false (g_file_test (gone, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
}

static void
test_data_of_the_user_is_out_of_reach (void)
{
  g_assert_true (g_str_has_prefix (g_get_home_dir (), g_get_tmp_dir ()));
  g_assert_true (g_str_has_prefix (g_get_user_cache_dir (), g_get_tmp_dir ()));
  g_assert_true (g_str_has_prefix (g_get_user_config_dir (), g_get_tmp_dir ()));
  g_assert_true (g_str_has_prefix (g_get_user_data_dir (), g_get_tmp_dir ()));
  g_assert_true (g_str_has_prefix (g_get_user_state_dir (), g_get_tmp_dir ()));
}

static void
test_brief_runs_take_one_way (void)
{
  g_unsetenv (MUSTER_TEST_BRIEF_VARIABLE);
  g_assert_cmpuint (muster_test_ways (4), ==, 4);
  g_setenv (MUSTER_TEST_BRIEF_VARIABLE, "1", TRUE);
  g_assert_cmpuint (muster_test_ways (4), ==, 1);
  g_unsetenv (MUSTER_TEST_BRIEF_VARIABLE);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/lib/model-is-written-as-a-string", test_model_is_written_as_a_string);
  g_test_add_func ("/lib/changes-are-written-in-order", test_changes_are_written_in_order);
  g_test_add_func ("/lib/signals-of-an-object-are-written-down",
                   test_signals_of_an_object_are_written_down);
  g_test_add_func ("/lib/waiting-ends-when-the-predicate-holds",
                   test_waiting_ends_when_the_predicate_holds);
  g_test_add_func ("/lib/brief-runs-take-one-way", test_brief_runs_take_one_way);
  g_test_add_func ("/lib/waiting-ends-when-the-time-is-up", test_waiting_ends_when_the_time_is_up);
  g_test_add_func ("/lib/directory-goes-but-what-its-links-name-stays",
                   test_directory_goes_but_what_its_links_name_stays);
  g_test_add_func ("/lib/data-of-the-user-is-out-of-reach", test_data_of_the_user_is_out_of_reach);

  return g_test_run ();
}
