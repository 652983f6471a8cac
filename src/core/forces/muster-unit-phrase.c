/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-unit-phrase.h"

#include "core/forces/muster-list-words.h"

#include <string.h>

/* First the numbers are taken, by what stands beside them; then the type, the longest name that begins
 * first; then options, in whatever order they stand. Only what is left is compared letter by letter, so
 * that a slip in one word never changes what another one means. */

/* How many other words may stand within the name of a type: "Regular Mounted Infantry". */
#define MAX_GAP 3

typedef struct
{
  guint start;
  guint n;
  const MusterName *name;
} Match;

typedef enum
{
  WORD_LEFT,
  WORD_NUMBER,
  WORD_TYPE,
  WORD_OPTION,
} WordUse;

typedef struct
{
  MusterUnitPhrase *phrase;
  MusterNameIndex *index;
  const char *text;
  GArray *words;
  WordUse uses[MUSTER_WORDS_MAX];
} Reader;

static const MusterWord *
get_word (const Reader *self,
          guint         index)
{
  return index < self->words->len ? muster_words_get (self->words, index) : NULL;
}

/* What stands right beside the word, blanks aside: a character, or 0 if it is its neighbour. */
static int
get_before (const Reader *self,
            guint         index)
{
  gsize start = index > 0 ? get_word (self, index - 1)->end : 0;
  gsize end = get_word (self, index)->start;

  while (end > start && self->text[end - 1] == ' ')
    end--;

  return end == start ? 0 : (guchar) self->text[end - 1];
}

static int
get_behind (const Reader *self,
            guint         index)
{
  const MusterWord *next = get_word (self, index + 1);
  const char *p = self->text + get_word (self, index)->end;

  p += strspn (p, " ");

  return next != NULL && p == self->text + next->start ? 0 : (guchar) *p;
}

static gboolean
is_times (const char *text)
{
  return g_str_has_prefix (text, "×") || g_str_has_prefix (text, " ×");
}

static gboolean
has_times_before (const Reader *self,
                  guint         index)
{
  const gsize length = strlen ("×");
  gsize start = get_word (self, index)->start;

  while (start > 0 && self->text[start - 1] == ' ')
    start--;

  return start >= length && memcmp (self->text + start - length, "×", length) == 0;
}

static gboolean
is_neighbour (const Reader   *self,
              guint           index,
              MusterListWord  word)
{
  const MusterWord *neighbour = get_word (self, index);

  return neighbour != NULL && self->uses[index] == WORD_LEFT &&
         muster_list_word_is (word, neighbour->key);
}

static void
take_cost (Reader *self,
           guint   index,
           guint   last)
{
  self->phrase->cost = get_word (self, index)->number;
  for (guint i = index; i <= last; i++)
    self->uses[i] = WORD_NUMBER;
  if (is_neighbour (self, last + 1, MUSTER_LIST_EACH))
    {
      self->phrase->cost_is_each = TRUE;
      self->uses[last + 1] = WORD_NUMBER;
    }
}

/* By what stands behind it. */
static gboolean
read_labelled (Reader *self,
               guint   index)
{
  const MusterWord *word = get_word (self, index);
  const MusterWord *next = get_word (self, index + 1);
  gboolean is_joined = next != NULL && get_behind (self, index) == 0;

  if (is_joined && is_neighbour (self, index + 1, MUSTER_LIST_POINTS))
    take_cost (self, index, index + 1);
  else if (get_before (self, index) == '@')
    take_cost (self, index, index);
  else if (is_joined && is_neighbour (self, index + 1, MUSTER_LIST_MODELS))
    {
      self->phrase->models = word->number;
      self->uses[index + 1] = WORD_NUMBER;
    }
  else if (is_joined && (g_str_equal (next->key, "x") || g_str_equal (next->key, "unit")))
    {
      self->phrase->count = word->number;
      self->uses[index + 1] = WORD_NUMBER;
    }
  else if (is_times (self->text + word->end))
    self->phrase->count = word->number;
  else
    return FALSE;

  return TRUE;
}

/* By what stands before it. */
static gboolean
read_announced (Reader *self,
                guint   index)
{
  const MusterWord *word = get_word (self, index);
  const MusterWord *before = index > 0 ? get_word (self, index - 1) : NULL;
  int sign = get_before (self, index);

  if (has_times_before (self, index))
    {
      self->phrase->count = word->number;
      return TRUE;
    }
  /* "@ 8 = 16": the last one is that of all. */
  if (sign == '=' && before != NULL && before->number >= 0)
    {
      take_cost (self, index, index);
      return TRUE;
    }
  if (before == NULL || (sign != 0 && strchr (":=", sign) == NULL))
    return FALSE;

  if (g_str_equal (before->key, "x"))
    self->phrase->count = word->number;
  else if (is_neighbour (self, index - 1, MUSTER_LIST_POINTS) || g_str_equal (before->key, "cost"))
    take_cost (self, index, index);
  else if (is_neighbour (self, index - 1, MUSTER_LIST_MODELS))
    self->phrase->models = word->number;
  else
    return FALSE;
  self->uses[index - 1] = WORD_NUMBER;

  return TRUE;
}

/* By where it stands. */
static gboolean
read_bare (Reader *self,
           guint   index)
{
  const MusterWord *word = get_word (self, index);
  int before = get_before (self, index);
  int behind = get_behind (self, index);

  /* What an option adds, or a number to roll. */
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
  if (index > 0 && index + 1 == self->words->len && before != 0 && behind == '\0')
    {
      self->phrase->trailing = word->number;
      return TRUE;
    }

  return FALSE;
}

static void
read_numbers (Reader *self)
{
  for (guint i = 0; i < self->words->len; i++)
    {
      const MusterWord *word = get_word (self, i);

      if (word->number >= 0 &&
          (read_labelled (self, i) || read_announced (self, i) || read_bare (self, i)))
        self->uses[i] = WORD_NUMBER;
    }
  if (self->phrase->count < 0 && self->words->len > 1)
    {
      int number = muster_list_word_to_number (get_word (self, 0)->key);

      if (number > 0)
        {
          self->phrase->count = number;
          self->uses[0] = WORD_NUMBER;
        }
    }
}

/* Every run of words that is a name. */
static GArray *
list_matches (Reader *self)
{
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (Match));
  guint max_words = muster_name_index_get_max_words (self->index) + 1;

  for (guint i = 0; i < self->words->len; i++)
    {
      g_autoptr (GString) key = g_string_new (NULL);

      for (guint n = 1; n <= max_words && i + n <= self->words->len; n++)
        {
          GPtrArray *names;

          if (self->uses[i + n - 1] != WORD_LEFT)
            break;
          g_string_append (key, get_word (self, i + n - 1)->key);
          names = muster_name_index_lookup (self->index, key->str);
          for (guint j = 0; names != NULL && j < names->len; j++)
            g_array_append_val (matches, ((Match) { i, n, g_ptr_array_index (names, j) }));
        }
    }

  return matches;
}

static void
use (Reader *self,
     guint   start,
     guint   n,
     WordUse as)
{
  for (guint i = start; i < start + n; i++)
    self->uses[i] = as;
}

static gboolean
find_type (Reader       *self,
           const GArray *matches)
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
  use (self, best->start, best->n, WORD_TYPE);

  return TRUE;
}

/* Whether the words of the name stand there in their order, with others between. */
static gboolean
find_scattered (const Reader     *self,
                const MusterName *name,
                guint             places[MUSTER_WORDS_MAX])
{
  guint n = 0;

  for (guint i = 0; i < self->words->len && n < name->words->len; i++)
    {
      if (self->uses[i] == WORD_LEFT &&
          g_str_equal (get_word (self, i)->key, muster_words_get (name->words, n)->key))
        places[n++] = i;
    }

  return n == name->words->len && places[n - 1] - places[0] < n + MAX_GAP;
}

static gboolean
find_scattered_type (Reader *self)
{
  GPtrArray *types = muster_catalog_get_types (muster_name_index_get_catalog (self->index));
  guint places[MUSTER_WORDS_MAX];

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      const MusterName *name = muster_name_index_find (self->index, MUSTER_NAME_TYPE, type->name, NULL);

      if (name == NULL || name->words->len < 2 || !find_scattered (self, name, places))
        continue;
      self->phrase->type = type;
      for (guint j = 0; j < name->words->len; j++)
        self->uses[places[j]] = WORD_TYPE;
      return TRUE;
    }

  return FALSE;
}

static void
add_option (Reader             *self,
            const MusterOption *option,
            guint               start,
            guint               n)
{
  if (!g_ptr_array_find (self->phrase->options, option, NULL))
    g_ptr_array_add (self->phrase->options, (gpointer) option);
  use (self, start, n, WORD_OPTION);
  if (is_neighbour (self, start + n, MUSTER_LIST_FREE))
    {
      self->phrase->free_option = option;
      self->uses[start + n] = WORD_OPTION;
    }
}

/* An option may share words with the type, but not all: "Regular Mounted Infantry" has both. */
static gboolean
is_usable (const Reader *self,
           const Match  *match)
{
  gboolean has_own = FALSE;

  for (guint i = match->start; i < match->start + match->n; i++)
    {
      if (self->uses[i] == WORD_OPTION || self->uses[i] == WORD_NUMBER)
        return FALSE;
      has_own = has_own || self->uses[i] == WORD_LEFT;
    }

  return has_own;
}

static gboolean
is_of_type (const Reader       *self,
            const MusterOption *option)
{
  return self->phrase->type == NULL ||
         muster_unit_type_find_option (self->phrase->type, option->id) != NULL;
}

static void
find_options (Reader       *self,
              const GArray *matches)
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

static char *
dup_part (const Reader *self,
          guint         start,
          guint         n)
{
  gsize from = get_word (self, start)->start;

  return g_strndup (self->text + from, get_word (self, start + n - 1)->end - from);
}

/* The run of words that are left that comes nearest to a name. */
static gboolean
guess (Reader         *self,
       MusterNameKind  kind,
       Match          *best)
{
  guint max_words = muster_name_index_get_max_words (self->index) + 1;
  guint least = G_MAXUINT;

  for (guint i = 0; i < self->words->len; i++)
    {
      g_autoptr (GString) key = g_string_new (NULL);

      for (guint n = 1; n <= max_words && i + n <= self->words->len; n++)
        {
          const MusterWord *word = get_word (self, i + n - 1);
          const MusterName *name;
          guint distance;

          if (self->uses[i + n - 1] != WORD_LEFT ||
              muster_list_word_is (MUSTER_LIST_FILLER, word->key))
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
add_guess (Reader      *self,
           const Match *match)
{
  g_ptr_array_add (self->phrase->guesses, dup_part (self, match->start, match->n));
  g_ptr_array_add (self->phrase->guesses, g_strdup (muster_name_show (match->name)));
}

static void
guess_type (Reader *self)
{
  Match match;

  if (!guess (self, MUSTER_NAME_TYPE, &match))
    return;

  add_guess (self, &match);
  self->phrase->type = match.name->type;
  use (self, match.start, match.n, WORD_TYPE);
}

static void
guess_options (Reader *self)
{
  Match match;

  while (guess (self, MUSTER_NAME_OPTION, &match))
    {
      add_guess (self, &match);
      add_option (self, match.name->option, match.start, match.n);
    }
}

/* "Machine Gun" says enough where one type alone can have it. */
static void
deduce_type (Reader *self)
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

static void
find_span (Reader *self)
{
  for (guint i = 0; i < self->words->len; i++)
    {
      if (self->uses[i] == WORD_NUMBER)
        continue;
      if (self->phrase->end == 0)
        self->phrase->start = get_word (self, i)->start;
      self->phrase->end = get_word (self, i)->end;
    }
}

static void
list_unknown (Reader *self)
{
  guint i = 0;

  while (i < self->words->len)
    {
      guint n = 0;

      while (i + n < self->words->len && self->uses[i + n] == WORD_LEFT &&
             !muster_list_word_is (MUSTER_LIST_FILLER, get_word (self, i + n)->key) &&
             !muster_list_word_is (MUSTER_LIST_MODELS, get_word (self, i + n)->key))
        n++;
      if (n > 0)
        g_ptr_array_add (self->phrase->unknown, dup_part (self, i, n));
      i += MAX (n, 1);
    }
}

/**
 * muster_unit_phrase_read:
 * @text: one line of valid UTF-8
 *
 * Returns: (transfer full): what was understood of it, if anything
 */
MusterUnitPhrase *
muster_unit_phrase_read (MusterNameIndex *index,
                         const char      *text)
{
  MusterUnitPhrase *phrase;
  g_autoptr (GArray) words = NULL;
  g_autoptr (GArray) matches = NULL;
  Reader self;

  g_return_val_if_fail (index != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  phrase = g_new0 (MusterUnitPhrase, 1);
  phrase->count = phrase->models = phrase->cost = phrase->bracket = phrase->trailing = -1;
  phrase->options = g_ptr_array_new ();
  phrase->guesses = g_ptr_array_new_with_free_func (g_free);
  phrase->unknown = g_ptr_array_new_with_free_func (g_free);

  words = muster_words_split (text);
  self = (Reader) { .phrase = phrase, .index = index, .text = text, .words = words };
  read_numbers (&self);
  matches = list_matches (&self);
  if (!find_type (&self, matches))
    find_scattered_type (&self);
  find_options (&self, matches);
  if (phrase->type == NULL)
    guess_type (&self);
  guess_options (&self);
  if (phrase->type == NULL)
    deduce_type (&self);
  list_unknown (&self);
  find_span (&self);

  return phrase;
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
