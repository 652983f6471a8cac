/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

gboolean        muster_force_sheet_has_leaders (MusterForceVariant       *variant);

/* A sheet about a variant of a force, of any kind. */
MusterDocument *muster_force_sheet_new         (MusterForceVariant       *variant,
                                                MusterSheetKind           kind,
                                                const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
