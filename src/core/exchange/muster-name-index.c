/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-name-index.h"

#include "core/forces/muster-force-text.h"

#include <string.h>

/* The largest number of letter-by-letter comparisons by one index. A force of 500 units with a
 * typing error in each line takes some 25,000; a hostile text could cause billions. Looking for
 * candidates costs as much as several comparisons. */
#define MAX_EFFORT 300000
#define LOOKING_EFFORT 8

#define MAX_SUGGESTIONS 3

#define TABLE_KEY "muster-name-table"

/* The largest number of remembered results of comparisons. */
#define MAX_GUESSES 10000

/* A longer key is longer than any that is compared. */
#define MAX_KEY_BYTES (4 * MUSTER_WORD_MAX_LETTERS)

/* The names of one kind, sorted by length, so that only those of about the right length are
 * compared. */
typedef struct
{
  GPtrArray *names; /* MusterName, the shorter before the longer */
  guint *starts;    /* for each length, the first that has it or is longer */
  guint max_length; /* in letters */
} NameShelf;

/* The names, shared by all indexes of a catalog. Immutable, so that a worker thread can read it
 * beside the main thread. */
typedef struct
{
  gatomicrefcount n_owners;
  guint revision;     /* of the catalog */
  GPtrArray *names;   /* MusterName */
  GPtrArray *types;   /* MusterName */
  GHashTable *by_key; /* char * to GPtrArray of MusterName */
  guint max_words;
  NameShelf shelves[MUSTER_N_NAME_KINDS];
} NameTable;

struct _MusterNameIndex
{
  MusterCatalog *catalog;
  NameTable *table;
  GHashTable *guesses[MUSTER_N_NAME_KINDS]; /* char * to Guess */
  guint effort;
};

/* The result of a comparison with all names. */
typedef struct
{
  const MusterName *name;
  guint distance;
} Guess;

typedef struct
{
  const MusterName *name;
  guint worth;
} Suggestion;

static void
free_name (gpointer data)
{
  MusterName *name = data;

  g_free (name->key);
  g_array_unref (name->words);
  g_free (name);
}

static void
add_name (NameTable      *self,
          MusterNameKind  kind,
          gconstpointer   thing,
          const char     *text)
{
  g_autoptr (GArray) words = muster_word_split (text);
  g_autoptr (GString) key = g_string_new (NULL);
  GPtrArray *same;
  MusterName *name;

  for (guint i = 0; i < words->len; i++)
    g_string_append (key, muster_word_get (words, i)->key);
  if (key->len == 0)
    return;
  same = g_hash_table_lookup (self->by_key, key->str);
  for (guint i = 0; same != NULL && i < same->len; i++)
    {
      if (((const MusterName *) g_ptr_array_index (same, i))->thing == thing)
        return;
    }

  name = g_new0 (MusterName, 1);
  name->kind = kind;
  name->thing = thing;
  self->max_words = MAX (self->max_words, words->len);
  name->words = g_steal_pointer (&words);
  name->key = g_strdup (key->str);
  name->length = (guint) g_utf8_strlen (name->key, -1);
  name->letters = muster_word_get_letters (name->key);
  g_ptr_array_add (self->shelves[kind].names, name);
  g_ptr_array_add (self->names, name);
  if (same == NULL)
    {
      same = g_ptr_array_new ();
      g_hash_table_insert (self->by_key, name->key, same);
    }
  g_ptr_array_add (same, name);
}

static void
add_names (NameTable      *self,
           MusterNameKind  kind,
           gconstpointer   thing,
           const char     *name,
           const char     *id,
           char          **also)
{
  const char *shown = muster_force_text_show (name);

  add_name (self, kind, thing, name);
  if (shown != name)
    add_name (self, kind, thing, shown);
  add_name (self, kind, thing, id);
  for (guint i = 0; also != NULL && also[i] != NULL; i++)
    add_name (self, kind, thing, also[i]);
}

static const MusterName *
find_exact (NameTable      *self,
            MusterNameKind  kind,
            const char     *key)
{
  GPtrArray *same = g_hash_table_lookup (self->by_key, key);

  for (guint i = 0; same != NULL && i < same->len; i++)
    {
      const MusterName *name = g_ptr_array_index (same, i);

      if (name->kind == kind)
        return name;
    }

  return NULL;
}

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  const MusterName *first = *(const MusterName *const *) a;
  const MusterName *second = *(const MusterName *const *) b;

  return (int) first->length - (int) second->length;
}

static void
name_shelf_sort (NameShelf *self)
{
  guint length = 0;

  g_ptr_array_sort (self->names, compare_lengths);
  if (self->names->len > 0)
    self->max_length = ((const MusterName *) g_ptr_array_index (self->names, self->names->len - 1))->length;
  self->starts = g_new (guint, self->max_length + 2);
  for (guint i = 0; i < self->names->len; i++)
    {
      const MusterName *name = g_ptr_array_index (self->names, i);

      while (length <= name->length)
        self->starts[length++] = i;
    }
  self->starts[self->max_length + 1] = self->names->len;
}

static NameTable *
name_table_new (MusterCatalog *catalog)
{
  NameTable *self = g_new0 (NameTable, 1);
  GPtrArray *list;
  GPtrArray *types;

  g_atomic_ref_count_init (&self->n_owners);
  self->revision = muster_catalog_get_revision (catalog);
  self->names = g_ptr_array_new_with_free_func (free_name);
  self->types = g_ptr_array_new ();
  self->by_key = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                        (GDestroyNotify) g_ptr_array_unref);
  self->max_words = 1;
  for (guint i = 0; i < MUSTER_N_NAME_KINDS; i++)
    self->shelves[i].names = g_ptr_array_new ();

  types = muster_catalog_get_types (catalog);
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);

      add_names (self, MUSTER_NAME_TYPE, type, type->name, type->id, type->also);
    }
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      g_autofree char *key = muster_word_dup_key (type->name);
      const MusterName *name = find_exact (self, MUSTER_NAME_TYPE, key);

      if (name != NULL && name->type == type)
        g_ptr_array_add (self->types, (gpointer) name);
    }

  list = muster_catalog_get_options (catalog);
  for (guint i = 0; i < list->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (list, i);

      add_names (self, MUSTER_NAME_OPTION, option, option->name, option->id, option->also);
    }
  list = muster_catalog_get_traits (catalog);
  for (guint i = 0; i < list->len; i++)
    {
      const MusterTrait *trait = g_ptr_array_index (list, i);

      add_names (self, MUSTER_NAME_TRAIT, trait, trait->name, trait->id, NULL);
    }
  list = muster_catalog_get_optional_rules (catalog);
  for (guint i = 0; i < list->len; i++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (list, i);

      add_names (self, MUSTER_NAME_RULE, rule, rule->name, rule->id, NULL);
    }
  for (guint i = 0; i < MUSTER_N_NAME_KINDS; i++)
    name_shelf_sort (&self->shelves[i]);

  return self;
}

static gpointer
name_table_ref (gpointer data,
                gpointer unused)
{
  if (data != NULL)
    g_atomic_ref_count_inc (&((NameTable *) data)->n_owners);

  return data;
}

static void
name_table_unref (gpointer data)
{
  NameTable *self = data;

  if (!g_atomic_ref_count_dec (&self->n_owners))
    return;

  for (guint i = 0; i < MUSTER_N_NAME_KINDS; i++)
    {
      g_ptr_array_unref (self->shelves[i].names);
      g_free (self->shelves[i].starts);
    }
  g_hash_table_unref (self->by_key);
  g_ptr_array_unref (self->types);
  g_ptr_array_unref (self->names);
  g_free (self);
}

/* Returns the table of a catalog, which is made again only after a pack has changed the catalog. */
static NameTable *
get_table (MusterCatalog *catalog)
{
  NameTable *table = g_object_dup_data (G_OBJECT (catalog), TABLE_KEY, name_table_ref, NULL);

  if (table != NULL && table->revision == muster_catalog_get_revision (catalog))
    return table;

  g_clear_pointer (&table, name_table_unref);
  table = name_table_new (catalog);
  g_object_set_data_full (G_OBJECT (catalog), TABLE_KEY, name_table_ref (table, NULL), name_table_unref);

  return table;
}

MusterNameIndex *
muster_name_index_new (MusterCatalog *catalog)
{
  MusterNameIndex *self;

  g_return_val_if_fail (MUSTER_IS_CATALOG (catalog), NULL);

  self = g_new0 (MusterNameIndex, 1);
  self->catalog = g_object_ref (catalog);
  self->table = get_table (catalog);
  for (guint i = 0; i < MUSTER_N_NAME_KINDS; i++)
    self->guesses[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->effort = MAX_EFFORT;

  return self;
}

void
muster_name_index_free (MusterNameIndex *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < MUSTER_N_NAME_KINDS; i++)
    g_hash_table_unref (self->guesses[i]);
  name_table_unref (self->table);
  g_object_unref (self->catalog);
  g_free (self);
}

MusterCatalog *
muster_name_index_get_catalog (MusterNameIndex *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->catalog;
}

guint
muster_name_index_get_max_words (MusterNameIndex *self)
{
  g_return_val_if_fail (self != NULL, 1);

  return self->table->max_words;
}

GPtrArray *
muster_name_index_get_types (MusterNameIndex *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->table->types;
}

GPtrArray *
muster_name_index_lookup (MusterNameIndex *self,
                          const char      *key)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (key != NULL, NULL);

  return g_hash_table_lookup (self->table->by_key, key);
}

gboolean
muster_name_index_is_tired (MusterNameIndex *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->effort == 0;
}

/* Returns: how many letters may be wrong in a name of that length */
static guint
get_tolerance (guint length)
{
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/* Compares the key with all names of a kind. @length: the length of the key in letters, which
 * exceeds the longest name by no more than its tolerance. */
static Guess
compare (MusterNameIndex *self,
         MusterNameKind   kind,
         const char      *key,
         guint            length)
{
  const NameShelf *shelf = &self->table->shelves[kind];
  guint tolerance = get_tolerance (length);
  guint32 letters = muster_word_get_letters (key);
  /* Distances are counted in half letters, because an error in the first letter is rarer than one
   * within. */
  Guess best = { .distance = 2 * tolerance + 2 };
  gboolean is_tie = FALSE;

  for (guint i = shelf->starts[length - tolerance]; i < shelf->names->len && self->effort > 0; i++)
    {
      const MusterName *name = g_ptr_array_index (shelf->names, i);
      guint limit = MIN (tolerance, get_tolerance (name->length));
      guint away;

      if (name->length > length + tolerance)
        break;
      if (name->length > length + limit || length > name->length + limit ||
          muster_word_part (letters, name->letters) > limit)
        continue;
      self->effort--;
      away = muster_word_distance (key, name->key, limit);
      if (away > limit)
        continue;
      away = 2 * away + (g_utf8_get_char (key) != g_utf8_get_char (name->key));
      if (away < best.distance)
        {
          best = (Guess) { name, away };
          is_tie = FALSE;
        }
      else if (away == best.distance && best.name != NULL && best.name->thing != name->thing)
        is_tie = TRUE;
    }
  if (is_tie)
    best.name = NULL;

  return best;
}

const MusterName *
muster_name_index_guess (MusterNameIndex *self,
                         MusterNameKind   kind,
                         const char      *key,
                         guint           *distance)
{
  guint length;
  Guess *guess;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (key != NULL, NULL);

  if (self->effort == 0 || strnlen (key, MAX_KEY_BYTES + 1) > MAX_KEY_BYTES)
    return NULL;
  length = (guint) g_utf8_strlen (key, -1);
  if (get_tolerance (length) == 0 || length > MUSTER_WORD_MAX_LETTERS ||
      length > self->table->shelves[kind].max_length + get_tolerance (length))
    return NULL;

  /* Results are remembered, because the same words occur again and again. */
  guess = g_hash_table_lookup (self->guesses[kind], key);
  if (guess == NULL)
    {
      self->effort -= MIN (self->effort, LOOKING_EFFORT);
      if (g_hash_table_size (self->guesses[kind]) >= MAX_GUESSES)
        g_hash_table_remove_all (self->guesses[kind]);
      guess = g_new (Guess, 1);
      *guess = compare (self, kind, key, length);
      g_hash_table_insert (self->guesses[kind], g_strdup (key), guess);
    }
  if (distance != NULL)
    *distance = guess->distance;

  return guess->name;
}

const MusterName *
muster_name_index_find (MusterNameIndex *self,
                        MusterNameKind   kind,
                        const char      *text,
                        gboolean        *is_guess)
{
  g_autofree char *key = NULL;
  const MusterName *name;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  key = muster_word_dup_key (text);
  name = find_exact (self->table, kind, key);
  if (is_guess != NULL)
    *is_guess = name == NULL;
  if (name != NULL || is_guess == NULL)
    return name;

  return muster_name_index_guess (self, kind, key, NULL);
}

/* Rates how much of a name is in the text: counts the letters of those of its words that occur
 * there, at least nearly. @letters: those of each word. */
static guint
weigh (MusterNameIndex  *self,
       const MusterName *name,
       const GArray     *words,
       const guint32     letters[])
{
  guint worth = 0;

  for (guint i = 0; i < name->words->len; i++)
    {
      const char *part = muster_word_get (name->words, i)->key;
      guint length = (guint) g_utf8_strlen (part, -1);
      guint limit = get_tolerance (length) + 1;
      guint32 own = muster_word_get_letters (part);
      guint best = 0;

      for (guint j = 0; length >= 3 && j < words->len && self->effort > 0; j++)
        {
          guint away;

          if (muster_word_part (own, letters[j]) > limit)
            continue;
          self->effort--;
          away = muster_word_distance (part, muster_word_get (words, j)->key, limit);
          if (away <= limit && 2 * away < length)
            best = MAX (best, length - away);
        }
      worth += best;
    }

  return worth;
}

static int
compare_suggestions (gconstpointer a,
                     gconstpointer b)
{
  const Suggestion *first = a;
  const Suggestion *second = b;

  if (first->worth != second->worth)
    return first->worth > second->worth ? -1 : 1;

  /* A larger part of the shorter name is in the text. */
  return (int) strlen (first->name->key) - (int) strlen (second->name->key);
}

char **
muster_name_index_suggest (MusterNameIndex *self,
                           MusterNameKind   kind,
                           const char      *text)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Suggestion));
  g_autoptr (GArray) words = NULL;
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  guint32 letters[MUSTER_WORDS_MAX];

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  words = muster_word_split (text);
  for (guint i = 0; i < words->len; i++)
    letters[i] = muster_word_get_letters (muster_word_get (words, i)->key);
  for (guint i = 0; i < self->table->names->len; i++)
    {
      const MusterName *name = g_ptr_array_index (self->table->names, i);
      Suggestion suggestion = { .name = name };

      if (name->kind == kind)
        suggestion.worth = weigh (self, name, words, letters);
      if (suggestion.worth > 0)
        g_array_append_val (found, suggestion);
    }
  g_array_sort (found, compare_suggestions);

  for (guint i = 0; i < found->len && shown->len < MAX_SUGGESTIONS; i++)
    {
      const char *name = muster_name_index_show (g_array_index (found, Suggestion, i).name);

      if (!g_ptr_array_find_with_equal_func (shown, name, g_str_equal, NULL))
        g_ptr_array_add (shown, (gpointer) name);
    }
  g_ptr_array_add (shown, NULL);

  return g_strdupv ((char **) shown->pdata);
}

/**
 * muster_name_index_show:
 *
 * Returns: the name of the thing in the reader's language
 */
const char *
muster_name_index_show (const MusterName *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  switch (name->kind)
    {
    case MUSTER_NAME_TYPE:
      return muster_force_text_show (name->type->name);
    case MUSTER_NAME_OPTION:
      return muster_force_text_show (name->option->name);
    case MUSTER_NAME_TRAIT:
      return muster_force_text_show (name->trait->name);
    case MUSTER_NAME_RULE:
      return muster_force_text_show (name->rule->name);
    case MUSTER_N_NAME_KINDS:
    default:
      g_assert_not_reached ();
    }
}
