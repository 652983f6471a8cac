/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-result.h"

#include "core/battle/muster-battle-fold.h"
#include "core/muster-i18n.h"

/* Access to the result of a battle. muster-battle-fold.c works the result out. */

/**
 * muster_battle_result_new:
 *
 * Returns: (transfer full): the result of the battle so far
 */
MusterBattleResult *
muster_battle_result_new (MusterBattle *battle)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  return muster_battle_fold (battle);
}

void
muster_battle_result_free (MusterBattleResult *self)
{
  for (guint i = 0; i < self->units->len; i++)
    muster_luck_tally_free (g_array_index (self->units, MusterUnitRecord, i).tally);
  for (guint i = 0; i < self->leaders->len; i++)
    muster_luck_tally_free (g_array_index (self->leaders, MusterLeaderRecord, i).tally);
  g_array_unref (self->units);
  g_array_unref (self->leaders);
  g_array_unref (self->turns);
  g_array_unref (self->moments);
  g_free (self->why);
  muster_setup_unref (self->setup);
  g_free (self);
}

const MusterUnitRecord *
muster_battle_result_get_unit (const MusterBattleResult *self,
                               int                       unit)
{
  return &g_array_index (self->units, MusterUnitRecord, unit);
}

/**
 * muster_battle_result_find_leader:
 * @unit: the unit that he leads, or that he is
 *
 * Returns: (nullable): his record
 */
const MusterLeaderRecord *
muster_battle_result_find_leader (const MusterBattleResult *self,
                                  int                       unit)
{
  for (guint i = 0; i < self->leaders->len; i++)
    {
      const MusterLeaderRecord *leader = &g_array_index (self->leaders, MusterLeaderRecord, i);

      if (leader->unit == unit)
        return leader;
    }

  return NULL;
}

char *
muster_battle_result_dup_leader_name (const MusterBattleResult *self,
                                      int                       unit)
{
  const MusterUnitDef *def = muster_battle_result_get_unit (self, unit)->def;
  const MusterLeaderRecord *leader = muster_battle_result_find_leader (self, unit);

  if (def->leader.name != NULL && *def->leader.name != '\0')
    return g_strdup (def->leader.name);
  if ((leader != NULL && leader->is_unit) || muster_battle_result_get_unit (self, unit)->is_staff)
    return g_strdup (def->name);
  /* Translators: the name of a unit whose leader has none. */
  return g_strdup_printf (_("the leader of %s"), def->name);
}

char *
muster_battle_result_dup_score (const MusterBattleResult *self)
{
  GString *score = g_string_new (NULL);
  guint first = self->is_over ? (guint) MAX (0, self->winner) : 0;

  g_string_append_printf (score, "%d", self->sides[first].score);
  for (guint i = 0; i < self->setup->n_sides; i++)
    if (i != first)
      g_string_append_printf (score, " : %d", self->sides[i].score);
  return g_string_free (score, FALSE);
}

/* Whether the victory is only a minor one. The last end of the battle counts, since the umpire may
 * have reopened it after an earlier one. */
static gboolean
is_minor (const MusterBattleResult *self)
{
  for (guint i = self->moments->len; i > 0; i--)
    {
      const MusterIncident *incident = &g_array_index (self->moments, MusterMoment, i - 1).incident;

      if (incident->kind == MUSTER_INCIDENT_ENDED)
        return incident->more != 0;
    }
  return FALSE;
}

char *
muster_battle_result_dup_headline (const MusterBattleResult *self)
{
  g_autofree char *score = muster_battle_result_dup_score (self);

  if (!self->is_over)
    /* Translators: the score of a battle that still goes on, as in "4 : 2" */
    return g_strdup_printf (_("Not over yet, %s"), score);
  if (self->winner == MUSTER_WINNER_DRAW)
    return g_strdup_printf (_("A draw, %s"), score);
  if (self->winner == MUSTER_WINNER_NONE)
    return g_strdup_printf (_("Nobody won, %s"), score);
  if (is_minor (self))
    /* Translators: the name of a side, and the score, its own points first, as in "4 : 2" */
    return g_strdup_printf (_("A minor victory for %s, %s"), self->setup->sides[self->winner].name, score);

  /* Translators: the name of a side, and the score, its own points first, as in "4 : 2" */
  return g_strdup_printf (_("%s won, %s"), self->setup->sides[self->winner].name, score);
}
