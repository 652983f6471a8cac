/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-import.h"

#include "core/exchange/muster-force-csv.h"
#include "core/forces/muster-force-file.h"
#include "core/exchange/muster-force-list-reader.h"
#include "core/exchange/muster-force-roster.h"
#include "core/exchange/muster-list-reader-private.h"
#include "core/exchange/muster-list-words.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"
#include "core/muster-zip.h"

#include <string.h>

/* The largest number of lines that the head of a list can have. */
#define HEAD_LINES 20

/* How many bytes are examined to recognise a format. */
#define HEAD_BYTES 4096

/* How many bytes of a list are examined to find its ruleset: more than any force of 500 units
 * has. */
#define SAMPLE_BYTES (64 * 1024)

/**
 * Source:
 * @named: (nullable): the ruleset that it names
 * @root: (nullable): the document, if it is XML
 */
typedef struct
{
  MusterForceFormat format;
  const char *text;
  gsize length;
  const char *origin;
  char *named;
  MusterXmlNode *root;
  GBytes *unpacked;
} Source;

static void
source_clear (Source *self)
{
  g_free (self->named);
  g_clear_pointer (&self->root, muster_xml_node_free);
  g_clear_pointer (&self->unpacked, g_bytes_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Source, source_clear)

/**
 * muster_force_import_detect:
 *
 * Returns: the format that it seems to have; %MUSTER_FORCE_FORMAT_TEXT if it is none of the others
 */
MusterForceFormat
muster_force_import_detect (gconstpointer data,
                            gsize         length)
{
  const char *text = data;
  g_autofree char *head = NULL;
  g_autofree char *ruleset = NULL;
  const char *p;

  g_return_val_if_fail (data != NULL || length == 0, MUSTER_FORCE_FORMAT_TEXT);

  if (muster_zip_looks_like (data, length))
    return MUSTER_FORCE_FORMAT_ROSZ;

  head = g_strndup (text != NULL ? text : "", MIN (length, HEAD_BYTES));
  p = head + (g_str_has_prefix (head, "\xef\xbb\xbf") ? 3 : 0);
  p += strspn (p, " \t\r\n");
  if (*p == '{')
    return MUSTER_FORCE_FORMAT_JSON;
  if (g_str_has_prefix (p, "<?xml") || g_str_has_prefix (p, "<roster") ||
      (*p == '<' && strstr (p, MUSTER_ROSTER_NAMESPACE) != NULL))
    return MUSTER_FORCE_FORMAT_ROS;
  if (length > 0 && muster_force_csv_reader_recognise (text, length, &ruleset))
    return MUSTER_FORCE_FORMAT_CSV;

  return MUSTER_FORCE_FORMAT_TEXT;
}

/* Returns: (nullable): the name of a ruleset in the head of a list */
static char *
find_named_ruleset (MusterLibrary *library,
                    const char    *text,
                    gsize          length)
{
  GListModel *rulesets = muster_library_get_rulesets (library);
  g_autofree char *head = g_strndup (text, MIN (length, HEAD_BYTES));
  g_autofree char *valid = g_utf8_make_valid (head, -1);
  g_autoptr (GArray) lines = muster_list_markup_split (valid);

  for (guint i = 0; i < MIN (lines->len, HEAD_LINES); i++)
    {
      const char *line = muster_list_markup_get (lines, i)->text;
      const char *colon = strchr (line, ':');

      for (guint j = 0; j < g_list_model_get_n_items (rulesets); j++)
        {
          g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, j);
          g_autoptr (MusterForceReading) reading = muster_force_reading_new (ruleset);
          g_auto (MusterListReader) reader = { .reading = reading };

          if (muster_list_head_names_ruleset (&reader, line) ||
              (colon != NULL && muster_list_head_names_ruleset (&reader, colon + 1)))
            return g_strdup (muster_ruleset_get_id (ruleset));
        }
    }

  return NULL;
}

static gboolean
open_source (Source         *self,
             MusterLibrary  *library,
             GError        **error)
{
  if (self->format == MUSTER_FORCE_FORMAT_ROSZ)
    {
      self->unpacked = muster_zip_read (self->text, self->length, ".ros", MUSTER_XML_MAX_SIZE, self->origin,
                                        error);
      if (self->unpacked == NULL)
        return FALSE;
      self->text = g_bytes_get_data (self->unpacked, &self->length);
    }
  if (self->format == MUSTER_FORCE_FORMAT_ROSZ || self->format == MUSTER_FORCE_FORMAT_ROS)
    {
      self->root = muster_xml_read (self->text, self->length, self->origin, error);
      if (self->root == NULL)
        return FALSE;
      self->named = muster_force_roster_dup_ruleset (self->root);
    }
  else if (self->format == MUSTER_FORCE_FORMAT_CSV)
    muster_force_csv_reader_recognise (self->text, self->length, &self->named);
  else
    self->named = find_named_ruleset (library, self->text, self->length);

  return TRUE;
}

static MusterForceReading *
read_by (const Source   *self,
         MusterRuleset  *ruleset,
         GError        **error)
{
  if (self->root != NULL)
    return muster_force_roster_read (ruleset, self->root, self->origin, error);
  if (self->format == MUSTER_FORCE_FORMAT_CSV)
    return muster_force_csv_reader_read (ruleset, self->text, self->length, self->origin, error);

  return muster_force_list_reader_read (ruleset, self->text, self->length, self->origin, error);
}

/* Returns: the number of words of a name if it occurs in the text, ignoring case; else 0 */
static int
count_words (const char *text,
             const char *name)
{
  g_autofree char *folded_text = g_utf8_casefold (text, -1);
  g_autofree char *folded_name = g_utf8_casefold (name, -1);
  g_auto (GStrv) words = g_strsplit (folded_name, " ", -1);

  return *folded_name != '\0' && strstr (folded_text, folded_name) != NULL ? (int) g_strv_length (words) : 0;
}

/* The exact name of a type and the right points are hardly an accident, and the less so the more
 * words the name has. */
static int
weigh_exactness (MusterReadingLine *line)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (muster_reading_line_get_unit (line));
  int stated = muster_reading_line_get_stated_cost (line);
  int weight = 0;

  if (type != NULL)
    weight += 2 * count_words (muster_reading_line_get_text (line), type->name);
  if (stated > 0 && stated == muster_reading_line_get_counted_cost (line))
    weight += 4;
  return weight;
}

/* Rates a reading: a line that is understood counts for it, a doubtful one only little, and a line
 * that makes no sense counts against it. */
static int
weigh (MusterForceReading *reading)
{
  GListModel *lines = muster_force_reading_get_lines (reading);
  int weight = 0;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (MusterReadingLine) line = g_list_model_get_item (lines, i);
      MusterReadingVerdict verdict = muster_reading_line_get_verdict (line);

      if (muster_reading_line_get_unit (line) != NULL)
        weight += (verdict == MUSTER_READING_UNDERSTOOD ? 4 : 1) + weigh_exactness (line);
      else if (verdict == MUSTER_READING_LOST)
        weight -= 2;
    }

  return weight;
}

static MusterForceReading *
find_best (const Source   *self,
           MusterLibrary  *library,
           GError        **error)
{
  GListModel *rulesets = muster_library_get_rulesets (library);
  g_autoptr (MusterForceReading) best = NULL;
  int most = G_MININT;

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      g_autoptr (MusterForceReading) reading = read_by (self, ruleset, error);

      /* The text itself is invalid, so no other ruleset could read it either. */
      if (reading == NULL)
        return NULL;
      if (weigh (reading) > most)
        {
          most = weigh (reading);
          g_set_object (&best, reading);
        }
    }

  return g_steal_pointer (&best);
}

/* Each ruleset reads only a sample of a long text, which is enough to tell the rulesets apart. */
static MusterForceReading *
read_best (const Source   *self,
           MusterLibrary  *library,
           GError        **error)
{
  g_autoptr (MusterForceReading) best = NULL;
  Source sample = *self;

  if (self->root != NULL || self->length <= SAMPLE_BYTES)
    return find_best (self, library, error);

  sample.length = SAMPLE_BYTES;
  while (sample.length > 0 && sample.text[sample.length - 1] != '\n')
    sample.length--;
  best = find_best (&sample, library, NULL);
  if (best == NULL)
    return find_best (self, library, error);

  return read_by (self, muster_force_reading_get_ruleset (best), error);
}

static gboolean
is_called (gconstpointer ruleset,
           gconstpointer name)
{
  return muster_list_head_is_ruleset ((MusterRuleset *) ruleset, name);
}

static MusterRuleset *
find_ruleset (MusterLibrary *library,
              const char    *name)
{
  MusterRuleset *found = name != NULL ? muster_library_find_ruleset (library, name) : NULL;

  if (name != NULL && found == NULL)
    found = muster_list_find (muster_library_get_rulesets (library), is_called, name, NULL);

  return found;
}

/* Reads Muster's own file, which names its ruleset itself. */
static MusterForceReading *
read_own (MusterLibrary  *library,
          const Source   *self,
          MusterRuleset  *wanted,
          GError        **error)
{
  g_autoptr (MusterForce) force = muster_force_file_read (library, self->text, self->length, self->origin,
                                                          error);

  if (force == NULL)
    return NULL;
  if (wanted != NULL && wanted != muster_force_get_ruleset (force))
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("%s: a force of the ruleset “%s”, not “%s”"), self->origin,
                   muster_force_get_ruleset_id (force), muster_ruleset_get_id (wanted));
      return NULL;
    }

  return muster_force_reading_new_of_force (force);
}

MusterForceReading *
muster_force_import (MusterLibrary      *library,
                     gconstpointer       data,
                     gsize               length,
                     const char         *origin,
                     const char         *ruleset_id,
                     MusterForceFormat  *format,
                     GError            **error)
{
  MusterRuleset *ruleset;
  g_auto (Source) source = { .text = data != NULL ? data : "", .length = length, .origin = origin };

  g_return_val_if_fail (MUSTER_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (data != NULL || length == 0, NULL);

  ruleset = find_ruleset (library, ruleset_id);
  if (ruleset_id != NULL && ruleset == NULL)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, _("the ruleset “%s” is not known"),
                   ruleset_id);
      return NULL;
    }

  source.format = muster_force_import_detect (data, length);
  if (format != NULL)
    *format = source.format;
  if (source.format == MUSTER_FORCE_FORMAT_JSON)
    return read_own (library, &source, ruleset, error);
  if (!open_source (&source, library, error))
    return NULL;
  if (ruleset == NULL)
    ruleset = find_ruleset (library, source.named);

  return ruleset != NULL ? read_by (&source, ruleset, error) : read_best (&source, library, error);
}
