/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/muster-cli-document.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/muster-i18n.h"
#include "sheets/campaign/muster-campaign-sheets.h"
#include "store/careers/muster-career-portraits.h"
#include "store/careers/muster-career-sources.h"

/* A campaign on paper: `campaign sheet CAMPAIGN --sheet gazette --side column --out FILE`. */

typedef struct
{
  char *store;
  char *kind;
  char *side;
  char *player;
  char *chapter;
  char *to;
  char *who;
  char *text;
  gboolean draft;
  MusterCliSheet sheet;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->kind);
  g_free (self->side);
  g_free (self->player);
  g_free (self->chapter);
  g_free (self->to);
  g_free (self->who);
  g_free (self->text);
  muster_cli_document_sheet_clear (&self->sheet);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static MusterCampaign *
read_file (MusterLibrary *library,
           const char    *path)
{
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign = NULL;
  gsize length;

  if (muster_cli_input_read (path, &text, &length, &error))
    campaign = muster_campaign_file_read (library, text, length, origin, NULL, &error);
  if (campaign == NULL)
    muster_cli_complain ("%s", error->message);
  return campaign;
}

static GBytes *
get_portrait_cb (MusterCareer *career,
                 gpointer      portraits)
{
  return muster_career_portraits_get (portraits, career);
}

/* A file of that name goes before a stored campaign. @store: (out) (nullable): where a stored one is.
 * @portraits: (out) (nullable): those of a stored one. NULL: said why. */
static MusterCareers *
read_careers (const Request          *request,
              MusterLibrary          *library,
              const char             *name,
              MusterStore           **stored,
              MusterCareerPortraits **portraits)
{
  gboolean is_file =
    g_str_equal (name, MUSTER_CLI_STANDARD) || g_file_test (name, G_FILE_TEST_IS_REGULAR);
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (MusterCliItem) item = NULL;
  MusterCareers *careers;

  if (!is_file)
    store = muster_cli_store_open (request->store, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  if (is_file)
    campaign = read_file (library, name);
  else if (store != NULL)
    campaign = muster_cli_campaign_open (store, library, name, &item);
  if (campaign == NULL)
    {
      if (!is_file)
        muster_cli_complain (_("there is no file “%s” either"), name);
      return NULL;
    }

  careers = muster_careers_new (campaign);
  muster_careers_read_all (careers);
  if (store != NULL)
    {
      muster_career_sources_read_all (store, library, careers);
      *portraits = muster_career_portraits_new (store, library, careers, item->uuid);
      *stored = g_steal_pointer (&store);
    }
  return careers;
}

/* Finds the player whose briefing it is, and his side. */
static gboolean
find_player (MusterCareers             *careers,
             const char                *id,
             MusterCampaignSheetChoice *choice)
{
  const MusterCampaignState *state =
    muster_campaign_get_present (muster_careers_get_campaign (careers));
  int player = muster_campaign_state_find (state, MUSTER_CAMPAIGN_PLAYERS, id);

  if (player < 0)
    {
      muster_cli_complain (_("there is no player “%s” in the campaign"), id);
      return FALSE;
    }
  choice->player = id;
  choice->side = muster_campaign_state_get_player_def (state, player)->side;
  return TRUE;
}

/* The game master is called as in a note. A newspaper that is for nobody in particular is for everybody. */
static gboolean
find_side (MusterCareers           *careers,
           MusterCampaignSheetKind  kind,
           const char              *id,
           int                     *side)
{
  *side = kind == MUSTER_CAMPAIGN_SHEET_GAZETTE ? MUSTER_GAZETTE_PUBLIC : MUSTER_GAZETTE_MASTER;
  if (id == NULL)
    return TRUE;
  *side = muster_campaign_setup_find_side (
    muster_campaign_get_setup (muster_careers_get_campaign (careers)), id);
  if (*side < 0 && kind >= MUSTER_CAMPAIGN_SHEET_BRIEFING && g_str_equal (id, "gm"))
    {
      *side = MUSTER_GAZETTE_MASTER;
      return TRUE;
    }
  if (*side < 0)
    muster_cli_complain (_("there is no side “%s” in the campaign"), id);
  return *side >= 0;
}

static MusterCliStatus
print_draft (MusterCareers                   *careers,
             const MusterCampaignSheetChoice *choice)
{
  const char *from = choice->from != NULL ? choice->from : muster_gazette_find_last (careers);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterGazette) gazette =
    from != NULL ? muster_gazette_new (careers, from, choice->to, choice->side, &error) : NULL;
  g_autofree char *text = gazette != NULL ? muster_gazette_write (gazette) : NULL;

  if (text == NULL)
    {
      muster_cli_complain ("%s", error != NULL ? error->message : _("no chapter was fought yet"));
      return MUSTER_CLI_FAILED;
    }
  muster_cli_print ("%s", text);
  return MUSTER_CLI_OK;
}

static MusterCliStatus
make_sheet (const Request           *request,
            MusterCareers           *careers,
            MusterStore             *store,
            MusterCareerPortraits   *portraits,
            GBytes                  *map_picture,
            MusterCampaignSheetKind  kind)
{
  MusterCampaignSheetChoice choice = { .from = request->chapter, .to = request->to, .who = request->who,
                                       .get_portrait = portraits != NULL ? get_portrait_cb : NULL,
                                       .portrait_data = portraits, .map_picture = map_picture,
                                       .get_image = store != NULL ? muster_cli_store_find_image : NULL,
                                       .image_data = store };
  g_autofree char *text = NULL;
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (request->player != NULL ? !find_player (careers, request->player, &choice)
                              : !find_side (careers, kind, request->side, &choice.side))
    return MUSTER_CLI_FAILED;
  if (request->draft)
    return print_draft (careers, &choice);
  if (request->text != NULL && !muster_cli_input_read (request->text, &text, &length, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  if (text != NULL && !g_utf8_validate_len (text, length, NULL))
    {
      muster_cli_complain (_("%s: the text of a newspaper must be UTF-8"), request->text);
      return MUSTER_CLI_FAILED;
    }
  choice.text = text;
  if (choice.who != NULL)
    muster_service_sheet_settle_choice (&choice, careers);
  document = muster_campaign_sheets_new (careers, kind, &choice, &error);
  if (document == NULL)
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  return muster_cli_document_sheet_put (&request->sheet, document);
}

/* Options that mean nothing for a sheet are refused. */
static gboolean
check_options (const Request           *self,
               MusterCampaignSheetKind  kind)
{
  gboolean is_gazette = kind == MUSTER_CAMPAIGN_SHEET_GAZETTE;

  if (!is_gazette && (self->draft || self->text != NULL || self->chapter != NULL || self->to != NULL))
    muster_cli_options_misused (_("--draft, --text, --chapter and --to are for a Gazette: --sheet=gazette"));
  else if (kind != MUSTER_CAMPAIGN_SHEET_RECORD && self->who != NULL)
    muster_cli_options_misused (_("--who is for a service record: --sheet=record"));
  else if (self->draft && (self->text != NULL || self->sheet.out != NULL))
    muster_cli_options_misused (_("--draft prints a text and takes neither --text nor --out"));
  else if (self->player != NULL && (kind != MUSTER_CAMPAIGN_SHEET_BRIEFING || self->side != NULL))
    muster_cli_options_misused (_("--player is for a briefing, --sheet=briefing, and takes no --side"));
  else if (kind == MUSTER_CAMPAIGN_SHEET_BRIEFING && self->side == NULL && self->player == NULL)
    muster_cli_options_misused (_("say for which side the briefing is: --side=SIDE"));
  else
    return TRUE;
  return FALSE;
}

MusterCliStatus
muster_cli_campaign_sheet_run (const MusterCliCommand  *command,
                               char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "sheet", 's', 0, G_OPTION_ARG_STRING, &request.kind, N_("Which one: “campaign” unless you say so"),
      N_("SHEET") },
    { "side", 0, 0, G_OPTION_ARG_STRING, &request.side,
      N_("Whose briefing or edition it is, by its id; “gm” for the game master’s"), N_("SIDE") },
    { "player", 0, 0, G_OPTION_ARG_STRING, &request.player,
      N_("Whose briefing it is, with what is for him alone, by the id of the player"), N_("PLAYER") },
    { "chapter", 0, 0, G_OPTION_ARG_STRING, &request.chapter,
      N_("What a Gazette is about; the chapter fought last unless you say so"), N_("CHAPTER") },
    { "to", 0, 0, G_OPTION_ARG_STRING, &request.to, N_("The last of several chapters"), N_("CHAPTER") },
    { "who", 0, 0, G_OPTION_ARG_STRING, &request.who, N_("Whose service record it is, by the id"),
      N_("WHO") },
    { "draft", 0, 0, G_OPTION_ARG_NONE, &request.draft, N_("Print the text of a Gazette, to be edited"),
      NULL },
    { "text", 0, 0, G_OPTION_ARG_FILENAME, &request.text, N_("The text of a Gazette, as you have edited it"),
      N_("FILE") },
    MUSTER_CLI_OPTIONS_SHEET (&request.sheet),
    MUSTER_CLI_OPTION_STORE (&request.store),
    { NULL },
  };
  MusterCampaignSheetKind kind = MUSTER_CAMPAIGN_SHEET_CAMPAIGN;
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterCareers) careers = NULL;
  g_autoptr (MusterCareerPortraits) portraits = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GBytes) map_picture = NULL;
  g_auto (GStrv) names = NULL;
  const char *digest;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  if (request.kind != NULL && !muster_campaign_sheets_kind_find (request.kind, &kind))
    return muster_cli_options_misused (
      _("there is no sheet “%s”: it is campaign, rules, record, honour, briefing, "
        "gazette or map"),
      request.kind);
  /* A draft is of nothing else. */
  if (request.kind == NULL && request.draft)
    kind = MUSTER_CAMPAIGN_SHEET_GAZETTE;
  if (!check_options (&request, kind) || !muster_cli_document_sheet_check (&request.sheet))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_document_sheet_check_free (&request.sheet))
    return MUSTER_CLI_FAILED;

  library = muster_cli_library_open (TRUE);
  careers = library != NULL ? read_careers (&request, library, names[0], &store, &portraits) : NULL;
  if (careers == NULL)
    return MUSTER_CLI_FAILED;

  digest = muster_campaign_get_setup (muster_careers_get_campaign (careers))->map_picture;
  if (digest != NULL && store != NULL)
    map_picture = muster_image_store_get (muster_store_get_images (store), digest, NULL, NULL);
  status = make_sheet (&request, careers, store, portraits, map_picture, kind);
  return store != NULL ? muster_cli_store_finish_reading (store, status) : status;
}
