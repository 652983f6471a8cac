/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PART_BAR (muster_part_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterPartBar, muster_part_bar, MUSTER, PART_BAR, GtkWidget)

/**
 * MusterPartBar:
 *
 * The parts of a page to choose from, at the foot of a narrow window. Each is named in full: where a line has
 * no room for all of them, they stand in several.
 *
 * Properties: stack (#AdwViewStack, whose parts are there when it is set).
 */

G_END_DECLS
