/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-format.h"

#include "core/muster-i18n.h"

static const struct
{
  const char *id;
  const char *name;
  const char *ending;
} FORMATS[MUSTER_N_FORCE_FORMATS] = {
  [MUSTER_FORCE_FORMAT_TEXT] = { "text", N_("Plain text"), ".txt" },
  [MUSTER_FORCE_FORMAT_MARKDOWN] = { "markdown", N_("Markdown"), ".md" },
  [MUSTER_FORCE_FORMAT_BBCODE] = { "bbcode", N_("BBCode for forums"), ".bbcode" },
  [MUSTER_FORCE_FORMAT_CSV] = { "csv", N_("Table (CSV)"), ".csv" },
  [MUSTER_FORCE_FORMAT_JSON] = { "json", N_("Muster’s own file"), ".muster-force" },
  [MUSTER_FORCE_FORMAT_ROS] = { "ros", N_("BattleScribe roster"), ".ros" },
  [MUSTER_FORCE_FORMAT_ROSZ] = { "rosz", N_("BattleScribe roster, packed"), ".rosz" },
};

const char *
muster_force_format_get_id (MusterForceFormat format)
{
  g_return_val_if_fail (format < MUSTER_N_FORCE_FORMATS, NULL);

  return FORMATS[format].id;
}

MusterForceFormat
muster_force_format_find (const char *id)
{
  g_return_val_if_fail (id != NULL, MUSTER_N_FORCE_FORMATS);

  for (guint i = 0; i < MUSTER_N_FORCE_FORMATS; i++)
    {
      if (g_str_equal (FORMATS[i].id, id))
        return (MusterForceFormat) i;
    }

  return MUSTER_N_FORCE_FORMATS;
}

MusterForceFormat
muster_force_format_of_name (const char *name)
{
  g_autofree char *lower = NULL;

  g_return_val_if_fail (name != NULL, MUSTER_N_FORCE_FORMATS);

  lower = g_ascii_strdown (name, -1);
  for (guint i = 0; i < MUSTER_N_FORCE_FORMATS; i++)
    {
      if (g_str_has_suffix (lower, FORMATS[i].ending))
        return (MusterForceFormat) i;
    }

  return g_str_has_suffix (lower, ".json") ? MUSTER_FORCE_FORMAT_JSON : MUSTER_N_FORCE_FORMATS;
}

const char *
muster_force_format_get_name (MusterForceFormat format)
{
  g_return_val_if_fail (format < MUSTER_N_FORCE_FORMATS, NULL);

  return _(FORMATS[format].name);
}

const char *
muster_force_format_get_ending (MusterForceFormat format)
{
  g_return_val_if_fail (format < MUSTER_N_FORCE_FORMATS, NULL);

  return FORMATS[format].ending;
}
