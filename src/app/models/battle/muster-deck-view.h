/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DECK_VIEW (muster_deck_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterDeckView, muster_deck_view, MUSTER, DECK_VIEW, MusterObject)

/**
 * MusterDeckView:
 *
 * The cards of a battle in the state that it shows: who acts on which card, what is left of the pack and
 * what the next card may be. Rulesets without cards have none.
 *
 * Properties: battle (construct only), left-text, chances-text.
 * Signal `changed`: any of this is another thing, the turns among it.
 */
MusterDeckView *muster_deck_view_new       (MusterBattle   *battle) G_GNUC_WARN_UNUSED_RESULT;

gboolean        muster_deck_view_has_deck  (MusterDeckView *self);
/* Of MusterTurnItem, the next first; empty while no cards are dealt. */
GListModel     *muster_deck_view_get_turns (MusterDeckView *self);

G_END_DECLS
