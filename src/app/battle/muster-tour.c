/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-tour.h"

#include "app/toolkit/muster-toolkit.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-icon-button.h"
#include "core/muster-i18n.h"

/* In pixels, of the text: in a narrow window the battle needs the rest. */
#define MAX_HEIGHT 160

struct _MusterTour
{
  GtkWidget parent_instance;

  MusterBattleSession *session;
  guint step;
  int unit;     /* the unit that was chosen when the step began */
  guint length; /* the length of the log at that time */

  GtkLabel *text;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (MusterTour, muster_tour, GTK_TYPE_WIDGET)

static guint ended_signal;

static gboolean
has_chosen (MusterTour *self)
{
  return muster_battle_session_get_unit (self->session) >= 0 &&
         muster_battle_session_get_unit (self->session) != self->unit;
}

static gboolean
has_begun_order (MusterTour *self)
{
  MusterOrderForm *form = muster_battle_session_get_form (self->session);

  return muster_order_form_get_stage (form) != MUSTER_FORM_IDLE;
}

static gboolean
has_resolved (MusterTour *self)
{
  return muster_ledger_get_length (muster_battle_session_get_battle (self->session)) > self->length;
}

static gboolean
has_undone (MusterTour *self)
{
  return muster_ledger_get_length (muster_battle_session_get_battle (self->session)) < self->length;
}

/* The text of each step, and the test whether the player has done it. An order that is resolved at
 * once counts as begun, too. */
static const struct
{
  const char *text;
  gboolean (*is_done) (MusterTour *self); /* (nullable): NULL if the player only reads it */
} STEPS[] = {
  { N_("Each unit is a card. The one that can act now is chosen; the arrow keys or a tap choose another."),
    has_chosen },
  { N_("Give it an order: tap one, or press its letter. Those that are not possible say why."),
    has_begun_order },
  { N_("Fill in what is asked for, throw your dice and type what they show, then press Enter. Muster can "
       "throw them, too."),
    has_resolved },
  { N_("One line says what came of it, and Enter goes on to what is next. What is to be done with the "
       "figures stays listed until you tick it off."),
    NULL },
  { N_("Nothing is final: Ctrl+Z takes back one order after the other. The log, Ctrl+L, has every step and "
       "the rules behind it; each of them is a link to the reference."),
    has_undone },
  { N_("When everybody has acted, end the turn with Ctrl+E. You find this tour again in the main menu."),
    NULL },
};

static void
show_step (MusterTour *self)
{
  g_autofree char *text = NULL;
  gboolean is_last = self->step + 1 == G_N_ELEMENTS (STEPS);
  const char *label = is_last ? _("Done") : _("Next step of the tour");

  self->unit = muster_battle_session_get_unit (self->session);
  self->length = muster_ledger_get_length (muster_battle_session_get_battle (self->session));
  /* Translators: the number of a step of the tour, how many there are, and what it says. */
  text = g_strdup_printf (_("%u of %u: %s"), self->step + 1, (guint) G_N_ELEMENTS (STEPS),
                          _(STEPS[self->step].text));
  muster_toolkit_announce (self->text, text);
  gtk_button_set_icon_name (GTK_BUTTON (self->next), is_last ? "object-select-symbolic" : "go-next-symbolic");
  muster_tooltip_set (self->next, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
end_cb (MusterTour *self)
{
  g_signal_emit (self, ended_signal, 0);
}

static void
next_cb (MusterTour *self)
{
  if (self->step + 1 == G_N_ELEMENTS (STEPS))
    {
      end_cb (self);
      return;
    }
  self->step++;
  show_step (self);
}

static void
follow_cb (MusterTour *self)
{
  /* If the player has already resolved an order, skip the steps that explain how. */
  if (self->step < 2 && has_resolved (self))
    {
      self->step = 3;
      show_step (self);
    }
  else if (STEPS[self->step].is_done != NULL && STEPS[self->step].is_done (self))
    next_cb (self);
}

static void
muster_tour_dispose (GObject *object)
{
  MusterTour *self = MUSTER_TOUR (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_tour_parent_class)->dispose (object);
}

static void
muster_tour_class_init (MusterTourClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_tour_dispose;

  ended_signal = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The least height of a wrapping label is that at its least width, one word to a line, and the
 * window would request it at any width. So the text can scroll, and gets the lines that it needs if
 * there is room. It stands in a grid, since a box would lay out wrapping text many times. */
static void
muster_tour_init (MusterTour *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *skip;

  self->text = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                             "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, "hexpand", TRUE, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->text));
  self->next = muster_icon_button_new ("go-next-symbolic", _("Next step of the tour"));
  g_signal_connect_object (self->next, "clicked", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), scrolled, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->next, 1, 0, 1, 1);
  skip = muster_icon_button_new ("window-close-symbolic", _("Skip the tour"));
  g_signal_connect_object (skip, "clicked", G_CALLBACK (end_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (grid), skip, 2, 0, 1, 1);
  gtk_widget_set_parent (grid, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "tour");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tour"), -1);
}

GtkWidget *
muster_tour_new (MusterBattleSession *session)
{
  MusterTour *self = g_object_new (MUSTER_TYPE_TOUR, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::unit", G_CALLBACK (follow_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_battle_session_get_form (session), "notify::stage", G_CALLBACK (follow_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_battle_session_get_battle (session), "changed", G_CALLBACK (follow_cb),
                           self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  show_step (self);

  return GTK_WIDGET (self);
}
