/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Writes the page as HTML. @state: (nullable): what the seat sees, for browsers that run no script;
 * NULL: the page asks for the code. @refused: (nullable): why a code that somebody typed was
 * refused. */
char *muster_table_page_new       (JsonObject *state,
                                   const char *refused) G_GNUC_WARN_UNUSED_RESULT;
/* @rules: safe HTML. */
char *muster_table_page_new_rules (const char *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
