/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

MusterSetup *muster_setup_read  (MusterLibrary    *library,
                                 const MusterSpot *document) G_GNUC_WARN_UNUSED_RESULT;
void         muster_setup_write (MusterSetup      *setup,
                                 JsonBuilder      *builder);

G_END_DECLS
