/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_LINE_BOX (muster_line_box_get_type ())
G_DECLARE_FINAL_TYPE (MusterLineBox, muster_line_box, MUSTER, LINE_BOX, GtkWidget)

/**
 * MusterLineBox:
 *
 * Lines of text, one below the other: what the rules did, or what is to be done on the table. Not
 * there at all without a line.
 *
 * Properties: lines.
 */
void muster_line_box_set_lines       (MusterLineBox     *self,
                                      const char *const *lines);
/* Sets lines with the id of the rule that each cites, or ""; a link to the rule follows the
 * line. */
void muster_line_box_set_cited_lines (MusterLineBox     *self,
                                      const char *const *lines,
                                      const char *const *rules);

G_END_DECLS
