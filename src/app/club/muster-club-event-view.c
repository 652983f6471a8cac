/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-event-view.h"

#include <adwaita.h>

#include "app/club/muster-completing.h"
#include "app/club/muster-event-row.h"
#include "app/club/muster-round-rows.h"
#include "app/club/muster-round-strip.h"
#include "app/models/club/muster-club-choices.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-copy-button.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-tournament-sheets.h"

#include <string.h>

struct _MusterClubEventView
{
  MusterPanel parent_instance;

  MusterClub *club;
  MusterClubEvent *event;

  GtkStack *stack;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkWidget *back;
  GtkWidget *forward;
  GtkWidget *buttons;
  GtkWidget *next;
  GtkLabel *end;
  GtkWidget *rounds_card;
  MusterRoundStrip *rounds;
  GtkLabel *progress;
  GtkWidget *pairs;
  GtkLabel *bye;
  GtkWidget *undraw;
  GtkWidget *standings_card;
  GtkLabel *standings_title;
  MusterCopyButton *copy_standings;
  GtkGrid *standings;
  GtkWidget *cross_card;
  MusterCopyButton *copy_cross;
  GtkGrid *cross;
  GtkListBox *players;
  GtkEditable *somebody;
  GtkEditable *points;
  char *players_shown; /* what the rows were made for, so that the focus stays while nothing changes */
};

G_DEFINE_FINAL_TYPE (MusterClubEventView, muster_club_event_view, MUSTER_TYPE_PANEL)

static void
refused_cb (MusterClubEventView *self,
            const char          *reason)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", reason);
}

/* @error: (nullable) (transfer full) */
static gboolean
tell (MusterClubEventView *self,
      gboolean             done,
      GError              *error)
{
  g_autoptr (GError) owned = error;

  if (!done && owned != NULL)
    refused_cb (self, owned->message);

  return done;
}

/* Goes on to the next pair, or to the next round. */
static void
entered_cb (MusterClubEventView *self,
            MusterEventRow      *row)
{
  GtkWidget *after = gtk_widget_get_next_sibling (GTK_WIDGET (row));

  if (after == NULL || !muster_event_row_focus_score (MUSTER_EVENT_ROW (after)))
    gtk_widget_grab_focus (self->next);
}

static GtkWidget *
make_row (gpointer data)
{
  MusterClubEventView *self = data;
  GtkWidget *row = muster_event_row_new (self->event);

  g_signal_connect_swapped (row, "entered", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (row, "refused", G_CALLBACK (refused_cb), self);

  return row;
}

static void
show_row (GtkWidget             *row,
          const MusterRoundPair *pair)
{
  muster_event_row_show (MUSTER_EVENT_ROW (row), pair);
}

static void
show_bye (MusterClubEventView *self,
          const MusterRound   *round)
{
  g_autofree char *words =
    round != NULL && *round->bye != '\0'
      ? g_strdup_printf (_("%s sits out"),
                         muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->event), round->bye))
      : g_strdup ("");

  gtk_label_set_label (self->bye, words);
  gtk_widget_set_visible (GTK_WIDGET (self->bye), *words != '\0');
}

static void
fill_grid (GtkGrid           *grid,
           const MusterTable *table)
{
  static const float ALIGNS[] = { 0, 0.5, 1 };
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
  for (guint i = 0; i < muster_table_get_n_columns (table); i++)
    {
      const MusterColumn *column = muster_table_get_column (table, i);

      for (guint row = 0; row <= muster_table_get_n_rows (table); row++)
        {
          GtkWidget *label =
            gtk_label_new (row == 0 ? column->title : muster_table_get_row (table, row - 1)->cells[i]);

          gtk_label_set_xalign (GTK_LABEL (label), ALIGNS[column->align]);
          gtk_widget_set_hexpand (label, column->width > 0);
          gtk_widget_add_css_class (label, row == 0 ? "dim-label" : "numeric");
          gtk_grid_attach (grid, label, (int) i, (int) row, 1, 1);
        }
    }
}

static MusterTable *
new_standings (GtkWidget *shown)
{
  MusterClubEventView *self =
    MUSTER_CLUB_EVENT_VIEW (gtk_widget_get_ancestor (shown, MUSTER_TYPE_CLUB_EVENT_VIEW));

  return muster_tournament_sheets_standings_table_new (
    muster_club_event_get (self->event), muster_club_rounds_get_names (MUSTER_CLUB_ROUNDS (self->event)),
    muster_club_event_get_after (self->event));
}

static MusterTable *
new_cross (GtkWidget *shown)
{
  MusterClubEventView *self =
    MUSTER_CLUB_EVENT_VIEW (gtk_widget_get_ancestor (shown, MUSTER_TYPE_CLUB_EVENT_VIEW));

  return muster_tournament_sheets_cross_table_new (
    muster_club_event_get (self->event), muster_club_rounds_get_names (MUSTER_CLUB_ROUNDS (self->event)),
    muster_club_event_get_after (self->event));
}

static void
show_tables (MusterClubEventView    *self,
             const MusterTournament *tournament)
{
  g_autoptr (MusterTable) standings = new_standings (GTK_WIDGET (self->standings));
  g_autoptr (MusterTable) cross = new_cross (GTK_WIDGET (self->cross));
  guint n = MIN (muster_club_event_get_after (self->event), tournament->rounds->len);
  g_autofree char *title =
    n > 0 ? g_strdup_printf (_("Standings After Round %u"), n) : g_strdup (_("Standings"));

  gtk_label_set_label (self->standings_title, title);
  fill_grid (self->standings, standings);
  fill_grid (self->cross, cross);
  gtk_widget_set_visible (self->cross_card, tournament->rounds->len > 0);
}

static void
force_cb (MusterClubEventView *self,
          GtkWidget           *row)
{
  GError *error = NULL;

  tell (self,
        muster_club_event_set_force (self->event, gtk_widget_get_name (row),
                                     gtk_editable_get_text (GTK_EDITABLE (row)), &error),
        error);
}

/* Who takes part drops out, and who has dropped out comes back. */
static void
toggle_cb (MusterClubEventView *self,
           GtkWidget           *button)
{
  g_autofree char *name = g_strdup (gtk_widget_get_name (button));
  const MusterTournamentPlayer *player =
    muster_tournament_find_player (muster_club_event_get (self->event), name);
  GError *error = NULL;
  gboolean done = player != NULL && muster_tournament_player_is_in (player)
                    ? muster_club_event_drop (self->event, name, &error)
                    : muster_club_event_join (self->event, name, 0, &error);

  tell (self, done, error);
}

static void
show_players (MusterClubEventView    *self,
              const MusterTournament *tournament)
{
  g_autoptr (GString) wanted = g_string_new (tournament->key);
  GtkWidget *child;

  for (guint i = 0; i < tournament->players->len; i++)
    {
      const MusterTournamentPlayer *player = tournament->players->pdata[i];
      const char *name = muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->event), player->name);

      g_string_append_printf (wanted, "\n%s%s\t%s", muster_tournament_player_is_in (player) ? "+" : "-", name,
                              player->force);
    }
  if (g_strcmp0 (wanted->str, self->players_shown) == 0)
    return;
  g_free (self->players_shown);
  self->players_shown = g_strdup (wanted->str);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->players))) != NULL)
    gtk_list_box_remove (self->players, child);
  for (guint i = 0; i < tournament->players->len; i++)
    {
      const MusterTournamentPlayer *player = tournament->players->pdata[i];
      gboolean is_in = muster_tournament_player_is_in (player);
      const char *name = muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->event), player->name);
      /* Translators: the name of a player, above the entry for what he leads. */
      g_autofree char *title = g_strdup_printf (is_in ? _("%s: force") : _("%s, dropped out: force"), name);
      g_autofree char *label = g_strdup_printf (is_in ? _("%s drops out") : _("%s joins again"), name);
      GtkWidget *row = adw_entry_row_new ();
      GtkWidget *button = gtk_button_new_with_label (is_in ? _("Drop Out") : _("Join Again"));

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      gtk_editable_set_text (GTK_EDITABLE (row), player->force);
      adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
      gtk_widget_set_name (row, player->name);
      g_signal_connect_swapped (row, "apply", G_CALLBACK (force_cb), self);
      gtk_widget_set_name (button, player->name);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (button, "flat");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (toggle_cb), self);
      adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
      gtk_list_box_append (self->players, row);
    }
}

static void
show_event (MusterClubEventView *self)
{
  const MusterTournament *tournament = muster_club_event_get (self->event);
  guint shown = muster_club_rounds_get_round (MUSTER_CLUB_ROUNDS (self->event));
  const MusterRound *round;
  g_autofree char *subtitle = muster_club_event_dup_subtitle (self->event);
  g_autofree char *progress = muster_club_event_dup_progress (self->event);
  g_autofree char *end = NULL;

  gtk_stack_set_visible_child_name (self->stack, tournament != NULL ? "event" : "empty");
  if (tournament == NULL)
    return;
  round = shown < tournament->rounds->len ? tournament->rounds->pdata[shown] : NULL;
  end = muster_tournament_draw_dup_end (tournament);
  gtk_label_set_label (self->title, tournament->name);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_label_set_label (self->progress, progress);
  gtk_label_set_label (self->end, end != NULL ? end : "");
  gtk_widget_set_visible (GTK_WIDGET (self->end), end != NULL);
  gtk_widget_set_sensitive (self->back, muster_club_rounds_can_go (MUSTER_CLUB_ROUNDS (self->event), -1));
  gtk_widget_set_sensitive (self->forward, muster_club_rounds_can_go (MUSTER_CLUB_ROUNDS (self->event), 1));
  gtk_widget_set_visible (self->rounds_card, round != NULL);
  gtk_widget_set_visible (self->undraw, round != NULL && shown + 1 == tournament->rounds->len);
  muster_round_rows_show (GTK_BOX (self->pairs), round, make_row, show_row, self);
  show_bye (self, round);
  show_tables (self, tournament);
  show_players (self, tournament);
}

static void
next_cb (MusterClubEventView *self)
{
  const MusterTournament *tournament = muster_club_event_get (self->event);
  GError *error = NULL;
  GtkWidget *first;

  if (tournament->first == MUSTER_TOURNAMENT_HAND && tournament->rounds->len == 0 &&
      tournament->system == MUSTER_TOURNAMENT_SWISS)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.event-round-by-hand", NULL);
      return;
    }
  if (!tell (self, muster_club_event_draw (self->event, NULL, &error), error))
    return;
  first = gtk_widget_get_first_child (self->pairs);
  if (first != NULL)
    muster_event_row_focus_score (MUSTER_EVENT_ROW (first));
}

static void
undraw_cb (MusterClubEventView *self)
{
  GError *error = NULL;

  tell (self, muster_club_event_undraw (self->event, &error), error);
}

static void
joined_cb (MusterClubEventView *self)
{
  g_autofree char *given = g_strstrip (g_strdup (gtk_editable_get_text (self->points)));
  guint64 points = 0;
  GError *error = NULL;

  if (*given != '\0' &&
      !g_ascii_string_to_unsigned (given, 10, 0, MUSTER_TOURNAMENT_MAX_POINTS, &points, NULL))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->points), "error");
      refused_cb (self, _("The points for missed rounds must be a whole number from 0"));
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (self->points), "error");
  if (tell (self,
            muster_club_event_join (self->event, gtk_editable_get_text (self->somebody), (int) points,
                                    &error),
            error))
    {
      gtk_editable_set_text (self->somebody, "");
      gtk_editable_set_text (self->points, "");
    }
}

static void
complete_cb (MusterClubEventView *self)
{
  g_autoptr (GPtrArray) players = self->club != NULL ? muster_club_list_players (self->club) : NULL;

  if (players != NULL)
    muster_editable_complete (self->somebody, players, FALSE);
}

static void
back_cb (MusterClubEventView *self)
{
  muster_club_rounds_go (MUSTER_CLUB_ROUNDS (self->event), -1);
}

static void
forward_cb (MusterClubEventView *self)
{
  muster_club_rounds_go (MUSTER_CLUB_ROUNDS (self->event), 1);
}

static void
muster_club_event_view_dispose (GObject *object)
{
  MusterClubEventView *self = MUSTER_CLUB_EVENT_VIEW (object);

  if (self->event != NULL)
    g_signal_handlers_disconnect_by_data (self->event, self);

  G_OBJECT_CLASS (muster_club_event_view_parent_class)->dispose (object);

  g_clear_object (&self->event);
  g_clear_object (&self->club);
  g_clear_pointer (&self->players_shown, g_free);
}

static void
muster_club_event_view_class_init (MusterClubEventViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_event_view_dispose;

  g_type_ensure (MUSTER_TYPE_COPY_BUTTON);
  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  g_type_ensure (MUSTER_TYPE_ROUND_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-event-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, title);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, subtitle);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, back);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, forward);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, buttons);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, next);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, end);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, rounds_card);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, rounds);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, progress);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, pairs);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, bye);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, undraw);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, standings_card);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, standings_title);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, copy_standings);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, standings);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, cross_card);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, copy_cross);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, cross);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, players);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, somebody);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventView, points);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, forward_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, undraw_cb);
  gtk_widget_class_bind_template_callback (widget_class, joined_cb);
  gtk_widget_class_bind_template_callback (widget_class, complete_cb);
}

static void
muster_club_event_view_init (MusterClubEventView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, muster_flow_layout_new (6));
  muster_copy_button_set_source (self->copy_standings, _("Standings"), new_standings,
                                 GTK_WIDGET (self->standings));
  muster_copy_button_set_source (self->copy_cross, _("Everybody Against Everybody"), new_cross,
                                 GTK_WIDGET (self->cross));
}

void
muster_club_event_view_set_club (MusterClubEventView *self,
                                 MusterClub          *club)
{
  g_return_if_fail (MUSTER_IS_CLUB_EVENT_VIEW (self));
  g_return_if_fail (self->club == NULL);

  self->club = g_object_ref (club);
  self->event = muster_club_event_new (club);
  muster_round_strip_set_rounds (self->rounds, MUSTER_CLUB_ROUNDS (self->event));
  g_signal_connect_swapped (self->event, "changed", G_CALLBACK (show_event), self);
  show_event (self);
}

MusterClubEvent *
muster_club_event_view_get_event (MusterClubEventView *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT_VIEW (self), NULL);

  return self->event;
}
