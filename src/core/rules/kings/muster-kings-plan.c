/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-levy.h"

#include <string.h>

#include "core/rules/kings/muster-kings-text.h"

/* Battles while they are planned (K-SCN). */

#define USUAL_TABLE_LENGTH 72

const MusterTactic muster_kings_tactics[] = {
  { "tribal", { "K-SCN", N_("{s0} has more tribal units, {1} to {2}: {+3}") }, N_("Most tribal units") },
  { "regular", { "K-SCN", N_("{s0} has more regular units, {1} to {2}: {+3}") }, N_("Most regular units") },
  { "irregular", { "K-SCN", N_("{s0} has more irregular units, {1} to {2}: {+3}") },
    N_("Most irregular units") },
  { "cavalry", { "K-SCN", N_("{s0} has more cavalry, {1} to {2}: {+3}") }, N_("Most cavalry units") },
  { "crewed", { "K-SCN", N_("{s0} has more crewed weapons, {1} to {2}: {+3}") }, N_("Most crewed weapons") },
  { NULL },
};

#define BOOK_PERCENT 250 /* of the moves along the table */

static const MusterPhrase FIXED =
  { "K-SCN", N_("the scenario ends after turn {0}") };
static const MusterPhrase MARCH =
  { "K-SCN-03", MUSTER_COUNTED (0, "{3} percent of {0} move of {1}\" along {2}\" of table",
                                "{3} percent of {0} moves of {1}\" along {2}\" of table") };
static const MusterPhrase MARCH_OF_NOBODY =
  { "K-SCN-03", N_("{1} percent of the moves that the slowest unit needs along {0}\" of table") };
/* As the book says it. */
static const MusterPhrase BOOK_MARCH_OF_NOBODY =
  { "K-SCN-03",
    N_("two and a half times as many turns as the slowest unit needs moves along {0}\" of table") };
static const MusterPhrase SHORT_MARCH =
  { "K-SCN-03", MUSTER_COUNTED (0, "as the rulebook’s example counts: {3} percent of {0} move of {1}\" along "
                                "{2}\" of table",
                                "as the rulebook’s example counts: {3} percent of {0} moves of {1}\" along "
                                "{2}\" of table") };

int
muster_kings_plan_get_table_length (MusterCatalog *catalog,
                                    int            length)
{
  return length > 0 ? length : muster_catalog_get_figure (catalog, "table-length", USUAL_TABLE_LENGTH);
}

/* K-SCN-03: the moves, rounded up, that the slowest unit needs along the table. */
int
muster_kings_plan_count_moves (int length,
                               int slowest)
{
  slowest = MAX (slowest, 1);
  return (length + slowest - 1) / slowest;
}

int
muster_kings_plan_get_march_percent (const MusterScenario *scenario)
{
  return muster_catalog_get_scenario_number (scenario, "march-percent", BOOK_PERCENT);
}

static int
find_slowest (const MusterMatchup *matchup)
{
  int slowest = G_MAXINT8;

  for (guint i = 0; i < matchup->n_levies; i++)
    {
      const MusterLevy *levy = &matchup->levies[i];
      int speed = muster_catalog_find_stat (levy->catalog, "speed");

      for (guint j = 0; speed >= 0 && j < levy->n_units; j++)
        {
          MusterProfile profile;

          muster_levy_unit_get_profile (&levy->units[j], &profile);
          if (profile.stats[speed] != MUSTER_STAT_NONE)
            slowest = MIN (slowest, MAX (profile.stats[speed], 1));
        }
    }
  return slowest;
}

/* A battle has at least one turn. */
static void
add_limit (GArray             *limits,
           int                 turns,
           const MusterPhrase *phrase,
           const gint32       *args)
{
  MusterTurnLimit limit = { .turns = turns, .reason.phrase = phrase };

  if (turns < 1)
    return;
  memcpy (limit.reason.args, args, sizeof limit.reason.args);
  g_array_append_val (limits, limit);
}

void
muster_kings_plan_list_limits (const MusterMatchup *matchup,
                               GArray              *limits)
{
  int turns = muster_catalog_get_scenario_number (matchup->scenario, "turn-limit", 0);

  if ((matchup->scenario->rules & KINGS_WORD_MARCH_LIMIT) != 0 && matchup->n_levies > 0)
    {
      int length = muster_kings_plan_get_table_length (matchup->levies[0].catalog,
                                                       matchup->table_length);
      int slowest = find_slowest (matchup);
      int moves = muster_kings_plan_count_moves (length, slowest);
      int percent = muster_kings_plan_get_march_percent (matchup->scenario);
      int short_percent = muster_catalog_get_scenario_number (matchup->scenario, "march-short-percent", 0);

      /* Without units there is no slowest one: the sum is for whoever brings them. */
      if (slowest == G_MAXINT8)
        {
          MusterTurnLimit limit = { .reason = { .phrase = &MARCH_OF_NOBODY, .args = { length, percent } } };

          if (percent == BOOK_PERCENT)
            limit.reason.phrase = &BOOK_MARCH_OF_NOBODY;

          g_array_append_val (limits, limit);
        }
      else
        {
          add_limit (limits, moves * percent / 100, &MARCH,
                     MUSTER_ARGS (moves, slowest, length, percent));
          add_limit (limits, moves * short_percent / 100, &SHORT_MARCH,
                     MUSTER_ARGS (moves, slowest, length, short_percent));
        }
    }
  else
    add_limit (limits, turns, &FIXED, MUSTER_ARGS (turns));
}
