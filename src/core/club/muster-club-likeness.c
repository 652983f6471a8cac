/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-likeness.h"

#include "core/club/muster-club-data.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

#include <string.h>

/* Which names may be one person's. */

/* Names are compared letter by letter up to this many. */
#define MAX_LETTERS 200

struct _MusterClubFace
{
  char *name;
  char **words;      /* folded, of letters and digits only */
  char *digits;
  gunichar *letters; /* of all words */
  guint32 mask;      /* which letters there are, roughly */
  glong n_letters;
};

/* Case and accents do not count. What does not decompose (ø, ł, đ) stays a letter of its own. */
static char *
dup_folded (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *p = normal; p != NULL && *p != '\0'; p = g_utf8_next_char (p))
    {
      if (!g_unichar_ismark (g_utf8_get_char (p)))
        g_string_append_unichar (bare, g_utf8_get_char (p));
    }

  return g_utf8_casefold (bare->str, -1);
}

/* An apostrophe stands within a word; anything else that is neither letter nor digit parts words. */
static char **
split_words (const char *folded)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  g_auto (GStrv) parts = NULL;
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalnum (c))
        g_string_append_unichar (plain, c);
      else if (c != '\'' && c != 0x2019)
        g_string_append_c (plain, ' ');
    }
  parts = g_strsplit (plain->str, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (*parts[i] != '\0')
        g_strv_builder_add (words, parts[i]);
    }

  return g_strv_builder_end (words);
}

MusterClubFace *
muster_club_face_new (const char *name)
{
  MusterClubFace *self = g_new0 (MusterClubFace, 1);
  g_autofree char *folded = dup_folded (name);
  g_autoptr (GString) letters = g_string_new (NULL);
  g_autoptr (GString) digits = g_string_new (NULL);

  self->name = g_strdup (name);
  self->words = split_words (folded);
  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalpha (c))
        g_string_append_unichar (letters, c);
      else if (g_unichar_isalnum (c))
        g_string_append_unichar (digits, c);
    }
  self->digits = g_string_free (g_steal_pointer (&digits), FALSE);
  self->letters = g_utf8_to_ucs4_fast (letters->str, -1, &self->n_letters);
  for (glong i = 0; i < self->n_letters; i++)
    self->mask |= (guint32) 1 << (self->letters[i] % 32);

  return self;
}

void
muster_club_face_free (MusterClubFace *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->name);
  g_strfreev (self->words);
  g_free (self->digits);
  g_free (self->letters);
  g_free (self);
}

static gboolean
is_initial_of (const char *initial,
               const char *word)
{
  return *initial != '\0' && *g_utf8_next_char (initial) == '\0' &&
         g_unichar_isalpha (g_utf8_get_char (initial)) &&
         g_str_has_prefix (word, initial);
}

static gboolean
is_initial (const char *a,
            const char *b)
{
  return is_initial_of (a, b) || is_initial_of (b, a);
}

/* (element-type utf8 utf8): "bob robert" for each short form and its name, both folded. */
static gpointer
read_short_forms (gpointer data)
{
  GHashTable *forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GBytes) bytes = muster_club_data_load ("names.json");
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = muster_json_parse (text, length, "names.json", &error);
  JsonObject *names;
  JsonObjectIter iter;
  const char *name;
  JsonNode *list;

  if (node == NULL)
    g_error ("The program was built without its own data: %s", error->message);

  names = json_object_get_object_member (json_node_get_object (node), "names");
  json_object_iter_init (&iter, names);
  while (json_object_iter_next (&iter, &name, &list))
    {
      JsonArray *array = json_node_get_array (list);
      g_autofree char *whole = dup_folded (name);

      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          g_autofree char *form = dup_folded (json_array_get_string_element (array, i));

          g_hash_table_add (forms, g_strconcat (form, " ", whole, NULL));
        }
    }

  return forms;
}

static gboolean
is_short (const char *a,
          const char *b)
{
  static GOnce once = G_ONCE_INIT;
  GHashTable *forms = g_once (&once, read_short_forms, NULL);
  g_autofree char *forward = g_strconcat (a, " ", b, NULL);
  g_autofree char *backward = g_strconcat (b, " ", a, NULL);

  return g_hash_table_contains (forms, forward) || g_hash_table_contains (forms, backward);
}

/* Whether each word is the other's, or alike by @alike; and at least one is alike. @needs_whole: one at least
 * must be the same. */
static gboolean
match_words (const MusterClubFace *self,
             const MusterClubFace *other,
             gboolean              needs_whole,
             gboolean            (*alike) (const char *a,
                                           const char *b))
{
  guint n_same = 0, n_alike = 0, n = 0;

  for (; self->words[n] != NULL && other->words[n] != NULL; n++)
    {
      if (strcmp (self->words[n], other->words[n]) == 0)
        n_same++;
      else if (alike (self->words[n], other->words[n]))
        n_alike++;
      else
        return FALSE;
    }

  return self->words[n] == NULL && other->words[n] == NULL && n_alike > 0 && (n_same > 0 || !needs_whole);
}

/* How many letters are to be changed, added, left out or exchanged with the next one to get from one
 * name to the
 * other; @most + 1 if there are more. */
static guint
count_changes (const MusterClubFace *a,
               const MusterClubFace *b,
               guint                 most)
{
  guint rows[3][MAX_LETTERS + 1];

  /* A change takes away one letter at the most and brings another one. */
  if (a->n_letters > MAX_LETTERS || b->n_letters > MAX_LETTERS ||
      (guint) ABS (a->n_letters - b->n_letters) > most ||
      (guint) __builtin_popcount (a->mask ^ b->mask) > 2 * most)
    return most + 1;

  for (glong j = 0; j <= b->n_letters; j++)
    rows[0][j] = (guint) j;
  for (glong i = 1; i <= a->n_letters; i++)
    {
      guint *row = rows[i % 3], *before = rows[(i + 2) % 3], *earlier = rows[(i + 1) % 3];

      row[0] = (guint) i;
      for (glong j = 1; j <= b->n_letters; j++)
        {
          row[j] = before[j - 1] + (a->letters[i - 1] != b->letters[j - 1]);
          row[j] = MIN (row[j], MIN (before[j], row[j - 1]) + 1);
          if (i > 1 && j > 1 && a->letters[i - 1] == b->letters[j - 2] &&
              a->letters[i - 2] == b->letters[j - 1])
            row[j] = MIN (row[j], earlier[j - 2] + 1);
        }
    }

  return rows[a->n_letters % 3][b->n_letters];
}

MusterClubLikeness
muster_club_face_compare (const MusterClubFace *self,
                          const MusterClubFace *other)
{
  glong n;
  guint most;
  guint n_changes;

  /* N-IMPORT-17, by the shorter of the two names. */
  n = MIN (self->n_letters, other->n_letters);
  most = n < 5 ? 0 : n < 8 ? 1 : 2;
  if (strcmp (self->name, other->name) == 0 || strcmp (self->digits, other->digits) != 0 ||
      self->n_letters == 0 || other->n_letters == 0)
    return MUSTER_CLUB_UNLIKE;

  n_changes = count_changes (self, other, most);
  if (n_changes == 0)
    return MUSTER_CLUB_ALIKE_ACCENTS;
  if (match_words (self, other, TRUE, is_initial))
    return MUSTER_CLUB_ALIKE_INITIAL;
  if (match_words (self, other, FALSE, is_short))
    return MUSTER_CLUB_ALIKE_SHORT;

  return n_changes <= most ? MUSTER_CLUB_ALIKE_LETTERS : MUSTER_CLUB_UNLIKE;
}

const char *
muster_club_likeness_get_word (MusterClubLikeness likeness)
{
  static const char *const WORDS[] = { NULL, "accents", "initial", "short", "letters" };

  return WORDS[likeness];
}

const char *
muster_club_likeness_say (MusterClubLikeness likeness)
{
  static const char *const SENTENCES[] = {
    "",
    N_("The same letters, but for case and accents"),
    N_("An initial stands for a name"),
    N_("A short form of the name"),
    N_("One or two letters differ"),
  };

  return _(SENTENCES[likeness]);
}

const char *
muster_club_find_nearest (const char        *name,
                          const char *const *names)
{
  g_autoptr (MusterClubFace) face = muster_club_face_new (name);
  MusterClubLikeness best = MUSTER_CLUB_UNLIKE;
  const char *nearest = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (MusterClubFace) other = muster_club_face_new (names[i]);
      MusterClubLikeness likeness = muster_club_face_compare (face, other);

      if (likeness != MUSTER_CLUB_UNLIKE && (best == MUSTER_CLUB_UNLIKE || likeness < best))
        {
          best = likeness;
          nearest = names[i];
        }
    }

  return nearest;
}
