/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-words.h"

#include <math.h>

#include "core/muster-i18n.h"
#include "core/rules/muster-unit-name.h"

/**
 * muster_words_for_line:
 * @state: (nullable): a state at or after the line; the shown one if it is %NULL
 * @order: (nullable): the order that the line is about
 * @tape: (nullable): its rolls
 *
 * Returns: (transfer full): the line as a sentence begins, without the id of its rule
 */
char *
muster_words_for_line (MusterBattle      *battle,
                       const MusterState *state,
                       const MusterOrder *order,
                       const MusterTape  *tape,
                       const MusterLine  *line)
{
  MusterLineContext context = {
    .setup = muster_battle_get_setup (battle),
    .state = state != NULL ? state : muster_battle_get_state (battle),
    .order = order,
    .tape = tape,
    .translated = TRUE,
    .covered = muster_battle_get_covered (battle),
  };
  g_autofree char *words = NULL;

  if (line->phrase == NULL)
    return g_strdup ("");

  words = muster_line_to_text (line, &context);
  return muster_words_begin_line (words);
}

/* Lines that say nothing are left out. */
char **
muster_words_for_lines (MusterBattle      *battle,
                        const MusterState *state,
                        const MusterOrder *order,
                        const MusterTape  *tape,
                        GArray            *lines)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < lines->len; i++)
    {
      const MusterLine *line = &g_array_index (lines, MusterLine, i);
      g_autofree char *words = muster_words_for_line (battle, state, order, tape, line);

      if (*words != '\0')
        g_strv_builder_add (builder, words);
    }

  return g_strv_builder_end (builder);
}

static char *
join_faces (const MusterRoll *roll,
            const guint8     *faces)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < roll->n; i++)
    {
      if (i > 0)
        g_string_append_c (words, ' ');
      if (roll->is_cards)
        g_string_append (words, muster_card_get_words (faces[i]));
      else
        g_string_append_printf (words, "%d", faces[i]);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
muster_words_for_unit (MusterBattle *battle,
                       int           unit)
{
  return muster_unit_name_in_state (muster_battle_get_setup (battle),
                                    muster_battle_get_state (battle), unit);
}

/**
 * muster_words_for_roll:
 *
 * Returns: (transfer full): the faces, and for a roll that was thrown again both: "1 1 → 6 2"
 */
char *
muster_words_for_roll (const MusterTape *tape,
                       const MusterRoll *roll)
{
  g_autofree char *faces = roll->counted == MUSTER_ROLL_FACES
                             ? join_faces (roll, muster_tape_get_faces (tape, roll))
                             : muster_line_dup_counts (tape, roll, TRUE);
  g_autofree char *first = NULL;

  if (roll->reroll < 0)
    return g_steal_pointer (&faces);

  first = join_faces (roll, muster_tape_get_first_faces (tape, roll));
  return g_strdup_printf ("%s → %s", first, faces);
}

/**
 * muster_words_for_need:
 * @context: whose dice they are
 *
 * Returns: (transfer full): how many, and what they must show or decide: "12 dice, each 5 or 6 hits"
 */
char *
muster_words_for_need (const MusterRequest     *request,
                       const MusterLineContext *context)
{
  g_autofree char *need = muster_line_to_text (&request->need, context);

  if (request->sides == 0)
    /* Translators: how many cards are turned up, and what they decide. */
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u card, %s", "%u cards, %s", request->n),
                            request->n, need);
  /* Translators: how many dice are thrown, and what they must show: “2 dice, 7 or more in all”. */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u die, %s", "%u dice, %s", request->n),
                          request->n, need);
}

/**
 * muster_words_for_request:
 *
 * Returns: (transfer full): who rolls, how many and what is needed: "1st Company: 12 dice, each 5 or
 *   6 hits"
 */
char *
muster_words_for_request (MusterBattle        *battle,
                          const MusterRequest *request)
{
  const MusterState *state = muster_battle_get_state (battle);
  MusterLineContext context = {
    .setup = muster_battle_get_setup (battle),
    .state = state,
    .translated = TRUE,
  };
  g_autofree char *need = muster_words_for_need (request, &context);
  g_autofree char *name = NULL;

  if (request->unit < 0 || request->unit >= state->n_units)
    return g_steal_pointer (&need);

  name = muster_words_for_unit (battle, request->unit);
  /* Translators: a unit, and what it rolls. */
  return g_strdup_printf (_("%s: %s"), name, need);
}

/**
 * muster_words_for_chance:
 * @chance: from 0 to 1
 *
 * Returns: (transfer full): whole percents; what is neither sure nor impossible is not rounded to it
 */
char *
muster_words_for_chance (double chance)
{
  int percents = (int) round (chance * 100.0);

  if (percents == 0 && chance > 0.0)
    /* Translators: a chance below half a percent. */
    return g_strdup (_("under 1 %"));
  if (percents == 100 && chance < 1.0)
    /* Translators: a chance of nearly 100 percent. */
    return g_strdup (_("over 99 %"));

  /* Translators: a chance in percents. */
  return g_strdup_printf (_("%d %%"), percents);
}

/* What a roll decides, as a heading: "To hit". */
char *
muster_words_for_purpose (MusterBattle *battle,
                          guint         purpose)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));

  return muster_words_begin_line (_(rules->purposes[purpose].label));
}

/* The same with whose dice they are: "To hit, 1st Company". */
char *
muster_words_for_throw (MusterBattle *battle,
                        guint         purpose,
                        int           unit)
{
  const MusterState *state = muster_battle_get_state (battle);
  g_autofree char *words = muster_words_for_purpose (battle, purpose);
  g_autofree char *name = NULL;

  if (unit < 0 || unit >= state->n_units)
    return g_steal_pointer (&words);
  name = muster_words_for_unit (battle, unit);
  /* Translators: what a roll decides, and for which unit. */
  return g_strdup_printf (_("%s, %s"), words, name);
}

char *
muster_words_begin_line (const char *words)
{
  char first[8];
  int length;

  if (*words == '\0')
    return g_strdup ("");

  length = g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (words)), first);
  first[length] = '\0';
  return g_strconcat (first, g_utf8_next_char (words), NULL);
}

/**
 * muster_words_fold_lines:
 * @lines: (transfer full): lines, of which some may be equal
 *
 * Returns: (transfer full): each of them once, in the order in which they first come
 */
char **
muster_words_fold_lines (char **lines)
{
  g_autoptr (GStrvBuilder) folded = g_strv_builder_new ();

  for (guint i = 0; lines[i] != NULL; i++)
    {
      gboolean is_first = TRUE;
      guint n = 0;

      for (guint j = 0; lines[j] != NULL; j++)
        if (g_str_equal (lines[i], lines[j]))
          {
            is_first = is_first && j >= i;
            n++;
          }
      if (is_first && n > 1)
        {
          /* Translators: a line, and how often it would stand there. */
          g_autofree char *line = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s (once)",
                                                              "%s (%u times)", n), lines[i], n);

          g_strv_builder_add (folded, line);
        }
      else if (is_first)
        g_strv_builder_add (folded, lines[i]);
    }
  g_strfreev (lines);
  return g_strv_builder_end (folded);
}
