/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-correction.h"

#include <string.h>

#include "core/muster-i18n.h"

/* Figures that a unit can have begun with, and Leadership, as the battle file takes them. */
#define MAX_START 999
#define MIN_LEADERSHIP 1
#define MAX_LEADERSHIP 12

static const MusterPhrase BAD_NUMBER =
  { NULL, N_("“{v0}” takes a whole number from {1} to {2}") };
static const MusterPhrase BAD_WORD =
  { NULL, N_("“{v0}” is one of: {w1}") };
static const MusterPhrase NO_FIGURES =
  { NULL, N_("{u0} has left play without a figure: set its fate first") };
static const MusterPhrase PUT_BACK =
  { NULL, N_("Put {u0} on the table.") };
static const MusterPhrase TAKE_OFF =
  { NULL, N_("Take {u0} off the table.") };
static const MusterPhrase SAY_STRENGTH =
  { NULL, N_("{u0} is back with a single figure: set its strength too.") };

/* What every unit has, called as in the state document. Whatever else is set is a marker. */
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
  { "with", MUSTER_CORRECT_WITH },
};

static gboolean
refuse (MusterRefusal      *why,
        const MusterPhrase *phrase,
        const gint32       *args)
{
  why->phrase = phrase;
  memcpy (why->args, args, sizeof why->args);
  return FALSE;
}

static gboolean
is_empty_fate (const MusterRules *rules,
               int                fate)
{
  return (rules->corrections->empty_fates >> fate & 1) != 0;
}

static int
find_marker (const MusterRules *rules,
             const char        *id)
{
  for (int i = 0; rules->markers[i].id != NULL; i++)
    if (strcmp (rules->markers[i].id, id) == 0)
      return i;
  g_return_val_if_reached (0);
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

static void
describe (MusterCorrection      *self,
          const MusterRules     *rules,
          const MusterUnitState *unit)
{
  const MusterMarker *marker;

  switch (self->kind)
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
      /* That there is none is no status that anybody can get into. */
      set_choices (self, rules->leader_statuses + 1, unit->leader - 1);
      break;
    case MUSTER_CORRECT_LEADERSHIP:
      set_range (self, MUSTER_FIELD_NUMBER, MIN_LEADERSHIP, MAX_LEADERSHIP, unit->leadership);
      break;
    case MUSTER_CORRECT_WITH:
      self->value.kind = MUSTER_FIELD_UNIT;
      self->value.flags = MUSTER_FIELD_OWN;
      self->now = unit->with;
      break;
    case MUSTER_CORRECT_MARKER:
    default:
      marker = &rules->markers[self->marker];
      set_range (self, marker->min == 0 && marker->max == 1 ? MUSTER_FIELD_SWITCH : MUSTER_FIELD_NUMBER,
                 marker->min, marker->max, unit->markers[self->marker]);
      break;
    }
}

/**
 * muster_correction_init:
 * @order: an order `set` that says which unit and what of it
 *
 * Looks up what @order is about: what it is now and what it may become.
 */
void
muster_correction_init (MusterCorrection  *self,
                        const MusterRules *rules,
                        const MusterState *state,
                        const MusterOrder *order)
{
  const MusterField *fields = order->spec->fields;
  const char *id =
    fields[MUSTER_SET_FIELD].choices[muster_order_get (order, MUSTER_SET_FIELD)].id;

  *self = (MusterCorrection) {
    .kind = MUSTER_CORRECT_MARKER,
    .unit = muster_order_get (order, MUSTER_SET_UNIT),
    .marker = -1,
    .value = { .id = fields[MUSTER_SET_VALUE].id, .label = fields[MUSTER_SET_VALUE].label,
               .flags = MUSTER_FIELD_REQUIRED },
  };
  for (guint i = 0; i < G_N_ELEMENTS (KINDS); i++)
    if (strcmp (KINDS[i].id, id) == 0)
      self->kind = KINDS[i].kind;
  if (self->kind == MUSTER_CORRECT_MARKER)
    self->marker = find_marker (rules, id);
  describe (self, rules, &state->units[self->unit]);
  self->value.fallback = self->now;
}

/**
 * muster_correction_find:
 * @order: any order, perhaps half filled
 *
 * Returns: whether it is a correction that says which unit and what of it; @self is filled then
 */
gboolean
muster_correction_find (MusterCorrection  *self,
                        const MusterRules *rules,
                        const MusterState *state,
                        const MusterOrder *order)
{
  int unit = muster_order_get (order, MUSTER_SET_UNIT);

  if (rules->corrections == NULL || strcmp (order->spec->id, "set") != 0 ||
      !muster_order_has (order, MUSTER_SET_UNIT) || !muster_order_has (order, MUSTER_SET_FIELD) ||
      unit < 0 || unit >= state->n_units)
    return FALSE;

  muster_correction_init (self, rules, state, order);
  return TRUE;
}

/**
 * muster_correction_get_new:
 *
 * Returns: what @order says that it shall become, as the member `now` says what it is; G_MININT for
 *   words that mean nothing
 */
int
muster_correction_get_new (const MusterCorrection *self,
                           const MusterState      *state,
                           const MusterOrder      *order)
{
  const MusterValue *value = &order->values[MUSTER_SET_VALUE];
  const char *text = value->is_text ? value->data : NULL;
  int found;

  if (self->value.kind == MUSTER_FIELD_NUMBER || self->value.kind == MUSTER_FIELD_SWITCH)
    return value->is_text ? G_MININT : value->number;
  if (self->value.kind == MUSTER_FIELD_UNIT && value->is_text && text == NULL)
    return -1;
  if (text == NULL)
    return G_MININT;

  found = self->value.kind == MUSTER_FIELD_UNIT ? muster_state_find_unit (state, text)
                                                : muster_choices_find (self->value.choices, text);
  return found >= 0 ? found : G_MININT;
}

/**
 * muster_correction_judge:
 *
 * Returns: whether it may become that, as far as every ruleset has it. Whom a unit may be with is for
 *   the ruleset to say
 */
gboolean
muster_correction_judge (const MusterCorrection *self,
                         const MusterRules      *rules,
                         const MusterState      *state,
                         const MusterOrder      *order,
                         MusterRefusal          *why)
{
  int number = muster_correction_get_new (self, state, order);

  if (self->kind == MUSTER_CORRECT_STRENGTH &&
      is_empty_fate (rules, state->units[self->unit].fate))
    return refuse (why, &NO_FIGURES, MUSTER_ARGS (self->unit));

  switch (self->value.kind)
    {
    case MUSTER_FIELD_NUMBER:
    case MUSTER_FIELD_SWITCH:
      return (number >= self->value.min && number <= self->value.max) ||
             refuse (why, &BAD_NUMBER,
                     MUSTER_ARGS (MUSTER_SET_FIELD, self->value.min, self->value.max));
    case MUSTER_FIELD_CHOICE:
      return number >= 0 ||
             refuse (why, &BAD_WORD,
                     MUSTER_ARGS (MUSTER_SET_FIELD, self->kind == MUSTER_CORRECT_LEADER));
    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_UNITS:
    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_SIDES:
    case MUSTER_FIELD_PLAYER:
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_ID:
    case MUSTER_FIELD_POINTS:
    case MUSTER_FIELD_ANY:
    default:
      return TRUE;
    }
}

/* What it was, and what it is now. */
static void
say (const MusterCorrection *self,
     MusterResolution       *resolution,
     int                     number)
{
  const MusterCorrectionRules *words = resolution->rules->corrections;
  int first = self->kind == MUSTER_CORRECT_LEADER ? 1 : 0;

  if (number == self->now)
    muster_step (resolution, &words->same, self->unit, MUSTER_SET_FIELD);
  else if (self->value.kind == MUSTER_FIELD_SWITCH)
    muster_step (resolution, number ? &words->on : &words->off, self->unit, MUSTER_SET_FIELD);
  else if (self->kind == MUSTER_CORRECT_FATE)
    muster_step (resolution, &words->fate, self->unit, MUSTER_SET_FIELD, self->now, number);
  else if (self->kind == MUSTER_CORRECT_LEADER)
    muster_step (resolution, &words->leader, self->unit, MUSTER_SET_FIELD, self->now + first,
                 number + first);
  else
    muster_step (resolution, &words->number, self->unit, MUSTER_SET_FIELD, self->now, number);
}

/* A unit that has left without a figure has none, and one that is there has at least one. */
static void
set_fate (const MusterCorrection *self,
          MusterResolution       *resolution,
          int                     fate)
{
  const MusterRules *rules = resolution->rules;
  MusterUnitState *unit = &resolution->state->units[self->unit];
  gboolean was_in_play = unit->fate == MUSTER_FATE_IN_PLAY;

  unit->fate = (guint8) fate;
  if (is_empty_fate (rules, fate))
    {
      unit->strength = 0;
    }
  else if (unit->strength == 0)
    {
      unit->strength = 1;
      if (unit->start > 1)
        muster_prompt (resolution, &SAY_STRENGTH, self->unit);
    }

  if (was_in_play && fate != MUSTER_FATE_IN_PLAY)
    muster_prompt (resolution, &TAKE_OFF, self->unit);
  else if (!was_in_play && fate == MUSTER_FATE_IN_PLAY)
    muster_prompt (resolution, &PUT_BACK, self->unit);
  if (fate != self->now)
    muster_resolution_note (resolution, MUSTER_INCIDENT_CORRECTED, self->unit, -1, fate,
                            (rules->corrections->lost_fates >> fate & 1) != 0);
}

/**
 * muster_correction_play:
 *
 * Does what was judged, and says so. Whom a unit is with is for the ruleset to change.
 */
void
muster_correction_play (const MusterCorrection *self,
                        MusterResolution       *resolution)
{
  MusterUnitState *unit = &resolution->state->units[self->unit];
  int number = muster_correction_get_new (self, resolution->state, resolution->order);

  say (self, resolution, number);
  switch (self->kind)
    {
    case MUSTER_CORRECT_STRENGTH:
      unit->strength = (gint16) number;
      break;
    case MUSTER_CORRECT_START:
      unit->start = (gint16) number;
      unit->strength = MIN (unit->strength, unit->start);
      break;
    case MUSTER_CORRECT_FATE:
      set_fate (self, resolution, number);
      break;
    case MUSTER_CORRECT_ACTED:
      unit->acted = number != 0;
      break;
    case MUSTER_CORRECT_LEADER:
      unit->leader = (guint8) (number + 1);
      break;
    case MUSTER_CORRECT_LEADERSHIP:
      unit->leadership = (gint8) number;
      break;
    case MUSTER_CORRECT_MARKER:
      unit->markers[self->marker] = (gint16) number;
      break;
    case MUSTER_CORRECT_WITH:
    default:
      g_return_if_reached ();
    }
}

/**
 * muster_correction_write:
 * @number: as the member `now` says what it is
 *
 * Says in @order that it shall become @number. What is chosen from a list may be left open with -1.
 */
void
muster_correction_write (const MusterCorrection *self,
                         const MusterState      *state,
                         int                     number,
                         MusterOrder            *order)
{
  if (self->value.kind == MUSTER_FIELD_CHOICE && number < 0)
    muster_order_unset (order, MUSTER_SET_VALUE);
  else if (self->value.kind == MUSTER_FIELD_CHOICE)
    muster_order_set_text (order, MUSTER_SET_VALUE, self->value.choices[number].id);
  else if (self->value.kind == MUSTER_FIELD_UNIT)
    muster_order_set_text (order, MUSTER_SET_VALUE,
                           number >= 0 ? state->units[number].def->id : NULL);
  else
    muster_order_set (order, MUSTER_SET_VALUE, number);
}
