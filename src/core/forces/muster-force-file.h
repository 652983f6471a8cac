/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/library/muster-library.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

#define MUSTER_FORCE_FILE_FORMAT "muster-force"
#define MUSTER_FORCE_FILE_VERSION 1

/* Reading. A force is read whole or not at all, and errors name the place in the document. Types,
 * options and traits that the catalog does not know are kept, and the checks report them. */
MusterForce *muster_force_file_read  (MusterLibrary  *library,
                                      const char     *text,
                                      gsize           length,
                                      const char     *origin,
                                      GError        **error) G_GNUC_WARN_UNUSED_RESULT;
MusterForce *muster_force_read_spot  (MusterLibrary    *library,
                                      const MusterSpot *document) G_GNUC_WARN_UNUSED_RESULT;

/* Writing. The same force always gives the same bytes. Empty members are left out; so are id and
 * archived, which belong to the store and not to the force. */
char        *muster_force_file_write (MusterForce    *force) G_GNUC_WARN_UNUSED_RESULT;
JsonNode    *muster_force_to_json    (MusterForce    *force) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
