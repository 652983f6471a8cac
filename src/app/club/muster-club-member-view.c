/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-member-view.h"

#include <adwaita.h>

#include "app/club/muster-club-results-view.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-trickle.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-chart-card.h"
#include "app/widgets/muster-copy-button.h"
#include "app/widgets/muster-turns.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-sheets.h"

struct _MusterClubMemberView
{
  MusterPanel parent_instance;

  MusterClubDossier *dossier;

  GtkScrolledWindow *scroller;
  AdwWindowTitle *name;
  AdwAvatar *avatar;
  GtkLabel *title;
  GtkLabel *note;
  GtkWidget *remove;
  GtkListBox *facts;
  GtkWidget *rivals_group;
  MusterCopyButton *copy_rivals;
  GtkListBox *rivals;
  MusterTrickle *first_rivals; /* (nullable) */
  GtkWidget *all_rivals;
  GtkWidget *all_results;
  GtkWidget *leaders_group;
  GtkListBox *leaders;
  MusterChartCard *chart;
  MusterClubResultsView *results;
  MusterTurns turns;
};

G_DEFINE_FINAL_TYPE (MusterClubMemberView, muster_club_member_view, MUSTER_TYPE_PANEL)

/* A member who has played for years has many rivals and results, and making their rows takes longer
 * than a frame: the rest is made when the user asks for it. */
#define N_RIVALS 10
#define N_RESULTS 12
#define N_A_FRAME 3

static GtkWidget *
create_fact (gpointer item,
             gpointer data)
{
  MusterClubFact *fact = MUSTER_CLUB_FACT (item);
  GtkWidget *row = muster_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), muster_club_fact_get_name (fact));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), muster_club_fact_get_value (fact));
  return row;
}

static GtkWidget *
create_rival (gpointer item,
              gpointer data)
{
  GtkWidget *row = create_fact (item, data);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "club.show-member");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", muster_club_fact_get_name (item));
  return row;
}

static void
show_chart (MusterClubMemberView *self)
{
  g_autoptr (MusterChart) chart = muster_club_dossier_new_chart (self->dossier);

  muster_chart_card_set_chart (self->chart, chart);
}

static MusterTable *
new_rivals (GtkWidget *shown)
{
  GtkWidget *widget = gtk_widget_get_ancestor (shown, MUSTER_TYPE_CLUB_MEMBER_VIEW);
  MusterClubDossier *dossier = MUSTER_CLUB_MEMBER_VIEW (widget)->dossier;
  MusterClubTables *tables = muster_club_get_tables (muster_club_dossier_get_club (dossier));
  guint player;

  if (!muster_club_book_find_player (tables->book, muster_club_dossier_get_name (dossier), &player))
    return muster_table_new ();

  return muster_club_sheets_rivals_table_new (tables, player);
}

static void
show_buttons (MusterClubMemberView *self)
{
  guint n_rivals = g_list_model_get_n_items (muster_club_dossier_get_rivals (self->dossier));

  gtk_widget_set_visible (self->all_rivals, self->first_rivals != NULL &&
                                              n_rivals > muster_trickle_get_max (self->first_rivals));
  gtk_widget_set_visible (self->all_results, muster_club_results_view_has_more (self->results));
}

/* Fills the page from top to bottom, one part in each turn. */
static gboolean
show_turn (GtkWidget *widget,
           guint      turn)
{
  MusterClubMemberView *self = MUSTER_CLUB_MEMBER_VIEW (widget);

  if (turn == 0)
    gtk_list_box_bind_model (self->facts, muster_club_dossier_get_facts (self->dossier), create_fact, NULL,
                             NULL);
  else if (turn == 1)
    show_chart (self);
  else if (turn == 2)
    gtk_list_box_bind_model (self->leaders, muster_club_dossier_get_leaders (self->dossier), create_fact,
                             NULL, NULL);
  else
    {
      g_clear_object (&self->first_rivals);
      self->first_rivals =
        muster_trickle_new (GTK_WIDGET (self), muster_club_dossier_get_rivals (self->dossier), N_A_FRAME,
                            N_RIVALS);
      gtk_list_box_bind_model (self->rivals, G_LIST_MODEL (self->first_rivals), create_rival, NULL, NULL);
      muster_club_results_view_set_model (self->results, muster_club_dossier_get_results (self->dossier),
                                          N_RESULTS);
      show_buttons (self);
    }
  return turn < 3;
}

static void
show_dossier (MusterClubMemberView *self)
{
  g_autofree char *rivals = NULL;

  adw_window_title_set_title (self->name, muster_club_dossier_get_name (self->dossier));
  adw_avatar_set_text (self->avatar, muster_club_dossier_get_name (self->dossier));
  gtk_label_set_label (self->title, muster_club_dossier_get_title (self->dossier));
  gtk_label_set_label (self->note, muster_club_dossier_get_note (self->dossier));
  gtk_widget_set_visible (GTK_WIDGET (self->note), *muster_club_dossier_get_note (self->dossier) != '\0');
  gtk_widget_set_visible (self->remove, muster_club_dossier_is_member (self->dossier));
  /* Translators: the title of a table: the name of a member. */
  rivals = g_strdup_printf (_("Rivals of %s"), muster_club_dossier_get_name (self->dossier));
  muster_copy_button_set_source (self->copy_rivals, rivals, new_rivals, GTK_WIDGET (self->rivals));
  gtk_widget_set_visible (self->rivals_group,
                          g_list_model_get_n_items (muster_club_dossier_get_rivals (self->dossier)) > 0);
  show_buttons (self);
  gtk_widget_set_visible (self->leaders_group,
                          g_list_model_get_n_items (muster_club_dossier_get_leaders (self->dossier)) > 0);
}

static void
changed_cb (MusterClubMemberView *self)
{
  show_dossier (self);
  show_chart (self);
}

static void
all_rivals_cb (MusterClubMemberView *self)
{
  /* Moves the focus to the first of the new rows. */
  muster_trickle_set_max (self->first_rivals, G_MAXUINT);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->rivals, N_RIVALS)));
  gtk_widget_set_visible (self->all_rivals, FALSE);
}

static void
all_results_cb (MusterClubMemberView *self)
{
  muster_club_results_view_show_all (self->results);
  gtk_widget_child_focus (GTK_WIDGET (self->results), GTK_DIR_TAB_FORWARD);
  gtk_widget_set_visible (self->all_results, FALSE);
}

static void
activate_cb (MusterClubMemberView *self,
             GtkWidget            *button)
{
  gtk_widget_activate_action (GTK_WIDGET (self), gtk_widget_get_name (button), "s",
                              muster_club_dossier_get_name (self->dossier));
}

static void
muster_club_member_view_dispose (GObject *object)
{
  MusterClubMemberView *self = MUSTER_CLUB_MEMBER_VIEW (object);

  if (self->facts != NULL)
    {
      gtk_list_box_bind_model (self->facts, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->rivals, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->leaders, NULL, NULL, NULL, NULL);
    }

  /* Dispose of the child widgets first, because they use the objects that are cleared below. */
  G_OBJECT_CLASS (muster_club_member_view_parent_class)->dispose (object);

  g_clear_object (&self->first_rivals);
  g_clear_object (&self->dossier);
}

static void
muster_club_member_view_class_init (MusterClubMemberViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_member_view_dispose;

  g_type_ensure (MUSTER_TYPE_CHART_CARD);
  g_type_ensure (MUSTER_TYPE_CLUB_RESULTS_VIEW);
  g_type_ensure (MUSTER_TYPE_COPY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-member-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, name);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, avatar);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, title);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, note);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, remove);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, facts);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, rivals_group);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, copy_rivals);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, rivals);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, all_rivals);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, all_results);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, leaders_group);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, leaders);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, chart);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberView, results);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, all_rivals_cb);
  gtk_widget_class_bind_template_callback (widget_class, all_results_cb);
}

static void
muster_club_member_view_init (MusterClubMemberView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

void
muster_club_member_view_set_dossier (MusterClubMemberView *self,
                                     MusterClubDossier    *dossier)
{
  g_return_if_fail (MUSTER_IS_CLUB_MEMBER_VIEW (self));

  if (self->dossier != NULL)
    g_signal_handlers_disconnect_by_data (self->dossier, self);
  g_set_object (&self->dossier, dossier);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_list_box_bind_model (self->facts, NULL, NULL, NULL, NULL);
  gtk_list_box_bind_model (self->leaders, NULL, NULL, NULL, NULL);
  muster_chart_card_set_chart (self->chart, NULL);
  gtk_list_box_bind_model (self->rivals, NULL, NULL, NULL, NULL);
  g_clear_object (&self->first_rivals);
  muster_club_results_view_set_model (self->results, NULL, 0);
  g_signal_connect_object (dossier, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_dossier (self);
  muster_turns_begin (&self->turns, GTK_WIDGET (self), show_turn);
}

MusterClubDossier *
muster_club_member_view_get_dossier (MusterClubMemberView *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_MEMBER_VIEW (self), NULL);

  return self->dossier;
}
