/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-library.h"

#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"
#include "store/muster-packs.h"

MusterLibrary *
muster_cli_library_open (gboolean with_packs)
{
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_new (&error);

  if (library == NULL)
    {
      muster_cli_complain ("%s", error->message);
      return NULL;
    }

  if (with_packs)
    {
      g_autofree char *folder = muster_packs_dup_default_path ();

      muster_packs_load (library, folder);
    }

  return library;
}

void
muster_cli_library_mention_lost_packs (MusterLibrary *library)
{
  GPtrArray *packs = muster_library_get_packs (library);

  for (guint i = 0; i < packs->len; i++)
    {
      const MusterPack *pack = g_ptr_array_index (packs, i);

      if (pack->error != NULL)
        muster_cli_complain (_("the pack “%s” was left out: %s"), pack->name, pack->error);
    }
}
