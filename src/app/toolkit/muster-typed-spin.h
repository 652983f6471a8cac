/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Call it before any other handler of the signal "output" is connected. */
void muster_typed_spin_watch      (GtkSpinButton *spin);

/* Lets the wheel change the number only while the entry has the focus; otherwise it scrolls what is around.
 * muster_typed_spin_watch() does it too. */
void muster_typed_spin_tame_wheel (GtkSpinButton *spin);

G_END_DECLS
