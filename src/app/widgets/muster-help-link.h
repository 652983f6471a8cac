/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_HELP_LINK (muster_help_link_get_type ())
G_DECLARE_FINAL_TYPE (MusterHelpLink, muster_help_link, MUSTER, HELP_LINK, GtkButton)

/**
 * MusterHelpLink:
 *
 * A button that opens the page of the manual that its property `page` names.
 */

GtkWidget *muster_help_link_new (const char *page) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
