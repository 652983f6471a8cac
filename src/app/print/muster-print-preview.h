/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/print/muster-print-setup.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PRINT_PREVIEW (muster_print_preview_get_type ())
G_DECLARE_FINAL_TYPE (MusterPrintPreview, muster_print_preview, MUSTER, PRINT_PREVIEW, AdwWindow)

/**
 * MusterPrintPreview:
 *
 * Pages as they will be on paper, with what can be chosen of them beside them; prints and exports.
 *
 * Properties: setup (construct only).
 */
GtkWidget *muster_print_preview_new     (MusterPrintSetup  *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a preview of the sheets of @source. @settings: stores the choices. */
void       muster_print_preview_present (GtkWindow         *parent,
                                         MusterSheetSource *source,
                                         GSettings         *settings);

G_END_DECLS
