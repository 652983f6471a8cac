/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-force-export.h"

#include "core/exchange/muster-force-csv.h"
#include "core/forces/muster-force-file.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/force/muster-force-list.h"
#include "sheets/force/muster-roster-file.h"

#include <string.h>

static char *
write_json (MusterForce *force)
{
  g_autofree char *text = muster_force_file_write (force);

  return g_str_has_suffix (text, "\n") ? g_steal_pointer (&text) : g_strconcat (text, "\n", NULL);
}

/**
 * muster_force_export_text:
 *
 * Returns: (transfer full) (nullable): the force as a text
 */
char *
muster_force_export_text (MusterForce       *force,
                          MusterForceFormat  format)
{
  g_autoptr (MusterDocument) list = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  switch (format)
    {
    case MUSTER_FORCE_FORMAT_TEXT:
      list = muster_force_list_new (force);
      return muster_document_to_text (list, MUSTER_DOCUMENT_UNBROKEN);

    case MUSTER_FORCE_FORMAT_MARKDOWN:
      list = muster_force_list_new (force);
      return muster_document_to_markdown (list);

    case MUSTER_FORCE_FORMAT_BBCODE:
      list = muster_force_list_new (force);
      return muster_document_to_bbcode (list);

    case MUSTER_FORCE_FORMAT_CSV:
      return muster_force_csv_write (force);

    case MUSTER_FORCE_FORMAT_JSON:
      return write_json (force);

    case MUSTER_FORCE_FORMAT_ROS:
      return muster_roster_file_write (force);

    case MUSTER_FORCE_FORMAT_ROSZ:
    case MUSTER_N_FORCE_FORMATS:
    default:
      return NULL;
    }
}

/**
 * muster_force_export:
 *
 * Returns: (transfer full) (nullable): the force as a file
 */
GBytes *
muster_force_export (MusterForce        *force,
                     MusterForceFormat   format,
                     GError            **error)
{
  char *text;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);
  g_return_val_if_fail (format < MUSTER_N_FORCE_FORMATS, NULL);

  if (format == MUSTER_FORCE_FORMAT_ROSZ)
    return muster_roster_file_pack (force, error);

  text = muster_force_export_text (force, format);

  return g_bytes_new_take (text, strlen (text));
}
