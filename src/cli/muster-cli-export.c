/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <string.h>
#include <unistd.h>

#include "cli/muster-cli-bundle.h"
#include "cli/muster-cli-file.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-file.h"

/**
 * Export:
 * @only: the kind that is exported
 * @output: (nullable): the name of the one file
 * @folder: (nullable): where files go otherwise
 * @bundle: a campaign with all that belongs to it
 * @taken: names that this run has given to others
 */
typedef struct
{
  MusterCliKind only;
  MusterStore *store;
  MusterLibrary *library;
  char *output;
  char *folder;
  gboolean overwrite;
  gboolean bundle;
  GHashTable *taken;
} Export;

/* Whether it goes to the standard output. */
static gboolean
is_printed (const Export *self)
{
  return g_strcmp0 (self->output, MUSTER_CLI_STANDARD) == 0;
}

static gboolean
is_prepared (Export              *self,
             const MusterCliItem *item)
{
  g_autoptr (MusterLedgerRow) row =
    muster_ledger_store_dup_row (muster_store_get_battles (self->store), item->id, NULL);

  return row != NULL && muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED;
}

/* Packs that are missing here are no reason not to hand it on. */
static char *
write_plan (Export               *self,
            const MusterCliItem  *item,
            GError              **error)
{
  g_autofree char *document =
    muster_ledger_store_plans_load (muster_store_get_battles (self->store), item->id, error);

  return document != NULL ? muster_plan_file_write (document, strlen (document), error) : NULL;
}

/* The file of a ledger, opened with these flags. */
typedef char *(*WriteFile) (Export                 *self,
                            gint64                  id,
                            MusterLedgerOpenFlags   flags,
                            GError                **error);

static char *
write_battle (Export                 *self,
              gint64                  id,
              MusterLedgerOpenFlags   flags,
              GError                **error)
{
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (muster_store_get_battles (self->store), id, self->library, flags, error);

  return battle != NULL &&
             muster_battle_store_date (muster_store_get_battles (self->store), id, battle, error)
           ? muster_battle_file_write (battle)
           : NULL;
}

static char *
write_campaign (Export                 *self,
                gint64                  id,
                MusterLedgerOpenFlags   flags,
                GError                **error)
{
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_store_open (muster_store_get_campaigns (self->store), id, self->library, flags, error);

  return campaign != NULL ? muster_campaign_file_write (campaign) : NULL;
}

static char *
write_ledger (Export               *self,
              const MusterCliItem  *item,
              WriteFile             write,
              GError              **error)
{
  g_autoptr (GError) problem = NULL;
  char *text = write (self, item->id, MUSTER_LEDGER_OPEN_DEFAULT, &problem);

  /* Undamaged, but the rules have changed since: the file has the orders, not the state. */
  if (g_error_matches (problem, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DIFFERS))
    {
      muster_cli_complain ("%s: %s", item->label, problem->message);
      return write (self, item->id, MUSTER_LEDGER_OPEN_ANYWAY, error);
    }
  if (text == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));

  return text;
}

static const char *
get_ending (const Export        *self,
            const MusterCliItem *item)
{
  switch (item->kind)
    {
    case MUSTER_CLI_BATTLE:
      return ".muster-battle";
    case MUSTER_CLI_CAMPAIGN:
      return self->bundle ? ".muster-bundle" : ".muster-campaign";
    case MUSTER_CLI_FORCE:
    case MUSTER_CLI_ANY:
    default:
      return ".muster-force";
    }
}

/* A name made of the title that nothing in this run has yet. */
static char *
dup_path (Export              *self,
          const MusterCliItem *item)
{
  g_autofree char *stem = muster_cli_file_dup_stem (item->title, item->label);
  g_autofree char *name = g_strconcat (stem, get_ending (self, item), NULL);

  if (g_hash_table_contains (self->taken, name))
    {
      g_free (name);
      name = g_strconcat (stem, "-", item->label, get_ending (self, item), NULL);
    }
  g_hash_table_add (self->taken, g_strdup (name));

  return self->folder != NULL ? g_build_filename (self->folder, name, NULL) : g_strdup (name);
}

static char *
write_item (Export               *self,
            const MusterCliItem  *item,
            GError              **error)
{
  if (item->kind == MUSTER_CLI_FORCE)
    {
      g_autoptr (MusterForce) force =
        muster_force_store_rules_open (muster_store_get_forces (self->store), item->id, self->library, error);

      return force != NULL ? muster_force_file_write (force) : NULL;
    }
  if (item->kind == MUSTER_CLI_CAMPAIGN)
    return write_ledger (self, item, write_campaign, error);

  return is_prepared (self, item) ? write_plan (self, item, error)
                                  : write_ledger (self, item, write_battle, error);
}

static gboolean
write_to_file (Export               *self,
               const MusterCliItem  *item,
               const char           *content,
               gsize                 length,
               GError              **error)
{
  g_autofree char *path = self->output != NULL ? g_strdup (self->output) : dup_path (self, item);
  g_autofree char *shown = NULL;

  if (!muster_cli_file_write (path, content, length, self->overwrite, error))
    return FALSE;

  shown = g_filename_display_name (path);
  muster_cli_print ("%s\t%s\n", item->label, shown);

  return TRUE;
}

static gboolean
export_item (Export               *self,
             const MusterCliItem  *item,
             GError              **error)
{
  g_autofree char *document = NULL;
  g_autofree char *text = NULL;

  if (self->bundle)
    {
      g_autoptr (GBytes) file = muster_cli_bundle_make (self->store, self->library, item, error);

      if (file != NULL && is_printed (self))
        {
          muster_cli_print_bytes (file);
          return TRUE;
        }

      return file != NULL &&
             write_to_file (self, item, g_bytes_get_data (file, NULL), g_bytes_get_size (file), error);
    }
  document = write_item (self, item, error);
  if (document == NULL)
    return FALSE;

  text = g_strconcat (document, g_str_has_suffix (document, "\n") ? "" : "\n", NULL);
  if (is_printed (self))
    {
      muster_cli_print_raw (text);
      return TRUE;
    }

  return write_to_file (self, item, text, strlen (text), error);
}

/* All names are looked up before anything is written. */
static GPtrArray *
find_items (GPtrArray      *stored,
            MusterCliKind   only,
            char          **names,
            gboolean        all)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  for (guint i = 0; all && i < stored->len; i++)
    {
      MusterCliItem *item = g_ptr_array_index (stored, i);

      if (only == MUSTER_CLI_ANY || item->kind == only)
        g_ptr_array_add (found, item);
    }
  for (guint i = 0; names[i] != NULL; i++)
    {
      MusterCliItem *item = muster_cli_item_find (stored, only, names[i]);

      if (item == NULL)
        return NULL;
      if (!g_ptr_array_find (found, item, NULL))
        g_ptr_array_add (found, item);
    }

  return g_steal_pointer (&found);
}

static MusterCliStatus
export_all (Export  *self,
            char   **names,
            gboolean all)
{
  g_autoptr (GPtrArray) stored = muster_cli_item_list (self->store);
  g_autoptr (GPtrArray) items = find_items (stored, self->only, names, all);
  MusterCliStatus status = MUSTER_CLI_OK;

  if (items == NULL)
    {
      muster_cli_store_complain_of_losses (self->store);
      return MUSTER_CLI_FAILED;
    }
  if (self->output != NULL && items->len > 1)
    return muster_cli_options_misused (_("--output is for one thing; --folder takes any number"));

  /* One that cannot be had does not keep back the others. */
  for (guint i = 0; i < items->len; i++)
    {
      const MusterCliItem *item = g_ptr_array_index (items, i);
      g_autoptr (GError) error = NULL;

      if (export_item (self, item, &error))
        continue;
      muster_cli_complain ("%s: %s", item->label, error->message);
      status = MUSTER_CLI_FAILED;
    }
  if (all && muster_cli_store_complain_of_losses (self->store))
    status = MUSTER_CLI_FAILED;
  if (status != MUSTER_CLI_OK)
    muster_cli_library_mention_lost_packs (self->library);

  return status;
}

static void
export_clear (Export *self)
{
  g_clear_object (&self->store);
  g_clear_object (&self->library);
  g_free (self->output);
  g_free (self->folder);
  g_hash_table_unref (self->taken);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Export, export_clear)

static MusterCliStatus
run (const MusterCliCommand  *command,
     char                   **arguments,
     MusterCliKind            only)
{
  g_auto (Export) self = {
    .only = only,
    .taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  g_autofree char *path = NULL;
  gboolean all = FALSE;
  GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, N_("Everything that is stored"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self.output,
      N_("The name of the file; “-” for the standard output"), N_("FILE") },
    { "folder", 0, 0, G_OPTION_ARG_FILENAME, &self.folder,
      N_("The folder to write to; otherwise the current one"), N_("FOLDER") },
    MUSTER_CLI_OPTION_OVERWRITE (&self.overwrite),
    { "bundle", 0, 0, G_OPTION_ARG_NONE, &self.bundle,
      N_("With its forces, battles and portraits, as one file"), NULL },
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (only != MUSTER_CLI_CAMPAIGN)
    entries[G_N_ELEMENTS (entries) - 2] = (GOptionEntry) { NULL };
  if (!muster_cli_options_parse (command, entries, arguments, 0, MUSTER_CLI_ANY_NUMBER, &names, &status))
    return status;
  if (all == (names[0] != NULL))
    return muster_cli_options_misused (_("expected either names or --all"));
  if (self.output != NULL && self.folder != NULL)
    return muster_cli_options_misused (_("--output and --folder cannot be used together"));
  if (self.bundle && is_printed (&self) && isatty (STDOUT_FILENO))
    return muster_cli_options_misused (_("a bundle is no text for a terminal: name a file with --output"));

  self.library = muster_cli_library_open (TRUE);
  if (self.library == NULL)
    return MUSTER_CLI_FAILED;
  self.store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);

  return self.store != NULL ? export_all (&self, names, all) : MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_export_run (const MusterCliCommand  *command,
                       char                   **arguments)
{
  return run (command, arguments, MUSTER_CLI_ANY);
}

MusterCliStatus
muster_cli_export_run_campaign (const MusterCliCommand  *command,
                                char                   **arguments)
{
  return run (command, arguments, MUSTER_CLI_CAMPAIGN);
}
