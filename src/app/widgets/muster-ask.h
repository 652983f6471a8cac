/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Dialogs that ask for a text or for one of several choices. No text is read as markup. */

void  muster_ask_text_async    (GtkWindow           *parent,
                                const char          *heading,
                                const char          *text,
                                const char          *confirm_label,
                                GAsyncReadyCallback  callback,
                                gpointer             data);
/* (nullable): NULL if nothing was entered. */
char *muster_ask_text_finish   (GAsyncResult        *result) G_GNUC_WARN_UNUSED_RESULT;

void  muster_ask_choice_async  (GtkWindow           *parent,
                                const char          *heading,
                                const char          *body,
                                const char *const   *choices,
                                const char          *confirm_label,
                                GAsyncReadyCallback  callback,
                                gpointer             data);
/* Returns the index of the choice, or -1. */
int   muster_ask_choice_finish (GAsyncResult        *result);

G_END_DECLS
