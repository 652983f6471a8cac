/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Registers the templates and styles of the window. Call this before the first widget is made:
 * resources cannot register themselves, since a linker drops what nobody calls from a static
 * library. */
void muster_resources_register (void);

G_END_DECLS
