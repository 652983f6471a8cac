/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-correction.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/rules/muster-order-handler.h"
#include "core/rules/muster-ruleset.h"

/* Limits of numbers that nothing else limits, as in the battle file. */
#define MAX_START 999
#define MAX_TURN 999
#define MAX_TRACKER 999

static const MusterPhrase BAD_NUMBER =
  { NULL, N_("“{v0}” takes a whole number from {1} to {2}") };
static const MusterPhrase BAD_WORD =
  { NULL, N_("“{v0}” is one of: {w1}") };
static const MusterPhrase NO_FIGURES =
  { NULL, N_("{u0} has left play with no figures left: set its fate first") };
static const MusterPhrase BAD_CARD =
  { NULL, N_("“{v0}” takes a card of the pack, such as 4H, or nothing") };
static const MusterPhrase BAD_SIDE =
  { NULL, N_("“{v0}” takes the id of a side") };
static const MusterPhrase NEEDS_UNIT =
  { NULL, N_("say whose “{v0}” is set: it belongs to a unit") };
static const MusterPhrase NOT_OF_UNIT =
  { NULL, N_("“{v0}” belongs to the whole battle, not to a unit") };
static const MusterPhrase NEEDS_RULE =
  { NULL, N_("“{v0}” needs another optional rule, which is off") };
static const MusterPhrase NEEDED =
  { NULL, N_("another optional rule of this battle needs “{v0}”") };
static const MusterPhrase NOT_HERE =
  { NULL, N_("there is no “{v0}” in this battle") };

/* What every unit and every battle has, called as in the state document. Whatever else is set is a marker of
 * a unit or a tracker of the battle. */
static const struct
{
  const char *id;
  MusterCorrectionKind kind;
} KINDS[] = {
  { "strength", MUSTER_CORRECT_STRENGTH },
  { "start", MUSTER_CORRECT_START },
  { "fate", MUSTER_CORRECT_FATE },
  { "acted", MUSTER_CORRECT_ACTED },
  { "leader", MUSTER_CORRECT_LEADER },
  { "leadership", MUSTER_CORRECT_LEADERSHIP },
  { "rating", MUSTER_CORRECT_LEADERSHIP },
  { "with", MUSTER_CORRECT_WITH },
  { "card", MUSTER_CORRECT_CARD },
  { "turn", MUSTER_CORRECT_TURN },
  { "active_side", MUSTER_CORRECT_ACTIVE_SIDE },
};

/* The cards of a pack, each at its own number. */
#define FOUR(code, rank) \
  { code "H", rank "♥" }, { code "C", rank "♣" }, { code "D", rank "♦" }, { code "S", rank "♠" }

static const MusterChoice CARDS[] = {
  FOUR ("A", "A"), FOUR ("2", "2"), FOUR ("3", "3"), FOUR ("4", "4"), FOUR ("5", "5"),
  FOUR ("6", "6"), FOUR ("7", "7"), FOUR ("8", "8"), FOUR ("9", "9"), FOUR ("T", "10"),
  FOUR ("J", "J"), FOUR ("Q", "Q"), FOUR ("K", "K"), { NULL },
};

static int
find_marker (const MusterRules *rules,
             const char        *id)
{
  for (int i = 0; rules->markers[i].id != NULL; i++)
    if (strcmp (rules->markers[i].id, id) == 0)
      return i;
  return -1;
}

static int
find_tracker (const MusterSetup *setup,
              const char        *id)
{
  for (guint i = 0; i < setup->trackers->len; i++)
    if (strcmp (g_array_index (setup->trackers, MusterTrackerDef, i).id, id) == 0)
      return (int) i;
  return -1;
}

/* Returns: (nullable): the optional rule of that name, if it can be switched while a battle is fought */
static const MusterOptionalRule *
find_switch (const MusterSetup *setup,
             const char        *id)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  if (rules->corrections->switches == NULL || !g_strv_contains (rules->corrections->switches, id))
    return NULL;
  return muster_catalog_find_optional_rule (muster_ruleset_get_catalog (setup->ruleset), id);
}

/* Finds what @id names, of a unit or of the battle. */
static MusterCorrectionKind
find_kind (const MusterSetup   *setup,
           const char          *id,
           gboolean             of_unit,
           int                 *index,
           const MusterPhrase **problem)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  *index = -1;
  *problem = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (KINDS); i++)
    if (strcmp (KINDS[i].id, id) == 0)
      {
        if ((KINDS[i].kind == MUSTER_CORRECT_TURN ||
             KINDS[i].kind == MUSTER_CORRECT_ACTIVE_SIDE) != of_unit)
          return KINDS[i].kind;
        *problem = of_unit ? &NOT_OF_UNIT : &NEEDS_UNIT;
        return MUSTER_CORRECT_NOTHING;
      }

  *index = of_unit ? find_marker (rules, id) : find_tracker (setup, id);
  if (*index >= 0)
    return of_unit ? MUSTER_CORRECT_MARKER : MUSTER_CORRECT_TRACKER;
  if (find_switch (setup, id) != NULL)
    {
      if (!of_unit)
        return MUSTER_CORRECT_RULE;
      *problem = &NOT_OF_UNIT;
    }
  else if (of_unit)
    *problem = find_tracker (setup, id) >= 0 ? &NOT_OF_UNIT : &NOT_HERE;
  else
    *problem = find_marker (rules, id) >= 0 ? &NEEDS_UNIT : &NOT_HERE;
  return MUSTER_CORRECT_NOTHING;
}

static void
set_range (MusterCorrection *self,
           MusterFieldKind   kind,
           int               min,
           int               max,
           int               now)
{
  self->value.kind = kind;
  self->value.min = min;
  self->value.max = max;
  self->now = now;
}

static void
set_choices (MusterCorrection   *self,
             const MusterChoice *choices,
             int                 now)
{
  self->value.kind = MUSTER_FIELD_CHOICE;
  self->value.choices = choices;
  self->now = now;
}

/* "none" is one of the choices. */
static void
set_nothing (MusterCorrection *self,
             MusterFieldFlags  flags,
             const char       *nothing)
{
  self->value.flags = flags;
  self->value.nothing = nothing;
}

static void
describe_of_unit (MusterCorrection      *self,
                  MusterRuleset         *ruleset,
                  const MusterUnitState *unit)
{
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  const MusterMarker *marker;
  int least, most;

  switch ((guint) self->kind)
    {
    case MUSTER_CORRECT_STRENGTH:
      set_range (self, MUSTER_FIELD_NUMBER, rules->corrections->least_strength, unit->start,
                 unit->strength);
      break;
    case MUSTER_CORRECT_START:
      set_range (self, MUSTER_FIELD_NUMBER, 1, MAX_START, unit->start);
      break;
    case MUSTER_CORRECT_FATE:
      set_choices (self, rules->fates, unit->fate);
      break;
    case MUSTER_CORRECT_ACTED:
      set_range (self, MUSTER_FIELD_SWITCH, 0, 1, unit->acted != 0);
      break;
    case MUSTER_CORRECT_LEADER:
      /* Having no leader is a choice only where leaders can be taken away. */
      least = rules->corrections->leaders_go ? 0 : 1;
      set_choices (self, rules->leader_statuses + least, unit->leader - least);
      break;
    case MUSTER_CORRECT_LEADERSHIP:
      muster_ruleset_get_leadership_range (ruleset, &least, &most);
      set_range (self, MUSTER_FIELD_NUMBER, least, most, unit->leadership);
      break;
    case MUSTER_CORRECT_WITH:
      self->value.kind = MUSTER_FIELD_UNIT;
      set_nothing (self, MUSTER_FIELD_OWN, N_("Nobody"));
      self->now = unit->with;
      break;
    case MUSTER_CORRECT_CARD:
      set_choices (self, CARDS, unit->card != MUSTER_CARD_NONE ? unit->card : -1);
      set_nothing (self, 0, N_("No card"));
      break;
    case MUSTER_CORRECT_MARKER:
    default:
      marker = &rules->markers[self->index];
      set_range (self, marker->min == 0 && marker->max == 1 ? MUSTER_FIELD_SWITCH : MUSTER_FIELD_NUMBER,
                 marker->min, marker->max, unit->markers[self->index]);
      break;
    }
}

/* A battle with a last turn cannot be set beyond it. */
static int
get_last_turn (const MusterSetup *setup,
               const MusterState *state)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  int limit = rules->get_turn_limit != NULL ? rules->get_turn_limit (setup) : 0;

  return MAX (limit > 0 ? limit : MAX_TURN, state->turn);
}

/**
 * muster_correction_init:
 * @order: an order `set` that says what, and of which unit if it is something of a unit
 *
 * Looks up what @order is about: what it is now and what it may become.
 */
void
muster_correction_init (MusterCorrection  *self,
                        const MusterSetup *setup,
                        const MusterState *state,
                        const MusterOrder *order)
{
  const MusterField *fields = order->spec->fields;
  const char *id =
    fields[MUSTER_SET_FIELD].choices[muster_order_get (order, MUSTER_SET_FIELD)].id;

  *self = (MusterCorrection) {
    .unit = muster_order_has (order, MUSTER_SET_UNIT) ? muster_order_get (order, MUSTER_SET_UNIT) : -1,
    .value = { .id = fields[MUSTER_SET_VALUE].id, .label = fields[MUSTER_SET_VALUE].label,
               .flags = MUSTER_FIELD_REQUIRED },
  };
  self->kind = find_kind (setup, id, self->unit >= 0, &self->index, &self->problem);
  if (self->problem != NULL)
    return;

  if (self->unit >= 0)
    describe_of_unit (self, setup->ruleset, &state->units[self->unit]);
  else
    {
      const MusterTrackerDef *tracker;

      if (self->kind == MUSTER_CORRECT_TURN)
        {
          set_range (self, MUSTER_FIELD_NUMBER, 1, get_last_turn (setup, state), state->turn);
        }
      else if (self->kind == MUSTER_CORRECT_ACTIVE_SIDE)
        {
          self->value.kind = MUSTER_FIELD_SIDE;
          self->now = state->active_side;
        }
      else if (self->kind == MUSTER_CORRECT_RULE)
        {
          self->index = (int) find_switch (setup, id)->index;
          set_range (self, MUSTER_FIELD_SWITCH, 0, 1, (int) (setup->optional_rules >> self->index & 1));
        }
      else
        {
          tracker = &g_array_index (setup->trackers, MusterTrackerDef, self->index);
          set_range (self, MUSTER_FIELD_NUMBER, 0, tracker->max > 0 ? tracker->max : MAX_TRACKER,
                     state->own[tracker->slot]);
        }
    }
  self->value.fallback = self->now;
}

/**
 * muster_correction_find:
 * @order: any order, perhaps half filled
 *
 * Returns: whether it is a correction that says what is set, and of whom; @self is filled then
 */
gboolean
muster_correction_find (MusterCorrection  *self,
                        const MusterSetup *setup,
                        const MusterState *state,
                        const MusterOrder *order)
{
  if (muster_ruleset_get_rules (setup->ruleset)->corrections == NULL ||
      strcmp (order->spec->id, "set") != 0 || !muster_order_has (order, MUSTER_SET_FIELD) ||
      muster_order_get (order, MUSTER_SET_UNIT) >= state->n_units)
    return FALSE;

  muster_correction_init (self, setup, state, order);
  return self->problem == NULL;
}

/**
 * muster_correction_is_offered:
 * @order: an order `set`, in which only the unit is looked at
 * @choice: a place in the table of what can be set
 *
 * Returns: whether that can be set of the unit, or of this battle if no unit is said
 */
gboolean
muster_correction_is_offered (const MusterSetup *setup,
                              const MusterOrder *order,
                              int                choice)
{
  const MusterPhrase *problem;
  int index;

  return find_kind (setup, order->spec->fields[MUSTER_SET_FIELD].choices[choice].id,
                    muster_order_has (order, MUSTER_SET_UNIT), &index, &problem) !=
         MUSTER_CORRECT_NOTHING;
}

/**
 * muster_correction_get_new:
 *
 * Returns: what @order says that it shall become, as the member `now` says what it is; G_MININT for
 *   words that mean nothing
 */
int
muster_correction_get_new (const MusterCorrection *self,
                           const MusterSetup      *setup,
                           const MusterState      *state,
                           const MusterOrder      *order)
{
  const MusterValue *value = &order->values[MUSTER_SET_VALUE];
  const char *text = value->is_text ? value->data : NULL;
  int found;

  if (self->value.kind == MUSTER_FIELD_NUMBER || self->value.kind == MUSTER_FIELD_SWITCH)
    return value->is_text ? G_MININT : value->number;
  if (text == NULL)
    return self->value.nothing != NULL && value->is_text ? -1 : G_MININT;

  if (self->value.kind == MUSTER_FIELD_UNIT)
    found = muster_state_find_unit (state, text);
  else if (self->value.kind == MUSTER_FIELD_SIDE)
    found = muster_setup_find_side (setup, text);
  else
    found = muster_choices_find (self->value.choices, text);
  return found >= 0 ? found : G_MININT;
}

/* Whether an optional rule can be switched with the others as they are. */
static gboolean
judge_rule (const MusterCorrection *self,
            const MusterSetup      *setup,
            gboolean                is_on,
            MusterRefusal          *why)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (muster_ruleset_get_catalog (setup->ruleset));
  const MusterOptionalRule *rule = NULL;

  for (guint i = 0; i < rules->len; i++)
    if (((const MusterOptionalRule *) rules->pdata[i])->index == (guint) self->index)
      rule = rules->pdata[i];
  if (is_on && rule->needs != NULL && !muster_setup_has_rule (setup, rule->needs))
    return muster_refuse (why, &NEEDS_RULE, MUSTER_SET_FIELD);
  for (guint i = 0; !is_on && i < rules->len; i++)
    {
      const MusterOptionalRule *other = rules->pdata[i];

      if (g_strcmp0 (other->needs, rule->id) == 0 && (setup->optional_rules >> other->index & 1) != 0)
        return muster_refuse (why, &NEEDED, MUSTER_SET_FIELD);
    }
  return TRUE;
}

/**
 * muster_correction_judge:
 *
 * Returns: whether it may become that, as far as every ruleset has it. Whom a unit may be with is for
 *   the ruleset to say
 */
gboolean
muster_correction_judge (const MusterCorrection *self,
                         const MusterSetup      *setup,
                         const MusterState      *state,
                         const MusterOrder      *order,
                         MusterRefusal          *why)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  int number;

  if (self->problem != NULL)
    return muster_refuse (why, self->problem, MUSTER_SET_FIELD);
  if (self->kind == MUSTER_CORRECT_STRENGTH &&
      (rules->corrections->empty_fates >> state->units[self->unit].fate & 1) != 0)
    return muster_refuse (why, &NO_FIGURES, self->unit);

  number = muster_correction_get_new (self, setup, state, order);
  switch ((guint) self->value.kind)
    {
    case MUSTER_FIELD_NUMBER:
    case MUSTER_FIELD_SWITCH:
      if (number < self->value.min || number > self->value.max)
        return muster_refuse (why, &BAD_NUMBER, MUSTER_SET_FIELD, self->value.min, self->value.max);
      return self->kind != MUSTER_CORRECT_RULE || judge_rule (self, setup, number != 0, why);
    case MUSTER_FIELD_CHOICE:
      if (number != G_MININT)
        return TRUE;
      if (self->kind == MUSTER_CORRECT_CARD)
        return muster_refuse (why, &BAD_CARD, MUSTER_SET_FIELD);
      return muster_refuse (why, &BAD_WORD, MUSTER_SET_FIELD,
                            self->kind == MUSTER_CORRECT_LEADER);

    case MUSTER_FIELD_SIDE:
      return number >= 0 || muster_refuse (why, &BAD_SIDE, MUSTER_SET_FIELD);
    default:
      return TRUE;
    }
}

/**
 * muster_correction_write:
 * @number: as the member `now` says what it is
 *
 * Says in @order that it shall become @number. What is chosen from a list may be left open with -1, unless
 * that means something.
 */
void
muster_correction_write (const MusterCorrection *self,
                         const MusterSetup      *setup,
                         const MusterState      *state,
                         int                     number,
                         MusterOrder            *order)
{
  const char *id = NULL;

  if (self->value.kind == MUSTER_FIELD_NUMBER || self->value.kind == MUSTER_FIELD_SWITCH)
    {
      muster_order_set (order, MUSTER_SET_VALUE, number);
      return;
    }

  if (number >= 0 && self->value.kind == MUSTER_FIELD_CHOICE)
    id = self->value.choices[number].id;
  else if (number >= 0 && self->value.kind == MUSTER_FIELD_SIDE)
    id = setup->sides[number].id;
  else if (number >= 0)
    id = state->units[number].def->id;

  if (id == NULL && self->value.nothing == NULL)
    muster_order_unset (order, MUSTER_SET_VALUE);
  else
    muster_order_set_text (order, MUSTER_SET_VALUE, id);
}
