/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/map/muster-map-words.h"

#include "core/muster-i18n.h"

/* The middle third of a table, and a little more. */
#define MIDDLE_FROM 0.3
#define MIDDLE_TO 0.7

/* "24″" */
static char *
dup_distance (const MusterMap *map,
              double           distance)
{
  return g_strdup_printf ("%d%s", (int) (distance + 0.5), map->measure != NULL ? map->measure : "");
}

/* Places are told as people do: what needs a measure is in the check-list. */
static const char *
get_place (const MusterMap *map,
           double           x,
           double           y)
{
  static const char *const places[3][3] = {
    /* Translators: places on a table, as in “from the upper left to the middle”. */
    { N_("the upper left"), N_("the middle of the upper part"), N_("the upper right") },
    { N_("the left"), N_("the middle"), N_("the right") },
    { N_("the lower left"), N_("the middle of the lower part"), N_("the lower right") },
  };
  guint column = x < map->length * MIDDLE_FROM ? 0 : x > map->length * MIDDLE_TO ? 2 : 1;
  guint row = y < map->width * MIDDLE_FROM ? 0 : y > map->width * MIDDLE_TO ? 2 : 1;

  return _(places[row][column]);
}

/* An edge grows into the table, so its place may no longer say which one it is. */
static char *
dup_edge (const MusterMap      *map,
          const MusterMapShape *shape)
{
  gboolean upright = shape->at[0] == shape->to[0];
  int from = MIN (shape->at[upright], shape->to[upright]);
  int to = MAX (shape->at[upright], shape->to[upright]);
  int size = upright ? map->width : map->length;
  const char *edge = upright ? (shape->at[0] == 0 ? _("the left edge") : _("the right edge"))
                             : (shape->at[1] == 0 ? _("the upper edge") : _("the lower edge"));
  g_autofree char *first = dup_distance (map, (double) from * size / MUSTER_MAP_SIZE);
  g_autofree char *last = dup_distance (map, (double) to * size / MUSTER_MAP_SIZE);
  g_autofree char *depth = dup_distance (map, shape->inches);
  g_autofree char *stretch = NULL;

  if (from == 0 && to == MUSTER_MAP_SIZE)
    stretch = g_strdup (edge);
  else if (from == 0 && to * 2 == MUSTER_MAP_SIZE)
    /* Translators: a half of an edge of the table: "the upper half of the left edge". */
    stretch = g_strdup_printf (upright ? _("the upper half of %s") : _("the left half of %s"), edge);
  else if (from * 2 == MUSTER_MAP_SIZE && to == MUSTER_MAP_SIZE)
    stretch = g_strdup_printf (upright ? _("the lower half of %s") : _("the right half of %s"), edge);
  else
    /* Translators: a part of an edge of the table: "the left edge from 0″ to 24″". */
    stretch = g_strdup_printf (_("%s from %s to %s"), edge, first, last);
  if (shape->inches == 0)
    return g_steal_pointer (&stretch);
  /* Translators: an edge of the table, and how far from it one may deploy. */
  return g_strdup_printf (_("%s, %s deep"), stretch, depth);
}

static char *
dup_where (const MusterMap      *map,
           const MusterMapShape *shape)
{
  const char *first;
  const char *last;
  g_autofree char *radius = NULL;
  MusterMapPlace place;

  muster_map_shape_place (shape, map->length, map->width, &place);
  first = get_place (map, place.x, place.y);
  last = get_place (map, place.to_x, place.to_y);
  radius = dup_distance (map, place.radius);

  switch (shape->kind)
    {
    case MUSTER_MAP_EDGE:
      return dup_edge (map, shape);

    case MUSTER_MAP_CIRCLE:
      /* Translators: a distance, and a place on the map. */
      return g_strdup_printf (_("within %s of a point in %s"), radius, first);

    case MUSTER_MAP_ZONE:
      if (first == last)
        break;
      /* Translators: two places on the map, opposite corners of an area. */
      return g_strdup_printf (_("the area from %s to %s"), first, last);

    case MUSTER_MAP_LINE:
      if (first == last)
        break;
      return g_strdup_printf (_("a line from %s to %s"), first, last);

    case MUSTER_MAP_ARROW:
      if (first == last)
        break;
      return g_strdup_printf (_("an arrow from %s to %s"), first, last);

    case MUSTER_MAP_MARKER:
    case MUSTER_MAP_LABEL:
    default:
      break;
    }

  /* Translators: a place on the map: “in the upper left”. */
  return g_strdup_printf (_("in %s"), first);
}

/* Returns: (nullable): a line that is nobody's and has no name says nothing to whoever does not see it */
static char *
dup_shape (const MusterMap      *map,
           const MusterMapShape *shape)
{
  g_autofree char *where = dup_where (map, shape);
  const char *whose = shape->attacker == shape->defender ? NULL
                      : shape->attacker                  ? _("Attacker")
                                                         : _("Defender");

  if (*shape->label != '\0')
    /* Translators: what is on a map, and where. */
    return g_strdup_printf (_("%s: %s"), _(shape->label), where);
  if (whose != NULL)
    return g_strdup_printf (_("%s: %s"), whose, where);
  return shape->kind == MUSTER_MAP_LINE || shape->kind == MUSTER_MAP_ARROW ? NULL : g_steal_pointer (&where);
}

/**
 * muster_map_words_dup_size:
 *
 * Returns: (transfer full): length and width of the table
 */
char *
muster_map_words_dup_size (const MusterMap *map)
{
  g_return_val_if_fail (map != NULL, NULL);

  /* Translators: length and width of a table, and the sign of an inch. */
  return g_strdup_printf (_("%d × %d%s"), map->length, map->width,
                          map->measure != NULL ? map->measure : "");
}

char **
muster_map_words_list (const MusterMap *map)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (map != NULL, NULL);

  for (guint i = 0; i < map->scenario->map->len; i++)
    {
      g_autofree char *line = dup_shape (map, map->scenario->map->pdata[i]);

      if (line != NULL)
        g_strv_builder_add (builder, line);
    }
  return g_strv_builder_end (builder);
}

char *
muster_map_words_dup (const MusterMap *map)
{
  g_auto (GStrv) lines = muster_map_words_list (map);
  g_autofree char *joined = g_strjoinv (". ", lines);
  g_autofree char *size = muster_map_words_dup_size (map);

  /* Translators: the size of the table, and what is where on it. */
  return g_strdup_printf (_("Map of a table of %s. %s."), size, joined);
}
