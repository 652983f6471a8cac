/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Makes a map of a drawing: each shape or text that has an id becomes a place, in the middle of where it
 * is, called by its label, its title, its text, or else its id. There are no links yet. NULL: it is no SVG,
 * or has no such shape, or too many. */
JsonNode *muster_campaign_map_svg_read (const char  *text,
                                        gsize        length,
                                        const char  *origin,
                                        GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
