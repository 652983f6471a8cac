/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/rules/toysoldier/muster-toy-fault.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* What there is to say of a force (T-FORCE). There are no points: it is weighed by its fighting units, its
 * figures and the number of units at which it collapses. */

static const MusterPhrase NO_GENERAL = {
  "T-FORCE-02", N_("there is no general; for a battle one rated {0} is offered")
};
static const MusterPhrase NO_FIGHTERS = { "T-FORCE-04", N_("there is no unit that fights") };
static const MusterPhrase NOBODY_COUNTS = {
  "T-COLLAPSE-05", N_("skirmishers do not count, and there is nobody else: it never collapses")
};
static const MusterPhrase BOTH_SHIFTED = {
  "T-ADV-03", N_("its attacks and its defence both have a colour of their own, which is discouraged")
};
static const MusterPhrase TWO_COMMAND = { "T-GEN-04", N_("generals who are to command: {0}; only one can") };
static const MusterPhrase OFFICERS_VALUE = {
  "T-GEN-01", N_("only generals have a rating; an officer has his name")
};
static const MusterPhrase BAD_RATING = { "T-GEN-01", N_("a general is rated 1 to {0}") };

#define ADD(remarks, code, severity, unit, phrase, ...) \
  muster_remark_add ((remarks), (code), MUSTER_SEVERITY_##severity, (unit), (phrase), \
                     MUSTER_ARGS (__VA_ARGS__))

enum
{
  TOTAL_UNITS,
  TOTAL_FIGURES,
  TOTAL_COLLAPSE,
};

static const MusterTotal totals[] = {
  [TOTAL_UNITS] = { "units", N_("Units besides generals") },
  [TOTAL_FIGURES] = { "figures", N_("Figures") },
  [TOTAL_COLLAPSE] = { "collapse", N_("Collapses at") },
  { NULL },
};

static int
get_arm (const MusterLevyUnit *unit)
{
  return muster_toy_setup_find_arm (unit->type->arm);
}

static gboolean
has_word (const MusterLevyUnit *unit,
          ToyWord               word)
{
  MusterProfile profile;

  muster_levy_unit_get_profile (unit, &profile);
  return (profile.rules >> word & 1) != 0;
}

/* Whether the unit counts towards the strength of its army. */
static gboolean
counts (const MusterLevy     *levy,
        const MusterLevyUnit *unit)
{
  int arm = get_arm (unit);
  gboolean skirmishes = arm == TOY_SKIRMISHERS || arm == TOY_LIGHT_CAVALRY || arm == TOY_WAR_PARTY;

  return arm != TOY_GENERAL &&
         !(skirmishes && muster_levy_has_rule (levy, "skirmishers-uncounted"));
}

static void
add_up (const MusterLevy *levy,
        int              *numbers)
{
  int counted = 0;

  memset (numbers, 0, sizeof *numbers * (G_N_ELEMENTS (totals) - 1));
  for (guint i = 0; i < levy->n_units; i++)
    {
      const MusterLevyUnit *unit = &levy->units[i];

      if (get_arm (unit) == TOY_GENERAL)
        continue;
      numbers[TOTAL_UNITS]++;
      numbers[TOTAL_FIGURES] += unit->models;
      counted += counts (levy, unit);
    }
  numbers[TOTAL_COLLAPSE] = counted / 2;
}

/* As long as the optional rules are undecided, any of them may be on. */
static ToyAllowed
get_allowed (const MusterLevy *levy)
{
  gboolean open = levy->optional_rules == NULL;

  return (ToyAllowed) {
    .unit_sizes = open || muster_levy_has_rule (levy, "unit-sizes"),
    .skirmishing_cavalry = open || muster_levy_has_rule (levy, "skirmishing-cavalry"),
    .woodland_war_party = open || muster_levy_has_rule (levy, "woodland-war-party"),
  };
}

static gboolean
find_fault (const MusterLevy     *levy,
            const MusterLevyUnit *unit,
            ToyFault             *fault)
{
  ToyAllowed allowed = get_allowed (levy);
  MusterProfile profile;

  muster_levy_unit_get_profile (unit, &profile);
  return muster_toy_fault_find (levy->catalog, unit->type, &profile, unit->models, &allowed, fault);
}

static void
check (const MusterLevy *levy,
       GArray           *remarks)
{
  int generals = 0, commanding = 0, fighters = 0, counted = 0;

  for (guint i = 0; i < levy->n_units; i++)
    {
      const MusterLevyUnit *unit = &levy->units[i];

      generals += get_arm (unit) == TOY_GENERAL;
      fighters += get_arm (unit) != TOY_GENERAL;
      commanding += has_word (unit, TOY_WORD_COMMANDING);
      counted += counts (levy, unit);
    }
  if (commanding > 1)
    ADD (remarks, "two-command", ERROR, -1, &TWO_COMMAND, commanding);
  if (generals == 0)
    ADD (remarks, "no-general", NOTE, -1, &NO_GENERAL, TOY_USUAL_RATING);
  if (fighters == 0)
    ADD (remarks, "no-fighters", NOTE, -1, &NO_FIGHTERS, 0);
  else if (counted == 0)
    ADD (remarks, "nobody-counts", NOTE, -1, &NOBODY_COUNTS, 0);

  for (guint i = 0; i < levy->n_units; i++)
    {
      const MusterLevyUnit *unit = &levy->units[i];
      gboolean attack = has_word (unit, TOY_WORD_ATTACK_BETTER) ||
                        has_word (unit, TOY_WORD_ATTACK_WORSE);
      gboolean defence =
        has_word (unit, TOY_WORD_DEFENCE_BETTER) || has_word (unit, TOY_WORD_DEFENCE_WORSE);
      ToyFault fault;
      gboolean is_general = get_arm (unit) == TOY_GENERAL;

      if (is_general && unit->leadership > TOY_MAX_RATING)
        ADD (remarks, "rating", ERROR, (int) i, &BAD_RATING, TOY_MAX_RATING);
      else if (!is_general && unit->leadership != 0)
        ADD (remarks, "rating", ERROR, (int) i, &OFFICERS_VALUE, 0);

      if (get_arm (unit) != TOY_GENERAL && find_fault (levy, unit, &fault))
        muster_remark_add (remarks, fault.code, MUSTER_SEVERITY_ERROR, (int) i, fault.line.phrase,
                           fault.line.args);
      if (attack && defence)
        ADD (remarks, "both-shifted", WARNING, (int) i, &BOTH_SHIFTED, 0);
    }
}

/* An option is refused for a fault that it causes, not for one that the unit has already. */
static gboolean
judge_option (const MusterLevy   *levy,
              guint               unit,
              const MusterOption *option,
              MusterRemark       *why)
{
  g_autofree const MusterOption **options = NULL;
  MusterLevyUnit after;
  ToyFault fault, before;

  if (get_arm (&levy->units[unit]) == TOY_GENERAL)
    return TRUE;
  options = muster_levy_unit_add_option (&levy->units[unit], option, &after);
  if (!find_fault (levy, &after, &fault) ||
      (find_fault (levy, &levy->units[unit], &before) && before.line.phrase == fault.line.phrase))
    return TRUE;
  *why = (MusterRemark) {
    .code = fault.code, .severity = MUSTER_SEVERITY_ERROR, .unit = (int) unit, .line = fault.line
  };
  return FALSE;
}

/* T-CAS-01: the unit routs with the casualty that leaves it at its break point. */
static void
mark_casualties (const MusterLevy     *levy,
                 const MusterLevyUnit *unit,
                 MusterLevyBoxes      *casualties)
{
  MusterProfile profile;
  int left;

  if (get_arm (unit) == TOY_GENERAL)
    return;
  muster_levy_unit_get_profile (unit, &profile);
  left = muster_toy_fault_get_break (levy->catalog, unit->type, &profile, unit->models);
  if (left < unit->models)
    casualties->end = casualties->n - (guint) MAX (left, 0);
}

/* A general has no officer and no ensign, and is never disordered: he can be wounded. While a force has not
 * decided on its optional rules, there is a box for whatever may happen. */
static void
list_boxes (const MusterLevy     *levy,
            const MusterLevyUnit *unit,
            int                   leadership,
            GArray               *boxes)
{
  gboolean is_general = get_arm (unit) == TOY_GENERAL;
  gboolean is_open = levy->optional_rules == NULL;
  gboolean leaders_fall = is_open || muster_levy_has_rule (levy, "leader-casualties");
  gboolean generals_fall = is_open || muster_levy_has_rule (levy, "general-casualties");
  const MusterLevyBoxes rows[] = {
    { .label = N_("Disorder"), .n = !is_general },
    { .label = N_("Officer"), .n = !is_general && leaders_fall },
    { .label = N_("Ensign"), .n = !is_general && leaders_fall },
    { .label = N_("Wounded"), .n = is_general && generals_fall },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].n > 0)
      g_array_append_val (boxes, rows[i]);
}

/* T-KIT-02: a counter in three colours and a marker for disorder for each unit, command points for a
 * general. A counter has two sides, so that the third colour is one of its own. */
static void
list_tokens (const MusterLevy     *levy,
             const MusterLevyUnit *unit,
             int                   leadership,
             GArray               *tokens)
{
  gboolean is_general = get_arm (unit) == TOY_GENERAL;
  gboolean leaders_fall =
    levy->optional_rules == NULL || muster_levy_has_rule (levy, "leader-casualties");
  gboolean has_second = has_word (unit, TOY_WORD_EXTRA_GREEN) || has_word (unit, TOY_WORD_EXTRA_YELLOW) ||
                        has_word (unit, TOY_WORD_EXTRA_RED);
  const MusterLevyToken list[] = {
    { MUSTER_TOKEN_DANGER, N_("Disorder"), NULL, !is_general },
    { MUSTER_TOKEN_ACTION, N_("Green"), N_("Yellow"), !is_general },
    { MUSTER_TOKEN_ACTION, N_("Red"), NULL, !is_general },
    { MUSTER_TOKEN_ACTION, N_("Second counter"), NULL, !is_general && has_second },
    { MUSTER_TOKEN_STATE, N_("No officer"), NULL, !is_general && leaders_fall },
    { MUSTER_TOKEN_STATE, N_("No ensign"), NULL, !is_general && leaders_fall },
    { MUSTER_TOKEN_SUPPLY, N_("Command point"), NULL, is_general ? TOY_MAX_POINTS : 0 },
    { MUSTER_TOKEN_LEADER, N_("General"), N_("Wounded"), is_general },
  };

  muster_levy_tokens_add (tokens, list, G_N_ELEMENTS (list));
}

/* T-COLLAPSE-04: a scenario of holding a place has no last turn; its turns are those that the place
 * is held. */
static void
list_limits (const MusterMatchup *matchup,
             GArray              *limits)
{
  static const MusterPhrase LAST_TURN =
    { "T-COLLAPSE-04", N_("the scenario ends after turn {0}") };
  static const MusterPhrase HELD =
    { "T-COLLAPSE-04", N_("until a side has held the place; turns needed: {0}") };
  int turns = muster_catalog_get_scenario_number (matchup->scenario, "turns", 0);
  gboolean is_hold = (matchup->scenario->rules >> TOY_WORD_HOLD & 1) != 0;
  MusterTurnLimit limit = {
    .turns = is_hold ? 0 : turns,
    .reason = { .phrase = is_hold ? &HELD : &LAST_TURN, .args = { turns } },
  };

  if (turns > 0)
    g_array_append_val (limits, limit);
}

/* T-GEN-01: the rating of a general if none is given. */
static int
get_leadership (const MusterLevy     *levy,
                const MusterLevyUnit *unit,
                int                   leadership)
{
  return get_arm (unit) == TOY_GENERAL && leadership == 0 ? TOY_USUAL_RATING : leadership;
}

const MusterLevyRules muster_toy_levy = {
  .list_tokens = list_tokens,
  .mark_casualties = mark_casualties,
  .list_boxes = list_boxes,
  .totals = totals,
  .add_up = add_up,
  .get_leadership = get_leadership,
  .check = check,
  .judge_option = judge_option,
  .army = &muster_toy_army,
  .list_limits = list_limits,
};
