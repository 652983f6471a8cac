/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-amend.h"

/* Applies the umpire's corrections to the result of a battle. When the umpire says that a loss did
 * not happen, it disappears from the account and from the totals of its turn, and the enemy loses
 * the credit for it. */

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

/* Returns: the index of the last moment in which the unit was lost; -1 if it never was, or if it
 * has arrived again since */
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
 * @said: the fate that the umpire gives to a unit
 * @is_away: whether that fate means that the unit has left the battle, rather than that it waits in
 *   reserve
 *
 * Corrects the moment in which the unit left the battle.
 *
 * Returns: %FALSE if the unit had not left
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
  MusterLeaderRecord *leader;
  int of;

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
  leader = find_leader (result, moment->foe_leader);
  of = moment->incident.other;
  if (of >= 0)
    {
      muster_deeds_count (&get_unit (result, of)->deeds, &moment->incident, of);
      if (leader != NULL)
        muster_deeds_count (&leader->deeds, &moment->incident, of);
    }
  count_lost (result, moment, 1);
  return TRUE;
}

/**
 * muster_battle_amend_leader:
 *
 * Removes the recorded loss of the leader of @unit, because the umpire has said that the leader is
 * in command or was lost in another way.
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
 * Removes the recorded fall of a building, because the umpire has said that it still stands.
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

/* Merges neighbouring records that now belong to the same turn. */
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
 * Renumbers turn @from as turn @to, because the umpire has said so. Everything that happened in
 * @from moves to @to; nothing remains in a later turn.
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
