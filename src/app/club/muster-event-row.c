/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-event-row.h"

#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/club/muster-club-points.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

#include <string.h>

enum
{
  ATTACKER,
  DEFENDER,
  N_SIDES
};

/* The results in the order of the choices. */
static const MusterClubVerdict VERDICTS[] = { MUSTER_CLUB_WIN, MUSTER_CLUB_DRAW, MUSTER_CLUB_LOSS };

#define NO_RESULT G_N_ELEMENTS (VERDICTS)

struct _MusterEventRow
{
  GtkWidget parent_instance;

  MusterClubEvent *event;
  guint table;
  guint shown; /* which of the choices is that of the pair */
  gboolean had_result;

  GtkWidget *number;
  GtkWidget *people;
  GtkWidget *scores[N_SIDES];
  GtkWidget *result;
};

G_DEFINE_FINAL_TYPE (MusterEventRow, muster_event_row, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ENTERED,
  SIGNAL_REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* @error: (nullable) (transfer full) */
static gboolean
tell (MusterEventRow *self,
      gboolean        done,
      GError         *error)
{
  g_autoptr (GError) owned = error;

  if (!done && owned != NULL)
    g_signal_emit (self, signals[SIGNAL_REFUSED], 0, owned->message);

  return done;
}

static gboolean
read_score (MusterEventRow *self,
            guint           side,
            gint64         *points)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->scores[side]));
  g_autofree char *stripped = g_strdelimit (g_strstrip (g_strdup (text)), ",", '.');
  gboolean is_read = muster_club_points_parse (stripped, points);

  if (is_read || *stripped == '\0')
    gtk_widget_remove_css_class (self->scores[side], "error");
  else
    gtk_widget_add_css_class (self->scores[side], "error");

  return is_read;
}

static void
first_score_cb (MusterEventRow *self)
{
  gtk_widget_grab_focus (self->scores[DEFENDER]);
}

/* Enters the result once both have points. */
static void
second_score_cb (MusterEventRow *self)
{
  GError *error = NULL;
  gint64 points[N_SIDES];
  gboolean is_read = read_score (self, ATTACKER, &points[ATTACKER]);

  if (!read_score (self, DEFENDER, &points[DEFENDER]) || !is_read)
    return;
  if (tell (self,
            muster_club_event_set_result (self->event, self->table,
                                          points[ATTACKER] == points[DEFENDER]  ? MUSTER_CLUB_DRAW
                                          : points[ATTACKER] > points[DEFENDER] ? MUSTER_CLUB_WIN
                                                                                : MUSTER_CLUB_LOSS,
                                          points, &error),
            error))
    g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
}

/* What is chosen goes before the points, which stay if there are any. */
static void
result_cb (MusterEventRow *self)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->result));
  GError *error = NULL;
  gint64 points[N_SIDES];
  gboolean has_points, done;

  /* It tells late of what was set here. */
  if (chosen == self->shown || chosen == GTK_INVALID_LIST_POSITION)
    return;
  has_points = read_score (self, ATTACKER, &points[ATTACKER]);
  has_points = read_score (self, DEFENDER, &points[DEFENDER]) && has_points;
  done = chosen < NO_RESULT
           ? muster_club_event_set_result (self->event, self->table, VERDICTS[chosen],
                                           has_points ? points : NULL, &error)
           : muster_club_event_unset_result (self->event, self->table, &error);
  tell (self, done, error);
}

static void
muster_event_row_dispose (GObject *object)
{
  MusterEventRow *self = MUSTER_EVENT_ROW (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->event);

  G_OBJECT_CLASS (muster_event_row_parent_class)->dispose (object);
}

static void
muster_event_row_class_init (MusterEventRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_event_row_dispose;

  signals[SIGNAL_ENTERED] = muster_signal_new ("entered", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "evening-row");
}

static void
muster_event_row_init (MusterEventRow *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), muster_flow_layout_new (6));
}

GtkWidget *
muster_event_row_new (MusterClubEvent *event)
{
  MusterEventRow *self = g_object_new (MUSTER_TYPE_EVENT_ROW, NULL);
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->event = g_object_ref (event);
  self->number = gtk_label_new ("");
  gtk_widget_add_css_class (self->number, "evening-table");
  gtk_widget_set_valign (self->number, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->number, widget);

  self->people = gtk_label_new ("");
  gtk_label_set_xalign (GTK_LABEL (self->people), 0);
  gtk_label_set_wrap (GTK_LABEL (self->people), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->people), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (self->people, "evening-name");
  gtk_widget_set_size_request (self->people, 250, -1);
  gtk_widget_set_valign (self->people, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->people, widget);

  self->result = gtk_drop_down_new (NULL, NULL);
  gtk_widget_set_valign (self->result, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (self->result, 180, -1);
  g_signal_connect_swapped (self->result, "notify::selected", G_CALLBACK (result_cb), self);
  gtk_widget_set_parent (self->result, widget);

  for (guint i = 0; i < N_SIDES; i++)
    {
      self->scores[i] = gtk_entry_new ();
      gtk_editable_set_width_chars (GTK_EDITABLE (self->scores[i]), 4);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (self->scores[i]), 4);
      gtk_entry_set_alignment (GTK_ENTRY (self->scores[i]), 0.5);
      gtk_entry_set_input_purpose (GTK_ENTRY (self->scores[i]), GTK_INPUT_PURPOSE_NUMBER);
      gtk_widget_set_valign (self->scores[i], GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (self->scores[i], "evening-score");
      if (i > 0)
        gtk_box_append (GTK_BOX (box), gtk_label_new (":"));
      gtk_box_append (GTK_BOX (box), self->scores[i]);
    }
  g_signal_connect_swapped (self->scores[ATTACKER], "activate", G_CALLBACK (first_score_cb), self);
  g_signal_connect_swapped (self->scores[DEFENDER], "activate", G_CALLBACK (second_score_cb), self);
  gtk_widget_set_parent (box, widget);

  return widget;
}

void
muster_event_row_show (MusterEventRow        *self,
                       const MusterRoundPair *pair)
{
  const char *const names[] = { muster_club_event_get_name (self->event, pair->attacker),
                                muster_club_event_get_name (self->event, pair->defender) };
  g_autofree char *number = g_strdup_printf ("%u", pair->table);
  /* Translators: attacker and defender: versus */
  g_autofree char *people = g_strdup_printf (_("%s v %s"), names[ATTACKER], names[DEFENDER]);
  g_autofree char *first = g_strdup_printf (_("%s won"), names[ATTACKER]);
  g_autofree char *second = g_strdup_printf (_("%s won"), names[DEFENDER]);
  const char *const choices[] = { first, _("A draw"), second, _("No result yet"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (choices);
  g_autofree char *result = g_strdup_printf (_("Result at table %u"), pair->table);
  guint chosen = 0;
  gboolean is_same_pair, is_same;

  g_return_if_fail (MUSTER_IS_EVENT_ROW (self));

  is_same_pair =
    self->table == pair->table && strcmp (gtk_label_get_label (GTK_LABEL (self->people)), people) == 0;
  is_same = is_same_pair && !self->had_result;
  self->table = pair->table;
  self->had_result = pair->has_result;
  gtk_label_set_label (GTK_LABEL (self->number), number);
  gtk_label_set_label (GTK_LABEL (self->people), people);
  for (guint i = 0; i < N_SIDES; i++)
    {
      g_autofree char *points =
        pair->has_points ? muster_club_points_dup_text (pair->points[i]) : g_strdup ("");
      g_autofree char *label = g_strdup_printf (_("Points of %s at table %u"), names[i], pair->table);

      /* What is being typed stays. */
      if (pair->has_result || !is_same)
        gtk_editable_set_text (GTK_EDITABLE (self->scores[i]), points);
      gtk_widget_remove_css_class (self->scores[i], "error");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->scores[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      -1);
    }
  while (pair->has_result && chosen < NO_RESULT && VERDICTS[chosen] != pair->verdict)
    chosen++;
  self->shown = pair->has_result ? chosen : NO_RESULT;
  if (!is_same_pair)
    {
      /* A new list chooses its first item, which nobody did. */
      g_signal_handlers_block_by_func (self->result, result_cb, self);
      gtk_drop_down_set_model (GTK_DROP_DOWN (self->result), G_LIST_MODEL (list));
      g_signal_handlers_unblock_by_func (self->result, result_cb, self);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->result), self->shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->result), GTK_ACCESSIBLE_PROPERTY_LABEL, result, -1);
}

gboolean
muster_event_row_focus_score (MusterEventRow *self)
{
  g_return_val_if_fail (MUSTER_IS_EVENT_ROW (self), FALSE);

  return gtk_widget_grab_focus (self->scores[ATTACKER]);
}
