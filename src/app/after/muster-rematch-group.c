/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/after/muster-rematch-group.h"

#include "app/models/muster-row-words.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-action-row.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

/* The rows are made anew whenever the link changes. */
struct _MusterRematchGroup
{
  AdwPreferencesGroup parent_instance;

  MusterAfterRematch *rematch;
  GPtrArray *rows;         /* owned by the group */
  AdwExpanderRow *chooser; /* (nullable) */
  GPtrArray *choices;      /* owned by the chooser */
};

G_DEFINE_FINAL_TYPE (MusterRematchGroup, muster_rematch_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_LINK,
  SIGNAL_OPEN,
  SIGNAL_UNLINK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GtkWidget *
add_row (MusterRematchGroup *self,
         const char         *title,
         const char         *subtitle)
{
  GtkWidget *row = muster_action_row_new_plain (title, subtitle);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
  return row;
}

static void
set_battle (GtkWidget       *widget,
            MusterLedgerRow *row)
{
  g_object_set_data_full (G_OBJECT (widget), "battle", g_object_ref (row), g_object_unref);
}

static gint64
get_battle (GtkWidget *widget)
{
  return muster_ledger_row_get_id (g_object_get_data (G_OBJECT (widget), "battle"));
}

static void
chosen_cb (MusterRematchGroup *self,
           GtkWidget          *row)
{
  g_signal_emit (self, signals[SIGNAL_LINK], 0, get_battle (row));
}

static void
open_cb (MusterRematchGroup *self,
         GtkWidget          *row)
{
  g_signal_emit (self, signals[SIGNAL_OPEN], 0, get_battle (row));
}

static void
unlink_cb (MusterRematchGroup *self)
{
  g_signal_emit (self, signals[SIGNAL_UNLINK], 0);
}

/* "17 November · No. 12": the recorded day, or the day on which it was last played. */
static char *
dup_note (MusterLedgerRow *row,
          const char      *score)
{
  g_autofree char *number = muster_row_words_number (row);
  g_autofree char *when = *muster_ledger_row_get_date (row) != '\0'
                            ? g_strdup (muster_ledger_row_get_date (row))
                            : muster_row_words_when (muster_ledger_row_get_updated (row),
                                                     g_get_real_time () / G_USEC_PER_SEC);

  return g_strdup_printf ("%s" MUSTER_ROW_WORDS_DOT "%s" MUSTER_ROW_WORDS_DOT "%s", when, number, score);
}

static void
show_link (MusterRematchGroup *self)
{
  MusterLedgerRow *other = muster_after_rematch_get_row (self->rematch);
  g_autofree char *note = dup_note (other, muster_after_rematch_get_other_score (self->rematch));
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Unlink"));
  GtkWidget *row = add_row (self, muster_after_rematch_get_sum (self->rematch), NULL);

  gtk_widget_add_css_class (row, "heading");
  add_row (self, _("This battle"), muster_after_rematch_get_score (self->rematch));
  row = add_row (self, muster_ledger_row_get_title (other), note);
  set_battle (row, other);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  muster_tooltip_set (row, _("Open this battle"));
  g_signal_connect_object (row, "activated", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);

  muster_mnemonics_name (button);
  muster_tooltip_set (button, _("Each battle counts by itself again"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (unlink_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), button);
}

static GtkWidget *
new_choice (MusterRematchGroup *self,
            MusterLedgerRow    *other)
{
  g_autofree char *status = muster_row_words_status (other);
  g_autofree char *note = dup_note (other, status);
  GtkWidget *row = muster_action_row_new_plain (muster_ledger_row_get_title (other), note);

  set_battle (row, other);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static const char *
get_advice (void)
{
  return _("Play this scenario again with the roles swapped: then both battles can be added up.");
}

static void
add_choice (MusterRematchGroup *self,
            GtkWidget          *row)
{
  adw_expander_row_add_row (self->chooser, row);
  g_ptr_array_add (self->choices, row);
}

static void
show_choices (MusterRematchGroup *self)
{
  GListModel *found = muster_after_rematch_get_found (self->rematch);
  guint n_found = g_list_model_get_n_items (found);

  for (guint i = 0; i < self->choices->len; i++)
    adw_expander_row_remove (self->chooser, self->choices->pdata[i]);
  g_ptr_array_set_size (self->choices, 0);
  for (guint i = 0; i < n_found; i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (found, i);

      add_choice (self, new_choice (self, row));
    }
  if (muster_after_rematch_is_searching (self->rematch))
    add_choice (self, muster_action_row_new_plain (_("Looking Through Your Battles…"), NULL));
  else if (n_found == 0)
    add_choice (self, muster_action_row_new_plain (_("None of Your Battles Is Its Rematch"), get_advice ()));
}

/* Reads the battles only when the user opens the list. */
static void
expanded_cb (MusterRematchGroup *self)
{
  if (self->chooser == NULL || !adw_expander_row_get_expanded (self->chooser))
    return;

  muster_after_rematch_search (self->rematch);
  show_choices (self);
}

static void
show (MusterRematchGroup *self)
{
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), NULL);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->choices, 0);
  self->chooser = NULL;
  if (muster_after_rematch_get_other (self->rematch) != 0)
    show_link (self);
  else if (muster_after_rematch_has_others (self->rematch))
    {
      self->chooser = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, NULL);
      g_object_set (self->chooser, "title", _("Choose Its Rematch"), "subtitle",
                    _("The same scenario with the roles swapped; the points of both decide"), NULL);
      g_signal_connect_object (self->chooser, "notify::expanded", G_CALLBACK (expanded_cb), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->chooser));
      g_ptr_array_add (self->rows, self->chooser);
    }
  else
    add_row (self, get_advice (), NULL);
  /* The row that had the focus is gone. */
  if (has_focus)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
changed_cb (MusterRematchGroup *self)
{
  if (self->chooser != NULL && muster_after_rematch_get_other (self->rematch) == 0)
    show_choices (self);
  else
    show (self);
}

static void
muster_rematch_group_dispose (GObject *object)
{
  MusterRematchGroup *self = MUSTER_REMATCH_GROUP (object);

  self->chooser = NULL;
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->choices, 0);
  g_clear_object (&self->rematch);

  G_OBJECT_CLASS (muster_rematch_group_parent_class)->dispose (object);
}

static void
muster_rematch_group_finalize (GObject *object)
{
  MusterRematchGroup *self = MUSTER_REMATCH_GROUP (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->choices);

  G_OBJECT_CLASS (muster_rematch_group_parent_class)->finalize (object);
}

static void
muster_rematch_group_class_init (MusterRematchGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = muster_rematch_group_dispose;
  object_class->finalize = muster_rematch_group_finalize;

  signals[SIGNAL_LINK] = g_signal_new ("link", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                       G_TYPE_INT64);
  signals[SIGNAL_OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                       G_TYPE_INT64);
  signals[SIGNAL_UNLINK] = muster_signal_new ("unlink", type);
}

static void
muster_rematch_group_init (MusterRematchGroup *self)
{
  self->rows = g_ptr_array_new ();
  self->choices = g_ptr_array_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _("Rematch"));
}

GtkWidget *
muster_rematch_group_new (MusterAfterRematch *rematch)
{
  MusterRematchGroup *self = g_object_new (MUSTER_TYPE_REMATCH_GROUP, NULL);

  self->rematch = g_object_ref (rematch);
  g_signal_connect_object (rematch, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show (self);

  return GTK_WIDGET (self);
}
