/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/reference/muster-stat-text.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

#define SEPARATOR " · "

char *
muster_stat_dup_text (const MusterStat *stat,
                      int               value)
{
  g_return_val_if_fail (stat != NULL, NULL);

  if (value == MUSTER_STAT_NONE)
    return g_strdup (MUSTER_STAT_TEXT_NOTHING);

  return g_strdup_printf (stat->is_signed && value != 0 ? "%+d%s" : "%d%s", value,
                          stat->suffix != NULL ? muster_force_text_show (stat->suffix) : "");
}

const char *
muster_stat_get_short_name (const MusterStat *stat)
{
  g_return_val_if_fail (stat != NULL, NULL);

  return muster_force_text_show (stat->short_name != NULL ? stat->short_name : stat->name);
}

char *
muster_weapon_dup_stats (const MusterRules    *rules,
                         MusterCatalog        *catalog,
                         const MusterUnitType *type,
                         const MusterProfile  *profile)
{
  GPtrArray *stats;
  GString *text;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (MUSTER_IS_CATALOG (catalog), NULL);
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (profile != NULL && profile->weapon != NULL, NULL);

  stats = muster_catalog_get_weapon_stats (catalog);
  text = g_string_new (NULL);
  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (stats, i);
      int number = profile->weapon->stats[i];
      g_autofree char *value = NULL;

      if (number == MUSTER_STAT_NONE)
        continue;
      if (rules->levy != NULL && rules->levy->show_weapon_stat != NULL)
        rules->levy->show_weapon_stat (type, profile, stat, &number);
      if (number == MUSTER_STAT_NONE)
        continue;
      value = muster_stat_dup_text (stat, number);
      g_string_append_printf (text, "%s%s %s", text->len > 0 ? SEPARATOR : "",
                              muster_stat_get_short_name (stat), value);
    }

  return g_string_free (text, FALSE);
}

const char *
muster_leadership_get_name (const MusterRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  return rules->leadership_name != NULL ? _(rules->leadership_name) : _("Leadership");
}

char *
muster_leadership_dup_text (const MusterRules *rules,
                            int                leadership)
{
  g_autofree char *number = g_strdup_printf ("%d", leadership);
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  if (leadership == 0)
    return NULL;
  if (rules->leadership_text == NULL)
    return g_steal_pointer (&number);

  parts = g_strsplit (_(rules->leadership_text), "{0}", 2);

  return g_strjoinv (number, parts);
}

/* Lists and rosters are read again, by the number. */
char *
muster_leadership_dup_figure (const MusterRules *rules,
                              int                leadership)
{
  g_return_val_if_fail (rules != NULL, NULL);

  if (leadership == 0)
    return NULL;
  if (rules->leadership_text != NULL && g_str_has_prefix (rules->leadership_text, "{0}"))
    return muster_leadership_dup_text (rules, leadership);

  return g_strdup_printf ("%d", leadership);
}

gboolean
muster_rules_have_leaders (const MusterRules *rules)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  return rules->get_leadership != NULL;
}

gboolean
muster_catalog_has_points (MusterCatalog *catalog)
{
  GPtrArray *types;

  g_return_val_if_fail (MUSTER_IS_CATALOG (catalog), FALSE);

  types = muster_catalog_get_types (catalog);
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);

      if (type->points != 0)
        return TRUE;
    }

  return FALSE;
}
