/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The words of lists of forces, besides the names in the catalog. */
typedef enum
{
  MUSTER_LIST_POINTS,
  MUSTER_LIST_MODELS,
  MUSTER_LIST_EACH,
  MUSTER_LIST_FILLER,
  MUSTER_LIST_FREE,
  MUSTER_LIST_LEADER,
  MUSTER_LIST_LEADERSHIP,
  MUSTER_LIST_NOTE,
  MUSTER_LIST_LEADER_NOTE,
  MUSTER_LIST_TOTAL,
  MUSTER_LIST_NAME,
  MUSTER_LIST_THEATRE,
  MUSTER_LIST_RULESET,
  MUSTER_LIST_BUDGET,
  MUSTER_LIST_USUAL_BUDGET,
  MUSTER_LIST_OPTIONAL_RULES,
  MUSTER_LIST_NONE,
  MUSTER_LIST_VARIANTS,
  MUSTER_LIST_GOES_WITH,
} MusterListWord;

/* Whether a key (see muster_word_dup_key()) means this word, in English or in the reader's
 * language. */
gboolean    muster_list_words_is       (MusterListWord  word,
                                        const char     *key);
/* From "one" to "twelve"; 0: none of them. */
int         muster_list_words_to_number (const char     *key);

/* A name for a list, in quotation marks if it could be read as something else. */
char       *muster_list_words_quote   (const char      *name) G_GNUC_WARN_UNUSED_RESULT;
/* The length of the quoted text at the beginning, or 0. @name: (out) (transfer full): what is quoted. */
gsize       muster_list_words_unquote (const char      *text,
                                       char           **name);

G_END_DECLS
