/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "core/dice/muster-card.h"
#include "core/dice/muster-random.h"

G_BEGIN_DECLS

/**
 * MusterRollOrigin:
 * @MUSTER_ROLL_TYPED: real dice or cards, entered by a player
 * @MUSTER_ROLL_ROLLED: from the generator
 * @MUSTER_ROLL_OVERRIDDEN: changed by hand after the program had rolled
 */
typedef enum
{
  MUSTER_ROLL_TYPED,
  MUSTER_ROLL_ROLLED,
  MUSTER_ROLL_OVERRIDDEN,
} MusterRollOrigin;

/**
 * MusterRollCounts:
 * @MUSTER_ROLL_FACES: every face
 * @MUSTER_ROLL_HITS: how many dice counted
 * @MUSTER_ROLL_HITS_AND_ONES: that, and how many showed a 1
 *
 * What was noted of the dice of a roll. Where that is not every face, the tape holds a %MUSTER_ROLL_HIT for
 * each die that counted, and for the others a 1 or a %MUSTER_ROLL_MISS.
 */
typedef enum
{
  MUSTER_ROLL_FACES,
  MUSTER_ROLL_HITS,
  MUSTER_ROLL_HITS_AND_ONES,
} MusterRollCounts;

#define MUSTER_ROLL_HIT 6
#define MUSTER_ROLL_MISS 2

/**
 * MusterRoll:
 * @purpose: index of the purpose in the ruleset's table
 * @n: how many dice or cards
 * @first: where its faces begin in the tape
 * @reroll: where the faces of its reroll begin, or -1
 * @by: index of the unit that had it rerolled, or -1
 * @typist: index of the player who typed it at his own seat, or -1
 * @counted: what was noted of its dice
 *
 * One labelled roll. Faces are dice from 1, or cards as #MusterCard.
 */
typedef struct
{
  guint16 purpose;
  guint16 n;
  guint32 first;
  gint32 reroll;
  gint16 by;
  guint8 origin;
  guint8 is_cards;
  gint8 typist;
  guint8 counted;
} MusterRoll;

/**
 * MusterTape:
 *
 * The rolls of one order, in the order in which the rules ask for them. The rules read physical
 * dice and the program's dice in the same way, as numbers on a tape. A tape with a generator feeds
 * itself when it runs out, which is how an order is rolled in one go and how simulated battles are
 * played.
 */
typedef struct
{
  GArray *rolls;     /* NULL before the first roll */
  GByteArray *faces;
  MusterRandom *generator;
} MusterTape;

void              muster_tape_init        (MusterTape       *tape);
void              muster_tape_clear       (MusterTape       *tape);
void              muster_tape_reset       (MusterTape       *tape);
void              muster_tape_copy        (MusterTape       *tape,
                                           const MusterTape *source);

guint             muster_tape_get_length  (const MusterTape *tape);
const MusterRoll *muster_tape_get_roll    (const MusterTape *tape,
                                           guint             index);
const guint8     *muster_tape_get_faces   (const MusterTape *tape,
                                           const MusterRoll *roll);
const guint8     *muster_tape_get_first_faces (const MusterTape *tape,
                                               const MusterRoll *roll);

void              muster_tape_add         (MusterTape       *tape,
                                           guint             purpose,
                                           gboolean          is_cards,
                                           MusterRollOrigin  origin,
                                           const guint8     *faces,
                                           guint             n);
void              muster_tape_add_counts  (MusterTape       *tape,
                                           guint             purpose,
                                           MusterRollOrigin  origin,
                                           guint             n,
                                           guint             hits,
                                           int               ones);
guint             muster_tape_count_face  (const MusterTape *tape,
                                           const MusterRoll *roll,
                                           guint8            face);
void              muster_tape_set_reroll  (MusterTape       *tape,
                                           guint             index,
                                           const guint8     *faces,
                                           guint             n,
                                           int               by);
void              muster_tape_set_typist  (MusterTape       *tape,
                                           guint             index,
                                           int               player);
void              muster_tape_truncate    (MusterTape       *tape,
                                           guint             length);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterTape, muster_tape_clear)

G_END_DECLS
