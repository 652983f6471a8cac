/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents.h"

/* `club undo` and `club redo`: the last change of the club's record, an earlier run's too. */

static MusterCliStatus
revert (const MusterCliCommand  *command,
        char                   **arguments,
        gboolean                 redo)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_auto (GStrv) rest = NULL;
  MusterDocuments *documents;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  store = muster_cli_store_open (path, MUSTER_STORE_EXISTING);
  if (store == NULL)
    return MUSTER_CLI_FAILED;

  documents = muster_store_get_documents (store);
  title = redo ? muster_documents_undo_dup_redo (documents, MUSTER_AREA_CLUB)
               : muster_documents_undo_dup (documents, MUSTER_AREA_CLUB);
  if (!(redo ? muster_documents_undo_redo (documents, MUSTER_AREA_CLUB, &error)
             : muster_documents_undo (documents, MUSTER_AREA_CLUB, &error)))
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }
  /* Translators: what a change did, such as "3 results entered". */
  muster_cli_print (redo ? _("Done again: %s\n") : _("Taken back: %s\n"), title != NULL ? title : "");

  return MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_club_undo_run (const MusterCliCommand  *command,
                          char                   **arguments)
{
  return revert (command, arguments, FALSE);
}

MusterCliStatus
muster_cli_club_undo_run_redo (const MusterCliCommand  *command,
                               char                   **arguments)
{
  return revert (command, arguments, TRUE);
}
