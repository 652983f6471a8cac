/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "sheets/muster-document.h"

G_BEGIN_DECLS

/* A force as one table: what each unit is, can do and costs, its leader, and what the checks
 * found. */
MusterDocument *muster_roster_sheet_new (MusterForce *force) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
