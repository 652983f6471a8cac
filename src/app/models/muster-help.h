/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The manual: which of its pages belongs to a page of the window or to another window, and where it is. */

const char *muster_help_find_page   (const char *window_page,
                                     const char *part);
const char *muster_help_find_window (const char *type);
char       *muster_help_dup_uri     (const char *page) G_GNUC_WARN_UNUSED_RESULT;

/* For tests. */
char       *muster_help_choose_uri  (const char *page,
                                     const char *installed,
                                     gboolean    has_reader) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
