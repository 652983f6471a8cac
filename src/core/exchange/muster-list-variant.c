/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-list-reader-private.h"

#include "core/exchange/muster-list-words.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Reads "Patrol (12 of 18 points): #1 1st Company, #3 Gunners". Units are given by their number in
 * the list, since two may have the same name. */

/* Returns: the text after the name */
static const char *
take_name (const char  *text,
           char       **name)
{
  gsize length = muster_list_words_unquote (text, name);

  if (length == 0)
    {
      length = strcspn (text, "(:");
      *name = g_strstrip (g_strndup (text, length));
    }

  return text + length;
}

static int
take_budget (const char *text)
{
  const char *open = strchr (text, '(');
  const char *close = open != NULL ? strchr (open, ')') : NULL;
  g_autofree char *inside = close != NULL ? g_strndup (open + 1, (gsize) (close - open) - 1) : g_strdup ("");
  g_autoptr (GArray) words = muster_word_split (inside);
  int points, budget;

  return muster_list_head_read_points (words, &points, &budget) ? budget : 0;
}

static GArray *
list_places (const char *text,
             guint       n_units)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));

  while (*text != '\0')
    {
      g_autofree char *name = NULL;
      gsize length = muster_list_words_unquote (text, &name);

      if (length == 0 && *text == '#' && g_ascii_isdigit (text[1]))
        {
          guint64 number = g_ascii_strtoull (text + 1, NULL, 10);
          guint place = (guint) MIN (number, G_MAXUINT) - 1;

          if (number > 0 && number <= n_units)
            g_array_append_val (places, place);
        }
      text += MAX (length, 1);
    }

  return places;
}

void
muster_list_variant_read (MusterListReader  *self,
                          const char        *text,
                          MusterReadingLine *line)
{
  g_autofree char *name = NULL;
  const char *rest = take_name (text, &name);
  const char *colon = strchr (rest, ':');
  g_autofree char *head = g_strndup (rest, colon != NULL ? (gsize) (colon - rest) : 0);
  guint n_units = muster_force_reading_get_n_units (self->reading);

  if (colon == NULL ||
      !muster_force_reading_take_variant (self->reading, name, take_budget (head),
                                          list_places (colon, n_units)))
    {
      muster_reading_line_set_kind (line, MUSTER_READING_UNKNOWN, NULL);
      muster_reading_line_remark (line, _("“%s” was not understood"), text);
      return;
    }
  muster_reading_line_set_kind (line, MUSTER_READING_DETAIL, _("a variant"));
}
