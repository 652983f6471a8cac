/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-odds.h"
#include "core/rules/kings/muster-kings-private.h"

G_BEGIN_DECLS

/**
 * KingsView:
 * @state: a state of its own, to be changed freely: "what if it had lost three models"
 * @umpire: what the umpire adds to a test against being pinned or to rally
 *
 * A state that is played with to see what would come of it, on the stack of the asker.
 */
typedef struct
{
  const MusterSetup *setup;
  MusterState state;
  int umpire;
} KingsView;

/**
 * KingsLosses:
 *
 * Chances of each number from 0 to @highest: hits first, then models.
 */
typedef struct
{
  guint highest;
  double odds[MUSTER_ODDS_MAX];
} KingsLosses;

/**
 * KingsFates:
 * @pinned: still in play with a marker more (after a Rally: with markers)
 * @leader: lost, with his unit or without
 * @deserted: gone by himself, which is one casualty more
 *
 * Chances of what becomes of a unit; of the first three only one can happen.
 */
typedef struct
{
  double pinned;
  double routed;
  double destroyed;
  double leader;
  double deserted;
} KingsFates;

/* Why a unit loses models, and so what is tested after it. */
typedef enum
{
  KINGS_CAUSE_FIRE,
  KINGS_CAUSE_FIGHT,
  KINGS_CAUSE_LOST_FIGHT,
  KINGS_CAUSE_WITNESS,
} KingsCause;

void     muster_kings_foresight_view_init       (KingsView         *view,
                                                 const MusterSetup *setup,
                                                 const MusterState *state,
                                                 MusterUnitState   *units);
void     muster_kings_foresight_view_open_order (KingsView         *view,
                                                 const MusterOrder *order);
gboolean muster_kings_foresight_view_lose_one   (KingsView         *view,
                                                 int                unit);
gboolean muster_kings_foresight_view_wins_draws (KingsView         *view,
                                                 int                unit,
                                                 guint              models);

double muster_kings_foresight_hits           (KingsView         *view,
                                              const MusterOrder *order,
                                              int                unit,
                                              int                target,
                                              KingsLosses       *losses);
void   muster_kings_foresight_hits_to_losses (KingsLosses       *losses,
                                              guint              needs,
                                              guint              strength);
void   muster_kings_foresight_blows          (KingsView         *view,
                                              const MusterOrder *order,
                                              int                striker,
                                              int                struck,
                                              gboolean           attacks,
                                              KingsLosses       *losses);
void   muster_kings_foresight_losses         (KingsView         *view,
                                              int                unit,
                                              int                models,
                                              KingsCause         cause,
                                              gboolean           snipers,
                                              double             chance,
                                              KingsFates        *fates);
double muster_kings_foresight_rally          (KingsView         *view,
                                              int                unit,
                                              KingsFates        *fates);

G_END_DECLS
