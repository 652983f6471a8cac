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
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"
#include "core/plans/muster-plan-file.h"

/* All files are read and understood before the first is stored. */

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
  return (GObject *) muster_battle_file_read (library, text, length, origin, error);
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
            const char     *path,
            MusterCliKind   only,
            GError        **error)
{
  g_autofree char *origin = muster_cli_dup_origin (path);
  g_autofree char *text = NULL;
  g_autoptr (MusterJson) document = NULL;
  ReadFile read;
  gsize length;

  if (!muster_cli_read_input (path, &text, &length, error))
    return NULL;
  document = muster_json_read (text, length, origin, error);
  read = document != NULL ? find_reader (document, origin, only, error) : NULL;

  return read != NULL ? read (library, text, length, origin, error) : NULL;
}

static GPtrArray *
read_things (MusterLibrary  *library,
             char          **paths,
             MusterCliKind   only)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean all_read = TRUE;

  /* Each wrong one is named, not only the first. */
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      GObject *thing = read_thing (library, paths[i], only, &error);

      if (thing != NULL)
        {
          g_ptr_array_add (things, thing);
          continue;
        }
      muster_cli_complain ("%s", error->message);
      all_read = FALSE;
    }
  if (all_read)
    return g_steal_pointer (&things);

  muster_cli_complain ("%s", _("nothing was imported"));
  muster_cli_mention_lost_packs (library);

  return NULL;
}

static gboolean
store_battle (MusterStore   *store,
              MusterBattle  *battle,
              GError       **error)
{
  g_autofree char *label = NULL;
  gint64 id;

  if (!muster_battle_store_add (muster_store_get_battles (store), battle, &id, error))
    return FALSE;

  label = muster_cli_item_dup_label (MUSTER_CLI_BATTLE, id);
  muster_cli_print ("%s\t%s\n", label, muster_battle_get_title (battle));

  return TRUE;
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

  if (!muster_force_store_save (forces, force, error))
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
  if (MUSTER_IS_FORCE (thing))
    return store_force (store, MUSTER_FORCE (thing), error);
  if (MUSTER_IS_CAMPAIGN (thing))
    return store_campaign (store, MUSTER_CAMPAIGN (thing), error);
  if (MUSTER_IS_BATTLE_PLAN (thing))
    return store_plan (store, MUSTER_BATTLE_PLAN (thing), error);

  return store_battle (store, MUSTER_BATTLE (thing), error);
}

static MusterCliStatus
store_things (MusterStore  *store,
              GPtrArray    *things,
              char        **paths)
{
  for (guint i = 0; i < things->len; i++)
    {
      GObject *thing = g_ptr_array_index (things, i);
      g_autofree char *origin = muster_cli_dup_origin (paths[i]);
      g_autoptr (GError) error = NULL;

      if (store_thing (store, thing, &error))
        continue;
      muster_cli_complain ("%s: %s", origin, error->message);
      return MUSTER_CLI_FAILED;
    }

  return MUSTER_CLI_OK;
}

static MusterCliStatus
run (const MusterCliCommand  *command,
     char                   **arguments,
     MusterCliKind            only)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GPtrArray) things = NULL;
  g_auto (GStrv) files = NULL;
  MusterCliStatus status;

  if (!muster_cli_parse (command, entries, arguments, 1, MUSTER_CLI_ANY_NUMBER, &files, &status))
    return status;

  library = muster_cli_open_library (TRUE);
  if (library == NULL)
    return MUSTER_CLI_FAILED;
  things = read_things (library, files, only);
  if (things == NULL)
    return MUSTER_CLI_FAILED;
  store = muster_cli_open_store (path, MUSTER_STORE_DEFAULT);

  return store != NULL ? store_things (store, things, files) : MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_run_import (const MusterCliCommand  *command,
                       char                   **arguments)
{
  return run (command, arguments, MUSTER_CLI_ANY);
}

MusterCliStatus
muster_cli_run_campaign_import (const MusterCliCommand  *command,
                                char                   **arguments)
{
  return run (command, arguments, MUSTER_CLI_CAMPAIGN);
}
