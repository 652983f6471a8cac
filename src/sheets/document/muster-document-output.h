/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* A document as text to paste or to keep. Each is UTF-8 and ends with a newline. */

/* A width in which no line is broken. */
#define MUSTER_DOCUMENT_UNBROKEN (1024 * 1024)

/* @columns: the width of a line. A table that is wider than that is written row by row. */
char *muster_document_to_text     (MusterDocument *document,
                                   guint           columns) G_GNUC_WARN_UNUSED_RESULT;
/* With tables as GitHub, forums and note programs read them. */
char *muster_document_to_markdown (MusterDocument *document) G_GNUC_WARN_UNUSED_RESULT;
/* For boards and forums. */
char *muster_document_to_bbcode   (MusterDocument *document) G_GNUC_WARN_UNUSED_RESULT;
/* One page that needs nothing else and is allowed nothing else: no script, no address, no image
 * but drawings, which stand in it as SVG. */
char *muster_document_to_html     (MusterDocument *document) G_GNUC_WARN_UNUSED_RESULT;

/* What a block of cards, tokens or lines says, in blocks of the simpler kinds: for outputs that have none. */
MusterDocument *muster_block_new_plain (const MusterBlock *block) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
