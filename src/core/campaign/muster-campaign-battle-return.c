/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-battle-private.h"

#include <string.h>

#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-result.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* Reports the result of a battle to its chapter (C-RET). Units that were split off count as part of
 * the original unit; figures that moved to another unit return to their own. */

/* A unit that the battle began with. */
typedef struct
{
  const MusterBattleTieUnit *tie; /* (nullable) */
  int unit;                       /* of the campaign, or -1 */
  gboolean fought;
  int start;
  int left;
  gboolean gone;
  MusterDeeds deeds;
} Fighter;

typedef struct
{
  const MusterCampaignSetup *setup;
  const MusterCampaignState *state;
  const MusterBattleTie *tie;
  const MusterRules *rules;
  const MusterState *battle;
  MusterBattleResult *result;
  int chapter;
  Fighter *fighters;
  guint n_fighters;
  GPtrArray *remarks;
} Reporting;

static const MusterUnitRecord *
get_record (Reporting *self,
            guint      unit)
{
  return muster_battle_result_get_unit (self->result, (int) unit);
}

static gboolean
has_bit (guint32 fates,
         guint8  fate)
{
  return (fates >> fate & 1) != 0;
}

static gboolean
is_gone (Reporting *self,
         guint      unit)
{
  if (self->rules->returns != NULL && self->rules->returns->is_gone != NULL)
    return self->rules->returns->is_gone (self->result->setup, self->battle, (int) unit);
  return self->rules->corrections != NULL
           ? has_bit (self->rules->corrections->lost_fates, self->battle->units[unit].fate)
           : get_record (self, unit)->is_gone;
}

/* Whether @unit is @root or was split off from it. */
static gboolean
is_part (const MusterUnitDef *unit,
         const MusterUnitDef *root)
{
  while (unit != NULL && unit != root)
    unit = unit->root;
  return unit != NULL;
}

static int
count_left (Reporting *self,
            guint      index)
{
  const MusterUnitDef *root = get_record (self, index)->def;
  int left = 0;

  if (self->rules->returns != NULL && self->rules->returns->get_left != NULL)
    return self->rules->returns->get_left (self->result->setup, self->battle, (int) index);

  for (guint i = 0; i < self->result->units->len; i++)
    {
      const MusterUnitState *unit = &self->battle->units[i];
      gboolean is_empty =
        self->rules->corrections != NULL && has_bit (self->rules->corrections->empty_fates, unit->fate);

      if (!is_empty && is_part (unit->def, root))
        left += unit->strength;
    }
  return left;
}

static void
add_deeds (Reporting *self,
           guint      index,
           Fighter   *fighter)
{
  const MusterUnitDef *root = get_record (self, index)->def;

  for (guint i = 0; i < self->result->units->len; i++)
    {
      const MusterUnitRecord *record = get_record (self, i);

      for (guint j = 0; is_part (record->def, root) && j < MUSTER_N_DEEDS; j++)
        fighter->deeds.counts[j] += record->deeds.counts[j];
    }
}

static gboolean
has_fought (Reporting *self,
            guint      unit)
{
  if (self->rules->returns != NULL && self->rules->returns->has_fought != NULL)
    return self->rules->returns->has_fought (self->result->setup, self->battle, (int) unit);
  return self->rules->reserve_fate == 0 || self->battle->units[unit].fate != self->rules->reserve_fate;
}

static int
get_start (Reporting *self,
           guint      unit)
{
  if (self->rules->returns != NULL && self->rules->returns->get_start != NULL)
    return self->rules->returns->get_start (self->result->setup, self->battle, (int) unit);
  return get_record (self, unit)->start;
}

static void
look_at_fighters (Reporting *self)
{
  for (guint i = 0; i < self->n_fighters; i++)
    {
      Fighter *fighter = &self->fighters[i];
      const MusterUnitRecord *record = get_record (self, i);

      fighter->tie = muster_battle_tie_find_unit (self->tie, record->def->id);
      fighter->unit = fighter->tie != NULL && fighter->tie->unit != NULL
                        ? muster_campaign_state_find (self->state, MUSTER_CAMPAIGN_UNITS, fighter->tie->unit)
                        : -1;
      fighter->fought = has_fought (self, i);
      fighter->start = get_start (self, i);
      fighter->left = count_left (self, i);
      fighter->gone = is_gone (self, i);
      add_deeds (self, i, fighter);
      if (fighter->tie == NULL || (fighter->tie->unit != NULL && fighter->unit < 0))
        muster_campaign_battle_plan_remark (self->remarks, _("%s is not in the campaign, and is left out."),
                                            record->def->name);
    }
}

/* Returns surplus figures of a unit to the units that they came from. */
static void
give_back (Reporting *self)
{
  for (guint i = 0; i < self->n_fighters; i++)
    {
      int side = get_record (self, i)->def->side;
      int more = self->fighters[i].left - self->fighters[i].start;

      for (guint j = 0; more > 0 && j < self->n_fighters; j++)
        {
          int back = MIN (more, get_record (self, j)->moved);

          if (j == i || get_record (self, j)->def->side != side || back <= 0)
            continue;
          back = MIN (back, self->fighters[j].start - self->fighters[j].left);
          self->fighters[j].left += back;
          self->fighters[i].left -= back;
          more -= back;
        }
      self->fighters[i].left = MIN (self->fighters[i].left, self->fighters[i].start);
    }
}

static void
write_source (MusterBattle *battle,
              const char   *battle_id,
              JsonBuilder  *builder)
{
  g_autofree char *digest = muster_battle_dup_log_digest (battle);

  json_builder_set_member_name (builder, "source");
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "battle", battle_id);
  muster_json_add_string (builder, "digest", digest);
  json_builder_end_object (builder);
}

/* Returns: the side of the battle that corresponds to a side of the campaign, or -1 */
static int
find_battle_side (Reporting *self,
                  int        side)
{
  for (guint i = 0; i < self->result->setup->n_sides; i++)
    {
      const char *id = g_hash_table_lookup (self->tie->sides, self->result->setup->sides[i].id);

      if (id != NULL && strcmp (id, self->setup->sides[side].id) == 0)
        return (int) i;
    }
  return -1;
}

static void
write_result (Reporting   *self,
              JsonBuilder *builder)
{
  guint sides = muster_campaign_get_chapter_sides (self->state, self->chapter);
  const char *winner = NULL;

  if (self->result->winner >= 0)
    winner = g_hash_table_lookup (self->tie->sides, self->result->setup->sides[self->result->winner].id);
  else if (self->result->winner == MUSTER_WINNER_DRAW)
    winner = "draw";
  if (self->result->is_over && winner != NULL)
    muster_json_add_string (builder, "winner", winner);
  else
    muster_campaign_battle_plan_remark (self->remarks,
                                        _("The battle has no winner yet: somebody must say who has won."));

  json_builder_set_member_name (builder, "score");
  json_builder_begin_object (builder);
  for (int i = 0; i < self->setup->n_sides; i++)
    {
      int side = find_battle_side (self, i);

      if (sides >> i & 1)
        muster_json_add_int (builder, self->setup->sides[i].id,
                             side >= 0 ? MAX (0, self->result->sides[side].score) : 0);
    }
  json_builder_end_object (builder);
}

static void
write_deeds (const MusterDeeds *deeds,
             JsonBuilder       *builder)
{
  json_builder_set_member_name (builder, "deeds");
  json_builder_begin_object (builder);
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    if (deeds->counts[i] > 0)
      muster_json_add_int (builder, muster_deed_get_id ((MusterDeed) i), deeds->counts[i]);
  json_builder_end_object (builder);
}

static gboolean
can_return (Reporting     *self,
            const Fighter *fighter)
{
  const MusterCampaignUnitDef *def;

  if (!fighter->fought || fighter->unit < 0)
    return FALSE;
  def = muster_campaign_state_get_unit_def (self->state, fighter->unit);
  if (muster_campaign_state_get_unit (self->state, fighter->unit)->disbanded)
    {
      muster_campaign_battle_plan_remark (self->remarks, _("%s is disbanded and cannot have fought."),
                                          def->base.name);
      return FALSE;
    }
  return muster_campaign_takes_part (self->state, self->chapter, def->force);
}

/* Writes the losses relative to the unit's strength in the campaign, whatever it took to battle. */
static void
write_unit (Reporting     *self,
            const Fighter *fighter,
            JsonBuilder   *builder)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->state, fighter->unit);
  int strength = muster_campaign_state_get_unit (self->state, fighter->unit)->strength;
  int lost = MAX (0, fighter->start - fighter->left);

  if (strength != fighter->start)
    muster_campaign_battle_plan_remark (self->remarks,
                                        _("%s fought with %d and has a strength of %d in the campaign."),
                                        def->base.name, fighter->start, strength);
  json_builder_set_member_name (builder, def->base.id);
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "start", strength);
  muster_json_add_int (builder, "left", fighter->left == 0 ? 0 : MAX (0, strength - lost));
  muster_json_add_boolean (builder, "gone", fighter->gone);
  write_deeds (&fighter->deeds, builder);
  json_builder_end_object (builder);
}

static void
write_units (Reporting   *self,
             JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "units");
  json_builder_begin_object (builder);
  for (guint i = 0; i < self->n_fighters; i++)
    if (can_return (self, &self->fighters[i]))
      write_unit (self, &self->fighters[i], builder);
  json_builder_end_object (builder);
}

/* C-RET-03: only leaders of units that fought, and the staff, may be named. */
static gboolean
may_be_named (Reporting     *self,
              const Fighter *fighter,
              int            leader)
{
  const MusterCampaignLeader *value = muster_campaign_state_get_leader (self->state, leader);

  if (muster_campaign_state_get_leader_def (self->state, leader)->is_unit ||
      value->status != MUSTER_CAMPAIGN_FIT)
    return FALSE;
  if (value->unit < 0)
    return TRUE;
  return fighter->unit == value->unit && can_return (self, fighter) &&
         muster_campaign_get_led_by (self->state, value->unit) == leader;
}

static gboolean
is_leader_lost (Reporting                *self,
                guint                     unit,
                const MusterLeaderRecord *record)
{
  if (self->rules->returns != NULL && self->rules->returns->is_leader_lost != NULL)
    return self->rules->returns->is_leader_lost (self->result->setup, self->battle, (int) unit);
  return record != NULL && record->is_lost;
}

static void
write_leader (Reporting   *self,
              guint        index,
              JsonBuilder *builder)
{
  const Fighter *fighter = &self->fighters[index];
  const MusterLeaderRecord *record = muster_battle_result_find_leader (self->result, (int) index);
  int leader = muster_campaign_state_find (self->state, MUSTER_CAMPAIGN_LEADERS, fighter->tie->leader);

  if (leader < 0 || !may_be_named (self, fighter, leader))
    {
      muster_campaign_battle_plan_remark (self->remarks, _("“%s” no longer leads there, and is left out."),
                                          fighter->tie->leader);
      return;
    }
  json_builder_set_member_name (builder, fighter->tie->leader);
  json_builder_begin_object (builder);
  muster_json_add_boolean (builder, "lost", is_leader_lost (self, index, record));
  if (record != NULL)
    write_deeds (&record->deeds, builder);
  json_builder_end_object (builder);
}

static void
write_leaders (Reporting   *self,
               JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "leaders");
  json_builder_begin_object (builder);
  for (guint i = 0; i < self->n_fighters; i++)
    if (self->fighters[i].fought && self->fighters[i].tie != NULL && self->fighters[i].tie->leader != NULL)
      write_leader (self, i, builder);
  json_builder_end_object (builder);
}

/* Remarks that another chapter already has a return of this battle. */
static void
doubt (MusterCampaign            *campaign,
       const MusterCampaignState *state,
       const char                *chapter,
       MusterBattle              *battle,
       GPtrArray                 *remarks)
{
  MusterLedger *ledger = MUSTER_LEDGER (campaign);
  g_autofree char *digest = muster_battle_dup_log_digest (battle);

  for (guint i = 0; i < muster_ledger_get_length (ledger); i++)
    {
      const MusterCampaignOrder *order =
        muster_campaign_log_entry_get_order (muster_ledger_get_entry (ledger, i));
      const char *other = muster_campaign_order_get_text (order, "chapter");
      int index;

      if (order->verb != MUSTER_CAMPAIGN_ORDER_RETURN || g_strcmp0 (other, chapter) == 0 ||
          g_strcmp0 (muster_campaign_order_get_source (order, "digest"), digest) != 0)
        continue;
      index = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, other);
      if (index >= 0)
        muster_campaign_battle_plan_remark (remarks, _("This battle has been returned for “%s” already."),
                                            muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS,
                                                                           index)->name);
    }
}

JsonNode *
muster_campaign_battle_return_make_in (MusterCampaign            *campaign,
                                       const MusterCampaignState *state,
                                       const MusterBattleTie     *tie,
                                       MusterBattle              *battle,
                                       const char                *battle_id,
                                       GPtrArray                 *remarks)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autofree Fighter *fighters = g_new0 (Fighter, result->setup->units->len + 1);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  Reporting self = {
    .setup = muster_campaign_get_setup (campaign),
    .state = state,
    .tie = tie,
    .rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle)),
    .battle = muster_battle_get_state (battle),
    .result = result,
    .chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, tie->chapter),
    .fighters = fighters,
    .n_fighters = result->setup->units->len,
    .remarks = remarks,
  };

  if (self.chapter < 0)
    return NULL;

  doubt (campaign, state, tie->chapter, battle, remarks);
  look_at_fighters (&self);
  give_back (&self);
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "chapter", tie->chapter);
  write_source (battle, battle_id, builder);
  write_result (&self, builder);
  write_units (&self, builder);
  write_leaders (&self, builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/**
 * muster_campaign_battle_return_make:
 * @battle: must show its present state
 *
 * Returns: (transfer full) (nullable): a JSON object; %NULL if there is no such chapter
 */
JsonNode *
muster_campaign_battle_return_make (MusterCampaign        *campaign,
                                    const MusterBattleTie *tie,
                                    MusterBattle          *battle,
                                    const char            *battle_id,
                                    GPtrArray             *remarks)
{
  return muster_campaign_battle_return_make_in (campaign, muster_campaign_get_present (campaign), tie, battle,
                                                battle_id, remarks);
}
