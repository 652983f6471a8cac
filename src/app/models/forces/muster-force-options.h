/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* Shows the options of a unit as they stand: as MusterForceChoice in @choices, and as they are laid out, with
 * those that exclude each other as one MusterForceChoiceGroup, in @rows. Items stay while the type has the
 * same options. */
void muster_force_options_show (MusterForce     *force,
                                MusterForceUnit *unit,
                                GListStore      *choices,
                                GListStore      *rows);

G_END_DECLS
