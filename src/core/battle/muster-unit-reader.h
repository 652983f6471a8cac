/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"
#include "core/rules/muster-setup.h"

G_BEGIN_DECLS

gboolean muster_spot_read_name     (const MusterSpot  *object,
                                    const char        *member,
                                    const char        *fallback,
                                    char             **name);
gboolean muster_spot_read_fresh_id (const MusterSpot  *object,
                                    GHashTable        *taken,
                                    const char       **id);

gboolean muster_unit_read          (MusterSetup       *setup,
                                    const MusterSpot  *spot,
                                    int                side,
                                    GHashTable        *unit_ids);

G_END_DECLS
