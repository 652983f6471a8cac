/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PACKS_GROUP (muster_packs_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterPacksGroup, muster_packs_group, MUSTER, PACKS_GROUP, AdwPreferencesGroup)

/**
 * MusterPacksGroup:
 *
 * The packs that were found, each with what is in it or what is wrong with it and where, to be switched on
 * and off; their folder, and a new one made of the example.
 *
 * Signal `said`: with a text that the window shows for a moment.
 */
void muster_packs_group_fill (MusterPacksGroup *self,
                              MusterLibrary    *library,
                              GSettings        *settings);

G_END_DECLS
