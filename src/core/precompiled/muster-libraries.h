/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The libraries that nearly every file of the core includes. With -Dpch=true the compiler reads them once for
 * all files of the layer. No file relies on it: each includes what it uses, and check-style looks at that. */

#include <gio/gio.h>
#include <json-glib/json-glib.h>
