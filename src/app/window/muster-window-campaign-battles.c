/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-confirm.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/muster-i18n.h"
#include "store/muster-campaign-links.h"
#include "store/operations/muster-store-campaign.h"
#include "store/operations/muster-store-return.h"

/* The actions that lead from a chapter to its battle and back. */

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
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);

  return page != NULL ? muster_campaign_page_get_campaign (page) : NULL;
}

static char *
dup_uuid (MusterLedgerStore *store,
          gint64             id)
{
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (store, id, NULL);

  return g_strdup (row != NULL ? muster_ledger_row_get_uuid (row) : "");
}

/* Returns the battle of a chapter of the open campaign, or 0. */
static gint64
find_battle (MusterWindow *self,
             const char   *chapter)
{
  g_autofree char *campaign = dup_uuid (get_campaigns (self), muster_window_get_campaign_id (self));

  return muster_campaign_links_find_battle (muster_window_get_store (self), campaign, chapter);
}

static char *
join_remarks (GPtrArray *remarks)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < remarks->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", (const char *) remarks->pdata[i]);
  return g_string_free (text, FALSE);
}

/* After a failed transaction the shown campaign has changes that are not stored, so open it
 * again. */
static void
show_kept_campaign (MusterWindow *self)
{
  gint64 id = muster_window_get_campaign_id (self);

  if (id != 0)
    muster_window_campaigns_open (self, id);
}

static void
fight_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *chapter = g_variant_get_string (parameter, NULL);
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *uuid = dup_uuid (get_campaigns (self), muster_window_get_campaign_id (self));
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gint64 battle = find_battle (self, chapter);

  if (get_campaign (self) == NULL)
    return;
  if (battle == 0)
    battle = muster_store_campaign_prepare (muster_window_get_store (self), get_campaign (self), uuid,
                                            chapter, remarks, &error);
  if (battle == 0)
    {
      show_kept_campaign (self);
      muster_window_output_report (self, _("The Battle Could Not Be Prepared"), error);
      return;
    }
  muster_window_battles_open (self, battle);
  text = join_remarks (remarks);
  if (*text != '\0')
    muster_confirm_tell (GTK_WINDOW (self), _("Before This Battle"), text);
}

/* A return that the user is filling in. Nothing of it is stored before it is recorded. */
typedef struct
{
  MusterWindow *window;
  MusterStoreReturn *back;
} Returning;

static void
returning_free (gpointer data)
{
  Returning *returning = data;

  g_object_unref (returning->window);
  muster_store_return_free (returning->back);
  g_free (returning);
}

static gboolean
record_return (const MusterCampaignOrder  *orders,
               guint                       n_orders,
               MusterTape                 *tape,
               gpointer                    data,
               GError                    **error)
{
  Returning *returning = data;

  if (muster_store_return_keep (returning->back, orders, muster_window_get_store (returning->window), NULL,
                                error))
    return TRUE;
  show_kept_campaign (returning->window);
  return FALSE;
}

/**
 * muster_window_campaign_battles_ask_return:
 * @battle: (nullable): NULL if it was played on paper
 * @battle_id: of a stored battle, or 0
 *
 * Shows what would come of a battle for a chapter of the open campaign, and records it if the user agrees.
 */
void
muster_window_campaign_battles_ask_return (MusterWindow *self,
                                           const char   *chapter,
                                           MusterBattle *battle,
                                           gint64        battle_id)
{
  g_autofree char *campaign = dup_uuid (get_campaigns (self), muster_window_get_campaign_id (self));
  g_autofree char *uuid = dup_uuid (get_battles (self), battle_id);
  Returning *returning = g_new0 (Returning, 1);
  g_autoptr (MusterCampaign) trial = NULL;
  g_autoptr (MusterCampaignAct) act = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *remarks = NULL;

  returning->window = g_object_ref (self);
  /* A battle that is not stored yet gets an id of its own. */
  returning->back = muster_store_return_new (get_campaign (self), campaign, chapter, battle,
                                             battle != NULL && battle_id == 0 ? NULL : uuid);
  trial = muster_store_return_dup_trial (returning->back, muster_window_get_library (self), &error);
  if (trial == NULL)
    {
      returning_free (returning);
      muster_window_output_report (self, _("The Chapter Cannot Be Opened"), error);
      return;
    }
  act = muster_campaign_act_new (trial, MUSTER_CAMPAIGN_ORDER_RETURN, returning->back->params);
  remarks = join_remarks (returning->back->remarks);
  muster_campaign_act_set_recorder (act, record_return, returning, returning_free);
  if (battle != NULL)
    muster_window_campaigns_ask_act (self, act, _("What Came of the Battle"), remarks);
  else
    muster_window_campaigns_ask_act (
      self, act, _("Played on Paper"),
      _("The winner and the points are enough. Units that you leave out did not fight."));
}

static void
paper_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  if (get_campaign (MUSTER_WINDOW (widget)) != NULL)
    muster_window_campaign_battles_ask_return (MUSTER_WINDOW (widget), g_variant_get_string (parameter, NULL),
                                               NULL, 0);
}

static void
ask_return_of (MusterWindow *self,
               const char   *chapter,
               gint64        id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = muster_window_battles_dup (self, id, &error);

  if (battle != NULL)
    muster_window_campaign_battles_ask_return (self, chapter, battle, id);
  else
    muster_window_output_report (self, _("The Battle Could Not Be Opened"), error);
}

static void
return_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *chapter = g_variant_get_string (parameter, NULL);
  gint64 id = find_battle (self, chapter);
  g_autoptr (MusterLedgerRow) row =
    id != 0 ? muster_ledger_store_dup_row (get_battles (self), id, NULL) : NULL;

  if (row == NULL || muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    paper_cb (widget, name, parameter);
  else if (get_campaign (self) != NULL)
    ask_return_of (self, chapter, id);
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

static void
battle_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (Attaching) attaching = data;
  MusterWindow *self = MUSTER_WINDOW (object);
  int chosen = muster_ask_choice_finish (result);

  if (chosen >= 0 && get_campaign (self) != NULL)
    ask_return_of (self, attaching->chapter, g_array_index (attaching->ids, gint64, chosen));
}

/* A battle that belongs to another chapter cannot be attached. */
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
      muster_window_toast (self, _("There is no finished battle left to attach"));
      return;
    }
  muster_ask_choice_async (GTK_WINDOW (self), _("Which Battle Was It?"),
                           _("Units and sides are matched by their ids, then by their names."),
                           (const char *const *) titles->pdata, _("_Attach"), battle_chosen_cb, attaching);
}

/* Returns: (nullable): the correction that would bring the return of a chapter up to date; NULL if
 * it is up to date */
static MusterCampaignCorrection *
renew (MusterWindow *self,
       const char   *chapter,
       gboolean      loud)
{
  MusterCampaign *campaign = get_campaign (self);
  int index = muster_campaign_correction_find_return (campaign, chapter);
  gint64 id = find_battle (self, chapter);
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    id != 0 && index >= 0 ? muster_window_battles_dup (self, id, &error) : NULL;
  g_autofree char *uuid = dup_uuid (get_battles (self), id);
  MusterCampaignCorrection *correction = NULL;

  if (battle == NULL || muster_battle_get_details (battle)->tie == NULL)
    {
      if (loud)
        muster_window_toast (self, _("None of your battles belongs to this chapter"));
      return NULL;
    }
  if (!muster_campaign_correction_is_stale (campaign, (guint) index, battle))
    {
      if (loud)
        muster_window_toast (self, _("The recorded result already matches the battle"));
      return NULL;
    }
  correction = muster_campaign_correction_renew_return (campaign, (guint) index,
                                                        muster_battle_get_details (battle)->tie, battle, uuid,
                                                        remarks, &error);
  if (correction == NULL && loud)
    muster_window_output_report (self, _("The Result Cannot Be Recorded Again"), error);
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
    muster_window_campaign_past_offer_correction (self, _("The Battle Went On After Its Result Was Recorded"),
                                                  correction);
}

/* Returns: (transfer full) (nullable): the id of the next chapter, if it is open but its battle is only
 * prepared. @id: of the campaign in the store */
char *
muster_window_campaign_battles_dup_unfought (MusterWindow   *self,
                                             MusterCampaign *campaign,
                                             gint64          id)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  g_autofree char *uuid = dup_uuid (get_campaigns (self), id);
  int next = muster_campaign_find_next_chapter (state);
  const char *chapter =
    next >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, next)->id : NULL;
  gint64 battle = chapter != NULL
                    ? muster_campaign_links_find_battle (muster_window_get_store (self), uuid, chapter)
                    : 0;
  g_autoptr (MusterLedgerRow) row =
    battle != 0 ? muster_ledger_store_dup_row (get_battles (self), battle, NULL) : NULL;

  if (row == NULL || muster_ledger_row_get_stage (row) != MUSTER_STAGE_PREPARED)
    return NULL;
  return g_strdup (chapter);
}

/* Checks whether the battle of the chapter that was fought last has changed since its return. */
void
muster_window_campaign_battles_check_return (MusterWindow *self)
{
  MusterCampaign *campaign = get_campaign (self);
  GListModel *log = muster_ledger_get_log (campaign);

  for (guint i = muster_ledger_get_length (campaign); i > 0; i--)
    {
      g_autoptr (MusterCampaignLogEntry) entry = g_list_model_get_item (log, i - 1);
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);
      MusterCampaignCorrection *correction;

      if (order->verb != MUSTER_CAMPAIGN_ORDER_RETURN)
        continue;
      correction = renew (self, muster_campaign_order_get_text (order, "chapter"), FALSE);
      if (correction != NULL)
        muster_window_campaign_past_offer_correction (
          self, _("The Battle Went On After Its Result Was Recorded"), correction);
      return;
    }
}

/* Returns: (nullable): the stored campaign and chapter of a battle */
static char **
dup_link (MusterWindow *self,
          gint64        battle)
{
  g_autofree char *uuid = dup_uuid (get_battles (self), battle);

  return muster_campaign_links_dup_chapter (muster_window_get_store (self), uuid);
}

/* Connects a battle of a chapter that has just begun with the campaign: records which unit is
 * which. */
void
muster_window_campaign_battles_tie (MusterWindow     *self,
                                    MusterBattle     *battle,
                                    gint64            id,
                                    MusterBattlePlan *plan)
{
  g_auto (GStrv) link = dup_link (self, id);
  gint64 campaign_id = link != NULL ? muster_ledger_store_find (get_campaigns (self), link[0]) : 0;
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (GError) error = NULL;

  if (campaign_id == 0)
    return;
  /* If the campaign is open, use that object, since nothing else may write to an open campaign. */
  campaign = muster_window_get_campaign_id (self) == campaign_id && get_campaign (self) != NULL
               ? g_object_ref (get_campaign (self))
               : muster_campaign_store_open (get_campaigns (self), campaign_id,
                                             muster_window_get_library (self), MUSTER_LEDGER_OPEN_ANYWAY,
                                             &error);
  if (campaign == NULL || !muster_store_campaign_tie_battle (muster_window_get_store (self), campaign,
                                                             link[0], link[1], battle, plan, &error))
    muster_window_output_report (self, _("The Battle Could Not Be Connected With Its Campaign"), error);
}

/* Opens the campaign of the open battle. Returns the chapter, or NULL if the battle has no
 * campaign. */
static char *
open_campaign_of_battle (MusterWindow *self)
{
  g_auto (GStrv) link = dup_link (self, muster_window_get_battle_id (self));
  gint64 id = link != NULL ? muster_ledger_store_find (get_campaigns (self), link[0]) : 0;

  if (id == 0)
    return NULL;
  muster_window_campaigns_open (self, id);
  return get_campaign (self) != NULL ? g_strdup (link[1]) : NULL;
}

static void
show_campaign_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_autofree char *chapter = open_campaign_of_battle (MUSTER_WINDOW (widget));

  if (chapter == NULL)
    muster_window_toast (MUSTER_WINDOW (widget), _("The campaign of this battle is not among yours"));
}

/* Asks for the return of the chapter unless it has been recorded. A recorded one is compared with
 * the battle when the campaign is opened. */
static void
to_campaign_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autofree char *chapter = open_campaign_of_battle (self);

  if (chapter == NULL)
    muster_window_toast (self, _("The campaign of this battle is not among yours"));
  else if (muster_campaign_correction_find_return (get_campaign (self), chapter) < 0)
    gtk_widget_activate_action (widget, "win.campaign-return", "s", chapter);
}

/* Shows on the page of a battle to which campaign it belongs. */
void
muster_window_campaign_battles_name (MusterWindow     *self,
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

void
muster_window_campaign_battles_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-fight", "s", fight_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-paper", "s", paper_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-return", "s", return_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-attach", "s", attach_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-renew", "s", renew_cb);
  gtk_widget_class_install_action (widget_class, "win.to-campaign", NULL, to_campaign_cb);
  gtk_widget_class_install_action (widget_class, "win.show-campaign-of-battle", NULL, show_campaign_cb);
}
