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
#include "core/battle/muster-battle-correction.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* An earlier entry of a stored battle is changed or taken out, and the rest of the log kept:
 * `correct NAME N [FILE]`. Nothing is changed without --accept. */

/* @path: (nullable): the new entry; NULL takes the old one out */
static MusterBattleCorrection *
make_correction (MusterBattle  *battle,
                 guint          index,
                 const char    *path,
                 GError       **error)
{
  g_autofree char *origin = NULL;
  g_autofree char *text = NULL;
  g_autoptr (MusterJson) json = NULL;
  g_autoptr (GError) problem = NULL;
  MusterBattleCorrection *correction;
  MusterSpot spot;
  gsize length;

  if (path == NULL)
    return muster_battle_correct (battle, index, NULL, NULL, error);

  origin = muster_cli_dup_origin (path);
  if (!muster_cli_read_input (path, &text, &length, error))
    return NULL;
  json = muster_json_read (text, length, origin, error);
  if (json == NULL)
    return NULL;
  muster_spot_init (&spot, json, origin, &problem);
  correction = muster_battle_correct_as_written (battle, index, &spot);
  if (correction == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return correction;
}

static void
print_correction (const MusterBattleCorrection *correction)
{
  GPtrArray *changes = muster_battle_correction_get_changes (correction);
  GPtrArray *later = muster_battle_correction_get_later (correction);

  for (guint i = 0; i < later->len; i++)
    {
      const MusterBattleLater *entry = later->pdata[i];

      if (entry->is_lost)
        /* Translators: number and title of an entry of the log, and why it would be refused. */
        muster_cli_print (_("%u %s: lost, %s\n"), entry->index + 1, entry->title, entry->text);
      else
        /* Translators: number and title of an entry of the log, and what it would come to. */
        muster_cli_print (_("%u %s: now %s\n"), entry->index + 1, entry->title, entry->text);
    }
  for (guint i = 0; i < changes->len; i++)
    muster_cli_print ("%s\n", (const char *) changes->pdata[i]);
  if (changes->len == 0)
    muster_cli_print ("%s\n", _("In the end nothing would be different."));
}

static void
print_json (const MusterBattleCorrection *correction,
            guint                         n_entries,
            gboolean                      is_accepted)
{
  GPtrArray *changes = muster_battle_correction_get_changes (correction);
  GPtrArray *later = muster_battle_correction_get_later (correction);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "accepted");
  json_builder_add_boolean_value (builder, is_accepted);
  json_builder_set_member_name (builder, "entries");
  json_builder_add_int_value (builder, n_entries);
  json_builder_set_member_name (builder, "changes");
  json_builder_begin_array (builder);
  for (guint i = 0; i < changes->len; i++)
    json_builder_add_string_value (builder, changes->pdata[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "later");
  json_builder_begin_array (builder);
  for (guint i = 0; i < later->len; i++)
    {
      const MusterBattleLater *entry = later->pdata[i];

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "entry");
      json_builder_add_int_value (builder, entry->index + 1);
      json_builder_set_member_name (builder, "title");
      json_builder_add_string_value (builder, entry->title);
      json_builder_set_member_name (builder, "lost");
      json_builder_add_boolean_value (builder, entry->is_lost);
      json_builder_set_member_name (builder, "text");
      json_builder_add_string_value (builder, entry->text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static MusterBattle *
open_battle (MusterStore   *store,
             MusterLibrary *library,
             const char    *name)
{
  g_autoptr (GPtrArray) items = muster_cli_item_list (store);
  MusterCliItem *item = muster_cli_item_find (items, MUSTER_CLI_BATTLE, name);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;

  if (item == NULL)
    return NULL;
  battle = muster_battle_store_open (muster_store_get_battles (store), item->id, library,
                                     MUSTER_LEDGER_OPEN_DEFAULT, &error);
  if (battle == NULL)
    {
      muster_cli_complain ("%s: %s", item->label, error->message);
      muster_cli_mention_lost_packs (library);
    }
  return battle;
}

MusterCliStatus
muster_cli_run_correct (const MusterCliCommand  *command,
                        char                   **arguments)
{
  g_autofree char *store_path = NULL;
  gboolean take_out = FALSE, accept = FALSE, as_json = FALSE;
  const GOptionEntry entries[] = {
    { "take-out", 0, 0, G_OPTION_ARG_NONE, &take_out,
      N_("Take the entry out; there is no FILE then"), NULL },
    { "accept", 0, 0, G_OPTION_ARG_NONE, &accept,
      N_("Make the correction instead of only showing it"), NULL },
    MUSTER_CLI_OPTION_JSON (&as_json, N_("Print it as JSON")),
    MUSTER_CLI_OPTION_STORE (&store_path),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattleCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;
  guint64 number;
  guint length;

  if (!muster_cli_parse (command, entries, arguments, 2, 3, &names, &status))
    return status;
  if (take_out && names[2] != NULL)
    return muster_cli_misused (_("either an entry is changed or taken out: --take-out takes no FILE"));
  if (!g_ascii_string_to_unsigned (names[1], 10, 1, G_MAXUINT, &number, NULL))
    return muster_cli_misused (_("“%s” is no number of an entry; the first one is 1"), names[1]);

  library = muster_cli_open_library (TRUE);
  store = library != NULL ? muster_cli_open_store (store_path, MUSTER_STORE_EXISTING) : NULL;
  battle = store != NULL ? open_battle (store, library, names[0]) : NULL;
  if (battle == NULL)
    return MUSTER_CLI_FAILED;
  length = muster_ledger_get_length (battle);
  if (number > length)
    {
      muster_cli_complain (dngettext (GETTEXT_PACKAGE, "there is only %u entry in the log",
                                      "there are only %u entries in the log", length), length);
      return MUSTER_CLI_FAILED;
    }

  correction = make_correction (battle, (guint) number - 1,
                                take_out ? NULL : names[2] != NULL ? names[2] : MUSTER_CLI_STANDARD, &error);
  if (correction == NULL || (accept && !muster_battle_correction_accept (correction, &error)))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  if (as_json)
    print_json (correction, muster_ledger_get_length (battle), accept);
  else
    print_correction (correction);
  return MUSTER_CLI_OK;
}
