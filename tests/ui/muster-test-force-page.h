/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/forces/muster-force-page.h"
#include "muster-test-find.h"
#include "muster-test-ui.h"

G_BEGIN_DECLS

/* The page of a force, opened with one of the forces to start with. */

static inline MusterForceStore *
muster_test_force_get_forces (MusterTestUi *ui)
{
  return muster_store_get_forces (muster_test_ui_get_store (ui));
}

static inline GtkWidget *
muster_test_force_get_page (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCE_PAGE);

  g_assert_nonnull (page);
  return page;
}

static inline MusterForce *
muster_test_force_get_force (MusterTestUi *ui)
{
  return muster_force_session_get_force (
    muster_force_page_get_session (MUSTER_FORCE_PAGE (muster_test_force_get_page (ui))));
}

static inline MusterForceUnitView *
muster_test_force_get_view (MusterTestUi *ui)
{
  return muster_force_page_get_view (MUSTER_FORCE_PAGE (muster_test_force_get_page (ui)));
}

static inline void
muster_test_force_act (MusterTestUi *ui,
                       const char   *action)
{
  g_assert_true (gtk_widget_activate_action_variant (muster_test_force_get_page (ui), action, NULL));
  muster_test_ui_settle ();
}

/* What is on disk, read again. */
static inline MusterForce *
muster_test_force_read_kept (MusterTestUi *ui)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  gint64 id = muster_force_store_find (muster_test_force_get_forces (ui),
                                       muster_force_get_id (muster_test_force_get_force (ui)));
  MusterForce *force = muster_force_store_rules_open (muster_test_force_get_forces (ui), id, library, &error);

  g_assert_no_error (error);
  return force;
}

static inline MusterForce *
muster_test_force_new_starter (const char *id)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *kings = muster_library_find_ruleset (library, "kings");

  return muster_force_new_from_starter (
    kings, muster_test_find_starter (muster_ruleset_get_catalog (kings), id));
}

static inline void
muster_test_force_set_up (MusterTestUi  *ui,
                          gconstpointer  data)
{
  g_autoptr (MusterForce) force = muster_test_force_new_starter ("british-sudan");

  muster_test_ui_set_up (ui, data);
  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
}

static inline GtkWindow *
muster_test_force_find_dialog (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);

  for (guint i = 0; i < n_windows; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  return NULL;
}

static inline void
muster_test_force_choose_unit (MusterTestUi *ui,
                               guint         position)
{
  muster_force_unit_view_set_unit (
    muster_test_force_get_view (ui), muster_force_get_unit (muster_test_force_get_force (ui), position));
  muster_test_ui_settle ();
}

G_END_DECLS
