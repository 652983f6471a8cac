/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-list-words.h"
#include "core/exchange/muster-unit-phrase.h"

G_BEGIN_DECLS

/* Shared by the files that read a phrase. Every word is unused until one of them uses it. */

typedef enum
{
  MUSTER_WORD_LEFT,
  MUSTER_WORD_NUMBER,
  MUSTER_WORD_TYPE,
  MUSTER_WORD_OPTION,
} MusterWordUse;

typedef struct
{
  MusterUnitPhrase *phrase;
  MusterNameIndex *index;
  const char *text;
  const GArray *words;
  MusterWordUse uses[MUSTER_WORDS_MAX];
} MusterPhraseReader;

const MusterWord *muster_unit_phrase_get_word (const MusterPhraseReader *self,
                                               guint                     index);
/* Whether the word at @index exists, is unused and means @word. */
gboolean          muster_unit_phrase_is_word  (const MusterPhraseReader *self,
                                               guint                     index,
                                               MusterListWord            word);
char             *muster_unit_phrase_dup_part (const MusterPhraseReader *self,
                                               guint                     start,
                                               guint                     n) G_GNUC_WARN_UNUSED_RESULT;

void              muster_unit_phrase_numbers_read (MusterPhraseReader       *self);
void              muster_unit_phrase_names_read   (MusterPhraseReader       *self);

G_END_DECLS
