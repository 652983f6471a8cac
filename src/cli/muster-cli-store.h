/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* The data file that a command is about: the one named by --store, or the user's own. */
char        *muster_cli_store_dup_path   (const char        *wanted) G_GNUC_WARN_UNUSED_RESULT;

/* Has the user stored anything yet? */
gboolean     muster_cli_store_has        (const char        *wanted);

/* NULL: said why, and what can be done about it. */
MusterStore *muster_cli_store_open       (const char        *wanted,
                                          MusterStoreFlags   flags) G_GNUC_WARN_UNUSED_RESULT;

/* Says what went wrong with a data file, and what can be done about it. */
void         muster_cli_store_complain (const GError     *error);

/* Says what of the file is missing or damaged, as far as it was looked at. FALSE: nothing. */
gboolean     muster_cli_store_complain_of_losses (MusterStore     *store);

/* Ends a command that has read from the store: whatever was found missing or damaged makes it fail, also if
 * all that could be read was printed. */
MusterCliStatus muster_cli_store_finish_reading (MusterStore      *store,
                                                 MusterCliStatus   status);

/* Ends any other command: what a store that was only read has noted as damaged or missing is told, if nobody
 * told it, and makes the command fail. */
MusterCliStatus muster_cli_store_finish         (MusterCliStatus   status);

/* What may be said of a store before a command ends. */
char        *muster_cli_store_dup_time         (gint64             seconds) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable): the image of this id, for sheets. @store: a MusterStore */
GBytes      *muster_cli_store_find_image (const char *id,
                                          gpointer    store);

G_END_DECLS
