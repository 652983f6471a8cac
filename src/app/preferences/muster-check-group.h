/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHECK_GROUP (muster_check_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterCheckGroup, muster_check_group, MUSTER, CHECK_GROUP, AdwPreferencesGroup)

/**
 * MusterCheckGroup:
 *
 * A check of the data file, with how far it is and what it found. It ends with the window that shows it.
 */
/* @store: (nullable): without it there is nothing to check. */
void muster_check_group_fill (MusterCheckGroup *self,
                              MusterStore      *store,
                              MusterLibrary    *library);

G_END_DECLS
