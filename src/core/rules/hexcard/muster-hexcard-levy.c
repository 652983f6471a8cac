/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* What the rules say of a force: whom its units may begin a battle with. There are no points. */

static const MusterPhrase NO_COMMANDER = {
  "H-UNIT-08", N_("there is no commander, though it is usual to have one for each player")
};
static const MusterPhrase NOBODYS = {
  "H-HEX-07", N_("only commanders, guns and infantry begin a battle with another unit")
};
static const MusterPhrase TO_COMMANDER = {
  "H-HEX-07", N_("a commander joins a unit that is not a commander")
};
static const MusterPhrase TO_ABOARD = {
  "H-TRANS-03", N_("that unit is aboard a transport; the commander goes with the transport")
};
static const MusterPhrase NO_TRANSPORT = {
  "H-UNIT-07", N_("it begins a battle with a transport or with nobody")
};
static const MusterPhrase CARRIES_NOBODY = {
  "H-UNIT-07", N_("its transport is drawn by horses and carries nobody")
};
static const MusterPhrase HAS_LOAD = {
  "H-UNIT-07", N_("its transport has another load already")
};

static int
get_arm (const MusterLevy *levy,
         guint             unit)
{
  return muster_hexcard_setup_find_arm (levy->units[unit].type->arm);
}

static gboolean
is_motorised (const MusterLevyUnit *unit)
{
  MusterProfile profile;

  muster_levy_unit_get_profile (unit, &profile);
  return (profile.rules >> HEXCARD_MOTORISED & 1) != 0;
}

/* Whether one of the first @n_units is the load of this transport. */
static gboolean
is_taken (const MusterLevy *levy,
          guint             unit,
          guint             with,
          guint             n_units)
{
  for (guint i = 0; i < n_units; i++)
    if (i != unit && levy->units[i].with == (int) with && get_arm (levy, i) != HEXCARD_COMMANDER)
      return TRUE;
  return FALSE;
}

/* Why @unit may not begin with @with if the first @n_units have their transports; NULL if it may. */
static const MusterPhrase *
judge_after (const MusterLevy *levy,
             guint             unit,
             guint             with,
             guint             n_units)
{
  switch (get_arm (levy, unit))
    {
    case HEXCARD_COMMANDER:
      if (get_arm (levy, with) == HEXCARD_COMMANDER)
        return &TO_COMMANDER;
      return get_arm (levy, with) == HEXCARD_INFANTRY && levy->units[with].with >= 0 ? &TO_ABOARD
                                                                                     : NULL;
    case HEXCARD_GUN:
    case HEXCARD_INFANTRY:
      if (get_arm (levy, with) != HEXCARD_TRANSPORT)
        return &NO_TRANSPORT;
      if (get_arm (levy, unit) == HEXCARD_INFANTRY && !is_motorised (&levy->units[with]))
        return &CARRIES_NOBODY;
      return is_taken (levy, unit, with, n_units) ? &HAS_LOAD : NULL;

    case HEXCARD_CAVALRY:
    case HEXCARD_TRANSPORT:
    default:
      return &NOBODYS;
    }
}

static const MusterPhrase *
judge_link (const MusterLevy *levy,
            guint             unit,
            guint             with)
{
  return judge_after (levy, unit, with, levy->n_units);
}

static void
check (const MusterLevy *levy,
       GArray           *remarks)
{
  static const gint32 nothing[MUSTER_LINE_ARGS] = { 0 };
  guint n_commanders = 0;

  for (guint i = 0; i < levy->n_units; i++)
    n_commanders += get_arm (levy, i) == HEXCARD_COMMANDER;
  if (levy->n_units > 0 && n_commanders == 0)
    muster_remark_add (remarks, "no-commander", MUSTER_SEVERITY_NOTE, -1, &NO_COMMANDER, nothing);

  for (guint i = 0; i < levy->n_units; i++)
    {
      /* Where two units want the same transport, the second gets the remark. */
      int with = levy->units[i].with;
      const MusterPhrase *why = with >= 0 ? judge_after (levy, i, (guint) with, i) : NULL;

      if (why != NULL)
        muster_remark_add (remarks, "bad-link", MUSTER_SEVERITY_ERROR, (int) i, why, nothing);
    }
}

/* The catalog has the dice of two figures; a unit's card shows those that the whole unit throws
 * (H-FIRE-10 to -13). */
static gboolean
show_stat (const MusterLevyUnit *unit,
           guint                 stat,
           const char          **label,
           char                **text)
{
  static const char *const labels[] = { NULL, N_("Full rate"), N_("Reduced rate") };
  MusterProfile profile;

  if (stat >= G_N_ELEMENTS (labels) || labels[stat] == NULL)
    return FALSE;

  muster_levy_unit_get_profile (unit, &profile);
  if (profile.stats[stat] == MUSTER_STAT_NONE)
    return FALSE;

  *label = labels[stat];
  *text = g_strdup_printf ("%d", profile.stats[stat] * unit->models / 2);
  return TRUE;
}

/* H-GEN-03: one disruption marker for each unit, and what a card lets it do once. */
static void
list_tokens (const MusterLevy     *levy,
             const MusterLevyUnit *unit,
             int                   leadership,
             GArray               *tokens)
{
  int arm = muster_hexcard_setup_find_arm (unit->type->arm);
  const MusterLevyToken list[] = {
    { MUSTER_TOKEN_DANGER, N_("Disrupted"), NULL, 1 },
    { MUSTER_TOKEN_STATE, N_("Limbered"), NULL, arm == HEXCARD_GUN },
    { MUSTER_TOKEN_ACTION, N_("Moved"), N_("Fought"), 1 },
    { MUSTER_TOKEN_LEADER, N_("Commander"), N_("Wounded"), arm == HEXCARD_COMMANDER },
  };

  muster_levy_tokens_add (tokens, list, G_N_ELEMENTS (list));
}

/* H-HIT-03, H-HIT-04: one figure makes no casualties: a commander is killed, a transport destroyed. */
static void
mark_casualties (const MusterLevy     *levy,
                 const MusterLevyUnit *unit,
                 MusterLevyBoxes      *casualties)
{
  int arm = muster_hexcard_setup_find_arm (unit->type->arm);

  if (arm == HEXCARD_COMMANDER)
    casualties->label = N_("Killed");
  else if (arm == HEXCARD_TRANSPORT)
    casualties->label = N_("Destroyed");
}

const MusterLevyRules muster_hexcard_levy = {
  .mark_casualties = mark_casualties,
  .list_tokens = list_tokens,
  .show_stat = show_stat,
  .check = check,
  .link_order = "attach",
  .link_field = "to",
  .judge_link = judge_link,
};
