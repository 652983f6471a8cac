/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-unit-item.h"

G_BEGIN_DECLS

/* @covered: a bit for each side whose secrets are hidden. */
MusterUnitItem *muster_unit_item_new    (MusterSetup       *setup,
                                         const MusterState *state,
                                         guint              covered,
                                         guint              index) G_GNUC_WARN_UNUSED_RESULT;
void            muster_unit_item_update (MusterUnitItem    *self,
                                         const MusterState *state,
                                         guint              covered);

G_END_DECLS
