/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Prepares a name that a user gave for insertion into a text. A name that is written from right to
 * left, or contains characters that change the direction, is put into a Unicode isolate, so that it
 * does not affect the text beside it; any other name stays as it is. */
char *muster_bidi_isolate (const char *name) G_GNUC_WARN_UNUSED_RESULT;
void  muster_bidi_append  (GString    *string,
                           const char *name);

/* Isolates figures with signs between them, "+83" or "3 : 1". In a text from right to left the sign
 * would otherwise appear behind its number and the second figure before the first. */
char *muster_bidi_isolate_figures (const char *figures) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
