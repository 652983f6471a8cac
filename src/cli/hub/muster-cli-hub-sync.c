/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/hub/muster-cli-hub.h"

#include <inttypes.h>
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "hub/muster-hub-settle.h"
#include "store/ledger/muster-ledger-settle.h"

/* How things stand, exchanging, settling, and the pen. */

static void
print_status (MusterCliHub *hub,
              GPtrArray    *items,
              gboolean      json)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  if (!json)
    {
      for (guint i = 0; i < items->len; i++)
        muster_cli_hub_print_item (items->pdata[i]);
      return;
    }
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "desk", hub->desk->name);
  muster_json_add_string (builder, "hub", hub->desk->uri);
  muster_json_add_boolean (builder, "reachable", hub->link != NULL);
  muster_cli_hub_add_items (builder, items);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static MusterCliStatus
complain_of_decisions (void)
{
  muster_cli_complain ("%s", _("something was refused or wants a decision; “muster-cli hub settle” decides"));

  return MUSTER_CLI_FAILED;
}

/* Without a connection what was known last is told. */
static MusterCliStatus
tell_status (MusterCliHub *hub,
             gboolean      json)
{
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status = hub->link != NULL ? MUSTER_CLI_OK : hub->status;

  if ((hub->link != NULL && !muster_hub_survey_ask (&hub->survey, NULL, &error)) ||
      (items = muster_hub_compare_survey (&hub->survey, &error)) == NULL ||
      !muster_hub_compare_survey_name (&hub->survey, items, &error))
    return muster_cli_hub_complain (error);

  print_status (hub, items, json);
  for (guint i = 0; status == MUSTER_CLI_OK && i < items->len; i++)
    if (muster_hub_item_wants_decision (items->pdata[i]))
      status = complain_of_decisions ();

  return status;
}

MusterCliStatus
muster_cli_hub_sync_run_status (const MusterCliCommand  *command,
                                char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print it as JSON")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (!muster_cli_hub_open (&hub, path))
    {
      status = hub.status;
      if (status != MUSTER_CLI_AWAY || !muster_cli_hub_open_here (&hub, path))
        return status;
      hub.status = status;
    }

  return tell_status (&hub, json);
}

MusterCliStatus
muster_cli_hub_sync_run (const MusterCliCommand  *command,
                         char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print it as JSON")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  g_autoptr (MusterHubReport) report = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (!muster_cli_hub_open (&hub, path))
    return hub.status;
  report = muster_hub_exchange (&hub.survey, NULL, NULL, &error);
  if (report == NULL)
    return muster_cli_hub_complain (error);

  if (json)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
      g_autoptr (JsonNode) root = NULL;

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "sent", report->sent);
      muster_json_add_int (builder, "taken", report->taken);
      muster_cli_hub_add_items (builder, report->items);
      json_builder_end_object (builder);
      root = json_builder_get_root (builder);
      muster_cli_print_json (root);
    }
  else
    {
      for (guint i = 0; i < report->items->len; i++)
        muster_cli_hub_print_item (report->items->pdata[i]);
      muster_cli_print (_("Sent: %" PRId64 ", taken: %" PRId64 "\n"),
                        report->sent, report->taken);
    }

  return muster_hub_exchange_report_wants_decision (report) ? complain_of_decisions () : MUSTER_CLI_OK;
}

static void
print_side (const char *side,
            const char *value)
{
  muster_cli_print ("  %s: %s\n", side, value != NULL ? value : _("none"));
}

/* What comes of a decision about a document, member by member (S-DOC-03). */
static gboolean
tell_differences (MusterCliHub   *hub,
                  MusterHubItem  *item,
                  GError        **error)
{
  g_autoptr (GPtrArray) differences = muster_hub_settle_list_differences (&hub->survey, item, error);

  for (guint i = 0; differences != NULL && i < differences->len; i++)
    {
      const MusterHubDifference *difference = differences->pdata[i];

      muster_cli_print ("%s\n", difference->member);
      print_side ("mine", difference->mine);
      print_side ("theirs", difference->theirs);
    }

  return differences != NULL;
}

/* @item: forked or in conflict. A dry run prints the same as the decision. */
static MusterCliStatus
settle (MusterCliHub  *hub,
        MusterHubItem *item,
        MusterHubWay   way,
        gboolean       dry_run)
{
  g_autoptr (GPtrArray) refused
    = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_ledger_settle_refusal_free);
  g_autoptr (MusterHubReport) report = NULL;
  g_autoptr (GError) error = NULL;
  guint n_given;

  if (item->sort != MUSTER_HUB_LEDGER && !tell_differences (hub, item, &error))
    return muster_cli_hub_complain (error);
  if (!muster_hub_settle (&hub->survey, item, way, !dry_run, refused, &n_given, &error))
    return muster_cli_hub_complain (error);
  if (item->sort == MUSTER_HUB_LEDGER)
    {
      g_autofree char *title = muster_hub_settle_dup_copy_title (&hub->survey, item);

      /* What comes of a decision about a ledger. */
      muster_cli_print (way == MUSTER_HUB_BOTH ? _("What was here is kept as “%s”.\n")
                                               : _("What was here is kept as “%s”, archived.\n"),
                        title);
    }
  if (way == MUSTER_HUB_REPLAY)
    muster_cli_print (dngettext (GETTEXT_PACKAGE, "%u order is given again.\n",
                                 "%u orders are given again.\n", n_given),
                      n_given);
  if (!dry_run && (report = muster_hub_exchange (&hub->survey, NULL, NULL, &error)) == NULL)
    return muster_cli_hub_complain (error);

  for (guint i = 0; i < refused->len; i++)
    {
      const MusterLedgerRefusal *refusal = refused->pdata[i];

      muster_cli_print (_("%u %s: refused: %s\n"), refusal->number, refusal->words, refusal->reason);
    }
  if (refused->len == 0)
    return MUSTER_CLI_OK;
  muster_cli_complain (dngettext (GETTEXT_PACKAGE, "%u order cannot be given again after the hub’s",
                                  "%u orders cannot be given again after the hub’s", refused->len),
                       refused->len);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_hub_sync_run_settle (const MusterCliCommand  *command,
                                char                   **arguments)
{
  static const char *const ways[] = { "theirs", "both", "replay", "mine" };
  g_autofree char *path = NULL;
  gboolean dry_run = FALSE;
  const GOptionEntry entries[] = {
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &dry_run,
      N_ ("Say what would come of it, and change nothing"), NULL },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GError) error = NULL;
  const MusterDocumentKind *document;
  MusterHubItem *item;
  MusterHubSort sort;
  MusterCliStatus status;
  guint way = 0;

  if (!muster_cli_options_parse (command, entries, arguments, 3, 3, &rest, &status))
    return status;
  if (!muster_hub_item_find_kind (rest[0], &sort, &document))
    return muster_cli_options_misused (_("“%s” is no kind of what is exchanged"), rest[0]);
  while (way < G_N_ELEMENTS (ways) && !g_str_equal (ways[way], rest[2]))
    way++;
  if (way == G_N_ELEMENTS (ways) || (sort == MUSTER_HUB_LEDGER && way == MUSTER_HUB_MINE) ||
      (sort != MUSTER_HUB_LEDGER && (way == MUSTER_HUB_BOTH || way == MUSTER_HUB_REPLAY)))
    return muster_cli_options_misused (sort == MUSTER_HUB_LEDGER
                                         ? _("“%s” is none of theirs, both and replay")
                                         : _("“%s” is neither mine nor theirs"),
                                       rest[2]);
  if (!muster_cli_hub_open (&hub, path))
    return hub.status;
  if (!muster_hub_survey_ask (&hub.survey, NULL, &error) ||
      (items = muster_hub_compare_survey (&hub.survey, &error)) == NULL ||
      !muster_hub_compare_survey_name (&hub.survey, items, &error))
    return muster_cli_hub_complain (error);

  item = muster_cli_hub_find (items, rest[0], rest[1]);
  if (item == NULL)
    return MUSTER_CLI_FAILED;
  if (!muster_hub_item_wants_decision (item))
    {
      muster_cli_complain (_("there is nothing to decide about “%s”"), item->title);
      return MUSTER_CLI_FAILED;
    }

  return settle (&hub, item, (MusterHubWay) way, dry_run);
}

static MusterCliStatus
take_pen (MusterCliHub        *hub,
          const MusterHubItem *item)
{
  MusterHubParams *params = muster_hub_params_new ();
  g_autoptr (MusterHubAnswer) answer = NULL;
  g_autoptr (GError) error = NULL;

  muster_hub_params_add_uuid (params, hub->desk->id);
  muster_hub_params_add_text (params, hub->desk->name);
  muster_hub_params_add_text (params, item->kind);
  muster_hub_params_add_text (params, item->key);
  muster_hub_params_add_boolean (params, TRUE);
  answer = muster_hub_link_call (hub->link, "SELECT * FROM muster.take_pen ($1, $2, $3, $4, $5)",
                                 params, &error);
  if (answer == NULL)
    return muster_cli_hub_complain (error);
  if (muster_hub_answer_get_n_rows (answer) == 0)
    {
      muster_cli_complain (_("“%s” is not at the hub yet"), item->title);
      return MUSTER_CLI_FAILED;
    }

  return MUSTER_CLI_OK;
}

static MusterCliStatus
give_pen (MusterCliHub        *hub,
          const MusterHubItem *item)
{
  MusterHubParams *params = muster_hub_params_new ();
  g_autoptr (GError) error = NULL;

  muster_hub_params_add_uuid (params, hub->desk->id);
  muster_hub_params_add_text (params, item->kind);
  muster_hub_params_add_text (params, item->key);

  return muster_hub_link_run (hub->link, "SELECT muster.give_pen ($1, $2, $3)", params, &error)
           ? MUSTER_CLI_OK
           : muster_cli_hub_complain (error);
}

MusterCliStatus
muster_cli_hub_sync_run_pen (const MusterCliCommand  *command,
                             char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GError) error = NULL;
  MusterHubItem *item;
  MusterCliStatus status;
  gboolean is_take;

  if (!muster_cli_options_parse (command, entries, arguments, 3, 3, &rest, &status))
    return status;
  if (!g_str_equal (rest[0], "battle") && !g_str_equal (rest[0], "campaign"))
    return muster_cli_options_misused (_("“%s” is neither “battle” nor “campaign”"), rest[0]);
  is_take = g_str_equal (rest[2], "take");
  if (!is_take && !g_str_equal (rest[2], "give"))
    return muster_cli_options_misused (_("“%s” is neither “take” nor “give”"), rest[2]);
  if (!muster_cli_hub_open (&hub, path))
    return hub.status;
  items = muster_hub_survey_list (&hub.survey, &error);
  if (items == NULL)
    return muster_cli_hub_complain (error);
  item = muster_cli_hub_find (items, rest[0], rest[1]);
  if (item == NULL)
    return MUSTER_CLI_FAILED;

  return is_take ? take_pen (&hub, item) : give_pen (&hub, item);
}
