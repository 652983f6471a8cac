/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* Shows the options of a unit: as MusterForceChoice in @choices and, for the layout, in @rows,
 * where options that exclude each other form one MusterForceChoiceGroup. The items stay the same
 * while the type has the same options. */
void muster_force_options_show (MusterForce     *force,
                                MusterForceUnit *unit,
                                GListStore      *choices,
                                GListStore      *rows);

G_END_DECLS
