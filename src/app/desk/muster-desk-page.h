/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/muster-desk.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DESK_PAGE (muster_desk_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterDeskPage, muster_desk_page, MUSTER, DESK_PAGE, MusterPanel)

/**
 * MusterDeskPage:
 *
 * Where one begins: the battle in progress, recent ones, and what a newcomer starts with.
 *
 * Properties: desk (construct only).
 */
GtkWidget *muster_desk_page_new (MusterDesk *desk) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
