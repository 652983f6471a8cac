/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_AFTER_REMATCH (muster_after_rematch_get_type ())
G_DECLARE_FINAL_TYPE (MusterAfterRematch, muster_after_rematch, MUSTER, AFTER_REMATCH, MusterObject)

/**
 * MusterAfterRematch:
 *
 * The rematch of a stored battle: which it is and what both came to, or which it may be. Signal `changed`
 * when another is linked, or when the search has found somebody or is over.
 */
/* (nullable): NULL if there is nothing to say about a rematch. */
MusterAfterRematch *muster_after_rematch_new          (MusterStore         *store,
                                                       MusterLibrary       *library,
                                                       MusterBattle        *battle,
                                                       gint64               id) G_GNUC_WARN_UNUSED_RESULT;

/* The linked battle: its id, or 0, and its row. */
gint64              muster_after_rematch_get_other    (MusterAfterRematch  *self);
MusterLedgerRow    *muster_after_rematch_get_row      (MusterAfterRematch  *self);
/* The result of both battles together, of this one, and of the other. */
const char         *muster_after_rematch_get_sum      (MusterAfterRematch  *self);
const char         *muster_after_rematch_get_score    (MusterAfterRematch  *self);
const char         *muster_after_rematch_get_other_score (MusterAfterRematch *self);

/* Whether there are other battles of this scenario to examine. */
gboolean            muster_after_rematch_has_others   (MusterAfterRematch  *self);
/* Examines them one by one when idle. */
void                muster_after_rematch_search       (MusterAfterRematch  *self);
gboolean            muster_after_rematch_is_searching (MusterAfterRematch  *self);
/* The battles that can be the rematch: a list of MusterLedgerRow. */
GListModel         *muster_after_rematch_get_found    (MusterAfterRematch  *self);

gboolean            muster_after_rematch_link         (MusterAfterRematch  *self,
                                                       gint64               other,
                                                       GError             **error);
gboolean            muster_after_rematch_unlink       (MusterAfterRematch  *self,
                                                       GError             **error);

/* Links a battle that has begun with the one it was prepared as the rematch of, if it still is
 * one. */
gboolean            muster_after_rematch_begin        (MusterStore         *store,
                                                       MusterLibrary       *library,
                                                       MusterBattle        *battle,
                                                       gint64               id,
                                                       GError             **error);

G_END_DECLS
