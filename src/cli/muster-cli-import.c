/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-bundle.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "store/club/muster-club-occasions.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"
#include "core/plans/muster-plan-file.h"

/* All files are read and understood before the first is stored. A bundle is a whole import of its own. */

typedef struct
{
  char *origin;
  char *text;
  gsize length;
} Input;

static void
clear_input (gpointer data)
{
  Input *input = data;

  g_free (input->origin);
  g_free (input->text);
}

/* How each kind of file is read. */
typedef GObject *(*ReadFile) (MusterLibrary  *library,
                              const char     *text,
                              gsize           length,
                              const char     *origin,
                              GError        **error);

static GObject *
read_force (MusterLibrary  *library,
            const char     *text,
            gsize           length,
            const char     *origin,
            GError        **error)
{
  return (GObject *) muster_force_file_read (library, text, length, origin, error);
}

static GObject *
read_plan (MusterLibrary  *library,
           const char     *text,
           gsize           length,
           const char     *origin,
           GError        **error)
{
  return (GObject *) muster_plan_read (library, text, length, origin, error);
}

static GObject *
read_battle (MusterLibrary  *library,
             const char     *text,
             gsize           length,
             const char     *origin,
             GError        **error)
{
  g_autoptr (MusterBattle) battle = muster_battle_file_read (library, text, length, origin, error);

  if (battle == NULL || muster_club_occasions_check (&muster_battle_get_details (battle)->occasion, error))
    return (GObject *) g_steal_pointer (&battle);
  g_prefix_error (error, "%s: ", origin);

  return NULL;
}

static GObject *
read_campaign (MusterLibrary  *library,
               const char     *text,
               gsize           length,
               const char     *origin,
               GError        **error)
{
  return (GObject *) muster_campaign_file_read (library, text, length, origin, NULL, error);
}

static const struct
{
  const char *format;
  MusterCliKind kind;
  ReadFile read;
} formats[] = {
  { "muster-battle", MUSTER_CLI_BATTLE, read_battle },
  { MUSTER_PLAN_FORMAT, MUSTER_CLI_BATTLE, read_plan },
  { MUSTER_CAMPAIGN_FORMAT, MUSTER_CLI_CAMPAIGN, read_campaign },
  { MUSTER_FORCE_FILE_FORMAT, MUSTER_CLI_FORCE, read_force },
};

/* Returns: (nullable): how the document is read, by what it calls itself */
static ReadFile
find_reader (MusterJson     *document,
             const char     *origin,
             MusterCliKind   only,
             GError        **error)
{
  g_autoptr (GError) problem = NULL;
  MusterSpot root, spot;
  const char *format = NULL;

  muster_spot_init (&root, document, origin, &problem);
  if (muster_spot_require (&root, "format", &spot) && muster_spot_read_string (&spot, 64, &format))
    {
      for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
        if (g_str_equal (format, formats[i].format) &&
            (only == MUSTER_CLI_ANY || only == formats[i].kind))
          return formats[i].read;
      if (only == MUSTER_CLI_CAMPAIGN)
        muster_spot_fail (&spot, _("expected “%s”, found “%s”"), MUSTER_CAMPAIGN_FORMAT, format);
      else
        muster_spot_fail (&spot, _("expected “muster-battle”, “%s” or “%s”, found “%s”"),
                          MUSTER_CAMPAIGN_FORMAT, MUSTER_FORCE_FILE_FORMAT, format);
    }
  g_propagate_error (error, g_steal_pointer (&problem));

  return NULL;
}

/* Returns: (transfer full) (nullable): a MusterBattle, a MusterBattlePlan, a MusterCampaign or a
 *   MusterForce */
static GObject *
read_thing (MusterLibrary  *library,
            const Input    *input,
            MusterCliKind   only,
            GError        **error)
{
  g_autoptr (MusterJson) document = NULL;
  ReadFile read;

  if (muster_bundle_reader_looks_like (input->text, input->length))
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("%s: a bundle is imported by itself"), input->origin);
      return NULL;
    }
  document = muster_json_read (input->text, input->length, input->origin, error);
  read = document != NULL ? find_reader (document, input->origin, only, error) : NULL;

  return read != NULL ? read (library, input->text, input->length, input->origin, error) : NULL;
}

/* One that cannot be had has no text, and was complained of. */
static GArray *
read_inputs (char **paths)
{
  GArray *inputs = g_array_new (FALSE, TRUE, sizeof (Input));

  g_array_set_clear_func (inputs, clear_input);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      Input input = { .origin = muster_cli_input_dup_origin (paths[i]) };
      g_autoptr (GError) error = NULL;

      if (!muster_cli_input_read_large (paths[i], MUSTER_BUNDLE_MAX_SIZE, &input.text, &input.length, &error))
        muster_cli_complain ("%s", error->message);
      g_array_append_val (inputs, input);
    }

  return inputs;
}

static GPtrArray *
read_things (MusterLibrary  *library,
             GArray         *inputs,
             MusterCliKind   only)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func (g_object_unref);

  /* Each wrong one is named, not only the first. */
  for (guint i = 0; i < inputs->len; i++)
    {
      const Input *input = &g_array_index (inputs, Input, i);
      g_autoptr (GError) error = NULL;
      GObject *thing = input->text != NULL ? read_thing (library, input, only, &error) : NULL;

      if (thing != NULL)
        g_ptr_array_add (things, thing);
      else if (error != NULL)
        muster_cli_complain ("%s", error->message);
    }
  if (things->len == inputs->len)
    return g_steal_pointer (&things);

  muster_cli_complain ("%s", _("nothing was imported"));
  muster_cli_library_mention_lost_packs (library);

  return NULL;
}

static gboolean
store_campaign (MusterStore     *store,
                MusterCampaign  *campaign,
                GError         **error)
{
  g_autofree char *label = NULL;
  gint64 id;

  if (!muster_campaign_store_add (muster_store_get_campaigns (store), campaign, &id, error))
    return FALSE;

  label = muster_cli_item_dup_label (MUSTER_CLI_CAMPAIGN, id);
  muster_cli_print ("%s\t%s\n", label, muster_campaign_get_title (campaign));

  return TRUE;
}

static gboolean
store_plan (MusterStore       *store,
            MusterBattlePlan  *plan,
            GError           **error)
{
  g_autofree char *label = NULL;
  g_autofree char *heading = NULL;
  gint64 id = 0;

  if (!muster_battle_store_keep_plan (muster_store_get_battles (store), plan, &id, error))
    return FALSE;

  label = muster_cli_item_dup_label (MUSTER_CLI_BATTLE, id);
  heading = muster_battle_plan_dup_heading (plan);
  muster_cli_print ("%s\t%s\n", label, heading);

  return TRUE;
}

static gboolean
store_force (MusterStore  *store,
             MusterForce  *force,
             GError      **error)
{
  MusterForceStore *forces = muster_store_get_forces (store);
  g_autofree char *label = NULL;

  if (!muster_force_store_rules_save (forces, force, error))
    return FALSE;

  label = muster_cli_item_dup_label (MUSTER_CLI_FORCE,
                                     muster_force_store_find (forces, muster_force_get_id (force)));
  muster_cli_print ("%s\t%s\n", label, muster_force_get_name (force));

  return TRUE;
}

static gboolean
store_thing (MusterStore  *store,
             GObject      *thing,
             GError      **error)
{
  MusterBattle *battle;
  g_autofree char *label = NULL;
  gint64 id;

  if (MUSTER_IS_FORCE (thing))
    return store_force (store, MUSTER_FORCE (thing), error);
  if (MUSTER_IS_CAMPAIGN (thing))
    return store_campaign (store, MUSTER_CAMPAIGN (thing), error);
  if (MUSTER_IS_BATTLE_PLAN (thing))
    return store_plan (store, MUSTER_BATTLE_PLAN (thing), error);

  battle = MUSTER_BATTLE (thing);
  if (!muster_battle_store_add (muster_store_get_battles (store), battle, &id, error))
    return FALSE;

  label = muster_cli_item_dup_label (MUSTER_CLI_BATTLE, id);
  muster_cli_print ("%s\t%s\n", label, muster_battle_get_title (battle));

  return TRUE;
}

static MusterCliStatus
store_things (MusterStore *store,
              GPtrArray   *things,
              GArray      *inputs)
{
  for (guint i = 0; i < things->len; i++)
    {
      GObject *thing = g_ptr_array_index (things, i);
      g_autoptr (GError) error = NULL;

      if (store_thing (store, thing, &error))
        continue;
      muster_cli_complain ("%s: %s", g_array_index (inputs, Input, i).origin, error->message);
      return MUSTER_CLI_FAILED;
    }

  return MUSTER_CLI_OK;
}

static MusterCliStatus
import_all (MusterLibrary  *library,
            const char     *path,
            GArray         *inputs,
            MusterCliKind   only)
{
  g_autoptr (GPtrArray) things = read_things (library, inputs, only);
  g_autoptr (MusterStore) store =
    things != NULL ? muster_cli_store_open (path, MUSTER_STORE_DEFAULT) : NULL;

  return store != NULL ? store_things (store, things, inputs) : MUSTER_CLI_FAILED;
}

static MusterCliStatus
run (const MusterCliCommand  *command,
     char                   **arguments,
     MusterCliKind            only)
{
  g_autofree char *path = NULL;
  g_autofree char *settle = NULL;
  MusterCliBundleRequest request = { 0 };
  static const char *const ways[] = { "theirs", "both", "replay", NULL };
  GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { "copy", 0, 0, G_OPTION_ARG_NONE, &request.copy,
      N_("Take what is in conflict with what is here as a copy"), NULL },
    { "settle", 0, 0, G_OPTION_ARG_STRING, &settle,
      N_("Where a campaign went on here and there: “theirs”, “both” or “replay”"), N_("WAY") },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &request.dry_run,
      N_("Show what a bundle would bring, and import nothing"), NULL },
    MUSTER_CLI_OPTION_JSON (&request.json, N_("Print what a bundle brought as a JSON object")),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (GArray) inputs = NULL;
  g_auto (GStrv) files = NULL;
  const Input *first;
  MusterCliStatus status;

  /* The rest is about bundles, of which there is one to a campaign. */
  if (only != MUSTER_CLI_CAMPAIGN)
    entries[1] = (GOptionEntry) { NULL };
  if (!muster_cli_options_parse (command, entries, arguments, 1, MUSTER_CLI_ANY_NUMBER, &files, &status))
    return status;

  if (settle != NULL && !g_strv_contains (ways, settle))
    return muster_cli_options_misused (_("--settle takes theirs, both or replay, not “%s”"), settle);
  if (settle != NULL && request.copy)
    return muster_cli_options_misused (_("--copy and --settle exclude one another"));
  library = muster_cli_library_open (TRUE);
  if (library == NULL)
    return MUSTER_CLI_FAILED;
  inputs = read_inputs (files);
  first = &g_array_index (inputs, Input, 0);
  if (inputs->len == 1 && first->text != NULL && muster_bundle_reader_looks_like (first->text, first->length))
    {
      request.store = path;
      request.library = library;
      request.settle = settle;

      return muster_cli_bundle_import (&request, first->text, first->length, first->origin);
    }
  if (request.copy || settle != NULL || request.dry_run || request.json)
    return muster_cli_options_misused (_("--copy, --settle, --dry-run and --json are for a bundle"));

  return import_all (library, path, inputs, only);
}

MusterCliStatus
muster_cli_import_run (const MusterCliCommand  *command,
                       char                   **arguments)
{
  return run (command, arguments, MUSTER_CLI_ANY);
}

MusterCliStatus
muster_cli_import_run_campaign (const MusterCliCommand  *command,
                                char                   **arguments)
{
  return run (command, arguments, MUSTER_CLI_CAMPAIGN);
}
