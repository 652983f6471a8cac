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
 * @MUSTER_FIELD_FRACTION: a list of two such numbers: numerator and denominator
 * @MUSTER_FIELD_CHAPTER: a chapter. This kind and all that follow occur in campaigns only, whose
 *   orders keep ids as they were written
 * @MUSTER_FIELD_WINNER: a side, or `draw`
 * @MUSTER_FIELD_AUDIENCE: a side, or `gm`
 * @MUSTER_FIELD_SOURCE: where the return of a battle comes from
 * @MUSTER_FIELD_SCORE: victory points by side
 * @MUSTER_FIELD_UNIT_RETURNS: what became of units, by id
 * @MUSTER_FIELD_LEADER_RETURNS: what became of leaders, by id
 * @MUSTER_FIELD_PLACE: a place of the map
 * @MUSTER_FIELD_PATH: a list of places
 * @MUSTER_FIELD_LINK: two places, in either order
 * @MUSTER_FIELD_NEW_CHAPTER: a new chapter, in the form that the setup has; the kinds that follow
 *   are new things too
 * @MUSTER_FIELD_NEW_LEADER: a leader as in the setup, or the id of one who is with no unit
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
  MUSTER_FIELD_CHAPTER,
  MUSTER_FIELD_FORCE,
  MUSTER_FIELD_LEADER,
  MUSTER_FIELD_COUNTER,
  MUSTER_FIELD_WINNER,
  MUSTER_FIELD_AUDIENCE,
  MUSTER_FIELD_DATE,
  MUSTER_FIELD_SOURCE,
  MUSTER_FIELD_SCORE,
  MUSTER_FIELD_UNIT_RETURNS,
  MUSTER_FIELD_LEADER_RETURNS,
  MUSTER_FIELD_PLACE,
  MUSTER_FIELD_PATH,
  MUSTER_FIELD_LINK,
  MUSTER_FIELD_MEETING,
  MUSTER_FIELD_NEW_CHAPTER,
  MUSTER_FIELD_NEW_FORCE,
  MUSTER_FIELD_NEW_UNIT,
  MUSTER_FIELD_NEW_LEADER,
  MUSTER_FIELD_NEW_PLAYER,
  MUSTER_FIELD_NEW_PLACE,
  MUSTER_FIELD_NEW_LINKS,
} MusterFieldKind;

/* What a form needs to know about a field. It does not check the entries: the rules judge them. */
typedef enum
{
  MUSTER_FIELD_REQUIRED = 1 << 0,
  MUSTER_FIELD_OWN = 1 << 1,   /* offer units of one's own side */
  MUSTER_FIELD_ENEMY = 1 << 2,
  MUSTER_FIELD_BY_LOT = 1 << 3, /* drawn, not decided, so that the program can draw it as well */
  MUSTER_FIELD_DISTANCE = 1 << 4, /* a distance, in the measure of the rules */
  MUSTER_FIELD_SECRET = 1 << 5, /* the umpire may keep it to himself until the order is carried out */
  MUSTER_FIELD_SETTLED = 1 << 6, /* always has a number: the fallback if none is given */
  MUSTER_FIELD_COUNTED = 1 << 7, /* counted at the table, so that no number is suggested */
  MUSTER_FIELD_FITTING = 1 << 8, /* offer only units that the rules accept, if they accept any */
  MUSTER_FIELD_ONE_OF = 1 << 9, /* exactly one of the fields that have this flag is given */
  MUSTER_FIELD_NULLABLE = 1 << 10, /* the value may be null */
  MUSTER_FIELD_ASKED = 1 << 11, /* a file may leave it out, but a player is asked each time */
} MusterFieldFlags;

typedef struct
{
  const char *id;
  const char *label;
} MusterChoice;

/**
 * MusterField:
 * @choices: for a choice, ended by an id of NULL; for a unit, what may be named instead of one
 * @fallback: the value of an absent field; an absent unit, side or player is always -1
 * @nothing: (nullable): the label for choosing nothing, if that is a choice like the others
 *
 * The description of a value. Parameters of orders, members that a ruleset adds to the battle file
 * and settings of scenarios are all fields, so that one form, one reader and one writer serve them
 * all. Fields are static data with translatable labels. A table of fields ends with an id of NULL.
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
 * @number: an index (unit, side, player, choice), a number, 0 or 1 for a switch, or the length of a
 *   list
 * @data: (owned): a text (text, id, any), an array of numbers (lists) or of #MusterNamedNumber
 *   (points)
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

/* The number of a unit field whose value is not a unit but one of the field's choices, such as a
 * building. */
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
