/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* The deck of a battle: which cards can turn up, and why a card cannot. */
gboolean muster_card_words_get_deck (MusterBattle      *battle,
                                     const MusterState *state,
                                     guint              n_cards,
                                     MusterDeck        *deck);
char    *muster_card_words_explain  (MusterBattle      *battle,
                                     const MusterState *state,
                                     guint              n_cards,
                                     MusterCard         card) G_GNUC_WARN_UNUSED_RESULT;
double   muster_card_words_get_share (const MusterDeck *deck,
                                      gboolean        (*belongs) (MusterCard card));

G_END_DECLS
