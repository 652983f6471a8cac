/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterTelling:
 *
 * What a sentence of a despatch tells. Each has several forms.
 */
typedef enum
{
  MUSTER_TELL_SALUTATION,
  MUSTER_TELL_OPENING,
  MUSTER_TELL_SCENARIO,
  MUSTER_TELL_ROLES,
  MUSTER_TELL_FORCE,        /* {side} began with {n} units and {m} figures */
  MUSTER_TELL_QUIET,        /* nothing worth telling */
  MUSTER_TELL_IN_TURN,      /* {clause} in the {turn} turn */
  MUSTER_TELL_FIRE,         /* {unit} shot at {other}, which lost {n} */
  MUSTER_TELL_ALSO_HIT,     /* {unit} lost {n} to the same fire */
  MUSTER_TELL_WON_ATTACK,   /* {unit} attacked {other} and won */
  MUSTER_TELL_LOST_ATTACK,
  MUSTER_TELL_DREW_ATTACK,
  MUSTER_TELL_RECKONING,    /* of that fight: {other} lost {n}, {unit} {m} */
  MUSTER_TELL_LOSS,         /* {unit} lost {n} to no enemy */
  MUSTER_TELL_LEFT,         /* {unit} left play; the key is its fate */
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
  MUSTER_TELL_LUCKY,        /* {side} had more luck than was to be expected */
  MUSTER_TELL_UNLUCKY,
  MUSTER_TELL_CLOSE,
  MUSTER_N_TELLINGS,
} MusterTelling;

/**
 * MusterDespatchForm:
 * @key: (nullable): of what fate or status it can tell, or in which case; %NULL for any that has no form
 *   of its own
 * @min, @max: for which {n} it is right; -1 for any
 * @text: translatable. Begins with a place or a small letter; ends without a full stop
 */
typedef struct
{
  MusterTelling telling;
  const char *key;
  int min;
  int max;
  const char *text;
} MusterDespatchForm;

/* All of them, ended by a text of NULL. */
const MusterDespatchForm *muster_despatch_forms_list (void);

G_END_DECLS
