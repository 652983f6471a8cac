/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-answers.h"

#include <string.h>

MusterClubAnswers *
muster_club_answers_new (void)
{
  MusterClubAnswers *self = g_new0 (MusterClubAnswers, 1);

  self->encoding = MUSTER_CLUB_N_ENCODINGS;
  self->order = MUSTER_CLUB_N_ORDERS;
  self->map = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->same = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->cells = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  return self;
}

static void
copy_texts (GHashTable *from,
            GHashTable *to)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, from);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (to, g_strdup (key), g_strdup (value));
}

MusterClubAnswers *
muster_club_answers_copy (const MusterClubAnswers *self)
{
  MusterClubAnswers *copy = muster_club_answers_new ();
  GHashTableIter iter;
  gpointer cell, text;

  copy->encoding = self->encoding;
  copy->separator = self->separator;
  copy->layout = self->layout;
  copy->order = self->order;
  copy->doubles = self->doubles;
  copy_texts (self->map, copy->map);
  copy_texts (self->same, copy->same);
  copy_texts (self->games, copy->games);
  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &cell, &text))
    g_hash_table_insert (copy->cells, cell, g_strdup (text));

  return copy;
}

void
muster_club_answers_free (MusterClubAnswers *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->map);
  g_hash_table_unref (self->same);
  g_hash_table_unref (self->games);
  g_hash_table_unref (self->cells);
  g_free (self);
}

char *
muster_club_answers_dup_text (const MusterClubAnswers *self)
{
  g_autoptr (GList) columns = g_list_sort (g_hash_table_get_keys (self->map), (GCompareFunc) strcmp);
  GString *text = g_string_new (NULL);

  if (self->encoding != MUSTER_CLUB_N_ENCODINGS)
    g_string_append_printf (text, "encoding=%s\n", muster_club_encoding_get_word (self->encoding));
  if (self->separator != '\0')
    {
      g_autofree char *word = muster_club_separator_dup_word (self->separator);

      g_string_append_printf (text, "separator=%s\n", word);
    }
  if (self->layout != MUSTER_CLUB_LAYOUT_UNKNOWN)
    g_string_append_printf (text, "layout=%s\n", muster_club_meanings_layout_get_word (self->layout));
  if (self->order != MUSTER_CLUB_N_ORDERS)
    g_string_append_printf (text, "dates=%s\n", muster_club_days_order_get_word (self->order));
  for (GList *column = columns; column != NULL; column = column->next)
    g_string_append_printf (text, "%s=%s\n", (char *) column->data,
                            (char *) g_hash_table_lookup (self->map, column->data));

  return g_string_free (text, FALSE);
}

void
muster_club_answers_read (MusterClubAnswers *self,
                          const char        *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *sign = strchr (lines[i], '=');
      MusterClubMeaning meaning;

      if (sign == NULL)
        continue;
      *sign = '\0';
      if (strcmp (lines[i], "encoding") == 0)
        muster_club_encoding_parse (sign + 1, &self->encoding);
      else if (strcmp (lines[i], "separator") == 0)
        muster_club_separator_parse (sign + 1, &self->separator);
      else if (strcmp (lines[i], "dates") == 0)
        muster_club_days_order_parse (sign + 1, &self->order);
      else if (strcmp (lines[i], "layout") == 0)
        self->layout = strcmp (sign + 1, "player") == 0   ? MUSTER_CLUB_LAYOUT_PLAYER
                       : strcmp (sign + 1, "battle") == 0 ? MUSTER_CLUB_LAYOUT_BATTLE
                                                          : MUSTER_CLUB_LAYOUT_UNKNOWN;
      else if (muster_club_meanings_parse (sign + 1, &meaning))
        g_hash_table_replace (self->map, g_strdup (lines[i]), g_strdup (sign + 1));
    }
}
