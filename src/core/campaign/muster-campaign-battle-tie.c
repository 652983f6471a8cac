/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-battle-private.h"

#include <string.h>

/* Who of a battle that was fought before is who of the campaign: by ids, then by name and type, then by
 * name. */

#define NOBODY (-1)

typedef struct
{
  const MusterCampaignState *state;
  const MusterSetup *setup;
  int chapter;
  int *units;         /* by unit of the battle: index of the unit of the campaign */
  gboolean *is_taken; /* by unit of the campaign */
} Matching;

int
muster_campaign_find_force_unit (const MusterCampaignState *state,
                                 MusterCampaignKind         kind,
                                 const char                *id)
{
  for (int i = 0; i < muster_campaign_state_count (state, kind); i++)
    {
      g_autofree char *own = muster_campaign_dup_force_unit_id (state, kind, i);

      if (strcmp (own, id) == 0)
        return i;
    }
  return NOBODY;
}

static gboolean
has_same_id (const MusterCampaignState *state,
             int                        unit,
             const MusterUnitDef       *def)
{
  const char *id = muster_campaign_state_get_unit_def (state, unit)->base.id;
  const char *dash = strchr (def->id, '-');
  g_autofree char *own = muster_campaign_dup_force_unit_id (state, MUSTER_CAMPAIGN_UNITS, unit);

  return strcmp (def->id, id) == 0 || (dash != NULL && strcmp (dash + 1, own) == 0);
}

static gboolean
has_same_name (const MusterCampaignState *state,
               int                        unit,
               const MusterUnitDef       *def)
{
  return strcmp (muster_campaign_state_get_unit_def (state, unit)->base.name, def->name) == 0;
}

static gboolean
has_same_name_and_type (const MusterCampaignState *state,
                        int                        unit,
                        const MusterUnitDef       *def)
{
  return has_same_name (state, unit, def) &&
         strcmp (muster_campaign_state_get_unit_def (state, unit)->type->id, def->type->id) == 0;
}

static void
match (Matching *self,
       gboolean (*is_same) (const MusterCampaignState *state,
                            int                        unit,
                            const MusterUnitDef       *def))
{
  for (guint i = 0; i < self->setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (self->setup->units, i);

      for (int j = 0; self->units[i] < 0 && j < muster_campaign_state_count (self->state,
      MUSTER_CAMPAIGN_UNITS);
           j++)
        {
          int force = muster_campaign_state_get_unit_def (self->state, j)->force;

          if (self->is_taken[j] || muster_campaign_state_get_unit (self->state, j)->disbanded ||
              !muster_campaign_takes_part (self->state, self->chapter, force) ||
              !is_same (self->state, j, def))
            continue;
          self->units[i] = j;
          self->is_taken[j] = TRUE;
        }
    }
}

static int
get_side (const MusterCampaignState *state,
          int                        unit)
{
  int force = muster_campaign_state_get_unit_def (state, unit)->force;

  return muster_campaign_state_get_force_def (state, force)->side;
}

/* The side of the campaign that most units of a side belong to; of nobody known, the one that is left over.
 * */
static int
find_side (Matching *self,
           guint     side,
           guint     taken,
           guint     sides)
{
  guint counts[MUSTER_CAMPAIGN_MAX_SIDES] = { 0 };
  int best = NOBODY;

  for (guint i = 0; i < self->setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (self->setup->units, i);

      if (def->side == (int) side && self->units[i] >= 0)
        counts[get_side (self->state, self->units[i])]++;
    }
  for (int i = 0; i < MUSTER_CAMPAIGN_MAX_SIDES; i++)
    if (sides >> i & 1 && !(taken >> i & 1) && (best < 0 || counts[i] > counts[best]))
      best = i;
  return best;
}

static void
tie_units (Matching        *self,
           const int       *sides,
           MusterBattleTie *tie)
{
  for (guint i = 0; i < self->setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (self->setup->units, i);
      int unit = self->units[i];
      int leader;

      if (unit < 0 || get_side (self->state, unit) != sides[def->side])
        continue;
      leader = muster_campaign_get_led_by (self->state, unit);
      muster_battle_tie_add_unit (
        tie, def->id, muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_UNITS, unit)->id,
        leader >= 0 ? muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_LEADERS, leader)->id :
        NULL);
    }
}

/**
 * muster_campaign_tie_battle:
 *
 * Returns: (transfer full): who is who, as far as it can be told
 */
MusterBattleTie *
muster_campaign_tie_battle (MusterCampaign *campaign,
                            const char     *campaign_id,
                            const char     *chapter,
                            MusterBattle   *battle)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  MusterBattleTie *tie = muster_battle_tie_new (campaign_id, chapter);
  Matching self = {
    .state = state,
    .setup = muster_battle_get_setup (battle),
    .chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, chapter),
  };
  g_autofree int *units = g_new (int, self.setup->units->len + 1);
  g_autofree gboolean *is_taken =
    g_new0 (gboolean, muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS) + 1);
  int sides[MUSTER_MAX_SIDES];
  guint taken = 0;

  if (self.chapter < 0)
    return tie;
  self.units = units;
  self.is_taken = is_taken;
  for (guint i = 0; i < self.setup->units->len; i++)
    units[i] = NOBODY;
  match (&self, has_same_id);
  match (&self, has_same_name_and_type);
  match (&self, has_same_name);

  for (guint i = 0; i < self.setup->n_sides; i++)
    {
      sides[i] = find_side (&self, i, taken, muster_campaign_get_chapter_sides (state, self.chapter));
      if (sides[i] < 0)
        continue;
      taken |= 1u << sides[i];
      muster_battle_tie_add_side (tie, self.setup->sides[i].id, setup->sides[sides[i]].id);
    }
  tie_units (&self, sides, tie);
  return tie;
}
