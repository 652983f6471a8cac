/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/dice/muster-tape.h"

/* Allocates the arrays at the first roll: most orders need no dice. */
static void
ensure_place (MusterTape *tape,
              guint       n_rolls,
              guint       n_faces)
{
  if (tape->rolls != NULL)
    return;

  tape->rolls = g_array_sized_new (FALSE, FALSE, sizeof (MusterRoll), n_rolls);
  tape->faces = g_byte_array_sized_new (n_faces);
}

void
muster_tape_init (MusterTape *tape)
{
  *tape = (MusterTape) { 0 };
}

void
muster_tape_clear (MusterTape *tape)
{
  g_clear_pointer (&tape->rolls, g_array_unref);
  g_clear_pointer (&tape->faces, g_byte_array_unref);
  tape->generator = NULL;
}

/**
 * muster_tape_reset:
 *
 * Takes all rolls off @tape, but keeps its generator and its memory.
 */
void
muster_tape_reset (MusterTape *tape)
{
  if (tape->rolls == NULL)
    return;

  tape->rolls->len = 0;
  tape->faces->len = 0;
}

/**
 * muster_tape_copy:
 *
 * Makes @tape hold the rolls of @source. The generator is not copied, since a copy is a record and
 * never rolls.
 */
void
muster_tape_copy (MusterTape       *tape,
                  const MusterTape *source)
{
  muster_tape_reset (tape);
  if (muster_tape_get_length (source) == 0)
    return;

  ensure_place (tape, source->rolls->len, source->faces->len);
  g_array_append_vals (tape->rolls, source->rolls->data, source->rolls->len);
  if (source->faces->len > 0)
    g_byte_array_append (tape->faces, source->faces->data, source->faces->len);
}

guint
muster_tape_get_length (const MusterTape *tape)
{
  return tape->rolls != NULL ? tape->rolls->len : 0;
}

const MusterRoll *
muster_tape_get_roll (const MusterTape *tape,
                      guint             index)
{
  g_return_val_if_fail (index < muster_tape_get_length (tape), NULL);

  return &g_array_index (tape->rolls, MusterRoll, index);
}

/**
 * muster_tape_get_faces:
 *
 * Returns: the faces of @roll that count: those of its reroll, if it has one
 */
const guint8 *
muster_tape_get_faces (const MusterTape *tape,
                       const MusterRoll *roll)
{
  return tape->faces->data + (roll->reroll >= 0 ? (guint32) roll->reroll : roll->first);
}

/**
 * muster_tape_get_first_faces:
 *
 * Returns: the faces of @roll as they first fell
 */
const guint8 *
muster_tape_get_first_faces (const MusterTape *tape,
                             const MusterRoll *roll)
{
  return tape->faces->data + roll->first;
}

void
muster_tape_add (MusterTape       *tape,
                 guint             purpose,
                 gboolean          is_cards,
                 MusterRollOrigin  origin,
                 const guint8     *faces,
                 guint             n)
{
  MusterRoll roll = {
    .purpose = (guint16) purpose,
    .n = (guint16) n,
    .reroll = -1,
    .by = -1,
    .typist = -1,
    .origin = (guint8) origin,
    .is_cards = is_cards != FALSE,
  };

  ensure_place (tape, 1, n);
  roll.first = tape->faces->len;
  if (n > 0)
    g_byte_array_append (tape->faces, faces, n);
  g_array_append_val (tape->rolls, roll);
}

/**
 * muster_tape_add_counts:
 * @hits: how many of the @n dice counted
 * @ones: how many showed a 1; -1 if that was not noted
 *
 * Adds a roll of which the faces were not noted.
 */
void
muster_tape_add_counts (MusterTape       *tape,
                        guint             purpose,
                        MusterRollOrigin  origin,
                        guint             n,
                        guint             hits,
                        int               ones)
{
  guint n_ones = ones >= 0 ? (guint) ones : n - hits;
  g_autofree guint8 *faces = NULL;

  g_return_if_fail (hits <= n && n_ones <= n - hits);

  faces = g_new (guint8, n + 1);
  for (guint i = 0; i < n; i++)
    faces[i] = i < hits ? MUSTER_ROLL_HIT : i < hits + n_ones ? 1 : MUSTER_ROLL_MISS;
  muster_tape_add (tape, purpose, FALSE, origin, faces, n);
  g_array_index (tape->rolls, MusterRoll, tape->rolls->len - 1).counted =
    ones >= 0 ? MUSTER_ROLL_HITS_AND_ONES : MUSTER_ROLL_HITS;
}

/* Returns: how many dice of @roll, as they fell first, show @face */
guint
muster_tape_count_face (const MusterTape *tape,
                        const MusterRoll *roll,
                        guint8            face)
{
  const guint8 *faces = muster_tape_get_first_faces (tape, roll);
  guint count = 0;

  for (guint i = 0; i < roll->n; i++)
    count += faces[i] == face;
  return count;
}

/**
 * muster_tape_set_typist:
 * @player: index of the player who typed the roll at his own seat
 */
void
muster_tape_set_typist (MusterTape *tape,
                        guint       index,
                        int         player)
{
  g_return_if_fail (index < muster_tape_get_length (tape));

  g_array_index (tape->rolls, MusterRoll, index).typist = (gint8) player;
}

/**
 * muster_tape_set_reroll:
 * @faces: as many as the roll has
 * @by: index of the unit that had it rerolled
 */
void
muster_tape_set_reroll (MusterTape   *tape,
                        guint         index,
                        const guint8 *faces,
                        guint         n,
                        int           by)
{
  MusterRoll *roll;

  g_return_if_fail (index < muster_tape_get_length (tape));

  roll = &g_array_index (tape->rolls, MusterRoll, index);
  g_return_if_fail (n == roll->n);

  roll->reroll = (gint32) tape->faces->len;
  roll->by = (gint16) by;
  g_byte_array_append (tape->faces, faces, n);
}

/**
 * muster_tape_truncate:
 *
 * Takes all rolls but the first @length off @tape.
 */
void
muster_tape_truncate (MusterTape *tape,
                      guint       length)
{
  if (length < muster_tape_get_length (tape))
    g_array_set_size (tape->rolls, length);
}
