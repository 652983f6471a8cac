/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/after/muster-after-report.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_AFTER_WINDOW (muster_after_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterAfterWindow, muster_after_window, MUSTER, AFTER_WINDOW, AdwWindow)

/**
 * MusterAfterWindow:
 *
 * What came of a battle. Does nothing by itself but copy: signal `asked` says with a word what somebody
 * wants: save, print, export or rematch.
 */
GtkWidget         *muster_after_window_new        (MusterAfterReport *report) G_GNUC_WARN_UNUSED_RESULT;

MusterAfterReport *muster_after_window_get_report (MusterAfterWindow *self);
/* Adds a group about a rematch below the points. */
void               muster_after_window_add_rematch (MusterAfterWindow *self,
                                                    GtkWidget         *group);
/* Adds a group about how the battle swung below the luck. */
void               muster_after_window_add_swing   (MusterAfterWindow *self,
                                                    GtkWidget         *group);

G_END_DECLS
