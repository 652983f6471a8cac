/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the name of a side or a unit as it stands within a sentence: "the 2nd Company", "the Valley Clans",
 * "Theodore’s Horse". A name that begins with an article keeps it. */
char *muster_despatch_dup_name    (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* The same at the beginning of a sentence. */
char *muster_despatch_dup_subject (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the last name of somebody, such as "Hill" of "Captain John Hill", or NULL if there is only one
 * word. */
char *muster_despatch_dup_surname (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
