/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-word.h"

#include <string.h>

/* Makes the words that people type comparable. All functions take time bounded by the length of
 * their input, because the texts come from strangers. */

#define MAX_WORD MUSTER_WORD_MAX_LETTERS
#define MAX_DIGITS 6

static gboolean
is_alnum (gunichar character)
{
  return character < 0x80 ? g_ascii_isalnum ((char) character) : g_unichar_isalnum (character);
}

/* Letters that Unicode does not decompose. */
static const char *
get_plain_letters (gunichar character)
{
  switch (character)
    {
    case 0xDF:
      return "ss";
    case 0xE6:
      return "ae";
    case 0xF8:
      return "o";
    case 0x111:
      return "d";
    case 0x131:
      return "i";
    case 0x142:
      return "l";
    case 0x153:
      return "oe";
    case 0x3C2: /* at the end of a word */
      return "\u03c3";
    default:
      return NULL;
    }
}

/* A fast path for words whose letters need no decomposition. FALSE: this word has others. */
static gboolean
fold_plain (const char *text,
            gsize       length,
            GString    *word)
{
  for (gsize i = 0; i < length; i++)
    {
      if ((guchar) text[i] >= 0x80)
        {
          g_string_truncate (word, 0);
          return FALSE;
        }
      if (g_ascii_isalnum (text[i]))
        g_string_append_c (word, g_ascii_tolower (text[i]));
    }

  return TRUE;
}

static char *
fold (const char *text,
      gsize       length)
{
  GString *word = g_string_sized_new (length + 1);

  if (!fold_plain (text, length, word))
    {
      /* Decomposes each letter and drops its accents. */
      for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
        {
          gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
          gsize n = g_unichar_fully_decompose (g_utf8_get_char (p), TRUE, parts, G_N_ELEMENTS (parts));

          for (gsize i = 0; i < n; i++)
            {
              gunichar lower = g_unichar_tolower (parts[i]);
              const char *letters = get_plain_letters (lower);

              if (letters != NULL)
                g_string_append (word, letters);
              else if (is_alnum (lower))
                g_string_append_unichar (word, lower);
            }
        }
    }
  if (word->len > 3)
    {
      if (g_str_has_suffix (word->str, "ies"))
        {
          g_string_truncate (word, word->len - 3);
          g_string_append_c (word, 'y');
        }
      else if (g_str_has_suffix (word->str, "s") && !g_str_has_suffix (word->str, "ss"))
        g_string_truncate (word, word->len - 1);
    }

  return g_string_free (word, FALSE);
}

static void
clear_word (gpointer data)
{
  MusterWord *word = data;

  g_clear_pointer (&word->key, g_free);
}

/* Returns: the end of the word that begins at @start, which consists of letters or of digits */
static const char *
find_end (const char *start)
{
  gboolean digits = g_ascii_isdigit (*start);
  const char *p = start;

  while (*p != '\0')
    {
      gunichar character = g_utf8_get_char (p);
      gboolean is_part = digits ? g_ascii_isdigit (*p)
                                : (is_alnum (character) && !g_ascii_isdigit (*p)) ||
                                    (character >= 0x80 && g_unichar_ismark (character)) ||
                                    (character == '\'' || character == 0x2019);

      if (!is_part)
        break;
      p = g_utf8_next_char (p);
    }

  return p;
}

/**
 * muster_word_split:
 * @text: valid UTF-8
 *
 * Returns: (transfer full) (element-type MusterWord): its words, at most %MUSTER_WORDS_MAX
 */
GArray *
muster_word_split (const char *text)
{
  GArray *words;
  const char *p = text;

  g_return_val_if_fail (text != NULL, NULL);

  words = g_array_new (FALSE, FALSE, sizeof (MusterWord));
  g_array_set_clear_func (words, clear_word);
  while (*p != '\0' && words->len < MUSTER_WORDS_MAX)
    {
      MusterWord word = { .number = -1 };
      const char *end;

      if (!is_alnum (g_utf8_get_char (p)))
        {
          p = g_utf8_next_char (p);
          continue;
        }
      end = find_end (p);
      word.start = (gsize) (p - text);
      word.end = (gsize) (end - text);
      word.key = fold (p, (gsize) (end - p));
      if (g_ascii_isdigit (*p) && end - p <= MAX_DIGITS)
        word.number = (int) g_ascii_strtoll (p, NULL, 10);
      p = end;
      if (*word.key == '\0')
        g_free (word.key);
      else
        g_array_append_val (words, word);
    }

  return words;
}

MusterWord *
muster_word_get (const GArray *words,
                 guint         index)
{
  g_return_val_if_fail (words != NULL && index < words->len, NULL);

  return &g_array_index (words, MusterWord, index);
}

char *
muster_word_join (const GArray *words)
{
  GString *key;

  g_return_val_if_fail (words != NULL, NULL);

  key = g_string_new (NULL);
  for (guint i = 0; i < words->len; i++)
    g_string_append (key, muster_word_get (words, i)->key);

  return g_string_free (key, FALSE);
}

/**
 * muster_word_dup_key:
 *
 * Returns: (transfer full): the keys of the words of @text, put together
 */
char *
muster_word_dup_key (const char *text)
{
  g_autoptr (GArray) words = muster_word_split (text);

  return muster_word_join (words);
}

/* Returns how many letters were copied, or -1: too many. */
static int
copy_letters (const char *key,
              gunichar    letters[MAX_WORD])
{
  int n = 0;

  for (const char *p = key; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (n == MAX_WORD)
        return -1;
      letters[n++] = g_utf8_get_char (p);
    }

  return n;
}

guint32
muster_word_get_letters (const char *key)
{
  guint32 letters = 0;

  for (const char *p = key; *p != '\0'; p = g_utf8_next_char (p))
    letters |= 1u << (g_utf8_get_char (p) % 32);

  return letters;
}

guint
muster_word_distance (const char *a,
                      const char *b,
                      guint       limit)
{
  gunichar first[MAX_WORD], second[MAX_WORD];
  guint rows[3][MAX_WORD + 1];
  int n_first = copy_letters (a, first);
  int n_second = copy_letters (b, second);
  int band = (int) MIN (limit, MAX_WORD);

  if (n_first < 0 || n_second < 0)
    return g_str_equal (a, b) ? 0 : limit + 1;
  if ((guint) ABS (n_first - n_second) > limit)
    return limit + 1;

  for (int j = 0; j <= n_second; j++)
    rows[0][j] = (guint) j;
  for (int i = 1; i <= n_first; i++)
    {
      guint *row = rows[i % 3];
      const guint *above = rows[(i + 2) % 3];
      guint least = (guint) i;
      /* Cells further from the diagonal exceed the limit in any case. */
      int from = MAX (1, i - band);
      int to = MIN (n_second, i + band);

      row[0] = (guint) i;
      if (from > 1)
        row[from - 1] = limit + 1;
      if (to < n_second)
        row[to + 1] = limit + 1;
      for (int j = from; j <= to; j++)
        {
          guint best = above[j - 1] + (first[i - 1] != second[j - 1]);

          best = MIN (best, MIN (above[j], row[j - 1]) + 1);
          if (i > 1 && j > 1 && first[i - 1] == second[j - 2] && first[i - 2] == second[j - 1])
            best = MIN (best, rows[(i + 1) % 3][j - 2] + 1);
          row[j] = best;
          least = MIN (least, best);
        }
      /* If all cells of this row exceed limit + 1, those of the row before exceed limit. No later
       * cell can then be within the limit, not even by a swap, which builds on the row before. */
      if (least > limit + 1)
        return limit + 1;
    }

  return MIN (rows[n_first % 3][n_second], limit + 1);
}
