/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "core/muster-object.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FILE_CHECK (muster_file_check_get_type ())
G_DECLARE_FINAL_TYPE (MusterFileCheck, muster_file_check, MUSTER, FILE_CHECK, MusterObject)

/**
 * MusterFileCheck:
 *
 * Checks the whole data file on a worker, whenever somebody asks for it.
 *
 * Properties: busy; idle, its contrary; share (done of it, from 0 to 1); text (what is found, or being done).
 */
/* Starts a check, unless one is going on. */
void muster_file_check_start  (MusterFileCheck *self,
                               MusterStore     *store,
                               MusterLibrary   *library);
/* Cancels the check and returns to the state before it. */
void muster_file_check_cancel (MusterFileCheck *self);

G_END_DECLS
