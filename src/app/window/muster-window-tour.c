/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/battle/muster-battle-tour.h"
#include "core/battle/muster-samples.h"
#include "core/muster-i18n.h"

/* The tours of a battle, a campaign and an evening. Each is offered once, with the first of its
 * kind, and shown whenever the user asks for it. */

static const char *const CAMPAIGN_STEPS[] = {
  N_("What is to be done next stands at the top of the overview, with a button that does it. The plan shows "
     "how the battles of the campaign follow from one another."),
  N_("Ctrl+1 to Ctrl+6 are the parts of the page: overview, what is to do, forces, standings, journal, and "
     "the map if there is one."),
  N_("A chapter is opened and then fought: here, with the forces as they are in the campaign, or on another "
     "table, and you enter what came of it."),
  N_("After a battle the aftermath asks for each roll: who comes back, what becomes of leaders. Type what "
     "your dice show, or have Muster throw them."),
  N_("Everything is written into the journal and can be taken back with Ctrl+Z. Briefings, orders and a "
     "newspaper for each side are printed from the menu. Shift+F1 shows this tour again."),
  NULL,
};

static const char *const EVENING_STEPS[] = {
  N_("These are the people of the evening. Press a name when somebody comes, and again when he leaves; write "
     "the name of a guest below."),
  N_("“Next Round” draws up a round for those who are here, so that people meet whom they have not met "
     "lately. A pair can be changed or kept before it begins."),
  N_("Enter results as they come in; they stand in the league at once. The next round has those who came "
     "late in it, and not those who left."),
  N_("All of it can be taken back, also tomorrow. Shift+F1 shows this tour again."),
  NULL,
};

/* The page that each is about, and the setting that remembers that it was seen. */
static const struct
{
  const char *page;
  const char *key;
} TOURS[] = {
  { "battle", "tour-done" },
  { "campaign", "campaign-tour-done" },
  { "club", "evening-tour-done" },
};

static GSettings *
dup_settings (MusterWindow *self)
{
  GSettings *settings;

  g_object_get (self, "settings", &settings, NULL);
  return settings;
}

static GtkWidget *
find_tour (MusterWindow *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (muster_window_get_notes (self)));

  while (child != NULL && !MUSTER_IS_TOUR (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
remove_tour (MusterWindow *self)
{
  GtkWidget *tour = find_tour (self);

  if (tour != NULL)
    gtk_box_remove (muster_window_get_notes (self), tour);
}

/* NULL if no tour is about the page that is shown. */
static const char *
get_key (MusterWindow *self)
{
  const char *page = muster_window_get_page (self);

  for (guint i = 0; i < G_N_ELEMENTS (TOURS); i++)
    if (g_strcmp0 (page, TOURS[i].page) == 0)
      return TOURS[i].key;
  return NULL;
}

/* If the tour had the focus, it was ended by keyboard: move the focus to the page. */
static void
ended_cb (MusterWindow *self,
          GtkWidget    *tour)
{
  g_autoptr (GSettings) settings = dup_settings (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, tour);

  g_settings_set_boolean (settings, get_key (self), TRUE);
  remove_tour (self);
  if (had_focus)
    muster_window_focus_page (self);
}

/* The tour of the page that is shown; none where there is none. */
static void
show_tour (MusterWindow *self)
{
  const char *page = muster_window_get_page (self);
  GtkWidget *tour;

  remove_tour (self);
  if (g_strcmp0 (page, "battle") == 0)
    tour = muster_battle_tour_new (muster_window_pages_get_session (self));
  else if (g_strcmp0 (page, "campaign") == 0)
    tour = muster_tour_new (CAMPAIGN_STEPS);
  else if (g_strcmp0 (page, "club") == 0)
    tour = muster_tour_new (EVENING_STEPS);
  else
    return;

  g_signal_connect_object (tour, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (muster_window_get_notes (self), tour);
}

/* Shows the tour of what is open, or ends the one that is shown. */
static void
tour_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  GtkWidget *tour = find_tour (self);

  if (tour != NULL)
    {
      ended_cb (self, tour);
      return;
    }
  if (get_key (self) == NULL)
    gtk_widget_activate_action (widget, "win.new-sample", "s", muster_samples_list ()[0].id);
  show_tour (self);
}

void
muster_window_tour_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.tour", NULL, tour_cb);
}

/* Shows the tour of the page, unless it was shown before: whoever leaves the page in the middle of it
 * is not asked again. */
void
muster_window_tour_offer (MusterWindow *self)
{
  g_autoptr (GSettings) settings = dup_settings (self);
  const char *key = get_key (self);

  if (key == NULL || g_settings_get_boolean (settings, key))
    return;

  g_settings_set_boolean (settings, key, TRUE);
  show_tour (self);
}

/* A tour ends with the page that it is about. */
void
muster_window_tour_follow (MusterWindow *self)
{
  g_signal_connect_object (self, "notify::page", G_CALLBACK (remove_tour), self, G_CONNECT_SWAPPED);
}
