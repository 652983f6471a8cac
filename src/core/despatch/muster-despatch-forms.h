/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterTelling:
 *
 * What a sentence of a despatch tells. There are several forms for each telling.
 */
typedef enum
{
  MUSTER_TELL_SALUTATION,
  MUSTER_TELL_OPENING,
  MUSTER_TELL_SCENARIO,
  MUSTER_TELL_ROLES,
  MUSTER_TELL_FORCE,        /* {side} began with {n} units and {m} figures */
  MUSTER_TELL_QUIET,        /* nothing worth telling happened */
  MUSTER_TELL_IN_TURN,      /* {clause} in the {turn} turn; the key is the part of the day */
  MUSTER_TELL_FIRE,         /* {unit} shot at {other}, which lost {n} */
  MUSTER_TELL_ALSO_HIT,     /* {unit} lost {n} to the same fire */
  MUSTER_TELL_WON_ATTACK,   /* {unit} attacked {other} and won */
  MUSTER_TELL_LOST_ATTACK,
  MUSTER_TELL_DREW_ATTACK,
  MUSTER_TELL_RECKONING,    /* of the same fight: {other} lost {n}, {unit} {m} */
  MUSTER_TELL_LOSS,         /* {unit} lost {n}, but not to an enemy */
  MUSTER_TELL_LEFT,         /* {unit} left play; the key is its fate */
  MUSTER_TELL_FLIGHT,       /* {name}, several units of one side, left as the one did that was told of */
  MUSTER_TELL_LEADER,       /* {leader} of {unit}; the key is his status */
  MUSTER_TELL_COMMANDER,    /* {leader}, who is a unit; the key is his fate */
  MUSTER_TELL_WOUNDED,
  MUSTER_TELL_SHAKEN,
  MUSTER_TELL_STEADY,
  MUSTER_TELL_RALLIED,
  MUSTER_TELL_NOT_RALLIED,
  MUSTER_TELL_BALKED,
  MUSTER_TELL_ARRIVED,
  MUSTER_TELL_JAMMED,
  MUSTER_TELL_RAZED,        /* {unit} brought building {n} down */
  MUSTER_TELL_WON,          /* {side} won; the points are {score} */
  MUSTER_TELL_DRAWN,
  MUSTER_TELL_NOBODY_WON,
  MUSTER_TELL_GOES_ON,
  MUSTER_TELL_WHY,
  MUSTER_TELL_LOSSES,       /* {side} lost {n} of {m} */
  MUSTER_TELL_UNITS_LOST,   /* {side} lost {n} units of {m} */
  MUSTER_TELL_MENTION,      /* {leader} deserves to be named */
  MUSTER_TELL_FELLED,       /* under {leader}: {n} enemies fell */
  MUSTER_TELL_BROKE,        /* under {leader}: {n} units were lost to the enemy */
  MUSTER_TELL_BEAT,         /* under {leader}: {n} fights were won */
  MUSTER_TELL_DECISIVE,     /* {other} broke {unit} in turn {n}, the gravest moment of all */
  MUSTER_TELL_LUCKY,        /* {side} had more luck than could be expected */
  MUSTER_TELL_UNLUCKY,
  MUSTER_TELL_CLOSE,
  MUSTER_N_TELLINGS,
} MusterTelling;

/**
 * MusterDespatchForm:
 * @key: (nullable): the fate, status or case that it tells of; %NULL for all that have no form of
 *   their own
 * @min, @max: the range of {n} that it fits; -1 for any
 * @text: translatable; begins with a place such as {unit} or with a small letter and has no full
 *   stop
 */
typedef struct
{
  MusterTelling telling;
  const char *key;
  int min;
  int max;
  const char *text;
} MusterDespatchForm;

/* Returns all forms; the last has a text of NULL. */
const MusterDespatchForm *muster_despatch_forms_list (void);

G_END_DECLS
