/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-json.h"

G_BEGIN_DECLS

/**
 * MusterJsonValue:
 * @name: offset of its name in the texts of the document; 0: it is not a member of an object
 * @kind: a #MusterJsonKind
 * @length: the number of its children, or the length of its text in bytes
 * @first: index of its first child; the others follow
 * @text: offset of its text in the texts of the document
 * @number: the value of a whole number or of a boolean
 *
 * A value of a document. It takes 16 bytes whatever its kind. The children of an object or list are
 * contiguous.
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

/* Immutable after reading. */
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
