/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-names.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-names-resource.h"
#include "core/muster-spot.h"

#include <gio/gio.h>
#include <string.h>

/* Names for leaders. The generator always returns a name: when all names of a list are taken, it
 * appends a number. */

#define NAMES_PATH "/io/github/muster/Muster/names/"
#define FORMAT "muster-names"
#define VERSION 1
#define GENERIC "generic"
#define MAX_CULTURES 200
#define MAX_THEATRES 2000
#define N_TRIES 32

typedef struct
{
  char **words;
  const MusterCulture *culture;
} Theatre;

struct _MusterNames
{
  MusterObject parent_instance;

  GPtrArray *cultures; /* MusterCulture */
  GPtrArray *theatres; /* Theatre */
};

G_DEFINE_FINAL_TYPE (MusterNames, muster_names, MUSTER_TYPE_OBJECT)

static const char *const DOCUMENT_MEMBERS[] = { "format", "version", "cultures", "theatres", NULL };
static const char *const CULTURE_MEMBERS[] = {
  "id", "name", "words", "ranks", "given", "surnames", NULL
};
static const char *const THEATRE_MEMBERS[] = { "words", "culture", NULL };

static void
free_culture (gpointer data)
{
  muster_culture_free (data);
}

static void
free_theatre (gpointer data)
{
  Theatre *theatre = data;

  g_strfreev (theatre->words);
  g_free (theatre);
}

/* Case-folded words, with exactly one blank before and after each word. */
static char *
fold (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  GString *words = g_string_new (" ");

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalnum (c))
        g_string_append_unichar (words, c);
      else if (words->str[words->len - 1] != ' ')
        g_string_append_c (words, ' ');
    }
  if (words->str[words->len - 1] != ' ')
    g_string_append_c (words, ' ');

  return g_string_free (words, FALSE);
}

static MusterCulture *
read_culture (const MusterSpot *spot)
{
  g_autoptr (MusterCulture) culture = g_new0 (MusterCulture, 1);
  MusterSpot member;
  const char *id = "";

  if (!muster_spot_only_members (spot, CULTURE_MEMBERS))
    return NULL;

  if (muster_spot_require (spot, "id", &member))
    muster_spot_read_id (&member, &id);
  culture->id = g_strdup (id);

  return muster_culture_read (culture, spot) ? g_steal_pointer (&culture) : NULL;
}

static const MusterCulture *
find_culture (GPtrArray  *cultures,
              const char *id)
{
  for (guint i = 0; i < cultures->len; i++)
    {
      const MusterCulture *culture = g_ptr_array_index (cultures, i);

      if (g_str_equal (culture->id, id))
        return culture;
    }

  return NULL;
}

static void
read_cultures (const MusterSpot *document,
               GPtrArray        *cultures)
{
  MusterSpot spot;
  guint length = 0;

  if (muster_spot_require (document, "cultures", &spot))
    muster_spot_is_array (&spot, MAX_CULTURES, &length);
  for (guint i = 0; i < length && !muster_spot_failed (document); i++)
    {
      MusterSpot element;
      MusterCulture *culture;

      if (!muster_spot_element (&spot, i, &element) || (culture = read_culture (&element)) == NULL)
        return;
      if (find_culture (cultures, culture->id) != NULL)
        muster_spot_fail (&element, _("“%s” appears twice"), culture->id);
      g_ptr_array_add (cultures, culture);
    }
}

static void
read_theatre (const MusterSpot *spot,
              MusterNames      *self,
              GPtrArray        *cultures,
              GPtrArray        *theatres)
{
  Theatre *theatre;
  MusterSpot member;
  const char *id;

  if (!muster_spot_only_members (spot, THEATRE_MEMBERS) ||
      !muster_spot_require (spot, "culture", &member) || !muster_spot_read_id (&member, &id))
    return;

  theatre = g_new0 (Theatre, 1);
  g_ptr_array_add (theatres, theatre);
  theatre->words = muster_culture_read_words (spot, "words", 1);
  theatre->culture = find_culture (cultures, id);
  if (theatre->culture == NULL)
    theatre->culture = find_culture (self->cultures, id);
  if (theatre->culture == NULL)
    muster_spot_fail (&member, _("there are no names of “%s”"), id);
}

static gboolean
read_head (const MusterSpot *document)
{
  MusterSpot spot;
  int version;

  return muster_spot_is_format (document, FORMAT) &&
         muster_spot_require (document, "version", &spot) &&
         muster_spot_read_int (&spot, VERSION, VERSION, &version) &&
         muster_spot_only_members (document, DOCUMENT_MEMBERS);
}

/* Replaces the culture of the same id, or adds a new one at the end or, if @first, at the
 * beginning. */
static void
adopt (MusterNames   *self,
       MusterCulture *culture,
       gboolean       first)
{
  MusterCulture before;

  for (guint i = 0; i < self->cultures->len; i++)
    {
      MusterCulture *old = g_ptr_array_index (self->cultures, i);

      if (!g_str_equal (old->id, culture->id))
        continue;

      /* Theatres point to the old culture, so the new one must take over its memory. */
      before = *old;
      *old = *culture;
      *culture = before;
      free_culture (culture);
      return;
    }

  g_ptr_array_insert (self->cultures, first ? 0 : -1, culture);
}

static int
compare_names (const void *a,
               const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static gboolean
add_builtin (MusterNames  *self,
             GError      **error)
{
  GResource *resource = muster_names_get_resource ();
  g_auto (GStrv) names = g_resource_enumerate_children (resource, NAMES_PATH,
                                                        G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  if (names == NULL)
    return FALSE;

  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (NAMES_PATH, names[i], NULL);
      g_autoptr (GBytes) bytes =
        g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

      if (bytes == NULL || !muster_names_add (self, g_bytes_get_data (bytes, NULL),
                                              g_bytes_get_size (bytes), names[i], error))
        return FALSE;
    }

  return TRUE;
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterNames, theatres, g_ptr_array_unref),
  MUSTER_OWNED (MusterNames, cultures, g_ptr_array_unref),
};

static void
muster_names_class_init (MusterNamesClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_names_init (MusterNames *self)
{
  self->cultures = g_ptr_array_new_with_free_func (free_culture);
  self->theatres = g_ptr_array_new_with_free_func (free_theatre);
}

/**
 * muster_names_new:
 *
 * Returns: (transfer full) (nullable): the program's own names. Cannot fail on a good build.
 */
MusterNames *
muster_names_new (GError **error)
{
  g_autoptr (MusterNames) self = g_object_new (MUSTER_TYPE_NAMES, NULL);

  return add_builtin (self, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * muster_names_new_for:
 *
 * Returns: (transfer full) (nullable): the program's own names and those of the catalog. The
 *   cultures of the players are tried before those of the program.
 */
MusterNames *
muster_names_new_for (MusterCatalog  *catalog,
                      GError        **error)
{
  MusterNames *self = muster_names_new (error);
  GPtrArray *cultures;

  g_return_val_if_fail (MUSTER_IS_CATALOG (catalog), self);

  cultures = muster_catalog_get_cultures (catalog);
  for (guint i = 0; self != NULL && i < cultures->len; i++)
    adopt (self, muster_culture_copy (cultures->pdata[i]), TRUE);

  return self;
}

gboolean
muster_names_add (MusterNames  *self,
                  const char   *text,
                  gsize         length,
                  const char   *origin,
                  GError      **error)
{
  g_autoptr (MusterJson) document = NULL;
  g_autoptr (GPtrArray) cultures = g_ptr_array_new_with_free_func (free_culture);
  g_autoptr (GPtrArray) theatres = g_ptr_array_new_with_free_func (free_theatre);
  g_autoptr (GError) failure = NULL;
  MusterSpot root, spot;
  guint n_theatres = 0;

  g_return_val_if_fail (MUSTER_IS_NAMES (self), FALSE);

  document = muster_json_read (text, length, origin, error);
  if (document == NULL)
    return FALSE;

  muster_spot_init (&root, document, origin, &failure);
  if (read_head (&root))
    read_cultures (&root, cultures);
  if (failure == NULL && muster_spot_member (&root, "theatres", &spot))
    muster_spot_is_array (&spot, MAX_THEATRES, &n_theatres);
  for (guint i = 0; i < n_theatres && failure == NULL; i++)
    {
      MusterSpot element;

      if (muster_spot_element (&spot, i, &element))
        read_theatre (&element, self, cultures, theatres);
    }
  if (failure != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }

  for (guint i = 0; i < theatres->len; i++)
    {
      Theatre *theatre = g_ptr_array_index (theatres, i);
      const MusterCulture *old = find_culture (self->cultures, theatre->culture->id);

      if (old != NULL)
        theatre->culture = old;
    }
  g_ptr_array_extend_and_steal (self->theatres, g_steal_pointer (&theatres));
  while (cultures->len > 0)
    adopt (self, g_ptr_array_steal_index (cultures, 0), FALSE);

  return TRUE;
}

GPtrArray *
muster_names_get_cultures (MusterNames *self)
{
  g_return_val_if_fail (MUSTER_IS_NAMES (self), NULL);

  return self->cultures;
}

static gboolean
has_word (const char *folded,
          char      **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *word = fold (words[i]);

      /* A word without letters and digits would be found in every text. */
      if (!g_str_equal (word, " ") && strstr (folded, word) != NULL)
        return TRUE;
    }

  return FALSE;
}

/**
 * muster_names_choose:
 * @theatre: (nullable): the theatre of the force
 * @force_name: (nullable): the name of the force, which counts first, since both sides share the
 *   theatre
 *
 * Returns: (transfer none): a culture, never %NULL
 */
const MusterCulture *
muster_names_choose (MusterNames *self,
                     const char  *theatre,
                     const char  *force_name)
{
  g_autofree char *name_words = fold (force_name != NULL ? force_name : "");
  g_autofree char *theatre_words = fold (theatre != NULL ? theatre : "");
  const MusterCulture *generic;

  g_return_val_if_fail (MUSTER_IS_NAMES (self), NULL);
  g_return_val_if_fail (self->cultures->len > 0, NULL);

  for (guint i = 0; i < self->cultures->len; i++)
    {
      const MusterCulture *culture = g_ptr_array_index (self->cultures, i);

      if (has_word (name_words, culture->words))
        return culture;
    }
  for (guint i = 0; i < self->cultures->len; i++)
    {
      const MusterCulture *culture = g_ptr_array_index (self->cultures, i);

      if (has_word (theatre_words, culture->theatres))
        return culture;
    }
  for (guint i = 0; i < self->theatres->len; i++)
    {
      const Theatre *fitting = g_ptr_array_index (self->theatres, i);

      if (has_word (theatre_words, fitting->words))
        return fitting->culture;
    }

  generic = find_culture (self->cultures, GENERIC);

  return generic != NULL ? generic : g_ptr_array_index (self->cultures, 0);
}

static char *
combine (const MusterCulture *self,
         guint                number)
{
  guint n_given = g_strv_length (self->given);

  return g_strconcat (self->given[number % n_given], " ", self->surnames[number / n_given], NULL);
}

static gboolean
is_used (GHashTable *used,
         const char *name)
{
  return used != NULL && g_hash_table_contains (used, name);
}

/**
 * muster_culture_dup_name:
 *
 * Returns: (transfer full): a name that is not among those used; the same for the same state of the
 *   generator
 */
char *
muster_culture_dup_name (const MusterCulture *self,
                         MusterRandom        *random,
                         GHashTable          *used)
{
  guint n_names;
  guint first = 0;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (random != NULL, NULL);

  n_names = g_strv_length (self->given) * g_strv_length (self->surnames);
  for (guint i = 0; i < N_TRIES; i++)
    {
      g_autofree char *name = NULL;

      first = muster_random_below (random, n_names);
      name = combine (self, first);
      if (!is_used (used, name))
        return g_steal_pointer (&name);
    }

  /* Nearly all names are taken. Tries one after the other, and then all again with a number. */
  for (guint round = 1;; round++)
    {
      for (guint i = 0; i < n_names; i++)
        {
          g_autofree char *plain = combine (self, (first + i) % n_names);
          g_autofree char *name = round == 1 ? g_strdup (plain)
                                             : g_strdup_printf ("%s %u", plain, round);

          if (!is_used (used, name))
            return g_steal_pointer (&name);
        }
    }
}

const char *
muster_culture_get_rank (const MusterCulture *self,
                         MusterRandom        *random)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (random != NULL, NULL);

  return self->ranks[muster_random_below (random, g_strv_length (self->ranks))];
}
