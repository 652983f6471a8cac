/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-file.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/muster-battle-report.h"
#include "sheets/page/muster-document-file.h"

/* What came of a battle: `report BATTLE --out FILE`. */

#define TEXT_COLUMNS 80

typedef struct
{
  char *store;
  char *out;
  char *paper;
  gboolean landscape;
  gboolean large;
  gboolean no_packs;
  gboolean overwrite;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->out);
  g_free (self->paper);
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

static gboolean
write_report (const Request         *request,
              MusterDocument        *document,
              MusterDocumentFormat   format,
              const MusterPaper     *paper,
              GError               **error)
{
  g_autoptr (GBytes) bytes = muster_document_write (document, format, paper, error);
  g_autofree char *shown = g_filename_display_name (request->out);

  if (bytes == NULL ||
      !muster_cli_write_file (request->out, g_bytes_get_data (bytes, NULL),
                              g_bytes_get_size (bytes), request->overwrite, error))
    return FALSE;
  muster_cli_print (_("Written: %s\n"), shown);

  return TRUE;
}

static MusterCliStatus
report (const Request        *request,
        MusterDocumentFormat  format,
        const MusterPaper    *paper,
        const char           *name)
{
  g_autoptr (MusterLibrary) library = muster_cli_open_library (!request->no_packs);
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  if (library == NULL)
    return MUSTER_CLI_FAILED;
  if (request->out != NULL && !muster_cli_check_free (request->out, request->overwrite, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  document = make_report (request, library, name);
  if (document == NULL)
    return MUSTER_CLI_FAILED;
  if (request->out == NULL)
    {
      g_autofree char *text = muster_document_to_text (document, TEXT_COLUMNS);

      muster_cli_print ("%s", text);
      return MUSTER_CLI_OK;
    }
  if (write_report (request, document, format, paper, &error))
    return MUSTER_CLI_OK;

  muster_cli_complain ("%s", error->message);
  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_run_report (const MusterCliCommand  *command,
                       char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_OUT (&request.out),
    MUSTER_CLI_OPTION_PAPER (&request.paper),
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &request.landscape, N_("Paper on its long side"), NULL },
    MUSTER_CLI_OPTION_LARGE (&request.large),
    MUSTER_CLI_OPTION_STORE (&request.store),
    MUSTER_CLI_OPTION_NO_PACKS (&request.no_packs),
    MUSTER_CLI_OPTION_OVERWRITE (&request.overwrite),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  MusterDocumentFormat format = MUSTER_DOCUMENT_TEXT;
  MusterPaper paper;
  MusterCliStatus status;

  if (!muster_cli_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  if (request.out != NULL && !muster_document_format_find (request.out, &format))
    return muster_cli_misused (_("the file must end in .pdf, .html, .md or .txt"));

  muster_paper_init (&paper);
  if (g_strcmp0 (request.paper, "letter") == 0)
    paper.size = MUSTER_PAPER_LETTER;
  else if (request.paper != NULL && !g_str_equal (request.paper, "a4"))
    return muster_cli_misused (_("paper is “a4” or “letter”, not “%s”"), request.paper);
  paper.landscape = request.landscape;
  paper.large_type = request.large;

  return report (&request, format, &paper, names[0]);
}
