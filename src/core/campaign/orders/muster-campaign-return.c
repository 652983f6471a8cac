/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-report.h"

#include "core/muster-i18n.h"

/* Applies the result of a battle to the campaign (C-RET-04 to C-RET-07). */

static const MusterPhrase WON = { "C-CHAP-03", N_("{C0} is fought: {s1} won") };
static const MusterPhrase DRAWN = { "C-CHAP-03", N_("{C0} is fought: it is a draw") };
static const MusterPhrase POINTS = { "C-RET-04", N_("{s0}: victory points {1}, campaign points {+2}") };
static const MusterPhrase COUNTER = { "C-RET-04", N_("{s0}: {K1} {+2}, now {3}") };
static const MusterPhrase CAME_BACK = { "C-RET-05", MUSTER_COUNTED (1, "{u0}: {1} of {2} is left",
                                                                    "{u0}: {1} of {2} are left") };
static const MusterPhrase SERVED = { "C-RET-06", N_("{u0}: experience {+1}") };
static const MusterPhrase LED = { "C-RET-06", N_("{L0}: experience {+1}") };
static const MusterPhrase STRUCK_OFF = { "C-RET-07", N_("{u0} is gone and struck off") };
static const MusterPhrase LOST = { "C-LEAD-02", N_("{L0} is lost") };
static const MusterPhrase DO_RECOVER = { "C-CAS-01", N_("{F0}: see how many of the casualties return") };
static const MusterPhrase DO_FATES = { "C-LEAD-02", N_("{F0}: see what became of those who led") };

static MusterCampaignResult
get_result (const MusterCampaignReport *report,
            int                         side)
{
  if (report->winner == MUSTER_CAMPAIGN_DRAW)
    return MUSTER_CAMPAIGN_DRAWN;
  return report->winner == side ? MUSTER_CAMPAIGN_WIN : MUSTER_CAMPAIGN_LOSS;
}

static int
get_side (MusterCampaignResolution *self,
          int                       force)
{
  return muster_campaign_state_get_force_def (self->before, force)->side;
}

static int
get_points (MusterCampaignResolution   *self,
            const MusterCampaignReport *report,
            int                         side)
{
  const MusterCampaignRules *rules = self->rules;

  return muster_campaign_misc_tally (rules->points[get_result (report, side)] +
                                     (gint64) rules->each_victory_point * report->score[side]);
}

static void
count_players (MusterCampaignResolution   *self,
               const MusterCampaignReport *report)
{
  guint64 players = 0;

  for (int i = 0; i < muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_FORCES); i++)
    {
      int player = muster_campaign_state_get_force (self->before, i)->player;
      int side = get_side (self, i);
      MusterCampaignPlayer *value;
      int best = 0;

      if (player < 0 || players >> player & 1 ||
          !muster_campaign_takes_part (self->before, report->chapter, i))
        continue;
      players |= G_GUINT64_CONSTANT (1) << player;
      value = muster_campaign_state_edit_player (self->state, player);
      value->points = muster_campaign_misc_tally ((gint64) value->points + get_points (self, report, side));
      value->battles++;
      value->won += report->winner == side;

      for (int k = 0; k < MUSTER_CAMPAIGN_MAX_SIDES; k++)
        if (k != side && report->sides >> k & 1)
          best = MAX (best, report->score[k]);
      value->difference += report->score[side] - best;
    }
}

static void
add_deeds (guint       *deeds,
           const guint *more)
{
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    deeds[i] += more[i];
}

/* C-RET-06 */
static int
get_experience (const MusterCampaignService *service,
                MusterCampaignResult         result,
                const guint                 *deeds)
{
  gint64 experience = service->battle + service->results[result];

  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    experience += service->deeds[i] * (gint64) deeds[i];
  return muster_campaign_misc_tally (experience);
}

static void
settle_leader (MusterCampaignResolution         *self,
               const MusterCampaignReport       *report,
               const MusterCampaignLeaderReport *fought)
{
  int side = get_side (self, muster_campaign_state_get_leader_def (self->before, fought->leader)->force);
  MusterCampaignLeader *leader = muster_campaign_state_edit_leader (self->state, fought->leader);
  int experience = get_experience (&self->rules->leader, get_result (report, side), fought->deeds);

  leader->battles++;
  add_deeds (leader->deeds, fought->deeds);
  leader->lost = fought->lost;
  if (fought->lost)
    {
      campaign_step (self, &LOST, fought->leader);
      return;
    }
  leader->experience = muster_campaign_misc_tally ((gint64) leader->experience + experience);
  if (experience != 0)
    campaign_step (self, &LED, fought->leader, experience);
}

static void
settle_unit (MusterCampaignResolution       *self,
             const MusterCampaignReport     *report,
             const MusterCampaignUnitReport *fought)
{
  int side = get_side (self, muster_campaign_state_get_unit_def (self->before, fought->unit)->force);
  MusterCampaignUnit *unit = muster_campaign_state_edit_unit (self->state, fought->unit);
  int experience = get_experience (&self->rules->unit, get_result (report, side), fought->deeds);
  int start = unit->strength;
  gboolean is_lost_leader = unit->self >= 0 && (fought->gone || fought->left == 0);

  unit->strength = fought->left;
  unit->battles++;
  add_deeds (unit->deeds, fought->deeds);
  campaign_step (self, &CAME_BACK, fought->unit, fought->left, start);
  if (self->rules->strikes_off && fought->gone && unit->self < 0)
    {
      campaign_step (self, &STRUCK_OFF, fought->unit);
      muster_campaign_fates_disband_unit (self, fought->unit);
      return;
    }

  unit->losses = is_lost_leader ? 0 : start - fought->left;
  unit->experience = muster_campaign_misc_tally ((gint64) unit->experience + experience);
  if (experience != 0)
    campaign_step (self, &SERVED, fought->unit, experience);
  if (is_lost_leader)
    {
      muster_campaign_state_edit_leader (self->state, unit->self)->lost = TRUE;
      campaign_step (self, &LOST, unit->self);
    }
}

void
muster_campaign_return_play (MusterCampaignResolution *self)
{
  g_auto (MusterCampaignReport) report = { 0 };
  MusterCampaignChapter *chapter;
  GPtrArray *counters;

  muster_campaign_report_init (&report);
  if (!muster_campaign_report_read (&report, self))
    return;

  chapter = muster_campaign_state_edit_chapter (self->state, report.chapter);
  chapter->status = MUSTER_CAMPAIGN_FOUGHT;
  chapter->winner = report.winner;
  for (guint i = 0; i < G_N_ELEMENTS (chapter->score); i++)
    chapter->score[i] = report.score[i];
  if (report.winner >= 0)
    campaign_step (self, &WON, report.chapter, report.winner);
  else
    campaign_step (self, &DRAWN, report.chapter);

  counters = self->rules->counters;
  for (int side = 0; side < self->setup->n_sides; side++)
    {
      int points = get_points (self, &report, side);

      if (!(report.sides >> side & 1))
        continue;
      self->state->points[side] = muster_campaign_misc_tally ((gint64) self->state->points[side] + points);
      campaign_step (self, &POINTS, side, report.score[side], points);
      for (guint i = 0; i < counters->len; i++)
        {
          const MusterCampaignCounter *counter = g_ptr_array_index (counters, i);
          int change = muster_campaign_misc_change_counter (self, (int) i, side,
                                                            counter->results[get_result (&report, side)]);

          if (change != 0)
            campaign_step (self, &COUNTER, side, (gint32) i, change, self->state->counters[i][side]);
        }
    }

  count_players (self, &report);
  /* Leaders are settled first, because a lost leader stays with a disbanded unit until his fate is
   * known. */
  for (guint i = 0; i < report.leaders->len; i++)
    settle_leader (self, &report, &g_array_index (report.leaders, MusterCampaignLeaderReport, i));
  for (guint i = 0; i < report.units->len; i++)
    settle_unit (self, &report, &g_array_index (report.units, MusterCampaignUnitReport, i));

  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      if (!muster_campaign_takes_part (self->state, report.chapter, i))
        continue;
      if (muster_campaign_duties_owes_recover (self->state, i))
        campaign_prompt (self, &DO_RECOVER, i);
      if (muster_campaign_duties_owes_fates (self->state, i))
        campaign_prompt (self, &DO_FATES, i);
    }
}
