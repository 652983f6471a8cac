/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* Writes the members of a unit of a side, as the battle file has them. */
void muster_force_unit_write_members (MusterForceUnit *unit,
                                      const char      *id,
                                      const char      *player_id,
                                      gboolean         numbered,
                                      JsonBuilder     *builder);

G_END_DECLS
