/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Shows a folder in the user's file manager, and creates it if necessary. */
void muster_folder_open (const char *path);

G_END_DECLS
