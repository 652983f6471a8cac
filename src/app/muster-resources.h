/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The templates and styles of the window. To be called before any of its widgets is made: a linker
 * leaves out of a static library what nobody calls, and with it what would register by itself. */
void muster_resources_register (void);

G_END_DECLS
