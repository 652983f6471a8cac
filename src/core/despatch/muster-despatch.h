/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-result.h"
#include "core/despatch/muster-despatch-forms.h"

G_BEGIN_DECLS

/* The most sentences that a despatch has, however long the battle was. */
#define MUSTER_DESPATCH_MAX_SENTENCES 80

/**
 * MusterSentence:
 * @paragraph: number of its paragraph, from 0
 * @moment: index of the moment that it tells of, or -1
 * @side: index of the side that it names first, or -1
 * @unit, @other: indexes of the units that it names, or -1
 * @n, @m: the numbers in it
 * @turn: the turn in it, or 0
 * @episode: the number of the episode that it tells of, from 1; 0 for none
 * @weight: how much that episode is worth telling
 * @when: the turn of that episode
 *
 * One sentence with what it claims, so that it can be checked against the log.
 */
typedef struct
{
  MusterTelling telling;
  guint paragraph;
  int moment;
  int side;
  int unit;
  int other;
  int n;
  int m;
  int turn;
  guint episode;
  guint weight;
  int when;
  char *text;
} MusterSentence;

/**
 * MusterDespatch:
 *
 * An account of a battle as an officer might have written it home: the moments most worth telling
 * in their order, and how it ended. The same battle always gives the same text, and all that it
 * says is in the log.
 */
typedef struct _MusterDespatch MusterDespatch;

MusterDespatch *muster_despatch_new          (const MusterBattleResult *result) G_GNUC_WARN_UNUSED_RESULT;
void            muster_despatch_free         (MusterDespatch           *self);

GArray         *muster_despatch_get_sentences (MusterDespatch          *self);
/* Tells the @max episodes most worth telling, in their order, each for whoever reads it alone: "Turn 3. The
 * fire of …". */
GPtrArray      *muster_despatch_list_decisive (MusterDespatch         *self,
                                              guint                    max) G_GNUC_WARN_UNUSED_RESULT;
/* Returns what a newspaper prints of it: the gravest moments, with nobody speaking of himself. */
GArray         *muster_despatch_get_account  (MusterDespatch           *self);
/* Returns the paragraphs with empty lines between them. */
char           *muster_despatch_to_text      (MusterDespatch           *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDespatch, muster_despatch_free)

G_END_DECLS
