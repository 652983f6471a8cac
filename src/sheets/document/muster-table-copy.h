/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-table.h"

G_BEGIN_DECLS

/* The most characters that a text for a chat has (N-WEB-02): chats refuse longer messages. */
#define MUSTER_TABLE_MAX_CHAT 1900

/* A table as a text that somebody pastes elsewhere. @title: what stands above it, or "". */

/* Aligned by blanks. Where it has more than %MUSTER_TABLE_MAX_CHAT characters, the last rows are left out,
 * and it says how many. */
char *muster_table_copy_to_chat     (const MusterTable *self,
                                     const char        *title) G_GNUC_WARN_UNUSED_RESULT;
char *muster_table_copy_to_markdown (const MusterTable *self,
                                     const char        *title) G_GNUC_WARN_UNUSED_RESULT;
char *muster_table_copy_to_bbcode   (const MusterTable *self,
                                     const char        *title) G_GNUC_WARN_UNUSED_RESULT;
/* Without the title. A cell that a spreadsheet would take for a formula gets an apostrophe. */
char *muster_table_copy_to_csv      (const MusterTable *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
