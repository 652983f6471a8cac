/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/rules/muster-correction.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

GListModel *muster_order_options_new (const MusterSetup *setup,
                                      const MusterState *state,
                                      const MusterOrder *order,
                                      guint              field) G_GNUC_WARN_UNUSED_RESULT;

void        muster_order_options_suppose  (MusterOrder       *order);
int         muster_order_options_get_only (GListModel        *options,
                                           const MusterField *field);

GListModel *muster_order_options_new_for_correction (const MusterSetup      *setup,
                                                     const MusterState      *state,
                                                     const MusterCorrection *correction)
                                                    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
