/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/* Between reading a document (muster-spot.c) and saying what is wrong with it (muster-spot-fault.c). */

gboolean muster_spot_fail_expected (const MusterSpot *spot,
                                    const char       *expected);

G_END_DECLS
