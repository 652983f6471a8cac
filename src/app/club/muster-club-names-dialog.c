/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-names-dialog.h"

#include "app/models/club/muster-club-members.h"
#include "app/widgets/muster-action-row.h"
#include "core/muster-i18n.h"

#include <string.h>

struct _MusterClubNamesDialog
{
  AdwWindow parent_instance;

  char *member;

  GtkListBox *aliases;
  GtkListBox *others;
};

G_DEFINE_FINAL_TYPE (MusterClubNamesDialog, muster_club_names_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_MERGE,
  SIGNAL_PART,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
add_row (GtkListBox *list,
         const char *name,
         const char *note,
         const char *icon_name)
{
  GtkWidget *row = muster_action_row_new ();

  gtk_widget_set_name (row, name);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), note);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon_name));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (list, row);
}

static void
merge_cb (MusterClubNamesDialog *self,
          GtkListBoxRow         *row)
{
  g_signal_emit (self, signals[SIGNAL_MERGE], 0, gtk_widget_get_name (GTK_WIDGET (row)));
}

static void
part_cb (MusterClubNamesDialog *self,
         GtkListBoxRow         *row)
{
  g_signal_emit (self, signals[SIGNAL_PART], 0, gtk_widget_get_name (GTK_WIDGET (row)));
}

static void
muster_club_names_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_CLUB_NAMES_DIALOG);

  G_OBJECT_CLASS (muster_club_names_dialog_parent_class)->dispose (object);
}

static void
muster_club_names_dialog_finalize (GObject *object)
{
  g_free (MUSTER_CLUB_NAMES_DIALOG (object)->member);

  G_OBJECT_CLASS (muster_club_names_dialog_parent_class)->finalize (object);
}

static void
muster_club_names_dialog_class_init (MusterClubNamesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_names_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_club_names_dialog_finalize;

  signals[SIGNAL_MERGE] =
    g_signal_new ("merge", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_PART] =
    g_signal_new ("part", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                  1, G_TYPE_STRING);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-names-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubNamesDialog, aliases);
  gtk_widget_class_bind_template_child (widget_class, MusterClubNamesDialog, others);
  gtk_widget_class_bind_template_callback (widget_class, merge_cb);
  gtk_widget_class_bind_template_callback (widget_class, part_cb);
}

static void
muster_club_names_dialog_init (MusterClubNamesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_club_names_dialog_new (MusterClub *club,
                              const char *member)
{
  MusterClubNamesDialog *self = g_object_new (MUSTER_TYPE_CLUB_NAMES_DIALOG, NULL);
  g_autoptr (GPtrArray) aliases = muster_club_list_aliases (club, member);
  g_autoptr (GPtrArray) members = muster_club_list_members (club, "");

  self->member = g_strdup (member);
  /* What he was called earlier is no name of another. */
  for (guint i = aliases->len; i-- > 0; )
    if (!g_hash_table_contains (muster_club_get_content (club)->merges, aliases->pdata[i]))
      g_ptr_array_remove_index (aliases, i);
  for (guint i = 0; i < aliases->len; i++)
    add_row (self->aliases, aliases->pdata[i], _("Separate this name again"), "list-remove-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self->aliases), aliases->len > 0);
  for (guint i = 0; i < members->len; i++)
    if (strcmp (muster_club_member_item_get_name (members->pdata[i]), member) != 0)
      add_row (self->others, muster_club_member_item_get_name (members->pdata[i]),
               muster_club_member_item_get_note (members->pdata[i]), "list-add-symbolic");

  return GTK_WIDGET (self);
}

const char *
muster_club_names_dialog_get_member (MusterClubNamesDialog *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_NAMES_DIALOG (self), NULL);

  return self->member;
}
