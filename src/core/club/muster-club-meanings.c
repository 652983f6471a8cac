/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-meanings.h"

#include "core/club/muster-club-vocabulary.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Headings stand in the first rows, below a title and the like. */
#define MAX_ABOVE 20

static const char *const WORDS[] = { "player", "side", "result", "rank", "points", "role", "force", "battle",
                                     "date", "ruleset", "scenario", "place", "campaign", "notes", "opponent",
                                     "winner", "none" };

static gboolean
is_of_seat (MusterClubMeans means)
{
  return means <= MUSTER_CLUB_MEANS_FORCE;
}

char *
muster_club_meanings_dup_word (const MusterClubMeaning *self)
{
  if (self->means == MUSTER_CLUB_MEANS_NONE)
    return NULL;

  return self->seat > 0 ? g_strdup_printf ("%s%u", WORDS[self->means], self->seat)
                        : g_strdup (WORDS[self->means]);
}

gboolean
muster_club_meanings_parse (const char        *word,
                            MusterClubMeaning *meaning)
{
  gsize length = strcspn (word, "0123456789");
  guint64 seat = 0;

  if (word[length] != '\0' &&
      !g_ascii_string_to_unsigned (word + length, 10, 1, MUSTER_CLUB_MAX_SEATS, &seat, NULL))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      if (strlen (WORDS[i]) != length || strncmp (WORDS[i], word, length) != 0)
        continue;
      *meaning = (MusterClubMeaning) { i, (guint) seat };
      return seat == 0 || is_of_seat (i);
    }

  return FALSE;
}

const char *
muster_club_meanings_layout_get_word (MusterClubLayout layout)
{
  static const char *const LAYOUTS[] = { NULL, "player", "battle" };

  return LAYOUTS[layout];
}

/* What a heading says: "Player 2", "P1", "Score 1" are of a seat. */
static gboolean
read_heading (const char        *heading,
              const char        *language,
              MusterClubMeaning *meaning)
{
  const char *word = muster_club_vocabulary_find_heading (heading, language);
  g_autofree char *folded = NULL;
  gsize length;
  guint64 seat;

  if (word != NULL)
    return muster_club_meanings_parse (word, meaning);

  folded = muster_club_vocabulary_fold (heading);
  for (length = strlen (folded); length > 0 && g_ascii_isdigit (folded[length - 1]); length--)
    ;
  if (length == 0 ||
      !g_ascii_string_to_unsigned (folded + length, 10, 1, MUSTER_CLUB_MAX_SEATS, &seat, NULL))
    return FALSE;
  folded[length] = '\0';
  word = muster_club_vocabulary_find_heading (g_strchomp (folded), language);
  if (word == NULL || !muster_club_meanings_parse (word, meaning) || !is_of_seat (meaning->means))
    return FALSE;
  meaning->seat = (guint) seat;

  return TRUE;
}

/* Returns whether a column holds days from the second row on, and none in the first. */
static gboolean
has_days_below (const MusterClubSheet  *sheet,
                guint                   column,
                const MusterClubReader *reader)
{
  MusterClubDayTally first = { 0 }, others = { 0 };

  muster_club_days_tally (&first, muster_club_sheet_get_cell (sheet, 0, column), reader);
  if (first.n_days > 0)
    return FALSE;
  for (guint i = 1; i < sheet->rows->len; i++)
    {
      muster_club_days_tally (&others, muster_club_sheet_get_cell (sheet, i, column), reader);
      if (others.n > others.n_days)
        return FALSE;
    }

  return others.n_days > 0;
}

static int
find_header (const MusterClubSheet  *sheet,
             const MusterClubReader *reader)
{
  for (guint i = 0; i < MIN (sheet->rows->len, MAX_ABOVE); i++)
    {
      guint n_known = 0;

      for (guint j = 0; j < muster_club_sheet_get_row (sheet, i)->n_cells; j++)
        {
          MusterClubMeaning meaning;

          n_known += read_heading (muster_club_sheet_get_cell (sheet, i, j), reader->language, &meaning);
        }
      if (n_known >= 2)
        return (int) i;
    }
  for (guint j = 0; j < muster_club_sheet_get_row (sheet, 0)->n_cells; j++)
    {
      if (has_days_below (sheet, j, reader))
        return 0;
    }

  return -1;
}

/* Without headings the table is as wide as most of its rows. */
static guint
find_usual_width (const MusterClubSheet *sheet)
{
  guint counts[MUSTER_CLUB_MAX_COLUMNS + 1] = { 0 };
  guint best = 0;

  for (guint i = 0; i < sheet->rows->len; i++)
    counts[muster_club_sheet_get_row (sheet, i)->n_cells]++;
  for (guint n = 1; n <= MUSTER_CLUB_MAX_COLUMNS; n++)
    {
      if (counts[n] >= counts[best])
        best = n;
    }

  return best;
}

static guint
count_means (const MusterClubMeanings *self,
             MusterClubMeans           means)
{
  guint n = 0;

  for (guint i = 0; i < self->n_columns; i++)
    n += self->columns[i].means == means;

  return n;
}

typedef struct
{
  guint n;          /* cells with text */
  guint n_days;
  guint n_results;
  guint n_numbers;
  GHashTable *values;
} Content;

static void
look_at_column (const MusterClubSheet    *sheet,
                const MusterClubMeanings *self,
                guint                     column,
                const MusterClubReader   *reader,
                Content                  *content)
{
  MusterClubDayTally days = { 0 };

  *content = (Content) { .values = g_hash_table_new (g_str_hash, g_str_equal) };
  for (guint i = self->first; i < sheet->rows->len; i++)
    {
      const char *text = muster_club_sheet_get_cell (sheet, i, column);
      MusterClubVerdict verdict;

      if (*text == '\0')
        continue;
      content->n++;
      muster_club_days_tally (&days, text, reader);
      content->n_results += muster_club_vocabulary_find_result (text, reader->language, &verdict);
      content->n_numbers += strspn (text, "0123456789.,-") == strlen (text);
      g_hash_table_add (content->values, (char *) text);
    }
  content->n_days = days.n_days;
}

static guint
count_shared (GHashTable *a,
              GHashTable *b)
{
  GHashTableIter iter;
  gpointer key;
  guint n = 0;

  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    n += g_hash_table_contains (b, key);

  return n;
}

static void
give (MusterClubMeanings *self,
      guint               column,
      MusterClubMeans     means,
      guint               seat)
{
  self->columns[column] = (MusterClubMeaning) { means, seat };
}

/* The two columns of texts whose values are most alike hold the players; or else the first two. */
static void
guess_players (MusterClubMeanings *self,
               const Content      *contents,
               const guint        *texts,
               guint               n_texts)
{
  guint most = 0, first = 0, second = 1;

  for (guint i = 0; i < n_texts; i++)
    {
      for (guint j = i + 1; j < n_texts; j++)
        {
          guint n = count_shared (contents[texts[i]].values, contents[texts[j]].values);

          if (n > most)
            {
              most = n;
              first = i;
              second = j;
            }
        }
    }
  give (self, texts[first], MUSTER_CLUB_MEANS_PLAYER, 1);
  give (self, texts[second], MUSTER_CLUB_MEANS_PLAYER, 2);
  for (guint i = 0; most > 0 && i < n_texts; i++)
    {
      gboolean is_winner = i != first && i != second && count_means (self, MUSTER_CLUB_MEANS_WINNER) == 0 &&
                           count_shared (contents[texts[i]].values, contents[texts[first]].values) +
                               count_shared (contents[texts[i]].values, contents[texts[second]].values) > 0;

      if (is_winner)
        give (self, texts[i], MUSTER_CLUB_MEANS_WINNER, 0);
    }
}

/* Columns that no heading explains, by what is in them. */
static void
guess_by_content (MusterClubMeanings     *self,
                  const MusterClubSheet  *sheet,
                  const MusterClubReader *reader)
{
  g_autofree Content *contents = g_new0 (Content, self->n_columns);
  g_autofree guint *texts = g_new0 (guint, self->n_columns);
  guint n_texts = 0;
  gboolean has_people = count_means (self, MUSTER_CLUB_MEANS_PLAYER) > 0;
  gboolean has_points = count_means (self, MUSTER_CLUB_MEANS_POINTS) > 0;
  gboolean has_result = count_means (self, MUSTER_CLUB_MEANS_RESULT) > 0 ||
                        count_means (self, MUSTER_CLUB_MEANS_WINNER) > 0;
  guint seat = 0;

  for (guint i = 0; i < self->n_columns; i++)
    {
      if (self->columns[i].means != MUSTER_CLUB_MEANS_NONE)
        continue;
      look_at_column (sheet, self, i, reader, &contents[i]);
      if (contents[i].n == 0)
        continue;
      if (contents[i].n_days == contents[i].n && count_means (self, MUSTER_CLUB_MEANS_DATE) == 0)
        give (self, i, MUSTER_CLUB_MEANS_DATE, 0);
      else if (contents[i].n_results == contents[i].n && contents[i].n_numbers < contents[i].n && !has_result)
        {
          give (self, i, MUSTER_CLUB_MEANS_RESULT, 0);
          has_result = TRUE;
        }
      else if (contents[i].n_numbers < contents[i].n && contents[i].n_days < contents[i].n)
        texts[n_texts++] = i;
    }
  if (!has_people && n_texts >= 2)
    guess_players (self, contents, texts, n_texts);
  for (guint i = 0; !has_people && !has_points && i < self->n_columns; i++)
    {
      if (self->columns[i].means == MUSTER_CLUB_MEANS_NONE && contents[i].n > 0 &&
          contents[i].n_numbers == contents[i].n && seat < 2)
        give (self, i, MUSTER_CLUB_MEANS_POINTS, ++seat);
    }
  for (guint i = 0; i < n_texts && count_means (self, MUSTER_CLUB_MEANS_RULESET) == 0; i++)
    {
      GHashTableIter iter;
      gpointer value;
      gboolean is_game = self->columns[texts[i]].means == MUSTER_CLUB_MEANS_NONE;

      g_hash_table_iter_init (&iter, contents[texts[i]].values);
      if (is_game && g_hash_table_iter_next (&iter, &value, NULL) &&
          muster_club_vocabulary_find_ruleset (value) != NULL)
        give (self, texts[i], MUSTER_CLUB_MEANS_RULESET, 0);
    }
  for (guint i = 0; i < self->n_columns; i++)
    g_clear_pointer (&contents[i].values, g_hash_table_unref);
}

/* Returns the column that somebody calls by its heading or its letter, or -1. */
static int
find_named (const MusterClubMeanings *self,
            const MusterClubSheet    *sheet,
            const char               *name)
{
  g_autofree char *wanted = muster_club_vocabulary_fold (name);

  for (guint i = 0; self->header >= 0 && i < self->n_columns; i++)
    {
      g_autofree char *heading =
        muster_club_vocabulary_fold (muster_club_sheet_get_cell (sheet, (guint) self->header, i));

      if (*wanted != '\0' && strcmp (heading, wanted) == 0)
        return (int) i;
    }
  for (guint i = 0; i < self->n_columns; i++)
    {
      g_autofree char *letter = muster_club_column_dup_letter (i);

      if (strcmp (letter, name) == 0)
        return (int) i;
    }

  return -1;
}

static gboolean
apply_map (MusterClubMeanings        *self,
           const MusterClubSheet     *sheet,
           const MusterClubSettings  *settings,
           GError                   **error)
{
  GHashTableIter iter;
  gpointer name, word;

  if (settings->map == NULL)
    return TRUE;

  g_hash_table_iter_init (&iter, settings->map);
  while (g_hash_table_iter_next (&iter, &name, &word))
    {
      int column = find_named (self, sheet, name);
      MusterClubMeaning meaning;

      if (column < 0 || !muster_club_meanings_parse (word, &meaning))
        {
          g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX,
                       column < 0 ? _("there is no column “%s”")
                                  : _("“%s” is nothing that a column can mean"),
                       column < 0 ? (char *) name : (char *) word);
          return FALSE;
        }
      for (guint i = 0; i < self->n_columns; i++)
        {
          if (meaning.means != MUSTER_CLUB_MEANS_NONE && self->columns[i].means == meaning.means &&
              self->columns[i].seat == meaning.seat)
            give (self, i, MUSTER_CLUB_MEANS_NONE, 0);
        }
      self->columns[column] = meaning;
    }

  return TRUE;
}

static char *
dup_meeting (const MusterClubMeanings *self,
             const MusterClubSheet    *sheet,
             guint                     row,
             int                       first,
             int                       second)
{
  static const MusterClubMeans SAME[] = { MUSTER_CLUB_MEANS_DATE, MUSTER_CLUB_MEANS_RULESET,
                                          MUSTER_CLUB_MEANS_SCENARIO, MUSTER_CLUB_MEANS_PLACE };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (SAME); i++)
    {
      int column = muster_club_meanings_find (self, SAME[i], 0);

      g_string_append (text, column >= 0 ? muster_club_sheet_get_cell (sheet, row, (guint) column) : "");
      g_string_append_c (text, '\x01');
    }
  g_string_append (text, muster_club_sheet_get_cell (sheet, row, (guint) first));
  g_string_append_c (text, '\x01');
  g_string_append (text, muster_club_sheet_get_cell (sheet, row, (guint) second));

  return g_utf8_casefold (text->str, -1);
}

/* Counts the rows whose opponent has a row that names their player (N-IMPORT-12). */
static guint
count_mirrors (const MusterClubMeanings *self,
               const MusterClubSheet    *sheet)
{
  g_autoptr (GHashTable) meetings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int player = muster_club_meanings_find (self, MUSTER_CLUB_MEANS_PLAYER, 0);
  int opponent = muster_club_meanings_find (self, MUSTER_CLUB_MEANS_OPPONENT, 0);
  guint n = 0;

  for (guint i = self->first; i < sheet->rows->len; i++)
    {
      char *key = dup_meeting (self, sheet, i, player, opponent);
      guint there = GPOINTER_TO_UINT (g_hash_table_lookup (meetings, key));

      g_hash_table_replace (meetings, key, GUINT_TO_POINTER (there + 1));
    }
  for (guint i = self->first; i < sheet->rows->len; i++)
    {
      g_autofree char *own = dup_meeting (self, sheet, i, player, opponent);
      g_autofree char *mirror = dup_meeting (self, sheet, i, opponent, player);

      n += g_hash_table_lookup (meetings, own) == g_hash_table_lookup (meetings, mirror);
    }

  return n;
}

static void
find_layout (MusterClubMeanings    *self,
             const MusterClubSheet *sheet)
{
  guint n_rows = sheet->rows->len - self->first, n;
  gboolean has_second = FALSE;

  for (guint i = 0; i < self->n_columns; i++)
    {
      if (self->columns[i].means == MUSTER_CLUB_MEANS_PLAYER && self->columns[i].seat >= 2)
        has_second = TRUE;
    }
  self->layout = has_second ? MUSTER_CLUB_LAYOUT_BATTLE : MUSTER_CLUB_LAYOUT_PLAYER;
  if (has_second || count_means (self, MUSTER_CLUB_MEANS_PLAYER) == 0 ||
      count_means (self, MUSTER_CLUB_MEANS_OPPONENT) == 0)
    return;
  n = count_mirrors (self, sheet);
  self->layout = n == n_rows ? MUSTER_CLUB_LAYOUT_PLAYER : MUSTER_CLUB_LAYOUT_BATTLE;
  self->layout_in_doubt = n > 0 && n < n_rows;
}

/**
 * muster_club_meanings_new:
 *
 * Returns: (transfer full) (nullable): how the table is read
 */
MusterClubMeanings *
muster_club_meanings_new (const MusterClubSheet     *sheet,
                          const MusterClubSettings  *settings,
                          const MusterClubReader    *reader,
                          GError                   **error)
{
  g_autoptr (MusterClubMeanings) self = g_new0 (MusterClubMeanings, 1);
  int column;
  MusterClubDayTally tally = { 0 };

  self->header = find_header (sheet, reader);
  self->first = (guint) (self->header + 1);
  self->n_columns = self->header >= 0 ? muster_club_sheet_get_row (sheet, (guint) self->header)->n_cells
                                      : find_usual_width (sheet);
  self->columns = g_new0 (MusterClubMeaning, self->n_columns);
  for (guint i = 0; i < self->n_columns; i++)
    {
      if (self->header < 0 || !read_heading (muster_club_sheet_get_cell (sheet, (guint) self->header, i),
                                             reader->language, &self->columns[i]))
        give (self, i, MUSTER_CLUB_MEANS_NONE, 0);
    }

  /* The second of two columns of one name is the second player's; of anything else it means nothing. */
  for (guint i = 0; i < self->n_columns; i++)
    {
      MusterClubMeaning *meaning = &self->columns[i];
      guint seat = 1;

      if (meaning->means == MUSTER_CLUB_MEANS_NONE)
        continue;
      for (guint j = i + 1; j < self->n_columns; j++)
        {
          MusterClubMeaning *other = &self->columns[j];

          if (other->means != meaning->means || other->seat != meaning->seat)
            continue;
          if (!is_of_seat (meaning->means) || meaning->seat != 0)
            {
              other->means = MUSTER_CLUB_MEANS_NONE;
              other->seat = 0;
            }
          else
            other->seat = ++seat;
        }
      if (seat > 1)
        meaning->seat = 1;
    }

  guess_by_content (self, sheet, reader);
  if (!apply_map (self, sheet, settings, error))
    return NULL;
  find_layout (self, sheet);
  if (settings->layout != MUSTER_CLUB_LAYOUT_UNKNOWN)
    {
      self->layout = settings->layout;
      self->layout_in_doubt = FALSE;
    }

  column = muster_club_meanings_find (self, MUSTER_CLUB_MEANS_DATE, 0);
  for (guint i = self->first; column >= 0 && i < sheet->rows->len; i++)
    muster_club_days_tally (&tally, muster_club_sheet_get_cell (sheet, i, (guint) column), reader);
  self->order = muster_club_days_tally_judge (&tally, reader, &self->order_in_doubt);

  if (settings->order != MUSTER_CLUB_N_ORDERS)
    {
      self->order = settings->order;
      self->order_in_doubt = FALSE;
    }

  return g_steal_pointer (&self);
}

void
muster_club_meanings_free (MusterClubMeanings *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->columns);
  g_free (self);
}

int
muster_club_meanings_find (const MusterClubMeanings *self,
                           MusterClubMeans           means,
                           guint                     seat)
{
  for (guint i = 0; i < self->n_columns; i++)
    {
      if (self->columns[i].means == means && self->columns[i].seat == seat)
        return (int) i;
    }
  /* A line that is a battle has its first player's columns with or without a number. */
  if (is_of_seat (means) && seat <= 1)
    {
      for (guint i = 0; i < self->n_columns; i++)
        {
          if (self->columns[i].means == means && self->columns[i].seat == 1 - seat)
            return (int) i;
        }
    }
  if (means == MUSTER_CLUB_MEANS_PLAYER && seat == 2)
    return muster_club_meanings_find (self, MUSTER_CLUB_MEANS_OPPONENT, 0);

  return -1;
}
