/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/lab/muster-lab-study.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LAB_WINDOW (muster_lab_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterLabWindow, muster_lab_window, MUSTER, LAB_WINDOW, AdwWindow)

/**
 * MusterLabWindow:
 *
 * What the units of two sides do to each other, in one activation and in a duel, and who wins how often.
 *
 * Signals: print (what it shows is to be printed).
 */
GtkWidget      *muster_lab_window_new          (MusterLabStudy  *study) G_GNUC_WARN_UNUSED_RESULT;

/* Returns what the page that is shown has to tell, for paper; NULL if that is nothing yet. */
MusterDocument *muster_lab_window_new_document (MusterLabWindow *self) G_GNUC_WARN_UNUSED_RESULT;
/* Returns its tables with tabulators between the cells, for a spreadsheet; NULL if there are none yet. */
char           *muster_lab_window_dup_tables   (MusterLabWindow *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
