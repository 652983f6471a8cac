/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/campaign/muster-gazette-draft.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_GAZETTE_WINDOW (muster_gazette_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterGazetteWindow, muster_gazette_window, MUSTER, GAZETTE_WINDOW, AdwWindow)

/**
 * MusterGazetteWindow:
 *
 * A newspaper before it is printed: for whom and about what it is, and its text, to be edited. Asks
 * before what was edited is lost. Signal `print` (MusterSheetSource): to be shown in a preview.
 */
GtkWidget *muster_gazette_window_new (GtkWindow          *parent,
                                      MusterGazetteDraft *draft) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
