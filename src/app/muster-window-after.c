/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-window-private.h"

#include "app/after/muster-after-window.h"
#include "app/muster-dialog.h"
#include "core/muster-i18n.h"

/* What comes after a battle: its result, the despatch, a rematch. */

typedef struct
{
  MusterWindow *window;
  MusterBattle *battle;
  gint64 id;
} After;

static void
after_free (gpointer  data,
            GClosure *closure)
{
  After *after = data;

  g_object_unref (after->window);
  g_object_unref (after->battle);
  g_free (after);
}

static void
save_despatch (After             *after,
               MusterAfterWindow *view)
{
  MusterAfterReport *report = muster_after_window_get_report (view);
  g_autoptr(GError) error = NULL;

  if (!muster_after_report_save (report, &error))
    muster_window_report (after->window, _("The despatch could not be saved"), error);
}

/* It is prepared as any other battle, with the roles the other way round. */
static void
fight_again (After             *after,
             MusterAfterWindow *view)
{
  gtk_window_close (GTK_WINDOW (view));
  gtk_widget_activate_action (GTK_WIDGET (after->window), "win.rematch-battle", "x", after->id);
  muster_window_toast (after->window, _("A rematch: who attacked defends now"));
}

static void
asked_cb (MusterAfterWindow *view,
          const char        *what,
          After             *after)
{
  if (g_str_equal (what, "save"))
    save_despatch (after, view);
  else if (g_str_equal (what, "print"))
    {
      save_despatch (after, view);
      gtk_widget_activate_action (GTK_WIDGET (after->window), "win.print-battle", "x", after->id);
    }
  else if (g_str_equal (what, "export"))
    gtk_widget_activate_action (GTK_WIDGET (after->window), "win.export-battle", "x", after->id);
  else if (g_str_equal (what, "rematch"))
    fight_again (after, view);
}

static void
battle_result_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  gint64 id = g_variant_get_int64 (parameter);
  g_autoptr(MusterAfterReport) report = NULL;
  g_autoptr(GError) error = NULL;
  GtkWidget *view;
  After *after;

  after = g_new0 (After, 1);
  after->window = g_object_ref (self);
  after->id = id != 0 ? id : muster_window_get_battle_id (self);
  after->battle = muster_window_dup_battle (self, after->id, &error);
  if (after->battle == NULL)
    {
      muster_window_report (self, _("The battle could not be opened"), error);
      g_object_unref (after->window);
      g_free (after);
      return;
    }

  report = muster_after_report_new (after->battle);
  view = muster_after_window_new (report);
  g_signal_connect_data (view, "asked", G_CALLBACK (asked_cb), after, after_free, 0);
  gtk_window_set_transient_for (GTK_WINDOW (view), GTK_WINDOW (self));
  muster_dialog_present (GTK_WINDOW (view));
}

void
muster_window_install_after_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.battle-result", "x", battle_result_cb);
}
