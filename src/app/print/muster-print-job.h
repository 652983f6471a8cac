/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "sheets/page/muster-pages.h"

G_BEGIN_DECLS

/* An operation that prints the pages as they are drawn everywhere. @paper: the paper of the layout;
 * the pages are scaled down for a smaller one. */
GtkPrintOperation *muster_print_job_new (MusterPages       *pages,
                                         const MusterPaper *paper,
                                         const char        *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
