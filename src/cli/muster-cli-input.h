/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the command line calls the standard input and output. */
#define MUSTER_CLI_STANDARD "-"

/* Reads a document of at most the size that is ever parsed. Errors name the file. */
gboolean muster_cli_input_read (const char  *path,
                                char       **text,
                                gsize       *length,
                                GError     **error);
/* The same of at most @limit bytes. */
gboolean muster_cli_input_read_large (const char  *path,
                                      gsize        limit,
                                      char       **text,
                                      gsize       *length,
                                      GError     **error);

/* What to call the file in messages. */
char    *muster_cli_input_dup_origin (const char  *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
