/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-members-view.h"

#include <adwaita.h>

#include "app/models/club/muster-club-members.h"
#include "app/toolkit/muster-text-label.h"
#include "core/muster-i18n.h"

struct _MusterClubMembersView
{
  MusterPanel parent_instance;

  MusterClub *club;
  GListStore *members;

  GtkStack *stack;
  GtkNoSelection *selection;
};

G_DEFINE_FINAL_TYPE (MusterClubMembersView, muster_club_members_view, MUSTER_TYPE_PANEL)

static void
setup_cb (MusterClubMembersView *self,
          GtkListItem           *list_item)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *avatar = adw_avatar_new (36, NULL, TRUE);

  gtk_box_append (GTK_BOX (words), muster_text_label_new (NULL, NULL));
  gtk_box_append (GTK_BOX (words), muster_text_label_new (NULL, "dim-label"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_attach (GTK_GRID (grid), avatar, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), words, 1, 0, 1, 1);
  gtk_widget_add_css_class (grid, "result-row");
  gtk_list_item_set_child (list_item, grid);
}

static void
bind_cb (MusterClubMembersView *self,
         GtkListItem           *list_item)
{
  MusterClubMemberItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *box = gtk_list_item_get_child (list_item);
  GtkWidget *avatar = gtk_widget_get_first_child (box);
  GtkWidget *words = gtk_widget_get_last_child (box);
  gboolean is_active = muster_club_member_item_get_member (item)->is_active;
  g_autofree char *note = is_active ? g_strdup (muster_club_member_item_get_note (item))
                                    : g_strdup_printf (_("No longer comes. %s"),
                                                       muster_club_member_item_get_note (item));

  adw_avatar_set_text (ADW_AVATAR (avatar), muster_club_member_item_get_name (item));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (words)),
                       muster_club_member_item_get_title (item));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (words)), note);
}

static void
activate_cb (MusterClubMembersView *self,
             guint                  position)
{
  g_autoptr (MusterClubMemberItem) item = g_list_model_get_item (G_LIST_MODEL (self->members), position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "club.show-member", "s",
                                muster_club_member_item_get_name (item));
}

/* Makes no rows while the view is not visible. */
static void
show_club (MusterClubMembersView *self)
{
  g_autoptr (GPtrArray) items = NULL;
  g_autofree char *search = NULL;

  if (self->club == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_object_get (self->club, "search", &search, NULL);
  items = muster_club_list_members (self->club, search);
  g_list_store_splice (self->members, 0, g_list_model_get_n_items (G_LIST_MODEL (self->members)),
                       items->pdata, items->len);
  gtk_stack_set_visible_child_name (self->stack, items->len > 0 ? "list" : "empty");
}

static void
muster_club_members_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (muster_club_members_view_parent_class)->map (widget);

  show_club (MUSTER_CLUB_MEMBERS_VIEW (widget));
}

static void
muster_club_members_view_finalize (GObject *object)
{
  MusterClubMembersView *self = MUSTER_CLUB_MEMBERS_VIEW (object);

  g_clear_object (&self->club);
  g_clear_object (&self->members);

  G_OBJECT_CLASS (muster_club_members_view_parent_class)->finalize (object);
}

static void
muster_club_members_view_class_init (MusterClubMembersViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_club_members_view_finalize;
  widget_class->map = muster_club_members_view_map;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-members-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubMembersView, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMembersView, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
muster_club_members_view_init (MusterClubMembersView *self)
{
  self->members = g_list_store_new (MUSTER_TYPE_CLUB_MEMBER_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->members));
}

void
muster_club_members_view_set_club (MusterClubMembersView *self,
                                   MusterClub            *club)
{
  g_return_if_fail (MUSTER_IS_CLUB_MEMBERS_VIEW (self));
  g_return_if_fail (self->club == NULL);

  self->club = g_object_ref (club);
  g_signal_connect_object (club, "changed", G_CALLBACK (show_club), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (club, "notify::search", G_CALLBACK (show_club), self, G_CONNECT_SWAPPED);
  show_club (self);
}
