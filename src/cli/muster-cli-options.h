/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"

G_BEGIN_DECLS

#define MUSTER_CLI_ANY_NUMBER G_MAXUINT

/* Reads the options of a command. @entries: ended by %NULL; `--help` is added. @rest: (out) (transfer
 * full): the arguments, from @least to @most of them, in a list ended by %NULL.
 *
 * Returns %FALSE when there is nothing to do any more; @status says what the program ends with. */
gboolean muster_cli_options_parse (const MusterCliCommand  *command,
                                   const GOptionEntry      *entries,
                                   char                   **arguments,
                                   guint                    least,
                                   guint                    most,
                                   char                  ***rest,
                                   MusterCliStatus         *status);

/* A mistake in the command line: says so and where help is. */
MusterCliStatus muster_cli_options_misused (const char     *format,
                                            ...) G_GNUC_PRINTF (1, 2);

/* Options that several commands have; @target is where the value goes. */
#define MUSTER_CLI_OPTION_JSON(target, text) \
  { "json", 0, 0, G_OPTION_ARG_NONE, (target), (text), NULL }
#define MUSTER_CLI_OPTION_OUT(target) \
  { "out", 0, 0, G_OPTION_ARG_FILENAME, (target), \
    N_("The file to write; it ends in .pdf, .html, .md, .bbcode or .txt"), N_("FILE") }
#define MUSTER_CLI_OPTION_PAPER(target) \
  { "paper", 0, 0, G_OPTION_ARG_STRING, (target), N_("a4 or letter; otherwise a4"), N_("PAPER") }
#define MUSTER_CLI_OPTION_LARGE(target) \
  { "large", 0, 0, G_OPTION_ARG_NONE, (target), N_("Large type"), NULL }
#define MUSTER_CLI_OPTION_STORE(target) \
  { "store", 0, 0, G_OPTION_ARG_FILENAME, (target), \
    N_("The data file to use instead of your own"), N_("FILE") }
#define MUSTER_CLI_OPTION_NO_PACKS(target) \
  { "no-packs", 0, 0, G_OPTION_ARG_NONE, (target), \
    N_("Leave your packs out: only Muster’s own rulesets"), NULL }
#define MUSTER_CLI_OPTION_OVERWRITE(target) \
  { "overwrite", 0, 0, G_OPTION_ARG_NONE, (target), \
    N_("Replace files that are there already"), NULL }

G_END_DECLS
