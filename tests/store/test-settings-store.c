/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"
#include "store/upkeep/muster-hash-check.h"

static void
count_cb (MusterSettingsStore *settings,
          gpointer             data)
{
  (*(guint *) data)++;
}

static void
test_values_are_kept (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  MusterSettingsStore *settings = muster_store_get_settings (store);
  g_autofree char *text = NULL;
  g_autofree char *members = NULL;
  g_autoptr (GError) error = NULL;
  guint n_changes = 0;

  g_signal_connect (settings, "changed::club", G_CALLBACK (count_cb), &n_changes);
  g_assert_null (muster_settings_store_dup_text (settings, "club"));
  g_assert_true (muster_settings_store_set_text (settings, "club", "Horse & “Musket”", &error));
  g_assert_true (muster_settings_store_set_text (settings, "members", "", &error));
  g_assert_true (muster_settings_store_set_text (settings, "members", "12", &error));
  text = muster_settings_store_dup_text (settings, "club");
  g_assert_cmpstr (text, ==, "Horse & “Musket”");
  members = muster_settings_store_dup_text (settings, "members");
  g_assert_cmpstr (members, ==, "12");
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_true (muster_settings_store_unset (settings, "club", &error));
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_true (muster_settings_store_unset (settings, "club", &error));
  g_assert_null (muster_settings_store_dup_text (settings, "club"));
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
  g_assert_no_error (error);
}

static void
test_damaged_value_is_not_used (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  MusterSettingsStore *settings = muster_store_get_settings (store);

  g_assert_true (muster_settings_store_set_text (settings, "members", "12", NULL));
  g_assert_true (muster_db_exec (muster_store_get_db (store), "UPDATE setting SET value = '\"13\"'",
                                 NULL));
  g_assert_null (muster_settings_store_dup_text (settings, "members"));
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/settings-store/values-are-kept", test_values_are_kept);
  g_test_add_func ("/settings-store/damaged-value-is-not-used", test_damaged_value_is_not_used);

  return g_test_run ();
}
