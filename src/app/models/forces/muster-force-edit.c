/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-edit.h"

#include <string.h>

#include "core/forces/muster-force-text.h"

static gboolean
has_name (MusterForce *force,
          const char  *name)
{
  guint n_units = muster_force_get_n_units (force);

  for (guint i = 0; i < n_units; i++)
    if (g_str_equal (muster_force_unit_get_name (muster_force_get_unit (force, i)), name))
      return TRUE;

  return FALSE;
}

/* "Regular Infantry 2" → "Regular Infantry" */
static char *
dup_stem (const char *name)
{
  g_autofree char *stem = g_strdup (name);
  gsize length = strlen (stem);

  while (length > 0 && g_ascii_isdigit (stem[length - 1]))
    length--;
  if (length < 2 || stem[length] == '\0' || stem[length - 1] != ' ')
    return g_steal_pointer (&stem);

  stem[length - 1] = '\0';
  return g_steal_pointer (&stem);
}

/* Makes a name unique among the units by adding a number. */
static char *
dup_unused_name (MusterForce *force,
                 const char  *name)
{
  g_autofree char *stem = dup_stem (name);
  g_autofree char *unused = g_strdup (name);

  for (guint i = 2; i <= MUSTER_FORCE_MAX_UNITS && has_name (force, unused); i++)
    {
      g_free (unused);
      unused = g_strdup_printf ("%s %u", stem, i);
    }

  return g_steal_pointer (&unused);
}

static MusterForceUnit *
new_unit (MusterForce *force,
          const char  *type_id,
          const char  *name)
{
  g_autofree char *id = muster_force_dup_unused_id (force);
  MusterForceUnit *unit =
    muster_force_unit_new (muster_force_get_catalog (force), id, type_id);
  g_autofree char *unused =
    dup_unused_name (force, name != NULL ? name : muster_force_unit_get_type_name (unit));

  muster_force_unit_set_name (unit, unused);

  return unit;
}

MusterForceUnit *
muster_force_edit_add (MusterForce *force,
                       const char  *type_id,
                       int          position)
{
  guint n_units;
  g_autoptr (MusterForceUnit) unit = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  n_units = muster_force_get_n_units (force);
  if (n_units >= MUSTER_FORCE_MAX_UNITS)
    return NULL;

  unit = new_unit (force, type_id, NULL);
  muster_force_insert (force, position < 0 ? n_units : MIN ((guint) position + 1, n_units), unit);

  return unit;
}

MusterForceUnit *
muster_force_edit_duplicate (MusterForce *force,
                             guint        position)
{
  MusterForceUnit *model;
  g_autoptr (MusterForceUnit) unit = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  model = muster_force_get_unit (force, position);
  if (model == NULL || muster_force_get_n_units (force) >= MUSTER_FORCE_MAX_UNITS)
    return NULL;

  unit = new_unit (force, muster_force_unit_get_type_id (model), muster_force_unit_get_name (model));
  muster_force_unit_set_options (unit, muster_force_unit_get_options (model));
  muster_force_unit_set_models (unit, muster_force_unit_get_models (model));
  muster_force_unit_set_notes (unit, muster_force_unit_get_notes (model));
  muster_force_insert (force, position + 1, unit);

  return unit;
}

gboolean
muster_force_edit_put (MusterForce     *force,
                       MusterForceUnit *unit,
                       MusterForceUnit *beside,
                       gboolean         after)
{
  guint from, to;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), FALSE);

  if (muster_force_find_unit (force, muster_force_unit_get_id (unit), &from) != unit ||
      muster_force_find_unit (force, muster_force_unit_get_id (beside), &to) != beside)
    return FALSE;

  /* Removing the unit from its old place shifts the others. */
  if (after && from > to)
    to++;
  else if (!after && from < to)
    to--;
  if (from == to)
    return FALSE;

  muster_force_move (force, from, to);
  return TRUE;
}
