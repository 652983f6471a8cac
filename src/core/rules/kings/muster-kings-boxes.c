/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-levy.h"

#include "core/rules/kings/muster-kings-text.h"

/* The boxes that a player ticks on paper during a battle, and the markers that lie beside a
 * unit. */

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
  MusterLevyBoxes row = { .label = label, .n = n, .end = ends ? n : 0 };

  g_array_append_val (boxes, row);
}

/* What can happen to a unit under the rules in force. */
typedef struct
{
  guint pins; /* with the last of them it routs, or, without @routs, as many as are usual */
  gboolean routs;
  gboolean counts_rounds;
  gboolean closes;
  gboolean goes_to_ground;
  gboolean jams;
} Chances;

static Chances
find_chances (const MusterLevy     *levy,
              const MusterLevyUnit *unit,
              int                   leadership)
{
  Chances chances;
  const MusterTrait *trait = muster_kings_leaders_count_traits (levy) ? unit->trait : NULL;
  int index = muster_catalog_find_stat (levy->catalog, "discipline");
  MusterProfile profile;
  guint32 allowed, free;

  muster_kings_setup_units_list_orders (unit, trait, &allowed, &free);
  muster_unit_type_get_profile (unit->type, unit->options, unit->n_options, trait, &profile);
  chances.routs = leadership > 0 && profile.stats[index] != MUSTER_STAT_NONE;
  chances.pins = chances.routs ? count_pins (unit, trait, profile.stats[index], leadership)
                                 : muster_kings_markers[KINGS_PINNED].boxes;
  chances.counts_rounds = muster_levy_has_rule (levy, "limited-ammunition") &&
                           !g_str_equal (muster_kings_levy_get_kind (unit), "tribal") &&
                           !g_str_equal (unit->type->arm, "crewed");
  chances.closes = (allowed & KINGS_BIT (KINGS_FORM_CLOSE_ORDER)) != 0;
  chances.goes_to_ground = (allowed & KINGS_BIT (KINGS_GO_TO_GROUND)) != 0;
  chances.jams = (profile.rules & KINGS_WORD_MACHINE_GUN) != 0 ||
                  (profile.weapon != NULL && (profile.weapon->rules & KINGS_WORD_MACHINE_GUN) != 0);

  return chances;
}

void
muster_kings_boxes_list (const MusterLevy     *levy,
                         const MusterLevyUnit *unit,
                         int                   leadership,
                         GArray               *boxes)
{
  Chances chances = find_chances (levy, unit, leadership);

  add (boxes, N_("Pinned"), chances.pins, chances.routs);
  if (chances.counts_rounds)
    add (boxes, N_("Ammunition"), g_str_equal (unit->type->arm, "cavalry") ? 1 : 0, FALSE);
  add (boxes, N_("Leaderless"), 1, FALSE);
  if (chances.closes)
    add (boxes, N_("Close order"), 1, FALSE);
  if (chances.goes_to_ground)
    add (boxes, N_("Gone to ground"), 1, FALSE);
  if (chances.jams)
    add (boxes, N_("Jammed"), 1, FALSE);
}

/* A unit routs when it gets its last marker, so that one is never needed (K-PIN-04). Going to
 * ground and close order exclude each other and share a marker. */
void
muster_kings_boxes_list_tokens (const MusterLevy     *levy,
                                const MusterLevyUnit *unit,
                                int                   leadership,
                                GArray               *tokens)
{
  Chances chances = find_chances (levy, unit, leadership);
  const MusterLevyToken list[] = {
    { MUSTER_TOKEN_DANGER, N_("Pinned"), NULL, chances.routs ? chances.pins - 1 : chances.pins },
    { MUSTER_TOKEN_STATE, N_("Close order"), chances.goes_to_ground ? N_("Gone to ground") : NULL,
      chances.closes },
    { MUSTER_TOKEN_STATE, N_("Gone to ground"), NULL, chances.goes_to_ground && !chances.closes },
    { MUSTER_TOKEN_STATE, N_("Out of ammunition"), NULL, chances.counts_rounds },
    { MUSTER_TOKEN_STATE, N_("Jammed"), NULL, chances.jams },
    { MUSTER_TOKEN_ACTION, N_("Has acted"), NULL, 1 },
    { MUSTER_TOKEN_LEADER, N_("Leader"), N_("Leaderless"), 1 },
  };

  muster_levy_tokens_add (tokens, list, G_N_ELEMENTS (list));
}
