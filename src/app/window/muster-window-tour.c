/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/battle/muster-tour.h"
#include "core/battle/muster-samples.h"

/* The tour of the battle page. It is offered with the first sample battle and shown whenever the
 * user asks for it. */

#define KEY "tour-done"

static GSettings *
dup_settings (MusterWindow *self)
{
  GSettings *settings;

  g_object_get (self, "settings", &settings, NULL);
  return settings;
}

static void
remove_tour (MusterWindow *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (muster_window_get_notes (self)));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (MUSTER_IS_TOUR (child))
        gtk_box_remove (muster_window_get_notes (self), child);
      child = next;
    }
}

/* If the tour had the focus, it was ended by keyboard: move the focus to the battle. */
static void
ended_cb (MusterWindow *self,
          MusterTour   *tour)
{
  g_autoptr (GSettings) settings = dup_settings (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (tour));

  g_settings_set_boolean (settings, KEY, TRUE);
  remove_tour (self);
  if (had_focus)
    muster_window_focus_page (self);
}

static void
show_tour (MusterWindow *self)
{
  MusterBattleSession *session = muster_window_get_session (self);
  GtkWidget *tour;

  remove_tour (self);
  if (session == NULL)
    return;

  tour = muster_tour_new (session);
  g_signal_connect_object (tour, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (muster_window_get_notes (self), tour);
}

static void
tour_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  if (muster_window_get_session (self) == NULL)
    gtk_widget_activate_action (widget, "win.new-sample", "s", muster_samples_list ()[0].id);
  show_tour (self);
}

/* Ends the tour when its battle is closed. */
static void
page_cb (MusterWindow *self)
{
  if (muster_window_get_session (self) == NULL)
    remove_tour (self);
}

void
muster_window_install_tour_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.tour", NULL, tour_cb);
}

/* Offers the tour unless the user has seen it. */
void
muster_window_offer_tour (MusterWindow *self)
{
  g_autoptr (GSettings) settings = dup_settings (self);

  if (!g_settings_get_boolean (settings, KEY))
    show_tour (self);
}

void
muster_window_follow_tour (MusterWindow *self)
{
  g_signal_connect_object (self, "notify::page", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
}
