/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-find-battle.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/battle/muster-battle-agreement.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* An earlier entry of a stored battle is changed or taken out, and the rest of the log kept:
 * `correct NAME N [FILE]`. Nothing is changed without --accept. Where the other player must agree, --propose
 * stands for it, and `correct NAME` tells what is proposed, with --agree or --decline as the answer. */

typedef struct
{
  char *store;
  gboolean take_out;
  gboolean accept;
  gboolean agree;
  gboolean decline;
  char *propose; /* the id of a side */
  char *ask;     /* "on" or "off" */
  gboolean as_json;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->propose);
  g_free (self->ask);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

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

  origin = muster_cli_input_dup_origin (path);
  if (!muster_cli_input_read (path, &text, &length, error))
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
            gboolean                      is_accepted,
            gboolean                      waits)
{
  GPtrArray *changes = muster_battle_correction_get_changes (correction);
  GPtrArray *later = muster_battle_correction_get_later (correction);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "accepted");
  json_builder_add_boolean_value (builder, is_accepted);
  json_builder_set_member_name (builder, "proposed");
  json_builder_add_boolean_value (builder, waits);
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

static gboolean
complain (const GError *error)
{
  muster_cli_complain ("%s", error->message);
  return FALSE;
}

static gboolean
find_side (MusterBattle *battle,
           const char   *id,
           guint        *side)
{
  MusterSetup *setup = muster_battle_get_setup (battle);

  for (*side = 0; *side < setup->n_sides; (*side)++)
    if (g_str_equal (setup->sides[*side].id, id))
      return TRUE;
  muster_cli_complain (_("there is no side “%s”"), id);
  return FALSE;
}

static void
tell (const Request                *request,
      MusterBattle                 *battle,
      const MusterBattleCorrection *correction,
      gboolean                      is_accepted)
{
  gboolean waits = muster_battle_get_proposal (battle) != NULL;

  if (request->as_json)
    print_json (correction, muster_ledger_get_length (battle), is_accepted, waits);
  else
    print_correction (correction);
}

/* @path: (nullable): the new entry */
static gboolean
correct (const Request *request,
         MusterBattle  *battle,
         guint64        number,
         const char    *path)
{
  guint length = muster_ledger_get_length (battle), side = 0;
  g_autoptr (MusterBattleCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;

  if (number > length)
    {
      muster_cli_complain (dngettext (GETTEXT_PACKAGE, "there is only %u entry in the log",
                                      "there are only %u entries in the log", length), length);
      return FALSE;
    }
  if (request->propose != NULL && !find_side (battle, request->propose, &side))
    return FALSE;
  correction = make_correction (battle, (guint) number - 1,
                                request->take_out ? NULL : path != NULL ? path : MUSTER_CLI_STANDARD, &error);
  if (correction == NULL || (request->accept && !muster_battle_correction_accept (correction, &error)) ||
      (request->propose != NULL && !muster_battle_propose (battle, correction, side, &error)))
    return complain (error);
  tell (request, battle, correction, request->accept);
  return TRUE;
}

/* What is proposed, and the answer to it. */
static gboolean
answer (const Request *request,
        MusterBattle  *battle)
{
  g_autofree char *words = muster_battle_dup_proposal_words (battle);
  g_autoptr (MusterBattleCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;

  if (request->decline)
    return muster_battle_decline (battle, &error) || complain (error);
  correction = muster_battle_look_at_proposal (battle, &error);
  if (correction == NULL || (request->agree && !muster_battle_agree (battle, &error)))
    return complain (error);
  if (!request->as_json)
    muster_cli_print ("%s\n", words);
  tell (request, battle, correction, request->agree);
  return TRUE;
}

static gboolean
check_usage (const Request *request,
             char         **names,
             guint64       *number)
{
  gboolean is_numbered = names[1] != NULL;
  int n_answers = request->agree + request->decline + (request->ask != NULL);

  if (request->take_out && is_numbered && names[2] != NULL)
    {
      muster_cli_options_misused (_("either an entry is changed or taken out: --take-out takes no FILE"));
      return FALSE;
    }
  if (request->accept && request->propose != NULL)
    {
      muster_cli_options_misused (_("a correction is either made or proposed: --accept or --propose"));
      return FALSE;
    }
  if (n_answers > 1 || (n_answers == 1 && is_numbered) ||
      (!is_numbered && (request->take_out || request->accept || request->propose != NULL)))
    {
      muster_cli_options_misused (_("--agree, --decline and --ask stand alone after the name; all else needs "
                                    "the number of an entry"));
      return FALSE;
    }
  if (request->ask != NULL && !g_str_equal (request->ask, "on") && !g_str_equal (request->ask, "off"))
    {
      muster_cli_options_misused (_("--ask takes “on” or “off”"));
      return FALSE;
    }
  if (is_numbered && !g_ascii_string_to_unsigned (names[1], 10, 1, G_MAXUINT, number, NULL))
    {
      muster_cli_options_misused (_("“%s” is no number of an entry; the first one is 1"), names[1]);
      return FALSE;
    }
  return TRUE;
}

static gboolean
set_agreed (const Request *request,
            MusterBattle  *battle)
{
  g_autoptr (GError) error = NULL;

  return muster_battle_set_agreed (battle, g_str_equal (request->ask, "on"), &error) || complain (error);
}

MusterCliStatus
muster_cli_correct_run (const MusterCliCommand  *command,
                        char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "take-out", 0, 0, G_OPTION_ARG_NONE, &request.take_out,
      N_("Take the entry out; there is no FILE then"), NULL },
    { "accept", 0, 0, G_OPTION_ARG_NONE, &request.accept,
      N_("Make the correction instead of only showing it"), NULL },
    { "propose", 0, 0, G_OPTION_ARG_STRING, &request.propose,
      N_("Propose it for this side to the other player, who must agree"), N_("SIDE") },
    { "agree", 0, 0, G_OPTION_ARG_NONE, &request.agree,
      N_("Agree to the correction that is proposed: it is made"), NULL },
    { "decline", 0, 0, G_OPTION_ARG_NONE, &request.decline, N_("Decline it: it is forgotten"), NULL },
    { "ask", 0, 0, G_OPTION_ARG_STRING, &request.ask,
      N_("Whether the other player must agree to corrections: on or off"), N_("on|off") },
    MUSTER_CLI_OPTION_JSON (&request.as_json, N_("Print it as JSON")),
    MUSTER_CLI_OPTION_STORE (&request.store),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  MusterCliStatus status;
  guint64 number = 0;
  gboolean is_done;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 3, &names, &status))
    return status;
  if (!check_usage (&request, names, &number))
    return MUSTER_CLI_USAGE;

  library = muster_cli_library_open (TRUE);
  store = library != NULL ? muster_cli_store_open (request.store, MUSTER_STORE_EXISTING) : NULL;
  battle = store != NULL ? muster_cli_find_battle_open (store, library, names[0]) : NULL;
  if (battle == NULL)
    return MUSTER_CLI_FAILED;
  if (request.ask != NULL)
    is_done = set_agreed (&request, battle);
  else if (number > 0)
    is_done = correct (&request, battle, number, names[2]);
  else
    is_done = answer (&request, battle);
  return is_done ? MUSTER_CLI_OK : MUSTER_CLI_FAILED;
}
