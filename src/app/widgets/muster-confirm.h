/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Dialogs that ask for confirmation or tell what went wrong. Only this file knows which dialog of
 * the toolkit they use. No text is read as markup. */

void     muster_confirm_async  (GtkWindow           *parent,
                                const char          *heading,
                                const char          *body,
                                const char          *confirm_label,
                                GAsyncReadyCallback  callback,
                                gpointer             data);
gboolean muster_confirm_finish (GAsyncResult        *result);

void     muster_confirm_tell   (GtkWindow           *parent,
                                const char          *heading,
                                const char          *body);
void     muster_confirm_report (GtkWindow           *parent,
                                const char          *heading,
                                const char          *body,
                                const char          *page);

G_END_DECLS
