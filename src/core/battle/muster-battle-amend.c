/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-amend.h"

/* What the umpire puts right is told as he says it was: a loss that was none has not happened, for the
 * account, for the turn and for the enemy who had the credit of it. */

static MusterUnitRecord *
get_unit (MusterBattleResult *result,
          int                 unit)
{
  return &g_array_index (result->units, MusterUnitRecord, unit);
}

static MusterLeaderRecord *
find_leader (MusterBattleResult *result,
             int                 unit)
{
  for (guint i = 0; i < result->leaders->len; i++)
    if (g_array_index (result->leaders, MusterLeaderRecord, i).unit == unit)
      return &g_array_index (result->leaders, MusterLeaderRecord, i);
  return NULL;
}

static gboolean
is_leader_unit (MusterBattleResult *result,
                int                 unit)
{
  const MusterLeaderRecord *leader = find_leader (result, unit);

  return leader != NULL && leader->is_unit;
}

/* Returns: the place of the last moment in which the unit was lost, or -1 if it has come since */
static int
find_moment (MusterBattleResult *result,
             int                 unit,
             MusterIncidentKind  kind)
{
  for (guint i = result->moments->len; i > 0; i--)
    {
      const MusterIncident *incident =
        &g_array_index (result->moments, MusterMoment, i - 1).incident;

      if (incident->unit == unit && incident->kind == MUSTER_INCIDENT_ARRIVED)
        return -1;
      if (incident->unit == unit && incident->kind == kind)
        return (int) i - 1;
    }
  return -1;
}

static void
strike_deeds (MusterBattleResult *result,
              const MusterMoment *moment)
{
  MusterLeaderRecord *leader = find_leader (result, moment->foe_leader);

  if (moment->incident.other < 0)
    return;
  muster_deeds_strike (&get_unit (result, moment->incident.other)->deeds, &moment->incident);
  if (leader != NULL)
    muster_deeds_strike (&leader->deeds, &moment->incident);
}

static void
count_deeds (MusterBattleResult *result,
             const MusterMoment *moment)
{
  MusterLeaderRecord *leader = find_leader (result, moment->foe_leader);
  int of = moment->incident.other;

  if (of < 0)
    return;
  muster_deeds_count (&get_unit (result, of)->deeds, &moment->incident, of);
  if (leader != NULL)
    muster_deeds_count (&leader->deeds, &moment->incident, of);
}

static void
count_lost (MusterBattleResult *result,
            const MusterMoment *moment,
            int                 change)
{
  int side = get_unit (result, moment->incident.unit)->def->side;

  for (guint i = 0; i < result->turns->len; i++)
    {
      MusterTurnRecord *turn = &g_array_index (result->turns, MusterTurnRecord, i);

      if (turn->turn == moment->turn && moment->incident.more)
        turn->units_lost[side] += change;
    }
}

/**
 * muster_battle_amend_fate:
 * @said: what the umpire says of the fate of a unit
 * @is_away: with that fate the unit has left the battle, and does not wait to come
 *
 * Puts the moment right in which the unit left.
 *
 * Returns: %FALSE if it had not left
 */
gboolean
muster_battle_amend_fate (MusterBattleResult   *result,
                          const MusterIncident *said,
                          gboolean              is_away)
{
  MusterUnitRecord *unit = get_unit (result, said->unit);
  gboolean is_leader = is_leader_unit (result, said->unit);
  int place = find_moment (result, said->unit,
                           is_leader && unit->is_gone ? MUSTER_INCIDENT_LEADER_LOST
                                                      : MUSTER_INCIDENT_LEFT);
  MusterMoment *moment;

  unit->is_gone = is_away && said->more != 0;
  if (!is_away)
    unit->gone_turn = 0;
  if (place < 0)
    return FALSE;

  moment = &g_array_index (result->moments, MusterMoment, place);
  strike_deeds (result, moment);
  count_lost (result, moment, -1);
  if (!is_away)
    {
      unit->by = -1;
      g_array_remove_index (result->moments, (guint) place);
      return TRUE;
    }

  moment->incident.kind = is_leader && said->more ? MUSTER_INCIDENT_LEADER_LOST
                                                  : MUSTER_INCIDENT_LEFT;
  moment->incident.number = said->number;
  moment->incident.more = said->more;
  count_deeds (result, moment);
  count_lost (result, moment, 1);
  return TRUE;
}

/**
 * muster_battle_amend_leader:
 *
 * The umpire says that the leader of @unit is in command, or was lost in another way: he was not lost as
 * it was told.
 */
void
muster_battle_amend_leader (MusterBattleResult *result,
                            int                 unit)
{
  int place = find_moment (result, unit, MUSTER_INCIDENT_LEADER_LOST);

  if (place < 0 || is_leader_unit (result, unit))
    return;
  strike_deeds (result, &g_array_index (result->moments, MusterMoment, place));
  g_array_remove_index (result->moments, (guint) place);
}

/**
 * muster_battle_amend_building:
 *
 * The umpire says that a building stands: it was not brought down.
 */
void
muster_battle_amend_building (MusterBattleResult *result,
                              int                 building)
{
  for (guint i = result->moments->len; i > 0; i--)
    {
      const MusterMoment *moment = &g_array_index (result->moments, MusterMoment, i - 1);
      MusterLeaderRecord *leader = find_leader (result, moment->leader);

      if (moment->incident.kind != MUSTER_INCIDENT_RAZED || moment->incident.number != building)
        continue;
      muster_deeds_strike (&get_unit (result, moment->incident.unit)->deeds, &moment->incident);
      if (leader != NULL)
        muster_deeds_strike (&leader->deeds, &moment->incident);
      g_array_remove_index (result->moments, i - 1);
      return;
    }
}

static int
renumber (int turn,
          int from,
          int to)
{
  return turn == from ? to : MIN (turn, to);
}

/* Records of what now is the same turn become one. */
static void
merge_turns (GArray *turns)
{
  for (guint i = 1; i < turns->len;)
    {
      MusterTurnRecord *before = &g_array_index (turns, MusterTurnRecord, i - 1);
      MusterTurnRecord *turn = &g_array_index (turns, MusterTurnRecord, i);

      if (before->turn != turn->turn)
        {
          i++;
          continue;
        }
      turn->n_entries += before->n_entries;
      for (guint side = 0; side < MUSTER_MAX_SIDES; side++)
        {
          turn->lost[side] += before->lost[side];
          turn->units_lost[side] += before->units_lost[side];
        }
      g_array_remove_index (turns, i - 1);
    }
}

/**
 * muster_battle_amend_turn:
 *
 * The umpire says that what was turn @from so far is turn @to: so is what has happened in it, and nothing
 * happened in a later one.
 */
void
muster_battle_amend_turn (MusterBattleResult *result,
                          int                 from,
                          int                 to)
{
  for (guint i = 0; i < result->moments->len; i++)
    {
      MusterMoment *moment = &g_array_index (result->moments, MusterMoment, i);

      moment->turn = (gint16) renumber (moment->turn, from, to);
    }
  for (guint i = 0; i < result->units->len; i++)
    {
      MusterUnitRecord *unit = get_unit (result, (int) i);

      unit->gone_turn = renumber (unit->gone_turn, from, to);
    }
  for (guint i = 0; i < result->leaders->len; i++)
    {
      MusterLeaderRecord *leader = &g_array_index (result->leaders, MusterLeaderRecord, i);

      leader->lost_turn = renumber (leader->lost_turn, from, to);
    }
  for (guint i = 0; i < result->turns->len; i++)
    {
      MusterTurnRecord *turn = &g_array_index (result->turns, MusterTurnRecord, i);

      turn->turn = renumber (turn->turn, from, to);
    }
  merge_turns (result->turns);
}
