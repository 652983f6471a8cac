/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/despatch/muster-despatch-names.h"
#include "core/despatch/muster-despatch.h"
#include "core/dice/muster-random.h"

G_BEGIN_DECLS

/**
 * MusterClaims:
 * @key: (nullable): the fate or status that the form must fit
 * @place: the number of the moment that it tells of, from 1; 0 for none
 * @unit, @other, @leader: indexes of units
 * @side, @rival: indexes of sides
 * @name: (nullable): any other words
 *
 * What a sentence is to say. Members that its telling does not use are ignored.
 */
typedef struct
{
  const char *key;
  guint place;
  int unit;
  int other;
  int leader;
  int side;
  int rival;
  int n;
  int m;
  const char *name;
} MusterClaims;

#define MUSTER_CLAIMS(...) (&(const MusterClaims) { __VA_ARGS__ })

/**
 * MusterPen:
 * @turn: when not 0, the next sentence says that it was in this turn, or at this hour of the day
 * @episode, @weight, @when: of what is being told
 *
 * Writes sentences. It repeats a form only after all forms of the telling have been used. It lives
 * on the stack of the writer.
 */
typedef struct
{
  const MusterBattleResult *result;
  MusterRandom random;
  GArray *sentences; /* MusterSentence */
  guint paragraph;
  int turn;
  guint episode;     /* of what is being told, from 1; 0 outside */
  guint weight;
  int when;
  guint *mentions;   /* by unit: how often it has been named */
  gboolean *is_led;  /* by unit: whether it was said who leads it */
  guint *named_in;   /* by unit: the paragraph in which it was named last */
  guint *sides_named_in; /* by side: the paragraph in which it was named last */
  const char *hour;  /* (nullable): the part of the day that stands in the place of the turn */
  gboolean is_press; /* nobody speaks of himself */
  gboolean is_plain; /* units are called by their names alone */
  gboolean is_called; /* the name that was written last is in the words of a force, not a name */
  int n_turns;       /* how many turns have been named */
  GHashTable *used;  /* forms that have been used */
  const MusterDespatchForm *last[MUSTER_N_TELLINGS]; /* the form used last */
} MusterPen;

void  muster_despatch_pen_init     (MusterPen                *self,
                                    const MusterBattleResult *result,
                                    GArray                   *sentences);
void  muster_despatch_pen_clear    (MusterPen                *self);
/* How a side is called. Two sides whose forces have one name for both are told apart. */
char *muster_despatch_pen_dup_side (const MusterSetup        *setup,
                                    int                       side,
                                    MusterNameWay             way) G_GNUC_WARN_UNUSED_RESULT;
/* Lets everybody be named as for the first time. */
void  muster_pen_begin_anew (MusterPen               *self);
/* Whether the number of a turn can be written as "the third". */
gboolean muster_pen_has_ordinal (int                     turn);
/* How a unit is called within a sentence. */
char *muster_pen_dup_unit          (MusterPen                *self,
                                    int                       unit,
                                    guint                     place) G_GNUC_WARN_UNUSED_RESULT;
void  muster_despatch_pen_tell     (MusterPen                *self,
                                    MusterTelling             telling,
                                    const MusterClaims       *claims);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterPen, muster_despatch_pen_clear)

G_END_DECLS
