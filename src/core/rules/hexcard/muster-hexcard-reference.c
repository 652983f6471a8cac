/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* What the quick reference takes from the rules themselves. */

#define NOTHING "–"

static const MusterConstant constants[] = {
  { "commander-hexes", HEXCARD_COMMANDER_BONUS },
  { "road-hexes", HEXCARD_ROAD_BONUS },
  { "unit-points", HEXCARD_UNIT_POINTS },
  { "commander-points", HEXCARD_COMMANDER_POINTS },
  { NULL },
};

/* What one figure throws, of the dice that two of them have. */
static char *
dup_dice (int for_two)
{
  if (for_two == MUSTER_STAT_NONE || for_two <= 0)
    return g_strdup (NOTHING);
  if (for_two == 1)
    return g_strdup ("½");

  return g_strdup_printf (for_two % 2 == 0 ? "%d" : "%d½", for_two / 2);
}

/* H-UNIT-01 to H-UNIT-05, H-MOVE-01 to H-MOVE-07, H-FIRE-10 to H-FIRE-13 */
static void
fill_units (MusterCatalog     *catalog,
            const char *const *optional_rules,
            GPtrArray         *cells)
{
  GPtrArray *types = muster_catalog_get_types (catalog);
  int move = muster_catalog_find_stat (catalog, "move");
  int full = muster_catalog_find_stat (catalog, "full");
  int reduced = muster_catalog_find_stat (catalog, "reduced");

  g_return_if_fail (move >= 0 && full >= 0 && reduced >= 0);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      const gint16 *stats = type->profile.stats;

      g_ptr_array_add (cells, g_strdup (_(type->name)));
      g_ptr_array_add (cells, g_strdup_printf ("%d", type->models));
      g_ptr_array_add (cells, g_strdup_printf ("%d", MAX (stats[move], 0)));
      g_ptr_array_add (cells, dup_dice (stats[full]));
      g_ptr_array_add (cells, dup_dice (stats[reduced]));
    }
}

/* H-COHESION-02 */
static void
fill_cohesion (MusterCatalog     *catalog,
               const char *const *optional_rules,
               GPtrArray         *cells)
{
  static const char *const qualities[] = {
    [HEXCARD_GOOD] = N_("Good, commander"),
    [HEXCARD_AVERAGE] = N_("Average"),
    [HEXCARD_POOR] = N_("Poor"),
    [HEXCARD_VERY_POOR] = N_("Very poor"),
  };
  static const MusterSuit suits[] = {
    MUSTER_SUIT_HEARTS, MUSTER_SUIT_DIAMONDS, MUSTER_SUIT_CLUBS, MUSTER_SUIT_SPADES,
  };

  for (HexcardWord quality = HEXCARD_GOOD; quality <= HEXCARD_VERY_POOR; quality++)
    {
      g_ptr_array_add (cells, g_strdup (_(qualities[quality])));
      for (guint i = 0; i < G_N_ELEMENTS (suits); i++)
        {
          gboolean recovers = muster_hexcard_turn_list_good_suits (quality) >> suits[i] & 1;

          g_ptr_array_add (cells, g_strdup (recovers ? _("yes") : NOTHING));
        }
    }
}

static const char *const unit_columns[] = {
  N_("Unit"), N_("Figures"), N_("Hexes"), N_("Full"), N_("Reduced"), NULL
};
static const char *const cohesion_columns[] = {
  N_("Quality"), "♥", "♦", "♣", "♠", NULL
};

static const MusterWorkedTable tables[] = {
  { "units", unit_columns, fill_units },
  { "cohesion", cohesion_columns, fill_cohesion },
  { NULL },
};

const MusterReferenceSpec muster_hexcard_reference = { constants, tables };
