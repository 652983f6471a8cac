/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-unit-phrase-private.h"

/* Finds type and options of a phrase: first by exact names, then by similar ones. */

/* The largest number of other words within the name of a type: "Regular Mounted Infantry". */
#define MAX_GAP 3

typedef struct
{
  guint start;
  guint n;
  const MusterName *name;
} Match;

/* Lists every run of words that is a name. */
static GArray *
list_matches (MusterPhraseReader *self)
{
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (Match));
  guint max_words = muster_name_index_get_max_words (self->index) + 1;

  for (guint i = 0; i < self->words->len; i++)
    {
      g_autoptr (GString) key = g_string_new (NULL);

      for (guint n = 1; n <= max_words && i + n <= self->words->len; n++)
        {
          GPtrArray *names;

          if (self->uses[i + n - 1] != MUSTER_WORD_LEFT)
            break;
          g_string_append (key, muster_unit_phrase_get_word (self, i + n - 1)->key);
          names = muster_name_index_lookup (self->index, key->str);
          for (guint j = 0; names != NULL && j < names->len; j++)
            g_array_append_val (matches, ((Match) { i, n, g_ptr_array_index (names, j) }));
        }
    }

  return matches;
}

static void
use (MusterPhraseReader *self,
     guint               start,
     guint               n,
     MusterWordUse       as)
{
  for (guint i = start; i < start + n; i++)
    self->uses[i] = as;
}

static gboolean
find_type (MusterPhraseReader *self,
           const GArray       *matches)
{
  const Match *best = NULL;

  for (guint i = 0; i < matches->len; i++)
    {
      const Match *match = &g_array_index (matches, Match, i);

      if (match->name->kind == MUSTER_NAME_TYPE &&
          (best == NULL || (match->start == best->start && match->n > best->n)))
        best = match;
    }
  if (best == NULL)
    return FALSE;

  self->phrase->type = best->name->type;
  use (self, best->start, best->n, MUSTER_WORD_TYPE);

  return TRUE;
}

/* Whether the words of the name occur in order, with others between them. */
static gboolean
find_scattered (const MusterPhraseReader *self,
                const MusterName         *name,
                guint                     places[MUSTER_WORDS_MAX])
{
  guint n = 0;

  for (guint i = 0; i < self->words->len && n < name->words->len; i++)
    {
      if (self->uses[i] == MUSTER_WORD_LEFT &&
          g_str_equal (muster_unit_phrase_get_word (self, i)->key, muster_word_get (name->words, n)->key))
        places[n++] = i;
    }

  return n == name->words->len && places[n - 1] - places[0] < n + MAX_GAP;
}

static gboolean
find_scattered_type (MusterPhraseReader *self)
{
  GPtrArray *types = muster_name_index_get_types (self->index);
  guint places[MUSTER_WORDS_MAX];

  for (guint i = 0; i < types->len; i++)
    {
      const MusterName *name = g_ptr_array_index (types, i);

      if (name->words->len < 2 || !find_scattered (self, name, places))
        continue;
      self->phrase->type = name->type;
      for (guint j = 0; j < name->words->len; j++)
        self->uses[places[j]] = MUSTER_WORD_TYPE;
      return TRUE;
    }

  return FALSE;
}

static void
add_option (MusterPhraseReader *self,
            const MusterOption *option,
            guint               start,
            guint               n)
{
  if (!g_ptr_array_find (self->phrase->options, option, NULL))
    g_ptr_array_add (self->phrase->options, (gpointer) option);
  use (self, start, n, MUSTER_WORD_OPTION);
  if (muster_unit_phrase_is_word (self, start + n, MUSTER_LIST_FREE))
    {
      self->phrase->free_option = option;
      self->uses[start + n] = MUSTER_WORD_OPTION;
    }
}

/* An option may share some of its words with the type, but not all: "Regular Mounted Infantry" has
 * both. */
static gboolean
is_usable (const MusterPhraseReader *self,
           const Match              *match)
{
  gboolean has_own = FALSE;

  for (guint i = match->start; i < match->start + match->n; i++)
    {
      if (self->uses[i] == MUSTER_WORD_OPTION || self->uses[i] == MUSTER_WORD_NUMBER)
        return FALSE;
      has_own = has_own || self->uses[i] == MUSTER_WORD_LEFT;
    }

  return has_own;
}

static gboolean
is_of_type (const MusterPhraseReader *self,
            const MusterOption       *option)
{
  return self->phrase->type == NULL ||
         muster_unit_type_find_option (self->phrase->type, option->id) != NULL;
}

static void
find_options (MusterPhraseReader *self,
              const GArray       *matches)
{
  for (guint i = 0; i < self->words->len; i++)
    {
      const Match *best = NULL;

      for (guint j = 0; j < matches->len; j++)
        {
          const Match *match = &g_array_index (matches, Match, j);

          if (match->start != i || match->name->kind != MUSTER_NAME_OPTION || !is_usable (self, match))
            continue;
          if (best == NULL || match->n > best->n ||
              (match->n == best->n && !is_of_type (self, best->name->option)))
            best = match;
        }
      if (best != NULL)
        add_option (self, best->name->option, best->start, best->n);
    }
}

/* Finds the run of unused words that is closest to a name. */
static gboolean
guess (MusterPhraseReader *self,
       MusterNameKind      kind,
       Match              *best)
{
  guint max_words = muster_name_index_get_max_words (self->index) + 1;
  guint least = G_MAXUINT;

  for (guint i = 0; i < self->words->len && !muster_name_index_is_tired (self->index); i++)
    {
      g_autoptr (GString) key = g_string_new (NULL);

      for (guint n = 1; n <= max_words && i + n <= self->words->len; n++)
        {
          const MusterWord *word = muster_unit_phrase_get_word (self, i + n - 1);
          const MusterName *name;
          guint distance;

          if (self->uses[i + n - 1] != MUSTER_WORD_LEFT ||
              muster_list_words_is (MUSTER_LIST_FILLER, word->key))
            break;
          g_string_append (key, word->key);
          name = muster_name_index_guess (self->index, kind, key->str, &distance);
          if (name != NULL && distance < least)
            {
              least = distance;
              *best = (Match) { i, n, name };
            }
        }
    }

  return least < G_MAXUINT;
}

static void
add_guess (MusterPhraseReader *self,
           const Match        *match)
{
  g_ptr_array_add (self->phrase->guesses, muster_unit_phrase_dup_part (self, match->start, match->n));
  g_ptr_array_add (self->phrase->guesses, g_strdup (muster_name_index_show (match->name)));
}

static void
guess_type (MusterPhraseReader *self)
{
  Match match;

  if (!guess (self, MUSTER_NAME_TYPE, &match))
    return;

  add_guess (self, &match);
  self->phrase->type = match.name->type;
  use (self, match.start, match.n, MUSTER_WORD_TYPE);
}

/* An option such as "Machine Gun" is enough if only one type can have it. */
static void
deduce_type (MusterPhraseReader *self)
{
  GPtrArray *types = muster_catalog_get_types (muster_name_index_get_catalog (self->index));
  const MusterUnitType *only = NULL;

  if (self->phrase->options->len == 0)
    return;

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      gboolean has_all = TRUE;

      for (guint j = 0; has_all && j < self->phrase->options->len; j++)
        {
          const MusterOption *option = g_ptr_array_index (self->phrase->options, j);

          has_all = muster_unit_type_find_option (type, option->id) != NULL;
        }
      if (has_all && only != NULL)
        return;
      if (has_all)
        only = type;
    }
  self->phrase->type = only;
  self->phrase->type_is_deduced = only != NULL;
}

/* Finds the type first, because it determines the options: the longest of the names that begin
 * first. */
void
muster_unit_phrase_names_read (MusterPhraseReader *self)
{
  g_autoptr (GArray) matches = list_matches (self);
  Match match;

  if (!find_type (self, matches))
    find_scattered_type (self);
  find_options (self, matches);
  if (self->phrase->type == NULL)
    guess_type (self);
  while (guess (self, MUSTER_NAME_OPTION, &match))
    {
      add_guess (self, &match);
      add_option (self, match.name->option, match.start, match.n);
    }
  if (self->phrase->type == NULL)
    deduce_type (self);
}
