/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/fields/muster-field.h"

#include <string.h>

guint
muster_fields_count (const MusterField *fields)
{
  guint n = 0;

  while (fields != NULL && fields[n].id != NULL)
    n++;
  return n;
}

/**
 * muster_fields_find:
 * @fields: (nullable): a table that ends with an id of %NULL
 *
 * Returns: the index of the field named @id, or -1
 */
int
muster_fields_find (const MusterField *fields,
                    const char        *id)
{
  for (int i = 0; fields != NULL && fields[i].id != NULL; i++)
    if (strcmp (fields[i].id, id) == 0)
      return i;
  return -1;
}

guint
muster_choices_count (const MusterChoice *choices)
{
  guint n = 0;

  while (choices != NULL && choices[n].id != NULL)
    n++;
  return n;
}

int
muster_choices_find (const MusterChoice *choices,
                     const char         *id)
{
  for (int i = 0; choices != NULL && choices[i].id != NULL; i++)
    if (strcmp (choices[i].id, id) == 0)
      return i;
  return -1;
}

static void
free_named_numbers (MusterNamedNumber *numbers,
                    guint              n)
{
  for (guint i = 0; i < n; i++)
    g_free (numbers[i].name);
  g_free (numbers);
}

void
muster_value_clear (MusterFieldKind  kind,
                    MusterValue     *value)
{
  if (value->data != NULL && kind == MUSTER_FIELD_POINTS)
    free_named_numbers (value->data, (guint) value->number);
  else
    g_free (value->data);

  *value = (MusterValue) { 0 };
}

static gpointer
copy_named_numbers (const MusterNamedNumber *numbers,
                    guint                    n)
{
  MusterNamedNumber *copy = g_new (MusterNamedNumber, n);

  for (guint i = 0; i < n; i++)
    copy[i] = (MusterNamedNumber) { g_strdup (numbers[i].name), numbers[i].number };
  return copy;
}

static gboolean
is_list (MusterFieldKind kind)
{
  return kind == MUSTER_FIELD_UNITS || kind == MUSTER_FIELD_SIDES || kind == MUSTER_FIELD_CHOICES ||
         kind == MUSTER_FIELD_NUMBERS || kind == MUSTER_FIELD_FRACTION;
}

/**
 * muster_value_copy:
 * @value: an empty value
 */
void
muster_value_copy (MusterFieldKind    kind,
                   MusterValue       *value,
                   const MusterValue *source)
{
  *value = *source;
  if (source->data == NULL)
    return;

  if (kind == MUSTER_FIELD_POINTS)
    value->data = copy_named_numbers (source->data, (guint) source->number);
  else if (is_list (kind))
    value->data = g_memdup2 (source->data, (gsize) source->number * sizeof (gint16));
  else
    value->data = g_strdup (source->data);
}

void
muster_value_set_text (MusterFieldKind  kind,
                       MusterValue     *value,
                       const char      *text)
{
  char *copy = g_strdup (text);

  muster_value_clear (kind, value);
  value->is_text = TRUE;
  value->data = copy;
}

void
muster_value_set_list (MusterFieldKind  kind,
                       MusterValue     *value,
                       const gint16    *items,
                       guint            n_items)
{
  gpointer copy = g_memdup2 (items, n_items * sizeof (gint16));

  muster_value_clear (kind, value);
  value->number = (gint32) n_items;
  value->data = copy;
}

const gint16 *
muster_value_get_list (const MusterValue *value)
{
  return value->data;
}

static gboolean
are_points_equal (const MusterNamedNumber *a,
                  const MusterNamedNumber *b,
                  int                      n)
{
  for (int i = 0; i < n; i++)
    if (a[i].number != b[i].number || strcmp (a[i].name, b[i].name) != 0)
      return FALSE;
  return TRUE;
}

gboolean
muster_value_equal (MusterFieldKind    kind,
                    const MusterValue *a,
                    const MusterValue *b)
{
  if (a->number != b->number || a->is_text != b->is_text || (a->data != NULL) != (b->data != NULL))
    return FALSE;
  if (a->data == NULL)
    return TRUE;
  if (kind == MUSTER_FIELD_POINTS)
    return are_points_equal (a->data, b->data, a->number);
  if (is_list (kind))
    return memcmp (a->data, b->data, (gsize) a->number * sizeof (gint16)) == 0;
  return strcmp (a->data, b->data) == 0;
}
