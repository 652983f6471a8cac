/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "muster-shim-vfs.h"

G_BEGIN_DECLS

/**
 * MusterPowerModel:
 *
 * A disk whose power can fail at any moment. What was synced is there. Of what was written since,
 * each sector of 512 bytes is there or not; names that were made, changed or removed since their folder was
 * synced are there up to some point, in their order.
 */
typedef struct _MusterPowerModel MusterPowerModel;

MusterPowerModel *muster_power_model_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void              muster_power_model_free  (MusterPowerModel   *self);

/* A file that is there, and on the disk, from the beginning. */
void              muster_power_model_add   (MusterPowerModel   *self,
                                            const char         *name,
                                            GBytes             *content);
/* The next thing that is done. */
void              muster_power_model_apply (MusterPowerModel   *self,
                                            const MusterShimOp *op);
/* What the program was told last. */
gint64            muster_power_model_get_acked (MusterPowerModel *self);

/* The power fails: what is left is put into @folder. The model itself goes on. */
void              muster_power_model_crash (MusterPowerModel   *self,
                                            GRand              *rand,
                                            const char         *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPowerModel, muster_power_model_free)

G_END_DECLS
