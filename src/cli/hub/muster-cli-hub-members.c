/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/hub/muster-cli-hub.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-file.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/campaign/setup/muster-campaign-setup.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"

#include <string.h>

/* Who may use the hub, what members propose, and what was published for them. */

/* The UUID of a stored campaign that has this side. NULL: said why. */
static char *
find_campaign (MusterCliHub *hub,
               const char   *name,
               const char   *side)
{
  g_autoptr (MusterCliItem) item = NULL;
  g_autoptr (MusterCampaign) campaign = muster_cli_campaign_open (hub->store, hub->library, name, &item);

  if (campaign == NULL)
    return NULL;
  if (side != NULL && muster_campaign_setup_find_side (muster_campaign_get_setup (campaign), side) < 0)
    {
      muster_cli_complain (_("there is no side “%s” in the campaign"), side);
      return NULL;
    }

  return g_strdup (item->uuid);
}

static MusterCliStatus
call_for_login (MusterCliHub    *hub,
                const char      *sql,
                MusterHubParams *params,
                const char      *login)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterHubAnswer) answer = muster_hub_link_call (hub->link, sql, params, &error);

  if (answer == NULL)
    return muster_cli_hub_complain (error);
  if (muster_hub_answer_get_n_rows (answer) == 1 && muster_hub_answer_get_boolean (answer, 0, 0))
    return MUSTER_CLI_OK;
  muster_cli_complain (_("the hub knows no login “%s”"), login);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_hub_members_run_admit (const MusterCliCommand  *command,
                                  char                   **arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *campaign = NULL;
  g_autofree char *side = NULL;
  const GOptionEntry entries[] = {
    { "campaign", 0, 0, G_OPTION_ARG_STRING, &campaign, N_("Of which campaign he plays a side"), N_("NAME") },
    { "side", 0, 0, G_OPTION_ARG_STRING, &side, N_("Which side that is, by its id"), N_("SIDE") },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  g_autofree char *uuid = NULL;
  MusterHubParams *params;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 2, 2, &rest, &status))
    return status;
  if (!g_str_equal (rest[1], "keeper") && !g_str_equal (rest[1], "member"))
    return muster_cli_options_misused (_("“%s” is neither “keeper” nor “member”"), rest[1]);
  if ((campaign == NULL) != (side == NULL))
    return muster_cli_options_misused ("%s", _("--campaign and --side belong together"));
  if (!muster_cli_hub_open (&hub, path))
    return hub.status;
  if (campaign != NULL && (uuid = find_campaign (&hub, campaign, side)) == NULL)
    return MUSTER_CLI_FAILED;

  params = muster_hub_params_new ();
  muster_hub_params_add_text (params, rest[0]);
  muster_hub_params_add_text (params, rest[1]);
  status = call_for_login (&hub, "SELECT muster.admit ($1, $2)", params, rest[0]);
  if (status != MUSTER_CLI_OK || uuid == NULL)
    return status;

  params = muster_hub_params_new ();
  muster_hub_params_add_text (params, rest[0]);
  muster_hub_params_add_text (params, uuid);
  muster_hub_params_add_text (params, side);

  return call_for_login (&hub, "SELECT muster.set_side ($1, $2, $3)", params, rest[0]);
}

MusterCliStatus
muster_cli_hub_members_run_dismiss (const MusterCliCommand  *command,
                                    char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  MusterHubParams *params;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!muster_cli_hub_open (&hub, path))
    return hub.status;
  params = muster_hub_params_new ();
  muster_hub_params_add_text (params, rest[0]);

  return call_for_login (&hub, "SELECT muster.dismiss ($1)", params, rest[0]);
}

/* One proposal of the answer, as JSON or for people. */
static void
tell_proposal (MusterHubAnswer *answer,
               guint            row,
               JsonBuilder     *builder)
{
  const char *kind = muster_hub_answer_get_text (answer, row, 2),
             *key = muster_hub_answer_get_text (answer, row, 3);
  const MusterDocumentKind *document = muster_document_kind_find (kind);
  g_autofree char *title
    = document != NULL
        ? muster_hub_item_dup_title (document, key, muster_hub_answer_get_text (answer, row, 4))
        : g_strdup (key);
  g_autofree char *id = g_strdup_printf ("%" G_GINT64_FORMAT, muster_hub_answer_get_int (answer, row, 0));

  if (builder == NULL)
    {
      muster_cli_print ("%s  %s  %s  %s\n", id, muster_hub_answer_get_text (answer, row, 1), kind, title);
      return;
    }
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", id);
  muster_json_add_string (builder, "login", muster_hub_answer_get_text (answer, row, 1));
  muster_json_add_string (builder, "kind", kind);
  muster_json_add_string (builder, "key", key);
  muster_json_add_string (builder, "title", title);
  json_builder_end_object (builder);
}

static void
tell_proposals (MusterHubAnswer *answer,
                gboolean         json)
{
  g_autoptr (JsonBuilder) builder = json ? json_builder_new_immutable () : NULL;
  g_autoptr (JsonNode) root = NULL;

  if (json)
    json_builder_begin_array (builder);
  for (guint row = 0; row < muster_hub_answer_get_n_rows (answer); row++)
    tell_proposal (answer, row, builder);
  if (!json)
    return;
  json_builder_end_array (builder);
  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

/* Puts what was proposed into the data file, and sends it; the proposal is done then. */
static gboolean
accept_proposal (MusterCliHub     *hub,
                 MusterHubAnswer  *answer,
                 guint             row,
                 GError          **error)
{
  const MusterDocumentKind *kind = muster_document_kind_find (muster_hub_answer_get_text (answer, row, 2));
  g_autofree char *title = g_strdup_printf (_("Proposed by %s"), muster_hub_answer_get_text (answer, row, 1));
  g_autoptr (MusterHubReport) before = NULL;
  g_autoptr (MusterHubReport) after = NULL;
  g_autoptr (MusterChange) change = NULL;

  if (kind != &muster_result_kind)
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED, _("Only results can be accepted."));
  before = muster_hub_exchange (&hub->survey, NULL, NULL, error);
  change = before != NULL ? muster_change_begin (muster_store_get_documents (hub->store),
                                                 MUSTER_AREA_CLUB, title, error)
                          : NULL;
  if (change == NULL ||
      !muster_change_put (change, kind, muster_hub_answer_get_text (answer, row, 3),
                          muster_hub_answer_get_text (answer, row, 4), error) ||
      !muster_change_commit (change, error))
    return FALSE;
  after = muster_hub_exchange (&hub->survey, NULL, NULL, error);

  return after != NULL;
}

static MusterCliStatus
decide (MusterCliHub    *hub,
        MusterHubAnswer *answer,
        const char      *id,
        gboolean         accept)
{
  g_autoptr (GError) error = NULL;
  MusterHubParams *params;
  guint64 wanted = 0; /* no proposal has this number */
  guint row = 0;

  g_ascii_string_to_unsigned (id, 10, 1, G_MAXINT64, &wanted, NULL);
  while (row < muster_hub_answer_get_n_rows (answer) &&
         (guint64) muster_hub_answer_get_int (answer, row, 0) != wanted)
    row++;
  if (row == muster_hub_answer_get_n_rows (answer))
    {
      muster_cli_complain (_("there is no proposal “%s”"), id);
      return MUSTER_CLI_FAILED;
    }
  if (accept && !accept_proposal (hub, answer, row, &error))
    return muster_cli_hub_complain (error);

  params = muster_hub_params_new ();
  muster_hub_params_add_long (params, muster_hub_answer_get_int (answer, row, 0));

  return muster_hub_link_run (hub->link, "SELECT muster.decide ($1)", params, &error)
           ? MUSTER_CLI_OK
           : muster_cli_hub_complain (error);
}

MusterCliStatus
muster_cli_hub_members_run_proposals (const MusterCliCommand  *command,
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
  g_autoptr (MusterHubAnswer) answer = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;
  gboolean accept;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 2, &rest, &status))
    return status;
  accept = g_strcmp0 (rest[0], "accept") == 0;
  if (rest[0] != NULL && ((!accept && !g_str_equal (rest[0], "refuse")) || rest[1] == NULL))
    return muster_cli_options_misused ("%s",
                                       _("say which proposal to accept or to refuse: accept ID, refuse ID"));
  if (!muster_cli_hub_open (&hub, path))
    return hub.status;
  answer = muster_hub_link_call (hub.link, "SELECT * FROM muster.proposals ()", NULL, &error);
  if (answer == NULL)
    return muster_cli_hub_complain (error);
  if (rest[0] != NULL)
    return decide (&hub, answer, rest[1], accept);
  tell_proposals (answer, json);

  return MUSTER_CLI_OK;
}

static void
tell_sheets (MusterHubAnswer *answer,
             gboolean         json)
{
  static const char *const members[] = { "campaign", "sheet", "side", "title", "at" };
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_array (builder);
  for (guint row = 0; row < muster_hub_answer_get_n_rows (answer); row++)
    {
      json_builder_begin_object (builder);
      for (guint i = 0; i < G_N_ELEMENTS (members); i++)
        muster_json_add_string (builder, members[i], muster_hub_answer_get_text (answer, row, i));
      json_builder_end_object (builder);
      if (!json)
        muster_cli_print ("%s  %s  %s  %s\n", muster_hub_answer_get_text (answer, row, 1),
                          muster_hub_answer_get_text (answer, row, 2),
                          muster_hub_answer_get_text (answer, row, 3),
                          muster_hub_answer_get_text (answer, row, 4));
    }
  json_builder_end_array (builder);
  root = json_builder_get_root (builder);
  if (json)
    muster_cli_print_json (root);
}

/* The row of the sheet that @name means: its name or its title. The last published one of several. */
static int
find_sheet (MusterHubAnswer *answer,
            const char      *name)
{
  int found = -1;

  for (guint row = 0; row < muster_hub_answer_get_n_rows (answer); row++)
    if ((g_str_equal (muster_hub_answer_get_text (answer, row, 1), name) ||
         g_str_equal (muster_hub_answer_get_text (answer, row, 3), name)) &&
        (found < 0 || strcmp (muster_hub_answer_get_text (answer, row, 4),
                              muster_hub_answer_get_text (answer, (guint) found, 4)) >= 0))
      found = (int) row;
  if (found < 0)
    muster_cli_complain (_("no sheet “%s” was published for you"), name);

  return found;
}

static MusterCliStatus
fetch_sheet (MusterCliHub    *hub,
             MusterHubAnswer *answer,
             int              row,
             const char      *out)
{
  MusterHubParams *params = muster_hub_params_new ();
  g_autoptr (MusterHubAnswer) sheet = NULL;
  g_autoptr (GError) error = NULL;
  const char *html;

  for (guint i = 0; i < 3; i++)
    muster_hub_params_add_text (params, muster_hub_answer_get_text (answer, (guint) row, i));
  sheet = muster_hub_link_call (hub->link, "SELECT muster.read_sheet ($1, $2, $3)", params, &error);
  if (sheet == NULL)
    return muster_cli_hub_complain (error);
  html = muster_hub_answer_get_n_rows (sheet) == 1 ? muster_hub_answer_get_text (sheet, 0, 0) : "";
  if (!muster_cli_file_write (out, html, strlen (html), TRUE, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  return MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_hub_members_run_sheets (const MusterCliCommand  *command,
                                   char                   **arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *out = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print it as JSON")),
    { "out", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_("The file to write the sheet to, as HTML"), N_("FILE") },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  g_autoptr (MusterHubAnswer) answer = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;
  int row;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 1, &rest, &status))
    return status;
  if ((rest[0] == NULL) != (out == NULL))
    return muster_cli_options_misused (
      "%s", _("a sheet and the file to write it to belong together: SHEET -o FILE"));
  if (!muster_cli_hub_open (&hub, path))
    return hub.status;
  answer = muster_hub_link_call (hub.link, "SELECT * FROM muster.sheets ()", NULL, &error);
  if (answer == NULL)
    return muster_cli_hub_complain (error);
  if (rest[0] == NULL)
    {
      tell_sheets (answer, json);
      return MUSTER_CLI_OK;
    }
  row = find_sheet (answer, rest[0]);

  return row >= 0 ? fetch_sheet (&hub, answer, row, out) : MUSTER_CLI_FAILED;
}
