/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-rematch.h"

#include "core/muster-bidi.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-scenario-roll.h"

/* Adds up the points of a battle and its rematch. Whoever attacked in the first battle defends in
 * the second, with either force. Sides are therefore matched by their roles; if players are named,
 * they must agree with that. Players are matched by name, since their ids are unique only within
 * one battle. */

static gboolean
refuse (GError     **error,
        const char  *text)
{
  g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, text);

  return FALSE;
}

static gboolean
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *folded_a = g_utf8_casefold (a, -1);
  g_autofree char *folded_b = g_utf8_casefold (b, -1);

  return g_utf8_collate (folded_a, folded_b) == 0;
}

/* Whether a player of this side also plays on that side. */
static gboolean
shares_player (const MusterSetup *setup,
               int                side,
               const MusterSetup *other_setup,
               int                other_side)
{
  for (guint i = 0; i < setup->n_players; i++)
    for (guint j = 0; j < other_setup->n_players; j++)
      if (setup->players[i].side == side && other_setup->players[j].side == other_side &&
          is_same_name (setup->players[i].name, other_setup->players[j].name))
        return TRUE;

  return FALSE;
}

/**
 * muster_rematch_is_possible:
 *
 * Returns: whether the rules have an attacker, and one side attacks and the other defends
 */
gboolean
muster_rematch_is_possible (const MusterSetup *setup)
{
  return muster_ruleset_rolls_roles (setup->ruleset) && setup->n_sides == 2 &&
         setup->sides[0].role >= 0 && setup->sides[1].role >= 0;
}

/**
 * muster_rematch_add_up:
 * @sum: (out): points of both battles
 *
 * Returns: %FALSE with @error set if the second is not a rematch of the first
 */
gboolean
muster_rematch_add_up (const MusterSetup  *first,
                       const MusterState  *first_state,
                       const MusterSetup  *second,
                       const MusterState  *second_state,
                       MusterRematchSum   *sum,
                       GError            **error)
{
  if (first->n_sides != 2 || second->n_sides != 2)
    return refuse (error, _("a rematch is between two sides"));
  /* The two battles may use different house packs. */
  if (!g_str_equal (muster_ruleset_get_id (first->ruleset), muster_ruleset_get_id (second->ruleset)) ||
      !g_str_equal (first->scenario->id, second->scenario->id))
    return refuse (error, _("a rematch is of the same scenario"));

  if (!muster_rematch_is_possible (first) || !muster_rematch_is_possible (second))
    return refuse (error, _("in a rematch one side attacks and the other defends"));

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

/* The name for whoever played @side of the first battle: the name of his force if he kept it, else
 * the names of the players, else the names of both forces. */
static char *
dup_name (const MusterSetup *first,
          int                side,
          const MusterSetup *second,
          int                other)
{
  g_autofree char *name = muster_bidi_isolate (first->sides[side].name);
  g_autofree char *players = NULL;
  g_autofree char *other_name = NULL;
  GString *names;

  if (is_same_name (first->sides[side].name, second->sides[other].name))
    return g_steal_pointer (&name);
  /* The players of the side: "Ann, Ben", or "". */
  names = g_string_new (NULL);
  for (guint i = 0; i < first->n_players; i++)
    if (first->players[i].side == side)
      {
        g_string_append (names, names->len > 0 ? ", " : "");
        muster_bidi_append (names, first->players[i].name);
      }
  players = g_string_free (names, FALSE);
  if (*players != '\0')
    return g_steal_pointer (&players);
  other_name = muster_bidi_isolate (second->sides[other].name);

  return g_strdup_printf ("%s / %s", name, other_name);
}

/* Uses no-break spaces, so that a score is never split over two lines. */
static char *
dup_figures (int a,
             int b)
{
  return g_strdup_printf ("%d\u00a0:\u00a0%d", a, b);
}

char *
muster_rematch_dup_line (const MusterSetup      *first,
                         const MusterSetup      *second,
                         const MusterRematchSum *sum)
{
  g_autofree char *name = dup_name (first, 0, second, sum->other[0]);
  g_autofree char *other = dup_name (first, 1, second, sum->other[1]);
  g_autofree char *figures = dup_figures (sum->points[0], sum->points[1]);

  if (sum->winner < 0)
    /* Translators: the points of a battle and its rematch together: "Column 6 : 6 Impi". */
    return g_strdup_printf (_("Both battles: %s %s %s\u00a0· a draw"), name, figures, other);
  /* Translators: the points of a battle and its rematch together: "Column 7 : 5 Impi"; then who has won. */
  return g_strdup_printf (_("Both battles: %s %s %s\u00a0· %s wins"), name, figures, other,
                          sum->winner == 0 ? name : other);
}

char *
muster_rematch_dup_score (const MusterSetup *setup,
                          const MusterState *state,
                          int                side)
{
  g_autofree char *name = muster_bidi_isolate (setup->sides[side].name);
  g_autofree char *other = muster_bidi_isolate (setup->sides[1 - side].name);
  g_autofree char *figures = dup_figures (muster_ruleset_get_score (setup, state, side),
                                          muster_ruleset_get_score (setup, state, 1 - side));

  return g_strdup_printf ("%s %s %s", name, figures, other);
}
