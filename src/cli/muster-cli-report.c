/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-document.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "sheets/muster-battle-report.h"

/* What came of a battle: `report BATTLE --out FILE`. */

typedef struct
{
  char *store;
  MusterCliSheet sheet;
  gboolean no_packs;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  muster_cli_sheet_clear (&self->sheet);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static MusterBattle *
read_file (MusterLibrary  *library,
           const char     *path,
           GError        **error)
{
  g_autofree char *origin = muster_cli_dup_origin (path);
  g_autofree char *text = NULL;
  gsize length;

  if (!muster_cli_read_input (path, &text, &length, error))
    return NULL;

  return muster_battle_file_read (library, text, length, origin, error);
}

static MusterBattle *
open_stored (const Request  *request,
             MusterLibrary  *library,
             const char     *name,
             GError        **error)
{
  g_autoptr (MusterStore) store = muster_cli_open_store (request->store, MUSTER_STORE_READ_ONLY |
                                                         MUSTER_STORE_EXISTING);
  g_autoptr (GPtrArray) items = store != NULL ? muster_cli_item_list (store) : NULL;
  const MusterCliItem *item = items != NULL ? muster_cli_item_find (items, MUSTER_CLI_BATTLE, name) : NULL;

  if (item == NULL && items != NULL)
    muster_cli_complain_of_losses (store);
  if (item == NULL)
    return NULL;

  return muster_battle_store_open (muster_store_get_battles (store), item->id, library,
                                   MUSTER_LEDGER_OPEN_ANYWAY, error);
}

/* A file of that name goes before a stored battle. NULL: said why. */
static MusterDocument *
make_report (const Request *request,
             MusterLibrary *library,
             const char    *name)
{
  g_autoptr (GError) error = NULL;
  gboolean is_file = g_str_equal (name, MUSTER_CLI_STANDARD) ||
                     g_file_test (name, G_FILE_TEST_IS_REGULAR);
  g_autoptr (MusterBattle) battle = is_file
                                    ? read_file (library, name, &error)
                                    : open_stored (request, library, name, &error);

  if (battle != NULL)
    return muster_battle_report_new (battle);
  if (error != NULL)
    {
      muster_cli_complain ("%s", error->message);
      muster_cli_mention_lost_packs (library);
    }

  return NULL;
}

static MusterCliStatus
report (const Request *request,
        const char    *name)
{
  g_autoptr (MusterLibrary) library = muster_cli_open_library (!request->no_packs);
  g_autoptr (MusterDocument) document = NULL;

  if (library == NULL || !muster_cli_sheet_check_free (&request->sheet))
    return MUSTER_CLI_FAILED;

  document = make_report (request, library, name);

  return document != NULL ? muster_cli_sheet_put (&request->sheet, document) : MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_run_report (const MusterCliCommand  *command,
                       char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTIONS_SHEET (&request.sheet),
    MUSTER_CLI_OPTION_STORE (&request.store),
    MUSTER_CLI_OPTION_NO_PACKS (&request.no_packs),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (!muster_cli_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  if (!muster_cli_sheet_check (&request.sheet))
    return MUSTER_CLI_USAGE;

  return report (&request, names[0]);
}
