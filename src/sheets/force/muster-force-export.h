/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-format.h"
#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* The one way out: a force in any of the formats. core/exchange/muster-force-import.h is the way back. */
GBytes *muster_force_export      (MusterForce        *force,
                                  MusterForceFormat   format,
                                  GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same where it is a text, to be copied; NULL where it is none. */
char   *muster_force_export_text (MusterForce        *force,
                                  MusterForceFormat   format) G_GNUC_WARN_UNUSED_RESULT;

/* What of this force the format cannot carry, as one sentence; NULL: nothing. */
char   *muster_force_export_dup_loss (MusterForce        *force,
                                      MusterForceFormat   format) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
