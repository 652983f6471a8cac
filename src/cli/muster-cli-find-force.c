/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-find-force.h"

#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"

MusterForceReading *
muster_cli_find_force_read_reading (MusterLibrary     *library,
                                    const char        *path,
                                    const char        *ruleset_id,
                                    MusterForceFormat *format)
{
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterForceReading *reading = NULL;
  gsize length;

  if (muster_cli_input_read (path, &text, &length, &error))
    reading = muster_force_import (library, text, length, origin, ruleset_id, format, &error);
  if (reading == NULL)
    {
      muster_cli_complain ("%s", error->message);
      muster_cli_library_mention_lost_packs (library);
    }

  return reading;
}

MusterForce *
muster_cli_find_force_read (MusterLibrary *library,
                            const char    *path)
{
  MusterForceFormat format;
  g_autoptr (MusterForceReading) reading = muster_cli_find_force_read_reading (library, path, NULL, &format);
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  guint n_lost;

  if (reading == NULL)
    return NULL;
  if (muster_force_reading_get_n_units (reading) == 0 && format != MUSTER_FORCE_FORMAT_JSON)
    {
      muster_cli_complain (_("%s: not a force, or no unit of it was understood"), origin);
      return NULL;
    }

  n_lost = muster_force_reading_count (reading, MUSTER_READING_LOST);
  if (n_lost == 0)
    return muster_force_reading_make_force (reading);

  muster_cli_complain (
    dngettext ("muster", "%s: %u line was not understood; “muster-cli force import --dry-run” shows it",
               "%s: %u lines were not understood; “muster-cli force import --dry-run” shows them", n_lost),
    origin, n_lost);

  return NULL;
}

static MusterForce *
open_stored (MusterLibrary  *library,
             const char     *store_path,
             const char     *name)
{
  g_autoptr (MusterStore) store = muster_cli_store_open (store_path, MUSTER_STORE_READ_ONLY |
                                                         MUSTER_STORE_EXISTING);
  g_autoptr (GPtrArray) items = store != NULL ? muster_cli_item_list (store) : NULL;
  const MusterCliItem *item = items != NULL ? muster_cli_item_find (items, MUSTER_CLI_FORCE, name) : NULL;
  g_autoptr (GError) error = NULL;
  MusterForce *force;

  if (item == NULL && items != NULL)
    muster_cli_store_complain_of_losses (store);
  if (item == NULL)
    return NULL;

  force = muster_force_store_rules_open (muster_store_get_forces (store), item->id, library, &error);
  if (force == NULL)
    {
      muster_cli_complain ("%s", error->message);
      muster_cli_library_mention_lost_packs (library);
    }

  return force;
}

MusterForce *
muster_cli_find_force (MusterLibrary *library,
                       const char    *store_path,
                       const char    *name)
{
  gboolean is_file = g_str_equal (name, MUSTER_CLI_STANDARD) || g_file_test (name, G_FILE_TEST_IS_REGULAR);

  return is_file ? muster_cli_find_force_read (library, name) : open_stored (library, store_path, name);
}
