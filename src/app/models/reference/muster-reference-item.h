/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_REFERENCE_ITEM (muster_reference_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterReferenceItem, muster_reference_item, MUSTER, REFERENCE_ITEM, GObject)

/**
 * MusterReferenceItem:
 *
 * One thing to look up: a part of the quick reference, a unit type, a trait. Immutable.
 *
 * Properties: caption (where it stands, and the ids of its rules), title, text.
 */
MusterReferenceItem *muster_reference_item_new     (const char          *section,
                                                    const char          *title,
                                                    const char          *text,
                                                    const char *const   *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Does it hold all of @words? They are folded, and end with NULL. */
gboolean             muster_reference_item_matches (MusterReferenceItem *self,
                                                    char               **words);

G_END_DECLS
