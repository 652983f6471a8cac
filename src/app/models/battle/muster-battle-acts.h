/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* Orders for the record that every ruleset has and that a view gives at one tap, without a form.
 * They return FALSE and an error if the rules or the store refuse them. */

gboolean muster_battle_acts_award  (MusterBattle  *battle,
                                    const char    *objective,
                                    int            side,
                                    int            count,
                                    GError       **error);
/* Some battles take no notes before their first dice are thrown. */
gboolean muster_battle_acts_can_note (MusterBattle *battle);
/* @at: the number of the entry that the note is about, from 1; 0 for the battle. */
gboolean muster_battle_acts_note   (MusterBattle  *battle,
                                    const char    *text,
                                    guint          at,
                                    GError       **error);

/* A copy of the battle as it was after @length entries, with a note that says where it comes from. */
MusterBattle *muster_battle_acts_branch (MusterBattle   *battle,
                                         MusterLibrary  *library,
                                         guint           length,
                                         GError        **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
