/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <gio/gunixinputstream.h>
#include <glib-unix.h>
#include <unistd.h>

#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "cli/table/muster-cli-sitting.h"
#include "core/muster-i18n.h"
#include "sheets/muster-seat-sheets.h"
#include "store/muster-battle-store.h"
#include "store/muster-campaign-store.h"

/* A stored battle or campaign on phones, without a window: `table BATTLE --accept dice`. */

typedef struct
{
  char *store;
  char *address;
  char *accept;
  int port;
  gboolean no_packs;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->address);
  g_free (self->accept);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

typedef struct
{
  GMainLoop *loop;
  MusterCliSitting *sitting;
  MusterCliStatus status;
} Service;

static void
opened_cb (Service *self)
{
  muster_cli_sitting_print (self->sitting);
}

static void
failed_cb (Service *self)
{
  self->status = MUSTER_CLI_FAILED;
  g_main_loop_quit (self->loop);
}

static gboolean
quit_cb (gpointer data)
{
  g_main_loop_quit (((Service *) data)->loop);
  return G_SOURCE_CONTINUE;
}

/* When nobody writes any more it goes on until it is told to end. */
static void
line_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Service *self = data;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source), result, NULL, NULL);

  if (line == NULL)
    return;
  muster_cli_sitting_obey (self->sitting, line);
  g_data_input_stream_read_line_async (G_DATA_INPUT_STREAM (source), G_PRIORITY_DEFAULT, NULL, line_cb, self);
}

static MusterCliStatus
serve (const Request    *request,
       MusterCliSitting *sitting,
       const char       *rules)
{
  MusterTableHost *host = muster_cli_sitting_get_host (sitting);
  g_auto (GStrv) addresses = muster_table_networks_list_addresses ();
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (input);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GError) error = NULL;
  Service self = { .loop = loop, .sitting = sitting };
  guint term, interrupt;

  muster_cli_sitting_show (sitting);
  g_signal_connect_swapped (host, "opened", G_CALLBACK (opened_cb), &self);
  g_signal_connect_swapped (host, "failed", G_CALLBACK (failed_cb), &self);
  if (!muster_table_host_open (host, request->address != NULL ? request->address : addresses[0],
                               (guint) request->port, rules, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  term = g_unix_signal_add (SIGTERM, quit_cb, &self);
  interrupt = g_unix_signal_add (SIGINT, quit_cb, &self);
  g_data_input_stream_read_line_async (lines, G_PRIORITY_DEFAULT, NULL, line_cb, &self);
  g_main_loop_run (loop);
  g_source_remove (term);
  g_source_remove (interrupt);
  g_signal_handlers_disconnect_by_data (host, &self);
  return self.status;
}

static MusterCliStatus
serve_item (const Request       *request,
            MusterStore         *store,
            MusterLibrary       *library,
            const MusterCliItem *item,
            MusterCliAccept      accept)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (MusterCliSitting) sitting = NULL;
  g_autofree char *rules = NULL;

  if (item->kind == MUSTER_CLI_BATTLE)
    battle = muster_battle_store_open (muster_store_get_battles (store), item->id, library, 0, &error);
  else if (item->kind == MUSTER_CLI_CAMPAIGN)
    campaign = muster_campaign_store_open (muster_store_get_campaigns (store), item->id, library, 0, &error);
  if (battle == NULL && campaign == NULL)
    {
      muster_cli_complain ("%s: %s", item->label,
                           error != NULL ? error->message
                                         : _("only battles and campaigns are shown on phones"));
      return MUSTER_CLI_FAILED;
    }
  if (battle != NULL)
    {
      const MusterBattleTie *tie = muster_battle_get_details (battle)->tie;
      MusterLedgerStore *campaigns = muster_store_get_campaigns (store);
      gint64 id = tie != NULL ? muster_ledger_store_find (campaigns, tie->campaign) : 0;

      rules = muster_seat_sheets_write_rules (battle);
      /* A briefing of the campaign is read during its battle as well. */
      if (id != 0)
        campaign = muster_campaign_store_open (campaigns, id, library, 0, &error);
      if (error != NULL)
        muster_cli_complain (_("%s: the briefings of its campaign cannot be read: %s"), item->label,
                             error->message);
    }
  sitting = muster_cli_sitting_new (battle, campaign, accept);
  return serve (request, sitting, rules);
}

MusterCliStatus
muster_cli_serve_run (const MusterCliCommand  *command,
                      char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "address", 0, 0, G_OPTION_ARG_STRING, &request.address,
      N_("The address of this machine to serve at; otherwise that of its network"), N_("ADDRESS") },
    { "port", 0, 0, G_OPTION_ARG_INT, &request.port, N_("The port; otherwise one that the system gives"),
      N_("N") },
    { "accept", 0, 0, G_OPTION_ARG_STRING, &request.accept,
      N_("What is taken as it comes: dice or all; otherwise nothing"), N_("WHAT") },
    MUSTER_CLI_OPTION_STORE (&request.store),
    MUSTER_CLI_OPTION_NO_PACKS (&request.no_packs),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GPtrArray) items = NULL;
  const MusterCliItem *item;
  MusterCliAccept accept;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  accept = request.accept == NULL ? MUSTER_CLI_ACCEPT_NOTHING
           : g_str_equal (request.accept, "dice") ? MUSTER_CLI_ACCEPT_DICE : MUSTER_CLI_ACCEPT_ALL;
  if (accept == MUSTER_CLI_ACCEPT_ALL && !g_str_equal (request.accept, "all"))
    return muster_cli_options_misused (_("--accept takes “dice” or “all”, not “%s”"), request.accept);
  if (request.port < 0 || request.port > G_MAXUINT16)
    return muster_cli_options_misused (_("there is no port %d"), request.port);

  library = muster_cli_library_open (!request.no_packs);
  store = library != NULL ? muster_cli_store_open (request.store, MUSTER_STORE_EXISTING) : NULL;
  items = store != NULL ? muster_cli_item_list (store) : NULL;
  item = items != NULL ? muster_cli_item_find (items, MUSTER_CLI_ANY, names[0]) : NULL;
  return item != NULL ? serve_item (&request, store, library, item, accept) : MUSTER_CLI_FAILED;
}
