/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <string.h>

#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/setup/muster-campaign-preset.h"
#include "core/muster-i18n.h"

/* A new campaign: `campaign new TITLE --preset league --side Crown --side Clans --player Ann`. */

#define USUAL_CHAPTERS 3

typedef struct
{
  char *store;
  char *preset;
  char *ruleset;
  char *start;
  char **sides;
  char **players;
  int chapters;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->preset);
  g_free (self->ruleset);
  g_free (self->start);
  g_strfreev (self->sides);
  g_strfreev (self->players);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static char *
join_ids (GPtrArray *presets)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < presets->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "",
                            ((const MusterCampaignPreset *) presets->pdata[i])->id);
  return g_string_free (ids, FALSE);
}

/* A file of that name goes before one of the program's own. NULL: said why. */
static MusterCampaignPreset *
find_preset (MusterLibrary *library,
             const char    *name)
{
  g_autoptr (GPtrArray) presets = muster_campaign_presets_list (library);
  g_autofree char *origin = muster_cli_dup_origin (name);
  g_autofree char *ids = join_ids (presets);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterCampaignPreset *preset = NULL;
  gsize length;

  if (g_str_equal (name, MUSTER_CLI_STANDARD) || g_file_test (name, G_FILE_TEST_IS_REGULAR))
    {
      if (muster_cli_read_input (name, &text, &length, &error))
        preset = muster_campaign_preset_read (library, text, length, origin, &error);
      if (preset == NULL)
        muster_cli_complain ("%s", error->message);
      return preset;
    }

  for (guint i = 0; i < presets->len; i++)
    if (g_str_equal (((const MusterCampaignPreset *) presets->pdata[i])->id, name))
      return g_ptr_array_steal_index (presets, i);
  muster_cli_complain (_("there is no preset “%s”: it is a file, or one of %s"), name, ids);
  return NULL;
}

static void
write_sides (JsonObject        *document,
             char             **names)
{
  JsonArray *sides = json_array_new ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *id = g_strdup_printf ("side-%u", i + 1);
      JsonObject *side = json_object_new ();

      json_object_set_string_member (side, "id", id);
      json_object_set_string_member (side, "name", names[i]);
      json_array_add_object_element (sides, side);
    }
  json_object_set_array_member (document, "sides", sides);
}

/* Each goes to the next side, and round again. */
static void
write_players (JsonObject  *document,
               char       **names,
               guint        n_sides)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *id = g_strdup_printf ("player-%u", i + 1);
      g_autofree char *side = g_strdup_printf ("side-%u", i % n_sides + 1);
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "id", id);
      json_object_set_string_member (player, "name", names[i]);
      json_object_set_string_member (player, "side", side);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (document, "players", players);
}

static void
write_chapters (JsonObject *document,
                int         n,
                const char *ruleset)
{
  JsonArray *chapters = json_array_new ();

  for (int i = 1; i <= n; i++)
    {
      g_autofree char *id = g_strdup_printf ("chapter-%d", i);
      g_autofree char *title = g_strdup_printf (_("Chapter %d"), i);
      JsonObject *chapter = json_object_new ();

      json_object_set_string_member (chapter, "id", id);
      json_object_set_string_member (chapter, "title", title);
      if (ruleset != NULL)
        json_object_set_string_member (chapter, "ruleset", ruleset);
      json_array_add_object_element (chapters, chapter);
    }
  json_object_set_array_member (document, "chapters", chapters);
}

/* What is wrong with any of it is said by who reads campaigns. NULL: said why. */
static MusterCampaignSetup *
make_setup (const Request *request,
            MusterLibrary *library,
            const char    *title)
{
  g_autoptr (MusterCampaignPreset) preset = find_preset (library, request->preset);
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *document;
  MusterCampaignSetup *setup;

  if (preset == NULL)
    return NULL;

  document = json_object_new ();
  json_object_set_string_member (document, "format", MUSTER_CAMPAIGN_FORMAT);
  json_object_set_int_member (document, "version", MUSTER_CAMPAIGN_VERSION);
  json_object_set_string_member (document, "title", title);
  if (request->start != NULL)
    json_object_set_string_member (document, "start", request->start);
  json_object_set_string_member (document, "plan", muster_campaign_plan_words[preset->plan]);
  write_sides (document, request->sides);
  write_players (document, request->players, g_strv_length (request->sides));
  write_chapters (document, request->chapters, request->ruleset);
  json_object_set_member (document, "rules", json_node_copy (preset->rules));
  json_node_take_object (node, document);
  text = json_to_string (node, FALSE);
  setup = muster_campaign_file_read_setup (library, text, strlen (text), _("the new campaign"), &error);
  if (setup == NULL)
    muster_cli_complain ("%s", error->message);
  return setup;
}

static MusterCliStatus
keep (const Request       *request,
      MusterCampaignSetup *setup)
{
  g_autoptr (MusterStore) store = muster_cli_open_store (request->store, MUSTER_STORE_DEFAULT);
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *label = NULL;
  gint64 id;

  if (store == NULL)
    return MUSTER_CLI_FAILED;
  campaign = muster_campaign_store_create (muster_store_get_campaigns (store), setup, &id, &error);
  if (campaign == NULL)
    {
      muster_cli_complain_of_store (error);
      return MUSTER_CLI_FAILED;
    }
  label = muster_cli_item_dup_label (MUSTER_CLI_CAMPAIGN, id);
  muster_cli_print ("%s\t%s\n", label, setup->title);
  return MUSTER_CLI_OK;
}

static gboolean
check_texts (char **texts)
{
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    if (!g_utf8_validate (texts[i], -1, NULL))
      return FALSE;
  return TRUE;
}

MusterCliStatus
muster_cli_run_campaign_new (const MusterCliCommand  *command,
                             char                   **arguments)
{
  g_auto (Request) request = { .chapters = USUAL_CHAPTERS };
  const GOptionEntry entries[] = {
    { "preset", 0, 0, G_OPTION_ARG_FILENAME, &request.preset,
      N_("The rules: league, linked-actions, long-service, expedition, or a file"), N_("PRESET") },
    { "side", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request.sides, N_("The name of a side; say it for each"),
      N_("NAME") },
    { "player", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request.players,
      N_("A player, the first of the first side, and so on in turn"), N_("NAME") },
    { "chapters", 0, 0, G_OPTION_ARG_INT, &request.chapters, N_("How many chapters; 3 unless you say so"),
      N_("N") },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &request.ruleset, N_("What the battles are fought by"),
      N_("RULESET") },
    { "start", 0, 0, G_OPTION_ARG_STRING, &request.start, N_("The first day, such as 1879-01-11"),
      N_("DATE") },
    MUSTER_CLI_OPTION_STORE (&request.store),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterCampaignSetup) setup = NULL;
  g_auto (GStrv) titles = NULL;
  MusterCliStatus status;

  if (!muster_cli_parse (command, entries, arguments, 0, 1, &titles, &status))
    return status;
  if (request.preset == NULL)
    return muster_cli_misused (_("say by which rules it is played: --preset=PRESET"));
  if (request.chapters < 1 || request.chapters > MUSTER_CAMPAIGN_MAX_CHAPTERS)
    return muster_cli_misused (_("--chapters takes a number from 1 to %d"), MUSTER_CAMPAIGN_MAX_CHAPTERS);
  if (!check_texts (titles))
    return muster_cli_misused (_("the title must be UTF-8"));
  if (request.sides == NULL)
    request.sides = g_strdupv ((char *[]) { _("The Column"), _("The Clans"), NULL });

  library = muster_cli_open_library (TRUE);
  if (library != NULL)
    setup = make_setup (&request, library, titles[0] != NULL ? titles[0] : _("A new campaign"));
  return setup != NULL ? keep (&request, setup) : MUSTER_CLI_FAILED;
}
