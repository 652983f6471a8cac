/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Deeper nesting than this is refused: nothing that Muster reads has it, and whoever walks a document
 * recurses. */
#define MUSTER_JSON_MAX_DEPTH 64

/* The largest document that is read, in bytes. A log of 100,000 orders is about 20 MiB. */
#define MUSTER_JSON_MAX_SIZE (64 * 1024 * 1024)

/* Their number bounds the memory: a value takes 16 bytes once it is read, and its text. A log of 100,000
 * orders has 3.3 million. */
#define MUSTER_JSON_MAX_VALUES (4 * 1000 * 1000)
#define MUSTER_JSON_MAX_MEMBERS (100 * 1000)
#define MUSTER_JSON_MAX_STRING (1024 * 1024)

/**
 * MusterJson:
 *
 * A document that was read. A #MusterSpot finds its way in it.
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

/* Reads strict JSON (RFC 8259) within the limits above. What the format leaves open is refused: a
 * member twice in one object, numbers that do not fit, half a surrogate pair, NUL. Errors read
 * "@origin: line 3, column 7: ...". */
MusterJson *muster_json_read  (const char  *text,
                               gsize        length,
                               const char  *origin,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;
MusterJson *muster_json_ref   (MusterJson  *self);
void        muster_json_unref (MusterJson  *self);

/* The same as a tree of nodes, ten times as large: for whoever changes a document or hands it on. */
JsonNode   *muster_json_parse (const char  *text,
                               gsize        length,
                               const char  *origin,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same bytes for the same document on every machine: members in the order they were added in, UTF-8
 * as it is. On one line as {"a": [1, 2]}, or @pretty with two spaces a level, lists of mere numbers and
 * words on one line. No line feed at the end. */
char       *muster_json_print (JsonNode    *node,
                               gboolean     pretty) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterJson, muster_json_unref)

G_END_DECLS
