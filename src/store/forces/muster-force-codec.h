/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/library/muster-library.h"
#include "store/forces/muster-force-record.h"

G_BEGIN_DECLS

/* Between a force and the rows that it is kept in. */
void         muster_force_codec_write (MusterForce              *force,
                                       MusterForceRecord        *record);
MusterForce *muster_force_codec_read  (const MusterForceRecord  *record,
                                       MusterLibrary            *library,
                                       GError                  **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
