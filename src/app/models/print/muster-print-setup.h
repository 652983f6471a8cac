/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-object.h"
#include "sheets/muster-sheet-source.h"
#include "sheets/page/muster-document-file.h"
#include "sheets/page/muster-pages.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PRINT_SETUP (muster_print_setup_get_type ())
G_DECLARE_FINAL_TYPE (MusterPrintSetup, muster_print_setup, MUSTER, PRINT_SETUP, MusterObject)

/**
 * MusterPrintSetup:
 *
 * What somebody is about to print, and how: the choices of a print preview and the pages that come of
 * them.
 *
 * Properties: source (for good), sheet (index), paper (MusterPaperSize), landscape, large-type, boxes,
 * notes, lost, cut-lines, backs, lines, course (off at first, as lines are), cards-per-page (0: as many as
 * can be read well), marker-size (in millimetres, 0: the usual one), objectives (how many markers for them).
 * Signal `changed`: the pages are others now; once for each change.
 */
MusterPrintSetup  *muster_print_setup_new            (MusterSheetSource     *source,
                                                      const char            *date) G_GNUC_WARN_UNUSED_RESULT;

MusterSheetSource *muster_print_setup_get_source     (MusterPrintSetup      *self);
/* The options that the chosen sheet uses. */
MusterSheetUse     muster_print_setup_get_uses       (MusterPrintSetup      *self);

/* All units are shown at first. */
gboolean           muster_print_setup_get_unit_shown (MusterPrintSetup      *self,
                                                      guint                  unit);
void               muster_print_setup_set_unit_shown (MusterPrintSetup      *self,
                                                      guint                  unit,
                                                      gboolean               shown);
guint              muster_print_setup_get_n_shown    (MusterPrintSetup      *self);

/* Loads the choices of the last time from the settings and keeps them there. */
void               muster_print_setup_bind           (MusterPrintSetup      *self,
                                                      GSettings             *settings);

/* The result of the choices. The pages stay the same until a choice changes. */
MusterPages       *muster_print_setup_get_pages      (MusterPrintSetup      *self);
const MusterPaper *muster_print_setup_get_paper      (MusterPrintSetup      *self);
GBytes            *muster_print_setup_write          (MusterPrintSetup      *self,
                                                      MusterDocumentFormat   format,
                                                      GError               **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
