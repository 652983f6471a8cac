/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-document.h"
#include "cli/muster-cli-find-battle.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/battle/muster-battle-photos.h"
#include "core/muster-i18n.h"
#include "sheets/muster-battle-report.h"

/* What came of a battle: `report BATTLE --out FILE`. */

typedef struct
{
  char *store;
  MusterCliSheet sheet;
  gboolean course;
  gboolean swing;
  gboolean no_packs;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  muster_cli_document_sheet_clear (&self->sheet);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

/* How it swung, by the policy that every ruleset has. */
static MusterLabSwing *
find_swing (MusterBattle *battle,
            const char   *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLabSwing) swing = muster_lab_swing_new (battle, &error);
  const MusterPolicy *steady =
    swing != NULL ? muster_lab_battle_find_policy (muster_lab_swing_get_setup (swing), "steady") : NULL;

  if (swing != NULL &&
      muster_lab_swing_fight (swing, steady, steady, MUSTER_LAB_SWING_BATTLES, 1, 0, NULL, &error))
    return g_steal_pointer (&swing);
  muster_cli_complain ("%s: %s", name, error->message);
  return NULL;
}

/* (nullable): where the photos of a battle are. A file comes without. */
static MusterStore *
open_photos (const Request *request,
             MusterBattle  *battle,
             const char    *name)
{
  g_autoptr (GArray) photos = muster_battle_list_photos (battle);

  if (photos->len == 0 || (request->store == NULL && muster_cli_find_battle_is_file (name)))
    return NULL;
  return muster_cli_store_open (request->store, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
}

static MusterCliStatus
report (const Request *request,
        const char    *name)
{
  g_autoptr (MusterLibrary) library = muster_cli_library_open (!request->no_packs);
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterLabSwing) swing = NULL;
  g_autoptr (MusterStore) photos = NULL;
  g_autofree char *sum = NULL;
  MusterSheetOptions options;

  if (library == NULL || !muster_cli_document_sheet_check_free (&request->sheet))
    return MUSTER_CLI_FAILED;

  battle = muster_cli_find_battle (library, request->store, name, &sum);
  if (battle == NULL)
    return MUSTER_CLI_FAILED;

  muster_sheet_options_init (&options);
  options.course = request->course;
  if (request->swing && (swing = find_swing (battle, name)) == NULL)
    return MUSTER_CLI_FAILED;
  photos = open_photos (request, battle, name);
  if (photos != NULL)
    {
      options.get_portrait = muster_cli_store_find_image;
      options.portrait_data = photos;
    }
  document = muster_battle_report_new_with_swing (battle, sum, swing, &options);

  return muster_cli_document_sheet_put (&request->sheet, document);
}

MusterCliStatus
muster_cli_report_run (const MusterCliCommand  *command,
                       char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "course", 0, 0, G_OPTION_ARG_NONE, &request.course,
      N_("Tell its orders with their dice, too, in small type"), NULL },
    { "swing", 0, 0, G_OPTION_ARG_NONE, &request.swing,
      N_("Show how the battle swung: policies fight on from the end of each turn"), NULL },
    MUSTER_CLI_OPTIONS_SHEET (&request.sheet),
    MUSTER_CLI_OPTION_STORE (&request.store),
    MUSTER_CLI_OPTION_NO_PACKS (&request.no_packs),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  if (!muster_cli_document_sheet_check (&request.sheet))
    return MUSTER_CLI_USAGE;

  return report (&request, names[0]);
}
