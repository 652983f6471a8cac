/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/campaign/muster-map-draft.h"
#include "store/images/muster-image-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MAP_WINDOW (muster_map_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterMapWindow, muster_map_window, MUSTER, MAP_WINDOW, AdwWindow)

/**
 * MusterMapWindow:
 *
 * Makes a map: places and links by pointer or by keyboard, on a picture, or from a drawing. Signal `used`:
 * it is to be taken.
 */
GtkWidget *muster_map_window_new         (GtkWindow        *parent,
                                          MusterMapDraft   *draft,
                                          MusterLibrary    *library,
                                          MusterImageStore *images,
                                          guint             n_sides) G_GNUC_WARN_UNUSED_RESULT;
void       muster_map_window_set_picture (MusterMapWindow  *self,
                                          GFile            *file);

G_END_DECLS
