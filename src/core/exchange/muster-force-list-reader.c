/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-list-reader.h"

#include "core/forces/muster-force-text.h"
#include "core/exchange/muster-list-reader-private.h"
#include "core/exchange/muster-list-words.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Reads a list line by line. Each line has one meaning: its beginning decides first, then whether
 * it names a unit. No line is read twice, and none changes the meaning of another. */

/* The longest key before a colon, as in "Leader: …". */
#define MAX_KEY_BYTES 40

/* Returns: the text before a colon; @value: the text after it */
static char *
dup_key (const char  *text,
         const char **value)
{
  const char *colon = strchr (text, ':');
  g_autofree char *before = NULL;

  if (colon == NULL || colon - text > MAX_KEY_BYTES)
    return g_strdup ("");

  before = g_strndup (text, (gsize) (colon - text));
  *value = colon + 1 + strspn (colon + 1, " \t");

  return muster_word_dup_key (before);
}

/* Reads a line about the force as a whole, above the first unit. */
static gboolean
read_head_key (MusterListReader  *self,
               const char        *key,
               const char        *value,
               MusterReadingLine *line)
{
  MusterForce *head = muster_force_reading_get_head (self->reading);
  g_autofree char *points = NULL;

  if (self->unit != NULL)
    return FALSE;

  if (muster_list_words_is (MUSTER_LIST_NAME, key))
    muster_list_head_read_title (self, value, line);
  else if (muster_list_words_is (MUSTER_LIST_THEATRE, key))
    muster_force_set_theatre (head, value);
  else if (muster_list_words_is (MUSTER_LIST_BUDGET, key) || muster_list_words_is (MUSTER_LIST_POINTS, key))
    {
      points = g_strconcat (value, " points", NULL);
      muster_list_head_read (self, points, line);
    }
  else if (muster_list_words_is (MUSTER_LIST_OPTIONAL_RULES, key))
    {
      muster_list_head_read_rules (self, value, line);
      return TRUE;
    }
  else if (!muster_list_words_is (MUSTER_LIST_RULESET, key))
    return FALSE;
  else if (!muster_list_head_is_ruleset (muster_force_reading_get_ruleset (self->reading), value))
    muster_reading_line_remark (line, _("this list is read by the names of %s"),
                                muster_force_text_show (muster_ruleset_get_name (
                                  muster_force_reading_get_ruleset (self->reading))));
  muster_reading_line_set_kind (line, MUSTER_READING_HEAD, _("the head of the list"));

  return TRUE;
}

/* Reads a line about the unit before it. */
static gboolean
read_unit_key (MusterListReader  *self,
               const char        *key,
               const char        *value,
               MusterReadingLine *line)
{
  MusterForceUnit *unit = self->unit != NULL ? muster_reading_line_get_unit (self->unit) : NULL;

  if (unit == NULL)
    return FALSE;

  if (muster_list_words_is (MUSTER_LIST_LEADER, key))
    {
      muster_list_leader_read (self->index, unit, value, line);
      muster_reading_line_set_kind (line, MUSTER_READING_DETAIL, _("the leader"));
    }
  else if (muster_list_words_is (MUSTER_LIST_LEADER_NOTE, key))
    {
      MusterLeader *leader = muster_force_unit_get_leader (unit);
      const char *notes = muster_leader_get_notes (leader);
      g_autofree char *longer = *notes != '\0' ? g_strconcat (notes, "\n", value, NULL) : g_strdup (value);

      muster_leader_set_notes (leader, longer);
      muster_reading_line_set_kind (line, MUSTER_READING_DETAIL, _("a note on the leader"));
    }
  else if (muster_list_words_is (MUSTER_LIST_GOES_WITH, key))
    {
      muster_force_reading_link (self->reading, self->unit, value, line);
      muster_reading_line_set_kind (line, MUSTER_READING_DETAIL, _("whom it goes with"));
    }
  else if (muster_list_words_is (MUSTER_LIST_NOTE, key) && *value != '\0')
    {
      const char *notes;
      g_autofree char *longer = NULL;

      notes = muster_force_unit_get_notes (unit);
      longer = *notes != '\0' ? g_strconcat (notes, "\n", value, NULL) : g_strdup (value);
      muster_force_unit_set_notes (unit, longer);
      muster_reading_line_set_kind (line, MUSTER_READING_DETAIL, _("a note on the unit"));
    }
  else
    return FALSE;

  return TRUE;
}

static gboolean
read_key (MusterListReader     *self,
          const MusterListLine *source,
          MusterReadingLine    *line)
{
  const char *value = "";
  g_autofree char *key = NULL;
  g_autofree char *whole = NULL;

  /* A quoted text is always a name. */
  if (*source->text == '"' || g_str_has_prefix (source->text, "“"))
    return FALSE;
  key = dup_key (source->text, &value);
  if (*key != '\0' && (read_unit_key (self, key, value, line) || read_head_key (self, key, value, line)))
    return TRUE;
  whole = muster_word_join (muster_list_head_get_words (self, source));
  if (source->is_heading && muster_list_words_is (MUSTER_LIST_VARIANTS, whole))
    {
      self->in_variants = TRUE;
      return TRUE;
    }
  if (muster_list_words_is (MUSTER_LIST_NOTE, whole))
    {
      self->in_notes = TRUE;
      return TRUE;
    }
  if (muster_list_words_is (MUSTER_LIST_NOTE, key))
    {
      muster_list_head_add_note (self, value);
      muster_reading_line_set_kind (line, MUSTER_READING_HEAD, _("kept as a note"));
      return TRUE;
    }

  return FALSE;
}

/* Reads "24 points" below the units. */
static gboolean
read_points (MusterListReader     *self,
             const MusterListLine *source,
             MusterReadingLine    *line)
{
  int points, budget;

  if (self->unit == NULL || !muster_list_head_read_points (muster_list_head_get_words (self, source), &points,
                                                           &budget))
    return FALSE;

  muster_force_reading_state_points (self->reading, line, points);

  return TRUE;
}

/* Reads "Total: 48 figures, 24 points". */
static gboolean
read_total (MusterListReader     *self,
            const MusterListLine *source,
            MusterReadingLine    *line)
{
  const GArray *words = muster_list_head_get_words (self, source);
  g_autoptr (GArray) quoted = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  int points, budget;

  if (words->len == 0 || self->unit == NULL ||
      !muster_list_words_is (MUSTER_LIST_TOTAL, muster_word_get (words, 0)->key))
    return FALSE;

  parts = muster_list_head_split_parts (source->text, &quoted);
  for (guint i = 0; i < parts->len; i++)
    {
      g_autoptr (GArray) part = muster_word_split (g_ptr_array_index (parts, i));

      if (muster_list_head_read_points (part, &points, &budget))
        muster_force_reading_state_points (self->reading, line, points);
    }

  return TRUE;
}

/* Reads "12x Soldier" below a unit, which says how many models it has. */
static gboolean
read_models (MusterListReader     *self,
             const MusterListLine *source,
             MusterReadingLine    *line)
{
  MusterForceUnit *unit = self->unit != NULL ? muster_reading_line_get_unit (self->unit) : NULL;
  const GArray *words = muster_list_head_get_words (self, source);
  int number;

  if (unit == NULL || words->len < 2 || words->len > 3)
    return FALSE;

  number = muster_word_get (words, 0)->number;
  if (number < 1 ||
      !muster_list_words_is (MUSTER_LIST_MODELS, muster_word_get (words, words->len - 1)->key) ||
      (words->len == 3 && !g_str_equal (muster_word_get (words, 1)->key, "x")))
    return FALSE;

  muster_list_unit_set_models (unit, number, line);
  muster_reading_line_set_kind (line, MUSTER_READING_DETAIL, _("how many models it has"));

  return TRUE;
}

/* Recognises "Created with …", which programs write below their lists. */
static gboolean
read_maker (const MusterListLine *source,
            MusterReadingLine    *line)
{
  static const char *const BEGINNINGS[] = { "created with ", "created by ", "made with ", "generated by ",
                                            "generated with ", "exported from ", "built with ", NULL };

  for (guint i = 0; BEGINNINGS[i] != NULL; i++)
    {
      if (g_ascii_strncasecmp (source->text, BEGINNINGS[i], strlen (BEGINNINGS[i])) == 0)
        {
          muster_reading_line_set_kind (line, MUSTER_READING_HEAD, _("which program wrote it"));
          return TRUE;
        }
    }

  return FALSE;
}

/* Reads a leader without a word that says so: "Capt. Hill, Leadership 7+". */
static gboolean
read_bare_leader (MusterListReader     *self,
                  const MusterListLine *source,
                  MusterReadingLine    *line)
{
  MusterForceUnit *unit = self->unit != NULL ? muster_reading_line_get_unit (self->unit) : NULL;
  const GArray *words = muster_list_head_get_words (self, source);
  gboolean is_leader = FALSE;

  for (guint i = 0; i < words->len && !is_leader; i++)
    {
      const MusterWord *word = muster_word_get (words, i);

      is_leader = i + 1 < words->len && muster_list_words_is (MUSTER_LIST_LEADERSHIP, word->key) &&
                  muster_word_get (words, i + 1)->number > 0;
      /* "7+" on an indented line below a unit. */
      is_leader = is_leader || (i > 0 && word->number > 0 && source->text[word->end] == '+' &&
                                source->indent > self->unit_indent);
    }
  if (unit == NULL || !is_leader)
    return FALSE;

  muster_list_leader_read (self->index, unit, source->text, line);
  muster_reading_line_set_kind (line, MUSTER_READING_DETAIL, _("the leader"));

  return TRUE;
}

/* A heading is the title of the list, or only describes what follows, unless it names a unit. */
static gboolean
read_heading (MusterListReader     *self,
              const MusterListLine *source,
              MusterReadingLine    *line)
{
  const MusterUnitPhrase *phrase;

  if (self->unit == NULL && !self->has_title && !source->is_category)
    {
      muster_list_head_read_title (self, source->text, line);
      return TRUE;
    }
  phrase = muster_list_unit_get_phrase (self, source);

  return phrase->type == NULL || (phrase->cost < 0 && phrase->count < 0 && phrase->bracket < 0);
}

static gboolean
read_ruleset (MusterListReader     *self,
              const MusterListLine *source,
              MusterReadingLine    *line)
{
  if (self->unit != NULL || source->is_item || !muster_list_head_names_ruleset (self, source->text))
    return FALSE;

  if (self->has_title)
    muster_list_head_read (self, source->text, line);
  else
    muster_list_head_read_title (self, source->text, line);

  return TRUE;
}

/* Whether a line above all units is the name of the force rather than an unknown unit. */
static gboolean
looks_like_title (MusterListReader     *self,
                  const MusterListLine *source)
{
  const MusterUnitPhrase *phrase = muster_list_unit_get_phrase (self, source);

  return !source->is_item && phrase->count < 0 && phrase->bracket < 0;
}

static void
read_line (MusterListReader     *self,
           const MusterListLine *source)
{
  MusterReadingLine *line;
  gboolean is_guess;

  muster_list_head_reader_next (self);
  if (*source->text == '\0')
    return;

  line = muster_force_reading_add_line (self->reading, source->number, source->source);
  if (source->is_long && !self->in_notes)
    {
      muster_reading_line_set_kind (line, MUSTER_READING_UNKNOWN, NULL);
      muster_reading_line_remark (line, dngettext (GETTEXT_PACKAGE,
                                                   "a line of more than %d byte is not read",
                                                   "a line of more than %d bytes is not read",
                                                   (gulong) MUSTER_LIST_MAX_LINE),
                                  MUSTER_LIST_MAX_LINE);
      return;
    }
  if (self->in_notes)
    {
      muster_list_head_add_note (self, source->raw);
      muster_reading_line_set_kind (line, MUSTER_READING_HEAD, _("kept as a note"));
      return;
    }
  if (self->in_variants && !source->is_heading)
    {
      muster_list_variant_read (self, source->text, line);
      return;
    }
  if (read_key (self, source, line) ||
      (source->is_heading && read_heading (self, source, line)) ||
      read_ruleset (self, source, line) || read_points (self, source, line) ||
      muster_list_unit_read_options (self, source, line) ||
      read_models (self, source, line) || muster_list_unit_read (self, source, line) ||
      read_total (self, source, line) || read_bare_leader (self, source, line) ||
      read_maker (source, line))
    return;

  /* A heading such as "Infantry:". */
  if (g_str_has_suffix (source->text, ":") && (self->has_title || self->unit != NULL))
    return;
  if (self->unit == NULL && looks_like_title (self, source))
    {
      if (!self->has_title)
        muster_list_head_read_title (self, source->text, line);
      else
        muster_list_head_read (self, source->text, line);
      return;
    }

  muster_reading_line_set_kind (line, MUSTER_READING_UNKNOWN, NULL);
  if (self->unit != NULL &&
      muster_name_index_find (self->index, MUSTER_NAME_OPTION, source->text, &is_guess) != NULL)
    {
      muster_reading_line_remark (line, _("the unit above cannot have this option"));
      return;
    }
  muster_reading_line_remark (line, _("no unit type of this name is known"));
  muster_reading_line_take_suggestions (
    line, muster_name_index_suggest (self->index, MUSTER_NAME_TYPE, source->text));
}

/**
 * muster_force_list_reader_read:
 * @origin: what to call the text in an error
 *
 * Returns: (transfer full) (nullable): the reading
 */
MusterForceReading *
muster_force_list_reader_read (MusterRuleset  *ruleset,
                               const char     *text,
                               gsize           length,
                               const char     *origin,
                               GError        **error)
{
  g_autoptr (MusterNameIndex) index = NULL;
  g_autoptr (GArray) lines = NULL;
  g_autofree char *copy = NULL;
  g_auto (MusterListReader) self = { 0 };
  guint n_lines = 1;

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (length > MUSTER_FORCE_LIST_MAX_SIZE)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE, _("%s: larger than %d KiB"),
                   origin, MUSTER_FORCE_LIST_MAX_SIZE / 1024);
      return NULL;
    }
  if (!g_utf8_validate_len (text, length, NULL))
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX,
                   _("%s: not a text in UTF-8"), origin);
      return NULL;
    }
  for (gsize i = 0; i < length; i++)
    n_lines += text[i] == '\n';
  if (n_lines > MUSTER_LIST_MAX_LINES)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                   dngettext (GETTEXT_PACKAGE, "%s: more than %d line",
                              "%s: more than %d lines", (gulong) MUSTER_LIST_MAX_LINES),
                   origin, MUSTER_LIST_MAX_LINES);
      return NULL;
    }

  copy = g_strndup (text, length);
  index = muster_name_index_new (muster_ruleset_get_catalog (ruleset));
  self.index = index;
  self.reading = muster_force_reading_new (ruleset);
  lines = muster_list_markup_split (g_str_has_prefix (copy, "\xef\xbb\xbf") ? copy + 3 : copy);
  for (guint i = 0; i < lines->len; i++)
    read_line (&self, muster_list_markup_get (lines, i));
  if (self.has_usual_budget)
    muster_force_set_budget (muster_force_reading_get_head (self.reading), 0);
  muster_force_reading_finish (self.reading);

  return self.reading;
}
