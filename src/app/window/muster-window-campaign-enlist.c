/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/models/campaign/muster-campaign-words.h"
#include "app/widgets/muster-ask.h"
#include "core/campaign/muster-campaign-forces.h"
#include "core/muster-i18n.h"
#include "store/muster-campaign-links.h"
#include "store/operations/muster-store-campaign.h"

/* A force joins the open campaign. */

/* (nullable) */
static MusterCampaign *
get_campaign (MusterWindow *self)
{
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);

  return page != NULL ? muster_campaign_page_get_campaign (page) : NULL;
}

/* The UUID of the open campaign. */
static char *
dup_uuid (MusterWindow *self)
{
  g_autoptr (MusterLedgerRow) row
    = muster_ledger_store_dup_row (muster_store_get_campaigns (muster_window_get_store (self)),
                                   muster_window_get_campaign_id (self), NULL);

  return g_strdup (row != NULL ? muster_ledger_row_get_uuid (row) : "");
}

/* A force that joins the campaign once its form is filled in. */
typedef struct
{
  MusterWindow *window;
  MusterCampaign *campaign;
  char *id; /* its id in the campaign */
  char *uuid;
} Enlisting;

static void
enlisting_free (gpointer data)
{
  Enlisting *enlisting = data;

  g_object_unref (enlisting->window);
  g_object_unref (enlisting->campaign);
  g_free (enlisting->id);
  g_free (enlisting->uuid);
  g_free (enlisting);
}

static gboolean
record_enlisting (const MusterCampaignOrder  *orders,
                  guint                       n_orders,
                  MusterTape                 *tape,
                  gpointer                    data,
                  GError                    **error)
{
  Enlisting *self = data;
  MusterForceOrigin origin = { self->id, self->uuid };
  g_autofree char *uuid =
    dup_uuid (self->window);

  if (muster_store_campaign_enlist (muster_window_get_store (self->window), self->campaign, uuid, orders,
                                    n_orders, &origin, error))
    return TRUE;
  muster_window_campaigns_open (self->window, muster_window_get_campaign_id (self->window));
  return FALSE;
}

/* A force that may join: one that is stored, or one that comes with a ruleset. */
typedef struct
{
  gint64 id;          /* of a stored force, or 0 */
  MusterForce *force; /* (nullable): of the ruleset */
} Recruit;

static void
recruit_free (gpointer data)
{
  Recruit *recruit = data;

  g_clear_object (&recruit->force);
  g_free (recruit);
}

/* Takes @force. */
static void
add_recruit (GPtrArray   *recruits,
             GPtrArray   *names,
             gint64       id,
             MusterForce *force,
             const char  *name)
{
  Recruit *recruit = g_new0 (Recruit, 1);

  recruit->id = id;
  recruit->force = force;
  g_ptr_array_add (recruits, recruit);
  g_ptr_array_add (names, g_strdup (name));
}

/* Returns: the stored forces that those of the campaign were made of, by their ids */
static GArray *
list_enlisted (MusterWindow              *self,
               const MusterCampaignState *state)
{
  g_autofree char *uuid = dup_uuid (self);
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      gint64 id = muster_campaign_links_guess_force (muster_window_get_store (self), uuid,
                                                     muster_campaign_state_get_force_def (state, i));

      g_array_append_val (ids, id);
    }
  return ids;
}

static gboolean
has_id (const GArray *ids,
        gint64        id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return TRUE;
  return FALSE;
}

static void
list_stored (MusterWindow              *self,
             const MusterCampaignState *state,
             GPtrArray                 *recruits,
             GPtrArray                 *names)
{
  g_autoptr (GArray) enlisted = list_enlisted (self, state);
  g_autoptr (MusterStoreList) forces =
    muster_force_store_list (muster_store_get_forces (muster_window_get_store (self)));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (forces)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (forces), i);

      if (row != NULL && !has_id (enlisted, muster_force_row_get_id (row)))
        add_recruit (recruits, names, muster_force_row_get_id (row), NULL, muster_force_row_get_title (row));
    }
}

static gboolean
has_name (const MusterCampaignState *state,
          MusterRuleset             *ruleset,
          const char                *name)
{
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForceDef *def = muster_campaign_state_get_force_def (state, i);

      if (def->ruleset == ruleset && g_str_equal (def->base.name, name))
        return TRUE;
    }
  return FALSE;
}

static gboolean
plays_by (const MusterCampaignState *state,
          MusterRuleset             *ruleset)
{
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force_def (state, i)->ruleset == ruleset)
      return TRUE;
  return muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES) == 0;
}

/* Those of the rulesets that the campaign plays by; of all while it has no force. */
static void
list_starters (MusterWindow              *self,
               const MusterCampaignState *state,
               GPtrArray                 *recruits,
               GPtrArray                 *names)
{
  GListModel *rulesets = muster_library_get_rulesets (muster_window_get_library (self));

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));

      for (guint k = 0; plays_by (state, ruleset) && k < starters->len; k++)
        {
          g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, starters->pdata[k]);
          const char *name = muster_force_get_name (force);
          /* Translators: a force that comes with the rules. */
          g_autofree char *label = g_strdup_printf (_("%s (starter force)"), name);

          if (muster_force_get_n_units (force) > 0 && !has_name (state, ruleset, name))
            add_recruit (recruits, names, 0, g_steal_pointer (&force), label);
        }
    }
}

static void
force_chosen_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (GPtrArray) recruits = data;
  MusterWindow *self = MUSTER_WINDOW (object);
  int chosen = muster_ask_choice_finish (result);
  const Recruit *recruit = chosen >= 0 ? recruits->pdata[chosen] : NULL;
  MusterCampaign *campaign = get_campaign (self);
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterCampaignAct) act = NULL;
  g_autoptr (GError) error = NULL;
  Enlisting *enlisting;

  if (recruit == NULL || campaign == NULL)
    return;
  force = recruit->force != NULL
            ? g_object_ref (recruit->force)
            : muster_force_store_rules_open (muster_store_get_forces (muster_window_get_store (self)),
                                             recruit->id,
                                             muster_window_get_library (self), &error);
  if (force == NULL)
    {
      muster_window_output_report (self, _("The Force Could Not Be Opened"), error);
      return;
    }
  enlisting = g_new0 (Enlisting, 1);
  enlisting->window = g_object_ref (self);
  enlisting->campaign = g_object_ref (campaign);
  enlisting->id =
    muster_campaign_words_new_id (muster_campaign_get_present (campaign), MUSTER_CAMPAIGN_FORCES);
  enlisting->uuid = g_strdup (recruit->id != 0 ? muster_force_get_id (force) : "");
  json_node_take_object (params, json_object_new ());
  json_object_set_member (json_node_get_object (params), "force",
                          muster_campaign_forces_to_json (force, enlisting->id,
                                                          muster_campaign_get_setup (campaign)->sides[0].id,
                                                          NULL, NULL));
  act = muster_campaign_act_new (campaign, MUSTER_CAMPAIGN_ORDER_ENLIST, params);
  muster_campaign_act_set_recorder (act, record_enlisting, enlisting, enlisting_free);
  muster_window_campaigns_ask_act (self, act, _ (muster_campaign_orders[MUSTER_CAMPAIGN_ORDER_ENLIST].label),
                                   NULL);
}

/* Offers the stored forces that are not in the campaign yet, and those that come with its rules. */
static void
enlist_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCampaign *campaign = get_campaign (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) recruits = g_ptr_array_new_with_free_func (recruit_free);

  if (campaign == NULL)
    return;
  list_stored (self, muster_campaign_get_present (campaign), recruits, names);
  list_starters (self, muster_campaign_get_present (campaign), recruits, names);
  g_ptr_array_add (names, NULL);
  if (recruits->len == 0)
    muster_window_toast (self, _("All forces are in the campaign. Build another one on the Forces page"));
  else
    muster_ask_choice_async (GTK_WINDOW (self), _("Which Force Joins the Campaign?"), NULL,
                             (const char *const *) names->pdata, _("_Choose"), force_chosen_cb,
                             g_steal_pointer (&recruits));
}

void
muster_window_campaign_enlist_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-enlist", NULL, enlist_cb);
}
