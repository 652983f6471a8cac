/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Letters of a word, or of a few of them together. What is longer is no name of a catalog, and is compared
 * as it is. */
#define MUSTER_WORD_MAX_LETTERS 48

/* More words than this are not looked at: nobody writes such a line by hand. */
#define MUSTER_WORDS_MAX 64

/**
 * MusterWord:
 * @key: what is compared: without case, accents and the ending of a plural
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

/* The words of a text, as MusterWord. Letters and digits are apart: "12men" is two. */
GArray     *muster_word_split    (const char   *text) G_GNUC_WARN_UNUSED_RESULT;
MusterWord *muster_word_get      (const GArray *words,
                                  guint         index);

/* All words as one key, without what stands between them. */
char       *muster_word_join     (const GArray *words) G_GNUC_WARN_UNUSED_RESULT;
char       *muster_word_dup_key  (const char   *text) G_GNUC_WARN_UNUSED_RESULT;

/* How many letters have to be added, taken away, replaced or swapped with their neighbour to get from
 * one key to the other. More than @limit is @limit + 1. */
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
