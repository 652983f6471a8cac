/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/models/muster-row-words.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-file.h"
#include "store/muster-rematch-links.h"

typedef struct
{
  MusterWindow *window;
  gint64 id;
} BattleRef;

static BattleRef *
battle_ref_new (MusterWindow *window,
                gint64        id)
{
  BattleRef *ref = g_new (BattleRef, 1);

  ref->window = g_object_ref (window);
  ref->id = id;

  return ref;
}

static void
battle_ref_free (BattleRef *ref)
{
  g_object_unref (ref->window);
  g_free (ref);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BattleRef, battle_ref_free)

static MusterLedgerStore *
get_battles (MusterWindow *self)
{
  return muster_store_get_battles (muster_window_get_store (self));
}

static gboolean
open_with (MusterWindow           *self,
           gint64                  id,
           MusterLedgerOpenFlags   flags,
           GError                **error)
{
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (get_battles (self), id, muster_window_get_library (self), flags,
                              error);

  if (battle == NULL)
    return FALSE;

  muster_window_show_battle (self, battle, id);
  return TRUE;
}

static void
open_anyway_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (BattleRef) ref = data;
  g_autoptr (GError) error = NULL;

  if (muster_confirm_finish (result) &&
      !open_with (ref->window, ref->id, MUSTER_LEDGER_OPEN_ANYWAY, &error))
    muster_window_output_report (ref->window, _("The Battle Could Not Be Opened"), error);
}

/**
 * muster_window_battles_open:
 * @id: of a stored battle
 */
void
muster_window_battles_open (MusterWindow *self,
                            gint64        id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;

  g_return_if_fail (MUSTER_IS_WINDOW (self));

  row = muster_ledger_store_dup_row (get_battles (self), id, NULL);
  if (row != NULL && muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    {
      muster_window_plan_open (self, id);
      return;
    }
  if (open_with (self, id, MUSTER_LEDGER_OPEN_DEFAULT, &error))
    return;

  if (g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DIFFERS))
    muster_confirm_async (GTK_WINDOW (self), _("The Rules Have Changed"),
                          _("With this version of Muster the orders of this battle lead to another "
                            "state than the one that was saved. You can go on from the state as "
                            "it is worked out now."),
                          _("_Open Anyway"), open_anyway_cb, battle_ref_new (self, id));
  else
    muster_window_output_report (self, _("The Battle Could Not Be Opened"), error);
}

static void
open_battle_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  muster_window_battles_open (MUSTER_WINDOW (widget), g_variant_get_int64 (parameter));
}

/* Returns: (transfer full) (nullable): the open battle or a stored one */
MusterBattle *
muster_window_battles_dup (MusterWindow  *self,
                           gint64         id,
                           GError       **error)
{
  MusterBattleSession *session = muster_window_pages_get_session (self);

  if (session != NULL && id == muster_window_get_battle_id (self))
    return g_object_ref (muster_battle_session_get_battle (session));
  return muster_battle_store_open (get_battles (self), id, muster_window_get_library (self),
                                   MUSTER_LEDGER_OPEN_ANYWAY, error);
}

/* Returns: (transfer full) (nullable): the battle, or what is prepared of it, as a file */
static char *
write_file (MusterWindow  *self,
            gint64         id,
            GError       **error)
{
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (get_battles (self), id, error);
  g_autoptr (MusterBattle) battle = NULL;
  g_autofree char *plan = NULL;

  if (row == NULL)
    return NULL;
  if (muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    {
      plan = muster_ledger_store_plans_load (get_battles (self), id, error);
      return plan != NULL ? muster_plan_file_write (plan, strlen (plan), error) : NULL;
    }

  battle = muster_window_battles_dup (self, id, error);
  return battle != NULL && muster_battle_store_date (get_battles (self), id, battle, error)
           ? muster_battle_file_write (battle)
           : NULL;
}

static void
export_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (BattleRef) ref = data;
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  char *text;

  if (path == NULL)
    return;

  text = write_file (ref->window, ref->id, &error);
  if (text == NULL)
    {
      muster_window_output_report (ref->window, _("The Battle Could Not Be Exported"), error);
      return;
    }

  bytes = g_bytes_new_take (text, strlen (text));
  muster_window_output_write (ref->window, path, bytes, _("The battle was exported"),
                              _("The Battle Could Not Be Exported"));
}

void
muster_window_battles_export (MusterWindow *self,
                              GtkWindow    *parent,
                              gint64        id)
{
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autofree char *file_name = NULL;
  g_autoptr (GError) error = NULL;

  row = muster_ledger_store_dup_row (get_battles (self), id, &error);
  if (row == NULL)
    {
      muster_window_output_report (self, _("The Battle Could Not Be Exported"), error);
      return;
    }

  file_name = muster_row_words_file_name (muster_ledger_row_get_title (row), _("Battle"),
                                          ".muster-battle");
  muster_file_chooser_save_async (parent, _("Export the Battle"), file_name, NULL, export_chosen_cb,
                                  battle_ref_new (self, id));
}

void
muster_window_battles_print (MusterWindow *self,
                             GtkWindow    *parent,
                             gint64        id)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterSheetSource) source = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *sum = NULL;

  battle = muster_window_battles_dup (self, id, &error);
  if (battle == NULL)
    {
      muster_window_output_report (self, _("The Report Could Not Be Made"), error);
      return;
    }

  sum = muster_rematch_links_dup_sum (muster_window_get_store (self), muster_window_get_library (self),
                                      battle, id);
  source = muster_sheet_source_new_for_battle (muster_window_get_library (self), battle, sum);
  muster_sheet_source_set_portraits (source, muster_window_photos_find_image,
                                     g_object_ref (muster_window_get_store (self)), g_object_unref);
  muster_window_output_print (self, parent, source);
}

/* 0 stands for the open battle. */
static gint64
get_id (MusterWindow *self,
        GVariant     *parameter)
{
  gint64 id = g_variant_get_int64 (parameter);

  return id != 0 ? id : muster_window_get_battle_id (self);
}

static void
export_battle_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  muster_window_battles_export (self, GTK_WINDOW (self), get_id (self, parameter));
}

static void
print_battle_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  muster_window_battles_print (self, GTK_WINDOW (self), get_id (self, parameter));
}

static void
renamed_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (BattleRef) ref = data;
  g_autofree char *title = muster_ask_text_finish (result);
  g_autoptr (GError) error = NULL;

  if (title != NULL && !muster_ledger_store_set_title (get_battles (ref->window), ref->id, title, &error))
    muster_window_output_report (ref->window, _("The Battle Could Not Be Renamed"), error);
}

static void
rename_battle_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  gint64 id = g_variant_get_int64 (parameter);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (get_battles (self), id, &error);

  if (row == NULL)
    muster_window_output_report (self, _("The Battle Could Not Be Renamed"), error);
  else
    muster_ask_text_async (GTK_WINDOW (self), _("Rename the Battle"), muster_ledger_row_get_title (row),
                           _("_Rename"), renamed_cb, battle_ref_new (self, id));
}

void
muster_window_battles_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-battle", "x", open_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.export-battle", "x", export_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.print-battle", "x", print_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.rename-battle", "x", rename_battle_cb);
}
