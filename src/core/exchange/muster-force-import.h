/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-format.h"
#include "core/exchange/muster-force-reading.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* The one way in: whatever holds a force, be it a file or a pasted text, becomes a reading. What it is can be
 * seen by what is in it, whatever it is called.
 *
 * @ruleset_id: whose names to read it by; NULL: what the text says, or else the ruleset by which most of
 * it is understood. @format: (out) (optional): what it was; MUSTER_FORCE_FORMAT_TEXT for lists of every sort.
 *
 * Muster's own file is read whole or not at all. Of anything else the reading says what was understood, which
 * may be nothing. */
MusterForceReading *muster_force_import        (MusterLibrary      *library,
                                                gconstpointer       data,
                                                gsize               length,
                                                const char         *origin,
                                                const char         *ruleset_id,
                                                MusterForceFormat  *format,
                                                GError            **error) G_GNUC_WARN_UNUSED_RESULT;

MusterForceFormat   muster_force_import_detect (gconstpointer       data,
                                                gsize               length);

G_END_DECLS
