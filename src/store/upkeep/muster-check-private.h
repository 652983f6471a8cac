/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-progress.h"
#include "store/db/muster-db.h"
#include "store/upkeep/muster-check.h"

G_BEGIN_DECLS

/* @library, @progress: (nullable). */
MusterCheck *muster_check_run (MusterDb              *db,
                               MusterLibrary         *library,
                               const MusterProgress  *progress,
                               GError               **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
