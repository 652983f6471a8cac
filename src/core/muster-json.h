/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Deeper nesting is refused. Nothing that Muster reads needs it, and code that walks a document
 * recurses. */
#define MUSTER_JSON_MAX_DEPTH 64

/* The largest document that is read, in bytes. A log of 100,000 orders is about 20 MiB. */
#define MUSTER_JSON_MAX_SIZE (64 * 1024 * 1024)

/* The maximum number of values, which bounds memory: a value takes 16 bytes and its text. A log of
 * 100,000 orders has 3.3 million. */
#define MUSTER_JSON_MAX_VALUES (4 * 1000 * 1000)
#define MUSTER_JSON_MAX_MEMBERS (100 * 1000)
#define MUSTER_JSON_MAX_STRING (1024 * 1024)

/**
 * MusterJson:
 *
 * A document that has been read. Use a #MusterSpot to walk through it.
 */
typedef struct _MusterJson MusterJson;

typedef enum
{
  MUSTER_JSON_NULL,
  MUSTER_JSON_BOOLEAN,
  MUSTER_JSON_INT,
  MUSTER_JSON_DOUBLE,
  MUSTER_JSON_STRING,
  MUSTER_JSON_ARRAY,
  MUSTER_JSON_OBJECT,
} MusterJsonKind;

/* Reads strict JSON (RFC 8259) within the limits above. Cases that the format leaves open are
 * refused: the same member twice in one object, numbers that do not fit, half a surrogate pair,
 * NUL. Errors read "@origin: line 3, column 7: ...". */
MusterJson *muster_json_read  (const char  *text,
                               gsize        length,
                               const char  *origin,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;
MusterJson *muster_json_ref   (MusterJson  *self);
void        muster_json_unref (MusterJson  *self);

/* The same as a tree of nodes, which takes ten times the memory. For code that changes a document
 * or passes it on. */
JsonNode   *muster_json_parse (const char  *text,
                               gsize        length,
                               const char  *origin,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* Converts a tree of nodes that this program has made to a document. */
MusterJson *muster_json_from_node (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the same bytes for the same document on every machine: members in the order in which they
 * were added, UTF-8 unescaped. On one line as {"a": [1, 2]}, or @pretty with two spaces per level
 * and lists of mere numbers and words on one line. No line feed at the end. */
char       *muster_json_print (JsonNode    *node,
                               gboolean     pretty) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterJson, muster_json_unref)

G_END_DECLS
