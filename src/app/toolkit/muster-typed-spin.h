/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Call it before any other handler of the signal "output" is connected. */
void muster_typed_spin_watch (GtkSpinButton *spin);

G_END_DECLS
