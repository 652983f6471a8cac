/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <string.h>

#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-campaign-forces.h"
#include "core/campaign/muster-campaign-outline.h"
#include "core/campaign/setup/muster-campaign-preset-map.h"
#include "core/campaign/setup/muster-campaign-preset.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"
#include "core/muster-side-colour.h"
#include "store/images/muster-image-input.h"
#include "store/muster-campaign-presets.h"
#include "store/muster-files.h"
#include "store/operations/muster-store-campaign.h"

/* A new campaign: `campaign new TITLE --preset league --side Crown --side Clans --player Ann --force
 * Column`. Players and forces go to the sides in turn. */

#define USUAL_CHAPTERS 3
#define UNSAID G_MININT

/* A week from chapter to chapter, where there is a calendar. */
#define DAYS 7

typedef struct
{
  char *store;
  char *preset;
  char *ruleset;
  char *start;
  char *plan;
  char *picture;
  GBytes *picture_content;
  char **sides;
  char **players;
  char **force_names;
  int chapters;

  GPtrArray *forces; /* MusterForce */
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->preset);
  g_free (self->ruleset);
  g_free (self->start);
  g_free (self->plan);
  g_free (self->picture);
  g_clear_pointer (&self->picture_content, g_bytes_unref);
  g_strfreev (self->sides);
  g_strfreev (self->players);
  g_strfreev (self->force_names);
  g_clear_pointer (&self->forces, g_ptr_array_unref);
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

/* The program's, and those that the group has saved in its data file. */
static GPtrArray *
list_presets (MusterLibrary *library,
              const char    *path)
{
  g_autoptr (MusterStore) store =
    muster_cli_store_has (path) ? muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING)
                                : NULL;

  return store != NULL ? muster_campaign_presets_load (library, muster_store_get_documents (store))
                       : muster_campaign_presets_list (library);
}

/* By its id or its name; the group's come last, and go first. */
static MusterCampaignPreset *
take_preset (GPtrArray  *presets,
             const char *name)
{
  for (guint i = presets->len; i > 0; i--)
    {
      const MusterCampaignPreset *preset = g_ptr_array_index (presets, i - 1);

      if (g_str_equal (preset->id, name) || g_str_equal (preset->name, name))
        return g_ptr_array_steal_index (presets, i - 1);
    }
  return NULL;
}

/* A file of that name goes before a preset. NULL: said why. */
static MusterCampaignPreset *
find_preset (MusterLibrary *library,
             const Request *request)
{
  const char *name = request->preset;
  g_autofree char *origin = muster_cli_input_dup_origin (name);
  g_autofree char *text = NULL;
  g_autofree char *ids = NULL;
  g_autoptr (GPtrArray) presets = NULL;
  g_autoptr (GError) error = NULL;
  MusterCampaignPreset *preset = NULL;
  gsize length;

  if (g_str_equal (name, MUSTER_CLI_STANDARD) || g_file_test (name, G_FILE_TEST_IS_REGULAR))
    {
      if (muster_cli_input_read (name, &text, &length, &error))
        preset = muster_campaign_preset_read (library, text, length, origin, &error);
      if (preset == NULL)
        muster_cli_complain ("%s", error->message);
      return preset;
    }

  presets = list_presets (library, request->store);
  ids = join_ids (presets);
  preset = take_preset (presets, name);
  if (preset == NULL)
    muster_cli_complain (_("there is no preset “%s”: it is a file, or one of %s"), name, ids);
  return preset;
}

/* FALSE: said why. */
static gboolean
find_forces (Request       *self,
             MusterLibrary *library)
{
  self->forces = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; self->force_names != NULL && self->force_names[i] != NULL; i++)
    {
      MusterForce *force = muster_cli_find_force (library, self->store, self->force_names[i]);

      if (force == NULL)
        return FALSE;
      g_ptr_array_add (self->forces, force);
    }
  return TRUE;
}

static void
write_sides (JsonObject    *document,
             const Request *request)
{
  guint n_sides = g_strv_length (request->sides);
  g_autofree const char **colours = g_new0 (const char *, n_sides);
  JsonArray *sides = json_array_new ();
  g_autofree const char **own = g_new0 (const char *, n_sides);

  /* A side is known by the colour that the first of its forces with one has. */
  for (guint i = 0; i < request->forces->len; i++)
    if (own[i % n_sides] == NULL)
      own[i % n_sides] = muster_force_get_colour (request->forces->pdata[i]);
  muster_side_colours_settle (colours, own, n_sides);

  for (guint i = 0; i < n_sides; i++)
    {
      g_autofree char *id = g_strdup_printf (MUSTER_CAMPAIGN_SIDE_ID, i + 1);
      JsonObject *side = json_object_new ();

      json_object_set_string_member (side, "id", id);
      json_object_set_string_member (side, "name", request->sides[i]);
      if (colours[i] != NULL)
        json_object_set_string_member (side, "colour", colours[i]);
      json_array_add_object_element (sides, side);
    }
  json_object_set_array_member (document, "sides", sides);
}

/* The first player of a side has its forces. */
static void
write_forces (JsonObject    *document,
              const Request *request)
{
  guint n_sides = g_strv_length (request->sides);
  guint n_players = request->players != NULL ? g_strv_length (request->players) : 0;
  JsonArray *forces = json_array_new ();

  for (guint i = 0; i < request->forces->len; i++)
    {
      g_autofree char *id = g_strdup_printf (MUSTER_CAMPAIGN_FORCE_ID, i + 1);
      g_autofree char *side = g_strdup_printf (MUSTER_CAMPAIGN_SIDE_ID, i % n_sides + 1);
      g_autofree char *player = g_strdup_printf (MUSTER_CAMPAIGN_PLAYER_ID, i % n_sides + 1);
      JsonNode *force = muster_campaign_forces_to_json (request->forces->pdata[i], id, side, NULL, NULL);

      if (i % n_sides < n_players)
        json_object_set_string_member (json_node_get_object (force), "player", player);
      json_array_add_element (forces, force);
    }
  json_object_set_array_member (document, "forces", forces);
}

/* What the forces are fought by, and with, unless somebody says otherwise. */
static JsonArray *
write_chapters (const Request      *request,
                MusterCampaignPlan  plan)
{
  MusterCampaignOutline outline = {
    .plan = plan,
    .sides = (const char *const *) request->sides,
    .n_chapters = plan == MUSTER_CAMPAIGN_TREE ? 0 : USUAL_CHAPTERS,
    .ruleset = request->ruleset,
    .days = request->forces->len > 0 && request->start != NULL ? DAYS : 0,
  };

  if (request->chapters != UNSAID)
    outline.n_chapters = (guint) request->chapters;
  for (guint i = 0; i < request->forces->len; i++)
    {
      MusterForce *force = g_ptr_array_index (request->forces, i);

      if (outline.ruleset == NULL)
        outline.ruleset = muster_force_get_ruleset_id (force);
      outline.points = MAX (outline.points, muster_force_get_points (force));
    }
  return muster_campaign_outline_write_chapters (&outline);
}

/* -1: there is no such plan. */
static int
find_plan (const char *word)
{
  for (int i = 0; i <= MUSTER_CAMPAIGN_FREE; i++)
    if (g_str_equal (muster_campaign_plan_words[i], word))
      return i;
  return -1;
}

/* What is wrong with any of it is said by who reads campaigns. NULL: said why. */
static MusterCampaignSetup *
make_setup (const Request *request,
            MusterLibrary *library,
            const char    *title)
{
  g_autoptr (MusterCampaignPreset) preset = find_preset (library, request);
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *document;
  MusterCampaignSetup *setup;
  MusterCampaignPlan plan;
  char **names;
  guint n_sides;
  JsonArray *players;

  if (preset == NULL)
    return NULL;
  plan = request->plan != NULL ? (MusterCampaignPlan) find_plan (request->plan) : preset->plan;

  document = json_object_new ();
  json_object_set_string_member (document, "format", MUSTER_CAMPAIGN_FORMAT);
  json_object_set_int_member (document, "version", MUSTER_CAMPAIGN_VERSION);
  json_object_set_string_member (document, "title", title);
  if (request->start != NULL)
    {
      /* Whoever reads the document says what is wrong with a day that is none. */
      g_autofree char *start = muster_day_read (request->start);

      json_object_set_string_member (document, "start", start != NULL ? start : request->start);
    }
  json_object_set_string_member (document, "plan", muster_campaign_plan_words[plan]);
  write_sides (document, request);

  /* Each goes to the next side, and round again. */
  names = request->players;
  n_sides = g_strv_length (request->sides);
  players = json_array_new ();
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *id = g_strdup_printf (MUSTER_CAMPAIGN_PLAYER_ID, i + 1);
      g_autofree char *side = g_strdup_printf (MUSTER_CAMPAIGN_SIDE_ID, i % n_sides + 1);
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "id", id);
      json_object_set_string_member (player, "name", names[i]);
      json_object_set_string_member (player, "side", side);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (document, "players", players);

  write_forces (document, request);
  json_object_set_array_member (document, "chapters", write_chapters (request, plan));
  json_object_set_member (document, "rules", json_node_copy (preset->rules));
  if (preset->map != NULL)
    muster_campaign_preset_map_add (preset->map, document);
  else if (request->picture != NULL)
    {
      muster_cli_complain (_("the preset “%s” has no map that a picture could be laid under"),
                           request->preset);
      json_object_unref (document);
      return NULL;
    }
  if (request->picture_content != NULL)
    {
      g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, request->picture_content);

      json_object_set_string_member (json_object_get_object_member (document, "map"), "picture", digest);
    }
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
  g_autoptr (MusterStore) store = muster_cli_store_open (request->store, MUSTER_STORE_DEFAULT);
  g_autofree MusterForceOrigin *origins = g_new0 (MusterForceOrigin, request->forces->len);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *label = NULL;
  gint64 id;

  if (store == NULL)
    return MUSTER_CLI_FAILED;
  for (guint i = 0; i < request->forces->len; i++)
    {
      g_ptr_array_add (ids, g_strdup_printf (MUSTER_CAMPAIGN_FORCE_ID, i + 1));
      origins[i].force = ids->pdata[i];
      origins[i].uuid = muster_force_get_id (request->forces->pdata[i]);
    }
  id = muster_store_campaign_begin (store, setup, request->picture_content, origins, request->forces->len,
                                    TRUE, &error);
  if (id == 0)
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }
  label = muster_cli_item_dup_label (MUSTER_CLI_CAMPAIGN, id);
  muster_cli_print ("%s\t%s\n", label, setup->title);
  return MUSTER_CLI_OK;
}

/* FALSE: said why. */
static gboolean
load_picture (Request *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = NULL;
  gsize length;
  char *text = muster_files_read (self->picture, MUSTER_IMAGE_MAX_BYTES, &length, &error);

  if (text != NULL)
    {
      content = g_bytes_new_take (text, length);
      self->picture_content = muster_image_input_render (content, MUSTER_IMAGE_INPUT_MAP_SIDE, &error);
    }
  if (self->picture_content != NULL)
    return TRUE;
  muster_cli_complain ("%s: %s", self->picture, error->message);
  return FALSE;
}

static gboolean
check_texts (char **texts)
{
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    if (!g_utf8_validate (texts[i], -1, NULL))
      return FALSE;
  return TRUE;
}

static gboolean
check_sides (char **sides)
{
  guint n = g_strv_length (sides);

  if (n < 2 || n > MUSTER_CAMPAIGN_MAX_SIDES)
    muster_cli_complain (dngettext (GETTEXT_PACKAGE,
                                    "a campaign has 2 to %d side: say --side=NAME for each",
                                    "a campaign has 2 to %d sides: say --side=NAME for each",
                                    (gulong) MUSTER_CAMPAIGN_MAX_SIDES),
                         MUSTER_CAMPAIGN_MAX_SIDES);
  return n >= 2 && n <= MUSTER_CAMPAIGN_MAX_SIDES;
}

MusterCliStatus
muster_cli_campaign_new_run (const MusterCliCommand  *command,
                             char                   **arguments)
{
  g_auto (Request) request = { .chapters = UNSAID };
  const GOptionEntry entries[] = {
    { "preset", 0, 0, G_OPTION_ARG_FILENAME, &request.preset,
      N_("The rules: league, linked-actions, long-service, expedition, two-columns, one that you have "
         "saved, or a file"),
      N_("PRESET") },
    { "side", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request.sides, N_("The name of a side; say it for each"),
      N_("NAME") },
    { "player", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request.players,
      N_("A player, the first of the first side, and so on in turn"), N_("NAME") },
    { "force", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request.force_names,
      N_("A force, stored or a file, the first of the first side, and so on in turn"), N_("FORCE") },
    { "plan", 0, 0, G_OPTION_ARG_STRING, &request.plan,
      N_("ladder, tree or free; otherwise that of the preset"), N_("PLAN") },
    { "chapters", 0, 0, G_OPTION_ARG_INT, &request.chapters,
      N_("How many chapters; otherwise 3, and as many as a tree needs"), N_("N") },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &request.ruleset, N_("What the battles are fought by"),
      N_("RULESET") },
    { "map-picture", 0, 0, G_OPTION_ARG_FILENAME, &request.picture,
      N_("An image to lay under the map of the preset; it is kept in the data file"), N_("FILE") },
    { "start", 0, 0, G_OPTION_ARG_STRING, &request.start, N_("The first day, such as 1879-01-11"),
      N_("DATE") },
    MUSTER_CLI_OPTION_STORE (&request.store),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterCampaignSetup) setup = NULL;
  g_auto (GStrv) titles = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 1, &titles, &status))
    return status;
  if (request.preset == NULL)
    return muster_cli_options_misused (_("say by which rules it is played: --preset=PRESET"));
  if (request.chapters != UNSAID &&
      (request.chapters < 1 || request.chapters > MUSTER_CAMPAIGN_MAX_CHAPTERS))
    return muster_cli_options_misused (_("--chapters takes a number from 1 to %d"),
                                       MUSTER_CAMPAIGN_MAX_CHAPTERS);
  if (request.plan != NULL && find_plan (request.plan) < 0)
    return muster_cli_options_misused (_("--plan takes ladder, tree or free"));
  if (!check_texts (titles))
    return muster_cli_options_misused (_("the title must be UTF-8"));
  if (titles[0] != NULL && *titles[0] == '\0')
    return muster_cli_options_misused (_("the title is empty"));
  if (request.sides != NULL && !check_sides (request.sides))
    return MUSTER_CLI_FAILED;
  if (request.sides == NULL)
    request.sides = g_strdupv ((char *[]) { (char *) _("The Column"), (char *) _("The Clans"), NULL });

  library = muster_cli_library_open (TRUE);
  if (request.picture != NULL && !load_picture (&request))
    return MUSTER_CLI_FAILED;
  if (library != NULL && find_forces (&request, library))
    setup = make_setup (&request, library, titles[0] != NULL ? titles[0] : _("A new campaign"));
  return setup != NULL ? keep (&request, setup) : MUSTER_CLI_FAILED;
}
