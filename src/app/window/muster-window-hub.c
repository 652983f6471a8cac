/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/hub/muster-hub-page.h"
#include "app/models/orders/muster-order-sketch.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"
#include "store/ledger/muster-ledger-journal.h"
#include "store/ledger/muster-ledger-settle.h"

/* The hub: its status beside the pages, and what is open follows what comes from it. */

typedef struct
{
  MusterHubCentre *centre;
  GtkButton *status;
  GtkWidget *bar; /* says who has the pen of what is open */
  GtkLabel *bar_text;
  gboolean has_warned; /* that others may be writing (S-PEN-03) */
  gboolean is_following; /* what is open tells the lists, too, once it has caught up */
} Hub;

static void
free_hub (gpointer data)
{
  Hub *hub = data;

  muster_hub_centre_stop (hub->centre);
  g_object_unref (hub->centre);
  g_free (hub);
}

static Hub *
get_hub (MusterWindow *self)
{
  return g_object_get_data (G_OBJECT (self), "muster-hub");
}

/* (nullable): the store of what is open. @id: (out). */
static MusterLedgerStore *
get_open (MusterWindow *self,
          gint64       *id)
{
  MusterStore *store = muster_window_get_store (self);

  *id = muster_window_get_battle_id (self);
  if (*id != 0)
    return muster_store_get_battles (store);
  *id = muster_window_get_campaign_id (self);

  return *id != 0 ? muster_store_get_campaigns (store) : NULL;
}

static char *
dup_open_key (MusterWindow  *self,
              const char   **kind)
{
  gint64 id;
  MusterLedgerStore *ledgers = get_open (self, &id);
  g_autoptr (MusterLedgerRow) row =
    ledgers != NULL ? muster_ledger_store_dup_row (ledgers, id, NULL) : NULL;

  *kind = muster_window_get_battle_id (self) != 0 ? "battle" : "campaign";

  return row != NULL ? g_strdup (muster_ledger_row_get_uuid (row)) : NULL;
}

/* Where another has the pen, the page takes no orders and says why (S-PEN-02). */
static void
show_pen (MusterWindow *self)
{
  Hub *hub = get_hub (self);
  const MusterHubStanding *standing = muster_hub_centre_get_standing (hub->centre);
  const char *kind;
  gint64 id;
  MusterLedgerStore *ledgers = get_open (self, &id);
  g_autofree char *key = dup_open_key (self, &kind);
  const MusterHubItem *item = key != NULL ? muster_hub_centre_find (hub->centre, kind, key) : NULL;
  gboolean is_other = item != NULL && item->pen_desk != NULL && !item->is_own_pen && standing->is_reachable;

  muster_ledger_journal_guard (muster_store_get_battles (muster_window_get_store (self)), 0, NULL);
  muster_ledger_journal_guard (muster_store_get_campaigns (muster_window_get_store (self)), 0, NULL);
  if (is_other)
    {
      g_autoptr (GDateTime) utc = g_date_time_new_from_iso8601 (item->pen_since, NULL);
      g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;
      g_autofree char *since = local != NULL ? muster_day_write_time (local) : g_strdup ("?");
      g_autofree char *text = g_strdup_printf (_("%s has the pen since %s. Take it to give orders here."),
                                               item->pen_desk, since);

      gtk_label_set_label (hub->bar_text, text);
      muster_ledger_journal_guard (ledgers, id, text);
    }
  gtk_widget_set_visible (hub->bar, is_other);
  if (item != NULL && !standing->is_reachable && !hub->has_warned)
    {
      hub->has_warned = TRUE;
      muster_window_toast (self, _("There is no connection to the hub: others may be writing in this, too."));
    }
}

/* What lists say of a thing that is shared. */
static char *
dup_share (const MusterHubItem *item)
{
  if (muster_hub_item_wants_decision (item))
    return g_strdup (_("Shared, wants a decision"));
  if (item->is_own_pen)
    return g_strdup (_("Shared, this desk has the pen"));
  if (item->pen_desk != NULL)
    return g_strdup_printf (_("Shared, %s has the pen"), item->pen_desk);

  return g_strdup (_("Shared"));
}

static void
show_status (MusterWindow *self)
{
  Hub *hub = get_hub (self);
  gboolean joined = muster_hub_centre_has_joined (hub->centre);
  const MusterHubStanding *standing;
  MusterShares *shares;

  gtk_widget_set_visible (GTK_WIDGET (hub->status), joined);
  if (joined)
    {
      g_autofree char *text = muster_hub_centre_dup_status (hub->centre);
      AdwButtonContent *content = ADW_BUTTON_CONTENT (gtk_button_get_child (hub->status));

      adw_button_content_set_label (content, text);
      adw_button_content_set_icon_name (content, muster_hub_centre_get_icon_name (hub->centre));
    }

  standing = muster_hub_centre_get_standing (get_hub (self)->centre);
  shares = muster_window_get_shares (self);
  muster_shares_clear (shares);
  for (guint i = 0; standing != NULL && standing->desk != NULL && i < standing->items->len; i++)
    {
      const MusterHubItem *item = standing->items->pdata[i];

      if (item->is_here && (item->sort == MUSTER_HUB_LEDGER || g_str_equal (item->kind, "force")))
        muster_shares_add (shares, item->kind, item->key, dup_share (item));
    }
  muster_shares_tell (shares);

  show_pen (self);
}

static void
said_cb (MusterWindow *self,
         const char   *sentence)
{
  muster_window_toast (self, sentence);
}

/* An open battle or campaign shows what came, and says from whom. What is being typed stays as long as it is
 * allowed; otherwise its form says why not (S-LEDGER-05). */
static void
follow_cb (MusterWindow      *self,
           gint64             changed,
           MusterRecordStore *records)
{
  Hub *hub = get_hub (self);
  gint64 id;
  MusterLedgerStore *ledgers = get_open (self, &id);
  MusterCampaignPage *campaign = muster_window_pages_get_campaign_page (self);
  MusterBattleSession *session = muster_window_pages_get_session (self);
  gpointer ledger = session != NULL   ? (gpointer) muster_battle_session_get_battle (session)
                    : campaign != NULL ? (gpointer) muster_campaign_page_get_campaign (campaign)
                                       : NULL;
  g_autoptr (MusterOrderSketch) sketch = NULL;
  const char *kind;
  g_autofree char *key = NULL;
  const MusterHubItem *item;
  g_autofree char *text = NULL;

  if (!muster_hub_centre_is_telling (hub->centre) || hub->is_following ||
      (gpointer) ledgers != (gpointer) records || id != changed || ledger == NULL)
    return;
  hub->is_following = TRUE;
  if (session != NULL)
    sketch = muster_order_sketch_new (muster_battle_session_get_form (session));
  if (!muster_ledger_settle_catch_up (ledgers, id, ledger, NULL))
    {
      /* What is open cannot be brought up to it: it is opened anew. */
      if (session != NULL)
        muster_window_battles_open (self, id);
      else
        muster_window_campaigns_open (self, id);
    }
  hub->is_following = FALSE;
  session = muster_window_pages_get_session (self);
  if (sketch != NULL && session != NULL)
    muster_order_sketch_put (sketch, muster_battle_session_get_form (session));
  key = dup_open_key (self, &kind);
  item = key != NULL ? muster_hub_centre_find (hub->centre, kind, key) : NULL;
  text = g_strdup_printf (_("%s has written here."),
                          item != NULL && item->mark->who != NULL ? item->mark->who : _("Another desk"));
  muster_window_toast (self, text);
}

static void
take_pen_cb (MusterWindow *self)
{
  const char *kind;
  g_autofree char *key = dup_open_key (self, &kind);

  if (key != NULL)
    muster_hub_centre_ask_for (get_hub (self)->centre, MUSTER_HUB_WORK_TAKE_PEN, kind, key);
}

static void
show_hub_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  if (get_hub (self) != NULL)
    muster_window_show_hub (self, muster_hub_page_new (get_hub (self)->centre));
}

/* A battle, campaign or force that is open. */
static void
share_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterForcePage *page = muster_window_pages_get_force_page (self);
  const char *kind = "force";
  g_autofree char *key = page != NULL
                           ? g_strdup (muster_force_get_id (
                             muster_force_session_get_force (muster_force_page_get_session (page))))
                           : dup_open_key (self, &kind);

  if (key == NULL)
    return;
  if (!muster_hub_centre_has_joined (get_hub (self)->centre))
    {
      muster_window_show_hub (self, muster_hub_page_new (get_hub (self)->centre));
      return;
    }
  muster_hub_centre_ask_for (get_hub (self)->centre, MUSTER_HUB_WORK_SHARE, kind, key);
  muster_window_toast (self, _("Shared with the club"));
}

gboolean
muster_window_erase_at_hub (MusterWindow *self,
                            const char   *member)
{
  return get_hub (self) != NULL && muster_hub_centre_erase (get_hub (self)->centre, member);
}

void
muster_window_hub_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.hub", NULL, show_hub_cb);
  gtk_widget_class_install_action (widget_class, "win.share", NULL, share_cb);
}

void
muster_window_hub_start (MusterWindow *self,
                         GtkButton    *status)
{
  MusterStore *store = muster_window_get_store (self);
  GtkWidget *take = gtk_button_new_with_mnemonic (_("_Take the Pen"));
  Hub *hub = g_new0 (Hub, 1);

  hub->centre = muster_hub_centre_new (store, muster_window_get_library (self));
  hub->status = status;
  hub->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  hub->bar_text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (hub->bar_text, TRUE);
  gtk_label_set_xalign (hub->bar_text, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (hub->bar_text), TRUE);
  gtk_widget_set_valign (take, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (hub->bar, "muster-banner");
  gtk_box_append (GTK_BOX (hub->bar), GTK_WIDGET (hub->bar_text));
  gtk_box_append (GTK_BOX (hub->bar), take);
  gtk_widget_set_visible (hub->bar, FALSE);
  gtk_box_append (muster_window_get_notes (self), hub->bar);
  g_object_set_data_full (G_OBJECT (self), "muster-hub", hub, free_hub);

  g_signal_connect_object (take, "clicked", G_CALLBACK (take_pen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hub->centre, "changed", G_CALLBACK (show_status), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hub->centre, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_store_get_battles (store), "changed", G_CALLBACK (follow_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_store_get_campaigns (store), "changed", G_CALLBACK (follow_cb), self,
                           G_CONNECT_SWAPPED);
  show_status (self);
}

void
muster_window_hub_stop (MusterWindow *self)
{
  if (get_hub (self) != NULL)
    muster_hub_centre_stop (get_hub (self)->centre);
}

/* Another page is open, or none. */
void
muster_window_hub_follow (MusterWindow *self)
{
  const char *kind;
  g_autofree char *key = NULL;

  if (get_hub (self) == NULL)
    return;
  key = dup_open_key (self, &kind);
  get_hub (self)->has_warned = FALSE;
  muster_hub_centre_open (get_hub (self)->centre, key != NULL ? kind : NULL, key);
  show_pen (self);
}
