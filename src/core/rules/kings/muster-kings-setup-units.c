/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-levy.h"
#include "core/rules/kings/muster-kings-text.h"

/* A unit's type, options and Leader as the plain numbers that play works with. */

#define DEFAULT_LEADERSHIP 6 /* K-FILE-01 */

static const MusterChoice kinds[] = {
  { "regular" }, { "irregular" }, { "tribal" }, { NULL }
};

static const MusterChoice arms[] = {
  { "infantry" }, { "cavalry" }, { "crewed" }, { NULL }
};

static const struct
{
  const char *id;
  KingsTrait trait;
} traits[] = {
  { "bulletproof-bumbler", KINGS_TRAIT_BULLETPROOF_BUMBLER },
  { "wheezy", KINGS_TRAIT_WHEEZY },
  { "weakling", KINGS_TRAIT_WEAKLING },
  { "coward", KINGS_TRAIT_COWARD },
  { "inexperienced", KINGS_TRAIT_INEXPERIENCED },
  { "bag-of-nerves", KINGS_TRAIT_BAG_OF_NERVES },
  { "short-sighted", KINGS_TRAIT_SHORT_SIGHTED },
  { "musketry-buff", KINGS_TRAIT_MUSKETRY_BUFF },
  { "jolly-sporty", KINGS_TRAIT_JOLLY_SPORTY },
  { "idiot", KINGS_TRAIT_IDIOT },
  { "drunkard", KINGS_TRAIT_DRUNKARD },
  { "keen-shot", KINGS_TRAIT_KEEN_SHOT },
  { "shirker", KINGS_TRAIT_SHIRKER },
  { "unlucky", KINGS_TRAIT_UNLUCKY },
  { "bottle", KINGS_TRAIT_BOTTLE },
  { "terrible-planner", KINGS_TRAIT_TERRIBLE_PLANNER },
  { "cad", KINGS_TRAIT_CAD },
  { "yellow-bellied", KINGS_TRAIT_YELLOW_BELLIED },
  { "lucky", KINGS_TRAIT_LUCKY },
  { "sporting-umpire", KINGS_TRAIT_SPORTING_UMPIRE },
  { "fine-swordsman", KINGS_TRAIT_FINE_SWORDSMAN },
  { "inspirational", KINGS_TRAIT_INSPIRATIONAL },
  { "up-and-at-them", KINGS_TRAIT_UP_AND_AT_THEM },
  { "brave", KINGS_TRAIT_BRAVE },
  { "destined-for-greatness", KINGS_TRAIT_DESTINED },
};

static gint8
get_stat (const gint16 *stats,
          int           index,
          int           fallback)
{
  int number = index < 0 || stats[index] == MUSTER_STAT_NONE ? fallback : stats[index];

  return (gint8) CLAMP (number, -99, 99);
}

static guint8
find_trait (const MusterTrait *trait)
{
  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    if (g_str_equal (traits[i].id, trait->id))
      return (guint8) traits[i].trait;
  return KINGS_TRAIT_NONE;
}

/* K-ACT-01 */
static guint32
list_allowed (const KingsUnit *unit,
              guint32          words)
{
  gboolean mounted = (words & KINGS_WORD_MOUNTED_INFANTRY) != 0;
  gboolean infantry = unit->arm == KINGS_ARM_INFANTRY;
  guint32 allowed = ~(KINGS_BIT (KINGS_FORM_CLOSE_ORDER) | KINGS_BIT (KINGS_VOLLEY_FIRE) |
                      KINGS_BIT (KINGS_GO_TO_GROUND) | KINGS_BIT (KINGS_FOLLOW_UP) |
                      KINGS_BIT (KINGS_SPIKE));

  if (unit->arm == KINGS_ARM_CREWED)
    {
      allowed &= ~(KINGS_BIT (KINGS_AT_THE_DOUBLE) | KINGS_BIT (KINGS_ATTACK) |
                   KINGS_BIT (KINGS_SKIRMISH));
      allowed |= KINGS_BIT (KINGS_SPIKE);
    }
  if (infantry && unit->kind == KINGS_KIND_REGULAR && !mounted)
    allowed |= KINGS_BIT (KINGS_FORM_CLOSE_ORDER) | KINGS_BIT (KINGS_VOLLEY_FIRE);
  if ((infantry && unit->kind == KINGS_KIND_TRIBAL) || (words & KINGS_WORD_FIELDCRAFT))
    allowed |= KINGS_BIT (KINGS_GO_TO_GROUND);
  if (unit->arm == KINGS_ARM_CAVALRY)
    allowed |= KINGS_BIT (KINGS_FOLLOW_UP);
  return allowed;
}

/* K-ACT-02 */
static guint32
list_free (const KingsUnit *unit,
           guint32          words,
           gboolean         inexperienced)
{
  guint32 fire = KINGS_BIT (KINGS_FIRE) | KINGS_BIT (KINGS_VOLLEY_FIRE);
  guint32 free = KINGS_BIT (KINGS_STAND_TO);

  if (words & KINGS_WORD_GHAZI)
    free = KINGS_BIT (KINGS_MOVE) | KINGS_BIT (KINGS_ATTACK);
  else if (unit->arm == KINGS_ARM_CAVALRY)
    free |= KINGS_BIT (KINGS_ATTACK);
  else if (unit->arm == KINGS_ARM_INFANTRY)
    free |= unit->kind == KINGS_KIND_TRIBAL || (words & KINGS_WORD_MOUNTED_INFANTRY)
              ? KINGS_BIT (KINGS_MOVE)
              : fire;

  return inexperienced ? free & KINGS_BIT (KINGS_STAND_TO) : free;
}

/* @trait: (nullable): the Leader's, if it counts */
void
muster_kings_setup_units_list_orders (const MusterLevyUnit *unit,
                                      const MusterTrait    *trait,
                                      guint32              *allowed,
                                      guint32              *free)
{
  KingsUnit compiled = {
    .kind = (guint8) muster_choices_find (kinds, unit->type->kind),
    .arm = (guint8) muster_choices_find (arms, unit->type->arm),
  };
  int leader = trait != NULL ? (int) find_trait (trait) : -1;
  MusterProfile profile;

  muster_unit_type_get_profile (unit->type, unit->options, unit->n_options, trait, &profile);
  if (profile.rules & KINGS_WORD_IRREGULAR)
    compiled.kind = KINGS_KIND_IRREGULAR;
  *allowed = list_allowed (&compiled, (guint32) profile.rules);
  *free = list_free (&compiled, (guint32) profile.rules, leader == KINGS_TRAIT_INEXPERIENCED);
  /* K-MOVE-03, K-MELEE-10 */
  if (leader == KINGS_TRAIT_WHEEZY)
    *allowed &= ~KINGS_BIT (KINGS_AT_THE_DOUBLE);
  if (leader == KINGS_TRAIT_YELLOW_BELLIED)
    *allowed &= ~KINGS_BIT (KINGS_ATTACK);
}

static void
compile_profile (const MusterSetup   *setup,
                 const MusterUnitDef *def,
                 const MusterTrait   *trait,
                 KingsProfile        *profile)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  const gint16 *weapon;
  MusterProfile raw;

  muster_unit_type_get_profile (def->type, def->options, def->n_options, trait, &raw);
  profile->words = (guint32) raw.rules;
  profile->speed = get_stat (raw.stats, muster_catalog_find_stat (catalog, "speed"), 0);
  profile->firing = get_stat (raw.stats, muster_catalog_find_stat (catalog, "firing"), 6);
  profile->fighting = get_stat (raw.stats, muster_catalog_find_stat (catalog, "fighting"), 6);
  profile->discipline = get_stat (raw.stats, muster_catalog_find_stat (catalog, "discipline"), 0);
  if (raw.weapon == NULL)
    return;

  weapon = raw.weapon->stats;
  profile->words |= (guint32) raw.weapon->rules;
  profile->short_range = get_stat (weapon, muster_catalog_find_weapon_stat (catalog, "short"), 0);
  profile->long_range = get_stat (weapon, muster_catalog_find_weapon_stat (catalog, "long"), 0);
  profile->dice = get_stat (weapon, muster_catalog_find_weapon_stat (catalog, "dice"), 1);
}

static gboolean
compile_climate (const MusterSetup  *setup,
                 guint               index,
                 KingsUnit          *unit,
                 GError            **error)
{
  const MusterUnitDef *def = g_ptr_array_index (setup->units, index);
  int climate = def->members[KINGS_UNIT_CLIMATE].number;

  if (!(def->members_given & KINGS_BIT (KINGS_UNIT_CLIMATE)))
    return TRUE;
  if (!muster_setup_has_rule (setup, "climate"))
    return muster_setup_refuse_unit (setup, index, "climate", error,
                                     _("this battle is played without the optional rule “climate”"));
  if (unit->kind != KINGS_KIND_REGULAR)
    return muster_setup_refuse_unit (setup, index, "climate", error,
                                     _("only regular units suffer from the climate"));

  if (climate != KINGS_CLIMATE_LEADERSHIP)
    {
      unit->led.discipline--;
      unit->bare.discipline--;
    }
  unit->climate = climate != KINGS_CLIMATE_DISCIPLINE;
  return TRUE;
}

static int
work_out_cost (const MusterSetup   *setup,
               const MusterUnitDef *def)
{
  gboolean half = muster_setup_has_rule (setup, "half-size");
  int usual = half ? def->type->small_models : def->type->models;
  int cost = muster_unit_type_get_cost (def->type, def->options, def->n_options);

  if (!muster_setup_has_rule (setup, "size-points"))
    return cost;
  return muster_kings_levy_add_size (muster_ruleset_get_catalog (setup->ruleset), cost, def->models,
                                     usual);
}

gboolean
muster_kings_setup_units (MusterSetup  *setup,
                          KingsData    *data,
                          GError      **error)
{
  gboolean traits_count = !muster_setup_has_rule (setup, "no-traits") &&
                          !muster_setup_has_rule (setup, "simplified-leaders");

  for (guint i = 0; i < setup->units->len; i++)
    {
      MusterUnitDef *def = g_ptr_array_index (setup->units, i);
      const MusterTrait *trait = traits_count ? def->leader.trait : NULL;
      KingsUnit *unit = &data->units[i];
      gboolean says_reserve = (def->members_given & KINGS_BIT (KINGS_UNIT_RESERVE)) != 0;
      const MusterValue *setting;
      gboolean limited;
      const MusterPhrase *wrong;
      int kind;
      int arm;

      if (!def->models_given && muster_setup_has_rule (setup, "half-size"))
        def->models = def->type->small_models;

      unit->side = (gint8) def->side;
      compile_profile (setup, def, trait, &unit->led);
      compile_profile (setup, def, trait != NULL && trait->permanent ? trait : NULL, &unit->bare);

      kind = muster_choices_find (kinds, def->type->kind);
      arm = muster_choices_find (arms, def->type->arm);
      if (kind < 0 || arm < 0)
        return muster_setup_refuse_unit (setup, i, "type", error, _("these rules have no %s %s"),
                                         def->type->kind, def->type->arm);
      if (unit->bare.words & KINGS_WORD_IRREGULAR)
        kind = KINGS_KIND_IRREGULAR;
      unit->kind = (guint8) kind;
      unit->arm = (guint8) arm;

      if (arm == KINGS_ARM_INFANTRY)
        unit->native = kind == KINGS_KIND_TRIBAL ? KINGS_CHARGER : KINGS_SHOOTER;
      else
        unit->native = arm == KINGS_ARM_CAVALRY ? KINGS_HORSE : KINGS_GUN;

      /* K-FILE-03, and what an option asks of the weapon. */
      wrong = muster_kings_levy_judge_words (unit->bare.words, unit->arm == KINGS_ARM_INFANTRY);
      if (muster_setup_has_rule (setup, "half-size") && def->type->small_models == 0)
        return muster_setup_refuse_unit (setup, i, "type", error,
                                         _("there are no such units in half-size play"));
      if (def->models < 1)
        return muster_setup_refuse_unit (setup, i, "models", error, _("a unit needs models"));
      if (wrong != NULL)
        return muster_setup_refuse_unit (setup, i, "options", error, "%s", _(wrong->text));
      if (!compile_climate (setup, i, unit, error))
        return FALSE;

      unit->leadership = def->leader.leadership > 0 ? (gint8) def->leader.leadership
                                                    : DEFAULT_LEADERSHIP;
      if (trait != NULL)
        {
          unit->leadership = (gint8) muster_trait_get_leadership (trait, unit->leadership);
          unit->trait = find_trait (trait);
        }

      /* K-OPT `limited-ammunition`, and K-SCN-05 for the defender alone. */
      setting = &setup->settings[KINGS_SETTING_DEFENDER_AMMUNITION];
      limited = muster_setup_has_rule (setup, "limited-ammunition") ||
                (setting->number != 0 && setup->sides[unit->side].role == 1);
      unit->ammo = -1;
      if (limited && unit->kind != KINGS_KIND_TRIBAL && unit->arm != KINGS_ARM_CREWED)
        {
          if (unit->arm == KINGS_ARM_CAVALRY)
            unit->ammo = 1;
          else
            unit->rolls_ammo = TRUE;
        }

      unit->led.allowed = list_allowed (unit, unit->led.words);
      unit->bare.allowed = list_allowed (unit, unit->bare.words);
      unit->led.free = list_free (unit, unit->led.words, unit->trait == KINGS_TRAIT_INEXPERIENCED);
      unit->bare.free = list_free (unit, unit->bare.words, FALSE);
      unit->cost = (gint8) CLAMP (work_out_cost (setup, def), 0, G_MAXINT8);
      unit->reserve = says_reserve ? def->members[KINGS_UNIT_RESERVE].number != 0
                                   : unit->side == data->automated && unit->native != KINGS_GUN;
      data->must_begin |= unit->rolls_ammo || unit->trait == KINGS_TRAIT_DRUNKARD;
    }
  return TRUE;
}
