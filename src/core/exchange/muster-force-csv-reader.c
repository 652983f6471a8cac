/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-csv.h"

#include "core/exchange/muster-force-csv-columns.h"
#include "core/exchange/muster-force-csv-variants.h"
#include "core/exchange/muster-force-list-reader.h"
#include "core/forces/muster-force-text.h"
#include "core/exchange/muster-list-reader-private.h"
#include "core/exchange/muster-list-words.h"
#include "core/muster-core-error.h"
#include "core/muster-csv.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Reads a table row by row. A cell that makes no sense is reported and ignored; a row with an
 * unknown type is ignored as a whole. */

/* The longest titles of all columns together, in bytes. */
#define MAX_TITLES 10000

typedef struct
{
  MusterListReader list;
  int columns[MUSTER_N_COLUMNS]; /* where each is, or -1 */
  GPtrArray *variants;
  const MusterCsvRow *row;
  MusterReadingLine *line;
} Reader;

/* Never NULL. */
static const char *
get_cell (const Reader      *self,
          MusterForceColumn  column)
{
  int place = self->columns[column];

  return place >= 0 && (guint) place < self->row->cells->len ? g_ptr_array_index (self->row->cells, place)
                                                             : "";
}

static gboolean
is_blank (const char *cell)
{
  return cell[strspn (cell, " \t")] == '\0';
}

static void G_GNUC_PRINTF (3, 4)
remark (Reader            *self,
        MusterForceColumn  column,
        const char        *format,
        ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  muster_reading_line_remark (self->line, _("row %u, column “%s”: %s"), self->row->number,
                              muster_force_csv_columns_get_title (column), reason);
}

/* Returns the number in a cell, or -1 if it has none. */
static int
get_number (Reader            *self,
            MusterForceColumn  column,
            int                min,
            int                max)
{
  const char *cell = get_cell (self, column);
  g_autofree char *stripped = g_strstrip (g_strdup (cell));
  guint64 number;

  if (*stripped == '\0')
    return -1;
  /* "6+" means a number to roll. */
  if (column == MUSTER_COLUMN_LEADERSHIP && g_str_has_suffix (stripped, "+"))
    stripped[strlen (stripped) - 1] = '\0';
  if (g_ascii_string_to_unsigned (stripped, 10, (guint64) min, (guint64) max, &number, NULL))
    return (int) number;

  remark (self, column, _("expected a whole number from %d to %d, found “%s”"), min, max, cell);

  return -1;
}

static const MusterName *
find_name (Reader            *self,
           MusterForceColumn  column,
           MusterNameKind     kind,
           const char        *text)
{
  gboolean is_guess;
  const MusterName *name = muster_name_index_find (self->list.index, kind, text, &is_guess);

  if (name == NULL)
    remark (self, column, _("“%s” is not known"), text);
  else if (is_guess)
    remark (self, column, _("“%s” was read as “%s”"), text, muster_name_index_show (name));

  return name;
}

static void
read_options (Reader          *self,
              MusterForceUnit *unit)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  g_autoptr (GArray) quoted = NULL;
  g_autoptr (GPtrArray) parts = muster_list_head_split_parts (get_cell (self, MUSTER_COLUMN_OPTIONS),
                                                              &quoted);
  const char *last = NULL;

  for (guint i = 0; i < parts->len; i++)
    {
      const char *part = g_ptr_array_index (parts, i);
      g_autofree char *key = muster_word_dup_key (part);
      const MusterName *name;

      if (last != NULL && muster_list_words_is (MUSTER_LIST_FREE, key))
        {
          muster_force_unit_set_free_option (unit, last);
          continue;
        }
      name = find_name (self, MUSTER_COLUMN_OPTIONS, MUSTER_NAME_OPTION, part);
      last = name != NULL ? name->option->id : NULL;
      if (name == NULL)
        continue;
      muster_force_unit_add_option (unit, name->option->id);
      if (muster_unit_type_find_option (type, name->option->id) == NULL)
        remark (self, MUSTER_COLUMN_OPTIONS, _("“%s” is not an option of %s"), muster_name_index_show (name),
                muster_force_text_show (type->name));
    }
}

static void
read_leader (Reader       *self,
             MusterLeader *leader)
{
  int leadership = get_number (self, MUSTER_COLUMN_LEADERSHIP, 1, MUSTER_FORCE_MAX_LEADERSHIP);
  const char *trait = get_cell (self, MUSTER_COLUMN_TRAIT);
  const MusterName *name;

  muster_leader_set_rank (leader, get_cell (self, MUSTER_COLUMN_RANK));
  muster_leader_set_name (leader, get_cell (self, MUSTER_COLUMN_LEADER));
  muster_leader_set_trait_name (leader, get_cell (self, MUSTER_COLUMN_TRAIT_NAME));
  muster_leader_set_notes (leader, get_cell (self, MUSTER_COLUMN_LEADER_NOTES));
  if (leadership > 0)
    muster_leader_set_leadership (leader, leadership);
  if (is_blank (trait))
    return;
  name = find_name (self, MUSTER_COLUMN_TRAIT, MUSTER_NAME_TRAIT, trait);
  if (name != NULL)
    muster_leader_set_trait_id (leader, name->trait->id);
}

/* Returns: the unit, with options if the cell has more than the type: "Veteran Tribal Infantry" */
static MusterForceUnit *
read_type (Reader *self)
{
  const char *cell = get_cell (self, MUSTER_COLUMN_TYPE);
  const char *id = get_cell (self, MUSTER_COLUMN_ID);
  const MusterName *name = muster_name_index_find (self->list.index, MUSTER_NAME_TYPE, cell, NULL);
  g_autoptr (MusterUnitPhrase) phrase = NULL;
  MusterForceUnit *unit;

  if (name != NULL)
    return muster_force_reading_new_unit (self->list.reading, id, name->type->id);

  phrase = muster_unit_phrase_read (self->list.index, cell);
  if (phrase->type == NULL || phrase->unknown->len > 0)
    return NULL;

  unit = muster_force_reading_new_unit (self->list.reading, id, phrase->type->id);
  for (guint i = 0; i < phrase->options->len; i++)
    muster_force_unit_add_option (unit, ((const MusterOption *) g_ptr_array_index (phrase->options, i))->id);
  for (guint i = 0; i + 1 < phrase->guesses->len; i += 2)
    remark (self, MUSTER_COLUMN_TYPE, _("“%s” was read as “%s”"),
            (const char *) g_ptr_array_index (phrase->guesses, i),
            (const char *) g_ptr_array_index (phrase->guesses, i + 1));

  return unit;
}

static void
read_unit (Reader *self)
{
  g_autoptr (MusterForceUnit) unit = read_type (self);
  guint place = muster_force_reading_get_n_units (self->list.reading);
  int models, count;

  if (unit == NULL)
    {
      const char *type = get_cell (self, MUSTER_COLUMN_TYPE);

      muster_reading_line_set_kind (self->line, MUSTER_READING_UNKNOWN, NULL);
      remark (self, MUSTER_COLUMN_TYPE, _("“%s” is not known"), type);
      muster_reading_line_take_suggestions (
        self->line, muster_name_index_suggest (self->list.index, MUSTER_NAME_TYPE, type));
      return;
    }

  /* If the table has no names for units, they keep those of their types. */
  if (self->columns[MUSTER_COLUMN_UNIT] >= 0 &&
      (self->columns[MUSTER_COLUMN_ID] >= 0 || !is_blank (get_cell (self, MUSTER_COLUMN_UNIT))))
    muster_force_unit_set_name (unit, get_cell (self, MUSTER_COLUMN_UNIT));
  read_options (self, unit);
  models = get_number (self, MUSTER_COLUMN_MODELS, 0, MUSTER_FORCE_MAX_MODELS);
  if (models >= 0)
    muster_force_unit_set_models (unit, models);
  muster_force_unit_set_notes (unit, get_cell (self, MUSTER_COLUMN_NOTES));
  read_leader (self, muster_force_unit_get_leader (unit));
  count = get_number (self, MUSTER_COLUMN_COUNT, 1, MUSTER_FORCE_MAX_UNITS);
  muster_force_reading_add_units (self->list.reading, self->line, unit, (guint) MAX (count, 1));
  muster_reading_line_set_stated_cost (self->line, get_number (self, MUSTER_COLUMN_POINTS, 0, G_MAXINT),
                                       FALSE);
  muster_force_csv_variants_add_place (self->variants, get_cell (self, MUSTER_COLUMN_VARIANTS), place);
  if (!is_blank (get_cell (self, MUSTER_COLUMN_WITH)))
    muster_force_reading_link (self->list.reading, self->line, get_cell (self, MUSTER_COLUMN_WITH),
                               self->line);
}

static gboolean
has_unit (const Reader *self)
{
  for (guint i = 0; i < MUSTER_N_COLUMNS; i++)
    {
      gboolean of_unit = i < MUSTER_COLUMN_FIRST_OF_FORCE || i == MUSTER_COLUMN_COUNT;

      if (of_unit && !is_blank (get_cell (self, (MusterForceColumn) i)))
        return TRUE;
    }

  return FALSE;
}

static void
read_row (Reader             *self,
          const MusterCsvRow *row)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();
  g_autofree char *text = NULL;
  MusterForce *head;
  const char *ruleset;
  const char *rules;
  int budget;

  for (guint i = 0; i < row->cells->len; i++)
    {
      if (!is_blank (g_ptr_array_index (row->cells, i)))
        g_ptr_array_add (cells, g_ptr_array_index (row->cells, i));
    }
  g_ptr_array_add (cells, NULL);
  text = g_strjoinv (", ", (char **) cells->pdata);
  self->row = row;
  self->line = muster_force_reading_add_line (self->list.reading, row->number, text);
  muster_reading_line_set_kind (self->line, MUSTER_READING_HEAD, _("the head of the list"));
  head = muster_force_reading_get_head (self->list.reading);
  ruleset = get_cell (self, MUSTER_COLUMN_RULESET);
  rules = get_cell (self, MUSTER_COLUMN_RULES);
  budget = get_number (self, MUSTER_COLUMN_BUDGET, 0, MUSTER_FORCE_MAX_BUDGET);
  if (!is_blank (get_cell (self, MUSTER_COLUMN_FORCE)))
    muster_force_set_name (head, get_cell (self, MUSTER_COLUMN_FORCE));
  if (!is_blank (get_cell (self, MUSTER_COLUMN_THEATRE)))
    muster_force_set_theatre (head, get_cell (self, MUSTER_COLUMN_THEATRE));
  if (!is_blank (get_cell (self, MUSTER_COLUMN_FORCE_NOTES)))
    muster_force_set_notes (head, get_cell (self, MUSTER_COLUMN_FORCE_NOTES));
  if (budget >= 0)
    muster_force_set_budget (head, budget);
  if (!is_blank (rules))
    muster_list_head_read_rules (&self->list, rules, self->line);
  if (!is_blank (ruleset) &&
      !muster_list_head_is_ruleset (muster_force_reading_get_ruleset (self->list.reading), ruleset))
    remark (self, MUSTER_COLUMN_RULESET, _("this list is read by the names of %s"),
            muster_force_text_show (muster_ruleset_get_name (
              muster_force_reading_get_ruleset (self->list.reading))));
  muster_force_csv_variants_read (self->variants, get_cell (self, MUSTER_COLUMN_FORCE_VARIANTS));
  if (has_unit (self))
    read_unit (self);
}

/* Finds out which column is which. */
static gboolean
read_titles (Reader              *self,
             const MusterCsvRow  *row,
             const char          *origin,
             GError             **error)
{
  self->row = row;
  for (guint i = 0; i < MUSTER_N_COLUMNS; i++)
    self->columns[i] = -1;
  for (guint i = 0; i < row->cells->len; i++)
    {
      const char *title = g_ptr_array_index (row->cells, i);
      MusterForceColumn column = muster_force_csv_columns_find (title);

      if (column == MUSTER_N_COLUMNS)
        {
          if (self->line != NULL && !is_blank (title))
            muster_reading_line_remark (self->line, _("row %u: no column “%s” is known; it is left out"),
                                        row->number, title);
          continue;
        }
      if (self->columns[column] >= 0)
        {
          g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                       _("%s: row %u, column %u: there is a column “%s” already"), origin, row->number, i + 1,
                       title);
          return FALSE;
        }
      self->columns[column] = (int) i;
    }
  if (self->columns[MUSTER_COLUMN_TYPE] >= 0)
    return TRUE;

  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
               _("%s: row %u: there is no column “%s”"), origin, row->number,
               muster_force_csv_columns_get_title (MUSTER_COLUMN_TYPE));

  return FALSE;
}

/**
 * muster_force_csv_reader_read:
 * @origin: what to call the text in an error
 *
 * Returns: (transfer full) (nullable): the reading
 */
MusterForceReading *
muster_force_csv_reader_read (MusterRuleset  *ruleset,
                              const char     *text,
                              gsize           length,
                              const char     *origin,
                              GError        **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (MusterNameIndex) index = NULL;
  g_autoptr (GPtrArray) variants = muster_force_csv_variants_new ();
  g_autoptr (MusterForceReading) reading = NULL;
  Reader self = { .variants = variants };

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);

  rows = muster_csv_read (text, length, origin, error);
  if (rows == NULL)
    return NULL;
  if (rows->len == 0)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, _("%s: there is nothing in it"),
                   origin);
      return NULL;
    }

  index = muster_name_index_new (muster_ruleset_get_catalog (ruleset));
  reading = muster_force_reading_new (ruleset);
  self.list = (MusterListReader) { .reading = reading, .index = index };
  self.line = muster_force_reading_add_line (reading, 1, _("the titles of the columns"));
  if (!read_titles (&self, g_ptr_array_index (rows, 0), origin, error))
    return NULL;
  for (guint i = 1; i < rows->len; i++)
    read_row (&self, g_ptr_array_index (rows, i));
  muster_list_head_reader_clear (&self.list);
  muster_force_csv_variants_hand_over (variants, reading);
  muster_force_reading_finish (reading);

  return g_steal_pointer (&reading);
}

/* Reads the rows in the first @n_lines lines only, so that errors further down do not matter. */
static GPtrArray *
read_lines (const char *text,
            gsize       length,
            guint       n_lines)
{
  gsize n = 0;

  for (guint i = 0; i < n_lines && n < length; i++)
    {
      const char *end = memchr (text + n, '\n', length - n);

      n = end != NULL ? (gsize) (end - text) + 1 : length;
    }

  return muster_csv_read (text, MIN (n, MAX_TITLES), "", NULL);
}

gboolean
muster_force_csv_reader_recognise (const char  *text,
                                   gsize        length,
                                   char       **ruleset)
{
  g_autoptr (GPtrArray) titles = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  Reader self = { 0 };

  if (!muster_csv_looks_like (text, length))
    return FALSE;
  titles = read_lines (text, length, 1);
  /* The first line may be the one that says which character separates cells. */
  if (titles != NULL && titles->len == 0)
    {
      g_ptr_array_unref (titles);
      titles = read_lines (text, length, 2);
    }
  if (titles == NULL || titles->len == 0 || !read_titles (&self, g_ptr_array_index (titles, 0), "", NULL))
    return FALSE;

  rows = muster_csv_read (text, length, "", NULL);
  if (rows != NULL && rows->len > 1)
    {
      self.row = g_ptr_array_index (rows, 1);
      *ruleset = g_strdup (get_cell (&self, MUSTER_COLUMN_RULESET));
    }

  return TRUE;
}
