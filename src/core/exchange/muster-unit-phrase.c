/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-unit-phrase-private.h"

/* Reads a phrase in three passes: first the numbers, by what is beside them; then the type, the
 * longest of the names that begin first; then the options in any order. Only unused words are
 * compared letter by letter, so that an error in one word never changes the meaning of another. */

const MusterWord *
muster_unit_phrase_get_word (const MusterPhraseReader *self,
                             guint                     index)
{
  return index < self->words->len ? muster_word_get (self->words, index) : NULL;
}

gboolean
muster_unit_phrase_is_word (const MusterPhraseReader *self,
                            guint                     index,
                            MusterListWord            word)
{
  const MusterWord *neighbour = muster_unit_phrase_get_word (self, index);

  return neighbour != NULL && self->uses[index] == MUSTER_WORD_LEFT &&
         muster_list_words_is (word, neighbour->key);
}

char *
muster_unit_phrase_dup_part (const MusterPhraseReader *self,
                             guint                     start,
                             guint                     n)
{
  gsize from = muster_unit_phrase_get_word (self, start)->start;

  return g_strndup (self->text + from, muster_unit_phrase_get_word (self, start + n - 1)->end - from);
}

static void
list_unknown (MusterPhraseReader *self)
{
  guint i = 0;

  while (i < self->words->len)
    {
      guint n = 0;

      while (i + n < self->words->len && self->uses[i + n] == MUSTER_WORD_LEFT &&
             !muster_list_words_is (MUSTER_LIST_FILLER, muster_unit_phrase_get_word (self, i + n)->key) &&
             !muster_list_words_is (MUSTER_LIST_MODELS, muster_unit_phrase_get_word (self, i + n)->key))
        n++;
      if (n > 0)
        g_ptr_array_add (self->phrase->unknown, muster_unit_phrase_dup_part (self, i, n));
      i += MAX (n, 1);
    }
}

/**
 * muster_unit_phrase_read_words:
 * @text: one line of valid UTF-8
 * @words: its words
 *
 * Returns: (transfer full): what was understood of it, if anything
 */
MusterUnitPhrase *
muster_unit_phrase_read_words (MusterNameIndex *index,
                               const char      *text,
                               const GArray    *words)
{
  MusterUnitPhrase *phrase;
  MusterPhraseReader self;

  g_return_val_if_fail (index != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (words != NULL, NULL);

  phrase = g_new0 (MusterUnitPhrase, 1);
  phrase->count = phrase->models = phrase->cost = phrase->bracket = phrase->trailing = -1;
  phrase->options = g_ptr_array_new ();
  phrase->guesses = g_ptr_array_new_with_free_func (g_free);
  phrase->unknown = g_ptr_array_new_with_free_func (g_free);

  self = (MusterPhraseReader) { .phrase = phrase, .index = index, .text = text, .words = words };
  muster_unit_phrase_numbers_read (&self);
  muster_unit_phrase_names_read (&self);
  list_unknown (&self);
  for (guint i = 0; i < self.words->len; i++)
    {
      if (self.uses[i] == MUSTER_WORD_NUMBER)
        continue;
      if (self.phrase->end == 0)
        self.phrase->start = muster_unit_phrase_get_word (&self, i)->start;
      self.phrase->end = muster_unit_phrase_get_word (&self, i)->end;
    }

  return phrase;
}

MusterUnitPhrase *
muster_unit_phrase_read (MusterNameIndex *index,
                         const char      *text)
{
  g_autoptr (GArray) words = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  words = muster_word_split (text);

  return muster_unit_phrase_read_words (index, text, words);
}

void
muster_unit_phrase_free (MusterUnitPhrase *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->options);
  g_ptr_array_unref (self->guesses);
  g_ptr_array_unref (self->unknown);
  g_free (self);
}
