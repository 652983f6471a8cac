/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TROUBLE_PAGE (muster_trouble_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterTroublePage, muster_trouble_page, MUSTER, TROUBLE_PAGE, MusterPanel)

/**
 * MusterTroublePage:
 *
 * In place of everything else while the data file cannot be opened: what is wrong, and what can be
 * done. Its buttons activate `app.data-retry`, `app.data-restore`, `app.data-salvage` and
 * `app.data-read-only`.
 */
GtkWidget *muster_trouble_page_new      (const GError      *error) G_GNUC_WARN_UNUSED_RESULT;
void       muster_trouble_page_set_title (MusterTroublePage *self,
                                          const char        *title);
void       muster_trouble_page_set_busy (MusterTroublePage *self,
                                         gboolean           busy);

G_END_DECLS
