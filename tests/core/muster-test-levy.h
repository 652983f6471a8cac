/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <string.h>

#include "core/forces/muster-force-levy.h"
#include "core/rules/muster-resolution.h"

G_BEGIN_DECLS

/* Forces in few words, and rolls that are made before there is a battle. */

/* `regular-infantry +elite ^fierce x10 *steady @7`: type, options, the option that costs nothing, models,
 * trait, Leadership. */
static inline void
muster_test_levy_add (MusterForce *force,
                      char       **words)
{
  g_autofree char *id = g_strdup_printf ("u%u", muster_force_get_n_units (force) + 1);
  g_autoptr (MusterForceUnit) unit = NULL;

  unit = muster_force_unit_new (muster_force_get_catalog (force), id, words[0]);
  for (guint i = 1; words[i] != NULL; i++)
    {
      const char *word = words[i] + 1;

      if (words[i][0] == '+' || words[i][0] == '^')
        muster_force_unit_add_option (unit, word);
      if (words[i][0] == '^')
        muster_force_unit_set_free_option (unit, word);
      if (words[i][0] == 'x')
        muster_force_unit_set_models (unit, (int) g_ascii_strtoll (word, NULL, 10));
      if (words[i][0] == '@')
        muster_leader_set_leadership (muster_force_unit_get_leader (unit),
                                      (int) g_ascii_strtoll (word, NULL, 10));
      if (words[i][0] == '*')
        muster_leader_set_trait_id (muster_force_unit_get_leader (unit), word);
    }
  muster_force_append (force, unit);
}

/* A line for each unit, with the number of such units before it where there are several. */
static inline MusterForce *
muster_test_levy_new_force (MusterRuleset *ruleset,
                            const char    *units)
{
  MusterForce *force = muster_force_new (ruleset);
  g_auto (GStrv) lines = g_strsplit (units, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      gboolean counted = g_ascii_isdigit (words[0][0]);
      guint count = counted ? (guint) g_ascii_strtoull (words[0], NULL, 10) : 1;

      for (guint j = 0; j < count; j++)
        muster_test_levy_add (force, words + (counted ? 1 : 0));
    }

  return force;
}

/* `leadership 3 | trait 1 2` */
static inline void
muster_test_levy_fill_tape (MusterTape        *tape,
                            const MusterRules *rules,
                            const char        *rolls)
{
  g_auto (GStrv) parts = g_strsplit (rolls, " | ", -1);

  for (guint i = 0; parts[i] != NULL && *rolls != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (parts[i], " ", -1);
      guint purpose = 0;
      guint8 faces[8];
      guint n = 0;

      while (!g_str_equal (rules->purposes[purpose].id, words[0]))
        g_assert_nonnull (rules->purposes[++purpose].id);
      for (guint j = 1; words[j] != NULL; j++)
        faces[n++] = (guint8) g_ascii_strtoull (words[j], NULL, 10);
      muster_tape_add (tape, purpose, FALSE, MUSTER_ROLL_TYPED, faces, n);
    }
}

/* What has been said: the steps with a line for each, `needs PURPOSE UNIT DICE`, or `bad ROLL: why`. */
static inline char *
muster_test_levy_print (const MusterOutcome     *outcome,
                        const MusterLineContext *context)
{
  const MusterRules *rules = muster_ruleset_get_rules (context->ruleset);
  GString *text = g_string_new (NULL);

  if (outcome->kind == MUSTER_OUTCOME_NEEDS)
    g_string_append_printf (text, "needs %s %d %d", rules->purposes[outcome->request.purpose].id,
                            outcome->request.unit, outcome->request.n);
  else if (outcome->kind != MUSTER_OUTCOME_DONE)
    {
      g_autofree char *why = muster_line_to_text (&outcome->reason, context);

      g_string_append_printf (text, "bad %d: %s", outcome->bad_roll, why);
    }
  for (guint i = 0; outcome->kind == MUSTER_OUTCOME_DONE && i < outcome->steps->len; i++)
    {
      g_autofree char *line = muster_line_to_string (&g_array_index (outcome->steps, MusterLine, i),
                                                     context);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }

  return g_string_free (text, FALSE);
}

G_END_DECLS
