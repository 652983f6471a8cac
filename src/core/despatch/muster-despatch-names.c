/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch-names.h"

#include <json-glib/json-glib.h>
#include <stdlib.h>
#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-prose-resource.h"

/* How names stand in sentences. Whoever makes a force may say it. Otherwise players write names as they like,
 * so only what is surely a body of men gets an article, by the words of data/prose; everything else stays a
 * name. */

#define ARTICLES "/io/github/muster/Muster/prose/articles.json"
#define BETWEEN " / " /* the ways in which somebody is called */

static JsonObject *
load_articles (void)
{
  g_autoptr (GBytes) bytes = g_resource_lookup_data (muster_prose_get_resource (), ARTICLES,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();

  if (bytes == NULL ||
      !json_parser_load_from_data (parser, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                   NULL))
    g_error ("The program was built without its own data: %s", ARTICLES);
  return json_object_ref (json_node_get_object (json_parser_get_root (parser)));
}

static const char *const cardinals[] = {
  N_("none"), N_("one"),   N_("two"),   N_("three"), N_("four"),   N_("five"),   N_("six"),
  N_("seven"), N_("eight"), N_("nine"), N_("ten"),   N_("eleven"), N_("twelve"),
};

/* The words of a list of the data. */
static JsonArray *
get_words (const char *list)
{
  static gsize loaded = 0;

  if (g_once_init_enter (&loaded))
    g_once_init_leave (&loaded, (gsize) load_articles ());
  return json_object_get_array_member ((JsonObject *) loaded, list);
}

static gboolean
is_body (const char *word)
{
  JsonArray *bodies = get_words ("bodies");
  JsonArray *endings = get_words ("endings");

  for (guint i = 0; i < json_array_get_length (bodies); i++)
    if (g_ascii_strcasecmp (word, json_array_get_string_element (bodies, i)) == 0)
      return TRUE;
  /* Camelmen, Orchard Men, Seven-pounder */
  for (guint i = 0; i < json_array_get_length (endings); i++)
    {
      g_autofree char *low = g_utf8_strdown (word, -1);

      if (g_str_has_suffix (low, json_array_get_string_element (endings, i)))
        return TRUE;
    }
  return FALSE;
}

/* Whether it is a rank and no name: "General". */
static gboolean
is_title (const char *name)
{
  JsonArray *titles = get_words ("titles");

  for (guint i = 0; i < json_array_get_length (titles); i++)
    if (g_ascii_strcasecmp (name, json_array_get_string_element (titles, i)) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_plural (const char *word)
{
  gsize length = strlen (word);

  return length > 3 && word[length - 1] == 's' && word[length - 2] != 's' && word[length - 2] != 'u' &&
         word[length - 2] != 'i' && !g_str_has_suffix (word, "'s") && !g_str_has_suffix (word, "’s");
}

static gboolean
takes_article (const char *name)
{
  const char *last = strrchr (name, ' ');
  const char *possessives[] = { "'s ", "’s ", "s' ", "s’ " };

  last = last != NULL ? last + 1 : name;
  if (is_title (name))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (possessives); i++)
    if (strstr (name, possessives[i]) != NULL)
      return FALSE;
  if (g_ascii_isdigit (*name))
    return strchr (name, ' ') != NULL && !g_ascii_isdigit (*last);
  if (!g_unichar_isupper (g_utf8_get_char (name)))
    return FALSE;
  return is_body (last) || is_plural (last);
}

char *
muster_despatch_names_dup (const char *name)
{
  if (g_ascii_strncasecmp (name, "the ", 4) == 0)
    return g_strconcat ("t", name + 1, NULL);
  /* Translators: the name of a body of men within a sentence; only "%s" where names have no article. */
  return takes_article (name) ? g_strdup_printf (_("the %s"), name) : g_strdup (name);
}

char *
muster_despatch_dup_person (const char *name)
{
  return is_title (name) ? muster_despatch_names_dup (name) : g_strdup (name);
}

gboolean
muster_despatch_has_word (int number)
{
  return number >= 0 && number < (int) G_N_ELEMENTS (cardinals);
}

char *
muster_despatch_dup_number (int number)
{
  return muster_despatch_has_word (number) ? g_strdup (_(cardinals[number])) : g_strdup_printf ("%d", number);
}

/* Points are not men: who has none has nought. */
static char *
dup_point (int points)
{
  return points == 0 ? g_strdup (_("nought")) : muster_despatch_dup_number (points);
}

char *
muster_despatch_dup_points (const char *score)
{
  g_auto (GStrv) points = g_strsplit (score, " : ", -1);
  int own, theirs;
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  if (g_strv_length (points) != 2)
    return g_strdup (score);
  own = atoi (points[0]);
  theirs = atoi (points[1]);
  /* Translators: points of a battle, as in "nine to five". */
  if (!muster_despatch_has_word (own) || !muster_despatch_has_word (theirs))
    return g_strdup_printf (_("%s to %s"), points[0], points[1]);
  one = dup_point (own);
  other = dup_point (theirs);
  return g_strdup_printf (_("%s to %s"), one, other);
}

char *
muster_despatch_names_dup_beginning (const char *words)
{
  g_autofree char *first = NULL;

  if (*words == '\0')
    return g_strdup (words);
  first = g_utf8_strup (words, g_utf8_next_char (words) - words);
  return g_strconcat (first, g_utf8_next_char (words), NULL);
}

char *
muster_despatch_names_dup_subject (const char *name)
{
  g_autofree char *within = muster_despatch_names_dup (name);

  return strcmp (within,
                 name) == 0 ? g_steal_pointer (&within) : muster_despatch_names_dup_beginning (within);
}

/* Returns: (nullable): one of the ways of @called, which may be left out. */
static char *
dup_way (const char     *called,
         MusterNameWay   way)
{
  g_auto (GStrv) ways = g_strsplit (called != NULL ? called : "", BETWEEN, MUSTER_N_NAME_WAYS);

  for (guint i = 0; ways[i] != NULL; i++)
    if (i == way && *g_strstrip (ways[i]) != '\0')
      return g_strdup (ways[i]);
  return NULL;
}

char *
muster_despatch_names_dup_called (const char    *called,
                                  const char    *name,
                                  MusterNameWay  way)
{
  g_autofree char *said = dup_way (called, way);
  g_autofree char *within = NULL;

  if (said != NULL || way == MUSTER_NAME_SHORT)
    return g_steal_pointer (&said);
  within = way == MUSTER_NAME_WHOSE ? dup_way (called, MUSTER_NAME_WITHIN) : NULL;
  if (within == NULL)
    within = muster_despatch_names_dup (name);
  if (way == MUSTER_NAME_WITHIN)
    return g_steal_pointer (&within);
  /* Translators: whose something is, of a name that ends with an s and of any other. */
  return g_strdup_printf (g_str_has_suffix (within, "s") ? _("%s’") : _("%s’s"), within);
}

char *
muster_despatch_names_dup_surname (const char *name)
{
  const char *last = strrchr (name, ' ');

  if (last == NULL || last[1] == '\0' || !g_unichar_isupper (g_utf8_get_char (last + 1)))
    return NULL;
  return g_strdup (last + 1);
}
