/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-state.h"

#include <string.h>

G_BEGIN_DECLS

/* Whether two states of the same setup are the same moment. Inline: benches link no library of tests. */

static inline gboolean
muster_test_units_equal (const MusterUnitState *a,
                         const MusterUnitState *b)
{
  return a->def == b->def && a->strength == b->strength && a->start == b->start &&
         a->fate == b->fate && a->acted == b->acted && a->leader == b->leader &&
         a->leadership == b->leadership && a->with == b->with && a->card == b->card &&
         a->did == b->did && a->failed == b->failed &&
         memcmp (a->markers, b->markers, sizeof a->markers) == 0 &&
         memcmp (a->own, b->own, sizeof a->own) == 0;
}

static inline gboolean
muster_test_states_equal (const MusterState *a,
                          const MusterState *b)
{
  if (a->turn != b->turn || a->active_side != b->active_side || a->winner != b->winner ||
      a->over != b->over || a->phase != b->phase || a->n_units != b->n_units ||
      a->known != b->known ||
      memcmp (a->objectives, b->objectives, sizeof a->objectives) != 0 ||
      memcmp (a->player_objectives, b->player_objectives, sizeof a->player_objectives) != 0 ||
      memcmp (a->own, b->own, sizeof a->own) != 0 ||
      memcmp (&a->deck, &b->deck, sizeof a->deck) != 0)
    return FALSE;

  for (guint i = 0; i < a->n_units; i++)
    if (!muster_test_units_equal (&a->units[i], &b->units[i]))
      return FALSE;
  return TRUE;
}

G_END_DECLS
