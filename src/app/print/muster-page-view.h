/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "sheets/page/muster-pages.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PAGE_VIEW (muster_page_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterPageView, muster_page_view, MUSTER, PAGE_VIEW, GtkWidget)

/* One page on the screen, drawn as on paper: always black on white. */
GtkWidget *muster_page_view_new      (void) G_GNUC_WARN_UNUSED_RESULT;

void       muster_page_view_set_page (MusterPageView *self,
                                      MusterPages    *pages,
                                      guint           page);
/* 1 for the size of the paper; 0 to fit the width. */
void       muster_page_view_set_zoom (MusterPageView *self,
                                      double          zoom);

G_END_DECLS
