/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-unit-name.h"

#include "core/muster-i18n.h"
#include "core/muster-side-colour.h"

#include <string.h>

static gboolean
is_namesake (const MusterUnitDef *def,
             const MusterUnitDef *other)
{
  return other->side != def->side && strcmp (other->name, def->name) == 0;
}

static char *
dup_with_badge (const MusterSetup   *setup,
                const MusterUnitDef *def)
{
  g_autofree const char **names = g_new0 (const char *, setup->n_sides);
  g_autofree char *badge = NULL;

  for (guint i = 0; i < setup->n_sides; i++)
    names[i] = setup->sides[i].name;
  badge = muster_side_colour_badge (names, setup->n_sides, (guint) def->side);
  /* Translators: the name of a unit, and the letters that its side is known by. */
  return g_strdup_printf (_("%s (%s)"), def->name, badge);
}

char *
muster_unit_name_in_state (const MusterSetup *setup,
                           const MusterState *state,
                           int                unit)
{
  const MusterUnitDef *def = state->units[unit].def;

  for (int i = 0; i < state->n_units; i++)
    if (is_namesake (def, state->units[i].def))
      return dup_with_badge (setup, def);
  return g_strdup (def->name);
}

char *
muster_unit_name_in_roster (const MusterSetup  *setup,
                            const MusterRoster *roster,
                            int                 unit)
{
  const MusterUnitDef *def = g_ptr_array_index (roster, unit);

  for (guint i = 0; i < roster->len; i++)
    if (is_namesake (def, g_ptr_array_index (roster, i)))
      return dup_with_badge (setup, def);
  return g_strdup (def->name);
}
