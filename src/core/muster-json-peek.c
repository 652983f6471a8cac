/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-peek.h"

#include <string.h>

/* A linear search is enough: objects are small, since readers refuse unknown members first. */
const MusterJsonValue *
muster_json_find (const MusterJson      *self,
                  const MusterJsonValue *object,
                  const char            *name)
{
  const MusterJsonValue *values = muster_json_get_child (self, object, 0);

  for (guint i = 0; i < object->length; i++)
    {
      const char *other = muster_json_get_name (self, &values[i]);

      if (*other == *name && strcmp (other, name) == 0)
        return &values[i];
    }

  return NULL;
}

const MusterJsonValue *
muster_json_peek (const MusterJson      *self,
                  const MusterJsonValue *object,
                  const char            *name,
                  MusterJsonKind         kind)
{
  const MusterJsonValue *member =
    object != NULL && object->kind == MUSTER_JSON_OBJECT ? muster_json_find (self, object, name) : NULL;

  return member != NULL && (MusterJsonKind) member->kind == kind ? member : NULL;
}

const char *
muster_json_peek_text (const MusterJson      *self,
                       const MusterJsonValue *object,
                       const char            *name)
{
  const MusterJsonValue *text = muster_json_peek (self, object, name, MUSTER_JSON_STRING);

  return text != NULL ? muster_json_get_text (self, text) : "";
}

guint
muster_json_count (const MusterJsonValue *list)
{
  return list != NULL ? list->length : 0;
}
