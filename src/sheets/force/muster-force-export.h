/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-format.h"
#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* Writes a force in any of the formats. core/exchange/muster-force-import.h reads them. */
GBytes *muster_force_export      (MusterForce        *force,
                                  MusterForceFormat   format,
                                  GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the force as a text to be copied; NULL if the format is no text. */
char   *muster_force_export_text (MusterForce        *force,
                                  MusterForceFormat   format) G_GNUC_WARN_UNUSED_RESULT;

/* Returns one sentence about what the format cannot hold of this force; NULL if it holds
 * everything. */
char   *muster_force_export_dup_loss (MusterForce        *force,
                                      MusterForceFormat   format) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
