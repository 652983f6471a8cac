/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-import.h"

#include "core/club/muster-club-header.h"
#include "core/club/muster-club-name.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Reads a table of results. First each line is read by itself; then the lines of each battle,
 * wherever they stand, are checked together. One bad line causes its whole battle to be left
 * out. If a line has too few or too many cells, it is not certain which cell names the battle,
 * so every battle that it may belong to is left out. */

/* A line that was read. It has the same number as its record. */
typedef struct
{
  MusterClubHead head;
  MusterClubLine line;
  gboolean is_stray;
} Entry;

/* A line whose number of cells differs from that of the header. */
typedef struct
{
  guint number;
  const char *battles[2]; /* the cell at that column counted from the front and the back, or "" */
} Stray;

typedef struct
{
  MusterClubImport *import;
  const char *origin;
  GHashTable *known;
  const MusterClubNames *names;
  MusterClubColumn *columns; /* by cell; N_COLUMNS for a column that is not kept */
  guint n_columns;
  GArray *entries;     /* Entry, one for each record */
  GPtrArray *battles;  /* GArray of numbers of records, one array for each battle */
  GHashTable *by_name; /* the same arrays by the name of the battle */
  GArray *strays;
  GHashTable *seen;    /* new players */
} Reader;

static void
clear_record (gpointer data)
{
  g_free (((MusterClubRecord *) data)->reason);
}

static gboolean
refuse_file (Reader      *self,
             guint        line,
             GError     **error,
             const char  *reason)
{
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, _("%s: line %u: %s"), self->origin, line,
               reason);

  return FALSE;
}

static gboolean
check_text (Reader      *self,
            const char  *text,
            gsize        length,
            GError     **error)
{
  const char *end;
  guint n = 1;

  if (length > MUSTER_CLUB_MAX_FILE)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE, _("%s: larger than %d MiB"),
                   self->origin, MUSTER_CLUB_MAX_FILE / 1024 / 1024);
      return FALSE;
    }
  if (length == 0 || g_utf8_validate_len (text, length, &end))
    return TRUE;

  for (const char *p = text; p < end; p++)
    n += *p == '\n';
  return refuse_file (self, n, error,
                      *end == '\0' ? _("a NUL character; is this a text file at all?")
                                   : _("not UTF-8; spreadsheets can save as “CSV UTF-8”"));
}

static gboolean
read_header (Reader         *self,
             MusterCsvScan  *scan,
             GError        **error)
{
  g_autofree char *fault = NULL;

  if (!muster_csv_scan_next (scan) || scan->fault != MUSTER_CSV_SOUND)
    return refuse_file (self, 1, error, _("there is no line with the names of the columns"));

  self->n_columns = muster_csv_scan_get_n_cells (scan);
  self->columns = muster_club_header_read (scan, self->import->unknown, &fault);

  return self->columns != NULL || refuse_file (self, scan->line, error, fault);
}

static char *
dup_shape_fault (Reader        *self,
                 MusterCsvScan *scan)
{
  guint n = muster_csv_scan_get_n_cells (scan);

  if (scan->fault == MUSTER_CSV_STRAY_QUOTE)
    return g_strdup (_("a quotation mark within a cell; put the cell into quotation marks and write its own "
                       "twice"));
  if (scan->fault == MUSTER_CSV_BEHIND_QUOTE)
    return g_strdup (_("there is something after the closing quotation mark of a cell"));
  if (n != self->n_columns)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u cell, and the header has %u",
                                       "%u cells, and the header has %u", n),
                            n, self->n_columns);

  return NULL;
}

/* Adds a record to the lines of its battle, wherever they stand. A line without a battle is
 * refused. */
static void
file_record (Reader     *self,
             const char *battle,
             guint       number)
{
  GArray *battle_records = g_hash_table_lookup (self->by_name, battle);

  if (*battle == '\0')
    {
      self->import->n_battles[MUSTER_CLUB_REFUSED]++;
      return;
    }
  if (battle_records == NULL)
    {
      battle_records = g_array_new (FALSE, FALSE, sizeof (guint));
      g_ptr_array_add (self->battles, battle_records);
      g_hash_table_insert (self->by_name, (char *) battle, battle_records);
    }
  g_array_append_val (battle_records, number);
}

/* Returns the text of a cell that may name the battle, or "". */
static const char *
share_battle (Reader        *self,
              MusterCsvScan *scan,
              guint          cell)
{
  if (cell >= muster_csv_scan_get_n_cells (scan))
    return "";

  return muster_csv_skip_guard (
    g_string_chunk_insert_const (self->import->texts, muster_csv_scan_get_cell (scan, cell)));
}

static void
note_stray (Reader        *self,
            MusterCsvScan *scan)
{
  guint n = muster_csv_scan_get_n_cells (scan);
  guint cell = 0;
  Stray stray = { .number = self->entries->len };

  while (self->columns[cell] != MUSTER_CLUB_COLUMN_BATTLE)
    cell++;
  stray.battles[0] = share_battle (self, scan, cell);
  /* If the line is too short, the index wraps around to a number for which there is no cell. */
  stray.battles[1] = share_battle (self, scan, n - (self->n_columns - cell));
  g_array_append_val (self->strays, stray);
}

static void
read_record (Reader        *self,
             MusterCsvScan *scan)
{
  MusterClubRecord record = { .line = scan->line };
  Entry entry = { 0 };
  MusterClubCells cells;
  const char *member;
  guint n;

  n = MIN (self->n_columns, muster_csv_scan_get_n_cells (scan));
  for (guint i = 0; i < MUSTER_CLUB_N_COLUMNS; i++)
    cells.cells[i] = "";
  for (guint i = 0; i < n; i++)
    {
      if (self->columns[i] < MUSTER_CLUB_N_COLUMNS)
        cells.cells[self->columns[i]] =
          g_string_chunk_insert_const (self->import->texts, muster_csv_scan_get_cell (scan, i));
    }
  record.reason = dup_shape_fault (self, scan);
  if (record.reason == NULL)
    record.reason = muster_club_cells_read (&cells, &entry.head, &entry.line);
  if (record.reason == NULL)
    record.reason = muster_club_name_dup_fault (entry.line.player);
  if (record.reason == NULL)
    record.reason = muster_club_name_dup_fault (entry.line.side);
  for (guint i = 0; i < MUSTER_CLUB_N_COLUMNS && record.reason == NULL; i++)
    record.reason = muster_club_text_dup_fault (cells.cells[i]);
  record.battle = muster_csv_skip_guard (cells.cells[MUSTER_CLUB_COLUMN_BATTLE]);
  record.player = muster_csv_skip_guard (cells.cells[MUSTER_CLUB_COLUMN_PLAYER]);
  member = muster_club_names_resolve (self->names, record.player);
  record.member = strcmp (member, record.player) != 0 ? member : "";
  record.is_new = !muster_club_names_is_known (self->names, record.player);
  record.fate = record.reason != NULL ? MUSTER_CLUB_REFUSED : MUSTER_CLUB_TAKEN;
  if (muster_csv_scan_get_n_cells (scan) != self->n_columns)
    {
      note_stray (self, scan);
      entry.is_stray = TRUE;
    }
  else
    file_record (self, record.battle, self->entries->len);
  g_array_append_val (self->import->records, record);
  g_array_append_val (self->entries, entry);
}

static gboolean
read_records (Reader         *self,
              MusterCsvScan  *scan,
              GError        **error)
{
  while (muster_csv_scan_next (scan))
    {
      /* Everything after the open quotation mark is lost, so that no battle is certain to be
       * complete. */
      if (scan->fault == MUSTER_CSV_OPEN_QUOTE)
        return refuse_file (self, scan->line, error, _("a quotation mark is never closed"));
      read_record (self, scan);
    }

  return TRUE;
}

/* Adds a stray line to a battle, which is left out because of it. */
static void
attach (Reader      *self,
        const Stray *stray,
        GArray      *battle)
{
  MusterClubRecord *records = (MusterClubRecord *) (gpointer) self->import->records->data;

  g_array_append_val (battle, stray->number);
  records[stray->number].battle = records[g_array_index (battle, guint, 0)].battle;
}

static gboolean
is_stray (Reader *self,
          guint   number)
{
  return g_array_index (self->entries, Entry, number).is_stray;
}

/* Returns: (nullable): the battle of a line; NULL if there is no such line or if it has no
 * battle. */
static GArray *
find_battle (Reader *self,
             guint   number)
{
  return number < self->entries->len
           ? g_hash_table_lookup (self->by_name,
                                  g_array_index (self->import->records, MusterClubRecord, number).battle)
           : NULL;
}

/* Finds the battles of the stray lines, once all battles of the file are known. A stray line
 * between two lines of the same battle may belong to it. One that belongs to no battle becomes a
 * battle of its own. */
static void
place_strays (Reader *self)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (Stray));
  guint before = G_MAXUINT, behind = 0, n = 0;

  for (guint number = 0; n < self->strays->len; number++)
    {
      const Stray *stray = &g_array_index (self->strays, Stray, n);
      GArray *front;
      GArray *back;

      if (!is_stray (self, number))
        {
          before = number;
          continue;
        }
      n++;
      for (behind = MAX (behind, number); behind < self->entries->len && is_stray (self, behind); behind++)
        ;
      /* A cell of the line may name a battle of the file. */
      front = g_hash_table_lookup (self->by_name, stray->battles[0]);
      back = g_hash_table_lookup (self->by_name, stray->battles[1]);
      if (back != NULL)
        attach (self, stray, back);
      if (front != NULL && front != back)
        attach (self, stray, front);
      if (front != NULL || back != NULL)
        continue;
      if (find_battle (self, before) != NULL && find_battle (self, before) == find_battle (self, behind))
        attach (self, stray, find_battle (self, before));
      else
        g_array_append_val (others, *stray);
    }
  for (guint i = 0; i < others->len; i++)
    {
      const Stray *stray = &g_array_index (others, Stray, i);

      file_record (self, stray->battles[0], stray->number);
    }
}

static MusterClubRecord *
get_record (Reader *self,
            GArray *battle,
            guint   i)
{
  return &g_array_index (self->import->records, MusterClubRecord, g_array_index (battle, guint, i));
}

static const Entry *
get_entry (Reader *self,
           GArray *battle,
           guint   i)
{
  return &g_array_index (self->entries, Entry, g_array_index (battle, guint, i));
}

static char *
dup_head_fault (const MusterClubHead *head,
                const MusterClubHead *first)
{
  const char *texts[] = { head->date, head->ruleset, head->scenario, head->place, head->campaign };
  const char *firsts[] = { first->date, first->ruleset, first->scenario, first->place, first->campaign };
  static const MusterClubColumn COLUMNS[] = { MUSTER_CLUB_COLUMN_DATE, MUSTER_CLUB_COLUMN_RULESET,
                                              MUSTER_CLUB_COLUMN_SCENARIO, MUSTER_CLUB_COLUMN_PLACE,
                                              MUSTER_CLUB_COLUMN_CAMPAIGN };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      if (strcmp (texts[i], firsts[i]) != 0)
        return g_strdup_printf (_("“%s” is “%s” here and “%s” on another line of the battle"),
                                muster_club_column_get_name (COLUMNS[i]), texts[i], firsts[i]);
    }

  return NULL;
}

/* Two names of the same member cannot both take part in a battle. */
static char *
dup_member_fault (Reader *self,
                  GArray *battle,
                  guint   line)
{
  const char *player = get_record (self, battle, line)->player;
  const char *member = muster_club_names_resolve (self->names, player);

  for (guint i = 0; i < line; i++)
    {
      const char *other = get_record (self, battle, i)->player;

      if (strcmp (other, player) != 0 && strcmp (muster_club_names_resolve (self->names, other), member) == 0)
        return g_strdup_printf (_("“%s” and “%s” are the same member"), player, other);
    }

  return NULL;
}

/* Returns: (nullable): the first record of the battle that has a fault */
static const MusterClubRecord *
find_bad (Reader *self,
          GArray *battle)
{
  for (guint i = 0; i < battle->len; i++)
    {
      if (get_record (self, battle, i)->reason != NULL)
        return get_record (self, battle, i);
    }

  return NULL;
}

static void
settle (Reader         *self,
        GArray         *battle,
        MusterClubFate  fate,
        const char     *reason)
{
  self->import->n_battles[fate]++;
  for (guint i = 0; i < battle->len; i++)
    {
      MusterClubRecord *record = get_record (self, battle, i);

      record->fate = fate;
      if (record->reason == NULL)
        record->reason = g_strdup (reason);
    }
}

static void
take_or_pass (Reader         *self,
              GArray         *battle,
              MusterClubLine *lines)
{
  g_autoptr (MusterClubResult) result =
    muster_club_result_new (&get_entry (self, battle, 0)->head, lines, battle->len);
  const MusterClubResult *there =
    self->known != NULL ? g_hash_table_lookup (self->known, result->head.battle) : NULL;

  if (there != NULL && muster_club_result_equal (there, result))
    settle (self, battle, MUSTER_CLUB_KNOWN, _("the battle is there already"));
  else if (there != NULL)
    settle (self, battle, MUSTER_CLUB_REFUSED, _("the battle is there already, with different cells"));
  else
    {
      settle (self, battle, MUSTER_CLUB_TAKEN, NULL);
      for (guint i = 0; i < battle->len; i++)
        {
          const MusterClubRecord *record = get_record (self, battle, i);
          const char *member = muster_club_names_resolve (self->names, record->player);

          if (record->is_new && g_hash_table_add (self->seen, (char *) member))
            g_ptr_array_add (self->import->new_players, g_strdup (member));
        }
      g_ptr_array_add (self->import->results, g_steal_pointer (&result));
    }
}

static void
judge (Reader *self,
       GArray *battle)
{
  const MusterClubRecord *bad = find_bad (self, battle);
  g_autofree MusterClubLine *lines = NULL;
  g_autofree char *fault = NULL;

  if (bad == NULL && battle->len > MUSTER_CLUB_MAX_LINES)
    {
      fault = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "a battle has at most %d line",
                                          "a battle has at most %d lines",
                                          (gulong) MUSTER_CLUB_MAX_LINES), MUSTER_CLUB_MAX_LINES);
      settle (self, battle, MUSTER_CLUB_REFUSED, fault);
      return;
    }
  if (bad == NULL)
    {
      const Entry *first;

      lines = g_new (MusterClubLine, battle->len);

      /* Compares each line with those before it, under the names that people have now. */
      first = get_entry (self, battle, 0);
      for (guint i = 0; i < battle->len; i++)
        lines[i] = get_entry (self, battle, i)->line;
      muster_club_names_spell_lines (self->names, lines, battle->len);
      for (guint i = 0; i < battle->len; i++)
        {
          MusterClubRecord *record = get_record (self, battle, i);

          record->reason = dup_head_fault (&get_entry (self, battle, i)->head, &first->head);
          if (record->reason == NULL)
            record->reason = muster_club_line_dup_fault (lines, i);
          if (record->reason == NULL)
            record->reason = dup_member_fault (self, battle, i);
        }

      bad = find_bad (self, battle);
    }
  if (bad != NULL)
    {
      g_autofree char *reason = NULL;

      reason = g_strdup_printf (_("its battle is left out because of line %u"), bad->line);
      settle (self, battle, MUSTER_CLUB_REFUSED, reason);
      return;
    }

  fault = muster_club_lines_dup_fault (lines, battle->len);
  if (fault != NULL)
    settle (self, battle, MUSTER_CLUB_REFUSED, fault);
  else
    take_or_pass (self, battle, lines);
}

static MusterClubImport *
new_empty (void)
{
  MusterClubImport *self = g_new0 (MusterClubImport, 1);

  self->records = g_array_new (FALSE, FALSE, sizeof (MusterClubRecord));
  g_array_set_clear_func (self->records, clear_record);
  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);
  self->unknown = g_ptr_array_new_with_free_func (g_free);
  self->new_players = g_ptr_array_new_with_free_func (g_free);
  self->texts = g_string_chunk_new (64 * 1024);

  return self;
}

/**
 * muster_club_import_new:
 * @origin: what to call the file in an error
 * @known: (nullable): %NULL if the club has no results yet
 * @names: (nullable): %NULL if nobody is known yet
 *
 * Returns: (transfer full) (nullable): what the table means
 */
MusterClubImport *
muster_club_import_new (const char             *text,
                        gsize                   length,
                        const char             *origin,
                        GHashTable             *known,
                        const MusterClubNames  *names,
                        GError                **error)
{
  g_autoptr (MusterClubImport) import = new_empty ();
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GPtrArray) battles = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) strays = g_array_new (FALSE, FALSE, sizeof (Stray));
  g_auto (MusterCsvScan) scan = { 0 };
  Reader self = { import, origin, known, names, NULL, 0, entries, battles, by_name, strays, seen };
  gboolean done;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  muster_csv_scan_init (&scan, text, length);
  done = check_text (&self, text, length, error) && read_header (&self, &scan, error) &&
         read_records (&self, &scan, error);
  g_free (self.columns);
  if (!done)
    return NULL;

  place_strays (&self);
  for (guint i = 0; i < battles->len; i++)
    judge (&self, battles->pdata[i]);

  return g_steal_pointer (&import);
}

void
muster_club_import_free (MusterClubImport *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->records);
  g_ptr_array_unref (self->results);
  g_ptr_array_unref (self->unknown);
  g_ptr_array_unref (self->new_players);
  g_string_chunk_free (self->texts);
  g_free (self);
}
