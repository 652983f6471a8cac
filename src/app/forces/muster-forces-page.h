/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-shelf-page.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCES_PAGE (muster_forces_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterForcesPage, muster_forces_page, MUSTER, FORCES_PAGE, MusterShelfPage)

/**
 * MusterForcesPage:
 *
 * The forces of the store, to search, sort and open, and the ways to a new one.
 *
 * Properties: store, library (both construct only), sort.
 */
GtkWidget *muster_forces_page_new (MusterStore   *store,
                                   MusterLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
