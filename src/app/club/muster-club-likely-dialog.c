/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-likely-dialog.h"

#include "app/models/club/muster-club-likely.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-action-row.h"
#include "core/club/muster-club-guess.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

struct _MusterClubLikelyDialog
{
  AdwWindow parent_instance;

  MusterClub *club;
  GListStore *likely;
  GCancellable *looking; /* (nullable): while the club is looked through */

  GtkListBox *proposals;
  GtkWidget *nothing;
  AdwPreferencesGroup *merged_group;
  GtkListBox *merged;
  GtkWidget *merge;
};

G_DEFINE_FINAL_TYPE (MusterClubLikelyDialog, muster_club_likely_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_MERGE,
  SIGNAL_PART,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_button (MusterClubLikelyDialog *self)
{
  g_autoptr (GArray) merges = muster_club_likely_dialog_list_merges (self);

  gtk_widget_set_sensitive (self->merge, merges->len > 0);
}

static void
turn_cb (GtkWidget        *button,
         MusterClubLikely *likely)
{
  muster_club_likely_turn (likely);
}

static GtkWidget *
new_proposal_cb (gpointer item,
                 gpointer data)
{
  GtkWidget *row = muster_action_row_new_plain ("", NULL);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *turn = gtk_button_new_from_icon_name ("object-flip-horizontal-symbolic");

  g_object_bind_property (item, "title", row, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (item, "note", row, "subtitle", G_BINDING_SYNC_CREATE);
  g_object_bind_property (item, "is-same", check, "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_RELATION_LABELLED_BY, row, NULL, -1);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (turn, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (turn, "flat");
  gtk_widget_set_tooltip_text (turn, _("The other way round"));
  muster_accessible_set_label (turn, _("The other way round"));
  g_signal_connect_object (turn, "clicked", G_CALLBACK (turn_cb), item, 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), turn);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);

  return row;
}

static void
part_cb (MusterClubLikelyDialog *self,
         GtkWidget              *button)
{
  g_autofree char *name = g_strdup (gtk_widget_get_name (button));

  g_signal_emit (self, signals[SIGNAL_PART], 0, name);
}

static void
add_merged (MusterClubLikelyDialog *self,
            const char             *name,
            const char             *member)
{
  g_autofree char *words = g_strdup_printf (_("Results under this name are those of “%s”."), member);
  g_autofree char *label = g_strdup_printf (_("Part “%s” Again"), name);
  GtkWidget *row = muster_action_row_new_plain (name, words);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Part"));

  gtk_widget_set_name (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_accessible_set_label (button, label);
  g_signal_connect_object (button, "clicked", G_CALLBACK (part_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_list_box_append (self->merged, row);
}

static void
show_merged (MusterClubLikelyDialog *self)
{
  const MusterClubContent *content = muster_club_get_content (self->club);
  g_autoptr (GList) names =
    g_list_sort (g_hash_table_get_keys (content->merges), (GCompareFunc) g_utf8_collate);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->merged))) != NULL)
    gtk_list_box_remove (self->merged, row);
  for (GList *name = names; name != NULL; name = name->next)
    add_merged (self, name->data, muster_club_names_resolve (content->names, name->data));
  gtk_widget_set_visible (GTK_WIDGET (self->merged_group), names != NULL);
}

static void
found_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (MusterClubLikelyDialog) self = data;
  g_autoptr (GPtrArray) found = muster_club_find_likely_finish (MUSTER_CLUB (object), result);

  /* Another search has begun meanwhile, or the dialog is closed. */
  if (found == NULL || self->looking != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->looking);

  /* What was ticked or turned round stays so. */
  for (guint i = 0; i < found->len; i++)
    {
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (self->likely)); j++)
        {
          g_autoptr (MusterClubLikely) shown = g_list_model_get_item (G_LIST_MODEL (self->likely), j);

          if (!muster_club_likely_equal (shown, found->pdata[i]))
            continue;
          g_object_unref (found->pdata[i]);
          found->pdata[i] = g_steal_pointer (&shown);
          break;
        }
      g_signal_handlers_disconnect_by_func (found->pdata[i], show_button, self);
      g_signal_connect_object (found->pdata[i], "notify::is-same", G_CALLBACK (show_button), self,
                               G_CONNECT_SWAPPED);
    }
  g_list_store_splice (self->likely, 0, g_list_model_get_n_items (G_LIST_MODEL (self->likely)), found->pdata,
                       found->len);
  gtk_widget_set_visible (GTK_WIDGET (self->proposals), found->len > 0);
  gtk_widget_set_visible (self->nothing, found->len == 0);
  show_button (self);
}

static void
look (MusterClubLikelyDialog *self)
{
  if (!muster_club_is_loaded (self->club))
    return;
  show_merged (self);
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  self->looking = g_cancellable_new ();
  muster_club_find_likely_async (self->club, self->looking, found_cb, g_object_ref (self));
}

static void
merge_cb (MusterClubLikelyDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_MERGE], 0);
}

static void
muster_club_likely_dialog_dispose (GObject *object)
{
  MusterClubLikelyDialog *self = MUSTER_CLUB_LIKELY_DIALOG (object);

  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  if (self->proposals != NULL)
    gtk_list_box_bind_model (self->proposals, NULL, NULL, NULL, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CLUB_LIKELY_DIALOG);
  g_clear_object (&self->likely);
  g_clear_object (&self->club);

  G_OBJECT_CLASS (muster_club_likely_dialog_parent_class)->dispose (object);
}

static void
muster_club_likely_dialog_class_init (MusterClubLikelyDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_likely_dialog_dispose;

  signals[SIGNAL_MERGE] = muster_signal_new ("merge", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_PART] = g_signal_new ("part", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-likely-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubLikelyDialog, proposals);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLikelyDialog, nothing);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLikelyDialog, merged_group);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLikelyDialog, merged);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLikelyDialog, merge);
  gtk_widget_class_bind_template_callback (widget_class, merge_cb);
}

static void
muster_club_likely_dialog_init (MusterClubLikelyDialog *self)
{
  self->likely = g_list_store_new (MUSTER_TYPE_CLUB_LIKELY);
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_club_likely_dialog_new (MusterClub *club)
{
  MusterClubLikelyDialog *self = g_object_new (MUSTER_TYPE_CLUB_LIKELY_DIALOG, NULL);

  self->club = g_object_ref (club);
  gtk_list_box_bind_model (self->proposals, G_LIST_MODEL (self->likely), new_proposal_cb, NULL, NULL);
  g_signal_connect_object (club, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  look (self);

  return GTK_WIDGET (self);
}

GArray *
muster_club_likely_dialog_list_merges (MusterClubLikelyDialog *self)
{
  GArray *merges = g_array_new (FALSE, FALSE, sizeof (MusterClubGuessName));

  g_return_val_if_fail (MUSTER_IS_CLUB_LIKELY_DIALOG (self), merges);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->likely)); i++)
    {
      g_autoptr (MusterClubLikely) likely = g_list_model_get_item (G_LIST_MODEL (self->likely), i);
      const MusterClubGuessName merge = { muster_club_likely_get_name (likely),
                                          muster_club_likely_get_member (likely) };
      gboolean is_same;

      g_object_get (likely, "is-same", &is_same, NULL);
      if (is_same)
        g_array_append_val (merges, merge);
    }

  return merges;
}
