/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/fields/muster-field-codec.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

#define MAX_TEXT_BYTES 4000
#define MAX_LIST 200

static gboolean
complain (const MusterSpot *spot,
          MusterFieldKind   kind,
          const char       *id)
{
  if (kind == MUSTER_FIELD_UNIT)
    return muster_spot_fail (spot, _("there is no unit “%s”"), id);
  if (kind == MUSTER_FIELD_SIDE)
    return muster_spot_fail (spot, _("there is no side “%s”"), id);
  return muster_spot_fail (spot, _("there is no player “%s”"), id);
}

/* @kind: %MUSTER_FIELD_UNIT, %MUSTER_FIELD_SIDE or %MUSTER_FIELD_PLAYER, also for an item of a
 * list. */
static gboolean
read_name (const MusterField      *field,
           MusterFieldKind         kind,
           const MusterFieldNames *names,
           const MusterSpot       *spot,
           int                    *number)
{
  const char *id;
  int choice;

  if (!muster_spot_read_string (spot, 64, &id))
    return FALSE;

  *number = names->find != NULL ? names->find (names, kind, id) : -1;
  if (*number >= 0)
    return TRUE;

  choice = kind == MUSTER_FIELD_UNIT ? muster_choices_find (field->choices, id) : -1;
  *number = MUSTER_VALUE_FROM_CHOICE (choice);
  return choice >= 0 || complain (spot, kind, id);
}

static gboolean
read_choice (const MusterField *field,
             const MusterSpot  *spot,
             int               *index)
{
  g_autofree char *known = NULL;
  const char *id;
  g_autoptr (GString) string = NULL;

  if (!muster_spot_read_string (spot, 64, &id))
    return FALSE;

  *index = muster_choices_find (field->choices, id);
  if (*index >= 0)
    return TRUE;

  string = g_string_new (NULL);
  for (guint i = 0; field->choices[i].id != NULL; i++)
    g_string_append_printf (string, "%s“%s”", i > 0 ? ", " : "", field->choices[i].id);
  known = g_string_free (g_steal_pointer (&string), FALSE);

  return muster_spot_fail (spot, _("expected one of %s, found “%s”"), known, id);
}

static gboolean
read_item (const MusterField      *field,
           const MusterFieldNames *names,
           const MusterSpot       *spot,
           int                    *item)
{
  if (field->kind == MUSTER_FIELD_UNITS)
    return read_name (field, MUSTER_FIELD_UNIT, names, spot, item);
  if (field->kind == MUSTER_FIELD_SIDES)
    return read_name (field, MUSTER_FIELD_SIDE, names, spot, item);
  if (field->kind == MUSTER_FIELD_CHOICES)
    return read_choice (field, spot, item);
  return muster_spot_read_int (spot, field->min, field->max, item);
}

static gboolean
read_list (const MusterField      *field,
           const MusterFieldNames *names,
           const MusterSpot       *spot,
           MusterValue            *value)
{
  gint16 items[MAX_LIST];
  guint n;

  if (!muster_spot_is_array (spot, MAX_LIST, &n))
    return FALSE;
  if (field->kind == MUSTER_FIELD_FRACTION && n != 2)
    return muster_spot_fail (spot, _("a fraction has two numbers, as in [1, 3]"));

  for (guint i = 0; i < n; i++)
    {
      MusterSpot element;
      int item = 0;

      if (!muster_spot_element (spot, i, &element) || !read_item (field, names, &element, &item))
        return FALSE;
      items[i] = (gint16) item;
    }
  if (field->kind == MUSTER_FIELD_FRACTION && items[1] == 0)
    return muster_spot_fail (spot, _("a fraction cannot be of 0 parts"));

  muster_value_set_list (field->kind, value, items, n);
  return TRUE;
}

static gboolean
read_points (const MusterField *field,
             const MusterSpot  *spot,
             MusterValue       *value)
{
  MusterNamedNumber *numbers;
  MusterSpot member;
  guint n;

  if (!muster_spot_is_object (spot))
    return FALSE;

  numbers = g_new0 (MusterNamedNumber, spot->value->length + 1);
  for (n = 0; muster_spot_nth_member (spot, n, &member); n++)
    {
      int number;

      if (strlen (member.member) > 64)
        muster_spot_fail (spot, _("a name is longer than 64 bytes"));
      if (!muster_spot_read_int (&member, field->min, field->max, &number))
        break;
      numbers[n] = (MusterNamedNumber) { g_strdup (member.member), number };
    }

  value->data = numbers;
  value->number = (gint32) n;
  return !muster_spot_failed (spot);
}

static gboolean
read_any (const MusterSpot *spot,
          MusterValue      *value)
{
  const char *text;
  int number;

  if (muster_spot_holds (spot, MUSTER_JSON_NULL))
    {
      value->is_text = TRUE;
      return TRUE;
    }
  if (muster_spot_holds (spot, MUSTER_JSON_STRING))
    {
      if (!muster_spot_read_string (spot, MAX_TEXT_BYTES, &text))
        return FALSE;
      muster_value_set_text (MUSTER_FIELD_ANY, value, text);
      return TRUE;
    }
  if (!muster_spot_read_int (spot, G_MININT16, G_MAXINT16, &number))
    return FALSE;
  value->number = number;
  return TRUE;
}

static gboolean
read_text (const MusterField *field,
           const MusterSpot  *spot,
           MusterValue       *value)
{
  const char *text;

  if (field->kind == MUSTER_FIELD_ID ? !muster_spot_read_id (spot, &text)
                                     : !muster_spot_read_string (spot, MAX_TEXT_BYTES, &text))
    return FALSE;
  muster_value_set_text (field->kind, value, text);
  return TRUE;
}

/* @kind: as in read_name(). */
static void
write_name (const MusterField      *field,
            MusterFieldKind         kind,
            const MusterFieldNames *names,
            int                     number,
            JsonBuilder            *builder)
{
  json_builder_add_string_value (builder,
                                 number <= MUSTER_VALUE_FROM_CHOICE (0)
                                   ? field->choices[MUSTER_VALUE_FROM_CHOICE (number)].id
                                   : names->get_id (names, kind, number));
}

static void
write_list (const MusterField      *field,
            const MusterFieldNames *names,
            const MusterValue      *value,
            JsonBuilder            *builder)
{
  const gint16 *items = muster_value_get_list (value);

  json_builder_begin_array (builder);
  for (int i = 0; i < value->number; i++)
    if (field->kind == MUSTER_FIELD_UNITS)
      write_name (field, MUSTER_FIELD_UNIT, names, items[i], builder);
    else if (field->kind == MUSTER_FIELD_SIDES)
      write_name (field, MUSTER_FIELD_SIDE, names, items[i], builder);
    else if (field->kind == MUSTER_FIELD_CHOICES)
      json_builder_add_string_value (builder, field->choices[items[i]].id);
    else
      json_builder_add_int_value (builder, items[i]);
  json_builder_end_array (builder);
}

static void
write_points (const MusterValue *value,
              JsonBuilder       *builder)
{
  const MusterNamedNumber *numbers = value->data;

  json_builder_begin_object (builder);
  for (int i = 0; i < value->number; i++)
    muster_json_add_int (builder, numbers[i].name, numbers[i].number);
  json_builder_end_object (builder);
}

static void
write_any (const MusterValue *value,
           JsonBuilder       *builder)
{
  if (!value->is_text)
    json_builder_add_int_value (builder, value->number);
  else if (value->data == NULL)
    json_builder_add_null_value (builder);
  else
    json_builder_add_string_value (builder, value->data);
}

gboolean
muster_field_read (const MusterField      *field,
                   const MusterFieldNames *names,
                   const MusterSpot       *spot,
                   MusterValue            *value)
{
  switch ((guint) field->kind)
    {
    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_PLAYER:
      return read_name (field, field->kind, names, spot, &value->number);
    case MUSTER_FIELD_CHOICE:
      return read_choice (field, spot, &value->number);
    case MUSTER_FIELD_NUMBER:
      return muster_spot_read_int (spot, field->min, field->max, &value->number);
    case MUSTER_FIELD_SWITCH:
      return muster_spot_read_boolean (spot, &value->number);
    case MUSTER_FIELD_UNITS:
    case MUSTER_FIELD_SIDES:
    case MUSTER_FIELD_CHOICES:
    case MUSTER_FIELD_NUMBERS:
    case MUSTER_FIELD_FRACTION:
      return read_list (field, names, spot, value);
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_ID:
      return read_text (field, spot, value);
    case MUSTER_FIELD_POINTS:
      return read_points (field, spot, value);
    case MUSTER_FIELD_ANY:
      return read_any (spot, value);
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
muster_fields_read (const MusterField      *fields,
                    const MusterFieldNames *names,
                    const MusterSpot       *object,
                    MusterValue            *values,
                    guint32                *given)
{
  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    {
      MusterSpot spot;

      if (!muster_spot_member (object, fields[i].id, &spot))
        {
          if (fields[i].flags & MUSTER_FIELD_REQUIRED)
            return muster_spot_fail (object, _("“%s” is missing"), fields[i].id);
          continue;
        }
      *given |= 1u << i;
      if (!muster_field_read (&fields[i], names, &spot, &values[i]))
        return FALSE;
    }
  return TRUE;
}

void
muster_field_write (const MusterField      *field,
                    const MusterFieldNames *names,
                    const MusterValue      *value,
                    JsonBuilder            *builder)
{
  switch ((guint) field->kind)
    {
    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_PLAYER:
      write_name (field, field->kind, names, value->number, builder);
      break;
    case MUSTER_FIELD_CHOICE:
      json_builder_add_string_value (builder, field->choices[value->number].id);
      break;
    case MUSTER_FIELD_NUMBER:
      json_builder_add_int_value (builder, value->number);
      break;
    case MUSTER_FIELD_SWITCH:
      json_builder_add_boolean_value (builder, value->number != 0);
      break;
    case MUSTER_FIELD_UNITS:
    case MUSTER_FIELD_SIDES:
    case MUSTER_FIELD_CHOICES:
    case MUSTER_FIELD_NUMBERS:
    case MUSTER_FIELD_FRACTION:
      write_list (field, names, value, builder);
      break;
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_ID:
      json_builder_add_string_value (builder, value->data);
      break;
    case MUSTER_FIELD_POINTS:
      write_points (value, builder);
      break;
    case MUSTER_FIELD_ANY:
      write_any (value, builder);
      break;
    default:
      g_return_if_reached ();
    }
}

void
muster_fields_write (const MusterField      *fields,
                     const MusterFieldNames *names,
                     const MusterValue      *values,
                     guint32                 given,
                     JsonBuilder            *builder)
{
  for (guint i = 0; given >> i != 0; i++)
    if (given >> i & 1)
      {
        json_builder_set_member_name (builder, fields[i].id);
        muster_field_write (&fields[i], names, &values[i], builder);
      }
}

static gboolean
has_only (const MusterField *fields,
          const char *const *names,
          const MusterSpot  *object)
{
  MusterSpot member;

  for (guint i = 0; muster_spot_nth_member (object, i, &member); i++)
    if (muster_fields_find (fields, member.member) < 0 &&
        (names == NULL || !g_strv_contains (names, member.member)))
      return FALSE;
  return TRUE;
}

gboolean
muster_fields_only (const MusterField *fields,
                    const char *const *names,
                    const MusterSpot  *object)
{
  g_autoptr (GPtrArray) known = NULL;

  if (muster_spot_is_object (object) && has_only (fields, names, object))
    return TRUE;

  known = g_ptr_array_new ();
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    g_ptr_array_add (known, (gpointer) names[i]);
  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    g_ptr_array_add (known, (gpointer) fields[i].id);
  g_ptr_array_add (known, NULL);

  return muster_spot_only_members (object, (const char *const *) known->pdata);
}
