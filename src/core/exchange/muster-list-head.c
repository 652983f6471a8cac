/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-list-reader-private.h"

#include "core/exchange/muster-force-list-reader.h"
#include "core/forces/muster-force-text.h"
#include "core/exchange/muster-list-words.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Reads what is above the units: the name of the force, its points and its ruleset, in any
 * order. */

/* The largest number of parts of a head. */
#define MAX_PARTS 12

static const char *const SEPARATORS[] = { "·", "•", "|", ",", ";", "(", ")", "[", "]", " - ", " – ", " — ",
                                          NULL };

static gsize
skip_separator (const char *text)
{
  /* A quick test, since separators hardly ever occur. */
  if (g_ascii_isalnum (*text))
    return 0;

  for (guint i = 0; SEPARATORS[i] != NULL; i++)
    {
      if (g_str_has_prefix (text, SEPARATORS[i]))
        return strlen (SEPARATORS[i]);
    }

  return 0;
}

static void
add_part (GPtrArray  *parts,
          GArray     *quoted,
          const char *text,
          gsize       length,
          gboolean    is_quoted)
{
  g_autofree char *part = g_strndup (text, length);

  if (!is_quoted)
    g_strstrip (part);
  if (*part == '\0' && !is_quoted)
    return;
  g_ptr_array_add (parts, g_steal_pointer (&part));
  g_array_append_val (quoted, is_quoted);
}

GPtrArray *
muster_list_head_split_parts (const char  *text,
                              GArray     **quoted)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  const char *start = text;
  const char *p = text;

  *quoted = g_array_new (FALSE, FALSE, sizeof (gboolean));
  while (*p != '\0')
    {
      g_autofree char *name = NULL;
      gsize length = p == start || *p != '"' ? muster_list_words_unquote (p, &name) : 0;

      if (length > 0 && p != start)
        {
          p += length;
          continue;
        }
      if (length > 0)
        {
          add_part (parts, *quoted, name, strlen (name), TRUE);
          start = p += length;
          continue;
        }
      length = skip_separator (p);
      if (length == 0)
        {
          /* Skips blanks before a part. */
          p = g_utf8_next_char (p);
          if (p[-1] == ' ' && start == p - 1)
            start = p;
          continue;
        }
      add_part (parts, *quoted, start, (gsize) (p - start), FALSE);
      start = p += length;
    }
  add_part (parts, *quoted, start, (gsize) (p - start), FALSE);

  return parts;
}

/* Reads "24 points", "24 of 30 points" or "Points: 24". */
gboolean
muster_list_head_read_points (const GArray *words,
                              int          *points,
                              int          *budget)
{
  gboolean has_label = FALSE;
  int numbers[2];
  guint n_numbers = 0;

  for (guint i = 0; i < words->len; i++)
    {
      const MusterWord *word = muster_word_get (words, i);

      if (word->number >= 0)
        {
          if (n_numbers == 2)
            return FALSE;
          numbers[n_numbers++] = word->number;
        }
      else if (muster_list_words_is (MUSTER_LIST_POINTS, word->key) ||
               muster_list_words_is (MUSTER_LIST_BUDGET, word->key) ||
               muster_list_words_is (MUSTER_LIST_TOTAL, word->key))
        has_label = TRUE;
      else if (!muster_list_words_is (MUSTER_LIST_FILLER, word->key))
        return FALSE;
    }
  if (!has_label || n_numbers == 0)
    return FALSE;

  *points = numbers[0];
  *budget = numbers[n_numbers - 1];

  return TRUE;
}

static char *
dup_initials (const char *name)
{
  g_autoptr (GArray) words = muster_word_split (name);
  GString *initials = g_string_new (NULL);

  for (guint i = 0; i < words->len; i++)
    g_string_append_unichar (initials, g_utf8_get_char (muster_word_get (words, i)->key));

  return g_string_free (initials, FALSE);
}

/* Lists the keys of all names of a ruleset. */
static char **
list_ruleset_keys (MusterRuleset *ruleset)
{
  const char *name = muster_ruleset_get_name (ruleset);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *initials = dup_initials (name);
  g_autofree char *key = muster_word_dup_key (name);
  g_autofree char *shown = muster_word_dup_key (muster_force_text_show (name));
  g_autofree char *id = muster_word_dup_key (muster_ruleset_get_id (ruleset));

  g_strv_builder_add_many (builder, key, shown, id, NULL);
  if (g_str_has_prefix (key, "the"))
    g_strv_builder_add (builder, key + strlen ("the"));
  if (strlen (initials) > 2)
    g_strv_builder_add (builder, initials);

  return g_strv_builder_end (builder);
}

static gboolean
is_one_of (const char *const *keys,
           const char        *text)
{
  g_autofree char *key = muster_word_dup_key (text);

  return *key != '\0' && g_strv_contains (keys, key);
}

gboolean
muster_list_head_is_ruleset (MusterRuleset *ruleset,
                             const char    *text)
{
  g_auto (GStrv) keys = NULL;

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  keys = list_ruleset_keys (ruleset);

  return is_one_of ((const char *const *) keys, text);
}

static gboolean
is_ruleset (MusterListReader *self,
            const char       *text)
{
  if (self->ruleset_keys == NULL)
    self->ruleset_keys = list_ruleset_keys (muster_force_reading_get_ruleset (self->reading));

  return is_one_of ((const char *const *) self->ruleset_keys, text);
}

void
muster_list_head_reader_clear (MusterListReader *self)
{
  g_clear_pointer (&self->ruleset_keys, g_strfreev);
  muster_list_head_reader_next (self);
}

void
muster_list_head_reader_next (MusterListReader *self)
{
  g_clear_pointer (&self->words, g_array_unref);
  g_clear_pointer (&self->phrase, muster_unit_phrase_free);
}

const GArray *
muster_list_head_get_words (MusterListReader     *self,
                            const MusterListLine *source)
{
  if (self->words == NULL)
    self->words = muster_word_split (source->text);

  return self->words;
}

/* Whether the line names the ruleset, in which case it is not a unit. */
gboolean
muster_list_head_names_ruleset (MusterListReader *self,
                                const char       *text)
{
  g_autoptr (GArray) quoted = NULL;
  g_autoptr (GPtrArray) parts = muster_list_head_split_parts (text, &quoted);

  for (guint i = 0; i < MIN (parts->len, MAX_PARTS); i++)
    {
      if (!g_array_index (quoted, gboolean, i) && is_ruleset (self, g_ptr_array_index (parts, i)))
        return TRUE;
    }

  return FALSE;
}

static void
set_budget (MusterListReader  *self,
            MusterReadingLine *line,
            int                points,
            int                budget)
{
  if (budget > MUSTER_FORCE_MAX_BUDGET)
    muster_reading_line_remark (line, dngettext (GETTEXT_PACKAGE, "%d point is more than any force has",
                                                 "%d points are more than any force has",
                                                 (gulong) budget), budget);
  else
    muster_force_set_budget (muster_force_reading_get_head (self->reading), budget);
  muster_force_reading_state_points (self->reading, line, points);
}

/* Reads a part of a head whose meaning is known; FALSE if it is something else. */
static gboolean
read_part (MusterListReader  *self,
           MusterReadingLine *line,
           const char        *part)
{
  g_autoptr (GArray) words = muster_word_split (part);
  g_autofree char *key = muster_word_join (words);
  int points, budget;

  if (muster_list_words_is (MUSTER_LIST_USUAL_BUDGET, key))
    {
      self->has_usual_budget = TRUE;
      return TRUE;
    }
  if (muster_list_head_read_points (words, &points, &budget))
    {
      set_budget (self, line, points, budget);
      return TRUE;
    }

  return is_ruleset (self, part);
}

/* Returns: (transfer full): the rest of the line, separated by commas */
static char *
read_parts (MusterListReader  *self,
            MusterReadingLine *line,
            const char        *text,
            gboolean          *has_known)
{
  g_autoptr (GArray) quoted = NULL;
  g_autoptr (GPtrArray) parts = muster_list_head_split_parts (text, &quoted);
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  *has_known = FALSE;
  for (guint i = 0; i < parts->len; i++)
    {
      const char *part = g_ptr_array_index (parts, i);

      if (i < MAX_PARTS && !g_array_index (quoted, gboolean, i) && read_part (self, line, part))
        *has_known = TRUE;
      else
        g_ptr_array_add (others, (gpointer) part);
    }
  /* Nothing was taken out of the line, so it stays as it is. */
  if (!*has_known && (quoted->len != 1 || !g_array_index (quoted, gboolean, 0)))
    return g_strdup (text);
  g_ptr_array_add (others, NULL);

  return g_strjoinv (", ", (char **) others->pdata);
}

void
muster_list_head_read_title (MusterListReader  *self,
                             const char        *text,
                             MusterReadingLine *line)
{
  MusterForce *head = muster_force_reading_get_head (self->reading);
  gboolean has_known;
  g_autofree char *name = read_parts (self, line, text, &has_known);

  if (!has_known && g_str_equal (name, text))
    {
      /* "Beja 24 points": the name and the cost with nothing between them. */
      g_autoptr (GArray) words = muster_word_split (name);
      const MusterWord *number = words->len > 2 ? muster_word_get (words, words->len - 2) : NULL;
      const MusterWord *label = number != NULL ? muster_word_get (words, words->len - 1) : NULL;

      if (label != NULL && number->number >= 0 && name[label->end] == '\0' &&
          muster_list_words_is (MUSTER_LIST_POINTS, label->key))
        {
          set_budget (self, line, number->number, number->number);
          name[number->start] = '\0';
          g_strchomp (name);
        }
    }
  /* This is what Muster writes for a force without a name. */
  if (!g_str_equal (name, _("A force")))
    muster_force_set_name (head, name);
  self->has_title = TRUE;
  muster_reading_line_set_kind (line, MUSTER_READING_HEAD, _("the head of the list"));
}

/* "Optional rules: Size counts, Half-size units" */
void
muster_list_head_read_rules (MusterListReader  *self,
                             const char        *text,
                             MusterReadingLine *line)
{
  g_autoptr (GArray) quoted = NULL;
  g_autoptr (GPtrArray) parts = muster_list_head_split_parts (text, &quoted);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autofree char *key = muster_word_dup_key (text);

  for (guint i = 0; !muster_list_words_is (MUSTER_LIST_NONE, key) && i < parts->len; i++)
    {
      const char *part = g_ptr_array_index (parts, i);
      gboolean is_guess;
      const MusterName *name = muster_name_index_find (self->index, MUSTER_NAME_RULE, part, &is_guess);

      if (name == NULL)
        muster_reading_line_remark (line, _("no optional rule “%s” is known"), part);
      else
        g_ptr_array_add (ids, name->rule->id);
      if (name != NULL && is_guess)
        muster_reading_line_remark (line, _("“%s” was read as “%s”"), part, muster_name_index_show (name));
    }
  g_ptr_array_add (ids, NULL);
  muster_force_set_optional_rules (muster_force_reading_get_head (self->reading),
                                   (const char *const *) ids->pdata);
  muster_reading_line_set_kind (line, MUSTER_READING_HEAD, _("the optional rules"));
}

void
muster_list_head_add_note (MusterListReader *self,
                           const char       *text)
{
  MusterForce *head = muster_force_reading_get_head (self->reading);
  const char *notes = muster_force_get_notes (head);
  g_autofree char *longer = NULL;

  if (strlen (notes) + 1 >= MUSTER_FORCE_MAX_NOTES)
    return;

  longer = *notes != '\0' ? g_strconcat (notes, "\n", text, NULL) : g_strdup (text);
  muster_force_set_notes (head, longer);
}

void
muster_list_head_read (MusterListReader  *self,
                       const char        *text,
                       MusterReadingLine *line)
{
  MusterForce *head = muster_force_reading_get_head (self->reading);
  gboolean has_known;
  g_autofree char *rest = read_parts (self, line, text, &has_known);

  if (!has_known || (*rest != '\0' && *muster_force_get_theatre (head) != '\0'))
    {
      muster_list_head_add_note (self, rest);
      muster_reading_line_set_kind (line, MUSTER_READING_HEAD, _("kept as a note"));
      return;
    }
  if (*rest != '\0')
    muster_force_set_theatre (head, rest);
  muster_reading_line_set_kind (line, MUSTER_READING_HEAD, _("the head of the list"));
}
