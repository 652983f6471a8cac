/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include <string.h>

#include "core/rules/kings/muster-kings-levy.h"
#include "core/rules/kings/muster-kings-text.h"

/* From a setup that has been read to the numbers that play works with. */

static const struct
{
  KingsRule rule;
  const char *id;
} optional_rules[] = {
  { KINGS_RULE_DANGEROUS_TERRAIN, "dangerous-terrain" },
  { KINGS_RULE_HEAVY_LOSSES, "heavy-losses" },
  { KINGS_RULE_ABSORB, "absorb-leaderless" },
};

static const char *const objective_ids[KINGS_N_OBJECTIVES] = {
  [KINGS_ENEMY_UNIT] = "enemy-unit",
  [KINGS_ENEMY_LEADER] = "enemy-leader",
  [KINGS_ESCORT_UNIT] = "escort-unit",
  [KINGS_RELIEF_UNIT] = "relief-unit",
  [KINGS_FIRST_OFF] = "first-off",
  [KINGS_FULL_OFF] = "full-off",
  [KINGS_HALF_OFF] = "half-off",
  [KINGS_ESCAPED_STRONG] = "escaped-strong",
  [KINGS_ESCAPED_WEAK] = "escaped-weak",
  [KINGS_MELTED_AWAY] = "melted-away",
  [KINGS_SURVIVOR] = "survivor",
  [KINGS_BUILDING_DESTROYED] = "building-destroyed",
  [KINGS_BUILDING_INTACT] = "building-intact",
  [KINGS_AREA_SCOUTED] = "area-scouted",
  [KINGS_AREA_UNSCOUTED] = "area-unscouted",
  [KINGS_OVERRUN] = "overrun",
  [KINGS_NOT_OVERRUN] = "not-overrun",
};

static gboolean
has_setting (const MusterSetup *setup,
             KingsSetting       setting)
{
  return (setup->settings_given >> setting & 1) != 0;
}

static void
compile_scenario (const MusterSetup *setup,
                  KingsData         *data)
{
  const MusterScenario *scenario = setup->scenario;
  int limit = muster_catalog_get_scenario_number (scenario, "turn-limit", 0);

  data->words = (guint32) scenario->rules;
  if (has_setting (setup, KINGS_SETTING_TURN_LIMIT))
    limit = setup->settings[KINGS_SETTING_TURN_LIMIT].number;
  else if (data->words & KINGS_WORD_MARCH_LIMIT)
    {
      MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
      int length = muster_kings_plan_get_table_length (catalog, setup->table_length);
      int slowest = G_MAXINT8;

      /* K-SCN-03 */
      for (guint i = 0; i < setup->units->len; i++)
        slowest = MIN (slowest, MAX (data->units[i].led.speed, 1));
      limit = muster_kings_plan_count_moves (length, slowest) *
              muster_kings_plan_get_march_percent (setup->scenario) / 100;
    }
  data->turn_limit = (gint16) MIN (limit, G_MAXINT16);

  data->bloodless_limit = (gint16) muster_catalog_get_scenario_number (scenario, "bloodless-limit", 5);
  data->relief_turn = (gint16) muster_catalog_get_scenario_number (scenario, "relief-turn", 2);
  data->sites = (gint16) muster_catalog_get_scenario_number (scenario, "sites", 6);
  data->structure_points = (gint16) muster_catalog_get_scenario_number (scenario, "structure-points", 10);
  if (data->words & KINGS_WORD_BUILDINGS)
    data->n_buildings = (gint16) CLAMP (muster_catalog_get_scenario_number (scenario, "buildings",
                                                                            KINGS_N_BUILDINGS),
                                        0, KINGS_N_BUILDINGS);
}

static int
count_units (const MusterSetup *setup,
             int                side)
{
  int n = 0;

  for (guint i = 0; i < setup->units->len; i++)
    n += ((const MusterUnitDef *) g_ptr_array_index (setup->units, i))->side == side;
  return n;
}

static void
compile_trackers (MusterSetup     *setup,
                  const KingsData *data)
{
  static const MusterTrackerDef buildings[KINGS_N_BUILDINGS] = {
    { "building-1", N_("Building 1"), KINGS_STATE_BUILDINGS },
    { "building-2", N_("Building 2"), KINGS_STATE_BUILDINGS + 1 },
    { "building-3", N_("Building 3"), KINGS_STATE_BUILDINGS + 2 },
    { "building-4", N_("Building 4"), KINGS_STATE_BUILDINGS + 3 },
    { "building-5", N_("Building 5"), KINGS_STATE_BUILDINGS + 4 },
  };
  MusterTrackerDef tracker;

  for (int i = 0; i < data->n_buildings; i++)
    {
      tracker = buildings[i];
      tracker.max = data->structure_points;
      g_array_append_val (setup->trackers, tracker);
    }
  if (data->words & KINGS_WORD_BLOODLESS)
    {
      tracker = (MusterTrackerDef) { "bloodless", N_("Bloodless turns"), KINGS_STATE_BLOODLESS,
                                     data->bloodless_limit };
      g_array_append_val (setup->trackers, tracker);
    }
  if (data->words & KINGS_WORD_RELIEF)
    {
      tracker = (MusterTrackerDef) { "reinforcement-points", N_("Reinforcement points"),
                                     KINGS_STATE_REINFORCEMENT_POINTS, 12 };
      g_array_append_val (setup->trackers, tracker);
    }
  if (data->automated >= 0)
    {
      tracker = (MusterTrackerDef) { "gone", N_("Gone for good"), KINGS_STATE_GONE,
                                     count_units (setup, data->automated) };
      g_array_append_val (setup->trackers, tracker);
    }
}

static gboolean
compile_sides (const MusterSetup  *setup,
               KingsData          *data,
               GError            **error)
{
  const MusterValue *whites = &setup->settings[KINGS_SETTING_WHITES];
  const gint16 *sides = muster_value_get_list (whites);

  data->automated = -1;
  for (guint i = 0; i < setup->n_sides; i++)
    {
      if (setup->sides[i].members[KINGS_SIDE_AUTOMATED].number == 0)
        continue;
      if (data->automated >= 0)
        return muster_setup_refuse ("$.sides", error, _("only one side can be automated"));
      data->automated = (gint8) i;
    }
  if (setup->n_sides == 2 && setup->sides[0].role == setup->sides[1].role)
    return muster_setup_refuse ("$.sides", error, _("one side attacks and the other defends"));

  if (!muster_setup_has_rule (setup, "whites-of-their-eyes"))
    return TRUE;
  if (!has_setting (setup, KINGS_SETTING_WHITES))
    data->whites = G_MAXUINT8;
  for (int i = 0; has_setting (setup, KINGS_SETTING_WHITES) && i < whites->number; i++)
    data->whites |= (guint8) KINGS_BIT (sides[i]);
  return TRUE;
}

/* The data of a setup that differs by its optional rules. */
gpointer
muster_kings_setup_dup_switched (const MusterSetup *variant,
                                 gconstpointer      rules_data)
{
  KingsData *data = g_memdup2 (rules_data, sizeof (KingsData) + variant->units->len * sizeof (KingsUnit));

  for (guint i = 0; i < G_N_ELEMENTS (optional_rules); i++)
    if (muster_setup_has_rule (variant, optional_rules[i].id))
      data->rules |= optional_rules[i].rule;
    else
      data->rules &= ~(guint) optional_rules[i].rule;
  return data;
}

gboolean
muster_kings_setup_compile (MusterSetup  *setup,
                            GError      **error)
{
  gsize size = sizeof (KingsData) + setup->units->len * sizeof (KingsUnit);
  KingsData *data = g_malloc0 (size);
  guint kinds = 0;
  gboolean defender_first;
  guint first = 0;
  const MusterValue *points;
  const MusterNamedNumber *named;
  int n;

  setup->rules_data = data;
  setup->free_rules_data = g_free;

  for (guint i = 0; i < G_N_ELEMENTS (optional_rules); i++)
    if (muster_setup_has_rule (setup, optional_rules[i].id))
      data->rules |= optional_rules[i].rule;

  if (!compile_sides (setup, data, error) || !muster_kings_setup_units (setup, data, error))
    return FALSE;
  points = &setup->settings[KINGS_SETTING_OBJECTIVES];
  named = points->data;
  n = has_setting (setup, KINGS_SETTING_OBJECTIVES) ? points->number : 0;
  for (int i = 0; i < n; i++)
    for (guint side = 0; side < setup->n_sides; side++)
      if (muster_setup_add_objective (setup, named[i].name, named[i].name, (int) side,
                                      named[i].number, FALSE) < 0)
        return muster_setup_refuse ("$.scenario.settings.objectives", error,
                                    dngettext (MUSTER_TEXT_DOMAIN, "there is more than %d objective",
                                               "there are more than %d objectives",
                                               (gulong) MUSTER_MAX_OBJECTIVES), MUSTER_MAX_OBJECTIVES);

  for (guint i = 0; i < KINGS_N_OBJECTIVES; i++)
    data->objectives[i] = (gint8) muster_setup_find_objective (setup, objective_ids[i]);
  if (g_strv_contains ((const char *const *) setup->scenario->settings, "objectives"))
    data->rules |= KINGS_RULE_NAMED_AWARDS;

  /* K-TURN-01, K-TURN-03: the first side of the role that begins, then the others as listed. */
  defender_first = has_setting (setup, KINGS_SETTING_FIRST)
                   ? setup->settings[KINGS_SETTING_FIRST].number == 1
                   : setup->scenario->defender_first;
  for (guint i = 0; i < setup->n_sides; i++)
    if (setup->sides[i].role == (defender_first ? 1 : 0))
      {
        first = i;
        break;
      }
  if (setup->settings[KINGS_SETTING_TURN_ORDER].number == 1)
    data->rules |= KINGS_RULE_DRAWN_ORDER;
  for (guint i = 0; i < setup->n_sides; i++)
    data->order[i] = (gint8) ((first + i) % setup->n_sides);

  compile_scenario (setup, data);

  /* K-SOLO-02: his force but for guns may be of one kind only. */
  data->one_native = -1;
  for (guint i = 0; i < setup->units->len; i++)
    if (data->units[i].side == data->automated && data->units[i].native != KINGS_GUN)
      kinds |= KINGS_BIT (data->units[i].native);
  for (int native = KINGS_SHOOTER; native < KINGS_GUN; native++)
    if (kinds == KINGS_BIT (native))
      data->one_native = (gint8) native;

  if (data->automated >= 0)
    muster_kings_setup_solo (setup, &data->solo);
  compile_trackers (setup, data);
  return TRUE;
}
