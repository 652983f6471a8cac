/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/reference/muster-reference-item.h"
#include "app/toolkit/muster-panel.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REFERENCE_ROW (muster_reference_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterReferenceRow, muster_reference_row, MUSTER, REFERENCE_ROW, MusterPanel)

/**
 * MusterReferenceRow:
 *
 * One thing to look up; a scenario with its map, on the usual table.
 */
GtkWidget *muster_reference_row_new      (void) G_GNUC_WARN_UNUSED_RESULT;

void       muster_reference_row_set_item (MusterReferenceRow  *self,
                                          MusterReferenceItem *item,
                                          MusterLibrary       *library,
                                          MusterRuleset       *ruleset);

G_END_DECLS
