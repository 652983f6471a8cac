/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/hub/muster-cli-hub.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "hub/muster-hub-prepare.h"

#include <string.h>

/* Making a hub, joining and leaving it, and what this desk shares there. */

MusterCliStatus
muster_cli_hub_join_run_prepare (const MusterCliCommand  *command,
                                 char                   **arguments)
{
  const GOptionEntry entries[] = { { NULL } };
  g_auto (GStrv) rest = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!muster_hub_prepare (rest[0], NULL, &error))
    return muster_cli_hub_complain (error);
  muster_cli_print ("%s\n", _("The hub is ready."));

  return MUSTER_CLI_OK;
}

/* Whether the hub knows this login; asked before anything is written. */
static gboolean
meet (MusterHubDesk  *desk,
      GError        **error)
{
  g_autoptr (MusterHubLink) link = muster_hub_link_open (desk->uri, MUSTER_HUB_LINK_DEFAULT, NULL, error);
  const MusterHubSurvey survey = { NULL, NULL, desk, link, NULL };

  if (link == NULL || !muster_hub_survey_ask (&survey, NULL, error))
    return FALSE;
  g_clear_pointer (&desk->cursor, g_free);
  g_hash_table_remove_all (desk->marks);
  g_hash_table_remove_all (desk->touched);

  return TRUE;
}

MusterCliStatus
muster_cli_hub_join_run (const MusterCliCommand  *command,
                         char                   **arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  const GOptionEntry entries[] = {
    { "desk", 0, 0, G_OPTION_ARG_STRING, &name, N_("What others call this desk"), N_("NAME") },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_autoptr (MusterHubDesk) desk = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (name == NULL || *g_strstrip (name) == '\0')
    return muster_cli_options_misused ("%s", _("what is this desk called? Say --desk=NAME"));
  if (g_utf8_strlen (name, -1) > 200)
    return muster_cli_options_misused ("%s", _("the name of a desk has at most 200 characters"));

  desk = muster_hub_desk_new (rest[0], name);
  if (!meet (desk, &error))
    return muster_cli_hub_complain (error);
  store = muster_cli_store_open (path, MUSTER_STORE_DEFAULT);
  if (store == NULL)
    return MUSTER_CLI_FAILED;
  if (muster_hub_desk_has_joined (store))
    {
      muster_cli_complain (
        "%s", _ ("this data file has joined a hub already; “muster-cli hub leave” leaves it"));
      return MUSTER_CLI_FAILED;
    }
  if (!muster_hub_desk_save (desk, store, &error))
    return muster_cli_hub_complain (error);
  muster_cli_print (_("%s has joined the hub.\n"), name);

  return MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_hub_join_run_leave (const MusterCliCommand  *command,
                               char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (!muster_cli_hub_open_here (&hub, path))
    return hub.status;
  if (!muster_hub_desk_leave (hub.store, &error))
    return muster_cli_hub_complain (error);
  muster_cli_print ("%s\n", _("This data file has left the hub. What it has stays here."));

  return MUSTER_CLI_OK;
}

/* The key of what KIND and NAME mean in the data file. NULL: said why. */
static char *
find_key (MusterCliHub *hub,
          GPtrArray    *items,
          const char   *kind,
          const char   *name)
{
  g_autofree char *path = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;
  MusterCliItem *item;
  MusterCliKind of = g_str_equal (kind, "battle")     ? MUSTER_CLI_BATTLE
                     : g_str_equal (kind, "campaign") ? MUSTER_CLI_CAMPAIGN
                                                      : MUSTER_CLI_FORCE;

  if (g_str_equal (kind, "pack"))
    {
      path = muster_hub_survey_dup_pack_path (&hub->survey, name);
      if (strchr (name, '/') == NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_strdup (name);
      muster_cli_complain (_("there is no pack “%s”; “muster-cli rulesets” shows all"), name);
      return NULL;
    }

  item = muster_cli_item_find (items, of, name);
  if (item == NULL)
    return NULL;
  if (muster_hub_survey_is_sample (item->uuid))
    {
      muster_cli_complain (_("“%s” is a sample and is never shared"), item->title);
      return NULL;
    }
  if (of != MUSTER_CLI_FORCE)
    row = muster_ledger_store_dup_row (muster_hub_survey_get_ledgers (&hub->survey, kind), item->id, NULL);
  if (row != NULL && muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    {
      muster_cli_complain (_("“%s” has not begun; share it when it has"), item->title);
      return NULL;
    }

  return g_strdup (item->uuid);
}

static MusterCliStatus
set_shared (MusterCliHub  *hub,
            char         **rest,
            gboolean       is_shared,
            gboolean       for_members)
{
  g_autoptr (GPtrArray) items = muster_cli_item_list (hub->store);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 1; rest[i] != NULL; i++)
    {
      g_autofree char *key = find_key (hub, items, rest[0], rest[i]);

      if (key == NULL)
        return MUSTER_CLI_FAILED;
      g_strv_builder_add (builder, key);
    }
  keys = g_strv_builder_end (builder);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      muster_hub_desk_share (hub->desk, rest[0], keys[i], is_shared, for_members);
      muster_cli_print (is_shared ? _("%s is shared.\n") : _("%s is not exchanged any more.\n"), rest[i + 1]);
    }
  if (!muster_hub_desk_save (hub->desk, hub->store, &error))
    return muster_cli_hub_complain (error);

  return MUSTER_CLI_OK;
}

static MusterCliStatus
run_share (const MusterCliCommand  *command,
           char                   **arguments,
           gboolean                 is_shared)
{
  static const char *const kinds[] = { "battle", "campaign", "force", "pack", NULL };
  g_autofree char *path = NULL;
  gboolean for_members = FALSE;
  const GOptionEntry all[] = {
    { "members", 0, 0, G_OPTION_ARG_NONE, &for_members, N_("A battle that members may read"), NULL },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, is_shared ? all : all + 1, arguments, 2, MUSTER_CLI_ANY_NUMBER,
                                 &rest, &status))
    return status;
  if (!g_strv_contains (kinds, rest[0]))
    return muster_cli_options_misused (_("“%s” is none of battle, campaign, force and pack"), rest[0]);
  if (for_members && !g_str_equal (rest[0], "battle"))
    return muster_cli_options_misused ("%s", _("--members is for battles"));
  if (!muster_cli_hub_open_here (&hub, path))
    return hub.status;

  return set_shared (&hub, rest, is_shared, for_members);
}

MusterCliStatus
muster_cli_hub_join_run_share (const MusterCliCommand  *command,
                               char                   **arguments)
{
  return run_share (command, arguments, TRUE);
}

MusterCliStatus
muster_cli_hub_join_run_unshare (const MusterCliCommand  *command,
                                 char                   **arguments)
{
  return run_share (command, arguments, FALSE);
}
