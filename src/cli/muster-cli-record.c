/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/ledger/muster-ledger-record.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* Orders for a stored battle or campaign: `record KIND NAME [FILE]`, and `record KIND NAME --undo=N`. The
 * journal of the ledger keeps all of them as one change, or none. */

static const struct
{
  const char *name;
  MusterCliKind kind;
} KINDS[] = {
  { "battle", MUSTER_CLI_BATTLE },
  { "campaign", MUSTER_CLI_CAMPAIGN },
};

static gboolean
give_orders (MusterLedger  *ledger,
             const char    *path,
             GError       **error)
{
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  g_autofree char *text = NULL;
  g_autoptr (MusterJson) json = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot spot;
  gsize length;

  if (!muster_cli_input_read (path, &text, &length, error))
    return FALSE;
  json = muster_json_read (text, length, origin, error);
  if (json == NULL)
    return FALSE;

  muster_spot_init (&spot, json, origin, &problem);
  if (muster_ledger_record_all (ledger, &spot))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

static gboolean
take_back (MusterLedger         *ledger,
           const MusterCliItem  *item,
           guint                 n_orders,
           GError              **error)
{
  guint length = muster_ledger_get_length (ledger);

  if (n_orders <= length)
    return muster_ledger_seek (ledger, length - n_orders, error);

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
               dngettext (GETTEXT_PACKAGE, "%s: there is only %u order to take back",
                          "%s: there are only %u orders to take back", length),
               item->label, length);
  return FALSE;
}

MusterCliStatus
muster_cli_record_run (const MusterCliCommand  *command,
                       char                   **arguments)
{
  g_autofree char *store_path = NULL;
  int undo = G_MININT;
  const GOptionEntry entries[] = {
    { "undo", 0, 0, G_OPTION_ARG_INT, &undo, N_("Take back the last N orders"), N_("N") },
    MUSTER_CLI_OPTION_STORE (&store_path),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (MusterLedger) ledger = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliKind kind = MUSTER_CLI_ANY;
  MusterCliItem *item;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 2, 3, &names, &status))
    return status;
  for (guint i = 0; i < G_N_ELEMENTS (KINDS); i++)
    if (g_str_equal (names[0], KINDS[i].name))
      kind = KINDS[i].kind;
  if (kind == MUSTER_CLI_ANY)
    return muster_cli_options_misused (_("“%s” is neither “battle” nor “campaign”"), names[0]);
  if (undo != G_MININT && undo < 1)
    return muster_cli_options_misused (_("--undo takes a number of orders, 1 or more"));
  if (undo != G_MININT && names[2] != NULL)
    return muster_cli_options_misused (_("either orders are added or taken back: --undo takes no FILE"));

  library = muster_cli_library_open (TRUE);
  store = library != NULL ? muster_cli_store_open (store_path, MUSTER_STORE_EXISTING) : NULL;
  if (store == NULL)
    return MUSTER_CLI_FAILED;
  items = muster_cli_item_list (store);
  item = muster_cli_item_find (items, kind, names[1]);
  if (item == NULL)
    return MUSTER_CLI_FAILED;

  ledger = kind == MUSTER_CLI_BATTLE
             ? (MusterLedger *) muster_battle_store_open (muster_store_get_battles (store), item->id, library,
                                                          MUSTER_LEDGER_OPEN_DEFAULT, &error)
             : (MusterLedger *) muster_campaign_store_open (muster_store_get_campaigns (store), item->id,
                                                            library, MUSTER_LEDGER_OPEN_DEFAULT, &error);
  if (ledger == NULL)
    {
      muster_cli_complain ("%s: %s", item->label, error->message);
      muster_cli_library_mention_lost_packs (library);
      return MUSTER_CLI_FAILED;
    }
  if (undo != G_MININT ? !take_back (ledger, item, (guint) undo, &error)
                       : !give_orders (ledger, names[2] != NULL ? names[2] : MUSTER_CLI_STANDARD, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  muster_cli_print ("%s\t%u\n", item->label, muster_ledger_get_length (ledger));
  return MUSTER_CLI_OK;
}
