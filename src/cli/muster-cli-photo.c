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
#include "core/battle/muster-battle-photos.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/images/muster-image-input.h"

/* Photos that are pinned to lines of a stored battle: `photo NAME` lists them, `photo NAME FILE` adds one. */

typedef struct
{
  char *store;
  char *caption;
  int at;
  int remove;
  gboolean as_json;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->store);
  g_free (self->caption);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static void
list (MusterBattle *battle,
      gboolean      as_json)
{
  g_autoptr (GArray) photos = muster_battle_list_photos (battle);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_array (builder);
  for (guint i = 0; i < photos->len; i++)
    {
      const MusterBattlePhoto *photo = &g_array_index (photos, MusterBattlePhoto, i);

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "entry", photo->note + 1);
      muster_json_add_int (builder, "at", photo->at + 1);
      muster_json_add_string (builder, "picture", photo->picture);
      muster_json_add_string (builder, "caption", photo->caption);
      json_builder_end_object (builder);
      if (!as_json)
        muster_cli_print ("%u\t%u\t%s\t%s\n", photo->note + 1, photo->at + 1, photo->picture, photo->caption);
    }
  json_builder_end_array (builder);
  root = json_builder_get_root (builder);
  if (as_json)
    muster_cli_print_json (root);
}

/* The photo as it is kept is in the data file before a line of the log names it. */
static gboolean
add (const Request  *request,
     MusterStore    *store,
     MusterBattle   *battle,
     const char     *path,
     GError        **error)
{
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GBytes) kept = NULL;
  g_autofree char *picture = NULL;
  char *bytes = NULL;
  gsize length;

  if (!muster_cli_input_read (path, &bytes, &length, error))
    return FALSE;
  content = g_bytes_new_take (bytes, length);
  kept = muster_image_input_render (content, MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, error);
  return kept != NULL && muster_image_store_put (muster_store_get_images (store), kept, &picture, error) &&
         muster_battle_pin_photo (battle, picture, request->caption != NULL ? request->caption : _("Photo"),
                                  (guint) request->at, error);
}

static gboolean
take_away (MusterBattle  *battle,
           int            number,
           GError       **error)
{
  g_autoptr (GArray) photos = muster_battle_list_photos (battle);

  for (guint i = 0; i < photos->len; i++)
    if (g_array_index (photos, MusterBattlePhoto, i).note + 1 == (guint) number)
      return muster_battle_take_photo (battle, (guint) number - 1, error);
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
               _("line %d has brought no photo, or it is taken away"), number);
  return FALSE;
}

static gboolean
check_place (MusterBattle *battle,
             int           at)
{
  guint length = muster_ledger_get_length (battle);

  if ((guint) at <= length)
    return TRUE;
  muster_cli_complain (dngettext (GETTEXT_PACKAGE, "there is only %u entry in the log",
                                  "there are only %u entries in the log", length), length);
  return FALSE;
}

MusterCliStatus
muster_cli_photo_run (const MusterCliCommand  *command,
                      char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_INT, &request.at,
      N_("Pin it to this line of the log, from 1; without it, it is of the battle as a whole"), N_("N") },
    { "caption", 0, 0, G_OPTION_ARG_STRING, &request.caption, N_("What it shows"), N_("TEXT") },
    { "remove", 0, 0, G_OPTION_ARG_INT, &request.remove,
      N_("Take away the photo that line N has brought"), N_("N") },
    MUSTER_CLI_OPTION_JSON (&request.as_json, N_("Print the list as JSON")),
    MUSTER_CLI_OPTION_STORE (&request.store),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 2, &names, &status))
    return status;
  if (request.at < 0 || request.remove < 0 || (request.remove > 0 && names[1] != NULL) ||
      (names[1] == NULL && (request.at > 0 || request.caption != NULL)))
    return muster_cli_options_misused (
      _("--at and --caption, with numbers from 1, go with FILE, and --remove "
        "without it"));
  if (request.caption != NULL && !g_utf8_validate (request.caption, -1, NULL))
    return muster_cli_options_misused (_("the caption must be UTF-8"));

  library = muster_cli_library_open (TRUE);
  store = library != NULL ? muster_cli_store_open (request.store, MUSTER_STORE_EXISTING) : NULL;
  battle = store != NULL ? muster_cli_find_battle_open (store, library, names[0]) : NULL;
  if (battle == NULL || !check_place (battle, request.at))
    return MUSTER_CLI_FAILED;
  if ((names[1] != NULL && !add (&request, store, battle, names[1], &error)) ||
      (request.remove > 0 && !take_away (battle, request.remove, &error)))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  list (battle, request.as_json);
  return MUSTER_CLI_OK;
}
