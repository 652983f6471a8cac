/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Longer names take minutes to lay out, and nobody has one. */
#define MUSTER_CLUB_MAX_NAME 200 /* bytes */

/* Returns why the club does not take a name, or NULL. */
char *muster_club_name_dup_fault (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* The same for any other text of a table, which may be long and must not take minutes either. */
char *muster_club_text_dup_fault (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
