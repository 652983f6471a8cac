/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-unit-details.h"

#include "core/catalog/muster-stat.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-rules.h"

/* "Speed 6" · Firing 5+ · Fighting 5+" */
static char *
dup_stats (MusterCatalog       *catalog,
           const MusterProfile *profile)
{
  GPtrArray *stats = muster_catalog_get_stats (catalog);
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (stats, i);
      g_autofree char *value = muster_stat_dup_text (stat, profile->stats[i]);

      if (profile->stats[i] != MUSTER_STAT_NONE)
        g_string_append_printf (line, "%s%s %s", line->len > 0 ? " · " : "", _(stat->name), value);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static void
add_weapon (GStrvBuilder        *lines,
            MusterRuleset       *ruleset,
            const MusterUnitDef *def)
{
  const MusterProfile *profile = &def->profile;
  g_autofree char *stats = NULL;
  g_autofree char *line = NULL;

  if (profile->weapon == NULL)
    return;
  stats = muster_rules_dup_weapon_stats (muster_ruleset_get_rules (ruleset),
                                         muster_ruleset_get_catalog (ruleset), def->type, profile);
  line = g_strdup_printf ("%s: %s", _(profile->weapon->name), stats);
  g_strv_builder_add (lines, line);
}

static void
add_words (GStrvBuilder *lines,
           const char   *name,
           const char   *summary)
{
  g_autofree char *line = NULL;

  if (summary == NULL || *summary == '\0')
    return;
  line = g_strdup_printf ("%s: %s", _(name), _(summary));
  g_strv_builder_add (lines, line);
}

char **
muster_unit_details_list (MusterBattle *battle,
                          int           unit)
{
  const MusterState *state = muster_battle_get_state (battle);
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  const MusterUnitDef *def;
  g_autofree char *stats = NULL;
  const MusterLeaderDef *leader;
  g_autofree char *line = NULL;

  if (unit < 0 || unit >= state->n_units)
    return g_new0 (char *, 1);

  def = state->units[unit].def;
  stats = dup_stats (muster_ruleset_get_catalog (ruleset), &def->profile);
  if (*stats != '\0')
    g_strv_builder_add (lines, stats);
  add_weapon (lines, ruleset, def);
  add_words (lines, def->type->name, def->type->summary);
  for (guint i = 0; i < def->n_options; i++)
    add_words (lines, def->options[i]->name, def->options[i]->summary);
  leader = &def->leader;
  if (leader->present)
    {
      if (leader->name != NULL && *leader->name != '\0')
        {
          /* Translators: the name of a leader. */
          line = g_strdup_printf (_("Leader: %s"), leader->name);
          g_strv_builder_add (lines, line);
        }
      if (leader->trait != NULL)
        add_words (lines, leader->trait->name, leader->trait->summary);
    }
  return g_strv_builder_end (lines);
}
