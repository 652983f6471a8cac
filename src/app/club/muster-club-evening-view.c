/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-evening-view.h"

#include <adwaita.h>

#include "app/club/muster-completing.h"
#include "app/club/muster-evening-row.h"
#include "app/club/muster-round-rows.h"
#include "app/club/muster-round-strip.h"
#include "app/models/club/muster-club-choices.h"
#include "app/models/club/muster-club-pulse-words.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-copy-button.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-sheets.h"

#include <string.h>

struct _MusterClubEveningView
{
  MusterPanel parent_instance;

  MusterClub *club;
  MusterClubEvening *evening;

  GtkStack *stack;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkWidget *back;
  GtkWidget *forward;
  GtkWidget *buttons;
  GtkWidget *next;
  GtkLabel *counts;
  GtkWidget *people;
  GtkEditable *somebody;
  GtkWidget *rounds_card;
  MusterRoundStrip *rounds;
  GtkWidget *free_box;
  GtkLabel *free;
  GtkWidget *pair_free;
  GtkWidget *pairs;
  GtkLabel *bye;
  GtkWidget *again;
  GtkWidget *standings_card;
  MusterCopyButton *copy_standings;
  GtkGrid *standings;
  GtkListBox *pulse;
  char *people_shown; /* what the people were made for, so that the focus stays while nobody comes or goes */
};

G_DEFINE_FINAL_TYPE (MusterClubEveningView, muster_club_evening_view, MUSTER_TYPE_PANEL)

static void
refused_cb (MusterClubEveningView *self,
            const char            *reason)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", reason);
}

/* @error: (nullable) (transfer full) */
static gboolean
tell (MusterClubEveningView *self,
      gboolean               done,
      GError                *error)
{
  g_autoptr (GError) owned = error;

  if (!done && owned != NULL)
    refused_cb (self, owned->message);

  return done;
}

static char *
dup_time (MusterClubEveningView *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  const MusterEvening *evening = muster_club_evening_get (self->evening);
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");

  return evening != NULL && strcmp (evening->date, today) == 0 ? g_date_time_format (now, "%H:%M")
                                                               : g_strdup ("");
}

/* Who is here leaves, and everybody else comes. */
static void
toggle_cb (MusterClubEveningView *self,
           GtkWidget             *button)
{
  g_autofree char *name = g_strdup (gtk_widget_get_name (button));
  g_autofree char *at = dup_time (self);
  GError *error = NULL;
  gboolean done = muster_evening_is_here (muster_club_evening_get (self->evening), name)
                    ? muster_club_evening_leave (self->evening, name, at, &error)
                    : muster_club_evening_come (self->evening, name, at, &error);

  tell (self, done, error);
}

static void
add_chip (MusterClubEveningView *self,
          const char            *name,
          const char            *state,
          const char            *words,
          const char            *hint)
{
  const char *member = muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->evening), name);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *called = gtk_label_new (member);
  GtkWidget *when = gtk_label_new (words);
  g_autofree char *label = g_strdup_printf ("%s, %s", member, hint);

  gtk_box_append (GTK_BOX (box), adw_avatar_new (24, member, TRUE));
  gtk_label_set_ellipsize (GTK_LABEL (called), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), called);
  gtk_widget_add_css_class (when, "dim-label");
  gtk_widget_add_css_class (when, "caption");
  gtk_widget_set_visible (when, *words != '\0');
  gtk_box_append (GTK_BOX (box), when);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_name (button, name);
  gtk_widget_set_tooltip_text (button, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (button, "evening-chip");
  gtk_widget_add_css_class (button, state);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (toggle_cb), self);
  gtk_widget_set_parent (button, self->people);
}

static char *
dup_left (const MusterEveningGuest *guest)
{
  return *guest->left_at != '\0' ? g_strdup_printf (_("left %s"), guest->left_at) : g_strdup (_("left"));
}

static void
show_people (MusterClubEveningView *self,
             const MusterEvening   *evening)
{
  g_autoptr (GString) wanted = g_string_new (evening->key);

  for (guint i = 0; i < evening->guests->len; i++)
    {
      const MusterEveningGuest *guest = evening->guests->pdata[i];

      g_string_append_printf (wanted, "\n%s%s", guest->has_left ? "-" : "+", guest->name);
    }
  for (guint i = 0; i < evening->expected->len; i++)
    g_string_append_printf (wanted, "\n?%s", (char *) evening->expected->pdata[i]);
  if (g_strcmp0 (wanted->str, self->people_shown) == 0)
    return;

  g_free (self->people_shown);
  self->people_shown = g_strdup (wanted->str);
  muster_widget_unparent_children (self->people);
  for (guint i = 0; i < evening->guests->len; i++)
    {
      const MusterEveningGuest *guest = evening->guests->pdata[i];
      g_autofree char *left = guest->has_left ? dup_left (guest) : g_strdup (guest->at);

      add_chip (self, guest->name, guest->has_left ? "left" : "here", left,
                guest->has_left ? _("has left; press if he comes again")
                                : _("is here; press when he leaves"));
    }
  for (guint i = 0; i < evening->expected->len; i++)
    {
      if (muster_evening_find_guest (evening, evening->expected->pdata[i]) == NULL)
        add_chip (self, evening->expected->pdata[i], "expected", _("expected"),
                  _("is expected; press when he comes"));
    }
}

/* Goes on to the next pair that has no result, or to the next round. */
static void
entered_cb (MusterClubEveningView *self,
            MusterEveningRow      *row)
{
  GtkWidget *after = gtk_widget_get_next_sibling (GTK_WIDGET (row));

  if (after == NULL || !muster_evening_row_focus_score (MUSTER_EVENING_ROW (after)))
    gtk_widget_grab_focus (self->next);
}

static void
moved_cb (MusterClubEveningView *self,
          const char            *name)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->pairs); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      if (muster_evening_row_focus_name (MUSTER_EVENING_ROW (row), name))
        return;
    }
}

static GtkWidget *
make_row (gpointer data)
{
  MusterClubEveningView *self = data;
  GtkWidget *row = muster_evening_row_new (self->evening);

  g_signal_connect_swapped (row, "entered", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (row, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (row, "refused", G_CALLBACK (refused_cb), self);

  return row;
}

static void
show_row (GtkWidget             *row,
          const MusterRoundPair *pair)
{
  muster_evening_row_show (MUSTER_EVENING_ROW (row), pair);
}

static void
show_bye (MusterClubEveningView *self,
          const MusterRound     *round)
{
  g_autofree char *words =
    round != NULL && *round->bye != '\0'
      ? g_strdup_printf (_("%s has a bye: a win, if it stays"),
                         muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->evening), round->bye))
      : g_strdup ("");

  gtk_label_set_label (self->bye, words);
  gtk_widget_set_visible (GTK_WIDGET (self->bye), *words != '\0');
}

static void
add_cell (MusterClubEveningView *self,
          guint                  row,
          guint                  column,
          const char            *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 1 ? 0 : 1);
  gtk_label_set_ellipsize (GTK_LABEL (label), column == 1 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (label, column == 1);
  if (row == 0)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_grid_attach (self->standings, label, (int) column, (int) row, 1, 1);
}

static MusterTable *
new_standings (GtkWidget *shown)
{
  MusterClubEveningView *self =
    MUSTER_CLUB_EVENING_VIEW (gtk_widget_get_ancestor (shown, MUSTER_TYPE_CLUB_EVENING_VIEW));
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (GArray) standings = muster_club_evening_rank (self->evening, &book);

  return muster_club_sheets_evening_table_new (book, standings);
}

static void
show_standings (MusterClubEveningView *self)
{
  g_autoptr (MusterTable) table = new_standings (GTK_WIDGET (self->standings));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->standings))) != NULL)
    gtk_grid_remove (self->standings, child);
  gtk_widget_set_visible (self->standings_card, muster_table_get_n_rows (table) > 0);
  for (guint row = 0; row <= muster_table_get_n_rows (table); row++)
    for (guint i = 0; i < muster_table_get_n_columns (table); i++)
      add_cell (self, row, i,
                row == 0 ? muster_table_get_column (table, i)->title
                         : muster_table_get_row (table, row - 1)->cells[i]);
}

static void
show_evening (MusterClubEveningView *self)
{
  const MusterEvening *evening = muster_club_evening_get (self->evening);
  const MusterRound *round = muster_club_rounds_get_drawn (MUSTER_CLUB_ROUNDS (self->evening));
  gboolean is_last = muster_club_rounds_is_last (MUSTER_CLUB_ROUNDS (self->evening));
  g_autofree char *title = muster_club_evening_dup_title (self->evening);
  g_autofree char *subtitle = muster_club_evening_dup_subtitle (self->evening);
  g_autofree char *counts = muster_club_evening_dup_counts (self->evening);
  g_autofree char *free = muster_club_evening_dup_free (self->evening);

  gtk_stack_set_visible_child_name (self->stack, evening != NULL ? "evening" : "empty");
  if (evening == NULL)
    return;
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_label_set_label (self->counts, counts);
  gtk_widget_set_sensitive (self->back, muster_club_rounds_can_go (MUSTER_CLUB_ROUNDS (self->evening), -1));
  gtk_widget_set_sensitive (self->forward, muster_club_rounds_can_go (MUSTER_CLUB_ROUNDS (self->evening), 1));
  gtk_label_set_label (self->free, free);
  gtk_widget_set_visible (self->free_box, *free != '\0');
  gtk_widget_set_visible (self->rounds_card, round != NULL);
  gtk_widget_set_visible (self->again, is_last);
  show_people (self, evening);
  muster_round_rows_show (GTK_BOX (self->pairs), round, make_row, show_row, self);
  show_bye (self, round);
  show_standings (self);
}

static void
draw (MusterClubEveningView *self,
      MusterEveningDraw      what)
{
  GError *error = NULL;
  GtkWidget *first;

  if (!tell (self, muster_club_evening_draw (self->evening, what, &error), error))
    return;
  first = gtk_widget_get_first_child (self->pairs);
  if (what == MUSTER_EVENING_NEXT && first != NULL)
    muster_evening_row_focus_score (MUSTER_EVENING_ROW (first));
}

static void
next_cb (MusterClubEveningView *self)
{
  draw (self, MUSTER_EVENING_NEXT);
}

static void
again_cb (MusterClubEveningView *self)
{
  draw (self, MUSTER_EVENING_AGAIN);
}

static void
free_cb (MusterClubEveningView *self)
{
  draw (self, MUSTER_EVENING_FREE);
}

static void
came_cb (MusterClubEveningView *self)
{
  g_autofree char *at = dup_time (self);
  GError *error = NULL;
  gboolean done =
    muster_club_evening_come (self->evening, gtk_editable_get_text (self->somebody), at, &error);

  if (tell (self, done, error))
    gtk_editable_set_text (self->somebody, "");
}

static void
complete_cb (MusterClubEveningView *self)
{
  g_autoptr (GPtrArray) players = self->club != NULL ? muster_club_list_players (self->club) : NULL;

  if (players != NULL)
    muster_editable_complete (self->somebody, players, FALSE);
}

static void
back_cb (MusterClubEveningView *self)
{
  muster_club_rounds_go (MUSTER_CLUB_ROUNDS (self->evening), -1);
}

static void
forward_cb (MusterClubEveningView *self)
{
  muster_club_rounds_go (MUSTER_CLUB_ROUNDS (self->evening), 1);
}

/* Computes the figures only while the view is visible, since that is costly. */
static void
show_pulse (MusterClubEveningView *self)
{
  g_autoptr (GPtrArray) lines = NULL;
  GtkWidget *child;

  if (self->club == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  lines = muster_club_pulse_list_words (self->club);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->pulse))) != NULL)
    gtk_list_box_remove (self->pulse, child);
  gtk_widget_set_visible (GTK_WIDGET (self->pulse), lines->len > 0);
  for (guint i = 0; i < lines->len; i++)
    {
      GtkWidget *row = muster_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), lines->pdata[i]);
      gtk_list_box_append (self->pulse, row);
    }
}

static void
muster_club_evening_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (muster_club_evening_view_parent_class)->map (widget);

  show_pulse (MUSTER_CLUB_EVENING_VIEW (widget));
}

static void
muster_club_evening_view_dispose (GObject *object)
{
  MusterClubEveningView *self = MUSTER_CLUB_EVENING_VIEW (object);

  if (self->evening != NULL)
    g_signal_handlers_disconnect_by_data (self->evening, self);
  if (self->people != NULL)
    muster_widget_unparent_children (self->people);

  G_OBJECT_CLASS (muster_club_evening_view_parent_class)->dispose (object);

  g_clear_object (&self->evening);
  g_clear_object (&self->club);
  g_clear_pointer (&self->people_shown, g_free);
}

static void
muster_club_evening_view_class_init (MusterClubEveningViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_evening_view_dispose;
  widget_class->map = muster_club_evening_view_map;

  g_type_ensure (MUSTER_TYPE_COPY_BUTTON);
  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  g_type_ensure (MUSTER_TYPE_ROUND_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-evening-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, title);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, subtitle);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, back);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, forward);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, buttons);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, next);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, counts);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, people);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, somebody);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, rounds_card);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, rounds);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, free_box);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, free);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, pair_free);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, pairs);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, bye);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, again);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, standings_card);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, copy_standings);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, standings);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningView, pulse);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, forward_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, again_cb);
  gtk_widget_class_bind_template_callback (widget_class, free_cb);
  gtk_widget_class_bind_template_callback (widget_class, came_cb);
  gtk_widget_class_bind_template_callback (widget_class, complete_cb);
}

static void
muster_club_evening_view_init (MusterClubEveningView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->people, muster_flow_layout_new (6));
  gtk_widget_set_layout_manager (self->buttons, muster_flow_layout_new (6));
  muster_copy_button_set_source (self->copy_standings, _("Standings of the Evening"), new_standings,
                                 GTK_WIDGET (self->standings));
}

void
muster_club_evening_view_set_club (MusterClubEveningView *self,
                                   MusterClub            *club)
{
  g_return_if_fail (MUSTER_IS_CLUB_EVENING_VIEW (self));
  g_return_if_fail (self->club == NULL);

  self->club = g_object_ref (club);
  self->evening = muster_club_evening_new (club);
  muster_round_strip_set_rounds (self->rounds, MUSTER_CLUB_ROUNDS (self->evening));
  g_signal_connect_swapped (self->evening, "changed", G_CALLBACK (show_evening), self);
  g_signal_connect_object (club, "changed", G_CALLBACK (show_pulse), self, G_CONNECT_SWAPPED);
  show_evening (self);
}

MusterClubEvening *
muster_club_evening_view_get_evening (MusterClubEveningView *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING_VIEW (self), NULL);

  return self->evening;
}
