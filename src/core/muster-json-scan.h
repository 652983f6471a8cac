/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Is this a document that Muster takes, and that the parser may therefore be given? */
gboolean muster_json_scan (const char  *text,
                           gsize        length,
                           const char  *origin,
                           GError     **error);

G_END_DECLS
