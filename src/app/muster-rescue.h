/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What can be done about a data file that does not open. Each returns what was done, in words, or
 * NULL; the file that was there is kept in either case. */

char *muster_rescue_restore     (const char    *path,
                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;
char *muster_rescue_salvage     (const char    *path,
                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;

char *muster_rescue_dup_failure (const GError  *error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
