/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PREFERENCES (muster_preferences_get_type ())
G_DECLARE_FINAL_TYPE (MusterPreferences, muster_preferences, MUSTER, PREFERENCES,
                      AdwPreferencesWindow)

/**
 * MusterPreferences:
 *
 * How dice are entered, what new battles begin with, paper, light or dark, where the data lives, its
 * backups, and which packs were found.
 *
 * Properties: settings, library, data-path, store (all construct only).
 */
void muster_preferences_present (GtkWindow     *parent,
                                 GSettings     *settings,
                                 MusterLibrary *library,
                                 const char    *data_path,
                                 MusterStore   *store);

G_END_DECLS
