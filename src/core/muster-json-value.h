/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-json.h"

G_BEGIN_DECLS

/**
 * MusterJsonValue:
 * @name: where its name begins in the texts of the document; 0: it is no member of an object
 * @kind: a #MusterJsonKind
 * @length: how many values it holds, or of how many bytes its text is
 * @first: number of the first value that it holds; the others follow it
 * @text: where its text begins in the texts of the document
 * @number: of a whole number, and whether it is true
 *
 * A value of a document that was read: 16 bytes, whatever it is. What an object or a list holds stands in a
 * row.
 */
typedef struct
{
  guint32 name;
  guint32 kind : 3;
  guint32 length : 29;
  union
  {
    guint32 first;
    guint32 text;
    gint64 number;
    double fraction;
  };
} MusterJsonValue;

/* Read once, then never changed. */
struct _MusterJson
{
  gatomicrefcount n_owners;
  MusterJsonValue root;
  MusterJsonValue *values;
  char *texts; /* each ended by NUL */
};

static inline const MusterJsonValue *
muster_json_get_child (const MusterJson      *self,
                       const MusterJsonValue *value,
                       guint                  index)
{
  return &self->values[value->first + index];
}

static inline const char *
muster_json_get_text (const MusterJson      *self,
                      const MusterJsonValue *value)
{
  return self->texts + value->text;
}

static inline const char *
muster_json_get_name (const MusterJson      *self,
                      const MusterJsonValue *value)
{
  return self->texts + value->name;
}

JsonNode *muster_json_dup_node (const MusterJson      *self,
                                const MusterJsonValue *value) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
