/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* A force as a roster of BattleScribe 2.03, for the card printers and table simulators that read those.
 * The same force has the same ids each time. */

/* .ros: XML. */
char   *muster_roster_file_write (MusterForce  *force) G_GNUC_WARN_UNUSED_RESULT;
/* .rosz: the same in a zip archive. */
GBytes *muster_roster_file_pack  (MusterForce  *force,
                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
