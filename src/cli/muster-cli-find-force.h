/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-import.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* The force that @name means: a file of any format, which goes before a stored force, or one that is
 * stored, by its label, its uuid or its name. NULL: said why. */
MusterForce        *muster_cli_find_force   (MusterLibrary     *library,
                                             const char        *store_path,
                                             const char        *name) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a file of any format. NULL: said why. */
MusterForceReading *muster_cli_find_force_read_reading (MusterLibrary     *library,
                                                        const char        *path,
                                                        const char        *ruleset_id,
                                                        MusterForceFormat *format) G_GNUC_WARN_UNUSED_RESULT;
/* The force of a file, if all of it was understood. NULL: said why. */
MusterForce        *muster_cli_find_force_read         (MusterLibrary     *library,
                                                        const char        *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
