/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/setup/muster-setup-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SETUP_PAGE (muster_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterSetupPage, muster_setup_page, MUSTER, SETUP_PAGE, GtkWidget)

/**
 * MusterSetupPage:
 *
 * A new battle in four steps, which can be taken in any order or not at all. Signals `start` (the players
 * want to begin), `close`, `print` (they want the scenario sheet) and `failed` with words that say what
 * could not be done.
 */
GtkWidget          *muster_setup_page_new         (MusterSetupSession *session) G_GNUC_WARN_UNUSED_RESULT;

MusterSetupSession *muster_setup_page_get_session (MusterSetupPage    *self);
void                muster_setup_page_show_step   (MusterSetupPage    *self,
                                                   const char         *name);

G_END_DECLS
