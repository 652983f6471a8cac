/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-evening-row.h"

#include "app/club/muster-evening-game.h"
#include "app/club/muster-round-scores.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/club/muster-evening-seats.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

#include <string.h>

enum
{
  ATTACKER,
  DEFENDER,
  N_SIDES
};

struct _MusterEveningRow
{
  GtkWidget parent_instance;

  MusterClubEvening *evening;
  guint table;
  char *names[N_SIDES];
  gboolean can_change;
  gboolean had_result;

  GtkWidget *number;
  GtkWidget *people[N_SIDES];
  GtkWidget *note;
  GtkWidget *game;
  GtkWidget *pin;
  GtkWidget *begin;
  GtkWidget *result;
  GtkWidget *choices[4];
  GtkWidget *scores;
};

G_DEFINE_FINAL_TYPE (MusterEveningRow, muster_evening_row, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ENTERED,
  SIGNAL_MOVED,
  SIGNAL_REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* @error: (nullable) (transfer full) */
static gboolean
tell (MusterEveningRow *self,
      gboolean          done,
      GError           *error)
{
  g_autoptr (GError) owned = error;

  if (!done && owned != NULL)
    g_signal_emit (self, signals[SIGNAL_REFUSED], 0, owned->message);

  return done;
}

static void
entered_cb (MusterEveningRow *self)
{
  g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
}

static void
refused_cb (MusterEveningRow *self,
            const char       *reason)
{
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, reason);
}

static void
choose_cb (MusterEveningRow *self,
           GtkWidget        *button)
{
  GError *error = NULL;
  guint verdict = 0;
  gboolean done;

  while (self->choices[verdict] != button)
    verdict++;
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->result));
  done = verdict <= MUSTER_CLUB_LOSS
           ? muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (self->evening), self->table,
                                            (MusterClubVerdict) verdict, NULL,
                                             &error)
           : muster_club_rounds_unset_result (MUSTER_CLUB_ROUNDS (self->evening), self->table, &error);
  tell (self, done, error);
}

static void
pin_cb (MusterEveningRow *self)
{
  GError *error = NULL;
  gboolean done = muster_club_evening_pin (self->evening, self->table, &error);

  tell (self, done, error);
}

static void
begin_cb (MusterEveningRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.begin-pair", "u", self->table);
}

static void
name_cb (MusterEveningRow *self,
         GtkWidget        *button)
{
  const char *name = self->names[button == self->people[DEFENDER] ? DEFENDER : ATTACKER];

  gtk_widget_activate_action (GTK_WIDGET (self), "club.show-member", "s",
                              muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->evening), name));
}

static gboolean
name_key_cb (GtkEventControllerKey *keys,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             MusterEveningRow      *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  g_autofree char *name = g_strdup (self->names[button == self->people[DEFENDER] ? DEFENDER : ATTACKER]);
  int step = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down ? 1
             : keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up   ? -1
                                                                 : 0;
  GError *error = NULL;

  if (step == 0 || (state & gtk_accelerator_get_default_mod_mask ()) != GDK_SHIFT_MASK || !self->can_change)
    return GDK_EVENT_PROPAGATE;
  if (tell (self, muster_club_evening_move (self->evening, name, step, &error), error))
    g_signal_emit (self, signals[SIGNAL_MOVED], 0, name);

  return GDK_EVENT_STOP;
}

static GdkContentProvider *
drag_cb (GtkDragSource    *source,
         double            x,
         double            y,
         MusterEveningRow *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  const char *name = self->names[button == self->people[DEFENDER] ? DEFENDER : ATTACKER];

  return self->can_change ? gdk_content_provider_new_typed (G_TYPE_STRING, name) : NULL;
}

static gboolean
drop_cb (GtkDropTarget    *target,
         const GValue     *value,
         double            x,
         double            y,
         MusterEveningRow *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  const char *name = self->names[button == self->people[DEFENDER] ? DEFENDER : ATTACKER];
  GError *error = NULL;
  gboolean done = muster_club_evening_swap (self->evening, g_value_get_string (value), name, &error);

  return tell (self, done, error);
}

static GtkWidget *
new_name (MusterEveningRow *self)
{
  GtkWidget *button = gtk_button_new_with_label ("");
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDragSource *drag = gtk_drag_source_new ();
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "evening-name");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (name_cb), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (name_key_cb), self);
  g_signal_connect (drag, "prepare", G_CALLBACK (drag_cb), self);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (button, keys);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (drop));

  return button;
}

static GtkWidget *
new_people (MusterEveningRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  /* Translators: between the names of attacker and defender: versus */
  GtkWidget *versus = gtk_label_new (_("v"));

  gtk_widget_add_css_class (versus, "dim-label");
  self->people[ATTACKER] = new_name (self);
  self->people[DEFENDER] = new_name (self);
  gtk_box_append (GTK_BOX (line), self->people[ATTACKER]);
  gtk_box_append (GTK_BOX (line), versus);
  gtk_box_append (GTK_BOX (line), self->people[DEFENDER]);
  self->note = muster_text_label_new (NULL, "dim-label");
  gtk_widget_add_css_class (self->note, "caption");
  gtk_widget_set_margin_start (self->note, 6);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), self->note);
  gtk_widget_set_size_request (box, 230, -1);

  return box;
}

static void
muster_evening_row_dispose (GObject *object)
{
  MusterEveningRow *self = MUSTER_EVENING_ROW (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->evening);
  for (guint i = 0; i < N_SIDES; i++)
    g_clear_pointer (&self->names[i], g_free);

  G_OBJECT_CLASS (muster_evening_row_parent_class)->dispose (object);
}

static void
muster_evening_row_class_init (MusterEveningRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_evening_row_dispose;

  signals[SIGNAL_ENTERED] = muster_signal_new ("entered", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "evening-row");
}

static void
muster_evening_row_init (MusterEveningRow *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), muster_flow_layout_new (6));
  self->number = gtk_label_new ("");
  gtk_widget_add_css_class (self->number, "evening-table");
  gtk_widget_set_valign (self->number, GTK_ALIGN_CENTER);
  self->pin = gtk_button_new_from_icon_name ("view-pin-symbolic");
  gtk_widget_set_valign (self->pin, GTK_ALIGN_CENTER);
  self->begin = gtk_button_new_with_label (_("Begin"));
  gtk_widget_set_valign (self->begin, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->pin, "clicked", G_CALLBACK (pin_cb), self);
  g_signal_connect_swapped (self->begin, "clicked", G_CALLBACK (begin_cb), self);
}

GtkWidget *
muster_evening_row_new (MusterClubEvening *evening)
{
  MusterEveningRow *self = g_object_new (MUSTER_TYPE_EVENING_ROW, NULL);
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *popover;
  GtkWidget *box;

  self->evening = g_object_ref (evening);
  gtk_widget_set_parent (self->number, widget);
  gtk_widget_set_parent (new_people (self), widget);
  self->game = muster_evening_game_new (evening);
  gtk_widget_set_parent (self->game, widget);
  gtk_widget_set_parent (self->pin, widget);
  gtk_widget_set_parent (self->begin, widget);

  popover = gtk_popover_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->result = gtk_menu_button_new ();
  for (guint i = 0; i < G_N_ELEMENTS (self->choices); i++)
    {
      self->choices[i] = gtk_button_new_with_label ("");
      gtk_widget_add_css_class (self->choices[i], "flat");
      g_signal_connect_swapped (self->choices[i], "clicked", G_CALLBACK (choose_cb), self);
      gtk_box_append (GTK_BOX (box), self->choices[i]);
    }
  gtk_button_set_label (GTK_BUTTON (self->choices[MUSTER_CLUB_DRAW]), _("A Draw"));
  gtk_button_set_label (GTK_BUTTON (self->choices[3]), _("No Result Yet"));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->result), popover);
  gtk_widget_set_valign (self->result, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->result, widget);

  self->scores = muster_round_scores_new (MUSTER_CLUB_ROUNDS (evening));
  g_signal_connect_swapped (self->scores, "entered", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (self->scores, "refused", G_CALLBACK (refused_cb), self);
  gtk_widget_set_parent (self->scores, widget);

  return widget;
}

void
muster_evening_row_show (MusterEveningRow      *self,
                         const MusterRoundPair *pair)
{
  const char *const people[] = { pair->attacker, pair->defender };
  g_autofree char *note = NULL;
  g_autofree char *number = g_strdup_printf ("%u", pair->table);
  gboolean is_open = !muster_round_pair_is_settled (pair);
  gboolean is_same;
  const MusterEveningWords words = { 0 };
  MusterRoundPair bare;
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (MUSTER_IS_EVENING_ROW (self));

  is_same = !self->had_result && g_strcmp0 (self->names[ATTACKER], pair->attacker) == 0 &&
            g_strcmp0 (self->names[DEFENDER], pair->defender) == 0;
  self->had_result = pair->has_result;
  self->table = pair->table;
  self->can_change = is_open && muster_club_rounds_is_last (MUSTER_CLUB_ROUNDS (self->evening));
  gtk_label_set_label (GTK_LABEL (self->number), number);
  for (guint i = 0; i < N_SIDES; i++)
    {
      char *copy = g_strdup (people[i]);

      g_free (self->names[i]);
      self->names[i] = copy;
      gtk_button_set_label (GTK_BUTTON (self->people[i]),
                            muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->evening), copy));
      muster_tooltip_set (self->people[i],
                          self->can_change ? _("Drag, or press Shift+Up or Shift+Down, to swap") : NULL);
    }
  note = muster_club_evening_dup_note (self->evening, pair);
  gtk_label_set_label (GTK_LABEL (self->note), note);
  muster_evening_game_show (self->game, pair);
  gtk_widget_set_visible (self->pin, self->can_change);
  muster_tooltip_set (self->pin,
                      pair->is_fixed ? _("Let this pair go") : _("Keep this pair when pairing again"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  pair->is_fixed ? _("Let this pair go") : _("Keep this pair"), -1);
  if (pair->is_fixed)
    gtk_widget_add_css_class (self->pin, "accent");
  else
    gtk_widget_remove_css_class (self->pin, "accent");
  gtk_widget_set_visible (self->begin,
                          (is_open && muster_club_rounds_is_last (MUSTER_CLUB_ROUNDS (self->evening))) ||
                                         (*pair->battle != '\0' && !pair->has_result));
  gtk_button_set_label (GTK_BUTTON (self->begin), is_open ? _("Begin") : _("Resume"));

  bare = *pair;
  /* The points stand beside it. */
  bare.has_points = FALSE;
  bare.attacker = (char *) muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->evening), pair->attacker);
  bare.defender = (char *) muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self->evening), pair->defender);
  text = muster_evening_words_result (&words, &bare);
  label = g_strdup_printf (_("Result at table %u: %s"), pair->table,
                           *text != '\0' ? text : _("none yet"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->result), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->result), *text != '\0'    ? text
                                                             : pair->is_begun ? _("begun")
                                                                              : _("Result"));
  gtk_widget_set_sensitive (self->result, !pair->is_fought);
  for (guint i = 0; i < N_SIDES; i++)
    {
      g_autofree char *won = g_strdup_printf (_("%s won"), i == ATTACKER ? bare.attacker : bare.defender);
      GtkWidget *choice = self->choices[i == ATTACKER ? MUSTER_CLUB_WIN : MUSTER_CLUB_LOSS];

      gtk_button_set_label (GTK_BUTTON (choice), won);
    }

  muster_round_scores_show (MUSTER_ROUND_SCORES (self->scores), pair, is_same);
}

gboolean
muster_evening_row_focus_score (MusterEveningRow *self)
{
  g_return_val_if_fail (MUSTER_IS_EVENING_ROW (self), FALSE);

  return muster_round_scores_focus (MUSTER_ROUND_SCORES (self->scores));
}

gboolean
muster_evening_row_focus_name (MusterEveningRow *self,
                               const char       *name)
{
  g_return_val_if_fail (MUSTER_IS_EVENING_ROW (self), FALSE);

  for (guint i = 0; i < N_SIDES; i++)
    {
      if (strcmp (self->names[i], name) == 0)
        return gtk_widget_grab_focus (self->people[i]);
    }

  return FALSE;
}
