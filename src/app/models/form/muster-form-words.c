/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-words.h"

#include <string.h>

#include "core/muster-day.h"
#include "core/muster-i18n.h"

/* In bytes, the greatest length of a name in the file. */
#define MAX_NAME 64
#define MAX_NUMBERS 100

/* @problem: (transfer full) */
static gboolean
refuse (char **problem,
        char  *words)
{
  if (problem != NULL)
    *problem = words;
  else
    g_free (words);
  return FALSE;
}

static gboolean
read_number (const MusterField *field,
             const char        *text,
             int               *number,
             char             **problem)
{
  gint64 read;

  if (!g_ascii_string_to_signed (text, 10, field->min, field->max, &read, NULL))
    /* Translators: what was typed, and between which numbers one was wanted. */
    return refuse (problem, g_strdup_printf (_("“%s” is not a number from %d to %d"), text, field->min,
                                             field->max));

  *number = (int) read;
  return TRUE;
}

/* Sets the number of a name; a later number replaces an earlier one. */
static void
put_named (GArray     *numbers,
           const char *name,
           int         number)
{
  MusterNamedNumber named = { NULL, number };

  for (guint i = 0; i < numbers->len; i++)
    if (g_str_equal (g_array_index (numbers, MusterNamedNumber, i).name, name))
      {
        g_array_index (numbers, MusterNamedNumber, i).number = number;
        return;
      }

  named.name = g_strdup (name);
  g_array_append_val (numbers, named);
}

/* @part: such as "Camp 4"; without a number the value is 1. */
static gboolean
read_named (const MusterField *field,
            char              *part,
            GArray            *numbers,
            char             **problem)
{
  char *name = g_strstrip (part);
  char *space = strrchr (name, ' ');
  gint64 any;
  int number = 1;

  if (space != NULL && g_ascii_string_to_signed (space + 1, 10, G_MININT32, G_MAXINT32, &any, NULL))
    {
      if (!read_number (field, space + 1, &number, problem))
        return FALSE;
      *space = '\0';
    }
  if (strlen (g_strchomp (name)) > MAX_NAME)
    return refuse (problem, g_strdup (_("This name is too long")));
  if (*name != '\0')
    put_named (numbers, name, number);
  return TRUE;
}

static void
clear_named (gpointer data)
{
  g_free (((MusterNamedNumber *) data)->name);
}

static gboolean
read_date (const char   *text,
           MusterValue  *value,
           char        **problem)
{
  g_autofree char *day = muster_day_read (text);

  if (day == NULL)
    return refuse (problem, g_strdup_printf (_("“%s” is not a date; write one such as 1 April 1879"), text));
  muster_value_set_text (MUSTER_FIELD_DATE, value, day);
  return TRUE;
}

gboolean
muster_form_words_read (const MusterField  *field,
                        const char         *text,
                        MusterValue        *value,
                        char              **problem)
{
  if (*text == '\0')
    return FALSE;
  if (field->kind == MUSTER_FIELD_POINTS)
    {
      g_auto (GStrv) parts = g_strsplit (text, ",", -1);
      g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (MusterNamedNumber));
      gsize length;

      g_array_set_clear_func (numbers, clear_named);
      for (guint i = 0; parts[i] != NULL; i++)
        if (!read_named (field, parts[i], numbers, problem))
          return FALSE;
      if (numbers->len == 0)
        return FALSE;

      value->data = g_array_steal (numbers, &length);
      value->number = (gint32) length;
      return TRUE;
    }
  if (field->kind == MUSTER_FIELD_NUMBERS || field->kind == MUSTER_FIELD_FRACTION)
    {
      g_auto (GStrv) parts = g_strsplit_set (text, field->kind == MUSTER_FIELD_FRACTION ? "/ " : ",; ", -1);
      gint16 items[MAX_NUMBERS];
      guint n = 0;

      for (guint i = 0; parts[i] != NULL && n < MAX_NUMBERS; i++)
        {
          int number;

          if (*parts[i] == '\0')
            continue;
          if (!read_number (field, parts[i], &number, problem))
            return FALSE;
          items[n++] = (gint16) number;
        }
      if (n == 0)
        return FALSE;
      if (field->kind == MUSTER_FIELD_FRACTION && (n != 2 || items[1] == 0))
        return refuse (problem, g_strdup (_("Write a fraction, such as 1/3")));

      muster_value_set_list (field->kind, value, items, n);
      return TRUE;
    }
  if (field->kind == MUSTER_FIELD_DATE)
    return read_date (text, value, problem);
  if (field->kind == MUSTER_FIELD_ANY)
    {
      gint64 number;

      if (g_ascii_string_to_signed (text, 10, G_MININT16, G_MAXINT16, &number, NULL))
        value->number = (gint32) number;
      else
        muster_value_set_text (MUSTER_FIELD_ANY, value, text);
      return TRUE;
    }

  muster_value_set_text (field->kind, value, text);
  return TRUE;
}

static char *
write_points (const MusterValue *value)
{
  const MusterNamedNumber *numbers = value->data;
  GString *text = g_string_new (NULL);

  for (int i = 0; i < value->number; i++)
    g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "", numbers[i].name, numbers[i].number);
  return g_string_free (text, FALSE);
}

char *
muster_form_words_write (const MusterField *field,
                         const MusterValue *value)
{
  const char *between = field->kind == MUSTER_FIELD_FRACTION ? "/" : ", ";
  GString *text;

  if (field->kind == MUSTER_FIELD_POINTS)
    return write_points (value);
  if (field->kind == MUSTER_FIELD_DATE && value->data != NULL && muster_day_is_valid (value->data))
    return muster_day_write (value->data);
  if (value->is_text)
    return g_strdup (value->data != NULL ? value->data : "");
  if (field->kind != MUSTER_FIELD_NUMBERS && field->kind != MUSTER_FIELD_FRACTION)
    return g_strdup_printf ("%d", value->number);

  text = g_string_new (NULL);
  for (int i = 0; i < value->number; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? between : "", muster_value_get_list (value)[i]);
  return g_string_free (text, FALSE);
}
