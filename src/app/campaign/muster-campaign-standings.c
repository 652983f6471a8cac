/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-parts.h"
#include "app/toolkit/muster-flow-layout.h"
#include "core/campaign/muster-campaign-absence.h"
#include "core/muster-i18n.h"

#define MUSTER_TYPE_CAMPAIGN_STANDINGS (muster_campaign_standings_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignStandings,
                      muster_campaign_standings,
                      MUSTER,
                      CAMPAIGN_STANDINGS,
                      MusterCampaignView)

struct _MusterCampaignStandings
{
  MusterCampaignView parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCampaignStandings, muster_campaign_standings, MUSTER_TYPE_CAMPAIGN_VIEW)

static GtkWidget *
add_buttons (GtkBox *box)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (8), NULL);

  gtk_box_append (box, row);
  return row;
}

static void
add_awards (GtkBox                    *box,
            const MusterCampaignSetup *setup,
            const MusterCampaignState *state)
{
  GtkBox *card = muster_campaign_parts_add_card (box, _("Award Points"),
                                                 _("Besides those that battles bring."));
  GtkWidget *row = add_buttons (card);

  for (int i = 0; i < setup->n_sides; i++)
    gtk_widget_set_parent (muster_campaign_parts_new_order (setup->sides[i].name, "award", "side",
                                                            setup->sides[i].id, NULL),
                           row);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, i);

      gtk_widget_set_parent (
        muster_campaign_parts_new_order (def->name, "award", "player", def->id, NULL), row);
    }
}

static void
add_absence (GMenu                     *menu,
             const MusterCampaignState *state,
             int                        player,
             int                        chapter)
{
  const char *id = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, player)->id;
  const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, chapter);
  gboolean is_absent = muster_campaign_absence_is_absent (state, player, chapter);
  /* Translators: the title of a chapter. */
  g_autofree char *label =
    g_strdup_printf (is_absent ? _("_Back for “%s”") : _("_Absent From “%s”"), def->name);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.campaign-absent", "(ssb)", id, def->id, !is_absent);
  g_menu_append_item (menu, item);
}

/* What a player is called, whose side he is on, and from which chapters that have not begun he is absent. */
static void
add_player (GtkBox                    *card,
            const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            int                        player)
{
  const MusterCampaignPlayerDef *def = muster_campaign_state_get_player_def (state, player);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autoptr (GString) text = g_string_new (def->base.name);
  g_autoptr (GMenu) menu = g_menu_new ();
  /* Translators: a menu of what can be done with a player. */
  g_autofree char *label = g_strdup_printf (_("Orders for %s"), def->base.name);
  g_autofree char *name = g_strdup_printf ("player:%s", def->base.id);
  gboolean has_force = FALSE;

  g_string_append_printf (text, " · %s", setup->sides[def->side].name);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    has_force |= muster_campaign_state_get_force (state, i)->player == player;
  for (int i = 0; has_force && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      if (muster_campaign_state_get_chapter (state, i)->status >= MUSTER_CAMPAIGN_OPEN)
        continue;
      add_absence (menu, state, player, i);
      if (muster_campaign_absence_is_absent (state, player, i))
        {
          g_string_append (text, " · ");
          /* Translators: of a player; the title of a chapter. */
          g_string_append_printf (text, _("absent from “%s”"),
                                  muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, i)->name);
        }
    }
  muster_campaign_parts_add_item (menu, _("Write a _Note for Him…"), "note", "player", def->base.id, NULL);
  muster_campaign_parts_add_item (menu, _("_Leaves the Campaign…"), "leave", "player", def->base.id, NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (muster_campaign_parts_add_text (GTK_BOX (line), text->str, NULL)),
                          TRUE);
  gtk_box_append (GTK_BOX (line), muster_campaign_parts_new_menu (menu, name, label));
  gtk_box_append (card, line);
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  GtkBox *card;

  muster_campaign_parts_add_standings (box, campaign);
  muster_campaign_parts_add_counters (box, campaign);

  card = muster_campaign_parts_add_card (
box, _("Players"), _("Who is absent from a chapter keeps all that he has, and so do his forces."));
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); i++)
    if (!muster_campaign_state_get_player (state, i)->left)
      add_player (card, setup, state, i);
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("A Player Joins…"), "join", NULL),
                         add_buttons (card));

  add_awards (box, setup, state);
}

static void
muster_campaign_standings_class_init (MusterCampaignStandingsClass *klass)
{
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->max_width = MUSTER_CAMPAIGN_READING_WIDTH;
}

static void
muster_campaign_standings_init (MusterCampaignStandings *self)
{
}

GtkWidget *
muster_campaign_standings_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_STANDINGS, "campaign", campaign, NULL);
}
