/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* The values of a unit at a moment of the battle. */

/* Values of what a unit has absorbed, the worse of which it keeps: packed into one number, since a
 * state is plain numbers. */
#define CAP_SPEED 0
#define CAP_FIRING 7
#define CAP_FIGHTING 11
#define CAP_DISCIPLINE 15
#define CAP_SHORT 19
#define CAP_LONG 25
#define CAP_NEGATIVE 8 /* so that a Discipline below 0 can be packed */

static const MusterPhrase NOT_LUCKY =
  { "K-LEAD-03", N_("{u0} has no lucky Leader in command") };
static const MusterPhrase LUCK_USED =
  { "K-LEAD-03", N_("the luck of {u0} is used up") };
static const MusterPhrase LUCKY =
  { "K-LEAD-03", N_("{u0}: its lucky Leader has {d1} rolled instead") };

static int
unpack (guint32 caps,
        guint   shift,
        guint   bits)
{
  return (int) (caps >> shift & (KINGS_BIT (bits) - 1));
}

static guint32
pack (int   number,
      guint shift,
      guint bits)
{
  return (guint32) CLAMP (number, 0, (int) KINGS_BIT (bits) - 1) << shift;
}

void
muster_kings_units_apply_caps (KingsProfile *profile,
                               guint32       caps)
{
  profile->speed = (gint8) MIN (profile->speed, unpack (caps, CAP_SPEED, 7));
  profile->firing = (gint8) MAX (profile->firing, unpack (caps, CAP_FIRING, 4));
  profile->fighting = (gint8) MAX (profile->fighting, unpack (caps, CAP_FIGHTING, 4));
  profile->discipline = (gint8) MIN (profile->discipline,
                                     unpack (caps, CAP_DISCIPLINE, 4) - CAP_NEGATIVE);
  profile->short_range = (gint8) MIN (profile->short_range, unpack (caps, CAP_SHORT, 6));
  profile->long_range = (gint8) MIN (profile->long_range, unpack (caps, CAP_LONG, 6));
}

/* K-OPT `absorb-leaderless`: from now on @unit has no value better than @other had. */
void
muster_kings_units_add_caps (const MusterSetup *setup,
                             MusterState       *state,
                             int                unit,
                             int                other)
{
  KingsProfile worst = muster_kings_units_get_profile (setup, state, other);
  MusterUnitState *now = &state->units[unit];

  if (now->own[KINGS_OWN_CAPS] != 0)
    muster_kings_units_apply_caps (&worst, (guint32) now->own[KINGS_OWN_CAPS]);
  now->own[KINGS_OWN_CAPS] = (gint32) (pack (worst.speed, CAP_SPEED, 7) |
                                       pack (worst.firing, CAP_FIRING, 4) |
                                       pack (worst.fighting, CAP_FIGHTING, 4) |
                                       pack (worst.discipline + CAP_NEGATIVE, CAP_DISCIPLINE, 4) |
                                       pack (worst.short_range, CAP_SHORT, 6) |
                                       pack (worst.long_range, CAP_LONG, 6));
}

/* What a test needs now: trait and climate applied (K-FILE-04). */
int
muster_kings_units_get_leadership (const MusterSetup *setup,
                                   const MusterState *state,
                                   int                unit)
{
  const MusterUnitState *now = &state->units[unit];
  int leadership = now->leader == KINGS_IN_COMMAND ? now->leadership : KINGS_LEADERLESS;

  return leadership + muster_kings_get_unit (setup, unit)->climate;
}

int
muster_kings_units_get_leader (const MusterSetup *setup,
                               const MusterState *state,
                               int                unit)
{
  return state->units[unit].leader == KINGS_IN_COMMAND ? unit : -1;
}

/* The Pinned markers that count when the unit is given an order: a brave Leader takes one away
 * with the first order of the turn. */
int
muster_kings_units_get_pins (const MusterSetup *setup,
                             const MusterState *state,
                             int                unit)
{
  int pins = state->units[unit].markers[KINGS_PINNED];

  if (pins > 0 && !state->units[unit].acted &&
      muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_BRAVE))
    pins--;
  return pins;
}

/* K-OPT `heavy-losses` */
int
muster_kings_units_get_losses_modifier (const MusterSetup *setup,
                                        const MusterState *state,
                                        int                unit)
{
  const MusterUnitState *now = &state->units[unit];

  if (!muster_kings_has_rule (setup, KINGS_RULE_HEAVY_LOSSES))
    return 0;
  return (now->start - now->strength) * 2 >= now->start ? -1 : 0;
}

/* K-OPT `whites-of-their-eyes`: under that order as long as it could form close order. */
gboolean
muster_kings_units_waits_for_whites (const MusterSetup *setup,
                                     const MusterState *state,
                                     int                unit)
{
  const KingsData *data = muster_kings_get_data (setup);
  const KingsUnit *of = &data->units[unit];

  return (data->whites >> of->side & 1) != 0 &&
         (of->bare.allowed & KINGS_BIT (KINGS_VOLLEY_FIRE)) != 0 &&
         state->units[unit].strength >= KINGS_CLOSE_ORDER_MIN;
}

/* Returns: the first unit in play that is not of @side, or -1 */
int
muster_kings_units_find_enemy (const MusterSetup *setup,
                               const MusterState *state,
                               int                side)
{
  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].fate == KINGS_IN_PLAY && muster_kings_get_unit (setup, i)->side != side)
      return i;
  return -1;
}

gboolean
muster_kings_units_may_reroll (const MusterSetup *setup,
                               const MusterState *state,
                               int                unit,
                               MusterRefusal     *why)
{
  if (!muster_state_is_in_play (state, unit) ||
      !muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_LUCKY))
    return muster_refuse (why, &NOT_LUCKY, unit);
  if (state->units[unit].own[KINGS_OWN_FLAGS] & KINGS_FLAG_LUCKY)
    return muster_refuse (why, &LUCK_USED, unit);
  return TRUE;
}

void
muster_kings_units_note_reroll (MusterResolution *self,
                                int               unit)
{
  self->state->units[unit].own[KINGS_OWN_FLAGS] |= KINGS_FLAG_LUCKY;
  muster_step (self, &LUCKY, unit, (gint32) self->cursor);
}
