/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Lists in the reader's language: what stands between two items, in the middle and before the last one is a
 * translator's to say. */

/* Adds an item to a list that goes on: "a, b, c". An empty list gets the item alone. */
void  muster_enumeration_add  (GString           *list,
                               const char        *item);
/* @items: ended by NULL. "a, b, c"; "" of none. */
char *muster_enumeration_join (const char *const *items) G_GNUC_WARN_UNUSED_RESULT;
/* All of them: "a", "a and b", "a, b and c". */
char *muster_enumeration_all  (const char *const *items) G_GNUC_WARN_UNUSED_RESULT;
/* One of them: "a", "a or b", "a, b or c". */
char *muster_enumeration_any  (const char *const *items) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
