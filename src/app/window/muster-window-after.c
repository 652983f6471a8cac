/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/after/muster-after-window.h"
#include "app/after/muster-rematch-group.h"
#include "app/after/muster-swing-group.h"
#include "app/models/muster-error-words.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "core/lab/muster-lab-battle.h"
#include "core/muster-i18n.h"
#include "sheets/muster-battle-report.h"

/* The window after a battle: its result, the despatch, a rematch. */

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

/* Writes only changes, since the data may be open for reading only. */
static gboolean
keep_edits (MusterAfterWindow  *view,
            GError            **error)
{
  MusterAfterReport *report = muster_after_window_get_report (view);
  gboolean is_saved;

  g_object_get (report, "is-saved", &is_saved, NULL);
  return is_saved || muster_after_report_save (report, error);
}

static void
tell_failure (MusterAfterWindow *view,
              const GError      *error)
{
  g_autofree char *words = muster_error_words (error);

  muster_confirm_report (GTK_WINDOW (view), _("The Despatch Could Not Be Saved"), words,
                         muster_error_words_page (error));
}

/* Returns: whether the edits were saved; if not, the user has been told why */
static gboolean
try_to_keep (MusterAfterWindow *view)
{
  g_autoptr (GError) error = NULL;

  if (keep_edits (view, &error))
    return TRUE;

  tell_failure (view, error);
  return FALSE;
}

static void
discard_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  if (muster_confirm_finish (result))
    gtk_window_destroy (GTK_WINDOW (object));
}

/* Saves the edits without asking; asks only if they cannot be saved. */
static gboolean
close_request_cb (MusterAfterWindow *view)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (keep_edits (view, &error))
    return GDK_EVENT_PROPAGATE;

  words = muster_error_words (error);
  muster_confirm_async (GTK_WINDOW (view), _("The Despatch Could Not Be Saved"), words,
                        _("_Discard the Changes"), discard_cb, NULL);
  return GDK_EVENT_STOP;
}

/* Prepares a rematch like any other battle, with the roles exchanged. */
static void
fight_again (After             *after,
             MusterAfterWindow *view)
{
  g_autoptr (MusterWindow) window = g_object_ref (after->window);
  gint64 id = after->id;

  /* Destroying the window loses its edits, so save them before. */
  if (!try_to_keep (view))
    return;
  gtk_window_destroy (GTK_WINDOW (view));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rematch-battle", "x", id);
  muster_window_toast (window, _("A rematch: whoever attacked now defends"));
}

static void
link_cb (MusterAfterRematch *rematch,
         gint64              other,
         GtkWidget          *group)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (muster_after_rematch_link (rematch, other, &error))
    return;
  words = muster_error_words (error);
  muster_confirm_report (GTK_WINDOW (gtk_widget_get_root (group)), _("The Battles Could Not Be Linked"),
                         words, muster_error_words_page (error));
}

static void
unlink_cb (MusterAfterRematch *rematch,
           GtkWidget          *group)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (muster_after_rematch_unlink (rematch, &error))
    return;
  words = muster_error_words (error);
  muster_confirm_report (GTK_WINDOW (gtk_widget_get_root (group)), _("The Battles Could Not Be Unlinked"),
                         words, muster_error_words_page (error));
}

static void
open_other_cb (MusterWindow *self,
               gint64        other,
               GtkWidget    *group)
{
  MusterAfterWindow *view = MUSTER_AFTER_WINDOW (gtk_widget_get_root (group));

  if (!try_to_keep (view))
    return;
  gtk_window_destroy (GTK_WINDOW (view));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-battle", "x", other);
}

static void
add_rematch (After             *after,
             MusterAfterWindow *view)
{
  g_autoptr (MusterAfterRematch) rematch =
    muster_after_rematch_new (muster_window_get_store (after->window),
                              muster_window_get_library (after->window), after->battle, after->id);
  GtkWidget *group;

  if (rematch == NULL)
    return;
  group = muster_rematch_group_new (rematch);
  g_signal_connect_object (group, "link", G_CALLBACK (link_cb), rematch, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "unlink", G_CALLBACK (unlink_cb), rematch, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "open", G_CALLBACK (open_other_cb), after->window, G_CONNECT_SWAPPED);
  muster_after_window_add_rematch (view, group);
}

static MusterDocument *
make_report (guint                     sheet,
             const MusterSheetOptions *options,
             gpointer                  data)
{
  MusterLabReview *review = data;

  return muster_battle_report_new_with_swing (muster_lab_review_get_battle (review), NULL,
                                              muster_lab_review_get_swing (review), options);
}

static void
print_swing_cb (MusterWindow     *self,
                MusterSwingGroup *group)
{
  MusterLabReview *review = muster_swing_group_get_review (group);
  g_autoptr (MusterSheetSource) source =
    muster_sheet_source_new (muster_battle_get_setup (muster_lab_review_get_battle (review))->title,
                             make_report, g_object_ref (review), g_object_unref);

  muster_sheet_source_add_sheet (source, "report", _("Report"), MUSTER_SHEET_USE_COURSE);
  muster_window_output_print (self, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (group))), source);
}

/* Nothing is worked out before somebody asks for it (V-BATTLE-04). */
static void
add_swing (After             *after,
           MusterAfterWindow *view)
{
  g_autoptr (MusterLabReview) review = NULL;
  GtkWidget *group;

  if (muster_lab_battle_find_fault (muster_battle_get_setup (after->battle)) != NULL)
    return;
  review = muster_lab_review_new (after->battle);
  group = muster_swing_group_new (review);
  g_signal_connect_object (group, "print", G_CALLBACK (print_swing_cb), after->window, G_CONNECT_SWAPPED);
  muster_after_window_add_swing (view, group);
}

static void
asked_cb (MusterAfterWindow *view,
          const char        *what,
          After             *after)
{
  if (g_str_equal (what, "save"))
    {
      g_autoptr (GError) error = NULL;

      /* Saves also an unchanged despatch: saving confirms that it is right. */
      if (!muster_after_report_save (muster_after_window_get_report (view), &error))
        tell_failure (view, error);
    }
  else if (g_str_equal (what, "print"))
    {
      if (try_to_keep (view))
        muster_window_battles_print (after->window, GTK_WINDOW (view), after->id);
    }
  else if (g_str_equal (what, "export"))
    muster_window_battles_export (after->window, GTK_WINDOW (view), after->id);
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
  g_autoptr (MusterAfterReport) report = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *view;
  After *after;

  after = g_new0 (After, 1);
  after->window = g_object_ref (self);
  after->id = id != 0 ? id : muster_window_get_battle_id (self);
  after->battle = muster_window_battles_dup (self, after->id, &error);
  if (after->battle == NULL)
    {
      muster_window_output_report (self, _("The Battle Could Not Be Opened"), error);
      g_object_unref (after->window);
      g_free (after);
      return;
    }

  report = muster_after_report_new (after->battle);
  view = muster_after_window_new (report);
  add_rematch (after, MUSTER_AFTER_WINDOW (view));
  add_swing (after, MUSTER_AFTER_WINDOW (view));
  g_signal_connect_data (view, "asked", G_CALLBACK (asked_cb), after, after_free, 0);
  g_signal_connect (view, "close-request", G_CALLBACK (close_request_cb), NULL);
  gtk_window_set_transient_for (GTK_WINDOW (view), GTK_WINDOW (self));
  muster_dialog_present (GTK_WINDOW (view));
}

gboolean
muster_window_after_close_results (MusterWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean all_gone = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (MUSTER_IS_AFTER_WINDOW (window) &&
          gtk_window_get_transient_for (window) == GTK_WINDOW (self))
        g_ptr_array_add (results, g_steal_pointer (&window));
    }
  for (guint i = 0; i < results->len; i++)
    {
      gtk_window_close (results->pdata[i]);
      all_gone = all_gone && !gtk_widget_get_visible (results->pdata[i]);
    }

  return all_gone;
}

void
muster_window_after_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.battle-result", "x", battle_result_cb);
}
