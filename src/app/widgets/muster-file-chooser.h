/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Dialogs that ask for a file. Only this file knows which dialog of the toolkit they use. If the
 * user cancels, the error is G_IO_ERROR_CANCELLED. */

/* Battles and forces, one or several. */
void       muster_file_chooser_open_many_async  (GtkWindow    *parent,
                                        const char           *title,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
GPtrArray *muster_file_chooser_open_many_finish (GAsyncResult *result,
                                        GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* A picture. */
void   muster_file_chooser_open_image_async (GtkWindow       *parent,
                                        const char           *title,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
/* A table (CSV). */
void   muster_file_chooser_open_table_async (GtkWindow       *parent,
                                        const char           *title,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
/* A drawing (SVG). */
void   muster_file_chooser_open_drawing_async (GtkWindow     *parent,
                                        const char           *title,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
/* A folder. */
void   muster_file_chooser_open_folder_async (GtkWindow      *parent,
                                        const char           *title,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
GFile *muster_file_chooser_open_finish (GAsyncResult         *result,
                                        GError              **error) G_GNUC_WARN_UNUSED_RESULT;

void   muster_file_chooser_save_async  (GtkWindow            *parent,
                                        const char           *title,
                                        const char           *name,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              data);
GFile *muster_file_chooser_save_finish (GAsyncResult         *result,
                                        GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
