/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "core/campaign/muster-campaign-absence.h"
#include "core/campaign/muster-campaign-moving.h"
#include "core/muster-i18n.h"

/* The plan of the open campaign: chapters are added, renamed, connected and moved. */

/* Takes @chapter. */
static void
ask_plan (MusterWindow *self,
          JsonNode     *chapter,
          const char   *title)
{
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (params, json_object_new ());
  if (chapter != NULL)
    json_object_set_member (json_node_get_object (params), "chapter", chapter);
  muster_window_campaigns_ask_order (self, MUSTER_CAMPAIGN_ORDER_PLAN, params, title);
}

/* Edits a chapter; an empty id stands for a new one. */
static void
edit_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  const char *id = g_variant_get_string (parameter, NULL);

  if (page == NULL)
    return;
  if (*id == '\0')
    ask_plan (self, NULL, _("Add a Chapter"));
  else
    ask_plan (self, muster_campaign_moving_dup_chapter (muster_campaign_page_get_campaign (page), id),
              _("Edit the Chapter"));
}

/* Lets the outcomes of a chapter that have no successor yet lead to the other chapter, and shows
 * that in the form. */
static void
connect_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  const MusterCampaignSetup *setup;
  const char *from, *to;
  JsonNode *chapter;
  JsonObject *next;

  if (page == NULL)
    return;
  g_variant_get (parameter, "(&s&s)", &from, &to);
  setup = muster_campaign_get_setup (muster_campaign_page_get_campaign (page));
  chapter = muster_campaign_moving_dup_chapter (muster_campaign_page_get_campaign (page), from);
  if (setup->plan != MUSTER_CAMPAIGN_TREE || chapter == NULL)
    {
      g_clear_pointer (&chapter, json_node_unref);
      muster_window_toast (self, _("Only the chapters of a tree lead to others"));
      return;
    }
  if (!json_object_has_member (json_node_get_object (chapter), "next"))
    json_object_set_object_member (json_node_get_object (chapter), "next", json_object_new ());
  next = json_object_get_object_member (json_node_get_object (chapter), "next");
  for (int i = 0; i <= setup->n_sides; i++)
    {
      const char *way = i < setup->n_sides ? setup->sides[i].id : "draw";

      if (!json_object_has_member (next, way) || json_object_get_null_member (next, way))
        json_object_set_string_member (next, way, to);
    }
  ask_plan (self, chapter, _("What Follows the Chapter"));
}

/* Returns: (nullable): the open campaign, with the positions of two of its chapters */
static MusterCampaign *
find_places (MusterWindow *self,
             const char   *from,
             const char   *to,
             int          *chapter,
             int          *place)
{
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  MusterCampaign *campaign = page != NULL ? muster_campaign_page_get_campaign (page) : NULL;

  if (campaign == NULL)
    return NULL;
  *chapter =
    muster_campaign_state_find (muster_campaign_get_present (campaign), MUSTER_CAMPAIGN_CHAPTERS, from);
  *place = muster_campaign_state_find (muster_campaign_get_present (campaign), MUSTER_CAMPAIGN_CHAPTERS, to);
  return *chapter >= 0 && *place >= 0 ? campaign : NULL;
}

/* Moves a chapter to the place of another; those between them move by one. */
static void
move_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  const char *from, *to;
  MusterCampaign *campaign;
  int chapter, place;

  g_variant_get (parameter, "(&s&s)", &from, &to);
  campaign = find_places (self, from, to, &chapter, &place);
  if (campaign == NULL)
    return;
  if (!muster_campaign_moving_move_chapter (campaign, chapter, place, remarks, &error))
    muster_window_output_report (self, _("The Chapter Could Not Be Moved"), error);
  else if (remarks->len > 0)
    muster_window_toast (self, remarks->pdata[0]);
}

/* Sets the colour of a side. */
static void
colour_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;
  const char *side, *colour;

  if (page == NULL)
    return;
  g_variant_get (parameter, "(&s&s)", &side, &colour);
  json_node_take_object (params, json_object_new ());
  json_object_set_string_member (json_node_get_object (params), "side", side);
  json_object_set_string_member (json_node_get_object (params), "field", "colour");
  json_object_set_string_member (json_node_get_object (params), "value", colour);
  json_object_set_string_member (json_node_get_object (params), "reason", _("chosen"));
  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_SET, params);
  if (!muster_campaign_record (muster_campaign_page_get_campaign (page), &order, &tape, &error))
    muster_window_output_report (self, _("The Colour Could Not Be Changed"), error);
}

/* A player is absent from a chapter, or takes part in it after all. */
static void
absent_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  const MusterCampaignState *state;
  const char *player, *chapter;
  gboolean is_absent;
  g_autoptr (GError) error = NULL;

  if (page == NULL)
    return;
  g_variant_get (parameter, "(&s&sb)", &player, &chapter, &is_absent);
  state = muster_campaign_get_present (muster_campaign_page_get_campaign (page));
  if (!muster_campaign_absence_set_absent (muster_campaign_page_get_campaign (page),
                                           muster_campaign_state_find (state, MUSTER_CAMPAIGN_PLAYERS,
                                                                       player),
                                           muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS,
                                                                       chapter),
                                           is_absent, &error))
    muster_window_output_report (self, _("The Chapter Could Not Be Changed"), error);
}

void
muster_window_campaign_plan_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-absent", "(ssb)", absent_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-edit", "s", edit_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-connect", "(ss)", connect_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-move", "(ss)", move_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-colour", "(ss)", colour_cb);
}
