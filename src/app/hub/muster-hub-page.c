/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/hub/muster-hub-page.h"

#include <adwaita.h>

#include "app/hub/muster-hub-card.h"
#include "app/hub/muster-hub-cards.h"
#include "app/hub/muster-hub-conflict.h"
#include "app/hub/muster-hub-fork.h"
#include "app/models/hub/muster-hub-keyring.h"
#include "app/toolkit/muster-aside-layout.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"

struct _MusterHubPage
{
  MusterPanel parent_instance;

  MusterHubCentre *centre;
  char *shown; /* what the cards say, so that they are made anew only when it changes */
  GHashTable *mine; /* (element-type utf8): members of conflicts that are to stay as they are here */

  AdwWindowTitle *title;
  GtkWidget *join_group;
  GtkEditable *address;
  GtkEditable *desk_name;
  GtkEditable *password;
  GtkWidget *join;
  GtkWidget *test;
  GtkWidget *standing;
  GtkImage *symbol;
  GtkLabel *status;
  GtkLabel *note;
  GtkWidget *exchange;
  GtkWidget *cancel;
  GtkWidget *columns;
  GtkBox *matters;
  GtkBox *aside;
  gboolean shows_all; /* that came */
};

G_DEFINE_FINAL_TYPE (MusterHubPage, muster_hub_page, MUSTER_TYPE_PANEL)

static void
leave_confirmed_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr (MusterHubPage) self = data;

  if (muster_confirm_finish (result))
    muster_hub_centre_ask_for (self->centre, MUSTER_HUB_WORK_LEAVE, NULL, NULL);
}

static void
leave_cb (MusterHubPage *self)
{
  muster_confirm_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Leave the Hub?"),
                        _("What is here stays here, and what is at the hub stays there. This desk exchanges "
                          "nothing any more."),
                        _("_Leave"), leave_confirmed_cb, g_object_ref (self));
}

static void
cancel_cb (MusterHubPage *self)
{
  muster_hub_centre_cancel (self->centre);
}

static void
retry_cb (MusterHubPage *self)
{
  muster_hub_centre_retry (self->centre);
}

/* In a line what the cards would say. */
static char *
dup_gist (MusterHubPage *self)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (self->centre);
  g_autoptr (GString) gist = g_string_new (NULL);

  g_string_append_printf (gist, "%u %d", muster_hub_centre_get_arrivals (self->centre)->len, self->shows_all);
  if (standing == NULL || standing->desk == NULL)
    return g_string_free (g_steal_pointer (&gist), FALSE);
  g_string_append_printf (gist, " %s", standing->desk->uri);
  for (guint i = 0; i < standing->items->len; i++)
    {
      const MusterHubItem *item = standing->items->pdata[i];

      if (item->pen_desk != NULL || item->twin != NULL || item->sort != MUSTER_HUB_DOCUMENT ||
          muster_hub_item_wants_decision (item))
        g_string_append_printf (gist, "\n%s %s %s %d %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, item->key,
                                item->pen_desk, item->twin, (int) item->state, item->ahead, item->behind);
    }
  for (guint i = 0; i < standing->proposals->len; i++)
    g_string_append_printf (gist, "\n%" G_GINT64_FORMAT,
                            ((MusterHubProposal *) standing->proposals->pdata[i])->id);
  for (guint i = 0; i < standing->desks->len; i++)
    g_string_append_printf (gist, "\n%s %d", ((MusterHubPresence *) standing->desks->pdata[i])->name,
                            ((MusterHubPresence *) standing->desks->pdata[i])->is_here);

  return g_string_free (g_steal_pointer (&gist), FALSE);
}

static void
entry_cb (MusterHubPage *self)
{
  gboolean can_ask =
    !muster_hub_centre_is_busy (self->centre) && *gtk_editable_get_text (self->address) != '\0';

  gtk_widget_set_sensitive (self->test, can_ask);
  gtk_widget_set_sensitive (self->join, can_ask && *gtk_editable_get_text (self->desk_name) != '\0');
}

static GtkWidget *
new_matter (MusterHubPage         *self,
            const MusterHubMatter *matter)
{
  return matter->item->sort == MUSTER_HUB_LEDGER
           ? muster_hub_fork_new (self->centre, matter)
           : muster_hub_conflict_new (self->centre, matter, self->mine);
}

static void
show_status (MusterHubPage *self)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (self->centre);
  GDateTime *exchanged = muster_hub_centre_get_exchanged (self->centre);
  g_autofree char *status = muster_hub_centre_dup_status (self->centre);
  g_autofree char *time = exchanged != NULL ? muster_day_write_time (exchanged) : NULL;
  g_autofree char *note =
    standing->trouble != NULL ? g_strdup (standing->trouble)
    /* Translators: the time of the last exchange, and what this desk is called */
    : time != NULL
      ? g_strdup_printf (_("Last exchange at %s. This desk is called %s."), time, standing->desk->name)
      : g_strdup_printf (_("This desk is called %s."), standing->desk->name);

  gtk_image_set_from_icon_name (self->symbol, muster_hub_centre_get_icon_name (self->centre));
  gtk_label_set_label (self->status, status);
  gtk_label_set_label (self->note, note);
}

static void
empty (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
show_columns (MusterHubPage *self)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (self->centre);

  for (guint i = 0; i < standing->matters->len; i++)
    gtk_box_append (self->matters, new_matter (self, standing->matters->pdata[i]));
  muster_hub_cards_add_proposals (self->matters, self->centre);
  muster_hub_cards_add_doubles (self->matters, self->centre);
  if (gtk_widget_get_first_child (GTK_WIDGET (self->matters)) == NULL)
    gtk_box_append (self->matters, muster_hub_card_new ("emblem-ok-symbolic", _("Nothing Wants a Decision"),
                                                        _("What two desks change in different ways appears "
                                                          "here, with both sides."),
                                                        NULL));
  muster_hub_cards_add_people (self->aside, self->centre);
  muster_hub_cards_add_arrivals (self->aside, self->centre, self->shows_all);
  muster_hub_cards_add_shared (self->aside, self->centre);
}

static void
show_standing (MusterHubPage *self)
{
  const MusterHubStanding *standing = muster_hub_centre_get_standing (self->centre);
  gboolean joined = muster_hub_centre_has_joined (self->centre);
  gboolean is_busy = muster_hub_centre_is_busy (self->centre);
  g_autofree char *gist = NULL;

  gtk_widget_set_visible (self->join_group, !joined);
  gtk_widget_set_visible (self->standing, joined);
  gtk_widget_set_visible (self->columns, joined);
  gtk_widget_set_visible (self->exchange, joined && !is_busy);
  gtk_widget_set_visible (self->cancel, is_busy);
  adw_window_title_set_subtitle (self->title, joined ? standing->desk->uri : "");
  entry_cb (self);
  if (joined)
    {
      gtk_editable_set_text (self->password, "");
      show_status (self);
    }
  gist = dup_gist (self);
  if (g_strcmp0 (gist, self->shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_steal_pointer (&gist);
  empty (self->matters);
  empty (self->aside);
  if (joined)
    show_columns (self);
}

static void
show_all_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterHubPage *self = MUSTER_HUB_PAGE (widget);

  self->shows_all = TRUE;
  show_standing (self);
}

static void
ask_at_address (MusterHubPage *self,
                MusterHubTask  task)
{
  MusterHubWork *work = g_new0 (MusterHubWork, 1);

  work->task = task;
  work->uri = g_strstrip (g_strdup (gtk_editable_get_text (self->address)));
  work->desk = g_strstrip (g_strdup (gtk_editable_get_text (self->desk_name)));
  if (*gtk_editable_get_text (self->password) != '\0')
    work->password = g_strdup (gtk_editable_get_text (self->password));
  muster_hub_centre_ask (self->centre, work);
}

static void
join_cb (MusterHubPage *self)
{
  if (gtk_widget_get_sensitive (self->join))
    ask_at_address (self, MUSTER_HUB_WORK_JOIN);
}

/* Looks whether there is a hub at the address that lets this login in, and changes nothing. */
static void
test_cb (MusterHubPage *self)
{
  ask_at_address (self, MUSTER_HUB_WORK_TEST);
}

static void
muster_hub_page_finalize (GObject *object)
{
  MusterHubPage *self = MUSTER_HUB_PAGE (object);

  g_clear_object (&self->centre);
  g_hash_table_unref (self->mine);
  g_free (self->shown);

  G_OBJECT_CLASS (muster_hub_page_parent_class)->finalize (object);
}

static void
muster_hub_page_class_init (MusterHubPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_hub_page_finalize;

  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  gtk_widget_class_install_action (widget_class, "hub.show-all", NULL, show_all_cb);

  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-hub-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, title);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, join_group);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, address);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, desk_name);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, password);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, join);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, test);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, standing);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, symbol);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, status);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, note);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, exchange);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, cancel);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, columns);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, matters);
  gtk_widget_class_bind_template_child (widget_class, MusterHubPage, aside);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_cb);
  gtk_widget_class_bind_template_callback (widget_class, join_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, retry_cb);
  gtk_widget_class_bind_template_callback (widget_class, test_cb);
}

static void
muster_hub_page_init (MusterHubPage *self)
{
  self->mine = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

GtkWidget *
muster_hub_page_new (MusterHubCentre *centre)
{
  MusterHubPage *self = g_object_new (MUSTER_TYPE_HUB_PAGE, NULL);

  self->centre = g_object_ref (centre);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->password), muster_hub_keyring_get () != NULL);
  gtk_widget_set_layout_manager (self->columns, muster_aside_layout_new (GTK_PACK_START));
  g_signal_connect_object (centre, "changed", G_CALLBACK (show_standing), self, G_CONNECT_SWAPPED);
  show_standing (self);

  return GTK_WIDGET (self);
}
