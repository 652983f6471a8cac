/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-ruleset.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/rules/muster-order-handler.h"

/* A ruleset in use: its table of functions and the catalog that they work with. Immutable. */

/* What a leader's leadership can be, unless the ruleset says otherwise. */
#define MIN_LEADERSHIP 1
#define MAX_LEADERSHIP 12

struct _MusterRuleset
{
  MusterObject parent_instance;

  const MusterRules *rules;
  MusterCatalog *catalog;
  guint n_orders;
};

G_DEFINE_FINAL_TYPE (MusterRuleset, muster_ruleset, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const MusterPhrase OVER = { NULL, N_("the battle is over"), TRUE };
static const MusterPhrase MISSING = { NULL, N_("“{q0}” is missing") };
static const MusterPhrase OUT_OF_RANGE = { NULL, N_("“{q0}” must be from {1} to {2}, but is {3}") };
static const MusterPhrase NO_SUCH_UNIT = { NULL, N_("“{q0}” names no unit of this battle") };
static const MusterPhrase NO_UNIT = { NULL, N_("say which unit acts") };

static gboolean
judge_range (const MusterOrder *order,
             guint              field,
             int                min,
             int                max,
             MusterRefusal     *why)
{
  int number = muster_order_get (order, field);

  if (number >= min && number <= max)
    return TRUE;
  return muster_refuse (why, &OUT_OF_RANGE, (gint32) field, min, max, number);
}

/* What holds of any order's field, whatever the ruleset: a form or a program may say anything. */
static gboolean
judge_field (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             guint              field,
             MusterRefusal     *why)
{
  const MusterField *spec = &order->spec->fields[field];

  if (!muster_order_has (order, field))
    {
      if (spec->flags & MUSTER_FIELD_REQUIRED)
        return muster_refuse (why, &MISSING, (gint32) field);
      return TRUE;
    }

  switch ((guint) spec->kind)
    {
    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_UNITS:
      {
        const MusterValue *value = &order->values[field];
        gboolean is_list = spec->kind == MUSTER_FIELD_UNITS;
        gint16 single = (gint16) value->number;
        const gint16 *units = is_list ? muster_value_get_list (value) : &single;
        int n = is_list ? value->number : 1;

        if (!is_list && single <= MUSTER_VALUE_FROM_CHOICE (0) &&
            single > MUSTER_VALUE_FROM_CHOICE ((int) muster_choices_count (spec->choices)))
          return TRUE;

        for (int i = 0; i < n; i++)
          if (units[i] < 0 || units[i] >= state->n_units)
            return muster_refuse (why, &NO_SUCH_UNIT, (gint32) field);
        return TRUE;
      }
    case MUSTER_FIELD_SIDE:
      return judge_range (order, field, 0, (int) setup->n_sides - 1, why);
    case MUSTER_FIELD_PLAYER:
      return judge_range (order, field, 0, (int) setup->n_players - 1, why);
    case MUSTER_FIELD_CHOICE:
      return judge_range (order, field, 0, (int) muster_choices_count (spec->choices) - 1, why);
    case MUSTER_FIELD_NUMBER:
      return judge_range (order, field, spec->min, spec->max, why);
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_ID:
      if (muster_order_get_text (order, field) == NULL)
        return muster_refuse (why, &MISSING, (gint32) field);
      return TRUE;
    default:
      return TRUE;
    }
}

static gboolean
judge_form (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  const MusterField *fields = order->spec->fields;

  if (state->over && !(order->spec->flags & MUSTER_ORDER_AFTER_END))
    return muster_refuse (why, &OVER, 0);
  if ((order->spec->flags & MUSTER_ORDER_OF_UNIT) &&
      (order->unit < 0 || order->unit >= state->n_units))
    return muster_refuse (why, &NO_UNIT, 0);

  for (guint i = 0; scope == MUSTER_JUDGE_WHOLE && fields != NULL && fields[i].id != NULL; i++)
    if (!judge_field (setup, state, order, i, why))
      return FALSE;
  return TRUE;
}

static void
muster_ruleset_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  MusterRuleset *self = MUSTER_RULESET (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, muster_ruleset_get_id (self));
      break;
    case PROP_NAME:
      g_value_set_string (value, muster_ruleset_get_name (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterRuleset, catalog, g_object_unref),
};

static void
muster_ruleset_class_init (MusterRulesetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_ruleset_get_property;

  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_ruleset_init (MusterRuleset *self)
{
}

/**
 * muster_ruleset_new:
 * @rules: static
 * @catalog: its figures
 *
 * Returns: (transfer full): a ruleset
 */
MusterRuleset *
muster_ruleset_new (const MusterRules *rules,
                    MusterCatalog     *catalog)
{
  MusterRuleset *self = g_object_new (MUSTER_TYPE_RULESET, NULL);

  self->rules = rules;
  self->catalog = g_object_ref (catalog);
  while (rules->orders[self->n_orders].id != NULL)
    self->n_orders++;
  return self;
}

const MusterRules *
muster_ruleset_get_rules (MusterRuleset *self)
{
  return self->rules;
}

MusterCatalog *
muster_ruleset_get_catalog (MusterRuleset *self)
{
  return self->catalog;
}

const char *
muster_ruleset_get_id (MusterRuleset *self)
{
  return self->rules->id;
}

const char *
muster_ruleset_get_name (MusterRuleset *self)
{
  return _(self->rules->name);
}

/**
 * muster_ruleset_dup_leadership:
 *
 * Returns: (transfer full): "6+", in the reader's language
 */
char *
muster_ruleset_dup_leadership (MusterRuleset *self,
                               int            leadership)
{
  g_return_val_if_fail (MUSTER_IS_RULESET (self), NULL);

  return muster_rules_dup_leadership (self->rules, leadership);
}

/**
 * muster_ruleset_get_leadership_range:
 *
 * Says which values a leader's leadership can have where it is said at all.
 */
void
muster_ruleset_get_leadership_range (MusterRuleset *self,
                                     int           *min,
                                     int           *max)
{
  *min = self->rules->max_leadership > 0 ? self->rules->min_leadership : MIN_LEADERSHIP;
  *max = self->rules->max_leadership > 0 ? self->rules->max_leadership : MAX_LEADERSHIP;
}

char *
muster_ruleset_dup_distance (MusterRuleset *self,
                             int            distance)
{
  const MusterRules *rules;
  const char *measure;

  g_return_val_if_fail (MUSTER_IS_RULESET (self), NULL);

  rules = self->rules;
  measure = distance == 1 && rules->measure_one != NULL ? rules->measure_one : rules->measure;
  return g_strdup_printf ("%d%s", distance, measure != NULL ? _(measure) : "");
}

const MusterOrderSpec *
muster_ruleset_get_order_spec (MusterRuleset *self,
                               guint          verb)
{
  g_return_val_if_fail (verb < self->n_orders, NULL);

  return &self->rules->orders[verb];
}

guint
muster_ruleset_get_n_orders (MusterRuleset *self)
{
  return self->n_orders;
}

/**
 * muster_ruleset_find_order:
 *
 * Returns: the index of the order named @id, or -1
 */
int
muster_ruleset_find_order (MusterRuleset *self,
                           const char    *id)
{
  for (guint i = 0; i < self->n_orders; i++)
    if (*self->rules->orders[i].id == *id && strcmp (self->rules->orders[i].id, id) == 0)
      return (int) i;
  return -1;
}

/**
 * muster_ruleset_begin:
 * @state: an initialised state
 *
 * Makes @state the one that a battle begins with.
 */
void
muster_ruleset_begin (const MusterSetup *given,
                      MusterState       *state)
{
  /* Rules that were switched later were not yet so. */
  const MusterSetup *setup = muster_setup_get_variant (given, 0);

  state->n_units = 0;
  state->turn = 1;
  for (guint i = 0; i < setup->units->len; i++)
    muster_state_add_unit (state, g_ptr_array_index (setup->units, i));
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, i);

      if (def->listed)
        state->known |= 1u << i;
    }
  setup->ruleset->rules->begin (setup, state);
}

static void
describe_offer (const MusterSetup *setup,
                const MusterState *state,
                guint              verb,
                int                unit,
                MusterOffer       *offer)
{
  const MusterRules *rules = setup->ruleset->rules;
  g_auto (MusterOrder) order = { 0 };

  muster_order_init (&order, rules->orders, verb, unit);
  *offer = (MusterOffer) { .verb = verb, .free = TRUE, .chance = 1.0 };
  offer->legal = judge_form (setup, state, &order, MUSTER_JUDGE_UNIT, &offer->reason) &&
                 muster_handlers_judge (setup, state, &order, MUSTER_JUDGE_UNIT, &offer->reason);
  if (offer->legal && rules->is_free != NULL)
    offer->free = rules->is_free (setup, state, &order, &offer->chance);
}

/**
 * muster_ruleset_list_orders:
 * @unit: index of a unit; -1 for the orders that no unit gives
 *
 * Lists every order with whether it can be given now and, if not, why.
 *
 * Returns: (transfer full) (element-type MusterOffer): the orders in the ruleset's own order
 */
GArray *
muster_ruleset_list_orders (const MusterSetup *base,
                            const MusterState *state,
                            int                unit)
{
  const MusterSetup *setup = muster_setup_get_variant (base, state->switched);
  MusterRuleset *self = setup->ruleset;
  GArray *offers = g_array_new (FALSE, FALSE, sizeof (MusterOffer));

  for (guint i = 0; i < self->n_orders; i++)
    {
      gboolean of_unit = (self->rules->orders[i].flags & MUSTER_ORDER_OF_UNIT) != 0;
      MusterOffer offer;

      if (of_unit != (unit >= 0))
        continue;
      describe_offer (setup, state, i, unit, &offer);
      g_array_append_val (offers, offer);
    }
  return offers;
}

/**
 * muster_ruleset_judge:
 * @why: (out): the reason, if it is refused
 *
 * Returns: whether @order may be given in @state. No dice are looked at.
 */
gboolean
muster_ruleset_judge (const MusterSetup *base,
                      const MusterState *state,
                      const MusterOrder *order,
                      MusterRefusal     *why)
{
  const MusterSetup *setup = muster_setup_get_variant (base, state->switched);
  return judge_form (setup, state, order, MUSTER_JUDGE_WHOLE, why) &&
         muster_handlers_judge (setup, state, order, MUSTER_JUDGE_WHOLE, why);
}

/**
 * muster_ruleset_resolve:
 * @tape: the rolls that are known; only a tape with a generator is added to
 * @outcome: (inout): an initialised outcome; what was in it is gone
 *
 * Carries out @order. Nothing but @outcome (and a self-feeding @tape) changes. A quiet outcome is for
 * those who have judged the order, and want no more than what it leads to.
 */
void
muster_ruleset_resolve (const MusterSetup *base,
                        const MusterState *state,
                        const MusterOrder *order,
                        MusterTape        *tape,
                        MusterOutcome     *outcome)
{
  const MusterSetup *setup = muster_setup_get_variant (base, state->switched);
  MusterResolution resolution = {
    .rules = setup->ruleset->rules,
    .setup = setup,
    .before = state,
    .order = order,
    .tape = tape,
    .outcome = outcome,
    .state = &outcome->state,
  };

  g_return_if_fail (state != &outcome->state);

  muster_outcome_reset (outcome);
  if (!outcome->quiet && !muster_ruleset_judge (setup, state, order, &outcome->reason))
    {
      outcome->kind = MUSTER_OUTCOME_REFUSED;
      return;
    }

  muster_state_assign (&outcome->state, state);
  muster_handlers_play (&resolution);
  if (outcome->quiet)
    return;

  /* Remembers by which order each unit has acted, until it may act again. Only views read it. */
  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].acted && !outcome->state.units[i].acted)
      outcome->state.units[i].did = outcome->state.units[i].failed = 0;

  if (order->unit >= 0 && order->spec->done != NULL)
    {
      outcome->state.units[order->unit].did = (guint8) (order->verb + 1);
      outcome->state.units[order->unit].failed = !outcome->passed;
    }

  muster_resolution_finish (&resolution);
}

/**
 * muster_ruleset_get_reach:
 * @choice: of a field with choices, or -1
 *
 * Returns: how far the field reaches, in the measure of the rules; 0 where nothing limits it
 */
int
muster_ruleset_get_reach (const MusterSetup *base,
                          const MusterState *state,
                          const MusterOrder *order,
                          guint              field,
                          int                choice)
{
  const MusterSetup *setup = muster_setup_get_variant (base, state->switched);
  const MusterRules *rules = setup->ruleset->rules;

  return rules->get_reach != NULL ? rules->get_reach (setup, state, order, field, choice) : 0;
}

/**
 * muster_ruleset_forecast:
 * @forecast: (out): what to expect of @order
 *
 * Returns: %FALSE if the order is refused or there is nothing to foresee; the chance that it is
 *   carried out is there in any case
 */
gboolean
muster_ruleset_forecast (const MusterSetup *base,
                         const MusterState *state,
                         const MusterOrder *order,
                         MusterForecast    *forecast)
{
  const MusterSetup *setup = muster_setup_get_variant (base, state->switched);
  const MusterRules *rules = setup->ruleset->rules;
  MusterRefusal why;
  double chance = 1.0;

  if (!muster_ruleset_judge (setup, state, order, &why))
    {
      muster_forecast_reset (forecast, 0.0);
      return FALSE;
    }

  if (rules->is_free != NULL)
    rules->is_free (setup, state, order, &chance);
  muster_forecast_reset (forecast, chance);
  if (!muster_handlers_forecast (setup, state, order, forecast))
    return FALSE;

  /* Rounding may leave a sum of chances slightly above 1 or below 0. */
  forecast->chance = CLAMP (forecast->chance, 0.0, 1.0);
  for (guint i = 0; i < forecast->n_chances; i++)
    forecast->chances[i].chance = CLAMP (forecast->chances[i].chance, 0.0, 1.0);
  for (guint i = 0; i < forecast->n_spreads; i++)
    for (guint k = 0; k <= forecast->spreads[i].highest; k++)
      forecast->spreads[i].odds[k] = CLAMP (forecast->spreads[i].odds[k], 0.0, 1.0);

  return TRUE;
}

int
muster_ruleset_get_score (const MusterSetup *base,
                          const MusterState *state,
                          int                side)
{
  const MusterSetup *setup = muster_setup_get_variant (base, state->switched);
  return setup->ruleset->rules->get_score (setup, state, side);
}

/**
 * muster_ruleset_get_player_score:
 *
 * Returns: the points that a player is told to have: who leads a side alone has all that it has, whoever
 * counted it
 */
int
muster_ruleset_get_player_score (const MusterSetup *base,
                                 const MusterState *state,
                                 int                player)
{
  const MusterSetup *setup = muster_setup_get_variant (base, state->switched);
  int side = setup->players[player].side;
  guint n_players = 0;

  for (guint i = 0; i < setup->n_players; i++)
    n_players += setup->players[i].side == side;
  if (n_players > 1)
    return muster_state_get_player_score (setup, state, player);

  return muster_ruleset_get_score (setup, state, side);
}
