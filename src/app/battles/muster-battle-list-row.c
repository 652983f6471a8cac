/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battles/muster-battle-list-row.h"

#include "app/models/muster-row-words.h"
#include "app/toolkit/muster-flow-layout.h"

#define MICROSECONDS 1000000
#define FACTS_SPACING 6

struct _MusterBattleListRow
{
  MusterShelfRow parent_instance;

  GtkLabel *title;
  GtkLabel *subject;
  GtkLabel *note;
  GtkLabel *when;
  GtkLabel *status;
  GtkWidget *facts;
};

G_DEFINE_FINAL_TYPE (MusterBattleListRow, muster_battle_list_row, MUSTER_TYPE_SHELF_ROW)

static const MusterShelfAction ACTIONS[] = {
  { "row.rename", "win.rename-battle" },
  { "row.club", "win.club-battle" },
  { "row.export", "win.export-battle" },
  { "row.print", "win.print-battle" },
  { "row.result", "win.battle-result" },
  { "row.rematch", "win.rematch-battle" },
  { "row.duplicate", "win.duplicate-battle" },
  { "row.sheet", "win.scenario-sheet" },
  { "row.archive", "win.archive-battle" },
  { "row.bring-back", "win.bring-back-battle" },
  { "row.remove", "win.remove-battle" },
};

static void
show (MusterShelfRow *shelf_row,
      GObject        *object)
{
  MusterBattleListRow *self = MUSTER_BATTLE_LIST_ROW (shelf_row);
  MusterLedgerRow *row = MUSTER_LEDGER_ROW (object);
  MusterLibrary *library = muster_shelf_row_get_library (shelf_row);
  gint64 now = g_get_real_time () / MICROSECONDS;
  g_autofree char *note = muster_row_words_game (row, library);
  g_autofree char *status = muster_row_words_status (row);
  g_autofree char *day = muster_row_words_when_exactly (muster_ledger_row_get_updated (row), now);
  g_autofree char *number = muster_row_words_number (row);
  g_autofree char *when = g_strdup_printf ("%s · %s", day, number);
  g_autofree char *summary = muster_row_words_summary (row, library, now);
  MusterStage stage;
  static const char *const of_the_log[] = { "row.result", "row.print" };
  gboolean archived;
  gboolean has_begun;

  gtk_label_set_label (self->title, muster_ledger_row_get_title (row));
  gtk_label_set_label (self->subject, muster_ledger_row_get_subject (row));
  gtk_label_set_label (self->note, note);
  gtk_label_set_label (self->when, when);
  gtk_label_set_label (self->status, status);

  /* The text names the stage; the colour only repeats it. */
  stage = muster_ledger_row_get_stage (row);
  gtk_widget_remove_css_class (GTK_WIDGET (self->status), "acted");
  gtk_widget_remove_css_class (GTK_WIDGET (self->status), "quiet");
  if (stage == MUSTER_STAGE_OPEN)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "acted");
  else if (stage == MUSTER_STAGE_OVER)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "quiet");

  archived = muster_ledger_row_get_archived (row);
  has_begun = muster_ledger_row_get_stage (row) != MUSTER_STAGE_PREPARED;
  for (guint i = 0; i < G_N_ELEMENTS (of_the_log); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), of_the_log[i], has_begun);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.archive", !archived);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.bring-back", archived);

  muster_shelf_row_set_summary (shelf_row, muster_ledger_row_get_title (row), summary);
}

static void
muster_battle_list_row_class_init (MusterBattleListRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  MusterShelfRowClass *shelf_class = MUSTER_SHELF_ROW_CLASS (klass);

  shelf_class->kind = "battle";
  shelf_class->show = show;
  muster_shelf_row_class_install_actions (shelf_class, ACTIONS, G_N_ELEMENTS (ACTIONS));

  muster_shelf_row_class_set_template (shelf_class,
                                       APPLICATION_PATH "/ui/muster-battle-list-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, note);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, when);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, status);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, facts);
}

static void
muster_battle_list_row_init (MusterBattleListRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->facts, muster_flow_layout_new (FACTS_SPACING));
}

GtkWidget *
muster_battle_list_row_new (MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_BATTLE_LIST_ROW, "library", library, NULL);
}
