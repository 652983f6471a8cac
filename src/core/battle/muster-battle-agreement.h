/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-correction.h"

G_BEGIN_DECLS

/* Where the other player must agree to corrections, one is proposed, and stands until he agrees or declines,
 * also when the program is closed meanwhile. Play goes on; what the correction comes to is worked out anew
 * whenever somebody asks. */

gboolean                muster_battle_get_agreed         (MusterBattle            *battle);
/* Refused while a correction waits. */
gboolean                muster_battle_set_agreed         (MusterBattle            *battle,
                                                          gboolean                 agreed,
                                                          GError                 **error);

/* @side: index of the side that proposes the correction. Refused while another one waits. */
gboolean                muster_battle_propose            (MusterBattle            *battle,
                                                          const MusterBattleCorrection *correction,
                                                          guint                    side,
                                                          GError                 **error);
/* (nullable) */
const MusterBattleProposal *muster_battle_get_proposal   (MusterBattle            *battle);
/* "Column would change line 3, “1st Company: Fire”"; NULL: nothing waits. */
char                   *muster_battle_dup_proposal_words (MusterBattle            *battle) G_GNUC_WARN_UNUSED_RESULT;
/* What the waiting correction comes to now; an error if the log before it has changed since, or if it is no
 * longer possible. */
MusterBattleCorrection *muster_battle_look_at_proposal   (MusterBattle            *battle,
                                                          GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* The other player agrees: the correction is made. Or he declines, or who proposed it thinks better of it:
 * it is forgotten. */
gboolean                muster_battle_agree              (MusterBattle            *battle,
                                                          GError                 **error);
gboolean                muster_battle_decline            (MusterBattle            *battle,
                                                          GError                 **error);

G_END_DECLS
