/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *muster_plain_text    (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* How many places a text takes where every character has the same width. */
guint muster_plain_measure (const char *text,
                            gssize      length);

/* How many bytes of a text are words that lead it, with their colon: 0 if none do. */
gsize muster_plain_measure_lead (const char *text);

/* Breaks a text into lines of at most @width places: between words, or within one that is longer.
 * */
char **muster_plain_wrap   (const char *text,
                            guint       width) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
