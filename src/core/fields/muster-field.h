/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterFieldKind:
 * @MUSTER_FIELD_UNIT: a unit; the value is its index in the state
 * @MUSTER_FIELD_UNITS: a list of units
 * @MUSTER_FIELD_SIDE: a side; its index in the setup
 * @MUSTER_FIELD_SIDES: a list of sides
 * @MUSTER_FIELD_PLAYER: a player; his index in the setup
 * @MUSTER_FIELD_CHOICE: one of the field's choices; its index
 * @MUSTER_FIELD_NUMBER: a whole number from min to max
 * @MUSTER_FIELD_SWITCH: true or false
 * @MUSTER_FIELD_TEXT: words
 * @MUSTER_FIELD_ID: an identifier that names something new
 * @MUSTER_FIELD_POINTS: numbers by name
 * @MUSTER_FIELD_ANY: a number, words or nothing: what it may be depends on another field
 * @MUSTER_FIELD_CHOICES: some of the field's choices; a list of their indices
 * @MUSTER_FIELD_NUMBERS: a list of whole numbers from min to max
 * @MUSTER_FIELD_FRACTION: a list of two of them, above and below
 */
typedef enum
{
  MUSTER_FIELD_UNIT,
  MUSTER_FIELD_UNITS,
  MUSTER_FIELD_SIDE,
  MUSTER_FIELD_SIDES,
  MUSTER_FIELD_PLAYER,
  MUSTER_FIELD_CHOICE,
  MUSTER_FIELD_NUMBER,
  MUSTER_FIELD_SWITCH,
  MUSTER_FIELD_TEXT,
  MUSTER_FIELD_ID,
  MUSTER_FIELD_POINTS,
  MUSTER_FIELD_ANY,
  MUSTER_FIELD_CHOICES,
  MUSTER_FIELD_NUMBERS,
  MUSTER_FIELD_FRACTION,
} MusterFieldKind;

/* What a form needs to know of a field besides; the rules judge whatever is entered. */
typedef enum
{
  MUSTER_FIELD_REQUIRED = 1 << 0,
  MUSTER_FIELD_OWN = 1 << 1,   /* units to offer */
  MUSTER_FIELD_ENEMY = 1 << 2,
  MUSTER_FIELD_BY_LOT = 1 << 3, /* drawn, not decided: the program can draw it as well */
  MUSTER_FIELD_DISTANCE = 1 << 4, /* how far, in the measure of the rules */
  MUSTER_FIELD_SECRET = 1 << 5, /* the umpire may keep it to himself until the order is carried out */
  MUSTER_FIELD_SETTLED = 1 << 6, /* always a number: its fallback where nothing is said */
  MUSTER_FIELD_COUNTED = 1 << 7, /* counted at the table: no number is usual */
  MUSTER_FIELD_FITTING = 1 << 8, /* of units those alone whom the rules take, if they take any yet */
} MusterFieldFlags;

typedef struct
{
  const char *id;
  const char *label;
} MusterChoice;

/**
 * MusterField:
 * @choices: for a choice, ended by an id of NULL; for a unit, what may be named in its place
 * @fallback: the value where it is absent; an absent unit, side or player is always -1
 * @nothing: (nullable): what it means to choose nothing, where that is a choice like the others
 *
 * A value that describes itself: parameters of orders, members that a ruleset adds to the battle
 * file and settings of scenarios are all fields, so that one form, one reader and one writer serve
 * them all. Static data; labels are translatable. A table of fields ends with an id of NULL.
 */
typedef struct
{
  const char *id;
  const char *label;
  MusterFieldKind kind;
  MusterFieldFlags flags;
  const MusterChoice *choices;
  int min;
  int max;
  int fallback;
  const char *nothing;
} MusterField;

/**
 * MusterValue:
 * @number: unit, side, player, choice, number, 0 or 1; how many there are for a list
 * @data: owned: words (text, id, any), or numbers (lists), or names and numbers (points)
 */
typedef struct
{
  gint32 number;
  gboolean is_text;
  gpointer data;
} MusterValue;

typedef struct
{
  char *name;
  int number;
} MusterNamedNumber;

/* The number of a unit field that names one of the field's choices: a building, not a unit. */
#define MUSTER_VALUE_FROM_CHOICE(choice) (-2 - (choice))

guint        muster_fields_count      (const MusterField *fields);
int          muster_fields_find       (const MusterField *fields,
                                       const char        *id);
guint        muster_choices_count     (const MusterChoice *choices);
int          muster_choices_find      (const MusterChoice *choices,
                                       const char         *id);

void         muster_value_clear       (MusterFieldKind    kind,
                                       MusterValue       *value);
void         muster_value_copy        (MusterFieldKind    kind,
                                       MusterValue       *value,
                                       const MusterValue *source);
void         muster_value_set_text    (MusterFieldKind    kind,
                                       MusterValue       *value,
                                       const char        *text);
void         muster_value_set_list    (MusterFieldKind    kind,
                                       MusterValue       *value,
                                       const gint16      *items,
                                       guint              n_items);
const gint16 *muster_value_get_list   (const MusterValue *value);
gboolean     muster_value_equal       (MusterFieldKind    kind,
                                       const MusterValue *a,
                                       const MusterValue *b);

G_END_DECLS
