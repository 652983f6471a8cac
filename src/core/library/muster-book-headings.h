/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* (nullable): the heading of the rulebook under which a rule stands; NULL for what no book says. */
const char *muster_book_headings_find (const char *rule);

/* @rules: (nullable): ids. "K-FIRE-01, K-FIRE-02 (Resolving Firing), K-FIRE-03 (Removing Casualties)": a
 * heading stands once for all that follow each other under it. */
char       *muster_book_headings_cite (const char *const *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
