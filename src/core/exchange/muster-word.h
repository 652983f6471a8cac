/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The largest number of letters of a word, or of a few words together. Anything longer is not a
 * name of a catalog and is only compared exactly. */
#define MUSTER_WORD_MAX_LETTERS 48

/* The largest number of words of a line; nobody writes longer lines by hand. */
#define MUSTER_WORDS_MAX 64

/**
 * MusterWord:
 * @key: the text for comparisons, without case, accents and the ending of a plural
 * @start: where it begins in the text, in bytes
 * @end: and where it ends
 * @number: its value if it is a number of at most six digits, or -1
 */
typedef struct
{
  char *key;
  gsize start;
  gsize end;
  int number;
} MusterWord;

/* The words of a text, as MusterWord. Letters and digits are separate: "12men" is two words. */
GArray     *muster_word_split    (const char   *text) G_GNUC_WARN_UNUSED_RESULT;
MusterWord *muster_word_get      (const GArray *words,
                                  guint         index);

/* The keys of all words, joined without separators. */
char       *muster_word_join     (const GArray *words) G_GNUC_WARN_UNUSED_RESULT;
char       *muster_word_dup_key  (const char   *text) G_GNUC_WARN_UNUSED_RESULT;

/* The number of letters to add, remove, replace or swap with their neighbour to get from one key to
 * the other. If it exceeds @limit, returns @limit + 1. */
guint       muster_word_distance (const char   *a,
                                  const char   *b,
                                  guint         limit);

/* Which letters there are in a key, roughly. A letter that is replaced is one less of one and one more of
 * another, so that keys cannot be nearer to each other than muster_word_part() of their letters. */
guint32     muster_word_get_letters (const char *key);

static inline guint
muster_word_part (guint32 a,
                  guint32 b)
{
  guint n_gone = (guint) __builtin_popcount (a & ~b);
  guint n_come = (guint) __builtin_popcount (b & ~a);

  return MAX (n_gone, n_come);
}

G_END_DECLS
