/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-file.h"
#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"
#include "sheets/force/muster-force-export.h"

/* A force in a format of others: `force export FORCE --format bbcode --out FILE`. */

/* Says why not. */
static gboolean
find_format (const char        *id,
             const char        *out,
             MusterForceFormat *format)
{
  gboolean to_file = out != NULL && !g_str_equal (out, MUSTER_CLI_STANDARD);

  *format = id != NULL ? muster_force_format_find (id)
          : to_file    ? muster_force_format_of_name (out)
                       : MUSTER_FORCE_FORMAT_TEXT;
  if (*format != MUSTER_N_FORCE_FORMATS)
    return TRUE;

  if (id != NULL)
    muster_cli_options_misused (
      _("there is no format “%s”: it is text, markdown, bbcode, csv, json, ros or rosz"), id);
  else
    muster_cli_options_misused (_("the file name does not tell the format; use --format"));

  return FALSE;
}

static gboolean
write_force (MusterForce        *force,
             MusterForceFormat   format,
             const char         *out,
             gboolean            overwrite,
             GError            **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;

  if (out == NULL || g_str_equal (out, MUSTER_CLI_STANDARD))
    {
      text = muster_force_export_text (force, format);
      muster_cli_print_raw (text);
      return TRUE;
    }

  bytes = muster_force_export (force, format, error);
  if (bytes == NULL || !muster_cli_file_write (out, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                               overwrite, error))
    return FALSE;
  shown = g_filename_display_name (out);
  muster_cli_print (_("Written: %s\n"), shown);

  return TRUE;
}

MusterCliStatus
muster_cli_force_export_run (const MusterCliCommand  *command,
                             char                   **arguments)
{
  g_autofree char *store = NULL;
  g_autofree char *id = NULL;
  g_autofree char *out = NULL;
  gboolean no_packs = FALSE, overwrite = FALSE;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &id, N_("text, markdown, bbcode, csv, json, ros or rosz"),
      N_("FORMAT") },
    { "out", 0, 0, G_OPTION_ARG_FILENAME, &out,
      N_("The file to write; otherwise it goes to the standard output"), N_("FILE") },
    MUSTER_CLI_OPTION_OVERWRITE (&overwrite),
    MUSTER_CLI_OPTION_STORE (&store),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  MusterForceFormat format;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!find_format (id, out, &format))
    return MUSTER_CLI_USAGE;
  if (format == MUSTER_FORCE_FORMAT_ROSZ && (out == NULL || g_str_equal (out, MUSTER_CLI_STANDARD)))
    return muster_cli_options_misused (_("rosz is not text: say with --out where it goes"));

  library = muster_cli_library_open (!no_packs);
  force = library != NULL ? muster_cli_find_force (library, store, rest[0]) : NULL;
  if (force == NULL)
    return MUSTER_CLI_FAILED;
  if (write_force (force, format, out, overwrite, &error))
    {
      g_autofree char *loss = muster_force_export_dup_loss (force, format);

      if (loss != NULL)
        muster_cli_complain ("%s", loss);
      return MUSTER_CLI_OK;
    }

  muster_cli_complain ("%s", error->message);

  return MUSTER_CLI_FAILED;
}
