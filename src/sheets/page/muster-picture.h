/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* An image file as something to paint, made smaller if it is larger than any paper needs. NULL: it is no
 * image that can be read. */
cairo_surface_t *muster_picture_new (GBytes *content) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
