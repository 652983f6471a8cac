/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-act-card.h"
#include "app/campaign/muster-campaign-parts.h"
#include "core/campaign/muster-campaign-duty-item.h"
#include "core/muster-i18n.h"

#define MUSTER_TYPE_CAMPAIGN_TODO (muster_campaign_todo_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignTodo, muster_campaign_todo, MUSTER, CAMPAIGN_TODO, MusterCampaignView)

struct _MusterCampaignTodo
{
  MusterCampaignView parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCampaignTodo, muster_campaign_todo, MUSTER_TYPE_CAMPAIGN_VIEW)

static guint failed_signal;

static gboolean
is_of_dice (MusterCampaignDutyItem *duty)
{
  MusterCampaignVerb verb = muster_campaign_duty_item_get_duty (duty)->verb;

  return verb == MUSTER_CAMPAIGN_ORDER_RECOVER || verb == MUSTER_CAMPAIGN_ORDER_FATES;
}

static void
card_failed_cb (MusterCampaignTodo *self,
                GError             *error)
{
  g_signal_emit (self, failed_signal, 0, error);
}

static void
add_card (MusterCampaignTodo *self,
          GtkBox             *box,
          MusterCampaign     *campaign,
          MusterCampaignVerb  verb,
          JsonNode           *params,
          const char         *title)
{
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new (campaign, verb, params);
  GtkWidget *card = muster_campaign_act_card_new (
    act, title, verb == MUSTER_CAMPAIGN_ORDER_CLOSE ? _("Close It") : _("Record"));

  gtk_widget_set_name (card, "duty");
  g_signal_connect_object (card, "failed", G_CALLBACK (card_failed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, card);
}

/* Rolls one after the other, since each roll is an entry of its own that can be taken back. */
static void
roll_all_cb (MusterCampaignTodo *self)
{
  g_autoptr (MusterCampaign) campaign =
    g_object_ref (muster_campaign_view_get_campaign (MUSTER_CAMPAIGN_VIEW (self)));
  g_autoptr (GError) error = NULL;

  for (;;)
    {
      g_autoptr (MusterCampaignDutyItem) duty
        = g_list_model_get_item (muster_campaign_get_duties (campaign), 0);
      g_autoptr (MusterCampaignAct) act = NULL;
      g_autoptr (JsonNode) params = NULL;

      if (duty == NULL || !is_of_dice (duty))
        return;
      params = muster_campaign_duty_item_dup_params (duty);
      act = muster_campaign_act_new (campaign, muster_campaign_duty_item_get_duty (duty)->verb, params);
      if (!muster_campaign_act_give (act, &error))
        {
          card_failed_cb (self, error);
          return;
        }
    }
}

/* Lists chapters that only have to be closed. */
static void
add_closings (MusterCampaignTodo *self,
              GtkBox             *box,
              MusterCampaign     *campaign)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, i);
      g_autoptr (JsonNode) params = NULL;
      g_autofree char *title = NULL;

      if (muster_campaign_state_get_chapter (state, i)->status != MUSTER_CAMPAIGN_FOUGHT)
        continue;
      params = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (params, json_object_new ());
      json_object_set_string_member (json_node_get_object (params), "chapter", def->id);
      /* Translators: the title of a chapter. */
      title = g_strdup_printf (_("Close “%s”"), def->name);
      add_card (self, box, campaign, MUSTER_CAMPAIGN_ORDER_CLOSE, params, title);
    }
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  MusterCampaignTodo *self = MUSTER_CAMPAIGN_TODO (view);
  GListModel *duties = muster_campaign_get_duties (campaign);
  guint n = g_list_model_get_n_items (duties);
  g_autoptr (MusterCampaignDutyItem) first = g_list_model_get_item (duties, 0);

  if (muster_ledger_get_position (campaign) != muster_ledger_get_length (campaign))
    {
      muster_campaign_parts_add_text (box, _("Go back to the present to do what is listed here."),
                                      "dim-label");
      return;
    }
  if (first != NULL && is_of_dice (first))
    {
      GtkWidget *all = gtk_button_new_with_label (_("Roll for Everybody and Record It"));

      gtk_widget_set_halign (all, GTK_ALIGN_START);
      g_signal_connect_object (all, "clicked", G_CALLBACK (roll_all_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (box, all);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterCampaignDutyItem) duty = g_list_model_get_item (duties, i);
      g_autoptr (JsonNode) params = muster_campaign_duty_item_dup_params (duty);

      add_card (self, box, campaign, muster_campaign_duty_item_get_duty (duty)->verb, params,
                muster_campaign_duty_item_get_text (duty));
    }
  add_closings (self, box, campaign);
  if (gtk_widget_get_first_child (GTK_WIDGET (box)) == NULL)
    {
      GtkWidget *next = muster_campaign_parts_new_next (muster_campaign_get_present (campaign),
                                                        muster_campaign_view_get_unfought (view));

      muster_campaign_parts_add_text (box, _("There is nothing to do before the next chapter."), "dim-label");
      gtk_widget_set_halign (next, GTK_ALIGN_START);
      gtk_box_append (box, next);
    }
}

static void
muster_campaign_todo_class_init (MusterCampaignTodoClass *klass)
{
  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_ERROR);
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->max_width = MUSTER_CAMPAIGN_READING_WIDTH;
}

static void
muster_campaign_todo_init (MusterCampaignTodo *self)
{
}

GtkWidget *
muster_campaign_todo_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_TODO, "campaign", campaign, NULL);
}
