/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-event-dialog.h"

#include "app/club/muster-completing.h"
#include "app/models/club/muster-club-choices.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-action-row.h"
#include "core/club/muster-club-date.h"
#include "core/club/muster-club-name.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "core/muster-text.h"
#include "sheets/club/muster-club-words.h"
#include "store/muster-store-club.h"

#include <string.h>

struct _MusterClubEventDialog
{
  AdwWindow parent_instance;

  MusterClub *club;
  MusterTournament *tournament;

  GtkEditable *name;
  GtkEditable *from;
  GtkEditable *to;
  GtkEditable *game;
  GtkEditable *players;
  AdwComboRow *system;
  GtkEditable *rounds;
  GtkSwitch *unbeaten;
  AdwComboRow *first;
  GtkEditable *scoring;
  AdwComboRow *bye;
  AdwComboRow *breaks[MUSTER_TOURNAMENT_N_BREAKS];
  GtkEditable *seed;
  GtkLabel *fault;
  GtkWidget *keep;
};

G_DEFINE_FINAL_TYPE (MusterClubEventDialog, muster_club_event_dialog, ADW_TYPE_WINDOW)

static guint keep_signal;

/* The results in the order of the choices. */
static const MusterClubVerdict VERDICTS[] = { MUSTER_CLUB_WIN, MUSTER_CLUB_DRAW, MUSTER_CLUB_LOSS };

static char *
dup_text (GtkEditable *editable)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (editable)));
}

/* The names as members are called now, without empty ones. @twice: (out): (nullable): who is named twice */
static GPtrArray *
list_players (MusterClubEventDialog *self,
              char                 **twice)
{
  const MusterClubContent *content = muster_club_get_content (self->club);
  g_auto (GStrv) names = g_strsplit (gtk_editable_get_text (self->players), ",", -1);
  GPtrArray *players = g_ptr_array_new_with_free_func (g_free);

  *twice = NULL;
  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *member =
        muster_club_names_resolve (content != NULL ? content->names : NULL, g_strstrip (names[i]));

      if (*member == '\0')
        continue;
      if (*twice == NULL && g_ptr_array_find_with_equal_func (players, member, g_str_equal, NULL))
        *twice = g_strdup (member);
      g_ptr_array_add (players, g_strdup (member));
    }

  return players;
}

static char *
dup_player_fault (MusterClubEventDialog *self)
{
  g_autofree char *twice = NULL;
  g_autoptr (GPtrArray) players = list_players (self, &twice);

  if (twice != NULL)
    return g_strdup_printf (_("“%s” is named twice"), twice);
  for (guint i = 0; i < players->len; i++)
    {
      char *fault = muster_club_name_dup_fault (players->pdata[i]);

      if (fault != NULL)
        return fault;
    }

  return players->len < 2 ? g_strdup (_("Name at least two who play")) : NULL;
}

/* Reads everything but the players into the tournament. Returns what is wrong, or NULL. */
static char *
read_settings (MusterClubEventDialog *self,
               MusterTournament      *tournament)
{
  g_autofree char *name = dup_text (self->name);
  g_autofree char *from = dup_text (self->from);
  g_autofree char *to = dup_text (self->to);
  g_autofree char *game = dup_text (self->game);
  g_autofree char *rounds = dup_text (self->rounds);
  g_autofree char *scoring = dup_text (self->scoring);
  g_autofree char *seed = dup_text (self->seed);
  MusterRuleset *ruleset = muster_club_words_find_game (muster_club_get_library (self->club), game);
  guint64 n_rounds = 0, number = 0;

  if (*name == '\0')
    return g_strdup (_("It has no name yet"));
  if (!muster_club_date_is_valid (from))
    return muster_club_date_dup_fault (from);
  if (*to != '\0' && !muster_club_date_is_valid (to))
    return muster_club_date_dup_fault (to);
  if (*to != '\0' && strcmp (to, from) < 0)
    return g_strdup_printf (_("the last day, %s, is before the first, %s"), to, from);
  if (*rounds != '\0' &&
      !g_ascii_string_to_unsigned (rounds, 10, 1, MUSTER_ROUND_MAX_ROUNDS, &n_rounds, NULL))
    return g_strdup_printf (_("“%s” is not a number of rounds"), rounds);
  if (!muster_club_scoring_parse (scoring, &tournament->scoring))
    return g_strdup_printf (_("“%s” is not three whole numbers, as in 3,1,0"), scoring);
  if (*seed != '\0' && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXINT64, &number, NULL))
    return g_strdup_printf (_("“%s” is no whole number from 0"), seed);

  tournament->n_breaks = 0;
  for (guint i = 0; i < MUSTER_TOURNAMENT_N_BREAKS; i++)
    {
      guint chosen = adw_combo_row_get_selected (self->breaks[i]);

      for (guint j = 0; j < tournament->n_breaks; j++)
        {
          if (chosen > 0 && tournament->breaks[j] == (MusterTournamentBreak) (chosen - 1))
            return g_strdup (_("The same parts those who tie twice"));
        }
      if (chosen > 0)
        tournament->breaks[tournament->n_breaks++] = (MusterTournamentBreak) (chosen - 1);
    }
  muster_text_set (&tournament->name, name, MUSTER_CLUB_MAX_CELL);
  muster_text_set (&tournament->from, from, MUSTER_CLUB_MAX_CELL);
  muster_text_set (&tournament->to, *to != '\0' ? to : from, MUSTER_CLUB_MAX_CELL);
  muster_text_set (&tournament->ruleset, ruleset != NULL ? muster_ruleset_get_id (ruleset) : game,
                   MUSTER_CLUB_MAX_CELL);
  tournament->system = (MusterTournamentSystem) adw_combo_row_get_selected (self->system);
  tournament->first = (MusterTournamentFirst) adw_combo_row_get_selected (self->first);
  tournament->bye = VERDICTS[MIN (adw_combo_row_get_selected (self->bye), G_N_ELEMENTS (VERDICTS) - 1)];
  tournament->n_rounds = gtk_switch_get_active (self->unbeaten) ? MUSTER_TOURNAMENT_UNBEATEN
                         : *rounds != '\0'                      ? (guint) n_rounds
                                                                : 1;
  if (*tournament->key == '\0')
    tournament->seed = *seed != '\0' ? (gint64) number : (gint64) g_random_int ();

  return NULL;
}

static char *
dup_fault (MusterClubEventDialog *self)
{
  g_autoptr (MusterTournament) tournament = muster_tournament_copy (self->tournament);
  char *fault = read_settings (self, tournament);

  return fault == NULL && *tournament->key == '\0' ? dup_player_fault (self) : fault;
}

static void
look (MusterClubEventDialog *self)
{
  g_autofree char *fault = NULL;

  if (self->tournament == NULL)
    return;
  fault = dup_fault (self);
  gtk_label_set_label (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  gtk_widget_set_sensitive (self->keep, fault == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rounds), !gtk_switch_get_active (self->unbeaten));
}

static void
complete_cb (MusterClubEventDialog *self)
{
  g_autoptr (GPtrArray) players =
    self->tournament != NULL ? muster_club_list_players (self->club) : NULL;

  if (players == NULL)
    return;
  muster_editable_complete (self->players, players, TRUE);
  look (self);
}

static void
keep_cb (MusterClubEventDialog *self)
{
  g_signal_emit (self, keep_signal, 0);
}

static void
muster_club_event_dialog_dispose (GObject *object)
{
  MusterClubEventDialog *self = MUSTER_CLUB_EVENT_DIALOG (object);

  g_clear_pointer (&self->tournament, muster_tournament_free);
  g_clear_object (&self->club);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CLUB_EVENT_DIALOG);

  G_OBJECT_CLASS (muster_club_event_dialog_parent_class)->dispose (object);
}

static void
muster_club_event_dialog_class_init (MusterClubEventDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_event_dialog_dispose;

  keep_signal = muster_signal_new ("keep", G_TYPE_FROM_CLASS (klass));

  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-event-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, name);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, from);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, to);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, game);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, players);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, system);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, rounds);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, unbeaten);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, first);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, scoring);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, bye);
  for (guint i = 0; i < MUSTER_TOURNAMENT_N_BREAKS; i++)
    {
      g_autofree char *name = g_strdup_printf ("break_%u", i);

      gtk_widget_class_bind_template_child_full (
        widget_class, g_intern_string (name), FALSE,
        (gssize) (G_STRUCT_OFFSET (MusterClubEventDialog, breaks) + i * sizeof (AdwComboRow *)));
    }
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, seed);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, fault);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEventDialog, keep);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, complete_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
}

static void
muster_club_event_dialog_init (MusterClubEventDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_club_event_dialog_new (MusterClub             *club,
                              const MusterTournament *tournament)
{
  MusterClubEventDialog *self = g_object_new (MUSTER_TYPE_CLUB_EVENT_DIALOG, NULL);
  gboolean is_new = *tournament->key == '\0';
  g_autoptr (GString) names = g_string_new (NULL);
  const int *worth = tournament->scoring.worth;
  g_autofree char *scoring = g_strdup_printf ("%d,%d,%d", worth[0], worth[1], worth[2]);
  g_autofree char *rounds = g_strdup_printf ("%u", tournament->n_rounds);
  g_autofree char *seed = g_strdup_printf ("%" G_GINT64_FORMAT, tournament->seed);
  GtkWidget *const settled[] = { GTK_WIDGET (self->players), GTK_WIDGET (self->system),
                                 GTK_WIDGET (self->first), GTK_WIDGET (self->seed) };
  guint bye = 0;

  for (guint i = 0; i < tournament->players->len; i++)
    muster_enumeration_add (names, ((MusterTournamentPlayer *) tournament->players->pdata[i])->name);
  while (bye + 1 < G_N_ELEMENTS (VERDICTS) && VERDICTS[bye] != tournament->bye)
    bye++;
  gtk_editable_set_text (self->name, tournament->name);
  gtk_editable_set_text (self->from, tournament->from);
  gtk_editable_set_text (self->to, tournament->to);
  gtk_editable_set_text (self->game,
                         muster_club_words_ruleset (muster_club_get_library (club), tournament->ruleset));
  gtk_editable_set_text (self->players, names->str);
  gtk_editable_set_text (self->rounds, is_new || tournament->n_rounds == 0 ? "" : rounds);
  gtk_editable_set_text (self->scoring, scoring);
  gtk_editable_set_text (self->seed, is_new ? "" : seed);
  gtk_switch_set_active (self->unbeaten, !is_new && tournament->n_rounds == MUSTER_TOURNAMENT_UNBEATEN);
  adw_combo_row_set_selected (self->system, tournament->system);
  adw_combo_row_set_selected (self->first, tournament->first);
  adw_combo_row_set_selected (self->bye, bye);
  for (guint i = 0; i < tournament->n_breaks; i++)
    adw_combo_row_set_selected (self->breaks[i], tournament->breaks[i] + 1);
  for (guint i = 0; i < G_N_ELEMENTS (settled); i++)
    gtk_widget_set_sensitive (settled[i], is_new);
  gtk_window_set_title (GTK_WINDOW (self), is_new ? _("A New Tournament") : _("The Tournament"));
  self->club = g_object_ref (club);
  self->tournament = muster_tournament_copy (tournament);
  look (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));

  return GTK_WIDGET (self);
}

MusterTournament *
muster_club_event_dialog_dup_tournament (MusterClubEventDialog *self)
{
  g_autofree char *twice = NULL;
  g_autofree char *fault = NULL;
  g_autoptr (GPtrArray) players = NULL;
  MusterTournament *tournament;
  gboolean is_new;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENT_DIALOG (self), NULL);

  is_new = *self->tournament->key == '\0';
  tournament = muster_tournament_copy (self->tournament);
  fault = read_settings (self, tournament);
  players = list_players (self, &twice);
  for (guint i = 0; is_new && i < players->len; i++)
    muster_tournament_add_player (tournament, players->pdata[i]);
  if (*gtk_editable_get_text (self->rounds) == '\0' && !gtk_switch_get_active (self->unbeaten))
    tournament->n_rounds = muster_tournament_count_rounds (tournament->system, tournament->players->len);

  return tournament;
}
