/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Rows of texts, printed in columns that are as wide as they have to be. */
typedef struct _MusterCliTable MusterCliTable;

MusterCliTable *muster_cli_table_new     (guint           n_columns) G_GNUC_WARN_UNUSED_RESULT;
void            muster_cli_table_free    (MusterCliTable *self);

/* As many texts as there are columns; each is copied. %NULL is an empty one. */
void            muster_cli_table_add_row (MusterCliTable *self,
                                          ...);
guint           muster_cli_table_get_n_rows (MusterCliTable *self);
void            muster_cli_table_print   (MusterCliTable *self,
                                          const char     *indent);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCliTable, muster_cli_table_free)

G_END_DECLS
