/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Deeper nesting than this is refused: the parser underneath recurses, and a hostile file must
 * not be able to exhaust the stack. */
#define MUSTER_JSON_MAX_DEPTH 64

/* The largest document that is read, in bytes. A log of 100,000 orders is about 20 MiB. */
#define MUSTER_JSON_MAX_SIZE (64 * 1024 * 1024)

JsonNode *muster_json_parse       (const char  *text,
                                   gsize        length,
                                   const char  *origin,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;

char     *muster_json_print       (JsonNode    *node,
                                   gboolean     pretty) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
