/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Add a member to the object that is open in a builder. */

/* NULL is written as null. */
void muster_json_add_string  (JsonBuilder       *builder,
                              const char        *member,
                              const char        *text);
/* An empty text is not written at all. */
void muster_json_add_text    (JsonBuilder       *builder,
                              const char        *member,
                              const char        *text);
void muster_json_add_int     (JsonBuilder       *builder,
                              const char        *member,
                              gint64             number);
void muster_json_add_boolean (JsonBuilder       *builder,
                              const char        *member,
                              gboolean           value);
void muster_json_add_strv    (JsonBuilder       *builder,
                              const char        *member,
                              const char *const *texts);

G_END_DECLS
