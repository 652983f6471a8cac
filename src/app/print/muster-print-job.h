/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "sheets/page/muster-pages.h"

G_BEGIN_DECLS

/* An operation that puts the pages on paper, painted as they are everywhere. @paper: what they were laid
 * out for; on another, they are made smaller to fit. */
GtkPrintOperation *muster_print_job_new (MusterPages       *pages,
                                         const MusterPaper *paper,
                                         const char        *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
