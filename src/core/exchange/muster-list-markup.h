/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-text.h"

G_BEGIN_DECLS

/* The largest number of lines that is read. */
#define MUSTER_LIST_MAX_LINES 5000

/* The longest line in bytes: the longest note with a markup sign before each letter. */
#define MUSTER_LIST_MAX_LINE (2 * MUSTER_FORCE_MAX_NOTES + 1000)

/**
 * MusterListLine:
 * @number: of the line in the text, from 1
 * @indent: its indentation in columns
 * @is_heading: whether it describes the lines that follow
 * @is_category: a heading that names a kind of units, and never the force
 * @is_item: there was a bullet or a number before it
 * @is_long: whether it is too long, and was not read
 * @source: the original line
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
