/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include <string.h>

#include "core/muster-core-error.h"
#include "core/rules/muster-ruleset.h"

/* In the order of HexcardArm. */
static const char *const ARMS[] = { "infantry", "cavalry", "gun", "transport", "commander" };

typedef struct
{
  int move;
  int full;
  int reduced;
  int range;
} Figures;

static gboolean
find_figures (MusterCatalog  *catalog,
              Figures        *figures,
              GError        **error)
{
  figures->move = muster_catalog_find_stat (catalog, "move");
  figures->full = muster_catalog_find_stat (catalog, "full");
  figures->reduced = muster_catalog_find_stat (catalog, "reduced");
  figures->range = muster_catalog_find_weapon_stat (catalog, "range");

  if (figures->move >= 0 && figures->full >= 0 && figures->reduced >= 0 && figures->range >= 0)
    return TRUE;

  g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                       "the catalog of hexcard lacks one of the stats "
                       "move, full, reduced and range");
  return FALSE;
}

/**
 * muster_hexcard_setup_find_arm:
 * @name: the arm of a type of the catalog: packs bring no others
 *
 * Returns: a #HexcardArm
 */
int
muster_hexcard_setup_find_arm (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (ARMS); i++)
    if (strcmp (ARMS[i], name) == 0)
      return (int) i;
  g_return_val_if_reached (0);
}

/* If a pack gives a type one quality and its option another, the worse counts. A unit without a
 * quality is average. */
static int
find_quality (guint64 rules)
{
  for (int quality = HEXCARD_VERY_POOR; quality >= HEXCARD_GOOD; quality--)
    if ((rules >> quality & 1) != 0)
      return quality;
  return HEXCARD_AVERAGE;
}

/* Types without weapon or dice leave those figures out. */
static int
read_stat (const gint16 *stats,
           int           index)
{
  return stats[index] == MUSTER_STAT_NONE ? 0 : stats[index];
}

/* The worth of a loss comes from the settings of the battle, not from the scenario. */
static void
set_worth (MusterSetup    *setup,
           int             objective,
           HexcardSetting  setting)
{
  MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, objective);

  for (guint side = 0; side < setup->n_sides; side++)
    def->worth[side] = setup->settings[setting].number;
}

gboolean
muster_hexcard_setup_compile (MusterSetup  *setup,
                              GError      **error)
{
  g_autofree HexcardData *data = g_new0 (HexcardData, 1);
  Figures figures;

  if (!find_figures (muster_ruleset_get_catalog (setup->ruleset), &figures, error))
    return FALSE;
  data->point = muster_setup_find_objective (setup, "point");
  data->enemy_unit = muster_setup_find_objective (setup, "enemy-unit");
  data->enemy_commander = muster_setup_find_objective (setup, "enemy-commander");

  if (data->point < 0 || data->enemy_unit < 0 || data->enemy_commander < 0)
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                           "$.scenario: a scenario of hexcard has the objectives "
                           "point, enemy-unit and enemy-commander, and this one lacks one");
      return FALSE;
    }

  set_worth (setup, data->enemy_unit, HEXCARD_POINTS_PER_UNIT);
  set_worth (setup, data->enemy_commander, HEXCARD_POINTS_PER_COMMANDER);

  for (guint i = 0; i < setup->units->len; i++)
    {
      MusterUnitDef *def = g_ptr_array_index (setup->units, i);

      if (def->leader.present)
        {
          g_autofree char *path = NULL;
          guint place = 0;

          /* Where a unit stands in the battle file. */
          for (guint k = 0; g_ptr_array_index (setup->units, k) != def; k++)
            if (((const MusterUnitDef *) g_ptr_array_index (setup->units, k))->side == def->side)
              place++;
          path = g_strdup_printf ("$.sides[%d].units[%u]", def->side, place);

          g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                       "%s.leader: no unit has a leader in hexcard; commanders are units", path);
          return FALSE;
        }

      def->own[HEXCARD_DEF_ARM] = muster_hexcard_setup_find_arm (def->type->arm);
      def->own[HEXCARD_DEF_QUALITY] = find_quality (def->profile.rules);
      def->own[HEXCARD_DEF_MOVE] = read_stat (def->profile.stats, figures.move);
      def->own[HEXCARD_DEF_FULL] = read_stat (def->profile.stats, figures.full);
      def->own[HEXCARD_DEF_REDUCED] = read_stat (def->profile.stats, figures.reduced);
      def->own[HEXCARD_DEF_RANGE] = def->profile.weapon != NULL
                                    ? read_stat (def->profile.weapon->stats, figures.range) : 0;

      if (muster_hexcard_units_is_fighting (def))
        data->n_fighting[def->side]++;
    }

  setup->rules_data = g_steal_pointer (&data);
  setup->free_rules_data = g_free;
  return TRUE;
}

void
muster_hexcard_setup_begin (const MusterSetup *setup,
                            MusterState       *state)
{
  state->phase = HEXCARD_PHASE_DEAL;
  muster_deck_init (&state->deck, 1, FALSE);
}
