/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-typed-spin.h"

/* A GtkSpinButton takes a typed number when it loses the focus. By then GTK has decided which widget gets
 * the focus next, and goes up from it to the window without end if the number has just removed it. So
 * numbers are taken while they are typed, and leaving the entry changes nothing any more. */

typedef struct
{
  gulong keep_text;   /* a handler, blocked but while a number is taken */
  gboolean is_taking; /* what is taken may change the number in turn: it is taken already */
} TypedSpin;

/* The text is the player's until he leaves the entry: a number out of range is only rewritten then. */
static gboolean
keep_text_cb (GtkSpinButton *spin)
{
  return TRUE;
}

static void
changed_cb (GtkSpinButton *spin,
            TypedSpin     *self)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (spin);
  gint64 number;

  if (self->is_taking ||
      !gtk_widget_is_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (spin)))) ||
      !g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (spin)), 10, G_MININT, G_MAXINT,
                                 &number, NULL))
    return;

  self->is_taking = TRUE;
  g_signal_handler_unblock (spin, self->keep_text);
  gtk_adjustment_set_value (adjustment, (double) number);
  g_signal_handler_block (spin, self->keep_text);
  self->is_taking = FALSE;
}

static void
focus_cb (GtkEventController      *wheel,
          GParamSpec              *pspec,
          GtkEventControllerFocus *focus)
{
  gtk_event_controller_set_propagation_phase (
    wheel, gtk_event_controller_focus_contains_focus (focus) ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
}

/* A spin button takes the wheel wherever the pointer happens to be, and so changes numbers of a form that
 * somebody only scrolls. */
void
muster_typed_spin_tame_wheel (GtkSpinButton *spin)
{
  g_autoptr (GListModel) controllers = NULL;
  GtkEventController *focus;

  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin));

  focus = gtk_event_controller_focus_new ();
  gtk_widget_add_controller (GTK_WIDGET (spin), focus);
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (spin));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        continue;
      g_signal_connect_object (focus, "notify::contains-focus", G_CALLBACK (focus_cb), controller,
                               G_CONNECT_SWAPPED);
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

void
muster_typed_spin_watch (GtkSpinButton *spin)
{
  TypedSpin *self;

  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin));

  self = g_new0 (TypedSpin, 1);
  self->keep_text = g_signal_connect (spin, "output", G_CALLBACK (keep_text_cb), NULL);
  g_signal_handler_block (spin, self->keep_text);
  g_signal_connect_data (spin, "changed", G_CALLBACK (changed_cb), self,
                         (GClosureNotify) (GCallback) g_free, 0);
  muster_typed_spin_tame_wheel (spin);
}
