/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-reading-private.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

#include <string.h>

/* The result of reading a list. muster-force-reading-make.c makes the force from it. */

G_DEFINE_FINAL_TYPE (MusterForceReading, muster_force_reading, MUSTER_TYPE_OBJECT)

static void
clear_variant (gpointer data)
{
  MusterReadVariant *variant = data;

  g_clear_pointer (&variant->name, g_free);
  g_clear_pointer (&variant->places, g_array_unref);
}

static MusterReadingLine *
get_line (MusterForceReading *self,
          guint               position)
{
  return muster_list_peek (G_LIST_MODEL (self->lines), position);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceReading, head, g_object_unref),
  MUSTER_OWNED (MusterForceReading, whole, g_object_unref),
  MUSTER_OWNED (MusterForceReading, lines, g_object_unref),
  MUSTER_OWNED (MusterForceReading, variants, g_array_unref),
  MUSTER_OWNED (MusterForceReading, links, muster_reading_links_free),
};

static void
muster_force_reading_class_init (MusterForceReadingClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_force_reading_init (MusterForceReading *self)
{
  self->lines = g_list_store_new (MUSTER_TYPE_READING_LINE);
  self->variants = g_array_new (FALSE, FALSE, sizeof (MusterReadVariant));
  g_array_set_clear_func (self->variants, clear_variant);
  self->links = muster_reading_links_new ();
}

/**
 * muster_force_reading_new:
 *
 * Returns: (transfer full): an empty reading
 */
MusterForceReading *
muster_force_reading_new (MusterRuleset *ruleset)
{
  MusterForceReading *self;

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);

  self = g_object_new (MUSTER_TYPE_FORCE_READING, NULL);
  self->head = muster_force_new (ruleset);

  return self;
}

/**
 * muster_force_reading_new_of_force:
 *
 * Returns: (transfer full): a reading in which everything was understood, with a line for each unit
 */
MusterForceReading *
muster_force_reading_new_of_force (MusterForce *force)
{
  MusterForceReading *self;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  self = muster_force_reading_new (muster_force_get_ruleset (force));
  self->whole = g_object_ref (force);
  muster_force_reading_make_copy_head (force, self->head);
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);

      muster_force_reading_add_units (
        self, muster_force_reading_add_line (self, i + 1, muster_force_unit_get_name (unit)), unit, 1);
    }
  muster_force_reading_finish (self);

  return self;
}

MusterRuleset *
muster_force_reading_get_ruleset (MusterForceReading *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), NULL);

  return muster_force_get_ruleset (self->head);
}

/**
 * muster_force_reading_get_head:
 *
 * Returns: (transfer none): a force without units
 */
MusterForce *
muster_force_reading_get_head (MusterForceReading *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), NULL);

  return self->head;
}

/**
 * muster_force_reading_get_lines:
 *
 * Returns: (transfer none): a list of #MusterReadingLine
 */
GListModel *
muster_force_reading_get_lines (MusterForceReading *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), NULL);

  return G_LIST_MODEL (self->lines);
}

guint
muster_force_reading_get_n_units (MusterForceReading *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), 0);

  return self->n_units;
}

guint
muster_force_reading_count (MusterForceReading   *self,
                            MusterReadingVerdict  verdict)
{
  guint n_lines, n = 0;

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), 0);

  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  for (guint i = 0; i < n_lines; i++)
    n += muster_reading_line_get_verdict (get_line (self, i)) == verdict;

  return n;
}

int
muster_force_reading_count_points (MusterForceReading *self)
{
  guint n_lines;
  int points = 0;

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), 0);

  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  for (guint i = 0; i < n_lines; i++)
    points += muster_reading_line_get_counted_cost (get_line (self, i));

  return points;
}

/**
 * muster_force_reading_get_cost:
 * @unit: (transfer none): a unit that is in no force
 *
 * Returns: points; 0 if its type is unknown
 */
int
muster_force_reading_get_cost (MusterForceReading *self,
                               MusterForceUnit    *unit)
{
  g_autoptr (MusterForce) force = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), 0);

  force = muster_force_new (muster_force_reading_get_ruleset (self));
  muster_force_set_optional_rules (force, muster_force_get_optional_rules (self->head));
  muster_force_append (force, unit);

  return muster_force_get_points (force);
}

/**
 * muster_force_reading_add_line:
 *
 * Returns: (transfer none): a new line at the end
 */
MusterReadingLine *
muster_force_reading_add_line (MusterForceReading *self,
                               guint               number,
                               const char         *text)
{
  g_autoptr (MusterReadingLine) line = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), NULL);

  line = muster_reading_line_new (number, text);
  g_list_store_append (self->lines, line);

  return line;
}

/**
 * muster_force_reading_new_unit:
 * @id: (nullable): its id, if the text has a valid one
 *
 * Returns: (transfer full): a unit of that type that is in no force yet
 */
MusterForceUnit *
muster_force_reading_new_unit (MusterForceReading *self,
                               const char         *id,
                               const char         *type_id)
{
  gboolean is_id;

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), NULL);

  is_id = id != NULL && *id != '\0' && strlen (id) <= MUSTER_FORCE_MAX_UNIT_ID;
  for (const char *p = id; is_id && *p != '\0'; p = g_utf8_next_char (p))
    is_id = g_unichar_isgraph (g_utf8_get_char (p));

  return muster_force_unit_new (muster_force_get_catalog (self->head),
                                is_id ? id : MUSTER_READING_NO_ID, type_id);
}

/**
 * muster_force_reading_add_units:
 * @unit: a model of the units
 * @count: how many, at least 1
 *
 * Makes the line stand for units. Units beyond the limit of a force are left out, with a remark on
 * the line.
 */
void
muster_force_reading_add_units (MusterForceReading *self,
                                MusterReadingLine  *line,
                                MusterForceUnit    *unit,
                                guint               count)
{
  guint room;

  g_return_if_fail (MUSTER_IS_FORCE_READING (self));

  room = MUSTER_FORCE_MAX_UNITS - self->n_units;
  if (count > room)
    muster_reading_line_remark (line, dngettext (GETTEXT_PACKAGE,
                                                 "a force has at most %d unit; the others are left out",
                                                 "a force has at most %d units; the others are left out",
                                                 (gulong) MUSTER_FORCE_MAX_UNITS),
                                MUSTER_FORCE_MAX_UNITS);
  if (room == 0)
    {
      muster_reading_line_set_kind (line, MUSTER_READING_UNKNOWN, NULL);
      return;
    }

  count = MIN (count, room);
  self->n_units += count;
  muster_reading_line_set_unit (line, unit, count);
}

/**
 * muster_force_reading_take_variant:
 * @places: (transfer full) (element-type guint): indexes of units, from 0
 *
 * Returns: %FALSE if the force cannot have any more variants
 */
gboolean
muster_force_reading_take_variant (MusterForceReading *self,
                                   const char         *name,
                                   int                 budget,
                                   GArray             *places)
{
  MusterReadVariant variant = { .budget = CLAMP (budget, 0, MUSTER_FORCE_MAX_BUDGET), .places = places };

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), FALSE);

  if (self->variants->len >= MUSTER_FORCE_MAX_VARIANTS)
    {
      g_array_unref (places);
      return FALSE;
    }
  variant.name = g_strdup (name);
  g_array_append_val (self->variants, variant);

  return TRUE;
}

/**
 * muster_force_reading_link:
 * @unit: the line of a unit
 * @with: the unit that it begins with, by number, name or id
 * @line: the line that says so
 */
void
muster_force_reading_link (MusterForceReading *self,
                           MusterReadingLine  *unit,
                           const char         *with,
                           MusterReadingLine  *line)
{
  g_return_if_fail (MUSTER_IS_FORCE_READING (self));

  muster_reading_links_add (self->links, unit, with, line);
}

/**
 * muster_force_reading_state_points:
 * @line: the line that states the total cost
 */
void
muster_force_reading_state_points (MusterForceReading *self,
                                   MusterReadingLine  *line,
                                   int                 points)
{
  g_return_if_fail (MUSTER_IS_FORCE_READING (self));

  self->stated_points = points;
  self->stated_by = line;
}

void
muster_force_reading_finish (MusterForceReading *self)
{
  guint n_lines;
  int points;

  g_return_if_fail (MUSTER_IS_FORCE_READING (self));

  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  for (guint i = 0; i < n_lines; i++)
    {
      MusterReadingLine *line = get_line (self, i);
      MusterForceUnit *unit = muster_reading_line_get_unit (line);

      if (unit != NULL)
        muster_reading_line_count_cost (line, muster_force_reading_get_cost (self, unit));
    }
  muster_reading_links_check (self->links, G_LIST_MODEL (self->lines));
  points = muster_force_reading_count_points (self);
  if (self->stated_by != NULL && self->stated_points != points)
    muster_reading_line_remark (self->stated_by, dngettext (GETTEXT_PACKAGE,
                                                            "%d point is stated, but %d were counted",
                                                            "%d points are stated, but %d were counted",
                                                            (gulong) ABS (self->stated_points)),
                                self->stated_points, points);
}
