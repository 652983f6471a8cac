/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-header.h"

#include "core/muster-i18n.h"

#include <string.h>

/* Reads the header of a table. Most unreadable tables come from a spreadsheet in another
 * language or were typed by hand. The error therefore names all columns that are missing,
 * together with those in the file that probably are meant to be them. */

static const char *
find_nearly (GPtrArray        *unknown,
             MusterClubColumn  column)
{
  for (guint i = 0; i < unknown->len; i++)
    {
      g_autofree char *bare = NULL;

      /* The name may differ from that of the column only in case and in the spaces around it. */
      bare = g_strstrip (g_strdup (unknown->pdata[i]));
      if (g_ascii_strcasecmp (bare, muster_club_column_get_name (column)) == 0)
        return unknown->pdata[i];
    }

  return NULL;
}

static gboolean
has_sign (GPtrArray *unknown,
          char       sign)
{
  for (guint i = 0; i < unknown->len; i++)
    {
      if (strchr (unknown->pdata[i], sign) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* @found: a bit for each column that the header has */
static char *
dup_missing (GPtrArray *unknown,
             guint      found)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) advice = g_string_new (NULL);
  g_autofree char *missing = NULL;
  guint n = 0;

  for (guint i = 0; i < MUSTER_CLUB_N_NEEDED; i++)
    {
      const char *name = muster_club_column_get_name (i);
      const char *nearly = find_nearly (unknown, i);

      if (found & 1u << i)
        continue;
      g_string_append_printf (names, "%s“%s”", n++ > 0 ? ", " : "", name);
      if (nearly != NULL)
        g_string_append_printf (advice, _("; write “%s” instead of “%s”"), name, nearly);
    }
  if (n == 0)
    return NULL;
  if (has_sign (unknown, ';'))
    g_string_append (advice, _("; the cells must be separated by commas, not by semicolons"));
  else if (has_sign (unknown, '\t'))
    g_string_append (advice, _("; the cells must be separated by commas, not by tabs"));
  missing = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "there is no column %s", "there are no columns %s", n), names->str);

  return g_strconcat (missing, advice->str, NULL);
}

/**
 * muster_club_header_read:
 *
 * Returns: (transfer full) (nullable): the columns
 */
MusterClubColumn *
muster_club_header_read (MusterCsvScan  *scan,
                         GPtrArray      *unknown,
                         char          **fault)
{
  guint n = muster_csv_scan_get_n_cells (scan);
  g_autofree MusterClubColumn *columns = g_new0 (MusterClubColumn, n);
  guint found = 0;

  for (guint i = 0; i < n; i++)
    {
      const char *name = muster_csv_scan_get_cell (scan, i);

      columns[i] = muster_club_column_find (name);
      if (columns[i] == MUSTER_CLUB_N_COLUMNS)
        g_ptr_array_add (unknown, g_strdup (name));
      else if (found & 1u << columns[i])
        {
          *fault = g_strdup_printf (_("there are two columns “%s”"), name);
          return NULL;
        }
      else
        found |= 1u << columns[i];
    }
  *fault = dup_missing (unknown, found);

  return *fault == NULL ? g_steal_pointer (&columns) : NULL;
}
