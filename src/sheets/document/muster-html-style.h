/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document-output.h"

G_BEGIN_DECLS

/* The style sheet of a page, for the screen and for paper. */
char *muster_html_style_new (MusterDocument        *document,
                             const MusterHtmlPaper *paper) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
