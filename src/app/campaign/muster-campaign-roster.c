/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-parts.h"
#include "app/toolkit/muster-accessible.h"
#include "app/widgets/muster-action-row.h"
#include "core/campaign/orders/muster-campaign-line.h"
#include "core/muster-i18n.h"

#define MUSTER_TYPE_CAMPAIGN_ROSTER (muster_campaign_roster_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignRoster,
                      muster_campaign_roster,
                      MUSTER,
                      CAMPAIGN_ROSTER,
                      MusterCampaignView)

struct _MusterCampaignRoster
{
  MusterCampaignView parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCampaignRoster, muster_campaign_roster, MUSTER_TYPE_CAMPAIGN_VIEW)

static char *
dup_place (const MusterCampaignState *state,
           int                        leader)
{
  const MusterCampaignLeader *value = muster_campaign_state_get_leader (state, leader);
  int force = muster_campaign_state_get_leader_def (state, leader)->force;
  const MusterCampaignDef *place =
    value->unit >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, value->unit)
                     : muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, force);

  if (value->lost)
    /* Translators: where a leader is, a unit or a force; his fate is not known yet. */
    return g_strdup_printf (_("%s · lost"), place->name);
  if (value->status == MUSTER_CAMPAIGN_FIT)
    return g_strdup (place->name);
  /* Translators: where a leader is, a unit or a force; then what is with him, such as "dead". */
  return g_strdup_printf (_("%s · %s"), place->name, muster_campaign_leader_status_label (value->status));
}

static void
add_leader (GtkListBox                *list,
            const MusterCampaignState *state,
            int                        leader)
{
  const MusterCampaignLeaderDef *def = muster_campaign_state_get_leader_def (state, leader);
  g_autofree char *place = dup_place (state, leader);
  g_autofree char *name = g_strdup_printf ("leader:%s", def->base.id);
  GtkWidget *row = muster_action_row_new_plain (def->base.name, place);

  gtk_widget_set_name (row, name);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", "leader", def->base.id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.campaign-record");
  gtk_list_box_append (list, row);
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  GtkWidget *enlist = gtk_button_new_with_label (_("Enlist Another Force…"));
  const MusterCampaignState *state;
  GtkWidget *list;
  guint n = 0;

  muster_campaign_parts_add_forces (box, campaign);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (enlist), "win.campaign-enlist");
  gtk_widget_set_halign (enlist, GTK_ALIGN_START);
  gtk_box_append (box, enlist);

  /* Lists all leaders, also those who lead no unit any more: each opens a service record. */
  state = muster_campaign_get_state (campaign);
  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  muster_accessible_set_label (list, _("Leaders and Their Service Records"));
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    if (!muster_campaign_state_get_leader_def (state, i)->is_unit)
      {
        add_leader (GTK_LIST_BOX (list), state, i);
        n++;
      }
  if (n == 0)
    {
      g_object_ref_sink (list);
      g_object_unref (list);
      return;
    }
  muster_campaign_parts_add_text (box, _("Leaders and Their Service Records"), "heading");
  gtk_box_append (box, list);
}

static void
muster_campaign_roster_class_init (MusterCampaignRosterClass *klass)
{
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
}

static void
muster_campaign_roster_init (MusterCampaignRoster *self)
{
}

GtkWidget *
muster_campaign_roster_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_ROSTER, "campaign", campaign, NULL);
}
