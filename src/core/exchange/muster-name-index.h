/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"
#include "core/exchange/muster-word.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_NAME_TYPE,
  MUSTER_NAME_OPTION,
  MUSTER_NAME_TRAIT,
  MUSTER_NAME_RULE,
  MUSTER_N_NAME_KINDS,
} MusterNameKind;

/**
 * MusterName:
 * @key: see muster_word_dup_key()
 * @length: the length of the key, in letters
 * @letters: the letters of the key, see muster_word_get_letters()
 * @words: (element-type MusterWord): the words of the key
 * @thing: a #MusterUnitType, #MusterOption, #MusterTrait or #MusterOptionalRule, by @kind
 *
 * One of the names of a thing in the catalog: its name, its name in the reader's language, or its
 * id.
 */
typedef struct
{
  MusterNameKind kind;
  char *key;
  guint length;
  guint32 letters;
  GArray *words;
  union
  {
    gconstpointer thing;
    const MusterUnitType *type;
    const MusterOption *option;
    const MusterTrait *trait;
    const MusterOptionalRule *rule;
  };
} MusterName;

/**
 * MusterNameIndex:
 *
 * Finds the names of a catalog in what people type. The number of comparisons letter by letter is
 * limited for the whole life of an index; after that only exact names are found.
 */
typedef struct _MusterNameIndex MusterNameIndex;

MusterNameIndex  *muster_name_index_new      (MusterCatalog    *catalog) G_GNUC_WARN_UNUSED_RESULT;
void              muster_name_index_free     (MusterNameIndex  *self);

MusterCatalog    *muster_name_index_get_catalog (MusterNameIndex *self);
guint             muster_name_index_get_max_words (MusterNameIndex *self);
/* The name of each type, as MusterName, in the order of the catalog. */
GPtrArray        *muster_name_index_get_types (MusterNameIndex *self);

/* The names with this very key, as MusterName, or NULL. */
GPtrArray        *muster_name_index_lookup   (MusterNameIndex  *self,
                                              const char       *key);
/* Whether the limit of comparisons letter by letter is reached. */
gboolean          muster_name_index_is_tired (MusterNameIndex  *self);
/* The name of that kind that is closest to the key and close enough for a typing error. NULL: there
 * is none, or two are equally close. @distance: how far it is. */
const MusterName *muster_name_index_guess    (MusterNameIndex  *self,
                                              MusterNameKind    kind,
                                              const char       *key,
                                              guint            *distance);
/* Finds the name that a whole text, such as a cell or an attribute, means. @is_guess: whether it is
 * not exactly the name. */
const MusterName *muster_name_index_find     (MusterNameIndex  *self,
                                              MusterNameKind    kind,
                                              const char       *text,
                                              gboolean         *is_guess);
/* Up to three names that may have been meant, the likeliest first, as they are shown. */
char            **muster_name_index_suggest  (MusterNameIndex  *self,
                                              MusterNameKind    kind,
                                              const char       *text) G_GNUC_WARN_UNUSED_RESULT;

const char       *muster_name_index_show           (const MusterName *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterNameIndex, muster_name_index_free)

G_END_DECLS
