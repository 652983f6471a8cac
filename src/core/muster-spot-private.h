/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/* Shared by muster-spot.c, which reads a document, and muster-spot-fault.c, which reports
 * errors. */

gboolean muster_spot_fail_expected (const MusterSpot *spot,
                                    const char       *expected);

G_END_DECLS
