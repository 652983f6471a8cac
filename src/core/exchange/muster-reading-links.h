/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-force.h"
#include "core/exchange/muster-reading-line.h"

G_BEGIN_DECLS

/**
 * MusterReadingLinks:
 *
 * Who goes with whom in a list that is being read. The other unit may stand further down, so that what was
 * said is kept until all of it has been read.
 */
typedef struct _MusterReadingLinks MusterReadingLinks;

MusterReadingLinks *muster_reading_links_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void                muster_reading_links_free  (MusterReadingLinks *self);

/* @unit: the line of the unit; @text: "#6 Gun team", a name or an id; @line: where it was said. Both lines
 * are those of a reading, which keeps them. */
void                muster_reading_links_add   (MusterReadingLinks *self,
                                                MusterReadingLine  *unit,
                                                const char         *text,
                                                MusterReadingLine  *line);
/* Says where nobody is called so. @lines: MusterReadingLine, all there are. */
void                muster_reading_links_check (MusterReadingLinks *self,
                                                GListModel         *lines);
/* @force: was made of these lines, its units in their order */
void                muster_reading_links_apply (MusterReadingLinks *self,
                                                GListModel         *lines,
                                                MusterForce        *force);

G_END_DECLS
