/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "cli/muster-cli-table.h"
#include "core/muster-i18n.h"
#include "store/upkeep/muster-salvage.h"

static void
add_count (MusterCliTable *table,
           guint           n,
           const char     *what)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  if (n > 0)
    muster_cli_table_add_row (table, number, what);
}

static void
print_salvage (const MusterSalvage *salvage,
               const char          *wanted,
               gboolean             unproved)
{
  guint n_unproved = salvage->n_unproved_battles + salvage->n_unproved_campaigns;
  g_autoptr (MusterCliTable) table = muster_cli_table_new (2);
  g_autofree char *shown = g_filename_display_name (salvage->path);
  g_autofree char *option = wanted != NULL ? g_strconcat ("--store=", wanted, " ", NULL) : g_strdup ("");

  for (guint i = 0; i < salvage->losses->len; i++)
    muster_cli_print ("%s\n", (const char *) g_ptr_array_index (salvage->losses, i));

  muster_cli_print (_("Saved to %s:\n"), shown);
  add_count (table, salvage->n_battles, _("battles as they were"));
  add_count (table, salvage->n_cut_battles, _("battles of which a part is missing"));
  if (unproved)
    add_count (table, salvage->n_unproved_battles, _("battles whose beginning may have changed"));
  add_count (table, salvage->n_campaigns, _("campaigns as they were"));
  add_count (table, salvage->n_cut_campaigns, _("campaigns of which a part is missing"));
  if (unproved)
    add_count (table, salvage->n_unproved_campaigns, _("campaigns whose beginning may have changed"));
  add_count (table, salvage->n_forces, _("forces as they were"));
  add_count (table, salvage->n_doubtful_forces, _("forces that may have changed"));
  add_count (table, salvage->n_settings, _("settings"));
  if (muster_cli_table_get_n_rows (table) == 0)
    muster_cli_print ("  %s\n", _("nothing: nothing was found"));
  muster_cli_table_print (table, "  ");
  if (!unproved && n_unproved > 0)
    muster_cli_print (dngettext ("muster",
                                 "%u battle or campaign whose beginning has been changed is left out; "
                                 "--unproved saves it all the same.\n",
                                 "%u battles and campaigns whose beginning has been changed are left out; "
                                 "--unproved saves them all the same.\n",
                                 n_unproved),
                      n_unproved);
  muster_cli_print (_("“muster-cli restore %s%s” puts it in the place of the damaged file.\n"),
                    option, shown);
}

MusterCliStatus
muster_cli_salvage_run (const MusterCliCommand  *command,
                        char                   **arguments)
{
  g_autofree char *wanted = NULL;
  gboolean unproved = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&wanted),
    { "unproved", 0, 0, G_OPTION_ARG_NONE, &unproved,
      N_("Also save battles and campaigns whose beginning was changed; their titles say so"), NULL },
    { NULL },
  };
  g_autofree char *path = NULL;
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) target = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 1, &target, &status))
    return status;

  path = muster_cli_store_dup_path (wanted);
  salvage = muster_salvage_file (path, target[0],
                                 unproved ? MUSTER_SALVAGE_UNPROVED : MUSTER_SALVAGE_DEFAULT,
                                 g_get_real_time () / G_USEC_PER_SEC, &error);
  if (salvage == NULL)
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  print_salvage (salvage, wanted, unproved);

  return MUSTER_CLI_OK;
}
