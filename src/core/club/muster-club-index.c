/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-index.h"

#include <string.h>

struct _MusterClubIndex
{
  GPtrArray *texts;
};

static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

/* Separates the words, so that a search never matches across two cells. */
static void
append (GString    *text,
        const char *word)
{
  if (word != NULL && *word != '\0')
    {
      g_string_append (text, word);
      g_string_append_c (text, '\n');
    }
}

/**
 * muster_club_index_new:
 *
 * Returns: (transfer full): the index
 */
MusterClubIndex *
muster_club_index_new (const MusterClubBook *book,
                       MusterClubNameFunc    name,
                       gpointer              data)
{
  MusterClubIndex *self = g_new0 (MusterClubIndex, 1);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = muster_club_book_get_n_games (book);

  self->texts = g_ptr_array_new_full (n, g_free);
  for (guint i = 0; i < n; i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);
      const MusterClubHead *head = &game->result->head;

      g_string_truncate (text, 0);
      append (text, head->date);
      append (text, head->ruleset);
      append (text, head->scenario);
      append (text, head->place);
      append (text, head->campaign);
      if (name != NULL)
        {
          append (text, name (head->ruleset, NULL, data));
          append (text, name (head->ruleset, head->scenario, data));
        }
      for (guint k = 0; k < game->n_seats; k++)
        {
          const MusterClubLine *line = game->seats[k].line;

          append (text, line->player);
          append (text, muster_club_book_get_name (book, game->seats[k].player));
          append (text, line->side);
          append (text, line->force);
          append (text, line->notes);
        }
      g_ptr_array_add (self->texts, fold (text->str));
    }

  return self;
}

void
muster_club_index_free (MusterClubIndex *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->texts);
  g_free (self);
}

/**
 * muster_club_index_split:
 *
 * Returns: (transfer full): the words
 */
char **
muster_club_index_split (const char *search)
{
  g_autofree char *folded = fold (search);
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t\n", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (*parts[i] != '\0')
        g_strv_builder_add (words, parts[i]);
    }

  return g_strv_builder_end (words);
}

static gboolean
has_words (const char  *folded,
           char       **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (strstr (folded, words[i]) == NULL)
        return FALSE;
    }

  return TRUE;
}

gboolean
muster_club_index_matches (const MusterClubIndex  *self,
                           guint                   game,
                           char                  **words)
{
  g_return_val_if_fail (game < self->texts->len, FALSE);

  return has_words (self->texts->pdata[game], words);
}

gboolean
muster_club_text_matches (const char  *text,
                          char       **words)
{
  g_autofree char *folded = fold (text);

  return has_words (folded, words);
}
