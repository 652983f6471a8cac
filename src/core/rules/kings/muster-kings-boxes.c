/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-levy.h"

#include "core/muster-i18n.h"

/* What a player ticks on paper in the course of a battle. */

#define BEST_ROLL 12

static gboolean
is_led_by (const MusterTrait *trait,
           const char        *id)
{
  return trait != NULL && g_str_equal (trait->id, id);
}

/* The marker that leaves the unit no chance to rally, its Leader still with it (K-PIN-04). */
static guint
count_pins (const MusterLevyUnit *unit,
            const MusterTrait    *trait,
            int                   discipline,
            int                   leadership)
{
  int needed = is_led_by (trait, "bottle") ? KINGS_BOTTLE_GOOD : leadership;
  int pins = BEST_ROLL + discipline - needed + 1;

  return (guint) MAX (pins + is_led_by (trait, "brave"), 1);
}

static void
add (GArray     *boxes,
     const char *label,
     guint       n,
     gboolean    ends)
{
  MusterLevyBoxes row = { .label = label, .n = n, .ends = ends };

  g_array_append_val (boxes, row);
}

void
muster_kings_list_boxes (const MusterLevy     *levy,
                         const MusterLevyUnit *unit,
                         int                   leadership,
                         GArray               *boxes)
{
  const MusterTrait *trait = muster_kings_traits_count (levy) ? unit->trait : NULL;
  int index = muster_catalog_find_stat (levy->catalog, "discipline");
  MusterProfile profile;
  guint32 allowed, free;

  muster_kings_list_unit_orders (unit, trait, &allowed, &free);
  muster_unit_type_get_profile (unit->type, unit->options, unit->n_options, trait, &profile);
  if (leadership > 0 && profile.stats[index] != MUSTER_STAT_NONE)
    add (boxes, N_("Pinned"), count_pins (unit, trait, profile.stats[index], leadership), TRUE);
  else
    add (boxes, N_("Pinned"), muster_kings_markers[KINGS_PINNED].boxes, FALSE);
  if (muster_levy_has_rule (levy, "limited-ammunition") &&
      !g_str_equal (muster_kings_get_kind (unit), "tribal") && !g_str_equal (unit->type->arm, "crewed"))
    add (boxes, N_("Ammunition"), g_str_equal (unit->type->arm, "cavalry") ? 1 : 0, FALSE);
  add (boxes, N_("Leaderless"), 1, FALSE);
  if (allowed & KINGS_BIT (KINGS_FORM_CLOSE_ORDER))
    add (boxes, N_("Close order"), 1, FALSE);
  if (allowed & KINGS_BIT (KINGS_GO_TO_GROUND))
    add (boxes, N_("Gone to ground"), 1, FALSE);
  if (profile.rules & KINGS_WORD_MACHINE_GUN || (profile.weapon != NULL &&
                                                 (profile.weapon->rules & KINGS_WORD_MACHINE_GUN)))
    add (boxes, N_("Jammed"), 1, FALSE);
}
