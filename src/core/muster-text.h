/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Texts that players enter. In a model they are never NULL, always valid UTF-8, and never longer
 * than their document allows, so that every model can be written and read again. */

char     *muster_text_cut (const char  *text,
                           gsize        max_bytes) G_GNUC_WARN_UNUSED_RESULT;
gboolean  muster_text_set (char       **target,
                           const char  *text,
                           gsize        max_bytes);

#define MUSTER_TEXT_MAX_MARKS 8 /* combining marks on one letter of a name */

gboolean muster_text_is_stacked (const char *text);

G_END_DECLS
