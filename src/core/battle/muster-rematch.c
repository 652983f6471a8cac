/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-rematch.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

/* Whoever attacked in the first battle defends in the second, with his own force or with the other's. So
 * sides go together by their roles; players, where they are named, must agree with that. */

static gboolean
refuse (GError     **error,
        const char  *text)
{
  g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, text);

  return FALSE;
}

/* Does somebody of this side play on that side too? */
static gboolean
shares_player (const MusterSetup *setup,
               int                side,
               const MusterSetup *other_setup,
               int                other_side)
{
  for (guint i = 0; i < setup->n_players; i++)
    {
      int other = muster_setup_find_player (other_setup, setup->players[i].id);

      if (setup->players[i].side == side && other >= 0 &&
          other_setup->players[other].side == other_side)
        return TRUE;
    }

  return FALSE;
}

static gboolean
check (const MusterSetup  *first,
       const MusterSetup  *second,
       GError            **error)
{
  if (first->n_sides != 2 || second->n_sides != 2)
    return refuse (error, _("a rematch is between two sides"));
  /* The house packs may be others. */
  if (!g_str_equal (muster_ruleset_get_id (first->ruleset), muster_ruleset_get_id (second->ruleset)) ||
      !g_str_equal (first->scenario->id, second->scenario->id))
    return refuse (error, _("a rematch is of the same scenario"));

  for (int i = 0; i < 2; i++)
    {
      if (first->sides[i].role < 0 || second->sides[i].role < 0)
        return refuse (error, _("in a rematch one side attacks and the other defends"));
    }

  return TRUE;
}

/**
 * muster_rematch_add_up:
 * @sum: (out): points of both battles
 *
 * Returns: %FALSE with @error set if the second is no rematch of the first
 */
gboolean
muster_rematch_add_up (const MusterSetup  *first,
                       const MusterState  *first_state,
                       const MusterSetup  *second,
                       const MusterState  *second_state,
                       MusterRematchSum   *sum,
                       GError            **error)
{
  if (!check (first, second, error))
    return FALSE;

  for (int i = 0; i < 2; i++)
    {
      sum->other[i] = second->sides[0].role != first->sides[i].role ? 0 : 1;
      if (shares_player (first, i, second, 1 - sum->other[i]))
        return refuse (error, _("in a rematch who attacked defends, and here somebody does not"));

      sum->points[i] = muster_ruleset_get_score (first, first_state, i) +
                       muster_ruleset_get_score (second, second_state, sum->other[i]);
    }

  sum->winner = sum->points[0] == sum->points[1] ? -1 : sum->points[0] > sum->points[1] ? 0 : 1;

  return TRUE;
}
