/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-members.h"

void
muster_json_add_string (JsonBuilder *builder,
                        const char  *member,
                        const char  *text)
{
  json_builder_set_member_name (builder, member);
  if (text != NULL)
    json_builder_add_string_value (builder, text);
  else
    json_builder_add_null_value (builder);
}

void
muster_json_add_text (JsonBuilder *builder,
                      const char  *member,
                      const char  *text)
{
  if (*text != '\0')
    muster_json_add_string (builder, member, text);
}

void
muster_json_add_int (JsonBuilder *builder,
                     const char  *member,
                     gint64       number)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_int_value (builder, number);
}

void
muster_json_add_boolean (JsonBuilder *builder,
                         const char  *member,
                         gboolean     value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_boolean_value (builder, value != FALSE);
}

void
muster_json_add_strv (JsonBuilder       *builder,
                      const char        *member,
                      const char *const *texts)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    json_builder_add_string_value (builder, texts[i]);
  json_builder_end_array (builder);
}
