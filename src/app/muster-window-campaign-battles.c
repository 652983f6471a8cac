/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-window-private.h"

#include "app/models/campaign/muster-campaign-words.h"
#include "app/models/plan/muster-plan-session.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-confirm.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/muster-campaign-forces.h"
#include "core/muster-i18n.h"
#include "store/muster-campaign-links.h"

/* From a chapter to its battle, and back. */

static MusterLedgerStore *
get_battles (MusterWindow *self)
{
  return muster_store_get_battles (muster_window_get_store (self));
}

static MusterLedgerStore *
get_campaigns (MusterWindow *self)
{
  return muster_store_get_campaigns (muster_window_get_store (self));
}

/* (nullable) */
static MusterCampaign *
get_campaign (MusterWindow *self)
{
  MusterCampaignPage *page = muster_window_get_campaign_page (self);

  return page != NULL ? muster_campaign_page_get_campaign (page) : NULL;
}

static char *
dup_uuid (MusterLedgerStore *store,
          gint64             id)
{
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (store, id, NULL);

  return g_strdup (row != NULL ? muster_ledger_row_get_uuid (row) : "");
}

/* The battle of a chapter of the open campaign, or 0. */
static gint64
find_battle (MusterWindow *self,
             const char   *chapter)
{
  g_autofree char *campaign = dup_uuid (get_campaigns (self), muster_window_get_campaign_id (self));

  return muster_campaign_links_find_battle (muster_window_get_store (self), campaign, chapter);
}

static JsonNode *
new_params (const char *chapter)
{
  JsonNode *params = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (params, json_object_new ());
  json_object_set_string_member (json_node_get_object (params), "chapter", chapter);
  return params;
}

/* A chapter is opened by whatever is begun with it. */
static gboolean
open_chapter (MusterWindow *self,
              const char   *chapter)
{
  MusterCampaign *campaign = get_campaign (self);
  const MusterCampaignState *state;
  g_autoptr (JsonNode) params = new_params (chapter);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape;
  g_autoptr (GError) error = NULL;
  int index;

  muster_tape_init (&tape);
  if (campaign == NULL)
    return FALSE;
  state = muster_campaign_get_present (campaign);
  index = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, chapter);
  if (index < 0)
    return FALSE;
  if (muster_campaign_state_get_chapter (state, index)->status == MUSTER_CAMPAIGN_OPEN)
    return TRUE;
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_OPEN, params);
  if (muster_campaign_record (campaign, &order, &tape, &error))
    return TRUE;
  muster_window_report (self, _("The chapter could not be opened"), error);
  return FALSE;
}

static char *
join_remarks (GPtrArray *remarks)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < remarks->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", (const char *) remarks->pdata[i]);
  return g_string_free (text, FALSE);
}

/* The list of battles and the page of the battle name the campaign. */
static void
name_plan (MusterBattlePlan *plan,
           MusterCampaign   *campaign)
{
  g_autofree char *heading = muster_battle_plan_dup_heading (plan);
  /* Translators: the title of a battle: the chapter, and its campaign. */
  g_autofree char *title = g_strdup_printf (_("%s (%s)"), heading, muster_campaign_get_title (campaign));

  muster_battle_plan_set_title (plan, title);
}

static void
prepare (MusterWindow *self,
         const char   *chapter)
{
  g_autoptr (MusterCampaign) campaign = g_object_ref (get_campaign (self));
  g_autofree char *uuid = dup_uuid (get_campaigns (self), muster_window_get_campaign_id (self));
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattlePlan) plan = muster_campaign_make_plan (campaign, chapter, remarks, &error);
  g_autoptr (MusterPlanSession) session = NULL;
  g_autofree char *battle = NULL;
  g_autofree char *text = join_remarks (remarks);

  if (plan != NULL)
    {
      name_plan (plan, campaign);
      session = muster_plan_session_new (muster_window_get_store (self), plan);
    }
  if (session == NULL || !muster_plan_session_save (session, &error))
    {
      muster_window_report (self, _("The battle could not be prepared"), error);
      return;
    }
  battle = dup_uuid (get_battles (self), muster_plan_session_get_battle_id (session));
  if (!muster_campaign_links_keep (muster_window_get_store (self), uuid, chapter, battle, &error))
    {
      muster_window_report (self, _("The battle could not be prepared"), error);
      return;
    }
  muster_window_show_plan_session (self, session);
  if (*text != '\0')
    muster_confirm_tell (GTK_WINDOW (self), _("What to know of this battle"), text);
}

static void
fight_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *chapter = g_variant_get_string (parameter, NULL);
  gint64 battle;

  if (!open_chapter (self, chapter))
    return;
  battle = find_battle (self, chapter);
  if (battle != 0)
    muster_window_open_battle (self, battle);
  else
    prepare (self, chapter);
}

static void
paper_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *chapter = g_variant_get_string (parameter, NULL);
  g_autoptr (JsonNode) params = new_params (chapter);

  if (!open_chapter (self, chapter))
    return;
  json_object_set_string_member (json_node_get_object (params), "source", "paper");
  muster_window_ask_order (self, MUSTER_CAMPAIGN_ORDER_RETURN, params, _("Played on paper"),
                           _("The winner and the points are enough. Whoever is left out did not fight."));
}

/* @tie: how the battle belongs to the chapter */
static void
ask_return (MusterWindow          *self,
            const MusterBattleTie *tie,
            MusterBattle          *battle,
            gint64                 battle_id)
{
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *uuid = dup_uuid (get_battles (self), battle_id);
  g_autoptr (JsonNode) params = muster_campaign_make_return (get_campaign (self), tie, battle, uuid, remarks);
  g_autofree char *note = join_remarks (remarks);

  muster_window_ask_order (self, MUSTER_CAMPAIGN_ORDER_RETURN, params, _("What came of the battle"), note);
}

static void
return_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *chapter = g_variant_get_string (parameter, NULL);
  gint64 id = find_battle (self, chapter);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row
    = id != 0 ? muster_ledger_store_dup_row (get_battles (self), id, NULL) : NULL;
  g_autoptr (MusterBattle) battle = NULL;

  if (get_campaign (self) == NULL)
    return;
  if (row == NULL || muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    {
      paper_cb (widget, name, parameter);
      return;
    }
  battle = muster_window_dup_battle (self, id, &error);
  if (battle == NULL)
    muster_window_report (self, _("The battle could not be opened"), error);
  else if (muster_battle_get_details (battle)->tie == NULL)
    paper_cb (widget, name, parameter);
  else
    ask_return (self, muster_battle_get_details (battle)->tie, battle, id);
}

typedef struct
{
  char *chapter;
  GArray *ids; /* gint64 */
} Attaching;

static void
attaching_free (Attaching *attaching)
{
  g_free (attaching->chapter);
  g_array_unref (attaching->ids);
  g_free (attaching);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Attaching, attaching_free)

static gboolean
set_tie (MusterBattle     *battle,
         MusterBattleTie  *tie,
         GError          **error)
{
  g_auto (MusterBattleDetails) details = { 0 };

  muster_battle_details_copy (&details, muster_battle_get_details (battle));
  g_clear_pointer (&details.tie, muster_battle_tie_free);
  details.tie = muster_battle_tie_copy (tie);
  return muster_battle_set_details (battle, &details, error);
}

static void
attach (MusterWindow *self,
        const char   *chapter,
        gint64        id)
{
  g_autofree char *campaign_id = dup_uuid (get_campaigns (self), muster_window_get_campaign_id (self));
  g_autofree char *uuid = dup_uuid (get_battles (self), id);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = muster_window_dup_battle (self, id, &error);
  g_autoptr (MusterBattleTie) tie = NULL;

  if (battle != NULL)
    tie = muster_campaign_tie_battle (get_campaign (self), campaign_id, chapter, battle);
  if (tie == NULL || !set_tie (battle, tie, &error) ||
      !muster_campaign_links_keep (muster_window_get_store (self), campaign_id, chapter, uuid, &error) ||
      !muster_campaign_learn_leaders (get_campaign (self), tie, battle, &error))
    {
      muster_window_report (self, _("The battle could not be attached"), error);
      return;
    }
  ask_return (self, tie, battle, id);
}

static void
battle_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (Attaching) attaching = data;
  MusterWindow *self = MUSTER_WINDOW (object);
  int chosen = muster_ask_choice_finish (result);

  if (chosen >= 0 && get_campaign (self) != NULL && open_chapter (self, attaching->chapter))
    attach (self, attaching->chapter, g_array_index (attaching->ids, gint64, chosen));
}

/* What another chapter has already stays its own. */
static gboolean
can_be_of (MusterWindow    *self,
           MusterLedgerRow *row,
           const char      *campaign,
           const char      *chapter)
{
  g_auto (GStrv) link = muster_campaign_links_dup_chapter (muster_window_get_store (self),
                                                          muster_ledger_row_get_uuid (row));

  return link == NULL || (g_str_equal (link[0], campaign) && g_str_equal (link[1], chapter));
}

static void
attach_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (MusterStoreList) battles = muster_ledger_store_list (get_battles (self));
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *campaign = dup_uuid (get_campaigns (self), muster_window_get_campaign_id (self));
  Attaching *attaching = g_new0 (Attaching, 1);

  attaching->chapter = g_variant_dup_string (parameter, NULL);
  attaching->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  muster_store_list_set_stage (battles, MUSTER_STAGE_OVER);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (battles)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (battles), i);
      gint64 id = row != NULL ? muster_ledger_row_get_id (row) : 0;

      if (row == NULL || !can_be_of (self, row, campaign, attaching->chapter))
        continue;
      g_array_append_val (attaching->ids, id);
      g_ptr_array_add (titles, g_strdup_printf ("%s · %s", muster_ledger_row_get_title (row),
                                                muster_ledger_row_get_subject (row)));
    }
  g_ptr_array_add (titles, NULL);
  if (attaching->ids->len == 0)
    {
      attaching_free (attaching);
      muster_window_toast (self, _("There is no finished battle that belongs to no other chapter"));
      return;
    }
  muster_ask_choice_async (GTK_WINDOW (self), _("Which battle was it?"),
                           _("Units and sides are matched by their ids, then by their names."),
                           (const char *const *) titles->pdata, _("_Attach"), battle_chosen_cb, attaching);
}

/* Returns: (nullable): what the return of a chapter would be if it was made now; NULL where it is not stale.
 * @said: whether anything was said of it */
static MusterCampaignCorrection *
renew (MusterWindow *self,
       const char   *chapter,
       gboolean      loud)
{
  MusterCampaign *campaign = get_campaign (self);
  int index = muster_campaign_find_return (campaign, chapter);
  gint64 id = find_battle (self, chapter);
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    id != 0 && index >= 0 ? muster_window_dup_battle (self, id, &error) : NULL;
  g_autofree char *uuid = dup_uuid (get_battles (self), id);
  MusterCampaignCorrection *correction = NULL;

  if (battle == NULL || muster_battle_get_details (battle)->tie == NULL)
    {
      if (loud)
        muster_window_toast (self, _("No battle that is kept here belongs to this chapter"));
      return NULL;
    }
  if (!muster_campaign_return_is_stale (campaign, (guint) index, battle))
    {
      if (loud)
        muster_window_toast (self, _("The return says what its battle says"));
      return NULL;
    }
  correction = muster_campaign_renew_return (campaign, (guint) index,
                                             muster_battle_get_details (battle)->tie, battle, uuid,
                                             remarks, &error);
  if (correction == NULL && loud)
    muster_window_report (self, _("The return cannot be made anew"), error);
  return correction;
}

static void
renew_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCampaignCorrection *correction =
    get_campaign (self) != NULL ? renew (self, g_variant_get_string (parameter, NULL), TRUE) : NULL;

  if (correction != NULL)
    muster_window_offer_correction (self, _("The battle went on since its return was recorded"), correction);
}

/* The last chapter that was fought: whether its battle says something else by now. */
void
muster_window_check_return (MusterWindow *self)
{
  MusterCampaign *campaign = get_campaign (self);
  GListModel *log = muster_campaign_get_log (campaign);

  for (guint i = muster_campaign_get_length (campaign); i > 0; i--)
    {
      g_autoptr (MusterCampaignLogEntry) entry = g_list_model_get_item (log, i - 1);
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);
      MusterCampaignCorrection *correction;

      if (order->verb != MUSTER_CAMPAIGN_ORDER_RETURN)
        continue;
      correction = renew (self, muster_campaign_order_get_text (order, "chapter"), FALSE);
      if (correction != NULL)
        muster_window_offer_correction (
          self, _("The battle went on since its return was recorded"), correction);
      return;
    }
}

/* (nullable): the campaign and the chapter of a battle, as they were kept. */
static char **
dup_link (MusterWindow *self,
          gint64        battle)
{
  g_autofree char *uuid = dup_uuid (get_battles (self), battle);

  return muster_campaign_links_dup_chapter (muster_window_get_store (self), uuid);
}

/* A battle of a chapter that has just begun knows who is who. */
void
muster_window_tie_battle (MusterWindow     *self,
                          MusterBattle     *battle,
                          gint64            id,
                          MusterBattlePlan *plan)
{
  g_auto (GStrv) link = dup_link (self, id);
  gint64 campaign_id = link != NULL ? muster_ledger_store_find (get_campaigns (self), link[0]) : 0;
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (MusterBattleTie) tie = NULL;
  g_autoptr (GError) error = NULL;

  if (campaign_id == 0)
    return;
  /* Nobody else writes to one that is open. */
  campaign = muster_window_get_campaign_id (self) == campaign_id && get_campaign (self) != NULL
               ? g_object_ref (get_campaign (self))
               : muster_campaign_store_open (get_campaigns (self), campaign_id,
                                             muster_window_get_library (self), MUSTER_LEDGER_OPEN_ANYWAY,
                                             &error);
  if (campaign != NULL)
    tie = muster_campaign_tie_plan (campaign, link[0], link[1], plan);
  if (tie == NULL || !set_tie (battle, tie, &error) ||
      !muster_campaign_learn_leaders (campaign, tie, battle, &error))
    muster_window_report (self, _("The battle could not be tied to its campaign"), error);
}

/* Opens the campaign of the battle that is open. Returns the chapter, or NULL where there is none. */
static char *
open_campaign_of_battle (MusterWindow *self)
{
  g_auto (GStrv) link = dup_link (self, muster_window_get_battle_id (self));
  gint64 id = link != NULL ? muster_ledger_store_find (get_campaigns (self), link[0]) : 0;

  if (id == 0)
    return NULL;
  muster_window_open_campaign (self, id);
  return get_campaign (self) != NULL ? g_strdup (link[1]) : NULL;
}

static void
show_campaign_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_autofree char *chapter = open_campaign_of_battle (MUSTER_WINDOW (widget));

  if (chapter == NULL)
    muster_window_toast (MUSTER_WINDOW (widget), _("The campaign of this battle is not kept here"));
}

/* A result that was recorded already is compared with what the battle says now; opening the campaign
 * has done so for the last one. */
static void
to_campaign_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autofree char *chapter = open_campaign_of_battle (self);

  if (chapter == NULL)
    muster_window_toast (self, _("The campaign of this battle is not kept here"));
  else if (muster_campaign_find_return (get_campaign (self), chapter) < 0)
    gtk_widget_activate_action (widget, "win.campaign-return", "s", chapter);
}

/* Says on the page of a battle what campaign it belongs to. */
void
muster_window_name_campaign (MusterWindow     *self,
                             MusterBattlePage *page,
                             gint64            battle)
{
  g_auto (GStrv) link = dup_link (self, battle);
  gint64 id = link != NULL ? muster_ledger_store_find (get_campaigns (self), link[0]) : 0;
  g_autoptr (MusterLedgerRow) row =
    id != 0 ? muster_ledger_store_dup_row (get_campaigns (self), id, NULL) : NULL;

  if (row != NULL)
    muster_battle_page_set_campaign (page, muster_ledger_row_get_title (row));
}

static void
force_chosen_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (GArray) ids = data;
  MusterWindow *self = MUSTER_WINDOW (object);
  int chosen = muster_ask_choice_finish (result);
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  g_autofree char *uuid = NULL;
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  MusterCampaign *campaign = get_campaign (self);

  json_node_take_object (params, json_object_new ());
  if (chosen < 0 || campaign == NULL)
    return;
  force = muster_force_store_open (muster_store_get_forces (muster_window_get_store (self)),
                                   g_array_index (ids, gint64, chosen),
                                   muster_window_get_library (self), &error);
  if (force == NULL)
    {
      muster_window_report (self, _("The force could not be opened"), error);
      return;
    }
  id = muster_campaign_words_new_id (muster_campaign_get_present (campaign), MUSTER_CAMPAIGN_FORCES);
  json_object_set_member (json_node_get_object (params), "force",
                          muster_campaign_force_to_json (
                            force, id, muster_campaign_get_setup (campaign)->sides[0].id));
  uuid = dup_uuid (get_campaigns (self), muster_window_get_campaign_id (self));
  /* Nothing is lost with a link to a force that is not enlisted after all. */
  if (!muster_campaign_links_keep_force (muster_window_get_store (self), uuid, id,
                                         muster_force_get_id (force), &error))
    muster_window_report (self, _("The force could not be enlisted"), error);
  else
    muster_window_ask_order (self, MUSTER_CAMPAIGN_ORDER_ENLIST, params, NULL, NULL);
}

static void
enlist_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (MusterStoreList) forces =
    muster_force_store_list (muster_store_get_forces (muster_window_get_store (self)));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (forces)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (forces), i);
      gint64 id = row != NULL ? muster_force_row_get_id (row) : 0;

      if (row == NULL)
        continue;
      g_array_append_val (ids, id);
      g_ptr_array_add (names, g_strdup (muster_force_row_get_title (row)));
    }
  g_ptr_array_add (names, NULL);
  if (ids->len == 0)
    muster_window_toast (self, _("Build a force first, on the page of forces"));
  else
    muster_ask_choice_async (GTK_WINDOW (self), _("Which force joins the campaign?"), NULL,
                             (const char *const *) names->pdata, _("_Choose"), force_chosen_cb,
                             g_steal_pointer (&ids));
}

void
muster_window_install_campaign_battle_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-fight", "s", fight_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-paper", "s", paper_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-return", "s", return_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-attach", "s", attach_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-renew", "s", renew_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-enlist", NULL, enlist_cb);
  gtk_widget_class_install_action (widget_class, "win.to-campaign", NULL, to_campaign_cb);
  gtk_widget_class_install_action (widget_class, "win.show-campaign-of-battle", NULL, show_campaign_cb);
}
