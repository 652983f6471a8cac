/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The libraries of the sheets. With -Dpch=true the compiler reads them once for
 * all files of the layer. No file relies on it: each includes what it uses, and check-style looks at that. */

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <pango/pangocairo.h>
