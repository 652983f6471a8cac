/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ACTION_ROW (muster_action_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterActionRow, muster_action_row, MUSTER, ACTION_ROW, AdwActionRow)

struct _MusterActionRowClass
{
  AdwActionRowClass parent_class;
};

/**
 * MusterActionRow:
 *
 * A row of libadwaita's that is measured quickly. It looks the same.
 */
GtkWidget *muster_action_row_new        (void) G_GNUC_WARN_UNUSED_RESULT;
/* Shows the texts without markup, on as many lines as they need. @subtitle: (nullable). */
void       muster_action_row_make_plain (MusterActionRow *self);
GtkWidget *muster_action_row_new_plain  (const char      *title,
                                         const char      *subtitle) G_GNUC_WARN_UNUSED_RESULT;
void       muster_action_row_set_texts  (GtkWidget       *row,
                                         const char      *title,
                                         const char      *subtitle);

G_END_DECLS
