/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include <string.h>

#include "core/muster-core-error.h"
#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-ruleset.h"

/* From the document of a battle to what the rules need of it. */

/* In the order of MagdalaArm. */
static const char *const ARMS[] = { "infantry", "rider", "cavalry", "gun", "transport" };

/* In the order of MagdalaDef: the arm is no stat. */
static const char *const STATS[] = {
  NULL, "move", "move-dice", "charge", "foot", "foot-dice", "skirmish", "shots", "morale-dice",
  "morale-plus", "detach",
};
static const char *const WEAPON_STATS[] = { "short", "needs", "long", "long-needs", "dice" };

G_STATIC_ASSERT (G_N_ELEMENTS (STATS) + G_N_ELEMENTS (WEAPON_STATS) == MAGDALA_N_DEFS);

static const MusterPhrase NOT_EUROPEAN = {
  "M-ORG-06", N_("only British, Foreign Legion and European units are sharpshooters"), TRUE
};
static const MusterPhrase NOT_DISMOUNTED = {
  "M-ORG-06", N_("riders begin in skirmish order or behind works only if they begin dismounted"), TRUE
};
static const MusterPhrase LIMBERED_BOAT = {
  "M-ORG-06", N_("a gun on a riverboat is never limbered"), TRUE
};

static const guint64 WORKS_WORDS =
  G_GUINT64_CONSTANT (1) << MAGDALA_IN_ZAREBA | G_GUINT64_CONSTANT (1) << MAGDALA_IN_WAGONS |
  G_GUINT64_CONSTANT (1) << MAGDALA_IN_EARTHWORKS | G_GUINT64_CONSTANT (1) << MAGDALA_IN_SANGAR;

/**
 * muster_magdala_setup_find_arm:
 * @name: the arm of a type of the catalog: packs bring no others
 *
 * Returns: a #MagdalaArm
 */
int
muster_magdala_setup_find_arm (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (ARMS); i++)
    if (strcmp (ARMS[i], name) == 0)
      return (int) i;
  g_return_val_if_reached (0);
}

/**
 * muster_magdala_setup_judge_options:
 * @words: all rule words of a unit
 *
 * Returns: (nullable): why a unit cannot have these options together
 */
const MusterPhrase *
muster_magdala_setup_judge_options (MagdalaArm arm,
                                    guint64    words)
{
  if ((words >> MAGDALA_SHARPSHOOTERS & 1) != 0 && (words >> MAGDALA_EUROPEAN & 1) == 0)
    return &NOT_EUROPEAN;
  if (arm == MAGDALA_RIDER && (words >> MAGDALA_DISMOUNTED & 1) == 0 &&
      ((words >> MAGDALA_SKIRMISHERS & 1) != 0 || (words & WORKS_WORDS) != 0))
    return &NOT_DISMOUNTED;
  if ((words >> MAGDALA_RIVERBOAT & 1) != 0 && (words >> MAGDALA_LIMBERED_GUN & 1) != 0)
    return &LIMBERED_BOAT;
  return NULL;
}

/* Finds the place of each figure among the stats of the catalog. */
static gboolean
find_stats (MusterCatalog  *catalog,
            int            *places,
            GError        **error)
{
  for (guint i = 1; i < MAGDALA_N_DEFS; i++)
    {
      const char *id = i < MAGDALA_DEF_SHORT ? STATS[i] : WEAPON_STATS[i - MAGDALA_DEF_SHORT];

      places[i] = i < MAGDALA_DEF_SHORT ? muster_catalog_find_stat (catalog, id)
                                        : muster_catalog_find_weapon_stat (catalog, id);
      if (places[i] >= 0)
        continue;
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   "the catalog of magdala lacks the stat “%s”", id);
      return FALSE;
    }
  return TRUE;
}

/* A figure that a type leaves out is 0. */
static int
read_stat (const gint16 *stats,
           int           place)
{
  return stats[place] == MUSTER_STAT_NONE ? 0 : stats[place];
}

static gboolean
compile_unit (const MusterSetup  *setup,
              guint               index,
              const int          *places,
              const MagdalaData  *data,
              GError            **error)
{
  MusterUnitDef *def = g_ptr_array_index (setup->units, index);
  int arm = muster_magdala_setup_find_arm (def->type->arm);
  const MusterPhrase *wrong;
  const MusterWeapon *weapon = def->profile.weapon;

  def->own[MAGDALA_DEF_ARM] = arm;
  for (guint i = 1; i < MAGDALA_DEF_SHORT; i++)
    def->own[i] = read_stat (def->profile.stats, places[i]);
  for (guint i = MAGDALA_DEF_SHORT; i < MAGDALA_N_DEFS; i++)
    def->own[i] = weapon != NULL ? read_stat (weapon->stats, places[i]) : 0;
  if (weapon != NULL)
    def->profile.rules |= weapon->rules;

  wrong = muster_magdala_setup_judge_options ((MagdalaArm) arm, def->profile.rules);
  if (wrong != NULL)
    return muster_setup_refuse_unit (setup, index, "options", error, "%s (%s)", _(wrong->text),
                                     wrong->rule);
  if (def->leader.trait != NULL && def->leader.trait != data->general &&
      def->leader.trait != data->imam)
    return muster_setup_refuse_unit (setup, index, "leader.trait", error,
                                     "a leader is “general” or “imam” in magdala, not “%s”",
                                     def->leader.trait->id);
  return TRUE;
}

/* The data of a setup that differs by its optional rules. */
gpointer
muster_magdala_setup_dup_switched (const MusterSetup *variant,
                                   gconstpointer      rules_data)
{
  MagdalaData *data = g_memdup2 (rules_data, sizeof (MagdalaData));

  data->no_ammunition = muster_setup_has_rule (variant, "no-ammunition");
  return data;
}

static void
free_data (gpointer pointer)
{
  MagdalaData *data = pointer;

  g_free (data->leaders);
  g_free (data);
}

gboolean
muster_magdala_setup_compile (MusterSetup  *setup,
                              GError      **error)
{
  MagdalaData *data = g_new0 (MagdalaData, 1);
  int places[MAGDALA_N_DEFS] = { 0 };
  MusterCatalog *catalog;
  int n_generals[2] = { 0 };
  int limits[2] = { 0 };

  setup->rules_data = data;
  setup->free_rules_data = free_data;

  if (!find_stats (muster_ruleset_get_catalog (setup->ruleset), places, error))
    return FALSE;
  catalog = muster_ruleset_get_catalog (setup->ruleset);
  data->general = muster_catalog_find_trait (catalog, "general");
  data->imam = muster_catalog_find_trait (catalog, "imam");
  data->broken = muster_setup_find_objective (setup, "enemy-broken");
  data->umpire = muster_setup_find_objective (setup, "umpire");
  if (data->broken < 0 || data->umpire < 0)
    return muster_setup_refuse ("$.scenario", error,
                                "a scenario of magdala has the objectives enemy-broken and "
                                "umpire, and this one lacks one");

  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);

      if (!compile_unit (setup, i, places, data, error))
        return FALSE;
      data->n_units[def->side] += muster_magdala_units_counts (def);
    }
  data->no_ammunition = muster_setup_has_rule (setup, "no-ammunition");
  data->first_side = MAX (setup->settings[MAGDALA_FIRST_SIDE].number, 0);

  data->leaders = g_new0 (MusterLeaderDef, setup->units->len + 1);
  for (guint i = 0; i < setup->units->len; i++)
    {
      data->leaders[i] = ((const MusterUnitDef *) g_ptr_array_index (setup->units, i))->leader;
      if (data->leaders[i].trait == NULL)
        data->leaders[i].trait = data->general;
    }
  data->made = (MusterLeaderDef) { .present = TRUE, .trait = data->general };

  /* M-GEN-01 */
  for (guint i = 0; i < setup->n_players; i++)
    limits[setup->players[i].side]++;
  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);
      int limit = MAX (MAGDALA_GENERALS, limits[def->side]);

      if (!def->leader.present || def->leader.trait == data->imam)
        continue;
      if (++n_generals[def->side] > limit)
        return muster_setup_refuse_unit (setup, i, "leader", error,
                                         "this side may have %d Generals, and this is one more",
                                         limit);
    }
  return TRUE;
}

static int
find_works (const MusterState *state,
            int                unit)
{
  for (int works = MAGDALA_ZAREBA; works <= MAGDALA_SANGAR; works++)
    if (magdala_has_word (state, unit, (MagdalaWord) (MAGDALA_IN_ZAREBA + works - MAGDALA_ZAREBA)))
      return works;
  return MAGDALA_NO_WORKS;
}

void
muster_magdala_setup_begin (const MusterSetup *setup,
                            MusterState       *state)
{
  state->active_side = (gint8) magdala_get_data (setup)->first_side;
  for (int i = 0; i < state->n_units; i++)
    {
      MagdalaArm arm = magdala_get_arm (state, i);

      magdala_put (state, i, MAGDALA_MOUNTED, arm == MAGDALA_CAVALRY ||
                   (arm == MAGDALA_RIDER && !magdala_has_word (state, i, MAGDALA_DISMOUNTED)));
      magdala_put (state, i, MAGDALA_LIMBERED, magdala_has_word (state, i, MAGDALA_LIMBERED_GUN));
      magdala_put (state, i, MAGDALA_SKIRMISH, magdala_has_word (state, i, MAGDALA_SKIRMISHERS));
      magdala_put (state, i, MAGDALA_WORKS, find_works (state, i));
      if (muster_magdala_units_counts_ammo (setup, state, i))
        magdala_put (state, i, MAGDALA_AMMO, MAGDALA_POINT *
                     setup->settings[MAGDALA_AMMUNITION].number);
      if (state->units[i].def->leader.present)
        muster_magdala_leaders_place (state, i);
    }
}
