/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-format.h"
#include "core/exchange/muster-force-reading.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* The single entry point for importing: turns a file or a pasted text with a force into a reading.
 * The format is recognised by the content, whatever the file is called. @ruleset_id: the ruleset
 * whose names to use; NULL: the one that the text names, or else the one that understands most of
 * it. @format: (out) (optional): the format; MUSTER_FORCE_FORMAT_TEXT for lists of every kind.
 * Muster's own file is read whole or not at all. For any other format the reading says what was
 * understood, which may be nothing. */
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
