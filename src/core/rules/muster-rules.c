/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-rules.h"

#include "core/catalog/muster-stat.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-levy.h"

#define SEPARATOR " · "

/* What a ruleset's table says about its units, as players write it. */

gboolean
muster_rules_have_leaders (const MusterRules *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->get_leadership != NULL;
}

const char *
muster_rules_get_leadership_name (const MusterRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->leadership_name != NULL ? _(self->leadership_name) : _("Leadership");
}

/**
 * muster_rules_dup_leadership:
 *
 * Returns: (transfer full): the value with its words, "6+", in the reader's language
 */
char *
muster_rules_dup_leadership (const MusterRules *self,
                             int                leadership)
{
  g_autofree char *number = g_strdup_printf ("%d", leadership);
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->leadership_text == NULL)
    return g_steal_pointer (&number);

  parts = g_strsplit (_(self->leadership_text), "{0}", 2);

  return g_strjoinv (number, parts);
}

/**
 * muster_rules_dup_leadership_figure:
 *
 * Lists and rosters are parsed again by this number, so words stand only behind it.
 *
 * Returns: (transfer full) (nullable): "6+" or "2"; %NULL for 0, which is not known
 */
char *
muster_rules_dup_leadership_figure (const MusterRules *self,
                                    int                leadership)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (leadership == 0)
    return NULL;
  if (self->leadership_text != NULL && g_str_has_prefix (self->leadership_text, "{0}"))
    return muster_rules_dup_leadership (self, leadership);

  return g_strdup_printf ("%d", leadership);
}

/**
 * muster_rules_dup_weapon_stats:
 * @profile: of a unit with a weapon
 *
 * Returns: (transfer full): "Short 12\" · Long 24\"", as the weapon is in the hands of the unit
 */
char *
muster_rules_dup_weapon_stats (const MusterRules    *self,
                               MusterCatalog        *catalog,
                               const MusterUnitType *type,
                               const MusterProfile  *profile)
{
  GPtrArray *stats;
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (MUSTER_IS_CATALOG (catalog), NULL);
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (profile != NULL && profile->weapon != NULL, NULL);

  stats = muster_catalog_get_weapon_stats (catalog);
  text = g_string_new (NULL);
  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (stats, i);
      const char *label = muster_stat_get_short_name (stat);
      int number = profile->weapon->stats[i];
      g_autofree char *value = NULL;

      if (number == MUSTER_STAT_NONE)
        continue;
      if (self->levy != NULL && self->levy->show_weapon_stat != NULL)
        self->levy->show_weapon_stat (type, profile, stat, &label, &number);
      if (number == MUSTER_STAT_NONE)
        continue;
      value = muster_stat_dup_text (stat, number);
      g_string_append_printf (text, "%s%s %s", text->len > 0 ? SEPARATOR : "", label, value);
    }

  return g_string_free (text, FALSE);
}
