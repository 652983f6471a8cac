/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/after/muster-after-rematch.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REMATCH_GROUP (muster_rematch_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterRematchGroup, muster_rematch_group, MUSTER, REMATCH_GROUP, AdwPreferencesGroup)

/**
 * MusterRematchGroup:
 *
 * The rematch of a battle, to be chosen or to be seen. Does nothing by itself: signals `link` and `open`,
 * with the id of a battle, and `unlink` say what somebody wants.
 */
GtkWidget *muster_rematch_group_new (MusterAfterRematch *rematch) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
