/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-house-rule.h"

/* A volley, whoever fires it at whom: how many dice, what they must show, and what comes of them up to the
 * hits (M-FIRE-01 to -08, M-FIRE-12, M-FIRE-13, M-FIRE-21, M-AMMO). */

static const MusterPhrase DICE = {
  "M-FIRE-01", N_("{u0}: figures {1}, a die for {2}[, halved times {3}]: dice {4}")
};
static const MusterPhrase MAGAZINE_DICE = {
  "M-FIRE-02", N_("{u0}: figures {1}, a die for {2}, half as many again[, halved times {3}]: dice {4}")
};
static const MusterPhrase GUN_DICE = {
  "M-FIRE-01", N_("{u0}: crew {1}, dice for each {2}[, halved times {3}]: dice {4}")
};
static const MusterPhrase AT_SKIRMISHERS = { "M-FIRE-03", N_("{u0} is in skirmish order: dice halved") };
static const MusterPhrase AT_COVER = { "M-FIRE-05", N_("{u0} is in cover or rough going: dice halved") };
static const MusterPhrase AT_PRONE = { "M-FIRE-03", N_("{u0} is pinned or prone: dice halved") };
static const MusterPhrase HALF_EFFECT = { "M-FIRE-04", N_("{u0} fires at half effect: dice halved") };
static const MusterPhrase THROWN = { "M-FIRE-08", N_("{u0} throws {d1}, needing {2}: hits {3}") };
static const MusterPhrase STRAYS = {
  "M-FIRE-13", N_("Ones {0}, sixes {1}: the rocket goes astray")
};
static const MusterPhrase JAMS = { "M-FIRE-12", N_("Ones {1}: {u0} jams") };
static const MusterPhrase FULL_POINT = { "M-AMMO-02", N_("{u0} uses a point of ammunition") };
static const MusterPhrase HALF_POINT = { "M-AMMO-03", N_("{d1}: {u0} uses half a point of ammunition") };
static const MusterPhrase NO_POINT = { "M-AMMO-03", N_("{d1}: {u0} uses no ammunition") };
static const MusterPhrase LAST_VOLLEY = {
  "M-AMMO-05", N_("{u0} has no ammunition left and fires its last volley")
};
static const MusterPhrase POINTS_LEFT = { NULL, MUSTER_COUNTED (1, "Ammunition of {u0}: {1} point left.",
                                                                "Ammunition of {u0}: {1} points left.") };
static const MusterPhrase POINTS_AND_HALF_LEFT = { NULL, N_("Ammunition of {u0}: {1}½ points left.") };

/* Cover that stops small arms may not stop a shell. */
static gboolean
is_covered (const MusterState   *state,
            const MagdalaVolley *volley)
{
  switch (volley->cover)
    {
    case MAGDALA_COVER_COVER:
    case MAGDALA_COVER_ROUGH:
    case MAGDALA_COVER_EARTHWORKS:
      return TRUE;
    case MAGDALA_COVER_WAGONS:
    case MAGDALA_COVER_SANGAR:
      return magdala_has_word (state, volley->firer, MAGDALA_SMALL_ARMS);
    case MAGDALA_COVER_NONE:
    case MAGDALA_COVER_ZAREBA:
    default:
      return FALSE;
    }
}

/* The cover that the target's works give it. */
MagdalaCover
muster_magdala_volley_get_cover (const MusterState *state,
                                 int                target)
{
  static const MagdalaCover covers[] = {
    [MAGDALA_NO_WORKS] = MAGDALA_COVER_NONE,
    [MAGDALA_ZAREBA] = MAGDALA_COVER_ZAREBA,
    [MAGDALA_WAGONS] = MAGDALA_COVER_WAGONS,
    [MAGDALA_EARTHWORKS] = MAGDALA_COVER_EARTHWORKS,
    [MAGDALA_SANGAR] = MAGDALA_COVER_SANGAR,
  };

  return covers[magdala_get (state, target, MAGDALA_WORKS)];
}

static gboolean
is_lying_low (const MusterState *state,
              int                unit)
{
  return magdala_get (state, unit, MAGDALA_PINNED) > 0 ||
         magdala_get (state, unit, MAGDALA_PRONE) > 0;
}

/* M-FIRE-03 */
static int
count_halvings (const MusterState   *state,
                const MagdalaVolley *volley)
{
  return (magdala_get (state, volley->target, MAGDALA_SKIRMISH) > 0) +
         (is_covered (state, volley) ? 1 : 0) +
         (is_lying_low (state, volley->target) ? 1 : 0) +
         (volley->half ? 1 : 0);
}

/* How many figures throw one die, for units that serve no gun. */
static int
get_shots (const MusterState *state,
           int                unit)
{
  int shots = MAX (magdala_def (state, unit, MAGDALA_DEF_SHOTS), 1);

  return muster_magdala_units_is_marksman (state, unit) &&
         muster_magdala_units_is_infantry (state, unit) ? MIN (shots, MAGDALA_SKIRMISH_SHOTS)
         : shots;
}

/**
 * muster_magdala_volley_round:
 * @half_up: whether a half and more becomes a die
 *
 * Returns: @n / @d dice, rounded once (M-FIRE-06)
 */
int
muster_magdala_volley_round (int      n,
                             int      d,
                             gboolean half_up)
{
  return half_up ? (2 * n + d) / (2 * d) : n / d;
}

/**
 * muster_magdala_volley_count_dice:
 *
 * Multiplies and divides exactly and rounds once, by the kind of troops (M-FIRE-06).
 *
 * Returns: the dice of @volley
 */
int
muster_magdala_volley_count_dice (const MusterState   *state,
                                  const MagdalaVolley *volley)
{
  int unit = volley->firer;
  int halvings = count_halvings (state, volley);
  gboolean half_up = magdala_has_word (state, unit, MAGDALA_EUROPEAN) ||
                     magdala_has_word (state, unit, MAGDALA_SNIPERS);
  int n, d, dice;

  if (magdala_get_arm (state, unit) == MAGDALA_GUN)
    {
      n = volley->figures * magdala_def (state, unit, MAGDALA_DEF_DICE);
      d = 1 << halvings;
    }
  else
    {
      n = volley->figures * (magdala_has_word (state, unit, MAGDALA_MAGAZINE) ? 3 : 2);
      d = 2 * get_shots (state, unit) << halvings;
    }
  dice = muster_magdala_volley_round (n, d, half_up);
  return dice > 0 ? MAX (dice + volley->umpire, 1) : dice;
}

static int
get_longer (const MusterState *state,
            int                unit)
{
  return magdala_get_arm (state, unit) != MAGDALA_GUN &&
         muster_magdala_units_is_marksman (state, unit) ? MAGDALA_LONGER_RANGE : 0;
}

/**
 * muster_magdala_volley_get_longer:
 *
 * Returns: how much further than its weapon a unit fires, in whatever formation
 */
int
muster_magdala_volley_get_longer (int     arm,
                                  guint64 words)
{
  return arm != MAGDALA_GUN && muster_magdala_units_are_marksmen (words)
           ? MAGDALA_LONGER_RANGE : 0;
}

/**
 * muster_magdala_volley_hits_on:
 * @needs: what a die must show for most
 *
 * Returns: what it must show for a unit with these @words
 */
int
muster_magdala_volley_hits_on (guint64 words,
                               int     needs)
{
  return (words >> MAGDALA_POOR_SHOTS & 1) != 0 ? MAGDALA_POOR_NEEDS : needs;
}

/**
 * muster_magdala_volley_get_needs:
 *
 * Returns: what each die must show at this distance, or 0 if @unit cannot fire so near or so far
 */
int
muster_magdala_volley_get_needs (const MusterState *state,
                                 int                unit,
                                 int                distance)
{
  int longer = get_longer (state, unit);
  int reach = magdala_def (state, unit, MAGDALA_DEF_LONG);
  int needs;

  if (distance <= magdala_def (state, unit, MAGDALA_DEF_SHORT) + longer)
    needs = magdala_def (state, unit, MAGDALA_DEF_NEEDS);
  else if (reach == 0 || distance <= reach + longer)
    needs = magdala_def (state, unit, MAGDALA_DEF_LONG_NEEDS);
  else
    needs = 0;
  return needs > 0 ? muster_magdala_volley_hits_on (state->units[unit].def->profile.rules, needs)
         : 0;
}

/**
 * muster_magdala_volley_get_range:
 *
 * Returns: how far @unit fires, or 0 if nothing limits it
 */
int
muster_magdala_volley_get_range (const MusterState *state,
                                 int                unit)
{
  int reach = magdala_def (state, unit, MAGDALA_DEF_LONG);

  if (reach == 0 && magdala_def (state, unit, MAGDALA_DEF_LONG_NEEDS) > 0)
    return 0;
  return MAX (reach, magdala_def (state, unit, MAGDALA_DEF_SHORT)) + get_longer (state, unit);
}

static void
prompt_points (MusterResolution *self,
               int               unit)
{
  int ammo = magdala_get (self->state, unit, MAGDALA_AMMO);

  muster_prompt (self, ammo % MAGDALA_POINT == 0 ? &POINTS_LEFT : &POINTS_AND_HALF_LEFT, unit,
                 ammo / MAGDALA_POINT);
}

/* M-AMMO-02 to -06. FALSE when a die is missing. */
static gboolean
use_ammunition (MusterResolution    *self,
                const MagdalaVolley *volley)
{
  MusterUnitState *now = &self->state->units[volley->firer];

  if (!muster_magdala_units_counts_ammo (self->setup, self->state, volley->firer))
    return TRUE;
  if (now->markers[MAGDALA_AMMO] == 0)
    {
      now->markers[MAGDALA_LAST_STAND] = 1;
      muster_step (self, &LAST_VOLLEY, volley->firer);
      return TRUE;
    }
  if (volley->half)
    {
      const guint8 *dice = muster_resolution_roll (self, MAGDALA_ROLL_AMMO, volley->firer, 1,
                                                   MAGDALA_SAVES_AMMO);
      gboolean saved;

      if (dice == NULL)
        return FALSE;

      saved = dice[0] >= MAGDALA_SAVES_AMMO;
      muster_resolution_try_total (self, volley->firer, muster_totals_from (MAGDALA_SAVES_AMMO));
      muster_step (self, saved ? &NO_POINT : &HALF_POINT, volley->firer,
                   (gint32) muster_resolution_last_roll (self));
      if (!saved)
        {
          self->state->units[volley->firer].markers[MAGDALA_AMMO]--;
          prompt_points (self, volley->firer);
        }
      return TRUE;
    }

  now->markers[MAGDALA_AMMO] = (gint16) (now->markers[MAGDALA_AMMO] - MAGDALA_POINT);
  muster_step (self, &FULL_POINT, volley->firer);
  prompt_points (self, volley->firer);
  return TRUE;
}

/**
 * muster_magdala_volley_throw:
 * @volley: of at least one die
 * @hits: (out): what it hits
 *
 * Throws the dice of a volley, then does what they and the volley itself cost whoever fires.
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_magdala_volley_throw (MusterResolution    *self,
                             const MagdalaVolley *volley,
                             MagdalaHits         *hits)
{
  MagdalaVolley plain = *volley;
  int n_dice;
  guint ones = 0, sixes = 0;
  const guint8 *dice;
  const MusterState *state = self->state;
  int halvings = count_halvings (state, volley);

  plain.umpire = 0;
  n_dice = muster_magdala_volley_count_dice (state, &plain);
  if (magdala_get (state, volley->target, MAGDALA_SKIRMISH) > 0)
    muster_step (self, &AT_SKIRMISHERS, volley->target);
  if (is_covered (state, volley))
    muster_step (self, &AT_COVER, volley->target);
  if (is_lying_low (state, volley->target))
    muster_step (self, &AT_PRONE, volley->target);
  if (volley->half)
    muster_step (self, &HALF_EFFECT, volley->firer);

  if (magdala_get_arm (state, volley->firer) == MAGDALA_GUN)
    muster_step (self, &GUN_DICE, volley->firer, volley->figures,
                 magdala_def (state, volley->firer, MAGDALA_DEF_DICE), halvings, n_dice);
  else
    muster_step (self, magdala_has_word (state, volley->firer, MAGDALA_MAGAZINE) ? &MAGAZINE_DICE
                 : &DICE, volley->firer, volley->figures, get_shots (state, volley->firer),
                 halvings, n_dice);
  if (volley->umpire != 0)
    n_dice = muster_house_rule_add_dice (self, volley->firer, n_dice);

  muster_need (self, NULL, volley->needs);
  /* What counts of a rocket is a 6. */
  if (magdala_has_word (state, volley->firer, MAGDALA_ROCKET) ||
      magdala_has_word (state, volley->firer, MAGDALA_PRE_MAXIM))
    muster_resolution_watch_ones (self);
  dice = muster_resolution_roll (self, MAGDALA_ROLL_HIT, volley->firer, (guint) n_dice,
                                 (guint) volley->needs);
  if (dice == NULL)
    return FALSE;

  muster_resolution_try_dice (self, volley->firer, volley->needs);
  *hits = (MagdalaHits) { 0 };
  for (int i = 0; i < n_dice; i++)
    {
      ones += dice[i] == 1;
      sixes += dice[i] == 6;
      hits->hits += dice[i] >= volley->needs;
    }
  muster_step (self, &THROWN, volley->firer, (gint32) muster_resolution_last_roll (self),
               volley->needs, hits->hits);
  hits->strays = magdala_has_word (self->state, volley->firer, MAGDALA_ROCKET) && ones > sixes;
  if (hits->strays)
    muster_step (self, &STRAYS, (gint32) ones, (gint32) sixes);
  if (!use_ammunition (self, volley))
    return FALSE;

  if (magdala_has_word (self->state, volley->firer, MAGDALA_PRE_MAXIM) && ones >= MAGDALA_JAM_ONES)
    {
      magdala_put (self->state, volley->firer, MAGDALA_JAMMED, 1);
      muster_step (self, &JAMS, volley->firer, (gint32) ones);
      muster_note (self, MUSTER_INCIDENT_JAMMED, volley->firer, -1);
    }

  self->outcome->hits = hits->hits;
  muster_note (self, MUSTER_INCIDENT_FIRED, volley->firer, volley->target,
               hits->strays ? 0 : hits->hits);
  return TRUE;
}
