/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-reading.h"

#include "core/forces/muster-force-text.h"
#include "core/forces/muster-reading-links.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

#include <string.h>

/* A line that stands for units holds one as a model of them all; the units themselves are made when the
 * force is. */

/* The id of a unit whose list has none for it. No file can have it: it has a blank. */
#define NO_ID "no id"

struct _MusterForceReading
{
  GObject parent_instance;

  MusterForce *head;
  MusterForce *whole; /* (nullable): what was read whole */
  GListStore *lines;
  GArray *variants; /* Variant */
  MusterReadingLinks *links;
  guint n_units;
  int stated_points;
  MusterReadingLine *stated_by; /* (nullable): one of the lines */
};

typedef struct
{
  char *name;
  int budget;
  GArray *places; /* guint */
} Variant;

G_DEFINE_FINAL_TYPE (MusterForceReading, muster_force_reading, G_TYPE_OBJECT)

static void
clear_variant (gpointer data)
{
  Variant *variant = data;

  g_clear_pointer (&variant->name, g_free);
  g_clear_pointer (&variant->places, g_array_unref);
}

static MusterReadingLine *
get_line (MusterForceReading *self,
          guint               position)
{
  return muster_list_peek (G_LIST_MODEL (self->lines), position);
}

static void
copy_leader (MusterLeader *from,
             MusterLeader *to)
{
  muster_leader_set_name (to, muster_leader_get_name (from));
  muster_leader_set_rank (to, muster_leader_get_rank (from));
  muster_leader_set_leadership (to, muster_leader_get_leadership (from));
  muster_leader_set_trait_id (to, muster_leader_get_trait_id (from));
  muster_leader_set_trait_name (to, muster_leader_get_trait_name (from));
  muster_leader_set_notes (to, muster_leader_get_notes (from));
}

/* @number: which of several, or 0 */
static MusterForceUnit *
copy_unit (MusterForceUnit *from,
           const char      *id,
           guint            number)
{
  MusterForceUnit *unit = muster_force_unit_new (muster_force_unit_get_catalog (from), id,
                                                 muster_force_unit_get_type_id (from));
  const char *name = muster_force_unit_get_name (from);
  g_autofree char *numbered = number > 0 ? g_strdup_printf ("%s %u", name, number) : NULL;

  muster_force_unit_set_name (unit, numbered != NULL ? numbered : name);
  muster_force_unit_set_options (unit, muster_force_unit_get_options (from));
  muster_force_unit_set_free_option (unit, muster_force_unit_get_free_option (from));
  muster_force_unit_set_models (unit, muster_force_unit_get_models (from));
  muster_force_unit_set_notes (unit, muster_force_unit_get_notes (from));
  copy_leader (muster_force_unit_get_leader (from), muster_force_unit_get_leader (unit));

  return unit;
}

static void
copy_head (MusterForce *from,
           MusterForce *to)
{
  muster_force_set_name (to, muster_force_get_name (from));
  muster_force_set_theatre (to, muster_force_get_theatre (from));
  muster_force_set_budget (to, muster_force_get_budget (from));
  muster_force_set_notes (to, muster_force_get_notes (from));
  muster_force_set_optional_rules (to, muster_force_get_optional_rules (from));
}

static void
muster_force_reading_finalize (GObject *object)
{
  MusterForceReading *self = MUSTER_FORCE_READING (object);

  g_clear_object (&self->head);
  g_clear_object (&self->whole);
  g_clear_object (&self->lines);
  g_clear_pointer (&self->variants, g_array_unref);
  g_clear_pointer (&self->links, muster_reading_links_free);

  G_OBJECT_CLASS (muster_force_reading_parent_class)->finalize (object);
}

static void
muster_force_reading_class_init (MusterForceReadingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_force_reading_finalize;
}

static void
muster_force_reading_init (MusterForceReading *self)
{
  self->lines = g_list_store_new (MUSTER_TYPE_READING_LINE);
  self->variants = g_array_new (FALSE, FALSE, sizeof (Variant));
  g_array_set_clear_func (self->variants, clear_variant);
  self->links = muster_reading_links_new ();
}

/**
 * muster_force_reading_new:
 *
 * Returns: (transfer full): a reading in which nothing has been read yet
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
  copy_head (force, self->head);
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
 * @unit: (transfer none): of no force
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

static char *
dup_unit_id (MusterForceUnit *unit,
             guint            count,
             GHashTable      *taken,
             guint           *next)
{
  const char *id = muster_force_unit_get_id (unit);

  if (count == 1 && !g_str_equal (id, NO_ID) && !g_hash_table_contains (taken, id))
    return g_strdup (id);
  for (;; ++*next)
    {
      g_autofree char *fresh = g_strdup_printf ("u%u", *next);

      if (!g_hash_table_contains (taken, fresh))
        return g_steal_pointer (&fresh);
    }
}

static void
add_units (MusterReadingLine *line,
           GPtrArray         *units,
           GHashTable        *taken,
           guint             *next)
{
  MusterForceUnit *unit = muster_reading_line_get_unit (line);
  guint count = muster_reading_line_get_count (line);

  for (guint i = 0; unit != NULL && i < count && units->len < MUSTER_FORCE_MAX_UNITS; i++)
    {
      g_autofree char *id = dup_unit_id (unit, count, taken, next);

      g_ptr_array_add (units, copy_unit (unit, id, count > 1 ? i + 1 : 0));
      g_hash_table_add (taken, g_steal_pointer (&id));
    }
}

static void
add_variants (MusterForceReading *self,
              MusterForce        *force)
{
  for (guint i = 0; i < self->variants->len; i++)
    {
      const Variant *from = &g_array_index (self->variants, Variant, i);
      MusterForceVariant *variant = muster_force_add_variant (force, from->name, from->budget);

      for (guint j = 0; j < from->places->len; j++)
        {
          MusterForceUnit *unit = muster_force_get_unit (force, g_array_index (from->places, guint, j));

          if (unit != NULL)
            muster_force_variant_add_unit (variant, unit);
        }
    }
}

/**
 * muster_force_reading_make_force:
 *
 * Returns: (transfer full): a new force of what was understood; that very force if it was read whole
 */
MusterForce *
muster_force_reading_make_force (MusterForceReading *self)
{
  g_autoptr (GPtrArray) units = NULL;
  g_autoptr (GHashTable) taken = NULL;
  MusterForce *force;
  guint n_lines;
  guint next = 1;

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), NULL);

  if (self->whole != NULL)
    return g_object_ref (self->whole);

  units = g_ptr_array_new_with_free_func (g_object_unref);
  taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  force = muster_force_new (muster_force_reading_get_ruleset (self));
  copy_head (self->head, force);
  for (guint i = 0; i < n_lines; i++)
    add_units (get_line (self, i), units, taken, &next);
  muster_force_splice (force, 0, 0, (MusterForceUnit **) units->pdata, units->len);
  add_variants (self, force);
  muster_reading_links_apply (self->links, G_LIST_MODEL (self->lines), force);

  return force;
}

/**
 * muster_force_reading_add_line:
 *
 * Returns: (transfer none): a line behind the others
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
 * @id: (nullable): its id, if the text has one that can be one
 *
 * Returns: (transfer full): a unit of that type, of no force yet
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

  return muster_force_unit_new (muster_force_get_catalog (self->head), is_id ? id : NO_ID, type_id);
}

/**
 * muster_force_reading_add_units:
 * @unit: what each of them is
 * @count: how many, at least 1
 *
 * Makes the line one that stands for units. Of more than a force can have the others are left out, and the
 * line says so.
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
    muster_reading_line_remark (line, _("a force has at most %d units; the others are left out"),
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
 * @places: (transfer full) (element-type guint): from 0
 *
 * Returns: %FALSE if a force has no more variants than it has already
 */
gboolean
muster_force_reading_take_variant (MusterForceReading *self,
                                   const char         *name,
                                   int                 budget,
                                   GArray             *places)
{
  Variant variant = { .budget = CLAMP (budget, 0, MUSTER_FORCE_MAX_BUDGET), .places = places };

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
 * @with: whom it goes with, by number, name or id
 * @line: which says so
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
 * @line: which says what all of it costs
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
    muster_reading_line_remark (self->stated_by, _("%d points are stated, and %d were counted"),
                                self->stated_points, points);
}
