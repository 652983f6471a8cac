/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* The rulesets with the user's packs. NULL: said why. */
MusterLibrary *muster_cli_library_open       (gboolean       with_packs) G_GNUC_WARN_UNUSED_RESULT;

/* After something was not understood: that a pack which was left out may be the reason. */
void           muster_cli_library_mention_lost_packs (MusterLibrary *library);

G_END_DECLS
