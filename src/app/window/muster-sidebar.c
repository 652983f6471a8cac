/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-sidebar.h"

#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterSidebar
{
  GtkWidget parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (MusterSidebar, muster_sidebar, GTK_TYPE_WIDGET)

static guint chosen_signal;

/* In the order of the rows. The settings store the names. */
static const struct
{
  const char *name;
  const char *title;
  const char *icon_name;
} PAGES[] = {
  { "desk", N_("Desk"), "muster-desk-symbolic" },
  { "battles", N_("Battles"), "muster-battles-symbolic" },
  { "forces", N_("Forces"), "muster-forces-symbolic" },
  { "campaigns", N_("Campaigns"), "muster-campaigns-symbolic" },
  { "club", N_("Club"), "muster-club-symbolic" },
  { "reference", N_("Reference"), "muster-reference-symbolic" },
};

static int
find_page (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    if (g_strcmp0 (PAGES[i].name, name) == 0)
      return (int) i;
  return -1;
}

static void
row_activated_cb (MusterSidebar *self,
                  GtkListBoxRow *row)
{
  g_signal_emit (self, chosen_signal, 0, PAGES[gtk_list_box_row_get_index (row)].name);
}

static void
muster_sidebar_dispose (GObject *object)
{
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_sidebar_parent_class)->dispose (object);
}

static void
muster_sidebar_class_init (MusterSidebarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_sidebar_dispose;

  chosen_signal =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_sidebar_init (MusterSidebar *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Pages"), -1);
  gtk_widget_set_parent (GTK_WIDGET (self->list), GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    {
      const char *title = _(PAGES[i].title);
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

      gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (PAGES[i].icon_name));
      gtk_box_append (GTK_BOX (box), gtk_label_new (title));
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      gtk_list_box_append (self->list, row);
    }
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
}

gboolean
muster_sidebar_has_page (const char *name)
{
  return find_page (name) >= 0;
}

const char *
muster_sidebar_get_first_page (void)
{
  return PAGES[0].name;
}

void
muster_sidebar_select (MusterSidebar *self,
                       const char    *name)
{
  int index = find_page (name);

  g_return_if_fail (MUSTER_IS_SIDEBAR (self));
  g_return_if_fail (index >= 0);

  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, index));
}
