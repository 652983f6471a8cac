/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-event-row.h"

#include "app/club/muster-round-scores.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-widget-children.h"
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
  GtkWidget *scores;
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

static void
entered_cb (MusterEventRow *self)
{
  g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
}

static void
refused_cb (MusterEventRow *self,
            const char     *reason)
{
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, reason);
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
  has_points = muster_round_scores_read (MUSTER_ROUND_SCORES (self->scores), points);
  done = chosen < NO_RESULT
           ? muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (self->event), self->table, VERDICTS[chosen],
                                           has_points ? points : NULL, &error)
           : muster_club_rounds_unset_result (MUSTER_CLUB_ROUNDS (self->event), self->table, &error);
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

  self->scores = muster_round_scores_new (MUSTER_CLUB_ROUNDS (event));
  g_signal_connect_swapped (self->scores, "entered", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (self->scores, "refused", G_CALLBACK (refused_cb), self);
  gtk_widget_set_parent (self->scores, widget);

  return widget;
}

void
muster_event_row_show (MusterEventRow        *self,
                       const MusterRoundPair *pair)
{
  const char *const names[] = { muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->event),
                                                             pair->attacker),
                                muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->event),
                                                             pair->defender) };
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
  muster_round_scores_show (MUSTER_ROUND_SCORES (self->scores), pair, is_same);
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

  return muster_round_scores_focus (MUSTER_ROUND_SCORES (self->scores));
}
