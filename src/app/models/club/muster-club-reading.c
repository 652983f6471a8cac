/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-reading.h"

#include "core/club/muster-club-vocabulary.h"
#include "core/muster-i18n.h"

#include <langinfo.h>
#include <string.h>

/* Whoever reads a table with other answers reads all of it anew: what a cell means may depend on any
 * other. */

MusterClubTableFile *
muster_club_table_file_copy (const MusterClubTableFile *self)
{
  MusterClubTableFile *copy = g_new0 (MusterClubTableFile, 1);

  copy->file = g_bytes_ref (self->file);
  copy->origin = g_strdup (self->origin);
  copy->results = g_ptr_array_ref (self->results);
  copy->names = muster_club_names_ref (self->names);
  copy->today = g_strdup (self->today);
  copy->remembered = self->remembered != NULL ? g_variant_ref (self->remembered) : NULL;

  return copy;
}

void
muster_club_table_file_free (MusterClubTableFile *self)
{
  g_return_if_fail (self != NULL);

  g_bytes_unref (self->file);
  g_free (self->origin);
  g_ptr_array_unref (self->results);
  muster_club_names_unref (self->names);
  g_free (self->today);
  g_clear_pointer (&self->remembered, g_variant_unref);
  g_free (self);
}

/* @language: room for the two letters of one */
static MusterClubReader
find_reader (const char *today,
             char        language[3])
{
  g_strlcpy (language, g_get_language_names ()[0], 3);
  if (!g_ascii_islower (language[0]))
    language[0] = '\0';

  return (MusterClubReader) { today, muster_club_days_order_of_format (nl_langinfo (D_FMT)), language };
}

/* The club's own table, if there is nothing to ask about it. */
static MusterClubImport *
read_own (const MusterClubTableFile *file)
{
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (MusterClubImport) import = NULL;
  gsize length;
  const char *text = g_bytes_get_data (file->file, &length);

  /* Go backwards, so that of several results with the same battle the first one counts. */
  for (guint i = file->results->len; i-- > 0; )
    {
      MusterClubResult *result = file->results->pdata[i];

      g_hash_table_replace (known, (char *) result->head.battle, result);
    }
  import = muster_club_import_new (text, length, file->origin, known, file->names, NULL);

  return import != NULL && import->n_battles[MUSTER_CLUB_REFUSED] == 0 ? g_steal_pointer (&import) : NULL;
}

static void
apply_cells (MusterClubReading *self)
{
  GHashTableIter iter;
  gpointer cell, text;

  g_hash_table_iter_init (&iter, self->answers->cells);
  while (g_hash_table_iter_next (&iter, &cell, &text))
    {
      guint row = (guint) (GPOINTER_TO_SIZE (cell) / (MUSTER_CLUB_MAX_COLUMNS + 1));

      if (row < self->sheet->rows->len)
        muster_club_sheet_set_cell (self->sheet, row,
                                    (guint) (GPOINTER_TO_SIZE (cell) % (MUSTER_CLUB_MAX_COLUMNS + 1)), text);
    }
}

static void
apply_games (MusterClubReading *self)
{
  int column = muster_club_meanings_find (self->meanings, MUSTER_CLUB_MEANS_RULESET, 0);

  for (guint row = self->meanings->first;
       column >= 0 && g_hash_table_size (self->answers->games) > 0 && row < self->sheet->rows->len; row++)
    {
      const char *text = muster_club_sheet_get_cell (self->sheet, row, (guint) column);
      const char *game = g_hash_table_lookup (self->answers->games, text);

      if (game != NULL)
        muster_club_sheet_set_cell (self->sheet, row, (guint) column, game);
    }
}

static gboolean
understand (MusterClubReading          *self,
            const MusterClubTableFile  *file,
            const MusterClubReader     *reader,
            GError                    **error)
{
  const MusterClubSettings settings = { self->answers->layout, self->answers->order, self->answers->map };
  gsize length;
  const char *text = g_bytes_get_data (file->file, &length);

  g_clear_pointer (&self->meanings, muster_club_meanings_free);
  g_clear_pointer (&self->sheet, muster_club_sheet_free);
  self->sheet = muster_club_sheet_new (text, length, file->origin, self->answers->encoding,
                                       self->answers->separator, error);
  if (self->sheet == NULL)
    return FALSE;
  apply_cells (self);
  self->meanings = muster_club_meanings_new (self->sheet, &settings, reader, error);

  return self->meanings != NULL;
}

/* What the headings are, in any case and however they are spaced. */
static char *
dup_key (const MusterClubReading *self)
{
  g_autoptr (GString) headings = g_string_new (NULL);

  if (self->meanings->header < 0)
    return g_strdup ("");
  for (guint i = 0; i < self->meanings->n_columns; i++)
    {
      g_autofree char *folded = muster_club_vocabulary_fold (
        muster_club_sheet_get_cell (self->sheet, (guint) self->meanings->header, i));

      g_string_append_printf (headings, "%s\n", folded);
    }

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, headings->str, -1);
}

/* FALSE: nothing is remembered of tables with these headings. */
static gboolean
recall (MusterClubReading         *self,
        const MusterClubTableFile *file)
{
  g_autofree char *text = NULL;

  self->key = dup_key (self);
  if (file->remembered == NULL || !g_variant_lookup (file->remembered, self->key, "s", &text))
    return FALSE;
  muster_club_answers_read (self->answers, text);

  return TRUE;
}

/* What becomes of each row of a table that was read to the letter. */
static void
judge_rows (MusterClubReading *self)
{
  guint next = 0;

  self->rows = g_array_new (FALSE, TRUE, sizeof (MusterClubGuessRow));
  for (guint row = self->meanings->first; row < self->sheet->rows->len; row++)
    {
      guint line = muster_club_sheet_get_row (self->sheet, row)->line;
      MusterClubGuessRow judged = { MUSTER_CLUB_TAKEN, -1, NULL };

      while (next < self->import->records->len &&
             g_array_index (self->import->records, MusterClubRecord, next).line < line)
        next++;
      if (next < self->import->records->len)
        {
          const MusterClubRecord *record = &g_array_index (self->import->records, MusterClubRecord, next);

          judged.fate = record->fate;
          judged.reason = record->reason;
        }
      g_array_append_val (self->rows, judged);
    }
}

MusterClubReading *
muster_club_reading_new (const MusterClubTableFile  *file,
                         const MusterClubAnswers    *answers,
                         GError                    **error)
{
  g_autoptr (MusterClubReading) self = g_new0 (MusterClubReading, 1);
  char language[3];
  const MusterClubReader reader = find_reader (file->today, language);

  self->today = g_strdup (file->today);
  self->answers = answers != NULL ? muster_club_answers_copy (answers) : muster_club_answers_new ();
  if (!understand (self, file, &reader, error))
    return NULL;
  if (answers == NULL && recall (self, file) && !understand (self, file, &reader, NULL))
    {
      /* What is remembered does not fit after all. */
      muster_club_answers_free (self->answers);
      self->answers = muster_club_answers_new ();
      if (!understand (self, file, &reader, error))
        return NULL;
    }
  self->import = answers == NULL ? read_own (file) : NULL;
  if (self->import != NULL)
    judge_rows (self);
  else
    {
      const MusterClubGuessClub club = { file->results, file->names, self->answers->same,
                                         self->answers->doubles };

      apply_games (self);
      self->guess = muster_club_guess_new (self->sheet, self->meanings, &reader, &club);
      self->rows = g_array_ref (self->guess->rows);
    }

  return g_steal_pointer (&self);
}

void
muster_club_reading_free (MusterClubReading *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->guess, muster_club_guess_free);
  g_clear_pointer (&self->import, muster_club_import_free);
  g_clear_pointer (&self->meanings, muster_club_meanings_free);
  g_clear_pointer (&self->sheet, muster_club_sheet_free);
  g_clear_pointer (&self->answers, muster_club_answers_free);
  g_free (self->today);
  g_free (self->key);
  g_free (self);
}

guint
muster_club_reading_count (const MusterClubReading *self,
                           MusterClubFate           fate)
{
  if (self->import != NULL)
    return self->import->n_battles[fate];

  return fate == MUSTER_CLUB_TAKEN   ? self->guess->results->len
         : fate == MUSTER_CLUB_KNOWN ? self->guess->n_doubles
                                     : self->guess->n_refused;
}

GPtrArray *
muster_club_reading_get_results (const MusterClubReading *self)
{
  return self->import != NULL ? self->import->results : self->guess->results;
}

GPtrArray *
muster_club_reading_get_new_players (const MusterClubReading *self)
{
  return self->import != NULL ? self->import->new_players : self->guess->new_players;
}

char *
muster_club_reading_dup_refused (const MusterClubReading *self)
{
  return self->guess != NULL ? muster_club_guess_write_refused (self->guess, self->sheet) : g_strdup ("");
}

char *
muster_club_reading_dup_heading (const MusterClubReading *self,
                                 guint                    column)
{
  int header = self->meanings->header;
  const char *heading = header >= 0 ? muster_club_sheet_get_cell (self->sheet, (guint) header, column) : "";

  return *heading != '\0' ? g_strdup (heading) : muster_club_column_dup_letter (column);
}

static const MusterClubGuessRow *
get_row (const MusterClubReading *self,
         guint                    row)
{
  return &g_array_index (self->rows, MusterClubGuessRow, row);
}

guint
muster_club_reading_get_line (const MusterClubReading *self,
                              guint                    row)
{
  return muster_club_sheet_get_row (self->sheet, self->meanings->first + row)->line;
}

MusterClubFate
muster_club_reading_get_fate (const MusterClubReading *self,
                              guint                    row)
{
  return get_row (self, row)->fate;
}

char *
muster_club_reading_dup_note (const MusterClubReading *self,
                              guint                    row)
{
  const MusterClubGuessRow *there = get_row (self, row);

  if (there->fate == MUSTER_CLUB_REFUSED)
    return g_strdup_printf (_("Refused: %s"), there->reason);

  return g_strdup (there->fate == MUSTER_CLUB_KNOWN ? _("There already, left out") : _("Kept"));
}

int
muster_club_reading_get_fault (const MusterClubReading *self,
                               guint                    row)
{
  return get_row (self, row)->fate == MUSTER_CLUB_REFUSED ? get_row (self, row)->column : -1;
}

char *
muster_club_reading_dup_proposal (const MusterClubReading *self,
                                  guint                    row)
{
  int fault = muster_club_reading_get_fault (self, row);
  char language[3];
  const MusterClubReader reader = find_reader (self->today, language);

  return fault >= 0 ? muster_club_guess_propose_dup_proposal (self->sheet, self->meanings, &reader,
                                                              self->meanings->first + row, (guint) fault)
                    : NULL;
}
