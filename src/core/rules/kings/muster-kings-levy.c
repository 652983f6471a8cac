/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-levy.h"

#include <string.h>

#include "core/rules/kings/muster-kings-text.h"
#include "core/rules/muster-resolution.h"

/* Forces before they go to battle: what units cost and what a force may hold (K-FORCE, K-OPTION). */

#define FREE_OPTION_TRAIT "favourite-nephew"

static const MusterPhrase BUDGET_RANGE =
  { "K-FORCE-01", N_("a budget of {0}; it may be from {1} to {2}") };
static const MusterPhrase TOO_MANY_GUNS =
  { "K-FORCE-02", N_("crewed weapons: {0}, but a budget of {1} allows {2}") };
static const MusterPhrase TOO_MUCH_HORSE =
  { "K-FORCE-02", N_("units of regular cavalry: {0}, and with a budget of {1} more than {2} are unusual") };
static const MusterPhrase MODELS =
  { "K-FORCE-03", N_("models: {0}, usually {1}") };
static const MusterPhrase MODELS_COST =
  { "K-FORCE-03", N_("models: {0}, usually {1}, so it costs {2} instead of {3}") };
static const MusterPhrase NOT_AT_HALF_SIZE =
  { "K-FORCE-04", N_("there are no such units in half-size play") };
static const MusterPhrase COST =
  { "K-OPTION-02", N_("it costs {0} with its options, but a unit costs {1} to {2}") };
static const MusterPhrase WOULD_COST =
  { "K-OPTION-02", N_("it would cost {0}, but a unit costs {1} to {2}") };
static const MusterPhrase ONE_OF_CUIRASSIERS =
  { "K-OPTION", N_("only one unit of a force can be cuirassiers, and another already is") };
static const MusterPhrase LIMITED_AMMUNITION =
  { "K-OPT", N_("units with limited ammunition: {0}; each may cost 1 point less if you agree on it") };
static const MusterPhrase CLIMATE =
  { "K-OPT", N_("regular units: {0}; the climate makes none of them cheaper") };
static const MusterPhrase FREE_OPTION_LEFT =
  { "K-LEAD-02", N_("the favourite nephew who leads it brings one more option at no cost") };
static const MusterPhrase FREE_OPTION_WRONG =
  { "K-LEAD-02", N_("an option at no cost, but no favourite nephew leads it") };

static const MusterPhrase NO_RIFLES =
  { "K-OPTION", N_("only a unit with rifles can snipe at officers") };
static const MusterPhrase NO_MODERN_RIFLES =
  { "K-OPTION", N_("only modern rifles can have a magazine") };
static const MusterPhrase INFANTRY_ONLY =
  { "K-OPTION", N_("only infantry can have this weapon") };

#define ADD(remarks, code, severity, unit, phrase, ...) \
  muster_remark_add ((remarks), (code), MUSTER_SEVERITY_##severity, (unit), (phrase), \
                     MUSTER_ARGS (__VA_ARGS__))

/* Returns: why a unit cannot be armed like this, or NULL */
const MusterPhrase *
muster_kings_levy_judge_words (guint64  words,
                               gboolean is_infantry)
{
  if ((words & KINGS_WORD_OFFICER_SNIPERS) && !(words & KINGS_WORD_RIFLE))
    return &NO_RIFLES;
  if ((words & KINGS_WORD_MAGAZINE_RIFLES) && !(words & KINGS_WORD_MODERN_RIFLE))
    return &NO_MODERN_RIFLES;
  if ((words & KINGS_WORD_INFANTRY_ONLY) && !is_infantry)
    return &INFANTRY_ONLY;
  return NULL;
}

/* K-FORCE-03 */
int
muster_kings_levy_add_size (MusterCatalog *catalog,
                            int            cost,
                            int            models,
                            int            usual)
{
  if (models == usual)
    return cost;
  return CLAMP (cost + (models > usual ? 1 : -1), muster_catalog_get_figure (catalog, "least-cost", 2),
                muster_catalog_get_figure (catalog, "most-cost", 9));
}

static guint64
get_words (const MusterLevyUnit *unit)
{
  MusterProfile profile;

  muster_levy_unit_get_profile (unit, &profile);
  return profile.rules | (profile.weapon != NULL ? profile.weapon->rules : 0);
}

static gboolean
is_arm (const MusterLevyUnit *unit,
        const char           *arm)
{
  return g_str_equal (unit->type->arm, arm);
}

const char *
muster_kings_levy_get_kind (const MusterLevyUnit *unit)
{
  return (get_words (unit) & KINGS_WORD_IRREGULAR) != 0 ? "irregular" : unit->type->kind;
}

static int
get_usual_models (const MusterLevy     *levy,
                  const MusterLevyUnit *unit)
{
  return muster_levy_has_rule (levy, "half-size") ? unit->type->small_models : unit->type->models;
}

static int
get_cost (const MusterLevy     *levy,
          const MusterLevyUnit *unit)
{
  int cost = muster_levy_unit_get_cost (unit);

  if (!muster_levy_has_rule (levy, "size-points"))
    return cost;
  return muster_kings_levy_add_size (levy->catalog, cost, unit->models,
                                     get_usual_models (levy, unit));
}

static gboolean
has_free_option (const MusterLevy     *levy,
                 const MusterLevyUnit *unit)
{
  return muster_kings_leaders_count_traits (levy) && unit->trait != NULL &&
         g_str_equal (unit->trait->id, FREE_OPTION_TRAIT);
}

static int
find_other_cuirassiers (const MusterLevy *levy,
                        guint             unit,
                        guint             n_others)
{
  for (guint i = 0; i < levy->n_units && i < n_others; i++)
    if (i != unit && (get_words (&levy->units[i]) & KINGS_WORD_CUIRASSIERS) != 0)
      return (int) i;
  return -1;
}

static void
check_options (const MusterLevy *levy,
               guint             index,
               GArray           *remarks)
{
  const MusterLevyUnit *unit = &levy->units[index];
  guint64 words = get_words (unit);
  const MusterPhrase *wrong = muster_kings_levy_judge_words (words, is_arm (unit, "infantry"));
  int least = muster_catalog_get_figure (levy->catalog, "least-cost", 2);
  int most = muster_catalog_get_figure (levy->catalog, "most-cost", 9);
  int cost = muster_levy_unit_get_cost (unit);

  if (cost < least || cost > most)
    ADD (remarks, "cost", ERROR, (int) index, &COST, cost, least, most);
  if (wrong != NULL)
    ADD (remarks, "wrong-weapon", ERROR, (int) index, wrong, 0);
  if ((words & KINGS_WORD_CUIRASSIERS) != 0 && find_other_cuirassiers (levy, index, index) >= 0)
    ADD (remarks, "cuirassiers", ERROR, (int) index, &ONE_OF_CUIRASSIERS, 0);

  if (unit->free_option != NULL && !has_free_option (levy, unit))
    ADD (remarks, "free-option", ERROR, (int) index, &FREE_OPTION_WRONG, 0);
  else if (unit->free_option == NULL && has_free_option (levy, unit))
    ADD (remarks, "free-option-left", NOTE, (int) index, &FREE_OPTION_LEFT, 0);
}

static void
check (const MusterLevy *levy,
       GArray           *remarks)
{
  int least = muster_catalog_get_figure (levy->catalog, "least-budget", 1);
  int most = muster_catalog_get_figure (levy->catalog, "most-budget", 999);
  int budget = muster_levy_get_budget (levy);
  int limited = 0, regular = 0;
  int each;
  int limit;
  int guns = 0, horse = 0;

  /* K-FORCE-01 */
  if (budget < least || budget > most)
    ADD (remarks, "budget-range", ERROR, -1, &BUDGET_RANGE, budget, least, most);

  /* K-FORCE-02 */
  each = MAX (1, muster_catalog_get_figure (levy->catalog, "points-a-gun", 24));
  limit = MAX (1, budget / each);
  for (guint i = 0; i < levy->n_units; i++)
    {
      guns += is_arm (&levy->units[i], "crewed");
      horse += is_arm (&levy->units[i], "cavalry") &&
               g_str_equal (muster_kings_levy_get_kind (&levy->units[i]), "regular");
    }

  if (guns > limit)
    ADD (remarks, "too-many-guns", ERROR, -1, &TOO_MANY_GUNS, guns, budget, limit);
  if (horse > limit)
    ADD (remarks, "regular-cavalry", WARNING, -1, &TOO_MUCH_HORSE, horse, budget, limit);

  /* K-OPT: what the optional rules mean for the points. */
  for (guint i = 0; i < levy->n_units; i++)
    {
      const char *kind = muster_kings_levy_get_kind (&levy->units[i]);

      limited += !g_str_equal (kind, "tribal") && !is_arm (&levy->units[i], "crewed");
      regular += g_str_equal (kind, "regular");
    }

  if (muster_levy_has_rule (levy, "limited-ammunition") && limited > 0)
    ADD (remarks, "limited-ammunition", NOTE, -1, &LIMITED_AMMUNITION, limited);
  if (muster_levy_has_rule (levy, "climate") && regular > 0)
    ADD (remarks, "climate", NOTE, -1, &CLIMATE, regular);

  for (guint i = 0; i < levy->n_units; i++)
    {
      const MusterLevyUnit *unit = &levy->units[i];
      int usual = get_usual_models (levy, unit);
      int cost = muster_levy_unit_get_cost (unit);

      /* K-FORCE-03, K-FORCE-04 */
      if (usual == 0)
        ADD (remarks, "half-size", ERROR, (int) i, &NOT_AT_HALF_SIZE, 0);
      else if (unit->models != usual && muster_levy_has_rule (levy, "size-points"))
        ADD (remarks, "unusual-models", WARNING, (int) i, &MODELS_COST, unit->models, usual,
             get_cost (levy, unit), cost);
      else if (unit->models != usual)
        ADD (remarks, "unusual-models", WARNING, (int) i, &MODELS, unit->models, usual);

      check_options (levy, i, remarks);
    }
}

static gboolean
judge_change (const MusterLevy     *levy,
              guint                 unit,
              const MusterLevyUnit *after,
              const MusterOption   *option,
              MusterRemark         *why)
{
  guint64 words = get_words (after);
  const MusterPhrase *wrong = muster_kings_levy_judge_words (words, is_arm (after, "infantry"));
  int least;
  int most;
  int cost;
  int change;

  why->severity = MUSTER_SEVERITY_ERROR;
  why->unit = (int) unit;
  why->code = "wrong-weapon";
  why->line.phrase = wrong;
  if (wrong != NULL)
    return FALSE;

  why->code = "cuirassiers";
  why->line.phrase = &ONE_OF_CUIRASSIERS;
  if ((words & KINGS_WORD_CUIRASSIERS) != 0 && find_other_cuirassiers (levy, unit, G_MAXUINT) >= 0)
    return FALSE;

  why->code = "cost";

  /* K-OPTION-02. An option that brings a unit closer to the allowed cost is never refused. */
  least = muster_catalog_get_figure (levy->catalog, "least-cost", 2);
  most = muster_catalog_get_figure (levy->catalog, "most-cost", 9);
  cost = muster_levy_unit_get_cost (after);
  change = &levy->units[unit] == after
           ? muster_unit_type_find_option (after->type, option->id)->cost : cost -
           muster_levy_unit_get_cost (&levy->units[unit]);
  if (levy->any_cost || ((cost <= most || change <= 0) && (cost >= least || change >= 0)))
    return TRUE;

  why->line.phrase = &WOULD_COST;
  memcpy (why->line.args, MUSTER_ARGS (cost, least, most), sizeof why->line.args);
  return FALSE;
}

static gboolean
judge_option (const MusterLevy   *levy,
              guint               unit,
              const MusterOption *option,
              MusterRemark       *why)
{
  const MusterLevyUnit *before = &levy->units[unit];
  g_autofree const MusterOption **options = NULL;
  MusterLevyUnit after;

  if (muster_levy_unit_has_option (before, option))
    return judge_change (levy, unit, before, option, why);

  /* An option takes the place of its group's default. */
  options = muster_levy_unit_add_option (before, option, &after);

  return judge_change (levy, unit, &after, option, why);
}

/* K-LEAD-03 */
static int
get_leadership (const MusterLevy     *levy,
                const MusterLevyUnit *unit,
                int                   leadership)
{
  return muster_kings_leaders_count_traits (levy)
           ? muster_trait_get_leadership (unit->trait, leadership) : leadership;
}

/* What is special about the arm, beside the orders. Options say themselves what they change. */
static void
describe_arm (const MusterLevy     *levy,
              const MusterLevyUnit *unit,
              GPtrArray            *lines)
{
  const char *arm = unit->type->arm;
  MusterProfile profile;
  guint64 words;
  int dice;

  muster_levy_unit_get_profile (unit, &profile);
  words = profile.rules | (profile.weapon != NULL ? profile.weapon->rules : 0);
  if (g_str_equal (arm, "cavalry"))
    g_ptr_array_add (lines, g_strdup (_("In melee, foes other than cavalry need two hits to remove a model. "
                                        "May attack at the double, and follow up a victory.")));
  else if (g_str_equal (arm, "infantry") && g_str_equal (muster_kings_levy_get_kind (unit), "tribal"))
    g_ptr_array_add (lines, g_strdup (_("Difficult ground does not slow it. May attack at the double.")));
  else if (g_str_equal (arm, "crewed"))
    {
      dice = muster_catalog_find_weapon_stat (levy->catalog, "dice");
      if (profile.weapon != NULL && dice >= 0)
        {
          int n = unit->models * profile.weapon->stats[dice];

          g_ptr_array_add (lines, g_strdup_printf (dngettext (MUSTER_TEXT_DOMAIN,
                                                              "With its whole crew it fires %d die.",
                                                              "With its whole crew it fires %d dice.",
                                                              (gulong) n), n));
        }
      g_ptr_array_add (lines, g_strdup (_("Fires into the half circle in front; only a Move turns it. Its "
                                          "crew may spike it once the Leader is gone.")));
      if ((words & KINGS_WORD_FIELD_GUN) != 0)
        g_ptr_array_add (lines, g_strdup (_("Field gun: takes a point off the target’s cover.")));
      if ((words & KINGS_WORD_MACHINE_GUN) != 0)
        g_ptr_array_add (lines, g_strdup (_("Machine gun: jams on more 1s than it has crew, and then hits "
                                            "nobody.")));
    }
}

/* Which orders are free is worked out for the unit: options and a Leader's trait change it (K-ACT-02). */
static void
describe_unit (const MusterLevy     *levy,
               const MusterLevyUnit *unit,
               GPtrArray            *lines)
{
  const MusterTrait *trait = muster_kings_leaders_count_traits (levy) ? unit->trait : NULL;
  g_autofree char *free_orders = NULL;
  g_autofree char *tested_orders = NULL;
  guint32 allowed, free;

  muster_kings_setup_units_list_orders (unit, trait, &allowed, &free);
  free_orders = muster_kings_reference_dup_orders (allowed & free);
  tested_orders = muster_kings_reference_dup_orders (allowed & ~free);
  g_ptr_array_add (lines, g_strdup_printf (_("Free: %s. With a test: %s."), free_orders,
                                           tested_orders));
  describe_arm (levy, unit, lines);
}

/* Several scenarios ask who is over half strength when the battle ends (K-SCN). */
static void
mark_casualties (const MusterLevy     *levy,
                 const MusterLevyUnit *unit,
                 MusterLevyBoxes      *casualties)
{
  casualties->half = casualties->n - casualties->n / 2;
}

const MusterLevyRules muster_kings_levy_rules = {
  .get_leadership = get_leadership,
  .describe_unit = describe_unit,
  .mark_casualties = mark_casualties,
  .list_boxes = muster_kings_boxes_list,
  .list_tokens = muster_kings_boxes_list_tokens,
  .get_cost = get_cost,
  .get_kind = muster_kings_levy_get_kind,
  .check = check,
  .judge_option = judge_option,
  .roll_leader = muster_kings_leaders_roll_one,
  .roll_leaders = muster_kings_leaders_roll,

  .scenario_roll = KINGS_ROLL_SCENARIO + 1,
  .tactics_roll = KINGS_ROLL_TACTICS + 1,
  .tactics = muster_kings_tactics,
  .scenario_phrase = { "K-SCN", N_("{d0}: {c1}") },
  .tactics_phrase = { "K-SCN", N_("{s0}: {d1} = {2}, {+3} = {4}") },
  .list_limits = muster_kings_plan_list_limits,
};
