/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-map-svg.h"

#include <math.h>
#include <string.h>

#include "core/campaign/setup/muster-campaign-defs.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-xml.h"

/* Drawings are in any unit; the map has whole numbers, so that small ones are made larger. */
#define LEAST_SIZE 500
#define USUAL_SIZE 1000
#define MOST_SIZE 10000
#define MAX_NAME 100

typedef struct
{
  double a, b, c, d, e, f; /* as in matrix(a b c d e f) */
} Matrix;

typedef struct
{
  JsonArray *places;
  GHashTable *ids;
  double x, y;  /* the upper left corner of the drawing */
  double scale;
  int width, height;
} Reading;

static Matrix
multiply (Matrix m,
          Matrix n)
{
  return (
    Matrix){ m.a * n.a + m.c * n.b, m.b * n.a + m.d * n.b,       m.a * n.c + m.c * n.d,
             m.b * n.c + m.d * n.d, m.a * n.e + m.c * n.f + m.e, m.b * n.e + m.d * n.f + m.f };
}

/* Reads up to @max numbers, whatever stands between them. Returns: how many */
static guint
read_numbers (const char *text,
              double     *numbers,
              guint       max)
{
  guint n = 0;

  while (text != NULL && *text != '\0' && n < max)
    {
      char *end;
      double number = g_ascii_strtod (text, &end);

      if (end == text)
        {
          text++;
          continue;
        }
      numbers[n++] = isfinite (number) ? number : 0;
      text = end;
    }
  return n;
}

static double
get_number (const MusterXmlNode *node,
            const char          *name)
{
  double number = 0;

  read_numbers (muster_xml_get_attribute (node, name), &number, 1);
  return number;
}

static Matrix
read_transform (const char *text)
{
  Matrix all = { 1, 0, 0, 1, 0, 0 };
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ")", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *word = g_strstrip (parts[i]);
      double n[6] = { 0 };
      guint count = read_numbers (strchr (word, '('), n, 6);

      word += strspn (word, ", ");
      if (g_str_has_prefix (word, "translate"))
        all = multiply (all, (Matrix) { 1, 0, 0, 1, n[0], n[1] });
      else if (g_str_has_prefix (word, "scale"))
        all = multiply (all, (Matrix) { n[0], 0, 0, count > 1 ? n[1] : n[0], 0, 0 });
      else if (g_str_has_prefix (word, "rotate"))
        {
          double angle = n[0] * G_PI / 180;
          Matrix turn = { cos (angle), sin (angle), -sin (angle), cos (angle), 0, 0 };

          turn = multiply (multiply ((Matrix) { 1, 0, 0, 1, n[1], n[2] }, turn),
                           (Matrix) { 1, 0, 0, 1, -n[1], -n[2] });
          all = multiply (all, turn);
        }
      else if (g_str_has_prefix (word, "matrix") && count == 6)
        all = multiply (all, (Matrix) { n[0], n[1], n[2], n[3], n[4], n[5] });
    }
  return all;
}

/* The middle of a list of points. */
static gboolean
find_middle (const char *points,
             double     *x,
             double     *y)
{
  double numbers[400];
  guint n = read_numbers (points, numbers, G_N_ELEMENTS (numbers)) / 2;
  double left = G_MAXDOUBLE, right = -G_MAXDOUBLE, top = G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < n; i++)
    {
      left = MIN (left, numbers[2 * i]);
      right = MAX (right, numbers[2 * i]);
      top = MIN (top, numbers[2 * i + 1]);
      bottom = MAX (bottom, numbers[2 * i + 1]);
    }
  *x = (left + right) / 2;
  *y = (top + bottom) / 2;
  return n > 0;
}

/* Where a shape is; FALSE: it is none. Of a path it is where its pen is put down, since what follows may be
 * counted from there. */
static gboolean
find_point (const MusterXmlNode *node,
            double              *x,
            double              *y)
{
  double start[2] = { 0 };

  if (g_str_equal (node->name, "circle") || g_str_equal (node->name, "ellipse"))
    {
      *x = get_number (node, "cx");
      *y = get_number (node, "cy");
      return TRUE;
    }
  if (g_str_equal (node->name, "rect") || g_str_equal (node->name, "image")
      || g_str_equal (node->name, "use") || g_str_equal (node->name, "text"))
    {
      *x = get_number (node, "x") + get_number (node, "width") / 2;
      *y = get_number (node, "y") + get_number (node, "height") / 2;
      return TRUE;
    }
  if (g_str_equal (node->name, "polygon") || g_str_equal (node->name, "polyline"))
    return find_middle (muster_xml_get_attribute (node, "points"), x, y);
  if (!g_str_equal (node->name, "path") || read_numbers (muster_xml_get_attribute (node, "d"), start, 2) < 2)
    return FALSE;
  *x = start[0];
  *y = start[1];
  return TRUE;
}

static char *
dup_name (const MusterXmlNode *node,
          const char          *id)
{
  const MusterXmlNode *title = muster_xml_find_child (node, "title");
  const MusterXmlNode *span = muster_xml_find_child (node, "tspan");
  const char *words[] = { muster_xml_get_attribute (node, "label"),
                          title != NULL ? muster_xml_get_text (title) : NULL,
                          span != NULL ? muster_xml_get_text (span) : NULL,
                          g_str_equal (node->name, "text") ? muster_xml_get_text (node) : NULL };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (words[i] != NULL ? words[i] : ""));

      if (*name != '\0')
        return g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), MAX_NAME));
    }
  return g_strdup (id);
}

/* An id of a place has at most 64 bytes and no white space; where it is too long or was used, it
 * gets another. */
static char *
dup_id (Reading    *self,
        const char *given)
{
  gboolean is_good = *given != '\0' && strlen (given) <= 64 && strpbrk (given, " \t\r\n") == NULL;
  char *id = is_good ? g_strdup (given) : g_strdup_printf ("p%u", json_array_get_length (self->places) + 1);

  for (guint i = 2; g_hash_table_contains (self->ids, id); i++)
    {
      g_free (id);
      id = g_strdup_printf ("p%u-%u", json_array_get_length (self->places) + 1, i);
    }
  g_hash_table_add (self->ids, g_strdup (id));
  return id;
}

static void
add_place (Reading             *self,
           const MusterXmlNode *node,
           double               x,
           double               y)
{
  g_autofree char *id = dup_id (self, muster_xml_get_attribute (node, "id"));
  g_autofree char *name = dup_name (node, id);
  JsonObject *place = json_object_new ();
  JsonArray *at = json_array_new ();

  json_array_add_int_element (at, (gint64) CLAMP (round ((x - self->x) * self->scale), 0, self->width));
  json_array_add_int_element (at, (gint64) CLAMP (round ((y - self->y) * self->scale), 0, self->height));
  json_object_set_string_member (place, "id", id);
  json_object_set_string_member (place, "name", name);
  json_object_set_array_member (place, "at", at);
  json_array_add_object_element (self->places, place);
}

static void
visit (Reading             *self,
       const MusterXmlNode *node,
       Matrix               outer)
{
  static const char *const HIDDEN[]
    = { "defs", "symbol", "clipPath", "mask", "pattern", "marker", "metadata", NULL };
  Matrix matrix = multiply (outer, read_transform (muster_xml_get_attribute (node, "transform")));
  double x, y;

  if (g_strv_contains (HIDDEN, node->name))
    return;
  if (muster_xml_get_attribute (node, "id") != NULL && find_point (node, &x, &y))
    add_place (self, node, matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f);
  for (guint i = 0; i < node->children->len; i++)
    visit (self, g_ptr_array_index (node->children, i), matrix);
}

static gboolean
read_size (Reading             *self,
           const MusterXmlNode *svg)
{
  double box[4] = { 0 };

  if (read_numbers (muster_xml_get_attribute (svg, "viewBox"), box, 4) < 4)
    {
      box[0] = box[1] = 0;
      box[2] = get_number (svg, "width");
      box[3] = get_number (svg, "height");
    }
  if (!(box[2] > 0 && box[3] > 0))
    return FALSE;
  self->x = box[0];
  self->y = box[1];
  self->scale = MAX (box[2], box[3]) < LEAST_SIZE  ? USUAL_SIZE / MAX (box[2], box[3])
                : MAX (box[2], box[3]) > MOST_SIZE ? MOST_SIZE / MAX (box[2], box[3])
                                                   : 1;
  self->width = (int) CLAMP (round (box[2] * self->scale), 1, MOST_SIZE);
  self->height = (int) CLAMP (round (box[3] * self->scale), 1, MOST_SIZE);
  return TRUE;
}

JsonNode *
muster_campaign_map_svg_read (const char  *text,
                              gsize        length,
                              const char  *origin,
                              GError     **error)
{
  g_autoptr (MusterXmlNode) svg = muster_xml_read (text, length, origin, error);
  g_autoptr (JsonArray) places = json_array_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reading reading = { .places = places, .ids = ids };

  if (svg == NULL)
    return NULL;
  if (!g_str_equal (svg->name, "svg") || !read_size (&reading, svg))
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _ ("%s: this is no SVG drawing with a size"), origin);
      return NULL;
    }
  visit (&reading, svg, (Matrix) { 1, 0, 0, 1, 0, 0 });
  if (json_array_get_length (places) > 0 && json_array_get_length (places) <= MUSTER_CAMPAIGN_MAX_PLACES)
    {
      JsonNode *node = json_node_new (JSON_NODE_OBJECT);
      JsonObject *map = json_object_new ();
      JsonArray *size = json_array_new ();

      json_array_add_int_element (size, reading.width);
      json_array_add_int_element (size, reading.height);
      json_object_set_array_member (map, "size", size);
      json_object_set_array_member (map, "places", json_array_ref (reading.places));
      json_object_set_array_member (map, "links", json_array_new ());
      json_node_take_object (node, map);
      return node;
    }
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
               dngettext (GETTEXT_PACKAGE,
                          "%s: expected 1 to %d shape with an id, which becomes a place, and found %u",
                          "%s: expected 1 to %d shapes with an id, which become places, and found %u",
                          (gulong) MUSTER_CAMPAIGN_MAX_PLACES), origin,
               MUSTER_CAMPAIGN_MAX_PLACES, json_array_get_length (places));
  return NULL;
}
