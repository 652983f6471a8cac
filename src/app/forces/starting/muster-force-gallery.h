/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/toolkit/muster-panel.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_GALLERY (muster_force_gallery_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceGallery, muster_force_gallery, MUSTER, FORCE_GALLERY, MusterPanel)

/**
 * MusterForceGallery:
 *
 * The starter forces of every ruleset, by theatre, with what they cost and what they are made of.
 *
 * Properties: library (construct only).
 * Signal `chosen` (MusterForce): a new force like the starter that was chosen.
 */
GtkWidget *muster_force_gallery_new (MusterLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
