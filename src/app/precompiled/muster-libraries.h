/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The libraries of the window. With -Dpch=true the compiler reads them once for all files of this
 * layer. No file relies on that: each includes what it uses, and check-style verifies it. */

#include <adwaita.h>
#include <json-glib/json-glib.h>
