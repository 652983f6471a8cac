/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/lab/muster-lab-swing.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LAB_REVIEW (muster_lab_review_get_type ())
G_DECLARE_FINAL_TYPE (MusterLabReview, muster_lab_review, MUSTER, LAB_REVIEW, MusterObject)

/**
 * MusterLabReview:
 *
 * How a battle swung (V-BATTLE-04). Nothing is worked out before somebody asks for it.
 *
 * Properties: is-running.
 */
MusterLabReview *muster_lab_review_new        (MusterBattle         *battle) G_GNUC_WARN_UNUSED_RESULT;

MusterBattle    *muster_lab_review_get_battle (MusterLabReview      *self);
/* (nullable): NULL before it has been worked out. */
MusterLabSwing  *muster_lab_review_get_swing  (MusterLabReview      *self);

/* Policies fight on from the end of each turn, on a worker for each processor. Only one at a time. */
void             muster_lab_review_run_async  (MusterLabReview      *self,
                                               guint                 n_battles,
                                               GCancellable         *cancellable,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
gboolean         muster_lab_review_run_finish (MusterLabReview      *self,
                                               GAsyncResult         *result,
                                               GError              **error);

G_END_DECLS
