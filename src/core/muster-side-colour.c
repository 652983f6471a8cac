/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-side-colour.h"

#include <string.h>

#include "core/muster-i18n.h"

/* The first colours differ most from each other, also for colour-blind readers. */
static const MusterSideColour colours[] = {
  { "red", N_("Red"), 0xa51d2d, 0xf5796d },
  { "blue", N_("Blue"), 0x1a5fb4, 0x7db3f2 },
  { "green", N_("Green"), 0x1d6b3c, 0x63d297 },
  { "yellow", N_("Yellow"), 0x805b00, 0xf6d04d },
  { "purple", N_("Purple"), 0x613583, 0xcba4f0 },
  { "orange", N_("Orange"), 0xa83f06, 0xffa95c },
  { "teal", N_("Teal"), 0x0b6464, 0x55cfc6 },
  { "grey", N_("Grey"), 0x4a4a52, 0xc4c3c9 },
};

/* Other words for one of the colours. */
static const struct
{
  const char *word;
  const char *id;
} synonyms[] = {
  { "crimson", "red" },   { "scarlet", "red" },      { "gold", "yellow" },  { "golden", "yellow" },
  { "violet", "purple" }, { "turquoise", "teal" },   { "gray", "grey" },    { "black", "grey" },
  { "white", "grey" },    { "navy", "blue" },        { "emerald", "green" },
};

const MusterSideColour *
muster_side_colours_list (guint *n_colours)
{
  *n_colours = G_N_ELEMENTS (colours);
  return colours;
}

/**
 * muster_side_colours_find:
 * @id: (nullable):
 *
 * Returns: (nullable): the colour of that id
 */
const MusterSideColour *
muster_side_colours_find (const char *id)
{
  for (guint i = 0; id != NULL && i < G_N_ELEMENTS (colours); i++)
    if (strcmp (colours[i].id, id) == 0)
      return &colours[i];
  return NULL;
}

gboolean
muster_side_colour_read (const MusterSpot  *spot,
                         const char       **id)
{
  if (!muster_spot_read_id (spot, id))
    return FALSE;
  if (muster_side_colours_find (*id) == NULL)
    return muster_spot_fail (spot, _("there is no colour “%s”; there are: %s"), *id,
                             "red, blue, green, yellow, purple, orange, teal, grey");
  return TRUE;
}

static gboolean
is_among (const char        *id,
          const char *const *chosen,
          guint              n_sides)
{
  for (guint i = 0; i < n_sides; i++)
    if (g_strcmp0 (chosen[i], id) == 0)
      return TRUE;
  return FALSE;
}

/**
 * muster_side_colours_settle:
 * @chosen: (array length=n_sides): the ids of the colours that players have chosen; receives the
 *   own colours of the other sides
 * @own: (array length=n_sides): the ids of the sides' own colours, such as those of their forces
 */
void
muster_side_colours_settle (const char       **chosen,
                            const char *const *own,
                            guint              n_sides)
{
  for (guint i = 0; i < n_sides; i++)
    if (chosen[i] == NULL && own[i] != NULL && !is_among (own[i], chosen, n_sides))
      chosen[i] = own[i];
}

/* Whether a word means a colour: "Red", "Reds" and "Redcoats" do, but not "Redoubt". @colour is in
 * lower case. */
static gboolean
means (const char *word,
       const char *colour)
{
  const char *rest = g_str_has_prefix (word, colour) ? word + strlen (colour) : NULL;

  return rest != NULL && (g_str_equal (rest, "") || g_str_equal (rest, "s") ||
                          g_str_equal (rest, "coat") || g_str_equal (rest, "coats"));
}

/* Returns: (transfer full): what the colours are called, in lower case */
static char **
list_labels (void)
{
  char **labels = g_new0 (char *, G_N_ELEMENTS (colours) + 1);

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    labels[i] = g_utf8_casefold (_(colours[i].label), -1);
  return labels;
}

static const MusterSideColour *
find_by_word (const char        *word,
              const char *const *labels)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (means (word, colours[i].id) || means (word, labels[i]))
      return &colours[i];
  for (guint i = 0; i < G_N_ELEMENTS (synonyms); i++)
    if (means (word, synonyms[i].word))
      return muster_side_colours_find (synonyms[i].id);
  return NULL;
}

/* Splits a name into words, without punctuation. */
static char **
split_words (const char *name)
{
  g_autofree char *plain = g_utf8_casefold (name, -1);

  g_strdelimit (plain, " -,.'/()", ' ');
  return g_strsplit (g_strstrip (plain), " ", -1);
}

/* Returns: (nullable): the colour that the name of a side mentions */
static const MusterSideColour *
find_in_name (const char        *name,
              const char *const *labels)
{
  g_auto (GStrv) words = name != NULL ? split_words (name) : NULL;
  const MusterSideColour *colour = NULL;

  for (guint i = 0; words != NULL && words[i] != NULL && colour == NULL; i++)
    colour = find_by_word (words[i], labels);
  return colour;
}

static const MusterSideColour *
find_free (const gboolean *is_taken,
           guint           side)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (!is_taken[i])
      return &colours[i];
  return &colours[side % G_N_ELEMENTS (colours)];
}

/* Chosen colours are given out first, then those in names, each in the order of the sides. The
 * other sides get what is left. */
typedef enum
{
  ROUND_CHOSEN,
  ROUND_NAMED,
  ROUND_REST,
  N_ROUNDS
} Round;

/**
 * muster_side_colours_get:
 * @names: (array length=n_sides): the names of the sides
 * @chosen: (nullable) (array length=n_sides): the ids of the colours that players have chosen; each
 *   may be %NULL
 *
 * A side whose name has a colour in it ("Red", "Blue Team") gets that one unless another is chosen.
 *
 * Returns: the colour of @side
 */
const MusterSideColour *
muster_side_colours_get (const char *const *names,
                         const char *const *chosen,
                         guint              n_sides,
                         guint              side)
{
  g_autofree const MusterSideColour **given = g_new0 (const MusterSideColour *, n_sides);
  g_auto (GStrv) labels = list_labels ();
  gboolean is_taken[G_N_ELEMENTS (colours)] = { FALSE };

  g_return_val_if_fail (side < n_sides, &colours[0]);

  for (guint i = 0; i < N_ROUNDS * n_sides; i++)
    {
      Round round = i / n_sides;
      guint who = i % n_sides;
      const MusterSideColour *colour = NULL;

      if (given[who] != NULL)
        continue;
      if (round == ROUND_CHOSEN)
        colour = chosen != NULL ? muster_side_colours_find (chosen[who]) : NULL;
      else if (round == ROUND_NAMED)
        colour = find_in_name (names[who], (const char *const *) labels);
      else
        colour = find_free (is_taken, who);
      if (colour == NULL || (round == ROUND_NAMED && is_taken[colour - colours]))
        continue;
      given[who] = colour;
      is_taken[colour - colours] = TRUE;
    }
  return given[side];
}

/* The first @n_letters of a name, without punctuation or "the" at its beginning. */
static char *
dup_letters (const char *name,
             guint       n_letters)
{
  g_autofree char *upper = NULL;
  const char *start = name;
  const char *end;

  while (*start != '\0' && !g_unichar_isalnum (g_utf8_get_char (start)))
    start = g_utf8_next_char (start);
  if (g_ascii_strncasecmp (start, "the ", 4) == 0)
    start += 4;
  end = start;
  for (guint i = 0; i < n_letters && g_unichar_isalnum (g_utf8_get_char (end)); i++)
    end = g_utf8_next_char (end);
  upper = g_strndup (start, (gsize) (end - start));
  return n_letters == 1 ? g_utf8_strup (upper, -1) : g_steal_pointer (&upper);
}

/**
 * muster_side_colour_badge:
 * @names: (array length=n_sides): the names of the sides
 *
 * Returns: (transfer full): the first letter of the name of @side; if other sides begin alike two
 *   letters, or else the number of the side
 */
char *
muster_side_colour_badge (const char *const *names,
                          guint              n_sides,
                          guint              side)
{
  g_return_val_if_fail (side < n_sides, NULL);

  for (guint n_letters = 1; n_letters <= 2; n_letters++)
    {
      g_autofree char *letters = dup_letters (names[side], n_letters);
      gboolean is_alone = *letters != '\0';

      for (guint i = 0; i < n_sides && is_alone; i++)
        {
          g_autofree char *others = dup_letters (names[i], n_letters);

          is_alone = i == side || !g_str_equal (letters, others);
        }
      if (is_alone)
        return g_steal_pointer (&letters);
    }
  return g_strdup_printf ("%u", side + 1);
}
