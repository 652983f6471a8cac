/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-writer.h"

#include <string.h>

void
muster_json_append_string (GString    *text,
                           const char *string)
{
  g_string_append_c (text, '"');
  for (const char *p = string; *p != '\0'; p++)
    {
      switch (*p)
        {
        case '"':
          g_string_append (text, "\\\"");
          break;

        case '\\':
          g_string_append (text, "\\\\");
          break;

        case '\b':
          g_string_append (text, "\\b");
          break;

        case '\f':
          g_string_append (text, "\\f");
          break;

        case '\n':
          g_string_append (text, "\\n");
          break;

        case '\r':
          g_string_append (text, "\\r");
          break;

        case '\t':
          g_string_append (text, "\\t");
          break;

        default:
          if ((guchar) *p < 0x20)
            g_string_append_printf (text, "\\u%04x", (guint) *p);
          else
            g_string_append_c (text, *p);
        }
    }
  g_string_append_c (text, '"');
}

void
muster_json_writer_begin (MusterJsonWriter *self)
{
  g_string_append_c (self->text, '{');
  self->is_first = TRUE;
}

void
muster_json_writer_end (MusterJsonWriter *self)
{
  g_string_append_c (self->text, '}');
  self->is_first = FALSE;
}

void
muster_json_writer_name (MusterJsonWriter *self,
                         const char       *member)
{
  if (!self->is_first)
    g_string_append (self->text, ", ");
  self->is_first = FALSE;
  muster_json_append_string (self->text, member);
  g_string_append (self->text, ": ");
}

void
muster_json_writer_string (MusterJsonWriter *self,
                           const char       *member,
                           const char       *string)
{
  muster_json_writer_name (self, member);
  if (string != NULL)
    muster_json_append_string (self->text, string);
  else
    g_string_append (self->text, "null");
}

void
muster_json_writer_int (MusterJsonWriter *self,
                        const char       *member,
                        gint64            number)
{
  muster_json_writer_name (self, member);
  g_string_append_printf (self->text, "%" G_GINT64_FORMAT, number);
}

void
muster_json_writer_boolean (MusterJsonWriter *self,
                            const char       *member,
                            gboolean          value)
{
  muster_json_writer_name (self, member);
  g_string_append (self->text, value ? "true" : "false");
}

void
muster_json_writer_members (MusterJsonWriter *self,
                            const char       *object)
{
  gsize length = strlen (object);

  if (length <= strlen ("{}"))
    return;
  if (!self->is_first)
    g_string_append (self->text, ", ");
  self->is_first = FALSE;
  g_string_append_len (self->text, object + 1, (gssize) length - 2);
}
