/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/muster-i18n.h"

/* What the quick reference takes from the rules themselves. */

static const MusterConstant constants[] = {
  { "commander-hexes", HEXCARD_COMMANDER_BONUS },
  { "road-hexes", HEXCARD_ROAD_BONUS },
  { "unit-points", HEXCARD_UNIT_POINTS },
  { "commander-points", HEXCARD_COMMANDER_POINTS },
  { NULL },
};

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
          gboolean recovers = muster_hexcard_list_good_suits (quality) >> suits[i] & 1;

          g_ptr_array_add (cells, g_strdup (recovers ? _("yes") : "–"));
        }
    }
}

static const char *const cohesion_columns[] = {
  N_("Quality"), "♥", "♦", "♣", "♠", NULL
};

static const MusterWorkedTable tables[] = {
  { "cohesion", cohesion_columns, fill_cohesion },
  { NULL },
};

const MusterReferenceSpec muster_hexcard_reference = { constants, tables };
