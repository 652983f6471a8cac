/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-career-totals.h"

#include "core/muster-i18n.h"

static void
add_battle (MusterCareerTotals      *totals,
            const MusterCareerEvent *event)
{
  totals->battles++;
  totals->lost_field += event->is_lost;
  totals->fallen += (guint) MAX (0, event->start - event->left);
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    totals->deeds.counts[i] += event->deeds.counts[i];
  if (event->affair->winner == MUSTER_CAMPAIGN_NOBODY)
    return;
  switch (muster_career_event_get_result (event))
    {
    case 1:
      totals->won++;
      break;
    case -1:
      totals->lost++;
      break;
    default:
      totals->drawn++;
    }
}

void
muster_career_totals_add (MusterCareerTotals      *totals,
                          const MusterCareerEvent *event)
{
  if (event->kind == MUSTER_CAREER_FOUGHT)
    add_battle (totals, event);
  totals->wounded += event->kind == MUSTER_CAREER_WOUNDED;
  totals->honours += event->kind == MUSTER_CAREER_HONOURED;
  totals->advances += event->kind == MUSTER_CAREER_ADVANCED;
  totals->commands += event->kind == MUSTER_CAREER_PROMOTED;
}

void
muster_career_totals_sum (MusterCareers      *self,
                          MusterCareer       *career,
                          MusterCareerTotals *totals)
{
  GPtrArray *events = muster_career_get_events (career);
  g_autoptr (MusterLuckTally) tally = muster_luck_tally_new ();

  *totals = (MusterCareerTotals) { 0 };
  for (guint i = 0; i < events->len; i++)
    {
      const MusterCareerEvent *event;
      MusterCareerSource *source;
      int index;
      const MusterCareerFighter *fighter;

      muster_career_totals_add (totals, g_ptr_array_index (events, i));
      /* The dice of a battle are known only if its log is. */
      event = g_ptr_array_index (events, i);
      source =
        event->affair != NULL ? muster_careers_find_source (self, event->affair) : NULL;
      index = source != NULL ? muster_careers_find_fighter (self, career, source) : -1;
      if (index >= 0)
        {
          fighter = muster_career_source_get_fighter (source, index);
          totals->n_logs++;
          muster_luck_tally_merge (tally, muster_career_get_kind (career) == MUSTER_CAMPAIGN_UNITS
                                            ? fighter->own.tally
                                            : fighter->led.tally);
        }
    }
  muster_luck_tally_sum (tally, &totals->luck);
  muster_luck_tally_sum_kind (tally, MUSTER_TRIAL_DICE, &totals->dice);
  muster_luck_tally_sum_kind (tally, MUSTER_TRIAL_TEST, &totals->tests);
}

/* Returns whether a side of the battle is the side @side of the campaign or, outside campaigns,
 * of the battle itself. */
static gboolean
is_side (MusterCareers            *self,
         const MusterCareerSource *source,
         int                       battle_side,
         int                       side)
{
  MusterCampaign *campaign = muster_careers_get_campaign (self);
  const char *id;

  if (side < 0 || campaign == NULL || source->tie == NULL)
    return side < 0 || battle_side == side;
  id = g_hash_table_lookup (source->tie->sides, source->side_ids[battle_side]);
  return g_strcmp0 (id, muster_campaign_get_setup (campaign)->sides[side].id) == 0;
}

void
muster_career_totals_sum_luck (MusterCareers            *self,
                               const MusterCareerAffair *affair,
                               int                       side,
                               MusterLuckSum            *luck)
{
  MusterCareerSource *source = muster_careers_find_source (self, affair);
  g_autoptr (MusterLuckTally) tally = muster_luck_tally_new ();

  for (guint i = 0; source != NULL && i < source->n_sides; i++)
    if (is_side (self, source, (int) i, side))
      muster_luck_tally_merge (tally, source->tallies[i]);
  muster_luck_tally_sum (tally, luck);
}

/**
 * muster_career_totals_to_text:
 *
 * Returns: (transfer full): how many battles, and how they went
 */
char *
muster_career_totals_to_text (const MusterCareerTotals *self)
{
  g_autofree char *battles =
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u battle", "%u battles", self->battles),
                     self->battles);

  if (self->battles == 0)
    return g_strdup (_("no battle yet"));
  /* Translators: "7 battles", then how many of them were won, drawn and lost. */
  return g_strdup_printf (_("%s: %u won, %u drawn, %u lost"), battles, self->won, self->drawn, self->lost);
}
