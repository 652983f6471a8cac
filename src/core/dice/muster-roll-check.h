/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-tape.h"

G_BEGIN_DECLS

/**
 * MusterRollWanted:
 * @sides: sides of a die, or 0 for cards
 * @counts: what must be noted of it at the least
 * @target: with other @counts than every face: the lowest face that counts
 *
 * The roll that is asked for next.
 */
typedef struct
{
  guint purpose;
  guint n;
  guint sides;
  MusterRollCounts counts;
  guint target;
} MusterRollWanted;

/**
 * MusterRollFault:
 * @MUSTER_ROLL_FITS: it is the roll that is asked for
 * @MUSTER_ROLL_MISSING: the tape has run out
 * @MUSTER_ROLL_OTHER_PURPOSE: it was made for another purpose
 * @MUSTER_ROLL_OTHER_KIND: it has cards instead of dice, or dice instead of cards
 * @MUSTER_ROLL_OTHER_COUNT: it has too many or too few dice or cards
 * @MUSTER_ROLL_OTHER_FACE: a die shows a face that it does not have
 * @MUSTER_ROLL_NO_FACES: the rules need its faces, which were not noted
 * @MUSTER_ROLL_NO_ONES: the rules need to know how many dice show a 1, which was not noted
 * @MUSTER_ROLL_OTHER_HITS: dice cannot have fallen as was noted
 * @MUSTER_ROLL_LEFT_OVER: no roll is asked for
 */
typedef enum
{
  MUSTER_ROLL_FITS,
  MUSTER_ROLL_MISSING,
  MUSTER_ROLL_OTHER_PURPOSE,
  MUSTER_ROLL_OTHER_KIND,
  MUSTER_ROLL_OTHER_COUNT,
  MUSTER_ROLL_OTHER_FACE,
  MUSTER_ROLL_NO_FACES,
  MUSTER_ROLL_NO_ONES,
  MUSTER_ROLL_OTHER_HITS,
  MUSTER_ROLL_LEFT_OVER,
} MusterRollFault;

/* Compares roll number @index of the tape with the one that is wanted. @wanted: (nullable): NULL
 * if no roll is wanted. @face: (out) (optional): the impossible face of a die. */
MusterRollFault muster_roll_check_tape     (const MusterTape       *tape,
                                            guint                   index,
                                            const MusterRollWanted *wanted,
                                            guint8                 *face);

G_END_DECLS
