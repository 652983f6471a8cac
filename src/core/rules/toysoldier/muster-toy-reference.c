/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* What the quick reference (T-QRS) takes from the rules themselves. */

#define NOTHING "–"

static const MusterConstant constants[] = {
  { "general-move", TOY_GENERAL_MOVE },
  { "fall-back", TOY_FALL_BACK },
  { "give-ground", TOY_GIVE_GROUND },
  { "most-points", TOY_MAX_POINTS },
  { "green", 4 + TOY_GREEN },
  { "yellow", 4 + TOY_YELLOW },
  { "red", 4 + TOY_RED },
  { "radius", TOY_USUAL_RADIUS },
  { NULL },
};

static void
add_text (GPtrArray  *cells,
          const char *text)
{
  g_ptr_array_add (cells, g_strdup (text));
}

/* Of the arms that some battles alone have, those that this one has. */
static gboolean
is_played (const char *const *optional_rules,
           int                arm)
{
  switch (arm)
    {
    case TOY_LIGHT_CAVALRY:
      return muster_reference_has_rule (optional_rules, "skirmishing-cavalry");
    case TOY_WAR_PARTY:
      return muster_reference_has_rule (optional_rules, "woodland-war-party");
    default:
      return arm >= 0 && arm < TOY_GENERAL;
    }
}

static char *
dup_stat (MusterCatalog        *catalog,
          const MusterUnitType *type,
          const char           *id)
{
  int stat = muster_catalog_find_stat (catalog, id);
  int value = stat >= 0 ? type->profile.stats[stat] : MUSTER_STAT_NONE;

  return value == MUSTER_STAT_NONE || value == 0 ? g_strdup (NOTHING) : g_strdup_printf ("%d", value);
}

/* T-UNIT-01 to T-UNIT-05, T-PERIOD-02, T-PERIOD-11 */
static void
fill_units (MusterCatalog     *catalog,
            const char *const *optional_rules,
            GPtrArray         *cells)
{
  static const char *const stats[] = { "line", "column", "loose", "range" };
  GPtrArray *types = muster_catalog_get_types (catalog);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      int arm = muster_toy_setup_find_arm (type->arm);

      if (!is_played (optional_rules, arm))
        continue;
      add_text (cells, _(type->name));
      g_ptr_array_add (cells, arm == TOY_WAR_PARTY ? g_strdup ("7–12")
                                                   : g_strdup_printf ("%d", type->models));
      g_ptr_array_add (cells, arm == TOY_WAR_PARTY ? g_strdup ("½") : dup_stat (catalog, type, "break"));
      for (guint j = 0; j < G_N_ELEMENTS (stats); j++)
        g_ptr_array_add (cells, dup_stat (catalog, type, stats[j]));
    }
}

/* T-MELEE-04 */
static void
fill_melee (MusterCatalog     *catalog,
            const char *const *optional_rules,
            GPtrArray         *cells)
{
  static const ToyArm attackers[] = { TOY_INFANTRY, TOY_CAVALRY };
  GPtrArray *types = muster_catalog_get_types (catalog);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      int arm = muster_toy_setup_find_arm (type->arm);

      if (!is_played (optional_rules, arm))
        continue;
      add_text (cells, _(type->name));
      for (guint j = 0; j < G_N_ELEMENTS (attackers); j++)
        {
          int dice = muster_toy_melee_get_dice (attackers[j], (ToyArm) arm);

          g_ptr_array_add (cells, dice > 0 ? g_strdup_printf ("%d", dice) : g_strdup (NOTHING));
        }
    }
}

static void
add_bonus (GPtrArray *cells,
           int        dice)
{
  g_ptr_array_add (cells, dice > 0 ? g_strdup_printf ("+%d", dice) : g_strdup (NOTHING));
}

/* T-COMBAT-01 to T-COMBAT-05, T-FIRE-07, and what the switches add to them */
static void
fill_bonuses (MusterCatalog     *catalog,
              const char *const *optional_rules,
              GPtrArray         *cells)
{
  static const struct
  {
    const char *bonus;
    int attack;
    int defence;
    const char *rule; /* (nullable): that it comes with */
  } rows[] = {
    { N_("Light cover: hedge, light wood, low wall, fence"), 0, TOY_BONUS, NULL },
    { N_("Heavy cover: structure, works, barricade"), 0, TOY_BIG_BONUS, NULL },
    { N_("Loose formation, under fire"), 0, TOY_BONUS, NULL },
    { N_("Cavalry, under fire"), 0, TOY_BONUS, NULL },
    { N_("On a flank"), TOY_BONUS, 0, NULL },
    { N_("On the rear"), TOY_BIG_BONUS, 0, NULL },
    { N_("On a mob"), TOY_BIG_BONUS, 0, NULL },
    { N_("Standing higher"), TOY_BONUS, TOY_BONUS, NULL },
    { N_("Fire into the head of a column"), TOY_BONUS, 0, "enfilade" },
    { N_("Heavy gun at close range"), TOY_BIG_BONUS, 0, "artillery-sizes" },
    { N_("Repeating rifles, standing"), TOY_BONUS, 0, "repeating-rifles" },
    { N_("Against scrap shot from afar"), 0, TOY_BONUS, "scrap-shot" },
    { N_("War party in melee"), TOY_BONUS, TOY_BONUS, "woodland-war-party" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (rows[i].rule != NULL && !muster_reference_has_rule (optional_rules, rows[i].rule))
        continue;
      add_text (cells, _(rows[i].bonus));
      add_bonus (cells, rows[i].attack);
      add_bonus (cells, rows[i].defence);
    }
}

static const char *const unit_columns[] = {
  N_("Unit"), N_("Size"), N_("Break"), N_("Line"), N_("Col."), N_("Loose"), N_("Range"), NULL
};
static const char *const melee_columns[] = { N_("Charged by"), N_("Infantry"), N_("Cavalry"), NULL };
static const char *const bonus_columns[] = { N_("Dice more"), N_("Attack"), N_("Defence"), NULL };

static const MusterWorkedTable tables[] = {
  { "units", unit_columns, fill_units },
  { "melee", melee_columns, fill_melee },
  { "bonuses", bonus_columns, fill_bonuses },
  { NULL },
};

const MusterReferenceSpec muster_toy_reference = { constants, tables };
