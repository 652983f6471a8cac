/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-pile.h"
#include "core/rules/hexcard/muster-hexcard-private.h"

G_BEGIN_DECLS

/* Orders with more dice than this in one throw get no forecast. */
#define HEXCARD_FORESEEN_DICE 64

/**
 * HexcardCount:
 *
 * Chances of each number from 0 to @n: of sixes, of hits.
 */
typedef struct
{
  guint n;
  double odds[HEXCARD_FORESEEN_DICE + 1];
} HexcardCount;

/**
 * HexcardFates:
 * @disrupted: in play and disrupted, which it was not before
 * @wounded: in play and wounded, which he was not before
 *
 * Chances of what becomes of a unit.
 */
typedef struct
{
  double disrupted;
  double destroyed;
  double wounded;
} HexcardFates;

/**
 * HexcardCover:
 * @row: chances of each number of red cards among those turned so far
 * @red: red cards of the @n_cards of the pile, @n_used of which have been turned
 * @red_before: red cards of the piles that were used up before
 *
 * Cover cards as they are turned one after the other.
 */
typedef struct
{
  guint n_turned;
  guint red;
  guint n_cards;
  guint n_used;
  guint red_before;
  guint whole_red;
  guint whole_cards;
  double row[HEXCARD_FORESEEN_DICE + 1];
} HexcardCover;

/**
 * HexcardToll:
 * @struck: by unit, whether it is among those hit
 * @cover: a card is turned for each of @sixes
 * @taken: (nullable): hits that have nothing to do with @sixes, but are dealt out after their cover cards
 *
 * Hits, for which cards may be turned.
 */
typedef struct
{
  const MusterState *state;
  const guint8 *struck;
  gboolean cover;
  const HexcardCount *sixes;
  const HexcardCount *taken;
} HexcardToll;

void muster_hexcard_foresight_cover_init (HexcardCover     *cover,
                                          const MusterDeck *deck);
void muster_hexcard_foresight_cover_turn (HexcardCover     *cover);

void  muster_hexcard_foresight_hits (const MusterDeck   *cover_deck,
                                     const HexcardCount *sixes,
                                     HexcardCount       *hits);
guint muster_hexcard_foresight_unit (const MusterState  *state,
                                     int                 unit,
                                     guint               hits,
                                     double              chance,
                                     HexcardFates       *fates);

void muster_hexcard_forecast_commanders (const HexcardToll *toll,
                                         HexcardFates      *fates,
                                         double            *killed);

void muster_hexcard_forecast_add_fates (MusterForecast     *forecast,
                                        const MusterState  *state,
                                        int                 unit,
                                        const HexcardFates *fates);
G_END_DECLS
