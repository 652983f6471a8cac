/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-reading-links.h"

#include "core/exchange/muster-list-words.h"
#include "core/exchange/muster-word.h"
#include "core/muster-i18n.h"

typedef struct
{
  MusterReadingLine *unit;
  MusterReadingLine *line;
  char *text;
} Link;

/* A unit that the force will have: one of those that a line stands for. */
typedef struct
{
  MusterReadingLine *line;
  guint number; /* among those of its line, from 0 */
  char *key;    /* of its name */
  char *common; /* of the name that all of its line have */
} Place;

struct _MusterReadingLinks
{
  GArray *links; /* Link, one at most for a unit */
};

static void
clear_link (gpointer data)
{
  g_clear_pointer (&((Link *) data)->text, g_free);
}

static void
clear_place (gpointer data)
{
  g_clear_pointer (&((Place *) data)->key, g_free);
  g_clear_pointer (&((Place *) data)->common, g_free);
}

MusterReadingLinks *
muster_reading_links_new (void)
{
  MusterReadingLinks *self = g_new0 (MusterReadingLinks, 1);

  self->links = g_array_new (FALSE, FALSE, sizeof (Link));
  g_array_set_clear_func (self->links, clear_link);

  return self;
}

void
muster_reading_links_free (MusterReadingLinks *self)
{
  g_array_unref (self->links);
  g_free (self);
}

/* The last statement about a unit counts. */
void
muster_reading_links_add (MusterReadingLinks *self,
                          MusterReadingLine  *unit,
                          const char         *text,
                          MusterReadingLine  *line)
{
  Link link = { .unit = unit, .line = line };

  g_return_if_fail (self != NULL);

  link.text = g_strstrip (g_strdup (text));
  for (guint i = 0; i < self->links->len; i++)
    if (g_array_index (self->links, Link, i).unit == unit)
      {
        g_array_remove_index (self->links, i);
        break;
      }
  g_array_append_val (self->links, link);
}

static GArray *
list_places (GListModel *lines)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  guint n_lines = g_list_model_get_n_items (lines);

  g_array_set_clear_func (places, clear_place);
  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (MusterReadingLine) line = g_list_model_get_item (lines, i);
      MusterForceUnit *unit = muster_reading_line_get_unit (line);
      guint count = unit != NULL ? muster_reading_line_get_count (line) : 0;

      for (guint j = 0; j < count; j++)
        {
          const char *name = muster_force_unit_get_name (unit);
          g_autofree char *numbered = g_strdup_printf ("%s %u", name, j + 1);
          Place place = {
            .line = line, /* the list keeps it */
            .number = j,
            .key = muster_word_dup_key (count > 1 ? numbered : name),
            .common = muster_word_dup_key (name),
          };

          g_array_append_val (places, place);
        }
    }

  return places;
}

static const Place *
get_place (GArray *places,
           guint   index)
{
  return &g_array_index (places, Place, index);
}

static int
find_id (GArray     *places,
         const Link *link)
{
  for (guint i = 0; i < places->len; i++)
    {
      MusterReadingLine *line = get_place (places, i)->line;

      if (line != link->unit && muster_reading_line_get_count (line) == 1 &&
          g_str_equal (muster_force_unit_get_id (muster_reading_line_get_unit (line)), link->text))
        return (int) i;
    }

  return -1;
}

/* Finds "Lorries 2", or the first of the "Lorries". */
static int
find_name (GArray     *places,
           const Link *link)
{
  g_autofree char *name = NULL;
  g_autofree char *key = NULL;
  int first = -1;

  if (muster_list_words_unquote (link->text, &name) == 0)
    name = g_strdup (link->text);
  key = muster_word_dup_key (name);
  for (guint i = 0; *key != '\0' && i < places->len; i++)
    {
      const Place *place = get_place (places, i);

      if (place->line == link->unit)
        continue;
      if (g_str_equal (place->key, key))
        return (int) i;
      if (first < 0 && g_str_equal (place->common, key))
        first = (int) i;
    }

  return first;
}

static int
find_other (GArray     *places,
            const Link *link)
{
  int place = find_id (places, link);

  if (place < 0)
    {
      guint64 number = *link->text == '#' ? g_ascii_strtoull (link->text + 1, NULL, 10) : 0;

      place = number > 0 && number <= places->len &&
              get_place (places, (guint) number - 1)->line != link->unit ? (int) number - 1 : -1;
    }

  return place >= 0 ? place : find_name (places, link);
}

void
muster_reading_links_check (MusterReadingLinks *self,
                            GListModel         *lines)
{
  g_autoptr (GArray) places = NULL;

  g_return_if_fail (self != NULL);

  if (self->links->len == 0)
    return;

  places = list_places (lines);
  for (guint i = 0; i < self->links->len; i++)
    {
      const Link *link = &g_array_index (self->links, Link, i);

      if (find_other (places, link) < 0)
        muster_reading_line_remark (link->line, _("no other unit of the list is called “%s”"),
                                    link->text);
    }
}

void
muster_reading_links_apply (MusterReadingLinks *self,
                            GListModel         *lines,
                            MusterForce        *force)
{
  g_autoptr (GArray) places = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (MUSTER_IS_FORCE (force));

  if (self->links->len == 0)
    return;

  places = list_places (lines);
  for (guint i = 0; i < self->links->len; i++)
    {
      /* If a line stands for several units, the first is linked with the first, and so on. */
      const Link *link = &g_array_index (self->links, Link, i);
      int other = find_other (places, link);

      for (guint j = 0; other >= 0 && j < places->len; j++)
        {
          const Place *place = get_place (places, j);
          guint index = (guint) other + place->number;
          MusterForceUnit *unit = muster_force_get_unit (force, j);
          MusterForceUnit *with;

          if (place->line != link->unit || index >= places->len ||
              get_place (places, index)->line != get_place (places, (guint) other)->line)
            continue;
          with = muster_force_get_unit (force, index);
          if (unit != NULL && with != NULL)
            muster_force_unit_set_with (unit, muster_force_unit_get_id (with));
        }
    }
}
