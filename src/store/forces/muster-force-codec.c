/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-codec.h"

#include "core/forces/muster-force-file.h"
#include "core/muster-json.h"

#include <string.h>

/* The document is the force file, so that one reader judges a force wherever it comes from. Only what a list
 * shows stands beside it. */

static void
set_text (char       **target,
          const char  *text)
{
  g_free (*target);
  *target = g_strdup (text != NULL ? text : "");
}

void
muster_force_codec_write (MusterForce       *force,
                          MusterForceRecord *record)
{
  g_autoptr (JsonNode) document = muster_force_to_json (force);

  set_text (&record->ruleset, muster_force_get_ruleset_id (force));
  set_text (&record->name, muster_force_get_name (force));
  set_text (&record->theatre, muster_force_get_theatre (force));
  record->budget = muster_force_get_budget (force);
  record->archived = muster_force_get_archived (force) != FALSE;
  record->points = muster_force_get_points (force);
  record->n_units = muster_force_get_n_units (force);
  g_free (record->document);
  record->document = muster_json_print (document, FALSE);
}

MusterForce *
muster_force_codec_read (const MusterForceRecord  *record,
                         MusterLibrary            *library,
                         GError                  **error)
{
  g_autoptr (MusterForce) force =
    muster_force_file_read (library, record->document, strlen (record->document), record->name, error);

  if (force == NULL)
    return NULL;

  muster_force_set_id (force, record->uuid);
  muster_force_set_archived (force, record->archived != 0);

  return g_steal_pointer (&force);
}
