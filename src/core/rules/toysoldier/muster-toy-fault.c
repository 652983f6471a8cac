/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-fault.h"

#include <string.h>

#include "core/rules/toysoldier/muster-toy-text.h"

/* What can be wrong with a unit, in a force as in a battle. */

/* A war party rolls for its size, which is a die more than six. */
#define LEAST_WARRIORS 7
#define MOST_WARRIORS 12

static const MusterPhrase NEEDS_LIGHT_CAVALRY = {
  "T-PERIOD-01", N_("light cavalry needs the optional rule “Light cavalry”")
};
static const MusterPhrase NEEDS_WAR_PARTY = {
  "T-PERIOD-10", N_("a war party needs the optional rule “War parties”")
};
static const MusterPhrase USUAL_SIZE = {
  "T-ADV-01", MUSTER_COUNTED (0, "it has {0} figure, unless you play by the optional rule “Unit sizes”",
                              "it has {0} figures, unless you play by the optional rule “Unit sizes”")
};
static const MusterPhrase WARRIORS = {
  "T-PERIOD-10", MUSTER_COUNTED (1, "a war party has {0} to {1} figure, unless you play by the optional rule "
                                 "“Unit sizes”",
                                 "a war party has {0} to {1} figures, unless you play by the optional rule "
                                 "“Unit sizes”")
};
static const MusterPhrase BAD_SIZE = {
  "T-ADV-01", MUSTER_COUNTED (2, "with a break point of {0} it has {1} to {2} figure",
                              "with a break point of {0} it has {1} to {2} figures")
};
static const MusterPhrase BAD_BREAK = {
  "T-ADV-02", N_("a break point is 1 to {0} and below the number of figures")
};
static const MusterPhrase ROCKETS_AND_SCRAP = {
  "T-BATTLE-23", N_("rockets have no scrap shot")
};
static const MusterPhrase CANNOT_DISMOUNT = {
  "T-PERIOD-04", N_("only a unit that can dismount begins the battle on foot")
};

static gboolean
has_word (const MusterProfile *profile,
          ToyWord              word)
{
  return (profile->rules >> word & 1) != 0;
}

static gboolean
say (ToyFault           *fault,
     const char         *member,
     const char         *code,
     const MusterPhrase *phrase,
     const gint32       *args)
{
  fault->member = member;
  fault->code = code;
  fault->line.phrase = phrase;
  memcpy (fault->line.args, args, sizeof fault->line.args);
  return TRUE;
}

/**
 * muster_toy_fault_get_break:
 *
 * Returns: the break point that a unit of so many @models begins with: half of a war party, else that of its
 *   type or option
 */
int
muster_toy_fault_get_break (MusterCatalog        *catalog,
                            const MusterUnitType *type,
                            const MusterProfile  *profile,
                            int                   models)
{
  int stat = muster_catalog_find_stat (catalog, "break");
  int value = stat >= 0 ? profile->stats[stat] : MUSTER_STAT_NONE;

  if (muster_toy_setup_find_arm (type->arm) == TOY_WAR_PARTY)
    return models / 2;
  return value == MUSTER_STAT_NONE ? 0 : value;
}

/**
 * muster_toy_fault_find:
 * @allowed: what is switched on
 * @fault: (out): what is wrong
 *
 * Returns: whether something is wrong with a unit that is no general
 */
gboolean
muster_toy_fault_find (MusterCatalog        *catalog,
                       const MusterUnitType *type,
                       const MusterProfile  *profile,
                       int                   models,
                       const ToyAllowed     *allowed,
                       ToyFault             *fault)
{
  int arm = muster_toy_setup_find_arm (type->arm);
  int break_point;
  gboolean is_war_party;

  if (arm == TOY_LIGHT_CAVALRY && !allowed->skirmishing_cavalry)
    return say (fault, "type", "needs-rule", &NEEDS_LIGHT_CAVALRY, MUSTER_ARGS ());
  if (arm == TOY_WAR_PARTY && !allowed->woodland_war_party)
    return say (fault, "type", "needs-rule", &NEEDS_WAR_PARTY, MUSTER_ARGS ());
  if (has_word (profile, TOY_WORD_ROCKETS) && has_word (profile, TOY_WORD_SCRAP_SHOT))
    return say (fault, "options", "bad-option", &ROCKETS_AND_SCRAP, MUSTER_ARGS ());
  if (has_word (profile, TOY_WORD_STARTS_DISMOUNTED) && !has_word (profile, TOY_WORD_DISMOUNTS))
    return say (fault, "options", "bad-option", &CANNOT_DISMOUNT, MUSTER_ARGS ());

  break_point = muster_toy_fault_get_break (catalog, type, profile, models);
  is_war_party = muster_toy_setup_find_arm (type->arm) == TOY_WAR_PARTY;
  if (!allowed->unit_sizes && is_war_party && (models < LEAST_WARRIORS || models > MOST_WARRIORS))
    return say (fault, "models", "bad-size", &WARRIORS,
                MUSTER_ARGS (LEAST_WARRIORS, MOST_WARRIORS));
  if (!allowed->unit_sizes && !is_war_party && models != type->models)
    return say (fault, "models", "bad-size", &USUAL_SIZE, MUSTER_ARGS (type->models));
  if (break_point < 1 || break_point > TOY_MAX_BREAK ||
      (models == type->models && break_point >= models))
    return say (fault, "options", "bad-break", &BAD_BREAK, MUSTER_ARGS (TOY_MAX_BREAK));
  if (models <= break_point || models > TOY_MAX_FIGURES)
    return say (fault, "models", "bad-size", &BAD_SIZE,
                MUSTER_ARGS (break_point, break_point + 1, TOY_MAX_FIGURES));
  return FALSE;
}
