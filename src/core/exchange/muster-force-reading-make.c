/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-reading-private.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-list.h"
#include "core/muster-i18n.h"

/* Makes the force from a reading. */

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

/* Whether it is called after its type, and nothing else tells it from others: three lines say "Infantry". */
static gboolean
is_nameless (MusterForceUnit *unit)
{
  return g_str_equal (muster_force_unit_get_id (unit), MUSTER_READING_NO_ID) &&
         g_str_equal (muster_force_unit_get_name (unit), muster_force_unit_get_type_name (unit));
}

/* How many units of each name have to be numbered: several from one line, or from lines without a name. */
static GHashTable *
count_namesakes (MusterForceReading *self)
{
  GHashTable *namesakes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));

  for (guint i = 0; i < n_lines; i++)
    {
      MusterReadingLine *line = muster_list_peek (G_LIST_MODEL (self->lines), i);
      MusterForceUnit *unit = muster_reading_line_get_unit (line);
      guint count = muster_reading_line_get_count (line);
      const char *name;
      guint known;

      if (unit == NULL || (count == 1 && !is_nameless (unit)))
        continue;
      name = muster_force_unit_get_name (unit);
      known = GPOINTER_TO_UINT (g_hash_table_lookup (namesakes, name));
      g_hash_table_insert (namesakes, g_strdup (name), GUINT_TO_POINTER (known + count));
    }
  return namesakes;
}

/* The number of the next unit of this name, or 0 if it needs none. */
static guint
take_number (MusterForceUnit *unit,
             guint            count,
             GHashTable      *namesakes,
             GHashTable      *numbers)
{
  const char *name = muster_force_unit_get_name (unit);
  guint number;

  if ((count == 1 && !is_nameless (unit)) || GPOINTER_TO_UINT (g_hash_table_lookup (namesakes, name)) < 2)
    return 0;
  number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, name)) + 1;
  g_hash_table_insert (numbers, g_strdup (name), GUINT_TO_POINTER (number));
  return number;
}

/* @number: the number of the unit among several of its name, or 0 */
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

void
muster_force_reading_make_copy_head (MusterForce *from,
                                     MusterForce *to)
{
  muster_force_set_name (to, muster_force_get_name (from));
  muster_force_set_theatre (to, muster_force_get_theatre (from));
  muster_force_set_colour (to, muster_force_get_colour (from));
  muster_force_set_budget (to, muster_force_get_budget (from));
  muster_force_set_notes (to, muster_force_get_notes (from));
  muster_force_set_optional_rules (to, muster_force_get_optional_rules (from));
}

static char *
dup_unit_id (MusterForceUnit *unit,
             guint            count,
             GHashTable      *taken,
             guint           *next)
{
  const char *id = muster_force_unit_get_id (unit);

  if (count == 1 && !g_str_equal (id, MUSTER_READING_NO_ID) && !g_hash_table_contains (taken, id))
    return g_strdup (id);
  for (;; ++*next)
    {
      g_autofree char *fresh = g_strdup_printf ("u%u", *next);

      if (!g_hash_table_contains (taken, fresh))
        return g_steal_pointer (&fresh);
    }
}

static void
add_variants (MusterForceReading *self,
              MusterForce        *force)
{
  for (guint i = 0; i < self->variants->len; i++)
    {
      const MusterReadVariant *from = &g_array_index (self->variants, MusterReadVariant, i);
      MusterForceVariant *variant = muster_force_add_variant (force, from->name, from->budget);

      for (guint j = 0; j < from->places->len; j++)
        {
          MusterForceUnit *unit = muster_force_get_unit (force, g_array_index (from->places, guint, j));

          if (unit != NULL)
            muster_force_variant_add_unit (variant, unit);
        }
    }
}

void
muster_force_reading_make_number_namesakes (MusterForceReading *self)
{
  g_return_if_fail (MUSTER_IS_FORCE_READING (self));

  self->numbers_namesakes = TRUE;
}

/**
 * muster_force_reading_make_force:
 *
 * Returns: (transfer full): a new force made from what was understood; if a whole force was read,
 *   that force itself
 */
MusterForce *
muster_force_reading_make_force (MusterForceReading *self)
{
  g_autoptr (GPtrArray) units = NULL;
  g_autoptr (GHashTable) taken = NULL;
  g_autoptr (GHashTable) namesakes = NULL;
  g_autoptr (GHashTable) numbers = NULL;
  MusterForce *force;
  guint n_lines;
  guint next = 1;

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), NULL);

  if (self->whole != NULL)
    return g_object_ref (self->whole);

  units = g_ptr_array_new_with_free_func (g_object_unref);
  taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  namesakes = count_namesakes (self);
  numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  force = muster_force_new (muster_force_reading_get_ruleset (self));
  muster_force_reading_make_copy_head (self->head, force);
  for (guint i = 0; i < n_lines; i++)
    {
      MusterReadingLine *line = muster_list_peek (G_LIST_MODEL (self->lines), i);
      MusterForceUnit *unit = muster_reading_line_get_unit (line);
      guint count = muster_reading_line_get_count (line);

      for (guint j = 0; unit != NULL && j < count && units->len < MUSTER_FORCE_MAX_UNITS; j++)
        {
          g_autofree char *id = dup_unit_id (unit, count, taken, &next);
          guint number = self->numbers_namesakes ? take_number (unit, count, namesakes, numbers)
                         : count > 1              ? j + 1
                                                  : 0;

          g_ptr_array_add (units, copy_unit (unit, id, number));
          g_hash_table_add (taken, g_steal_pointer (&id));
        }
    }
  muster_force_splice (force, 0, 0, (MusterForceUnit **) units->pdata, units->len);
  add_variants (self, force);
  muster_reading_links_apply (self->links, G_LIST_MODEL (self->lines), force);

  return force;
}

/**
 * muster_force_reading_make_give_type:
 * @line: a line that was not understood
 *
 * Makes a unit of type @type_id from a line, because the player says so. The text of the line goes
 * to its notes.
 *
 * Returns: whether there is such a type, and room for the unit
 */
gboolean
muster_force_reading_make_give_type (MusterForceReading *self,
                                     MusterReadingLine  *line,
                                     const char         *type_id)
{
  g_autoptr (MusterForceUnit) unit = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_READING_LINE (line), FALSE);

  if (muster_reading_line_get_verdict (line) != MUSTER_READING_LOST)
    return FALSE;
  unit = muster_force_reading_new_unit (self, MUSTER_READING_NO_ID, type_id);
  if (muster_force_unit_get_unit_type (unit) == NULL)
    return FALSE;

  muster_force_unit_set_name (unit, muster_force_unit_get_type_name (unit));
  muster_force_unit_set_notes (unit, muster_reading_line_get_text (line));
  muster_force_reading_add_units (self, line, unit, 1);
  if (muster_reading_line_get_unit (line) == NULL)
    return FALSE;
  muster_reading_line_count_cost (line, muster_force_reading_get_cost (self, unit));
  return TRUE;
}

/**
 * muster_force_reading_make_dup_lost:
 *
 * Returns: (transfer full): the lines that were not understood, for the notes of the force; "" if
 *   there are none
 */
char *
muster_force_reading_make_dup_lost (MusterForceReading *self)
{
  g_autoptr (GString) notes = g_string_new (NULL);

  g_return_val_if_fail (MUSTER_IS_FORCE_READING (self), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->lines)); i++)
    {
      MusterReadingLine *line = muster_list_peek (G_LIST_MODEL (self->lines), i);
      g_autofree char *note = NULL;

      if (muster_reading_line_get_verdict (line) != MUSTER_READING_LOST)
        continue;
      /* Translators: a line of a list that nothing could be made of. */
      note = g_strdup_printf (_("Not understood: %s"), muster_reading_line_get_text (line));
      g_string_append_printf (notes, "%s%s", notes->len > 0 ? "\n" : "", note);
    }
  return g_string_free (g_steal_pointer (&notes), FALSE);
}
