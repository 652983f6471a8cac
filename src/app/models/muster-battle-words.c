/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-battle-words.h"

#include "core/muster-i18n.h"

static guint
count_waiting (const MusterState *state)
{
  guint n = 0;

  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].def->side == state->active_side && !state->units[i].acted &&
        muster_state_is_in_play (state, i))
      n++;

  return n;
}

static char *
dup_phase (MusterBattle *battle)
{
  const MusterChoice *phases =
    muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->phases;
  const MusterState *state = muster_battle_get_state (battle);

  if (phases == NULL || state->phase >= muster_choices_count (phases))
    return g_strdup ("");
  return g_strdup (_(phases[state->phase].label));
}

/**
 * muster_battle_words_status:
 *
 * Returns: (transfer full): "Turn 3 · Natal Column to act · 2 units left"
 */
char *
muster_battle_words_status (MusterBattle *battle)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr(GString) words = g_string_new (NULL);
  guint waiting;

  g_string_printf (words, _("Turn %d"), state->turn);
  if (state->over)
    {
      g_string_append_printf (words, " · %s", _("over"));
      return g_string_free (g_steal_pointer (&words), FALSE);
    }
  if (state->active_side < 0)
    {
      g_autofree char *phase = dup_phase (battle);

      if (*phase != '\0')
        g_string_append_printf (words, " · %s", phase);
      return g_string_free (g_steal_pointer (&words), FALSE);
    }

  g_string_append (words, " · ");
  /* Translators: the side whose turn it is. */
  g_string_append_printf (words, _("%s to act"), setup->sides[state->active_side].name);
  waiting = count_waiting (state);
  g_string_append (words, " · ");
  g_string_append_printf (words, dngettext (GETTEXT_PACKAGE, "%u unit left", "%u units left",
                                            waiting),
                          waiting);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/**
 * muster_battle_words_score:
 *
 * Returns: (transfer full): "Column 4 : 2 Tribes"; with more sides "Column 4 · Tribes 2 · Allies 1"
 */
char *
muster_battle_words_score (MusterBattle *battle)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr(GString) words = g_string_new (NULL);

  if (setup->n_sides == 2)
    return g_strdup_printf ("%s %d : %d %s", setup->sides[0].name,
                            muster_ruleset_get_score (setup, state, 0),
                            muster_ruleset_get_score (setup, state, 1), setup->sides[1].name);

  for (guint i = 0; i < setup->n_sides; i++)
    g_string_append_printf (words, "%s%s %d", i > 0 ? " · " : "", setup->sides[i].name,
                            muster_ruleset_get_score (setup, state, (int) i));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/**
 * muster_battle_words_over:
 *
 * Returns: (transfer full): who won, or "" while the battle goes on
 */
char *
muster_battle_words_over (MusterBattle *battle)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);

  if (!state->over)
    return g_strdup ("");
  if (state->winner >= 0)
    /* Translators: the name of a side. */
    return g_strdup_printf (_("%s has won"), setup->sides[state->winner].name);
  if (state->winner == MUSTER_WINNER_DRAW)
    return g_strdup (_("The battle is drawn"));
  return g_strdup (_("The battle is over"));
}

/**
 * muster_battle_words_side:
 *
 * Returns: (transfer full): role and players of a side, "attacker · Ann, Ben"; may be empty
 */
char *
muster_battle_words_side (MusterBattle *battle,
                          guint         side)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr(GString) words = g_string_new (NULL);
  const char *separator = " · ";

  g_return_val_if_fail (side < setup->n_sides, NULL);

  if (setup->sides[side].role == 0)
    g_string_append (words, _("attacker"));
  else if (setup->sides[side].role == 1)
    g_string_append (words, _("defender"));

  for (guint i = 0; i < setup->n_players; i++)
    {
      if (setup->players[i].side != (int) side)
        continue;
      g_string_append_printf (words, "%s%s", words->len > 0 ? separator : "",
                              setup->players[i].name);
      separator = _(", ");
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}
