/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/dice/muster-roll-check.h"

static gboolean
has_bad_face (const guint8 *faces,
              guint         n,
              guint         sides,
              guint8       *face)
{
  for (guint i = 0; i < n; i++)
    if (faces[i] < 1 || faces[i] > sides)
      {
        if (face != NULL)
          *face = faces[i];
        return TRUE;
      }
  return FALSE;
}

/* Whether what was noted of the dice is what the rules need, and can be true: a die that neither counts nor
 * shows a 1 must have a face between them. */
static MusterRollFault
check_counts (const MusterTape       *tape,
              const MusterRoll       *roll,
              const MusterRollWanted *wanted)
{
  if (wanted->counts == MUSTER_ROLL_FACES)
    return MUSTER_ROLL_NO_FACES;
  if (roll->counted < wanted->counts)
    return MUSTER_ROLL_NO_ONES;
  if ((wanted->target <= MUSTER_ROLL_MISS && muster_tape_count_face (tape, roll, MUSTER_ROLL_MISS) > 0) ||
      (wanted->target <= 1 && muster_tape_count_face (tape, roll, 1) > 0) ||
      (wanted->target > MUSTER_ROLL_HIT && muster_tape_count_face (tape, roll, MUSTER_ROLL_HIT) > 0))
    return MUSTER_ROLL_OTHER_HITS;
  return MUSTER_ROLL_FITS;
}

MusterRollFault
muster_roll_check_tape (const MusterTape       *tape,
                        guint                   index,
                        const MusterRollWanted *wanted,
                        guint8                 *face)
{
  const MusterRoll *roll;

  if (index >= muster_tape_get_length (tape))
    return wanted != NULL ? MUSTER_ROLL_MISSING : MUSTER_ROLL_FITS;
  if (wanted == NULL)
    return MUSTER_ROLL_LEFT_OVER;

  roll = muster_tape_get_roll (tape, index);
  if (roll->purpose != wanted->purpose)
    return MUSTER_ROLL_OTHER_PURPOSE;
  if ((roll->is_cards != 0) != (wanted->sides == 0))
    return MUSTER_ROLL_OTHER_KIND;
  if (roll->n != wanted->n)
    return MUSTER_ROLL_OTHER_COUNT;
  if (roll->counted != MUSTER_ROLL_FACES)
    return check_counts (tape, roll, wanted);
  /* After a reroll the first faces no longer count, but they were rolled too and must be
   * possible. */
  if (wanted->sides > 0 &&
      (has_bad_face (muster_tape_get_faces (tape, roll), roll->n, wanted->sides, face) ||
       has_bad_face (muster_tape_get_first_faces (tape, roll), roll->n, wanted->sides, face)))
    return MUSTER_ROLL_OTHER_FACE;
  return MUSTER_ROLL_FITS;
}
