/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* For people. UTF-8 whatever the locale, so that the same battle gives the same bytes; what would
 * steer a terminal is not passed on to it, since texts come from files that others have written. */
void     muster_cli_print      (const char   *format,
                                ...) G_GNUC_PRINTF (1, 2);
void     muster_cli_complain   (const char   *format,
                                ...) G_GNUC_PRINTF (1, 2);

/* For programs: the document on one line. */
void     muster_cli_print_json (JsonNode     *node);
void     muster_cli_print_raw  (const char   *text);
void     muster_cli_print_bytes (GBytes      *bytes);

gboolean muster_cli_flush      (void);

/* A text that a terminal shows and does not obey. */
char    *muster_cli_tame       (const char   *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
