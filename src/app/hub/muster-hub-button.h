/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/hub/muster-hub-centre.h"

G_BEGIN_DECLS

/* A button that asks the centre for @work, of which it keeps a copy. @label: with a mnemonic. */
GtkWidget     *muster_hub_button_new  (MusterHubCentre     *centre,
                                       const char          *label,
                                       const MusterHubWork *work) G_GNUC_WARN_UNUSED_RESULT;

/* The same, which asks the reader first. @heading, @body, @confirm: of the question. */
GtkWidget     *muster_hub_button_new_asking (MusterHubCentre     *centre,
                                             const char          *label,
                                             const MusterHubWork *work,
                                             const char          *heading,
                                             const char          *body,
                                             const char          *confirm) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
