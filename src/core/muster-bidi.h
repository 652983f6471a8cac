/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A name that somebody gave, for a text that is put together around it. One that is written from right to
 * left, or has marks that turn a text, is isolated, so that it does not turn what stands beside it; any other
 * stays as it is. */
char *muster_bidi_isolate (const char *name) G_GNUC_WARN_UNUSED_RESULT;
void  muster_bidi_append  (GString    *string,
                           const char *name);

/* Figures with signs and marks between them, "+83" or "3 : 1", for a text that may be written from right to
 * left: there the sign would stand behind its number and the second figure before the first. */
char *muster_bidi_isolate_figures (const char *figures) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
