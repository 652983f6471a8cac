/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/club/muster-cli-club.h"
#include "cli/hub/muster-cli-hub.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"
#include "sheets/campaign/muster-campaign-sheets.h"
#include "sheets/club/muster-club-sheets.h"
#include "sheets/page/muster-document-file.h"
#include "store/careers/muster-career-sources.h"

/* `hub publish CAMPAIGN SHEET`: puts a sheet at the hub as HTML, for everybody or for one side. */

typedef struct
{
  char *uuid;
  char *title;
  MusterDocument *document;
} Sheet;

static void
sheet_clear (Sheet *self)
{
  g_free (self->uuid);
  g_free (self->title);
  g_clear_object (&self->document);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sheet, sheet_clear)

static MusterDocument *
make_standings (MusterCliHub *hub)
{
  g_autoptr (MusterClubContent) club = muster_cli_club_of (hub->store);
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (MusterClubTables) tables = NULL;
  MusterClubChoice choice;
  MusterDocument *document;

  if (club == NULL)
    return NULL;
  muster_club_tables_choice_init (&choice);
  book = muster_club_book_new (club->results, club->names);
  tables = muster_club_tables_new (book, &choice);
  document = muster_club_sheets_report_new (tables, hub->library);
  muster_club_tables_choice_clear (&choice);

  return document;
}

static gboolean
make_sheet (MusterCliHub            *hub,
            const char              *name,
            const char              *side,
            gboolean                 is_standings,
            MusterCampaignSheetKind  kind,
            Sheet                   *sheet)
{
  g_autoptr (MusterCliItem) item = NULL;
  g_autoptr (MusterCampaign) campaign = muster_cli_campaign_open (hub->store, hub->library, name, &item);
  g_autoptr (MusterCareers) careers = NULL;
  g_autoptr (GError) error = NULL;
  /* What is for nobody in particular is for everybody: the game master's edition is never published. */
  MusterCampaignSheetChoice choice = { .side = MUSTER_GAZETTE_PUBLIC };

  if (campaign == NULL)
    return FALSE;
  if (side != NULL &&
      (choice.side = muster_campaign_setup_find_side (muster_campaign_get_setup (campaign), side)) < 0)
    {
      muster_cli_complain (_("there is no side “%s” in the campaign"), side);
      return FALSE;
    }
  sheet->uuid = g_strdup (item->uuid);
  sheet->title = g_strdup (item->title);
  if (is_standings)
    {
      sheet->document = make_standings (hub);
      return sheet->document != NULL;
    }
  careers = muster_careers_new (campaign);
  muster_careers_read_all (careers);
  muster_career_sources_read_all (hub->store, hub->library, careers);
  sheet->document = muster_campaign_sheets_new (careers, kind, &choice, &error);
  if (sheet->document == NULL)
    muster_cli_complain ("%s", error->message);

  return sheet->document != NULL;
}

MusterCliStatus
muster_cli_hub_publish_run (const MusterCliCommand  *command,
                            char                   **arguments)
{
  static const char *const names[] = { "briefing", "campaign", "gazette", "standings", NULL };
  g_autofree char *path = NULL;
  g_autofree char *side = NULL;
  const GOptionEntry entries[] = {
    { "side", 0, 0, G_OPTION_ARG_STRING, &side, N_("For this side alone, by its id"), N_("SIDE") },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  g_auto (Sheet) sheet = { 0 };
  g_autoptr (GBytes) html = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterCampaignSheetKind kind = MUSTER_CAMPAIGN_SHEET_CAMPAIGN;
  MusterHubParams *params;
  MusterCliStatus status;
  MusterPaper paper;
  gboolean is_standings;

  if (!muster_cli_options_parse (command, entries, arguments, 2, 2, &rest, &status))
    return status;
  if (!g_strv_contains (names, rest[1]))
    return muster_cli_options_misused (_("“%s” is none of briefing, campaign, gazette and standings"),
                                       rest[1]);
  is_standings = !muster_campaign_sheets_kind_find (rest[1], &kind);
  if (!is_standings && kind == MUSTER_CAMPAIGN_SHEET_BRIEFING && side == NULL)
    return muster_cli_options_misused (_("say for which side the briefing is: --side=SIDE"));
  if (!muster_cli_hub_open (&hub, path))
    return hub.status;
  muster_paper_init (&paper);
  if (!make_sheet (&hub, rest[0], side, is_standings, kind, &sheet))
    return MUSTER_CLI_FAILED;
  html = muster_document_file_write (sheet.document, MUSTER_DOCUMENT_HTML, &paper, &error);
  if (html == NULL)
    return muster_cli_hub_complain (error);

  text = g_strndup (g_bytes_get_data (html, NULL), g_bytes_get_size (html));
  params = muster_hub_params_new ();
  muster_hub_params_add_text (params, sheet.uuid);
  muster_hub_params_add_text (params, rest[1]);
  muster_hub_params_add_text (params, side != NULL ? side : "");
  muster_hub_params_add_text (params, sheet.title);
  muster_hub_params_add_text (params, text);

  return muster_hub_link_run (hub.link, "SELECT muster.publish ($1, $2, $3, $4, $5)", params, &error)
           ? MUSTER_CLI_OK
           : muster_cli_hub_complain (error);
}
