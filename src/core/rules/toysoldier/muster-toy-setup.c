/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-fault.h"

#include <string.h>

#include "core/rules/muster-ruleset.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* From a battle file that has been read to what the rules need of it. */

/* In the order of ToyArm. */
static const char *const ARMS[] = {
  "infantry", "cavalry", "skirmishers", "foot-artillery", "horse-artillery", "light-cavalry",
  "war-party", "general",
};

G_STATIC_ASSERT (G_N_ELEMENTS (ARMS) == TOY_N_ARMS);

/* Continental infantry is drilled from this day on (T-PERIOD-20). */
#define DRILLED_FROM "1778-03-01"

/**
 * muster_toy_setup_find_arm:
 * @name: the arm of a type of the catalog: packs bring no others
 *
 * Returns: a #ToyArm
 */
int
muster_toy_setup_find_arm (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (ARMS); i++)
    if (strcmp (ARMS[i], name) == 0)
      return (int) i;
  g_return_val_if_reached (0);
}

/* A date that is not written as YYYY-MM-DD does not count. */
static gboolean
is_before_drill (const char *date)
{
  guint year, month, day;

  if (date == NULL || strlen (date) != strlen (DRILLED_FROM))
    return FALSE;
  for (guint i = 0; date[i] != '\0'; i++)
    if (DRILLED_FROM[i] == '-' ? date[i] != '-' : !g_ascii_isdigit (date[i]))
      return FALSE;

  year = (guint) g_ascii_strtoull (date, NULL, 10);
  month = (guint) g_ascii_strtoull (date + strlen ("YYYY-"), NULL, 10);
  day = (guint) g_ascii_strtoull (date + strlen ("YYYY-MM-"), NULL, 10);
  return month <= G_DATE_DECEMBER &&
         g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year) &&
         strcmp (date, DRILLED_FROM) < 0;
}

static int
read_stat (MusterCatalog *catalog,
           const gint16  *stats,
           const char    *id)
{
  int index = muster_catalog_find_stat (catalog, id);

  return index < 0 || stats[index] == MUSTER_STAT_NONE ? 0 : stats[index];
}

/**
 * muster_toy_setup_compile_def:
 * @def: (inout): a unit with its profile
 *
 * Looks up the figures that the rules go by.
 */
void
muster_toy_setup_compile_def (const MusterSetup *setup,
                              MusterUnitDef     *def)
{
  static const char *const moves[] = { "line", "column", "loose" };
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  ToyArm arm;

  def->own[TOY_DEF_ARM] = muster_toy_setup_find_arm (def->type->arm);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    def->own[TOY_DEF_MOVE + i] = read_stat (catalog, def->profile.stats, moves[i]);

  /* The type's own figure: the size of its gun may still be rolled for before the battle. */
  def->own[TOY_DEF_RANGE] = read_stat (catalog, def->type->profile.stats, "range");
  if (toy_def_get_arm (def) == TOY_GENERAL)
    def->own[TOY_DEF_RADIUS] = read_stat (catalog, def->profile.stats, "radius");
  else
    def->own[TOY_DEF_BREAK] =
      muster_toy_fault_get_break (catalog, def->type, &def->profile, def->models);

  arm = toy_def_get_arm (def);
  if (arm != TOY_FOOT_ARTILLERY && arm != TOY_HORSE_ARTILLERY)
    def->own[TOY_DEF_GUN] = TOY_NO_GUN;
  else if (toy_def_has_word (def, TOY_WORD_GUN_HEAVY) || toy_def_has_word (def, TOY_WORD_ROCKETS))
    def->own[TOY_DEF_GUN] = TOY_HEAVY_GUN;
  else
    def->own[TOY_DEF_GUN] = toy_def_has_word (def, TOY_WORD_GUN_LIGHT) ? TOY_LIGHT_GUN
                            : TOY_MEDIUM_GUN;

  if (toy_def_get_arm (def) == TOY_GENERAL)
    def->own[TOY_DEF_QUALITY] = 0;
  else if (toy_def_has_word (def, TOY_WORD_ELITE))
    def->own[TOY_DEF_QUALITY] = TOY_ELITE;
  else if (toy_def_has_word (def, TOY_WORD_MILITIA) ||
           (toy_def_has_word (def, TOY_WORD_CONTINENTAL) && is_before_drill (setup->date)))
    def->own[TOY_DEF_QUALITY] = TOY_MILITIA;
  else
    def->own[TOY_DEF_QUALITY] = TOY_REGULAR;
}

/* A unit without a name is called by its type and a number. */
static void
name_unit (const MusterSetup *setup,
           guint              index)
{
  MusterUnitDef *def = g_ptr_array_index (setup->units, index);
  guint number = 1;

  if (strcmp (def->name, def->type->name) != 0)
    return;

  for (guint i = 0; i < index; i++)
    {
      const MusterUnitDef *other = g_ptr_array_index (setup->units, i);

      number += other->side == def->side && other->type == def->type;
    }
  g_free (def->name);
  def->name = g_strdup_printf ("%s %u", def->type->name, number);
}

static gboolean
check_generals (const MusterSetup  *setup,
                int                 side,
                GError            **error)
{
  g_autofree char *path = g_strdup_printf ("$.sides[%d].units", side);
  guint n_generals = 0, n_commanding = 0;

  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);

      if (def->side != side || toy_def_get_arm (def) != TOY_GENERAL)
        continue;
      n_generals++;
      if (toy_def_has_word (def, TOY_WORD_COMMANDING) && n_commanding++ > 0)
        return muster_setup_refuse_unit (setup, i, "options", error,
                                         _("only one general of a side is “commanding”"));
    }
  return n_generals > 0 ||
         muster_setup_refuse (path, error, _("a side needs at least one unit of type “general”"));
}

static MusterSuit
read_suit (char letter)
{
  static const char letters[] = "HCDS";

  return (MusterSuit) (strchr (letters, letter) - letters);
}

/* The data of a setup that differs by its optional rules. */
gpointer
muster_toy_setup_dup_switched (const MusterSetup *variant,
                               gconstpointer      rules_data)
{
  ToyData *data = g_memdup2 (rules_data, sizeof (ToyData));

  data->rules = 0;
  for (guint i = 0; i < TOY_N_RULES; i++)
    data->rules |= (guint32) (muster_setup_has_rule (variant, muster_toy_rule_ids[i]) != 0) << i;
  return data;
}

/* A setting that the players left out is the scenario's. */
static int
read_setting (MusterSetup *setup,
              ToySetting   setting)
{
  const char *id = muster_toy_settings[setting].id;

  if ((setup->settings_given >> setting & 1) == 0)
    setup->settings[setting].number =
      muster_catalog_get_scenario_number (setup->scenario, id, muster_toy_settings[setting].fallback);
  return setup->settings[setting].number;
}

gboolean
muster_toy_setup_compile (MusterSetup  *setup,
                          GError      **error)
{
  ToyData *data = g_new0 (ToyData, 1);
  MusterCatalog *catalog;
  const char *suits;

  setup->rules_data = data;
  setup->free_rules_data = g_free;
  if (setup->sides[0].role == setup->sides[1].role)
    return muster_setup_refuse ("$.sides", error, _("one side attacks and the other defends"));
  data->attacker = setup->sides[0].role == 0 ? 0 : 1;

  for (guint i = 0; i < TOY_N_OBJECTIVES; i++)
    {
      data->objectives[i] = muster_setup_find_objective (setup, muster_toy_objectives[i]);
      if (data->objectives[i] < 0)
        return muster_setup_refuse ("$.scenario", error,
                                    _("a scenario of these rules has the objective “%s”"),
                                    muster_toy_objectives[i]);
    }

  catalog = muster_ruleset_get_catalog (setup->ruleset);
  suits =
    muster_toy_settings[TOY_SETTING_SUITS].choices[setup->settings[TOY_SETTING_SUITS].number].id;
  data->suits[0] = read_suit (suits[0]);
  data->suits[1] = read_suit (suits[1]);
  data->turns = read_setting (setup, TOY_SETTING_TURNS);
  data->exits = read_setting (setup, TOY_SETTING_EXITS);
  data->arrival = read_setting (setup, TOY_SETTING_ARRIVAL);
  for (guint i = 0; i < TOY_N_RULES; i++)
    data->rules |= (guint32) (muster_setup_has_rule (setup, muster_toy_rule_ids[i]) != 0) << i;

  data->light_gun_range = muster_catalog_get_figure (catalog, "light-gun-range", 0);
  data->heavy_gun_range = muster_catalog_get_figure (catalog, "heavy-gun-range", 0);
  data->dismounted_move = muster_catalog_get_figure (catalog, "dismounted-move", 0);
  data->dismounted_range = muster_catalog_get_figure (catalog, "dismounted-range", 0);
  data->close_range = muster_catalog_get_figure (catalog, "close-range", 0);
  data->building_room = muster_catalog_get_figure (catalog, "building-room", 0);

  for (guint i = 0; i < setup->units->len; i++)
    {
      MusterUnitDef *def = g_ptr_array_index (setup->units, i);
      ToyAllowed allowed = {
        .unit_sizes = toy_has_rule (setup, TOY_RULE_UNIT_SIZES),
        .skirmishing_cavalry = toy_has_rule (setup, TOY_RULE_SKIRMISHING_CAVALRY),
        .woodland_war_party = toy_has_rule (setup, TOY_RULE_WOODLAND_WAR_PARTY),
      };
      MusterLineContext context = { .setup = setup, .translated = TRUE };
      ToyFault fault;
      gboolean is_general;

      muster_toy_setup_compile_def (setup, def);

      is_general = toy_def_get_arm (def) == TOY_GENERAL;
      if (def->leader.trait != NULL)
        return muster_setup_refuse_unit (setup, i, "leader.trait", error,
                                         _("nobody has a trait in these rules"));
      if (is_general && def->leader.leadership > TOY_MAX_RATING)
        return muster_setup_refuse_unit (setup, i, "leader.leadership", error,
                                         _("a general is rated 1 to %d"), TOY_MAX_RATING);
      if (!is_general && def->leader.leadership != 0)
        return muster_setup_refuse_unit (setup, i, "leader.leadership", error,
                                         _("only generals have a rating"));
      if (is_general && def->models_given)
        return muster_setup_refuse_unit (setup, i, "models", error,
                                         _("a general is one figure and has no “models”"));

      if (toy_def_get_arm (def) != TOY_GENERAL &&
          muster_toy_fault_find (muster_ruleset_get_catalog (setup->ruleset), def->type,
                                 &def->profile, def->models, &allowed, &fault))
        {
          g_autofree char *text = muster_line_to_string (&fault.line, &context);

          return muster_setup_refuse_unit (setup, i, fault.member, error, "%s", text);
        }
    }
  for (guint i = 0; i < setup->units->len; i++)
    name_unit (setup, i);
  return check_generals (setup, 0, error) && check_generals (setup, 1, error);
}

/* Sets the markers that a unit begins with. */
void
muster_toy_setup_begin_unit (MusterUnitState *unit)
{
  const MusterUnitDef *def = unit->def;

  unit->markers[TOY_RESERVE] = toy_def_has_word (def, TOY_WORD_RESERVE);
  if (toy_def_get_arm (def) == TOY_GENERAL)
    {
      unit->leader = TOY_IN_COMMAND;
      if (unit->leadership == 0)
        unit->leadership = TOY_USUAL_RATING;
      unit->markers[TOY_RADIUS] = (gint16) def->own[TOY_DEF_RADIUS];
      return;
    }

  unit->markers[TOY_OFFICER] = unit->markers[TOY_ENSIGN] = 1;
  unit->markers[TOY_QUALITY] = (gint16) def->own[TOY_DEF_QUALITY];
  unit->markers[TOY_GUN] = (gint16) def->own[TOY_DEF_GUN];
  unit->markers[TOY_BREAK] = (gint16) def->own[TOY_DEF_BREAK];
  unit->markers[TOY_EXTRA] = toy_def_has_word (def, TOY_WORD_EXTRA_GREEN);
  unit->markers[TOY_DISMOUNTED] = toy_def_has_word (def, TOY_WORD_STARTS_DISMOUNTED);
  if (toy_def_has_word (def, TOY_WORD_STARTS_COLUMN))
    unit->markers[TOY_FORMATION] = TOY_COLUMN;
  else
    unit->markers[TOY_FORMATION] = muster_toy_units_can_form (def, TOY_LINE) ? TOY_LINE : TOY_LOOSE;
}

/**
 * muster_toy_setup_settle_command:
 *
 * Says who commands @side: whom the battle names, else the highest rated, the first in the file among
 * equals.
 */
void
muster_toy_setup_settle_command (MusterState *state,
                                 int          side)
{
  int best = -1;

  for (int i = 0; i < state->n_units; i++)
    {
      if (toy_get_side (state, i) != side || !toy_is_general (state, i))
        continue;
      state->units[i].markers[TOY_COMMANDING] = 0;
      if (best >= 0 && toy_has_word (state, best, TOY_WORD_COMMANDING))
        continue;
      if (best < 0 || toy_has_word (state, i, TOY_WORD_COMMANDING) ||
          toy_get_rating (state, i) > toy_get_rating (state, best))
        best = i;
    }
  if (best >= 0)
    state->units[best].markers[TOY_COMMANDING] = 1;
}

void
muster_toy_setup_begin (const MusterSetup *setup,
                        MusterState       *state)
{
  state->phase = TOY_PHASE_BETWEEN;
  for (int i = 0; i < state->n_units; i++)
    muster_toy_setup_begin_unit (&state->units[i]);
  muster_toy_setup_settle_command (state, 0);
  muster_toy_setup_settle_command (state, 1);
  muster_toy_cards_shuffle (setup, state);
}
