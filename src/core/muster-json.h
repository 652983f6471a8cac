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

/* Their number bounds the memory: a value takes 170 bytes once it is read, as measured with a log of
 * 100,000 orders, which has 3.3 million. */
#define MUSTER_JSON_MAX_VALUES (4 * 1000 * 1000)
#define MUSTER_JSON_MAX_MEMBERS (100 * 1000)
#define MUSTER_JSON_MAX_STRING (1024 * 1024)

/* Reads strict JSON (RFC 8259) within the limits above. What the format leaves open is refused: a
 * member twice in one object, numbers that do not fit, half a surrogate pair, NUL. Errors read
 * "@origin: line 3, column 7: ...". */
JsonNode *muster_json_parse       (const char  *text,
                                   gsize        length,
                                   const char  *origin,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same bytes for the same document on every machine: members in the order they were added in, UTF-8
 * as it is. On one line as {"a": [1, 2]}, or @pretty with two spaces a level, lists of mere numbers and
 * words on one line. No line feed at the end. */
char     *muster_json_print       (JsonNode    *node,
                                   gboolean     pretty) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
