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
 * The links between units in a list that is being read. The other unit may come further down, so
 * links are kept as text until everything has been read.
 */
typedef struct _MusterReadingLinks MusterReadingLinks;

MusterReadingLinks *muster_reading_links_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void                muster_reading_links_free  (MusterReadingLinks *self);

/* @unit: the line of the unit; @text: "#6 Gun team", a name or an id; @line: the line that says so.
 * The reading owns both lines. */
void                muster_reading_links_add   (MusterReadingLinks *self,
                                                MusterReadingLine  *unit,
                                                const char         *text,
                                                MusterReadingLine  *line);
/* Adds a remark to each line whose other unit is not found. @lines: all lines, as
 * MusterReadingLine. */
void                muster_reading_links_check (MusterReadingLinks *self,
                                                GListModel         *lines);
/* @force: was made of these lines, its units in their order */
void                muster_reading_links_apply (MusterReadingLinks *self,
                                                GListModel         *lines,
                                                MusterForce        *force);

G_END_DECLS
