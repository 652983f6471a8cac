/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/muster-ruleset.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* Rolls an army (T-FORCE-03): first its units, then their guns and qualities, then the generals. */

enum
{
  DETAIL_GUNS,
  DETAIL_QUALITY,
  DETAIL_RATINGS,
};

static const MusterArmySize sizes[] = {
  { N_("Small battle"), 5 },
  { N_("Medium battle"), 8 },
  { N_("Large battle"), 10 },
  { NULL },
};

static const MusterArmyDetail details[] = {
  [DETAIL_GUNS] = { "guns", N_("Sizes of the guns"), "artillery-sizes" },
  [DETAIL_QUALITY] = { "quality", N_("Quality of the units"), "quality" },
  [DETAIL_RATINGS] = { "ratings", N_("Ratings of the generals") },
  { NULL },
};

/* A force that has not decided on its optional rules counts as having all of them. */
static gboolean
is_wanted (const MusterLevy     *levy,
           const MusterArmyWish *wish,
           guint                 detail)
{
  const char *rule = details[detail].rule;

  return (wish->details & (1u << detail)) != 0 &&
         (rule == NULL || levy->optional_rules == NULL || muster_levy_has_rule (levy, rule));
}

/* @id is NULL for medium guns and regulars, which need no option. */
static void
add_option (const MusterLevy *levy,
            MusterArmyRoll   *roll,
            const char       *id)
{
  const MusterOption *option = id != NULL ? muster_catalog_find_option (levy->catalog, id) : NULL;

  if (option != NULL)
    roll->options[roll->n_options++] = option;
}

static void
roll_guns (MusterResolution *self,
           const MusterLevy *levy,
           MusterArmyRoll   *rolls,
           guint             n_units)
{
  static const char *const options[] = {
    [TOY_LIGHT_GUN] = "gun-light", [TOY_MEDIUM_GUN] = NULL, [TOY_HEAVY_GUN] = "gun-heavy",
  };

  for (guint i = 0; i < n_units; i++)
    {
      int arm = muster_toy_setup_find_arm (rolls[i].type->arm);
      const MusterRollTableRow *row;

      if (arm != TOY_FOOT_ARTILLERY && arm != TOY_HORSE_ARTILLERY)
        continue;
      row = muster_toy_rolls_on_table (self, levy->catalog, TOY_PURPOSE_GUN_SIZE,
                                       (int) (levy->n_units + i));
      if (row == NULL)
        return;
      add_option (levy, &rolls[i], options[muster_toy_rolls_get_gun (row, arm)]);
    }
}

static void
roll_qualities (MusterResolution *self,
                const MusterLevy *levy,
                MusterArmyRoll   *rolls,
                guint             n_units)
{
  static const char *const options[] = {
    [TOY_MILITIA] = "militia", [TOY_REGULAR] = NULL, [TOY_ELITE] = "elite",
  };

  for (guint i = 0; i < n_units; i++)
    {
      const MusterRollTableRow *row =
        muster_toy_rolls_on_table (self, levy->catalog, TOY_PURPOSE_QUALITY,
                                   (int) (levy->n_units + i));

      if (row == NULL)
        return;
      add_option (levy, &rolls[i], options[CLAMP (row->value, TOY_MILITIA, TOY_ELITE)]);
    }
}

static void
roll_ratings (MusterResolution *self,
              const MusterLevy *levy,
              int              *ratings)
{
  for (guint i = 0; i < levy->n_units; i++)
    {
      const MusterRollTableRow *row;

      if (muster_toy_setup_find_arm (levy->units[i].type->arm) != TOY_GENERAL)
        continue;
      row = muster_toy_rolls_on_table (self, levy->catalog, TOY_PURPOSE_GENERAL_RATING, (int) i);
      if (row == NULL)
        return;
      ratings[i] = CLAMP (row->value, 1, TOY_MAX_RATING);
    }
}

/* Where dice are missing, the resolution rolls nothing more, so the later rolls need no check. */
static void
roll_army (MusterResolution     *self,
           const MusterLevy     *levy,
           const MusterArmyWish *wish,
           MusterArmyRoll       *rolls,
           int                  *ratings)
{
  for (guint i = 0; i < wish->n_units; i++)
    {
      rolls[i] = (MusterArmyRoll) { .type = muster_toy_rolls_type (self, levy->catalog) };
      if (rolls[i].type == NULL)
        return;
    }

  if (is_wanted (levy, wish, DETAIL_GUNS))
    roll_guns (self, levy, rolls, wish->n_units);
  if (is_wanted (levy, wish, DETAIL_QUALITY))
    roll_qualities (self, levy, rolls, wish->n_units);
  if (is_wanted (levy, wish, DETAIL_RATINGS))
    roll_ratings (self, levy, ratings);
}

const MusterArmyRules muster_toy_army = {
  .sizes = sizes,
  .max_units = 40,
  .details = details,
  .roll = roll_army,
};
