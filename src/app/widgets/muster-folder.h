/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Shows a folder in the user's file manager; it is made if it is not there. */
void muster_folder_open (const char *path);

G_END_DECLS
