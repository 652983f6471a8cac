/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-vocabulary.h"

#include "core/muster-club-resource.h"
#include "core/muster-json.h"

#include <string.h>

#define PATH "/io/github/muster/Muster/club/"

/* Shorter words of another language than the reader's mean something else too often. */
#define MIN_FOREIGN 3

/* "de:datum" and the like, and what it means. */
typedef struct
{
  GHashTable *headings;
  GHashTable *results;
  GHashTable *roles;
  GHashTable *byes;
  GHashTable *months; /* numbers from 1 */
  GHashTable *games;  /* the id by its folded name */
} Vocabulary;

static JsonNode *
load (const char *name)
{
  g_autofree char *path = g_strconcat (PATH, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    g_resource_lookup_data (muster_club_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  gsize length = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  JsonNode *node = text != NULL ? muster_json_parse (text, length, name, &error) : NULL;

  if (node == NULL)
    g_error ("The program was built without its own data: %s", error->message);

  return node;
}

/* Case, accents and signs do not count; an apostrophe of either kind stands within a word. */
char *
muster_club_vocabulary_fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = NULL;
  GString *plain = g_string_new (NULL);

  folded = g_utf8_casefold (normal != NULL ? normal : "", -1);
  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_ismark (c) || c == '\'' || c == 0x2019)
        continue;
      if (g_unichar_isalnum (c))
        g_string_append_unichar (plain, c);
      else if (plain->len > 0 && plain->str[plain->len - 1] != ' ')
        g_string_append_c (plain, ' ');
    }
  if (plain->len > 0 && plain->str[plain->len - 1] == ' ')
    g_string_truncate (plain, plain->len - 1);

  return g_string_free (plain, FALSE);
}

static char *
dup_word (const char *text)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));

  return g_utf8_casefold (trimmed, -1);
}

/* @table: meanings, each with its words by language. @fold: how a word is written in the index */
static GHashTable *
index_words (JsonObject  *table,
             char      *(*fold) (const char *))
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  JsonObjectIter iter, words;
  const char *meaning, *language;
  JsonNode *languages, *list;

  json_object_iter_init (&iter, table);
  while (json_object_iter_next (&iter, &meaning, &languages))
    {
      json_object_iter_init (&words, json_node_get_object (languages));
      while (json_object_iter_next (&words, &language, &list))
        {
          JsonArray *array = json_node_get_array (list);

          for (guint i = 0; i < json_array_get_length (array); i++)
            {
              g_autofree char *word = fold (json_array_get_string_element (array, i));
              g_autofree char *key = g_strconcat (language, ":", word, NULL);

              if (!g_hash_table_contains (index, key))
                g_hash_table_insert (index, g_steal_pointer (&key), g_strdup (meaning));
            }
        }
    }

  return index;
}

static GHashTable *
index_months (JsonObject *table)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  JsonObjectIter iter;
  const char *language;
  JsonNode *list;

  json_object_iter_init (&iter, table);
  while (json_object_iter_next (&iter, &language, &list))
    {
      for (guint i = 0; i < json_array_get_length (json_node_get_array (list)); i++)
        {
          g_autofree char *month =
            muster_club_vocabulary_fold (json_array_get_string_element (json_node_get_array (list), i));

          /* A part of a name that two months share belongs to the first. */
          for (gsize n = strlen (month); n >= 3; n--)
            {
              g_autofree char *key = g_strdup_printf ("%s:%.*s", language, (int) n, month);

              if (!g_hash_table_contains (index, key))
                g_hash_table_insert (index, g_steal_pointer (&key), GUINT_TO_POINTER (i + 1));
            }
        }
    }

  return index;
}

static GHashTable *
index_games (JsonObject *table)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  JsonObjectIter iter;
  const char *id;
  JsonNode *list;

  json_object_iter_init (&iter, table);
  while (json_object_iter_next (&iter, &id, &list))
    {
      g_hash_table_insert (index, muster_club_vocabulary_fold (id), g_strdup (id));
      for (guint i = 0; i < json_array_get_length (json_node_get_array (list)); i++)
        g_hash_table_insert (
          index, muster_club_vocabulary_fold (json_array_get_string_element (json_node_get_array (list), i)),
          g_strdup (id));
    }

  return index;
}

static gpointer
read_vocabulary (gpointer data)
{
  Vocabulary *self = g_new0 (Vocabulary, 1);
  g_autoptr (JsonNode) columns = load ("columns.json");
  g_autoptr (JsonNode) games = load ("games.json");
  JsonObject *object = json_node_get_object (columns);
  JsonObject *table;
  GHashTable *index;
  JsonObjectIter iter;
  const char *language;
  JsonNode *list;

  self->headings =
    index_words (json_object_get_object_member (object, "headings"), muster_club_vocabulary_fold);
  self->results = index_words (json_object_get_object_member (object, "results"), dup_word);
  self->roles = index_words (json_object_get_object_member (object, "roles"), dup_word);
  self->months = index_months (json_object_get_object_member (object, "months"));
  self->games = index_games (json_object_get_object_member (json_node_get_object (games), "games"));

  table = json_object_get_object_member (object, "byes");
  index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  json_object_iter_init (&iter, table);
  while (json_object_iter_next (&iter, &language, &list))
    {
      JsonArray *words = json_node_get_array (list);

      for (guint i = 0; i < json_array_get_length (words); i++)
        g_hash_table_add (index, dup_word (json_array_get_string_element (words, i)));
    }
  self->byes = index;

  return self;
}

static const Vocabulary *
get_vocabulary (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, read_vocabulary, NULL);
}

/* (nullable): what the word means to a reader of @language. */
static gpointer
look_up (GHashTable *index,
         const char *word,
         const char *language)
{
  static const char *const LANGUAGES[] = { "en", "de", "fr", "es", "it" };
  const char *own = *language != '\0' ? language : "en";
  g_autofree char *first = g_strconcat (own, ":", word, NULL);
  gpointer meaning = g_hash_table_lookup (index, first);

  for (guint i = 0; meaning == NULL && i < G_N_ELEMENTS (LANGUAGES); i++)
    {
      g_autofree char *key = g_strconcat (LANGUAGES[i], ":", word, NULL);

      if (i == 0 || g_utf8_strlen (word, -1) >= MIN_FOREIGN)
        meaning = g_hash_table_lookup (index, key);
    }

  return meaning;
}

const char *
muster_club_vocabulary_find_heading (const char *heading,
                                     const char *language)
{
  g_autofree char *folded = muster_club_vocabulary_fold (heading);

  return *folded != '\0' ? look_up (get_vocabulary ()->headings, folded, language) : NULL;
}

gboolean
muster_club_vocabulary_find_result (const char        *word,
                                    const char        *language,
                                    MusterClubVerdict *verdict)
{
  g_autofree char *folded = dup_word (word);
  const char *meaning = look_up (get_vocabulary ()->results, folded, language);

  return meaning != NULL && muster_club_verdict_parse (meaning, verdict);
}

gboolean
muster_club_vocabulary_find_role (const char     *word,
                                  const char     *language,
                                  MusterClubRole *role)
{
  g_autofree char *folded = dup_word (word);
  const char *meaning = look_up (get_vocabulary ()->roles, folded, language);

  return meaning != NULL && muster_club_role_parse (meaning, role);
}

gboolean
muster_club_vocabulary_is_bye (const char *word)
{
  g_autofree char *folded = dup_word (word);

  return g_hash_table_contains (get_vocabulary ()->byes, folded);
}

guint
muster_club_vocabulary_find_month (const char *word,
                                   const char *language)
{
  g_autofree char *folded = muster_club_vocabulary_fold (word);

  return GPOINTER_TO_UINT (look_up (get_vocabulary ()->months, folded, language));
}

const char *
muster_club_vocabulary_find_ruleset (const char *game)
{
  g_autofree char *folded = muster_club_vocabulary_fold (game);

  return g_hash_table_lookup (get_vocabulary ()->games, folded);
}

const char *
muster_club_vocabulary_spell_game (const char *game)
{
  const char *ruleset = *game != '\0' ? muster_club_vocabulary_find_ruleset (game) : NULL;

  return ruleset != NULL ? ruleset : game;
}
