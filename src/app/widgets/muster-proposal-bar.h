/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/phones/muster-phones.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PROPOSAL_BAR (muster_proposal_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterProposalBar, muster_proposal_bar, MUSTER, PROPOSAL_BAR, MusterPanel)

/**
 * MusterProposalBar:
 *
 * A quiet line with what a phone proposes, or with what went wrong, and nothing while there is neither. It
 * takes no focus and covers nothing.
 *
 * Its buttons activate `phones.accept`, `phones.change` and `phones.decline` of whoever has the bar.
 */
/* @can_change: whether what is proposed can be changed before it is accepted. */
void muster_proposal_bar_set_phones (MusterProposalBar *self,
                                     MusterPhones      *phones,
                                     gboolean           can_change);

G_END_DECLS
