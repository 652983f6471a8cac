/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-tour.h"

#include "core/muster-i18n.h"

struct _MusterBattleTour
{
  MusterTour parent_instance;

  MusterBattleSession *session;
  int unit;     /* the unit that was chosen when the step began */
  guint length; /* the length of the log at that time */
};

G_DEFINE_FINAL_TYPE (MusterBattleTour, muster_battle_tour, MUSTER_TYPE_TOUR)

enum
{
  CHOOSE,
  BEGIN,
  RESOLVE,
  GO_ON,
  UNDO,
  END_TURN
};

static const char *const STEPS[] = {
  [CHOOSE] =
    N_("Each unit is a card. The one that can act now is chosen; the arrow keys or a tap choose another."),
  [BEGIN] = N_("Give it an order: tap one, or press its letter. Those that are not possible say why."),
  [RESOLVE] =
    N_("Fill in what is asked for, throw your dice and type what they show, then press Enter. Muster can "
       "throw them, too."),
  [GO_ON] =
    N_("One line says what came of it, and Enter goes on to what is next. What is to be done with the "
       "figures stays listed until you tick it off."),
  [UNDO] =
    N_("Nothing is final: Ctrl+Z takes back one order after the other. The log, Ctrl+L, has every step and "
       "the rules behind it; each of them is a link to the reference."),
  [END_TURN] =
    N_("When everybody has acted, end the turn with Ctrl+E. You find this tour again in the main menu."),
  NULL,
};

/* Has the player done what the step is about? An order that is resolved at once counts as begun,
 * too. Steps that are only read end by their button. */
static gboolean
is_done (MusterBattleTour *self)
{
  int unit = muster_battle_session_get_unit (self->session);
  guint length = muster_ledger_get_length (muster_battle_session_get_battle (self->session));

  switch (muster_tour_get_step (MUSTER_TOUR (self)))
    {
    case CHOOSE:
      return unit >= 0 && unit != self->unit;
    case BEGIN:
      return muster_order_form_get_stage (muster_battle_session_get_form (self->session)) != MUSTER_FORM_IDLE;
    case RESOLVE:
      return length > self->length;
    case UNDO:
      return length < self->length;
    default:
      return FALSE;
    }
}

static void
follow_cb (MusterBattleTour *self)
{
  MusterTour *tour = MUSTER_TOUR (self);
  guint step = muster_tour_get_step (tour);

  /* If the player has already resolved an order, skip the steps that explain how. */
  if (step < RESOLVE &&
      muster_ledger_get_length (muster_battle_session_get_battle (self->session)) > self->length)
    muster_tour_go_to (tour, GO_ON);
  else if (is_done (self))
    muster_tour_go_to (tour, step + 1);
}

static void
muster_battle_tour_step_shown (MusterTour *tour)
{
  MusterBattleTour *self = MUSTER_BATTLE_TOUR (tour);

  self->unit = muster_battle_session_get_unit (self->session);
  self->length = muster_ledger_get_length (muster_battle_session_get_battle (self->session));
}

static void
muster_battle_tour_dispose (GObject *object)
{
  MusterBattleTour *self = MUSTER_BATTLE_TOUR (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_battle_tour_parent_class)->dispose (object);
}

static void
muster_battle_tour_class_init (MusterBattleTourClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_battle_tour_dispose;
  MUSTER_TOUR_CLASS (klass)->step_shown = muster_battle_tour_step_shown;
}

static void
muster_battle_tour_init (MusterBattleTour *self)
{
}

GtkWidget *
muster_battle_tour_new (MusterBattleSession *session)
{
  MusterBattleTour *self = g_object_new (MUSTER_TYPE_BATTLE_TOUR, NULL);

  self->session = g_object_ref (session);
  muster_tour_set_steps (MUSTER_TOUR (self), STEPS);
  g_signal_connect_object (session, "notify::unit", G_CALLBACK (follow_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_battle_session_get_form (session), "notify::stage", G_CALLBACK (follow_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_battle_session_get_battle (session), "changed", G_CALLBACK (follow_cb),
                           self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return GTK_WIDGET (self);
}
