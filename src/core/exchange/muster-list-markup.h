/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-text.h"

G_BEGIN_DECLS

/* More lines than this are not read. */
#define MUSTER_LIST_MAX_LINES 5000

/* In bytes; what is longer is no line of a list. As long as the longest note with a markup sign before each
 * letter. */
#define MUSTER_LIST_MAX_LINE (2 * MUSTER_FORCE_MAX_NOTES + 1000)

/**
 * MusterListLine:
 * @number: of the line in the text, from 1
 * @indent: how far it is from the margin, in places
 * @is_heading: it says what follows it
 * @is_category: a heading that names a kind of units, and never the force
 * @is_item: there was a bullet or a number before it
 * @is_long: it is longer than a line can be, and was not looked at
 * @source: as it stands there
 * @raw: without markup, but with its bullet
 * @text: without bullet, markup and blanks at its ends
 */
typedef struct
{
  guint number;
  guint indent;
  gboolean is_heading;
  gboolean is_category;
  gboolean is_item;
  gboolean is_long;
  char *source;
  char *raw;
  char *text;
} MusterListLine;

/* The lines of a pasted list, be it plain, Markdown or BBCode, as MusterListLine. */
GArray         *muster_list_markup_split (const char   *text) G_GNUC_WARN_UNUSED_RESULT;
MusterListLine *muster_list_markup_get   (const GArray *lines,
                                          guint         index);

G_END_DECLS
