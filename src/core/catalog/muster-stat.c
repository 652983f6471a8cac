/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-stat.h"

#include "core/muster-i18n.h"

char *
muster_stat_dup_text (const MusterStat *stat,
                      int               value)
{
  g_return_val_if_fail (stat != NULL, NULL);

  if (value == MUSTER_STAT_NONE)
    return g_strdup (MUSTER_STAT_NOTHING);

  /* The translation of the empty text is the header of the catalogue of translations. */
  return g_strdup_printf (stat->is_signed && value != 0 ? "%+d%s" : "%d%s", value,
                          stat->suffix != NULL && *stat->suffix != '\0' ? _(stat->suffix) : "");
}

const char *
muster_stat_get_short_name (const MusterStat *stat)
{
  const char *name;

  g_return_val_if_fail (stat != NULL, NULL);

  name = stat->short_name != NULL ? stat->short_name : stat->name;
  return name == NULL || *name == '\0' ? "" : _(name);
}
