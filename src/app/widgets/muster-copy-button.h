/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/toolkit/muster-panel.h"
#include "sheets/document/muster-table.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_COPY_BUTTON (muster_copy_button_get_type ())
G_DECLARE_FINAL_TYPE (MusterCopyButton, muster_copy_button, MUSTER, COPY_BUTTON, MusterPanel)

/**
 * MusterCopyButton:
 *
 * A menu that copies a table for a chat, as Markdown, BBCode or CSV, or as a picture of what is shown
 * (N-WEB-02). It stands on what it copies.
 */

/* Returns the table as it is then. (transfer full) */
typedef MusterTable *(*MusterCopySource) (GtkWidget *shown);

/* @title: what stands above the table. @shown: whose picture is copied; it lives at least as long. */
void muster_copy_button_set_source (MusterCopyButton *self,
                                    const char       *title,
                                    MusterCopySource  source,
                                    GtkWidget        *shown);

G_END_DECLS
