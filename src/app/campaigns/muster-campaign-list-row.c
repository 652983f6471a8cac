/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaigns/muster-campaign-list-row.h"

#include "app/models/campaign/muster-campaign-words.h"
#include "app/models/muster-row-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-flow-layout.h"

#define MICROSECONDS 1000000
#define FACTS_SPACING 6

struct _MusterCampaignListRow
{
  MusterShelfRow parent_instance;

  GtkLabel *title;
  GtkLabel *subject;
  GtkLabel *note;
  GtkLabel *when;
  GtkLabel *status;
  GtkWidget *facts;
};

G_DEFINE_FINAL_TYPE (MusterCampaignListRow, muster_campaign_list_row, MUSTER_TYPE_SHELF_ROW)

static const MusterShelfAction ACTIONS[] = {
  { "row.rename", "win.rename-campaign" },
  { "row.club", "win.club-campaign" },
  { "row.export", "win.export-campaign" },
  { "row.archive", "win.archive-campaign" },
  { "row.bring-back", "win.bring-back-campaign" },
  { "row.remove", "win.remove-campaign" },
};

/* Returns the date in the calendar and what comes next. */
static char *
dup_note (MusterLedgerRow *row)
{
  g_autofree char *next = muster_campaign_words_next (row);
  const char *date = muster_ledger_row_get_date (row);

  return *date != '\0' ? g_strdup_printf ("%s · %s", date, next) : g_steal_pointer (&next);
}

static void
show (MusterShelfRow *shelf_row,
      GObject        *object)
{
  MusterCampaignListRow *self = MUSTER_CAMPAIGN_LIST_ROW (shelf_row);
  MusterLedgerRow *row = MUSTER_LEDGER_ROW (object);
  gboolean archived = muster_ledger_row_get_archived (row);
  g_autofree char *note = dup_note (row);
  g_autofree char *status = muster_campaign_words_status (row);
  g_autofree char *when =
    muster_row_words_when (muster_ledger_row_get_updated (row), g_get_real_time () / MICROSECONDS);
  g_autofree char *summary = g_strdup_printf ("%s, %s, %s, %s, %s", muster_ledger_row_get_title (row),
                                              muster_ledger_row_get_subject (row), note, status, when);

  gtk_label_set_label (self->title, muster_ledger_row_get_title (row));
  gtk_label_set_label (self->subject, muster_ledger_row_get_subject (row));
  gtk_label_set_label (self->note, note);
  gtk_label_set_label (self->when, when);
  gtk_label_set_label (self->status, status);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.archive", !archived);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.bring-back", archived);
  muster_shelf_row_set_summary (shelf_row, muster_ledger_row_get_title (row), summary);
}

static void
muster_campaign_list_row_class_init (MusterCampaignListRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  MusterShelfRowClass *shelf_class = MUSTER_SHELF_ROW_CLASS (klass);

  shelf_class->kind = "campaign";
  shelf_class->show = show;
  muster_shelf_row_class_install_actions (shelf_class, ACTIONS, G_N_ELEMENTS (ACTIONS));

  muster_shelf_row_class_set_template (shelf_class, APPLICATION_PATH "/ui/muster-campaign-list-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignListRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignListRow, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignListRow, note);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignListRow, when);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignListRow, status);
  gtk_widget_class_bind_template_child (widget_class, MusterCampaignListRow, facts);
}

static void
muster_campaign_list_row_init (MusterCampaignListRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->facts, muster_flow_layout_new (FACTS_SPACING));
}

GtkWidget *
muster_campaign_list_row_new (MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_LIST_ROW, "library", library, NULL);
}
