/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-battle-private.h"

#include <string.h>

/* Matches the units of an existing battle with those of the campaign: by id, then by name and type,
 * then by name. A unit of the battle that is of the staff's type is matched with a leader. */

#define NOBODY (-1)

typedef struct
{
  const MusterCampaignState *state;
  const MusterSetup *setup;
  const char *staff_kind; /* (nullable) */
  int chapter;
  int *matches;                                /* by unit of the battle: its index here */
  gboolean *is_taken[MUSTER_CAMPAIGN_N_KINDS]; /* units and leaders of the campaign */
} Matching;

typedef gboolean (*IsSameFunc) (const MusterCampaignState *state,
                                MusterCampaignKind         kind,
                                int                        index,
                                const MusterUnitDef       *def);

int
muster_campaign_battle_tie_find_force_unit (const MusterCampaignState *state,
                                            MusterCampaignKind         kind,
                                            const char                *id)
{
  for (int i = 0; i < muster_campaign_state_count (state, kind); i++)
    {
      g_autofree char *own = muster_campaign_battle_plan_dup_force_unit_id (state, kind, i);

      if (strcmp (own, id) == 0)
        return i;
    }
  return NOBODY;
}

static gboolean
has_same_id (const MusterCampaignState *state,
             MusterCampaignKind         kind,
             int                        index,
             const MusterUnitDef       *def)
{
  const char *id = muster_campaign_state_get_def (state, kind, index)->id;
  const char *dash = strchr (def->id, '-');
  g_autofree char *own = muster_campaign_battle_plan_dup_force_unit_id (state, kind, index);

  return strcmp (def->id, id) == 0 || (dash != NULL && strcmp (dash + 1, own) == 0);
}

static gboolean
has_same_name (const MusterCampaignState *state,
               MusterCampaignKind         kind,
               int                        index,
               const MusterUnitDef       *def)
{
  const char *name = muster_campaign_state_get_def (state, kind, index)->name;

  return strcmp (name, def->name) == 0 ||
         (kind == MUSTER_CAMPAIGN_LEADERS && g_strcmp0 (name, def->leader.name) == 0);
}

static gboolean
has_same_name_and_type (const MusterCampaignState *state,
                        MusterCampaignKind         kind,
                        int                        index,
                        const MusterUnitDef       *def)
{
  return kind == MUSTER_CAMPAIGN_UNITS && has_same_name (state, kind, index, def) &&
         strcmp (muster_campaign_state_get_unit_def (state, index)->type->id, def->type->id) == 0;
}

static MusterCampaignKind
get_kind (const Matching      *self,
          const MusterUnitDef *def)
{
  return self->staff_kind != NULL && g_strcmp0 (def->type->kind, self->staff_kind) == 0
           ? MUSTER_CAMPAIGN_LEADERS
           : MUSTER_CAMPAIGN_UNITS;
}

static int
get_force (const MusterCampaignState *state,
           MusterCampaignKind         kind,
           int                        index)
{
  return kind == MUSTER_CAMPAIGN_UNITS ? muster_campaign_state_get_unit_def (state, index)->force
                                       : muster_campaign_state_get_leader_def (state, index)->force;
}

/* Whether the unit or leader can have taken part. */
static gboolean
can_fight (const Matching     *self,
           MusterCampaignKind  kind,
           int                 index)
{
  if (!muster_campaign_takes_part (self->state, self->chapter, get_force (self->state, kind, index)))
    return FALSE;
  if (kind == MUSTER_CAMPAIGN_UNITS)
    return !muster_campaign_state_get_unit (self->state, index)->disbanded;
  return muster_campaign_is_unattached (self->state, index) &&
         muster_campaign_state_get_leader (self->state, index)->status == MUSTER_CAMPAIGN_FIT;
}

static void
match (Matching   *self,
       IsSameFunc  is_same)
{
  for (guint i = 0; i < self->setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (self->setup->units, i);
      MusterCampaignKind kind = get_kind (self, def);
      int n = muster_campaign_state_count (self->state, kind);

      for (int j = 0; self->matches[i] < 0 && j < n; j++)
        if (!self->is_taken[kind][j] && can_fight (self, kind, j) && is_same (self->state, kind, j, def))
          {
            self->matches[i] = j;
            self->is_taken[kind][j] = TRUE;
          }
    }
}

/* The side in the campaign of a matched unit. */
static int
get_side (Matching *self,
          guint     unit)
{
  int force = get_force (self->state, get_kind (self, g_ptr_array_index (self->setup->units, unit)),
                         self->matches[unit]);

  return muster_campaign_state_get_force_def (self->state, force)->side;
}

/* Returns: the side of the campaign to which most units of a side belong; if none is matched, the
 * remaining side */
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

      if (def->side == (int) side && self->matches[i] >= 0)
        counts[get_side (self, i)]++;
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
      gboolean is_unit = get_kind (self, def) == MUSTER_CAMPAIGN_UNITS;
      int index = self->matches[i];
      int leader;

      if (index < 0 || get_side (self, i) != sides[def->side])
        continue;
      leader = is_unit ? muster_campaign_get_led_by (self->state, index) : index;
      muster_battle_tie_add_unit (
        tie, def->id,
        is_unit ? muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_UNITS, index)->id : NULL,
        leader >= 0 ? muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_LEADERS, leader)->id :
        NULL);
    }
}

/**
 * muster_campaign_battle_tie:
 *
 * Returns: (transfer full): the tie, with the units that could be matched
 */
MusterBattleTie *
muster_campaign_battle_tie (MusterCampaign *campaign,
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
    .staff_kind = muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->staff_kind,
    .chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, chapter),
  };
  g_autofree int *matches = g_new (int, self.setup->units->len + 1);
  g_autofree gboolean *units =
    g_new0 (gboolean, muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS) + 1);
  g_autofree gboolean *leaders =
    g_new0 (gboolean, muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS) + 1);
  int sides[MUSTER_MAX_SIDES];
  guint taken = 0;

  if (self.chapter < 0)
    return tie;
  self.matches = matches;
  self.is_taken[MUSTER_CAMPAIGN_UNITS] = units;
  self.is_taken[MUSTER_CAMPAIGN_LEADERS] = leaders;
  for (guint i = 0; i < self.setup->units->len; i++)
    matches[i] = NOBODY;
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
