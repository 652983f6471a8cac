/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-unit-phrase-private.h"

#include <string.h>

/* Reads the numbers of a phrase. The meaning of a number follows from what is beside it or from its
 * position. */

/* The character right beside the word, ignoring blanks, or 0 if there is only another word. */
static int
get_before (const MusterPhraseReader *self,
            guint                     index)
{
  gsize start = index > 0 ? muster_unit_phrase_get_word (self, index - 1)->end : 0;
  gsize end = muster_unit_phrase_get_word (self, index)->start;

  while (end > start && self->text[end - 1] == ' ')
    end--;

  return end == start ? 0 : (guchar) self->text[end - 1];
}

static int
get_behind (const MusterPhraseReader *self,
            guint                     index)
{
  const MusterWord *next = muster_unit_phrase_get_word (self, index + 1);
  const char *p = self->text + muster_unit_phrase_get_word (self, index)->end;

  p += strspn (p, " ");

  return next != NULL && p == self->text + next->start ? 0 : (guchar) *p;
}

static gboolean
is_times (const char *text)
{
  return g_str_has_prefix (text, "×") || g_str_has_prefix (text, " ×");
}

static gboolean
has_times_before (const MusterPhraseReader *self,
                  guint                     index)
{
  const gsize length = strlen ("×");
  gsize start = muster_unit_phrase_get_word (self, index)->start;

  while (start > 0 && self->text[start - 1] == ' ')
    start--;

  return start >= length && memcmp (self->text + start - length, "×", length) == 0;
}

static void
take_cost (MusterPhraseReader *self,
           guint               index,
           guint               last)
{
  self->phrase->cost = muster_unit_phrase_get_word (self, index)->number;
  for (guint i = index; i <= last; i++)
    self->uses[i] = MUSTER_WORD_NUMBER;
  if (muster_unit_phrase_is_word (self, last + 1, MUSTER_LIST_EACH))
    {
      self->phrase->cost_is_each = TRUE;
      self->uses[last + 1] = MUSTER_WORD_NUMBER;
    }
}

/* Reads a number by the word after it. */
static gboolean
read_labelled (MusterPhraseReader *self,
               guint               index)
{
  const MusterWord *word = muster_unit_phrase_get_word (self, index);
  const MusterWord *next = muster_unit_phrase_get_word (self, index + 1);
  gboolean is_joined = next != NULL && get_behind (self, index) == 0;

  if (is_joined && muster_unit_phrase_is_word (self, index + 1, MUSTER_LIST_POINTS))
    take_cost (self, index, index + 1);
  else if (get_before (self, index) == '@')
    take_cost (self, index, index);
  else if (is_joined && muster_unit_phrase_is_word (self, index + 1, MUSTER_LIST_MODELS))
    {
      self->phrase->models = word->number;
      self->uses[index + 1] = MUSTER_WORD_NUMBER;
    }
  else if (is_joined && (g_str_equal (next->key, "x") || g_str_equal (next->key, "unit")))
    {
      self->phrase->count = word->number;
      self->uses[index + 1] = MUSTER_WORD_NUMBER;
    }
  else if (is_times (self->text + word->end))
    self->phrase->count = word->number;
  else
    return FALSE;

  return TRUE;
}

/* Reads a number by the word or sign before it. */
static gboolean
read_announced (MusterPhraseReader *self,
                guint               index)
{
  const MusterWord *word = muster_unit_phrase_get_word (self, index);
  const MusterWord *before = index > 0 ? muster_unit_phrase_get_word (self, index - 1) : NULL;
  int sign = get_before (self, index);

  if (has_times_before (self, index))
    {
      self->phrase->count = word->number;
      return TRUE;
    }
  /* "@ 8 = 16": the last number is the cost of all units. */
  if (sign == '=' && before != NULL && before->number >= 0)
    {
      take_cost (self, index, index);
      return TRUE;
    }
  if (before == NULL || (sign != 0 && strchr (":=", sign) == NULL))
    return FALSE;

  if (g_str_equal (before->key, "x"))
    self->phrase->count = word->number;
  else if (muster_unit_phrase_is_word (self, index - 1, MUSTER_LIST_POINTS) || g_str_equal (before->key,
                                                                                            "cost"))
    take_cost (self, index, index);
  else if (muster_unit_phrase_is_word (self, index - 1, MUSTER_LIST_MODELS))
    self->phrase->models = word->number;
  else
    return FALSE;
  self->uses[index - 1] = MUSTER_WORD_NUMBER;

  return TRUE;
}

/* Reads a number by its position. */
static gboolean
read_bare (MusterPhraseReader *self,
           guint               index)
{
  const MusterWord *word = muster_unit_phrase_get_word (self, index);
  int before = get_before (self, index);
  int behind = get_behind (self, index);
  gboolean is_last = g_str_equal (self->text + word->end, ".") || behind == '\0';

  /* The cost of an option, or a number to roll. */
  if (before == '+' || self->text[word->end] == '+' || (before == '-' && self->text[word->start - 1] == '-'))
    return TRUE;
  if ((before == '[' && behind == ']') || (before == '(' && behind == ')'))
    {
      self->phrase->bracket = word->number;
      return TRUE;
    }
  if (index == 0 && before == 0 && self->text[word->end] == ' ' && self->words->len > 1)
    {
      self->phrase->count = word->number;
      return TRUE;
    }
  if (index > 0 && index + 1 == self->words->len && before != 0 && is_last)
    {
      self->phrase->trailing = word->number;
      return TRUE;
    }

  return FALSE;
}

void
muster_unit_phrase_numbers_read (MusterPhraseReader *self)
{
  for (guint i = 0; i < self->words->len; i++)
    {
      const MusterWord *word = muster_unit_phrase_get_word (self, i);

      if (word->number >= 0 &&
          (read_labelled (self, i) || read_announced (self, i) || read_bare (self, i)))
        self->uses[i] = MUSTER_WORD_NUMBER;
    }
  if (self->phrase->count < 0 && self->words->len > 1)
    {
      int number = muster_list_words_to_number (muster_unit_phrase_get_word (self, 0)->key);

      if (number > 0)
        {
          self->phrase->count = number;
          self->uses[0] = MUSTER_WORD_NUMBER;
        }
    }
}
