/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-options.h"

#include <stdarg.h>

#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"

static const char *
translate_cb (const char *text,
              gpointer    data)
{
  return *text != '\0' ? _(text) : text;
}

static GOptionContext *
new_context (const MusterCliCommand *command,
             const GOptionEntry     *entries,
             gboolean               *help,
             char                 ***rest)
{
  const GOptionEntry common[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, help, N_("Show this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, rest, NULL, NULL },
    { NULL },
  };
  GOptionContext *context = g_option_context_new (command->parameters);

  /* The help of GLib ends the program where it stands. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translate_func (context, translate_cb, NULL, NULL);
  g_option_context_set_summary (context, command->summary);
  if (command->details != NULL)
    g_option_context_set_description (context, command->details);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);

  return context;
}

static char **
list_arguments (char **arguments)
{
  guint n = g_strv_length (arguments);
  char **list = g_new0 (char *, n + 2);

  list[0] = g_strdup (g_get_prgname ());
  for (guint i = 0; i < n; i++)
    list[i + 1] = g_strdup (arguments[i]);

  return list;
}

static void
print_help (GOptionContext *context)
{
  g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

  muster_cli_print ("%s", help);
}

gboolean
muster_cli_options_parse (const MusterCliCommand  *command,
                          const GOptionEntry      *entries,
                          char                   **arguments,
                          guint                    least,
                          guint                    most,
                          char                  ***rest,
                          MusterCliStatus         *status)
{
  gboolean help = FALSE;
  g_autoptr (GOptionContext) context = new_context (command, entries, &help, rest);
  g_auto (GStrv) list = list_arguments (arguments);
  g_autoptr (GError) error = NULL;
  guint n;

  *rest = NULL;
  *status = MUSTER_CLI_USAGE;
  if (!g_option_context_parse_strv (context, &list, &error))
    {
      muster_cli_options_misused ("%s", error->message);
      return FALSE;
    }
  if (help)
    {
      print_help (context);
      *status = MUSTER_CLI_OK;
      return FALSE;
    }

  if (*rest == NULL)
    *rest = g_new0 (char *, 1);
  n = g_strv_length (*rest);
  if (n < least)
    muster_cli_options_misused (_("expected %s"), command->parameters);
  else if (n > most)
    muster_cli_options_misused (_("“%s” is one argument too many"), (*rest)[most]);

  return n >= least && n <= most;
}

MusterCliStatus
muster_cli_options_misused (const char *format,
                            ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  muster_cli_complain (_("%s; see “%s --help”"), text, g_get_prgname ());

  return MUSTER_CLI_USAGE;
}
