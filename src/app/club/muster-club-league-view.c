/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-league-view.h"

#include "app/club/muster-columns-layout.h"
#include "app/club/muster-league-row.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-trickle.h"
#include "app/widgets/muster-chart-card.h"
#include "app/widgets/muster-copy-button.h"
#include "app/widgets/muster-turns.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-charts.h"
#include "sheets/club/muster-club-sheets.h"
#include "sheets/club/muster-club-words.h"

/* How many lines of a chart the eye can tell apart; how many rows fit on a card. */
#define N_LINES 6
#define N_ROWS 20
#define N_ROWS_A_FRAME 5
#define N_RIVALS 8
#define N_RATES 8
#define N_MONTHS 36
#define N_GAMES 12

struct _MusterClubLeagueView
{
  MusterPanel parent_instance;

  MusterClub *club;

  GtkLabel *counts;
  MusterCopyButton *copy;
  GtkBox *heads;
  GtkNoSelection *selection;
  MusterTrickle *rows;
  GtkWidget *all;
  GtkLabel *scoring;
  GtkStack *league;
  MusterChartCard *rivals;
  MusterChartCard *ratings;
  GtkWidget *rates_group;
  MusterChartCard *rates;
  MusterChartCard *played;
  MusterChartCard *months;
  GtkDropDown *by;
  MusterTurns turns;
};

G_DEFINE_FINAL_TYPE (MusterClubLeagueView, muster_club_league_view, MUSTER_TYPE_PANEL)

static void
setup_cb (MusterClubLeagueView *self,
          GtkListItem          *list_item)
{
  gtk_list_item_set_child (list_item, muster_league_row_new ());
}

static void
bind_cb (MusterClubLeagueView *self,
         GtkListItem          *list_item)
{
  muster_league_row_set_row (MUSTER_LEAGUE_ROW (gtk_list_item_get_child (list_item)),
                             gtk_list_item_get_item (list_item));
}

static void
activate_cb (MusterClubLeagueView *self,
             guint                 position)
{
  g_autoptr (MusterClubRow) row = g_list_model_get_item (muster_club_get_league (self->club), position);

  if (row != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "club.show-member", "s",
                                muster_club_row_get_cell (row, MUSTER_CLUB_ROW_NAME));
}

static MusterTable *
new_table (GtkWidget *shown)
{
  GtkWidget *self = gtk_widget_get_ancestor (shown, MUSTER_TYPE_CLUB_LEAGUE_VIEW);

  return muster_club_sheets_league_table_new (muster_club_get_tables (MUSTER_CLUB_LEAGUE_VIEW (self)->club));
}

static void
show_rates (MusterClubLeagueView *self)
{
  /* In the order of the choices. */
  static const MusterClubBy BY[] = { MUSTER_CLUB_BY_ROLE, MUSTER_CLUB_BY_SCENARIO, MUSTER_CLUB_BY_FORCE,
                                     MUSTER_CLUB_BY_RULESET };
  MusterClubTables *tables = self->club != NULL ? muster_club_get_tables (self->club) : NULL;
  guint selected = gtk_drop_down_get_selected (self->by);
  g_autoptr (MusterChart) chart = NULL;

  if (tables == NULL)
    return;
  chart = muster_club_charts_rates (tables, muster_club_get_library (self->club),
                                    BY[MIN (selected, G_N_ELEMENTS (BY) - 1)], N_RATES);
  muster_chart_card_set_chart (self->rates, chart);
}

/* @chart: (transfer full) */
static void
show_chart (MusterChartCard *card,
            MusterChart     *chart)
{
  muster_chart_card_set_chart (card, chart);
  gtk_widget_set_visible (GTK_WIDGET (card), TRUE);
  muster_chart_unref (chart);
}

/* Each chart is drawn in a frame of its own; the previous one stays until then. */
static gboolean
show_turn (GtkWidget *widget,
           guint      turn)
{
  MusterClubLeagueView *self = MUSTER_CLUB_LEAGUE_VIEW (widget);
  MusterClubTables *tables = muster_club_get_tables (self->club);
  MusterLibrary *library = muster_club_get_library (self->club);

  if (turn == 1)
    show_chart (self->rivals, muster_club_charts_rivals (tables, N_RIVALS));
  else if (turn == 2)
    show_chart (self->ratings, muster_club_charts_ratings (tables, library, N_LINES));
  else if (turn == 3)
    {
      gtk_widget_set_visible (self->rates_group, TRUE);
      show_rates (self);
    }
  else if (turn == 4)
    show_chart (self->played, muster_club_charts_played (tables, library, N_GAMES));
  else if (turn == 5)
    show_chart (self->months, muster_club_charts_months (tables, N_MONTHS));
  return turn < 5;
}

static void
show_club (MusterClubLeagueView *self)
{
  MusterClubTables *tables = muster_club_get_tables (self->club);
  g_autofree char *counts = NULL;
  g_autofree char *scoring = NULL;

  if (tables == NULL)
    return;

  g_object_get (self->club, "counts", &counts, NULL);
  scoring = muster_club_words_scoring (&tables->choice.scoring);
  gtk_label_set_label (self->scoring, scoring);
  gtk_label_set_label (self->counts, counts);
  gtk_stack_set_visible_child_name (self->league, tables->league->len > 0 ? "rows" : "empty");
  gtk_widget_set_visible (self->all, tables->league->len > muster_trickle_get_max (self->rows));
  gtk_widget_set_visible (GTK_WIDGET (self->copy), tables->league->len > 0);
  muster_turns_begin (&self->turns, GTK_WIDGET (self), show_turn);
}

/* A list on a card makes widgets for all its rows, so a long league shows only its first rows until
 * the user asks for all. */
static void
show_all_cb (MusterClubLeagueView *self)
{
  muster_trickle_set_max (self->rows, G_MAXUINT);
  gtk_widget_set_visible (self->all, FALSE);
}

static void
muster_club_league_view_finalize (GObject *object)
{
  MusterClubLeagueView *self = MUSTER_CLUB_LEAGUE_VIEW (object);

  g_clear_object (&self->rows);
  g_clear_object (&self->club);

  G_OBJECT_CLASS (muster_club_league_view_parent_class)->finalize (object);
}

static void
muster_club_league_view_class_init (MusterClubLeagueViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_club_league_view_finalize;

  g_type_ensure (MUSTER_TYPE_CHART_CARD);
  g_type_ensure (MUSTER_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (MUSTER_TYPE_COPY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-league-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, counts);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, copy);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, heads);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, selection);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, all);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, scoring);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, league);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, rivals);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, ratings);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, rates_group);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, rates);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, played);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, months);
  gtk_widget_class_bind_template_child (widget_class, MusterClubLeagueView, by);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_rates);
}

static void
muster_club_league_view_init (MusterClubLeagueView *self)
{
  GtkWidget *heads = muster_league_row_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
  g_object_set (self->rivals, "note", _("won–lost of the row"), NULL);
  muster_copy_button_set_source (self->copy, _("League"), new_table, GTK_WIDGET (self->league));
  muster_league_row_set_row (MUSTER_LEAGUE_ROW (heads), NULL);
  gtk_widget_set_hexpand (heads, TRUE);
  gtk_box_append (self->heads, heads);
}

void
muster_club_league_view_set_club (MusterClubLeagueView *self,
                                  MusterClub           *club)
{
  g_return_if_fail (MUSTER_IS_CLUB_LEAGUE_VIEW (self));
  g_return_if_fail (self->club == NULL);

  self->club = g_object_ref (club);
  self->rows =
    muster_trickle_new (GTK_WIDGET (self), muster_club_get_league (club), N_ROWS_A_FRAME, N_ROWS);
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->rows));
  g_signal_connect_object (club, "changed", G_CALLBACK (show_club), self, G_CONNECT_SWAPPED);
  show_club (self);
}
