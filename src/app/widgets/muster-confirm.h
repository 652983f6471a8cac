/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asking whether something is meant, and telling what went wrong. The only place that knows which
 * dialog the toolkit has for it. All texts are shown as they are. */

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

G_END_DECLS
