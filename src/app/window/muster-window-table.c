/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/battle/muster-table-window.h"
#include "app/models/battle/muster-battle-acts.h"
#include "app/models/muster-row-words.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"

/* Further actions on the open battle: the table window for everybody to watch, and copies to try
 * things in. */

static MusterBattle *
get_battle (MusterWindow *self)
{
  MusterBattleSession *session = muster_window_pages_get_session (self);

  return session != NULL ? muster_battle_session_get_battle (session) : NULL;
}

static GtkWindow *
find_table (MusterWindow *self)
{
  for (GList *l = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self)));
       l != NULL; l = l->next)
    if (MUSTER_IS_TABLE_WINDOW (l->data))
      return l->data;
  return NULL;
}

static void
table_view_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  GtkWidget *page = muster_window_get_open_page (self);
  GtkWindow *table = find_table (self);

  if (!MUSTER_IS_BATTLE_PAGE (page))
    return;

  if (table == NULL)
    {
      table = GTK_WINDOW (muster_table_window_new (get_battle (self)));
      muster_table_window_set_phones (MUSTER_TABLE_WINDOW (table),
                                      muster_battle_page_get_phones (MUSTER_BATTLE_PAGE (page)));
      muster_dialog_add_keys (table);
      gtk_window_set_application (table, gtk_window_get_application (GTK_WINDOW (self)));
    }
  gtk_window_present (table);
}

/* Stores @copy as a battle of its own. */
static gboolean
keep (MusterWindow  *self,
      MusterBattle  *copy,
      gint64        *id,
      GError       **error)
{
  MusterLedgerStore *battles = muster_store_get_battles (muster_window_get_store (self));
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (battles);
  g_autofree char *title = NULL;

  if (!muster_battle_store_add (battles, copy, id, error))
    return FALSE;

  title = muster_row_words_make_unique (list, "title", muster_battle_get_title (copy), *id);
  return g_str_equal (title, muster_battle_get_title (copy)) ||
         muster_ledger_store_set_title (battles, *id, title, error);
}

static void
branch_battle_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterBattle *battle = get_battle (self);
  g_autoptr (MusterBattle) copy = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  if (battle == NULL)
    return;

  copy = muster_battle_acts_branch (battle, muster_window_get_library (self),
                                    g_variant_get_uint32 (parameter), &error);
  if (copy == NULL || !keep (self, copy, &id, &error))
    {
      muster_window_output_report (self, _("The Copy Could Not Be Made"), error);
      return;
    }

  muster_window_battles_open (self, id);
  muster_window_toast (self, _("This is a copy to try things out; the battle itself stays as it was"));
}

void
muster_window_table_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.table-view", NULL, table_view_cb);
  gtk_widget_class_install_action (widget_class, "win.branch-battle", "u", branch_battle_cb);
}

/* An open table window shows the battle that was opened last. */
void
muster_window_table_follow (MusterWindow     *self,
                            MusterBattlePage *page)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GtkWindow *table = application != NULL ? find_table (self) : NULL;

  if (table != NULL)
    {
      muster_table_window_set_battle (
        MUSTER_TABLE_WINDOW (table),
        muster_battle_session_get_battle (muster_battle_page_get_session (page)));
      muster_table_window_set_phones (MUSTER_TABLE_WINDOW (table), muster_battle_page_get_phones (page));
    }
}

/* Closes the table window, which would keep the program running. */
void
muster_window_table_close (MusterWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GtkWindow *table = application != NULL ? find_table (self) : NULL;

  if (table != NULL)
    gtk_window_destroy (table);
}
