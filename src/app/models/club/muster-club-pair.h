/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_PRESENCE (muster_club_presence_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubPresence, muster_club_presence, MUSTER, CLUB_PRESENCE, MusterObject)

/**
 * MusterClubPresence:
 *
 * Somebody who may be here tonight. Property: is-present.
 */
MusterClubPresence *muster_club_presence_new            (const char         *name) G_GNUC_WARN_UNUSED_RESULT;
const char         *muster_club_presence_get_name       (MusterClubPresence *self);
gboolean            muster_club_presence_get_is_present (MusterClubPresence *self);

#define MUSTER_TYPE_CLUB_PAIR (muster_club_pair_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubPair, muster_club_pair, MUSTER, CLUB_PAIR, MusterObject)

/**
 * MusterClubPair:
 *
 * Two who meet. Properties: round and table (from 1), attacker. The scenario is its id, or ""; the note says
 * how often they have met, and what would make it even.
 */
MusterClubPair *muster_club_pair_new          (guint           round,
                                               guint           table,
                                               const char     *attacker,
                                               const char     *defender,
                                               const char     *note) G_GNUC_WARN_UNUSED_RESULT;
guint           muster_club_pair_get_round    (MusterClubPair *self);
guint           muster_club_pair_get_table    (MusterClubPair *self);
const char     *muster_club_pair_get_attacker (MusterClubPair *self);
const char     *muster_club_pair_get_defender (MusterClubPair *self);
const char     *muster_club_pair_get_note     (MusterClubPair *self);
const char     *muster_club_pair_get_scenario (MusterClubPair *self);
void            muster_club_pair_set_scenario (MusterClubPair *self,
                                               const char     *scenario);

G_END_DECLS
