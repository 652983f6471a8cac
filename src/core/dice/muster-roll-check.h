/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-tape.h"

G_BEGIN_DECLS

/**
 * MusterRollWanted:
 * @sides: sides of a die, or 0 for cards
 *
 * The roll that is asked for next.
 */
typedef struct
{
  guint purpose;
  guint n;
  guint sides;
} MusterRollWanted;

/**
 * MusterRollFault:
 * @MUSTER_ROLL_FITS: it is the one that is asked for
 * @MUSTER_ROLL_MISSING: the tape has run out
 * @MUSTER_ROLL_OTHER_PURPOSE: it was made for something else
 * @MUSTER_ROLL_OTHER_KIND: cards instead of dice, or dice instead of cards
 * @MUSTER_ROLL_OTHER_COUNT: too many or too few
 * @MUSTER_ROLL_OTHER_FACE: a die shows what it cannot
 * @MUSTER_ROLL_LEFT_OVER: nothing asks for it
 */
typedef enum
{
  MUSTER_ROLL_FITS,
  MUSTER_ROLL_MISSING,
  MUSTER_ROLL_OTHER_PURPOSE,
  MUSTER_ROLL_OTHER_KIND,
  MUSTER_ROLL_OTHER_COUNT,
  MUSTER_ROLL_OTHER_FACE,
  MUSTER_ROLL_LEFT_OVER,
} MusterRollFault;

/* How roll number @index of the tape stands to the one that is wanted. @wanted: (nullable): nothing is.
 * @face: (out) (optional): what a die shows that it cannot. */
MusterRollFault muster_tape_check     (const MusterTape       *tape,
                                       guint                   index,
                                       const MusterRollWanted *wanted,
                                       guint8                 *face);

G_END_DECLS
