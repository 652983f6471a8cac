/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-round-scores.h"

#include "core/club/muster-club-points.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

enum
{
  ATTACKER,
  DEFENDER,
  N_SIDES
};

struct _MusterRoundScores
{
  GtkBox parent_instance;

  MusterClubRounds *rounds;
  guint table;

  GtkWidget *entries[N_SIDES];
};

G_DEFINE_FINAL_TYPE (MusterRoundScores, muster_round_scores, GTK_TYPE_BOX)

enum
{
  SIGNAL_ENTERED,
  SIGNAL_REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
read_one (MusterRoundScores *self,
          guint              side,
          gint64            *points)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entries[side]));
  g_autofree char *stripped = g_strdelimit (g_strstrip (g_strdup (text)), ",", '.');
  gboolean is_read = muster_club_points_parse (stripped, points);

  if (is_read || *stripped == '\0')
    gtk_widget_remove_css_class (self->entries[side], "error");
  else
    gtk_widget_add_css_class (self->entries[side], "error");

  return is_read;
}

static void
first_cb (MusterRoundScores *self)
{
  gtk_widget_grab_focus (self->entries[DEFENDER]);
}

/* Enters the result once both have points. */
static void
second_cb (MusterRoundScores *self)
{
  g_autoptr (GError) error = NULL;
  gint64 points[N_SIDES];
  MusterClubVerdict verdict;

  if (!muster_round_scores_read (self, points))
    return;
  verdict = points[ATTACKER] == points[DEFENDER]  ? MUSTER_CLUB_DRAW
            : points[ATTACKER] > points[DEFENDER] ? MUSTER_CLUB_WIN
                                                  : MUSTER_CLUB_LOSS;
  if (muster_club_rounds_set_result (self->rounds, self->table, verdict, points, &error))
    g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
  else
    g_signal_emit (self, signals[SIGNAL_REFUSED], 0, error->message);
}

static void
muster_round_scores_finalize (GObject *object)
{
  g_clear_object (&MUSTER_ROUND_SCORES (object)->rounds);

  G_OBJECT_CLASS (muster_round_scores_parent_class)->finalize (object);
}

static void
muster_round_scores_class_init (MusterRoundScoresClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_round_scores_finalize;

  signals[SIGNAL_ENTERED] = muster_signal_new ("entered", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
muster_round_scores_init (MusterRoundScores *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 4);
  for (guint i = 0; i < N_SIDES; i++)
    {
      self->entries[i] = gtk_entry_new ();
      gtk_editable_set_width_chars (GTK_EDITABLE (self->entries[i]), 4);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entries[i]), 4);
      gtk_entry_set_alignment (GTK_ENTRY (self->entries[i]), 0.5);
      gtk_entry_set_input_purpose (GTK_ENTRY (self->entries[i]), GTK_INPUT_PURPOSE_NUMBER);
      gtk_widget_set_valign (self->entries[i], GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (self->entries[i], "evening-score");
      if (i > 0)
        gtk_box_append (GTK_BOX (self), gtk_label_new (":"));
      gtk_box_append (GTK_BOX (self), self->entries[i]);
    }
  g_signal_connect_swapped (self->entries[ATTACKER], "activate", G_CALLBACK (first_cb), self);
  g_signal_connect_swapped (self->entries[DEFENDER], "activate", G_CALLBACK (second_cb), self);
}

GtkWidget *
muster_round_scores_new (MusterClubRounds *rounds)
{
  MusterRoundScores *self = g_object_new (MUSTER_TYPE_ROUND_SCORES, NULL);

  self->rounds = g_object_ref (rounds);

  return GTK_WIDGET (self);
}

void
muster_round_scores_show (MusterRoundScores     *self,
                          const MusterRoundPair *pair,
                          gboolean               stays)
{
  const char *const names[] = { pair->attacker, pair->defender };

  g_return_if_fail (MUSTER_IS_ROUND_SCORES (self));

  self->table = pair->table;
  for (guint i = 0; i < N_SIDES; i++)
    {
      g_autofree char *points =
        pair->has_points ? muster_club_points_dup_text (pair->points[i]) : g_strdup ("");
      g_autofree char *label = g_strdup_printf (
        _("Points of %s at table %u"), muster_club_rounds_get_name (self->rounds, names[i]), pair->table);

      if (pair->has_result || !stays)
        gtk_editable_set_text (GTK_EDITABLE (self->entries[i]), points);
      gtk_widget_remove_css_class (self->entries[i], "error");
      /* What was fought here has the points of the battle. */
      gtk_widget_set_sensitive (self->entries[i], !pair->is_fought);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->entries[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      -1);
    }
}

gboolean
muster_round_scores_read (MusterRoundScores *self,
                          gint64            *points)
{
  gboolean is_read;

  g_return_val_if_fail (MUSTER_IS_ROUND_SCORES (self), FALSE);

  is_read = read_one (self, ATTACKER, &points[ATTACKER]);

  return read_one (self, DEFENDER, &points[DEFENDER]) && is_read;
}

gboolean
muster_round_scores_focus (MusterRoundScores *self)
{
  g_return_val_if_fail (MUSTER_IS_ROUND_SCORES (self), FALSE);

  return gtk_widget_grab_focus (self->entries[ATTACKER]);
}
